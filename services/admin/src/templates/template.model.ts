import { ownerless } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, instant, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

/** Templates that an admin has created or edited. A built-in one without a row is as Pathwise comes with it. */
export const templates = collection('emailTemplates', ownerless('texts for everybody'), {
  _id: word,
  name: word,
  subject: word,
  html: word,
  isCustom: flag,
  version: count,
  updatedAt: instant,
});
export type TemplateRecord = RecordOf<typeof templates>;

const byType = ownerless('texts for everybody', [{ key: { type: 1, version: -1 } }]);
/** What a template was after each edit. */
export const templateVersions = collection('emailTemplateVersions', byType, {
  /** Type and version. */
  _id: word,
  type: word,
  version: count,
  subject: word,
  html: word,
  at: instant,
});
