import { type Kind, step, tip } from '../kind.ts';

export const fearOfAnimals: Kind = {
  id: 'fear-of-animals',
  category: 'personal',
  name: 'Overcome my fear of an animal',
  slots: {
    animal: {
      words: [
        'spiders|spider',
        'dogs|dog',
        'snakes|snake',
        'wasps|wasp|bees|bee',
        'mice|mouse|rats|rat',
        'cats|cat',
        'birds|bird|pigeons|pigeon|seagulls',
        'horses|horse',
        'cows|cow',
        'moths|moth|insects|bugs|cockroaches',
        'sharks|fish|jellyfish',
      ],
      otherwise: 'these animals',
    },
  },
  ask: {
    question: 'Which animal, and what do you avoid because of it?',
    chips: ['Spiders or insects', 'Dogs', 'Birds, mice or others'],
  },
  hoursAWeek: 1.5,
  weekly: 'Four exercises of twenty to thirty minutes with pictures or the real animal',
  overview:
    'You will learn how {animal} really behave, build a ladder from a drawing to being close, stay at each rung until it is dull, practise with somebody who knows the animal, and do what you have avoided.',
  approach:
    'Most fear lives in not looking. So you look on purpose, near enough to feel it, long enough for it to fall. Fear of spiders can often be treated in one long session with a therapist. Safety tricks are dropped one at a time.',
  done: 'You were close to {animal} on three days with fear at 3 of 10 or less, and no longer search rooms or cross streets.',
  cautions: [
    'Practise only with harmless or trained animals and somebody who knows them; never with strange dogs, poisonous species or an allergy. After a bite or attack ask a therapist to go along.',
  ],
  steps: [
    step(
      'Write ten rungs and what you avoid',
      'From the word, a drawing, a photo and a film to a toy, behind glass, across the street, in the same room, one metre away, touching. Give each a number for {animal}. Write your detours too.',
      ['Write ten rungs with numbers', 'Write your detours and checks', 'Write what you would do without the fear'],
      0.5,
    ),
    step(
      'Learn how {animal} behave',
      'What do they want, when do they come near, what do they not do? Ten facts from a zoo, club or vet page. Beside your three worst ideas write what is true.',
      ['Read one good page', 'Write ten facts', 'Answer three worst ideas'],
      0.8,
    ),
    step(
      'Look at pictures until they bore you',
      'Twenty minutes, four times in two weeks; drawing, photo, close up, moving. Describe colour, legs, eyes, aloud. Repeat until the number halves.',
      ['Choose eight pictures and two films', 'Describe them aloud', 'Write the number before and after'],
      2,
    ),
    step(
      'Handle a toy, skin or feather',
      'Rubber figure on the table, on the hand, in the pocket for a day, on the pillow. For {animal} with sound: play it loud while you cook.',
      ['Keep the figure where you see it', 'Carry it for a day', 'Play the sounds'],
      0.8,
    ),
    step(
      'Watch {animal} behind glass or far away',
      'Go to a zoo, a pet shop, a bench near the dog school or a window. Stay thirty minutes and come a step nearer every five. Keep your eyes open.',
      ['Choose the place', 'Stay thirty minutes', 'Go again within three days'],
      2.5,
    ),
    step(
      'Be in one room with a calm one',
      'Owner or keeper holds it; you decide each step and say stop. Five metres, three, one. Then the dog lies, the spider sits under a glass, the bird eats.',
      ['Ask an owner, keeper or therapist', 'Agree on the stop word', 'Stay until the number halves'],
      3,
    ),
    step(
      'Touch or carry, if that is your aim',
      'Back with one finger, hand, glass and card to carry outside. Several times in one session. Fear of {animal} may be there and the hand still moves.',
      ['Touch ten times', 'Do the glass-and-card ten times', 'Write the numbers'],
      2,
    ),
    step(
      'Do what you avoided three times',
      'Park, cellar, picnic, visit to a friend with {animal}. Without checks. Once a month after that, so that it stays small.',
      ['Fix three dates', 'Leave out the checks', 'Plan the monthly one'],
      2,
    ),
  ],
  suggestions: [
    tip('Give it a silly name', 'Hard to fear Gerald.', 'Aloud', 'Smile'),
    tip('Draw it daily', 'The hand looks closely.', 'Five minutes', 'Book'),
    tip('Stand sideways to dogs', 'No staring, hands low.', 'Still', 'Breathe'),
    tip('Keep a glass and card ready', 'A tool instead of a scream.', 'Kitchen', 'Practise empty'),
    tip('Let children see you stay', 'They learn courage.', 'Say it', 'Stay'),
    tip('Visit the same dog', 'Trust grows with one.', 'Weekly', 'Treat'),
    tip('Ask the zoo about courses', 'Many run them.', 'Season', 'Group'),
    tip('Wait out wasps', 'Slow hands, cover drinks.', 'Sit', 'Blow not'),
    tip('Watch a nature film', 'With sound.', 'Sofa', 'Whole'),
    tip('Stop the evening search', 'One rung less each day.', 'Lamp', 'Bed'),
    tip('Note what it did', 'Usually it left.', 'Line', 'Weekly'),
    tip('Ask for one-session treatment', 'For spiders and such.', 'Clinic', 'Hours'),
  ],
};
