import { describe, expect, it } from '@jest/globals';
import { deniedMeans, withoutDeniedMeans, withoutStepsOfMeans } from './denied-means.rules.ts';

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

  it.each([
    ['Get over my fear of flying', 'I hate flying'],
    ['Find a new job in sales', 'I hate cold calling'],
    ['Learn to fly', "I can't stand flying in bad weather"],
    ['Quit Instagram for good', 'no Instagram'],
    ['Run a church choir', 'nothing religious, no church'],
    ['Be less shy', 'I hate networking'],
  ])('is none where the wish is about it: "%s", "%s"', (title, more) =>
    expect(deniedMeans(`${title}. ${title}, ${more}`, title)).toHaveLength(0),
  );

  it.each(['Travel to Greece without flying', 'Find a partner, no dating apps', 'Get stronger without a gym'])(
    'is one where the title itself refuses it: "%s"',
    (title) => expect(deniedMeans(title, title)).toHaveLength(1),
  );

  it.each([
    'travel to Japan in May, no flights booked yet',
    'find clients, not on LinkedIn yet',
    "get fit, I don't go to the gym enough",
    'get a new job, cold calling scares me',
  ])('is none where it is only lacked or feared: "%s"', (text) => expect(deniedMeans(text)).toHaveLength(0));

  const words = 'find clients, LinkedIn is not for me';
  const denied = deniedMeans(words, 'Find clients');
  const note =
    'Without LinkedIn, as you asked: ring people you have worked with or send them an email, and ask each for one name.';

  it('leaves the steps, and what goes instead stands there', () => {
    const steps = [
      { title: 'Write your offer', description: 'One page.', resources: null },
      {
        title: 'Tell people',
        description: 'Write to old colleagues. Update your LinkedIn profile first.',
        resources: 'Profiles: https://linkedin.com · Letters: https://example.org',
      },
    ];
    const [first, second] = withoutDeniedMeans(steps, words, denied);
    expect(first).toEqual(steps[0]);
    expect(second?.description).toBe(`Write to old colleagues. ${note}`);
    expect(second?.resources).toBe('Letters: https://example.org');
  });

  it('is no sentence beside its refusal', () => {
    const steps = [
      { title: 'Tell people', description: 'Write it on LinkedIn.', resources: 'LinkedIn: https://x.org' },
    ];
    expect(withoutDeniedMeans(steps, words, denied)).toEqual([
      { title: 'Tell people', description: note, resources: null },
    ]);
  });

  it('takes along the steps that are about it', () => {
    const plain = ['Plan', 'Write', 'Ask', 'Meet'].map((title) => ({ title, description: 'Do it well.' }));
    const own = { title: 'Renew your LinkedIn profile', description: 'An hour.' };
    const hidden = { title: 'Be seen', description: 'Post on LinkedIn. Answer on LinkedIn.' };
    const last = { title: 'Sign', description: 'Done.' };
    expect(withoutStepsOfMeans([own, ...plain, hidden, last], denied)).toEqual([...plain, last]);
  });

  it('is not spoken of where a step cannot do without it', () => {
    const steps = [{ title: 'Renew your LinkedIn profile', description: 'An hour.', resources: null }];
    expect(withoutDeniedMeans(steps, words, denied)).toEqual(steps);
  });
});
