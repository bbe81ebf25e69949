import { type Kind, step, tip } from '../kind.ts';

export const slimMyPet: Kind = {
  id: 'slim-my-pet',
  category: 'relationship',
  name: 'Get my pet to a healthy weight',
  slots: {
    pet: {
      words: ['dog|labrador|pug|beagle|puppy', 'cat', 'horse|pony', 'rabbit', 'guinea pig'],
      otherwise: 'pet',
    },
  },
  ask: {
    question: 'Which animal, what does it weigh, and what is the aim?',
    chips: ['A dog that is too heavy', 'A cat, indoors only', 'A pony'],
  },
  hoursAWeek: 1.5,
  weekly: 'Weigh the food each day and the animal every second week',
  measures: ['kg', 'lb', 'lbs', 'pounds', 'kilos', 'g'],
  overview:
    'You will get a target from the vet, weigh the food, count the treats in, move more in small steps, and weigh every two weeks.',
  approach:
    'Nine tenths are food. A cup always holds more than one thinks; a kitchen scale ends the guess. All who feed must take part. About one percent of weight a week for dogs, half to one for cats, is a good pace.',
  done: 'Your {pet} has the weight the vet named, and keeps it for two months with the food you now know.',
  cautions: [
    'A cat that does not eat for a day, or a pony put on a harsh diet, can fall seriously ill: lose slowly and with the vet. Weight gained fast with thirst or a big belly needs a check first.',
  ],
  steps: [
    step(
      'Weigh your {pet} and write down all food of one day',
      'Stand on the scales with and without it, or use the vet’s. Write every bit of today: bowl, treats, scraps, the neighbour.',
      ['Weigh it', 'Write the food of today', 'Photograph it from above and the side'],
      0.5,
    ),
    step(
      'Get a target and a plan from the vet',
      'Ask for body score, target, calories a day and the pace. Blood test if thirsty, tired or old.',
      ['Book a weight check, often free with the nurse', 'Ask for calories a day', 'Ask which food'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Weigh the food for {pet} every day',
      'Gram scale, a box for the day filled in the morning; all comes from it. New food mixed in over a week.',
      ['Find calories on the bag', 'Fill the box for the day', 'Tape grams on the lid'],
      2,
    ),
    step(
      'Agree on treats with everybody',
      'At most a tenth of the day. Use part of the daily food. Swap for carrot, cucumber or play. Tell grandparents and neighbours.',
      ['Count treats of a week', 'Choose two light ones', 'Put a list on the fridge'],
      1,
    ),
    step(
      'Add movement by ten minutes',
      'Dogs: one more short walk. Cats: three times five minutes with a feather. Ponies: more steps, less grass. No jumps while heavy.',
      ['Choose the hour', 'Ten minutes more', 'Stop before panting hard'],
      6,
    ),
    step(
      'Make it work for the food',
      'Feeding ball, scattered pieces, box with holes, small-holed hay net. Slower eating fills more.',
      ['Make one of cardboard', 'Half of a meal in it', 'Swap weekly'],
      2,
    ),
    step(
      'Weigh every second week and adjust',
      'Same scale, same hour. No loss after four weeks: a tenth less, with the vet’s word. Too fast: a little more.',
      ['Mark days', 'Draw a line', 'Ring the vet with figures'],
      2,
      { measured: 'Reach the first {50%}', when: { weeksFrom: 3 } },
    ),
    step(
      'Find the amount that keeps the weight',
      'At target add a little food for two weeks until the line is flat. Weigh monthly after.',
      ['Add five percent', 'Weigh after two weeks', 'Write the final grams'],
      1,
      { measured: 'Reach all {total}', when: { weeksFrom: 6 } },
    ),
  ],
  suggestions: [
    tip(
      'Put a sign on the food bin',
      'In most homes two people feed without knowing.',
      'Turn it after each meal',
      'One person in charge a day',
    ),
    tip(
      'Use vegetables as treats',
      'They fill the mouth without filling the belly.',
      'Carrot, cucumber or green beans',
      'Never grapes or onions',
    ),
    tip(
      'Feed two cats apart',
      'The heavy one usually finishes both bowls.',
      'Use a feeder with a chip',
      'Or feed behind a closed door',
    ),
    tip(
      'Slow the eating down',
      'A meal that takes ten minutes fills better.',
      'Use a muffin tin',
      'Or put a ball into the bowl',
    ),
    tip(
      'Answer begging with two minutes of play',
      'Often it is company that is wanted.',
      'Leave the kitchen first',
      'Then let it rest',
    ),
    tip(
      'Give no scraps for a month',
      'A cube of cheese is a meal for a small animal.',
      'Tell your guests',
      'Put a lid on the bin',
    ),
    tip(
      'Ask about soaked hay for ponies',
      'Soaking takes out some of the sugar.',
      'Ask the vet how long',
      'Weigh the hay dry',
    ),
    tip(
      'Put the cat’s food upstairs',
      'Each meal then brings a climb.',
      'Begin with a low place',
      'Change between two places',
    ),
    tip(
      'Try swimming or water walking',
      'Water carries heavy joints.',
      'Use a vest',
      'Ten minutes are enough at first',
    ),
    tip(
      'Take a photo from above each month',
      'You stop seeing a shape that you see daily.',
      'Same place and light',
      'Look for a waist',
    ),
    tip(
      'Feel the ribs every Sunday',
      'Hands tell more than scales.',
      'They should feel like the back of your hand',
      'Write down what you feel',
    ),
    tip(
      'Celebrate with a new walk',
      'Joy need not come from a bowl.',
      'Choose a place with new smells',
      'Take the last photo there',
    ),
  ],
};
