import { ownerless } from '@pathwise/service-kit/mongo/collections';
import { collection, flag, instant, text, word } from '@pathwise/service-kit/mongo/fields';

/** The admins' switch of payments: one row, `payments_enabled`. Without it payments are on. */
export const settings = collection('settings', ownerless('a switch of the product'), {
  _id: word,
  value: flag,
  description: text,
  at: instant,
});

/** Who changed a setting, and how. Rows are only ever added. */
export const settingChanges = collection('settingChanges', ownerless('a switch, and the hash of the admin'), {
  _id: word,
  setting: word,
  value: flag,
  description: text,
  admin: word,
  at: instant,
});
