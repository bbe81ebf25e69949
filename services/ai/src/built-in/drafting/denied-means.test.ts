import { describe, expect, it } from '@jest/globals';
import { deniedMeans, withoutDeniedMeans } from './denied-means.rules.ts';

describe('a means that somebody refuses', () => {
  it.each([
    'find a job in logistics, LinkedIn is not for me',
    'find clients but I hate LinkedIn',
    "find customers, I won't do cold calls",
    'find a boyfriend, no dating apps',
    'sell my paintings, no Instagram please',
    'get fit again, I hate gyms',
    "get stronger, I can't stand the gym",
    'travel to Greece without flying',
    'sing in a choir, but nothing religious, I mean no church',
  ])('is read from "%s"', (text) => expect(deniedMeans(text)).toHaveLength(1));

  it.each(['get more followers on Instagram', 'join a gym', 'learn to fly', 'update my LinkedIn profile'])(
    'is none in "%s"',
    (text) => expect(deniedMeans(text)).toHaveLength(0),
  );

  it('leaves the steps, and what goes instead stands there', () => {
    const steps = [
      { title: 'Write your offer', description: 'One page.' },
      { title: 'Tell people', description: 'Write to old colleagues. Update your LinkedIn profile first.' },
    ];
    const [first, second] = withoutDeniedMeans(steps, 'find clients, LinkedIn is not for me');
    expect(first).toEqual(steps[0]);
    expect(second?.description).toBe(
      'Write to old colleagues. Without LinkedIn, as you want it: write to people you have worked with by mail or ring them, and ask each for one name.',
    );
  });
});
