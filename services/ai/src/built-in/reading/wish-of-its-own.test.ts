import { describe, expect, it } from '@jest/globals';
import { asksToDeleteGoal } from './delete-asked.rules.ts';
import { readEdit } from './edit.rules.ts';
import { readMessage } from './read-wish.rules.ts';
import { isWishOfItsOwn, sharesNothing } from './wish-of-its-own.rules.ts';

const wedding = {
  title: 'Plan our wedding',
  steps: [{ title: 'Settle the guest list' }, { title: 'Choose food and cake' }],
};
const isOwn = (text: string) => sharesNothing(readMessage({ text, today: '2026-11-30', timeZone: 'UTC' }), [wedding]);

describe('a dated sentence beside a goal', () => {
  it.each([
    'Finish my master thesis, deadline 15 January',
    'Have my kitchen renovated by Easter',
    'Pass the AWS exam, end of February',
    'Learn to juggle by summer',
    'I want to lose 5 kg by June',
  ])('is a wish of its own with a thing of its own: %s', (text) => expect(isOwn(text)).toBe(true));

  it.each([
    'Settle the guest list by Friday',
    'Choose the food by February',
    'Get married in June',
    'Get ready by March',
    'Finish before Christmas',
    'Start on 10 January',
    'Let us do June',
    'Invite everyone by 5 January',
    'We move in June, so finish everything by 15 May',
  ])('may change the goal: %s', (text) => expect(isOwn(text)).toBe(false));
});

const speech = {
  title: 'Give my best man speech in Portuguese',
  steps: [
    'Find out time and order',
    'Collect ten stories',
    'Write it as you talk',
    'Put it on cards',
    'Give the speech',
  ].map((title, n) => ({ id: `s${n}`, title, description: '', dueDate: null, completed: false, order: n })),
};
const isAnother = (text: string): boolean => {
  const read = readMessage({ text, today: '2026-12-01', timeZone: 'UTC' });
  const edit = readEdit(text, { plan: speech, today: '2026-12-01', timeZone: 'UTC', inView: true });
  return !edit || isWishOfItsOwn(read, { edit, goalTitle: speech.title });
};

describe('a wish that is told beside the goal in view', () => {
  it.each([
    "Also I want to catalogue and sell my late father's 1,400 vinyl records by the end of March 2027, about four hours on Saturdays, without being cheated by dealers",
    'Also I want to run a 10k in spring',
    'I also want to learn the guitar by May',
    'And also I want to get my passport renewed before June',
  ])('is a goal of its own: %s', (text) => expect(isAnother(text)).toBe(true));

  it.each(['Also I want to add a rehearsal in May', 'Also move the stories to Friday', 'Also drop the cards'])(
    'may change the plan: %s',
    (text) => expect(isAnother(text)).toBe(false),
  );
});

describe('a goal that is to go', () => {
  it.each(['We broke up, delete this goal', 'please delete my goal now', 'We split up so remove the plan'])(
    'is heard: %s',
    (text) => expect(asksToDeleteGoal(text)).toBe(true),
  );

  it.each(['How do I delete this goal?', "don't delete this goal", 'delete the goal date', 'drop the plan to run'])(
    'is not heard: %s',
    (text) => expect(asksToDeleteGoal(text)).toBe(false),
  );
});
