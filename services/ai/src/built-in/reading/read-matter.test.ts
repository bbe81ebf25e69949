import { describe, expect, it } from '@jest/globals';
import { learnedFrom, stampOfMessages } from '../../../training/learn-messages.ts';
import { matters, messageClasses } from '../messages/all.ts';
import { type Matter, sentencesOf } from '../messages/matter.ts';
import { eachOnce, stampOfMessageWeights } from '../messages/message-weights.ts';
import { readIntent } from './intent.rules.ts';
import { readMatter } from './read-matter.rules.ts';

describe('what a message is about', () => {
  it.each([
    ['so which step comes now', 'next-step'],
    ['is anything late?', 'overdue'],
    ['how far have I got with my Italian', 'progress'],
    ['why does my garden goal say 25 percent', 'why-percentage'],
    ['what did I finish last week', 'done-lately'],
    ['explain step 4 to me', 'explain-step'],
    ['I have 15 minutes, what now', 'plan-for-minutes'],
    ['which goal is nearest to the end', 'closest'],
    ['what tasks are planned for Tuesday', 'planned-week'],
    ['is there a dark theme', 'theme'],
    ['how do I get my money back', 'refund'],
    ['can my boss read my diary', 'diary-privacy'],
    ['is there an iphone version', 'phone-app'],
    ['how do I export everything', 'export-data'],
    ['what is the price of premium', 'price'],
    ['I passed my theory test!', 'good-news'],
    ['a joke please', 'joke'],
    ['I am so tired tonight', 'tired'],
    ['my uncle died on Sunday', 'news-death'],
    ['they let me go this morning', 'news-job'],
    ['please push the date to August', 'edit'],
    ['take the third step out', 'edit'],
    ['I can only spare one hour a week', 'edit'],
    ['how often should I water tomatoes?', 'advice'],
  ])('reads "%s"', (text, matter) => expect(readIntent(text).matter.matter).toBe(matter));

  it.each(['be happier', 'sort out my life', 'I just want to get better', 'something with music', 'I need a change'])(
    'takes "%s" for a wish too wide for a plan',
    (text) => expect(readIntent(text)).toMatchObject({ intent: 'goal', matter: { of: 'vague' } }),
  );

  it.each([
    ['my aunt only speaks Greek, can she use it', 'languages'],
    ['what shortcuts exist', 'keyboard'],
    ['my nan read the second step and does not know what it wants', 'explain-step'],
    ['should I tick every day', 'tick-step'],
  ])('takes the class whose matter is near, where two classes are: "%s"', (text, matter) =>
    expect(readMatter(text).matter).toBe(matter),
  );

  it.each(['I feel so alone with it', 'how do I hold a paint brush'])('leaves "%s" to its own class', (text) =>
    expect(['advice', 'talk']).toContain(readMatter(text).of),
  );

  it('chooses among the classes that it is given', () => {
    expect(readMatter('run a marathon in spring').of).toBe('wish');
    expect(readMatter('run a marathon in spring', ['own', 'app']).of).not.toBe('wish');
  });
});

it('classifies a text once, until fifty others came', () => {
  const asked: string[] = [];
  const sharesOf = eachOnce((text) => [asked.push(text)]);
  for (const text of ['run', 'swim', 'run']) sharesOf(text);
  expect(asked).toEqual(['run', 'swim']);
  for (let n = 0; n < 50; n++) sharesOf(String(n));
  expect(sharesOf('run')).toEqual([asked.length]);
});

describe('the sentences that messages are learned from', () => {
  const all: readonly Matter[] = messageClasses.flatMap((one): readonly Matter[] => matters[one]);

  it('belong to matters with names of their own', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are at least seven for each matter and sixty for each class, each said once', () => {
    for (const matter of all)
      expect({ id: matter.id, enough: sentencesOf(matter).length >= 7 }).toMatchObject({ enough: true });
    for (const one of messageClasses)
      expect(matters[one].flatMap((matter) => sentencesOf(matter)).length).toBeGreaterThanOrEqual(60);
    for (const matter of all) expect(new Set(sentencesOf(matter)).size).toBe(sentencesOf(matter).length);
  });
});

describe('the weights of the messages', () => {
  it('were learned from the sentences as they are', () => {
    expect(stampOfMessageWeights().toString('hex')).toBe(stampOfMessages().toString('hex'));
  });
});

describe('learning labels', () => {
  const shares = learnedFrom({
    name: 'what one can do',
    labels: 2,
    examples: [
      { text: 'can I fly', label: 0 },
      { text: 'can I swim', label: 0 },
      { text: 'I can fly', label: 1 },
      { text: 'I can swim', label: 1 },
    ],
    seen: 1,
  });

  it('tells sentences apart by the order of their words', () => {
    expect(shares('can I run')[0]).toBeGreaterThan(0.6);
    expect(shares('I can run')[1]).toBeGreaterThan(0.6);
  });

  it('gives shares that add up to one, also for a text without known words', () => {
    for (const text of ['', '???', 'zzz qqq']) expect(shares(text).reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });
});
