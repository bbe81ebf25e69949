import { describe, expect, it } from '@jest/globals';
import { asksToDeleteGoal } from './delete-asked.rules.ts';
import { readMessage } from './read-wish.rules.ts';
import { sharesNothing } from './wish-of-its-own.rules.ts';

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
