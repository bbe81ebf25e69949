import { describe, expect, it } from '@jest/globals';
import { thingBackIn, titlesWith } from './thing-back.rules.ts';

describe('a wish to have something back', () => {
  it.each([
    ['put the driver card step back please', ['driver', 'card']],
    ['bring back the driver card step', ['driver', 'card']],
    ['Can you put the driver card back in?', ['driver', 'card']],
    ['restore the step “Pass the exam”', ['pass', 'exam']],
    ['please add the gym step back to my plan', ['gym']],
    ['I want the driver card step back', ['driver', 'card']],
    ['can i have the bit about the driver card back', ['driver', 'card']],
    ['undo the removal of the driver card step', ['driver', 'card']],
    ['bring back my goal Learn Spanish', ['learn', 'spanish']],
  ])('names it: %s', (message, named) => expect(thingBackIn(message)).toEqual({ named }));

  it.each([
    'bring back the step I removed',
    'Bring back the step that you removed!',
    'restore what I deleted',
    'put the removed step back',
    'give me back the steps I just deleted',
    'put that step back please',
    'restore the last step I took out by mistake',
    'oh no, bring back everything you removed',
  ])('means what was removed: %s', (message) => expect(thingBackIn(message)).toBe('what was removed'));

  it.each([
    'put step 2 back a month',
    'push the exam back two weeks',
    'put the exam back to March',
    'how do I bring back a deleted step?',
    'I want to get back in shape by June',
    'take out the driver card step',
    'my back hurts',
    'I want it back',
    'I want my life back',
    'get my licence back',
    'can I have my deposit back',
    'call the doctor back tomorrow',
  ])('is not heard in: %s', (message) => expect(thingBackIn(message)).toBeUndefined());

  it('finds the titles that have all of its words', () => {
    const titles = ['Get the professional certificate and driver card', 'Drive every day', 'Ask about cards'];
    expect(titlesWith(titles, { named: ['driver', 'cards'] })).toEqual([titles[0]]);
    expect(titlesWith(titles, { named: ['card'] })).toEqual([titles[0], titles[2]]);
    expect(titlesWith(titles, { named: ['driver', 'licence'] })).toEqual([]);
  });
});
