import { ownerless } from '@pathwise/service-kit/mongo/collections';
import { collection, flag, instant, word } from '@pathwise/service-kit/mongo/fields';

/** Triggers that an admin has switched, by their name. A trigger without a row is on. */
export const automationSettings = collection('emailAutomationSettings', ownerless('which mails are sent; of nobody'), {
  _id: word,
  isEnabled: flag,
  changedAt: instant,
});
