import { describe, expect, it } from '@jest/globals';
import { isSureTalk } from '../built-in/reading/intent.rules.ts';
import { readMessage } from '../built-in/reading/read-wish.rules.ts';
import { type EarlierTurn, inContext } from './in-context.rules.ts';

const happier: EarlierTurn = {
  choices: ['See my friends more often', 'Sleep well and move every day', 'Make time for something I love doing'],
  asked: { text: 'be happier' },
};
const boat: EarlierTurn = {
  choices: ['Sail a boat', 'Plan and take a trip', 'Buy something well'],
  asked: { text: 'get out on the water', isClosest: true },
};
const books: EarlierTurn = {
  choices: ['Read more books', 'Read the great books', 'Help my child learn to read and love it'],
  asked: { text: 'I want to read twelve books before Christmas', isClosest: true },
};
const spanish: EarlierTurn = { choices: ['Also: Run 10 km'] };
const offer: EarlierTurn = { choices: ['I want to find a new job within 4 months'] };

function after(turns: readonly EarlierTurn[], message: string) {
  const days = { today: '2026-11-22', timeZone: 'UTC' };
  const read = readMessage({ text: message, ...days });
  return inContext({ message, read, isTalk: read.intent !== 'goal' && isSureTalk(read), ...days }, turns);
}

describe('a message after a question about a vague wish', () => {
  it('that is one of the choices is the wish', () => {
    expect(after([happier], 'See my friends more often')).toMatchObject({
      message: 'See my friends more often',
      isGoal: true,
      answers: 'be happier',
      mayAsk: false,
    });
  });
  it('may name a choice by its place', () => {
    expect(after([happier], 'the second one')).toMatchObject({
      message: 'Sleep well and move every day',
      isGoal: true,
    });
  });
  it.each([
    ['gardening with my mum', 'gardening with my mum'],
    ['at work', 'be happier at work'],
  ])('answers it in own words: "%s"', (message, meant) => {
    expect(after([happier], message)).toMatchObject({ message: meant, isGoal: true, answers: 'be happier' });
  });
  it.each(["I don't know", 'just make a plan'])('"%s" gets a plan for the wish as it was', (message) => {
    expect(after([happier], message)).toMatchObject({ message: 'be happier', isGoal: true, mayAsk: false });
  });
  it('may name a choice by its number', () => {
    expect(after([happier], '2')).toMatchObject({ message: 'Sleep well and move every day', isGoal: true });
    expect(after([{ ...happier, choices: ['Sleep well'] }], '2')).toMatchObject({ message: '2', isGoal: false });
  });
  it('that is a choice of an older turn does not answer it', () => {
    const older: EarlierTurn = { choices: ['Tick step 3'] };
    expect(after([happier, older], 'Tick step 3')).toMatchObject({ message: 'Tick step 3', isGoal: false });
  });
  it.each(['move the deadline to the end of March', 'what is overdue?', 'no thanks', 'hello'])(
    '"%s" is no answer',
    (message) => {
      expect(after([happier], message)).toMatchObject({ message, isGoal: false });
    },
  );
});

describe('a message after the question which kind is closest', () => {
  it.each(['move in with my girlfriend in spring, her flat is too small', 'run a marathon'])(
    'that wishes for something else is read for itself: %s',
    (message) => expect(after([books], message)).toMatchObject({ message, isGoal: false, answers: undefined }),
  );

  it.each([
    ['my dream is to open a cafe in Accra', books],
    ['find a flat in Leeds', boat],
    ['I need a new job', boat],
    ['grow tomatoes on the balcony', books],
  ])('that is a whole wish leaves the first one: %s', (message, asked) => {
    expect(after([asked], message)).toMatchObject({ message, isGoal: false, leaves: asked.asked?.text });
  });
  it.each(['learn to kayak', 'join the rowing club', 'I want to sail round the island', 'buy a small boat'])(
    'that says how the wish is meant does not: %s',
    (message) =>
      expect(after([boat], message)).toMatchObject({ isGoal: true, message: `get out on the water. ${message}` }),
  );
  it.each(['None of these', 'none of them', 'neither'])('may refuse all kinds: %s', (message) => {
    const offered = { ...boat, choices: [...(boat.choices ?? []), 'None of these'] };
    expect(after([offered], message)).toMatchObject({ message: 'get out on the water', isGoal: true, isNone: true });
  });
  it('may tell what will be there in the end', () => {
    const open: EarlierTurn = { choices: [], asked: { text: 'get out on the water', isClosest: true, isOpen: true } };
    expect(after([open], 'a raft that carries two')).toMatchObject({
      message: 'get out on the water. a raft that carries two',
    });
    expect(after([open], 'open a small cafe')).toMatchObject({ message: 'get out on the water. open a small cafe' });
  });

  it.each(['Sail a boat', 'the first one', '1'])('names the kind and leaves the wish as it was: "%s"', (message) => {
    expect(after([boat], message)).toMatchObject({
      message: 'get out on the water',
      isGoal: true,
      closest: 'Sail a boat',
      mayAsk: false,
    });
  });
  it('says more about the wish in own words', () => {
    expect(after([boat], 'rowing with the club on the Thames')).toMatchObject({
      message: 'get out on the water. rowing with the club on the Thames',
      isGoal: true,
    });
  });
  it.each(["I don't know", 'just plan it'])('"%s" gets a plan for the wish as it was', (message) => {
    const meant = after([boat], message);
    expect(meant).toMatchObject({ message: 'get out on the water', isGoal: true });
    expect(meant.closest).toBeUndefined();
  });
  it.each(['what is overdue?', 'hello', 'no thanks'])('"%s" is no answer', (message) => {
    expect(after([boat], message)).toMatchObject({ message, isGoal: false });
  });
});

describe('a message that leaves a question open', () => {
  it.each([
    'rename the healthier lifestyle goal to Feel good again',
    'Make the lifestyle goal easier',
    'Add a step to the new friends goal: call Marta',
    'move it to January',
    'I wanted to finish my thesis by March 2024',
    'I would like to learn Spanish',
  ])('is read for itself: "%s"', (message) => {
    for (const asked of [happier, books])
      expect(after([asked], message)).toMatchObject({ message, isGoal: false, answers: undefined });
  });
  it.each(['I want to read fantasy', 'I want to see my friends more often', 'add more greens to my meals'])(
    'is not one that says more about the wish: "%s"',
    (message) => expect(after([happier], message)).toMatchObject({ message, isGoal: true, answers: 'be happier' }),
  );
  it.each(['I want to read fantasy'])('is not one that may say how the wish is meant: "%s"', (message) =>
    expect(after([books], message)).toMatchObject({ isGoal: true, message: expect.stringContaining('twelve books') }),
  );
  it('may wish for the kind of goal that was asked about', () => {
    const message = 'I want to read more books in the evening';
    expect(after([books], message)).toMatchObject({ isGoal: true, message: expect.stringContaining('twelve books') });
  });
});

describe('a message after an offer', () => {
  it('makes the other wish of the message when its choice is tapped, also later', () => {
    expect(after([{}, spanish], 'Also: Run 10 km')).toMatchObject({ message: 'Run 10 km', isGoal: true });
  });
  it('takes the only choice with a yes', () => {
    expect(after([offer], 'yes please')).toMatchObject({ message: 'I want to find a new job within 4 months' });
    expect(after([happier], 'yes')).not.toMatchObject({ message: happier.choices?.[0] });
  });
  it('stands for itself without earlier turns', () => {
    expect(after([], 'yes')).toEqual({ message: 'yes', isGoal: false, answers: undefined, mayAsk: true });
  });
});
