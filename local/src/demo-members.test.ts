import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { maya, otherMembers } from './demo-members.ts';
import { photoOf } from './demo-portrait.ts';
import { demoChallenges, demoIntroductions, demoOffers, demoReport, demoRequests } from './demo-posts.ts';

const members = [maya, ...otherMembers];
const premium = members.filter((member) => member.premium).map(({ email }) => email);

describe('the demo members', () => {
  it('are two dozen, each with an address that nobody can own', () => {
    expect(members.length).toBeGreaterThanOrEqual(24);
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length);
    for (const { email } of members) expect(email).toMatch(/^[a-z]+@example\.org$/);
  });

  it('each have a drawn portrait of their own, small enough for an upload', async () => {
    const photos = await Promise.all(members.map(({ portrait }) => photoOf(portrait)));
    expect(new Set(photos).size).toBe(members.length);
    for (const photo of photos) {
      const [, jpeg = ''] = /^data:image\/jpeg;base64,(.+)$/.exec(photo) ?? [];
      const { format, width, height } = await sharp(Buffer.from(jpeg, 'base64')).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 300, height: 300 });
      expect(jpeg.length).toBeLessThan(100_000);
    }
  });

  it('post, ask and report on the premium plan only, in all three places', () => {
    const lists = [demoRequests, demoChallenges, demoOffers];
    for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(4);
    expect(premium).toEqual(expect.arrayContaining(lists.flat().map(({ by }) => by)));
    expect(premium).toEqual(expect.arrayContaining([...demoIntroductions.map(({ from }) => from), demoReport.by]));
    expect(demoOffers.map(({ title }) => title)).toContain(demoReport.title);
  });
});
