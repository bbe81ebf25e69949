import { apiNames } from '@pathwise/contracts/apis';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { listGivenUp } from '@pathwise/service-kit/mail/mail.model';
import mongoose from 'mongoose';

/** The mails that services gave up: no server took them within a day, or one refused them for good. */
export async function givenUpMails({ mongoUrl }: { mongoUrl: string }) {
  const lists = apiNames.map(async (service) => {
    const db = await mongoose.createConnection(withDatabase(mongoUrl, `pathwise_${service}`)).asPromise();
    try {
      const given = await listGivenUp(db);
      return given.map(({ _id: key, at, to = '', reason = '' }) => ({ service, key, at, to, reason }));
    } finally {
      await db.close();
    }
  });
  return (await Promise.all(lists)).flat();
}
