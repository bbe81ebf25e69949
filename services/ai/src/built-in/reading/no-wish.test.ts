import { describe, expect, it } from '@jest/globals';
import { decideTurn } from '../../chats/turn.rules.ts';
import { goesOnTalking, isNoWishByForm } from './no-wish.rules.ts';
import { readMessage } from './read-wish.rules.ts';

const intentOf = (text: string) => readMessage({ text, today: '2026-11-22', timeZone: 'UTC' }).intent;

describe('no wish', () => {
  it.each([
    'my calf hurts when I climb the stairs. run or rest?',
    'I have 900 on a credit card at 22%. Is it daft to save for a car?',
    'stop telling me how brave I am',
    'delete my account please',
    'this bright page is hurting my eyes',
    'will 50 a week get me to the boat by june',
    'keep waking at five, any tips',
    'craving a biscuit so bad',
    'i just want to scream',
    'feel like crying',
    'happy easter everyone',
    'hahaha fair point',
    'i hate sunday evenings',
    'I wiped a goal by accident',
    'all my cousins have babies already',
    'make the chess goal easier',
    'can you push my rowing plan back by a month?',
    'please add a step about tyres',
    'drop the warm-up step',
    'I want to give up on my allotment',
    'I want to give up on my sewing',
    'can I add a goal to the list?',
    'can I add a goal for my son?',
    'i want to close my account and all the data with it',
    'stop banging on about my sister. that goal rests for good reason',
    'craving a drink so badly right now, three months after the plan ended',
    "it's raining in Cardiff",
    'there are no lakes here, it is the desert',
    'my two tenants, should one be a student',
    'pitch black by four, how am i meant to cycle in december',
    "don't know what to write to my aunt",
    "can't sleep. 4am. head going round",
    'got anything on tuesday? need to take dad to the clinic in York',
    'how long has it been now since my first dry week',
    'and the salt in it, is that bad for the heart',
    'will 300 euros a month get me to 9000 by summer',
    'boat or kayak on tuesday? need to tell my brother about the trailer',
    'What do I have to finish before Easter? Not the swims, I have those on paper.',
    "My aunt has decided that she wants to know how the boat works, and she will want it with dates. Could you give me the rest of the boat goal, what is left in order with the day of each? She'll ask anyway.",
    'I grow tomatoes near Almería. A friend uses Pathwise and told me about mentors. I would like to know how somebody becomes a mentor here. Is it something you apply for? Sorry for so many questions, I looked on my phone and found no page.',
  ])('is: %s', (text) => expect(intentOf(text)).not.toBe('goal'));
  it.each([
    'make new friends',
    'move to Canada',
    'finish my thesis',
    'drop 10 kilos',
    'add a deck to my house',
    'finish my business plan by June',
    'make mornings with the kids easier',
    'move my business to the coast',
    'reach my goal weight by summer',
    'Bookkeeper certificate within two years. I sort post now.',
    'A proper raincoat for the dog!! my wife has been asking for ages. before christmas',
  ])('is one: %s', (text) => expect(intentOf(text)).toBe('goal'));
});

describe('a wish', () => {
  it.each([
    'the kids have colds. I want to run a marathon in spring',
    'do my tax return before the 31st of January',
    'have my own beehive by july',
    'I lost my job on Friday. I want to find a new one by March',
    'stop saying sorry all the time',
    'stop texting my ex by January',
    'a half marathon in May. Any tips?',
    'stop my dark thoughts',
    'I want to hide less and speak up at work',
    'I want to build an app for android',
    'stop hating my mornings by May',
    'learn ten chess strategies',
    'I was about to give up on my novel but I want to finish it by June',
    'I am ready to give up on my old job but want a new one by May',
    'get it together and finish my thesis by June',
    'Can you create a goal: learn Spanish',
    'Can you add a goal called Learn Spanish',
    'Could we add a goal to learn the piano?',
    'Can I add a goal to run a marathon?',
    'can you make a goal to stop smoking please?',
    'I want to give up on my bad habits',
    'this screen habit is ruining my sleep, I want an hour less by May',
  ])('is: %s', (text) => expect(intentOf(text)).toBe('goal'));
});

it('a message that goes on with the turn before is talk', () => {
  const facts = { intent: 'goal', asksForGoal: false, goalId: undefined } as const;
  const message = 'tried it twice, gave up at the door';
  expect(goesOnTalking(message)).toBe(true);
  expect(decideTurn({ ...facts, message, follows: true })).toBe('talk');
  expect(decideTurn({ ...facts, message: 'run a marathon', follows: true })).toBe('goal');
});

it.each([
  'also learn the piano',
  'no alcohol in January',
  'and a trip to Japan in October',
  'then run a half marathon',
])('a new wish after a turn is none of its answers: %s', (message) => expect(goesOnTalking(message)).toBe(false));

it.each([
  'close my account at the bookmaker',
  'cancel the membership at the gym I never use',
  'quit nagging my kids',
  "I'm ready to give up on the cigarettes",
  'stop asking my mum for money',
  'fix this knee by spring',
  'find meat alternatives',
  'did a 5k, now onto a 10k',
  'was 90 kg, down to 75',
])('the form does not speak against a wish: %s', (text) => expect(isNoWishByForm(text)).toBe(false));
