import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import { planQuestionIn } from './plan-question.rules.ts';

const titles = ['Note your meals for a week', 'Choose four habits', 'Book a check-up', 'Walk 20 minutes a day'];
const steps = titles.map((title, n) => ({ id: String(n + 1), title, completed: false }));
const read = (text: string) =>
  readEdit(text, { plan: { title: 'Live healthier', steps }, today: '2026-11-28', timeZone: 'UTC', inView: true });

const nothing = { why: false, whyThen: false, ifSkipped: false, ifOnly: false };
const both = { ...nothing, why: true, ifSkipped: true };
const whyOnly = { ...nothing, why: true };
const whyThen = { ...nothing, whyThen: true };
const skipped = { ...nothing, ifSkipped: true };

describe('a question about the plan', () => {
  it.each([
    [
      'Can you explain why the first step comes first and what happens if I skip it for the next two weeks because of travel?',
      both,
    ],
    ['Explain why step 2 comes second and what happens if I skip it', both],
    ['Why does step 3 come before step 4? And what changes if I do nothing for a month?', both],
    ['Why does the first step come first?', whyOnly],
    ['Why should step 1 come before step 2?', whyOnly],
    ['Tell me why the second step stands before the third', whyOnly],
    ['Why do I have to start with the meals?', whyOnly],
    ['I wonder why the check-up is third', whyOnly],
    ['How come step 4 comes last?', whyOnly],
    ['Why is step 3 only in April?', whyThen],
    ['Why do I have to wait until Monday for the second step?', whyThen],
    ['What happens if I leave the first step for two weeks?', skipped],
    ['What would happen if I don’t do the second step until January?', skipped],
    ['what if I skip step 3 for a month because I am away', skipped],
    ['What if I get a cold and miss a few days?', skipped],
    ['Can I skip a week? I am so tired at the moment', skipped],
    ['can I miss the next two weeks? I have exams', skipped],
    ['would it be bad to miss two weeks while I travel', skipped],
    ['does it matter if I miss a session', skipped],
    ['If I miss a week, will I still make it by the end of March?', skipped],
    ['If I skip step 2 what happens', skipped],
    ['what would I lose by skipping step 4', skipped],
    ['we have a wedding next week so can I leave step 1 for a week', skipped],
    ['Could you tell me what happens when I skip the walking for a month', skipped],
    ["I'm going away for two weeks, what happens to my steps?", skipped],
    ['I have an operation planned for January, what happens to my plan?', skipped],
  ])('asks for no change: "%s"', (text, asked) => {
    expect(planQuestionIn(text)).toEqual(asked);
    expect(read(text)).toBeUndefined();
  });

  it('asks what becomes of it when something smaller is done', () => {
    const asked = { ...nothing, ifOnly: true };
    expect(planQuestionIn('what if I only do the short course?')).toEqual(asked);
  });

  it.each([
    ['what if we moved it to June', 'date'],
    ['what if I only have two hours a week', 'hours'],
    ["why don't we move step 2 to the end", 'move'],
    ['explain why step 2 is there and move it to the end', 'move'],
    ['move step 1 to the end', 'move'],
    ['skip step 2', 'remove'],
  ])('is not "%s"', (text, change) => {
    expect(planQuestionIn(text)).toBeUndefined();
    expect(read(text)?.request.do).toBe(change);
  });

  it.each(['help me plan this week', 'can you organise my week', "let's plan the weekend", 'plan my next week please'])(
    'on a week asks for no other end: "%s"',
    (text) => expect(read(text)).toBeUndefined(),
  );

  it.each(['My knee is bad, but how far have I got?', 'this is hard. how am I doing'])(
    'on how far one is asks for no change: "%s"',
    (text) => expect(read(text)).toBeUndefined(),
  );
});

describe('a wish with "add that"', () => {
  it.each([
    ['I also want to stretch, add that', 'stretch'],
    ['I want to learn to meditate too, please add it', 'learn to meditate'],
    ["I'd like to swim as well. Can you add that?", 'swim'],
    ['we need to see a dentist, so include that', 'see a dentist'],
    ['I would love to cook more - put it in', undefined],
    ['I want to rest, fit it in please', 'rest'],
  ])('adds a step: "%s"', (text, topic) => {
    const request = read(text)?.request;
    if (topic) expect(request).toMatchObject({ do: 'add', topic });
  });
});

describe('few hours', () => {
  it.each([
    'I only have 2 hours a week',
    'not more than 2 hours a week please',
    'no more than two hours weekly',
    'I can only manage two hours weekly',
    'my time is limited to 2 hours per week',
    'max two hours weekly, sorry',
  ])('are read from "%s"', (text) =>
    expect(read(text)?.request).toMatchObject({ do: 'hours', direction: 'less', hours: 2 }),
  );
});

describe('hours that the plan may need more or less of', () => {
  it.each(['can you do it with 2 hours per week', 'is it possible with 5 hours a week'])(
    'are compared with the plan: "%s"',
    (text) => expect(read(text)?.request).toMatchObject({ do: 'hours', direction: undefined }),
  );
});
