import { describe, expect, it } from '@jest/globals';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import mongoose from 'mongoose';
import type { Locator, Page } from 'playwright-core';
import { gone, shown } from '../src/driving/browser.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson, type Person, premiumPeople } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const openAt = windowsAt(() => platform.url);
const open = (person: Person, width = 1280) => openAt({ person, width });
const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const long =
  'Every Sunday evening for half an hour. We look at what got done, what did not, and why. Then each of us names one thing for the week that comes, and says it out loud.';

/** Moves the day on which a post lapses into the past. */
async function lapse(postId: string): Promise<void> {
  const database = await mongoose.createConnection(withDatabase(platform.mongoUrl, 'pathwise_social')).asPromise();
  try {
    const posts = database.collection<{ _id: string }>('posts');
    const { modifiedCount } = await posts.updateOne(
      { _id: postId },
      { $set: { freshUntil: new Date(Date.now() - 1) } },
    );
    expect(modifiedCount).toBe(1);
  } finally {
    await database.close();
  }
}

const writeRequest = ({ api }: Person, title: string) =>
  api.social.createAccountabilityRequest({ body: { title, description: long, category: 'Other' } });
const writeChallenge = ({ api }: Person, title: string) =>
  api.social.createChallenge({ body: { title, description: long, category: 'Other' } });
const writeOffer = ({ api }: Person, title: string) =>
  api.social.createMentorshipOffer({ body: { title, description: long, price: '$50/hour' } });

const kinds = [
  { path: '/accountability', create: 'New Request', noun: 'request', write: writeRequest },
  { path: '/challenges', create: 'New Challenge', noun: 'challenge', write: writeChallenge },
  { path: '/mentorship', create: 'New Offer', noun: 'offer', write: writeOffer },
];

describe('posts', () => {
  it.each([1280, 375].flatMap((width) => kinds.map((kind) => ({ ...kind, width }))))(
    '$path: one is written, read by another, deleted and brought back, at $width',
    async (posts) => {
      const { path, create, noun, width, write } = posts;
      const [author, reader] = await premiumPeople(platform, 2);
      if (!author || !reader) throw new Error('two people are needed');
      const title = `A ${noun} for ${author.user.id}`;
      // while this one shows and the other does not, the list is loaded and lacks it
      const readers = `A ${noun} for ${reader.user.id}`;
      await write(reader, readers);
      const [own, other] = [await open(author, width), await open(reader, width)];
      await own.page.goto(path);
      await own.page.getByRole('button', { name: create }).first().click();
      const form = own.page.getByRole('dialog', { name: create });
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Description').fill(long);
      if (path === '/mentorship') await form.getByLabel('Price').fill('$50/hour');
      await form.getByRole('button', { name: 'Post', exact: true }).click();
      await gone(form);
      await shown(card(own.page, title));

      await other.page.goto(path);
      const read = await shown(card(other.page, title));
      expect(await read.textContent()).not.toContain(long);
      await read.getByRole('button', { name: /^Show more/ }).click();
      await shown(read.getByText(long));
      await read.getByRole('button', { name: /^Show less/ }).click();
      expect(await read.getByRole('button', { name: `Delete ${title}` }).count()).toBe(0);
      expect(await other.page.content()).not.toContain(author.user.email);

      await own.page.getByRole('button', { name: `Delete ${title}` }).click();
      await gone(card(own.page, title));
      await toasted(own.page, `The ${noun} is deleted`);
      await other.page.reload();
      await shown(card(other.page, readers));
      expect(await card(other.page, title).count()).toBe(0);
      await own.page.getByRole('button', { name: /^Undo/ }).first().click();
      await shown(card(own.page, title));
      await other.page.reload();
      await shown(card(other.page, title));
      expect([...own.problems(), ...other.problems()]).toEqual([]);
    },
  );

  it('lapse for everybody but their author, who renews with one press', async () => {
    const [author, reader] = await premiumPeople(platform, 2);
    if (!author || !reader) throw new Error('two people are needed');
    const title = `Last month, by ${author.user.id}`;
    const readers = `This month, by ${reader.user.id}`;
    await writeChallenge(reader, readers);
    const { id } = await writeChallenge(author, title);
    await lapse(id);
    const [own, other] = [await open(author), await open(reader)];
    await own.page.goto('/challenges');
    await shown(card(own.page, title).getByText('Lapsed: only you see it'));
    await other.page.goto('/challenges');
    await shown(card(other.page, readers));
    expect(await card(other.page, title).count()).toBe(0);
    await own.page.getByRole('button', { name: `Renew ${title}` }).click();
    await toasted(own.page, 'Your challenge stays for another 30 days');
    await shown(card(own.page, title).getByText('Lapses in 30 days'));
    await other.page.reload();
    await shown(card(other.page, title));
    expect([...own.problems(), ...other.problems()]).toEqual([]);
    await Promise.all([own.close(), other.close()]);
  });

  it('are a teaser with samples on the free plan', async () => {
    const [author] = await premiumPeople(platform, 1);
    const title = `Only for Premium, by ${author?.user.id}`;
    if (author) await writeChallenge(author, title);
    const window = await open(await newPerson(platform.url));
    await window.page.goto('/challenges');
    await shown(window.page.getByText('Sample', { exact: true }));
    expect(await window.page.content()).not.toContain(title);
    await window.page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await shown(window.page.getByRole('dialog', { name: 'Upgrade for challenges' }));
    expect(window.problems()).toEqual([]);
  });
});
