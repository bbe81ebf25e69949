import { type Archetype, step, tip } from '../kind.ts';

export const keepAnAnimalWell: Archetype = {
  id: 'keep-an-animal-well',
  name: 'Keep an animal healthy',
  slots: {
    animal: {
      words: [
        'dog|puppy|labrador|greyhound|beagle|spaniel|terrier|collie|poodle|retriever|whippet|dachshund',
        'cat|kitten',
        'horse|pony|donkey',
        'rabbit',
        'guinea pig',
        'ferret',
        'parrot|budgie|cockatiel',
        'tortoise',
        'hamster',
        'goat',
      ],
      otherwise: 'animal',
    },
  },
  ask: {
    question: 'What did the vet say, and what have you tried already?',
    chips: ['It should lose or keep weight', 'Teeth, skin or joints', 'It will not take its medicine'],
  },
  hoursAWeek: 1.5,
  overview:
    'You weigh and photograph as it is today, ask the vet or nurse for an aim in figures, change the one habit that matters most, make the daily care a game of two minutes, and check every fortnight.',
  approach:
    'Animals get used to nearly everything in tiny steps with a reward, and to nothing by force. Feed is weighed and not guessed, and everybody in the house keeps to it. What goes wrong is one who feeds in secret, and starting when it already hurts.',
  done: 'The figure or the teeth, coat or gait have been good at two checks in a row, and the vet agrees.',
  cautions: [
    'Not eating for a day, trouble breathing, a hard belly, sudden lameness or blood belong to the vet the same day. Never give medicines or toothpaste for people: many are poisonous for animals.',
  ],
  steps: [
    step(
      'Weigh and photograph your {animal} today',
      'On a scale, or you with and without in your arms. From above, from the side, teeth or the sore place. Note feed, treats and walks of a normal day in grams and minutes.',
      ['Weigh and write it down', 'Take three photos', 'List one day of food and treats'],
      0.5,
    ),
    step(
      'Ask the vet’s nurse for the aim in figures',
      'Weight or condition score, grams a day, how often to brush, clean or move, what would be a warning. Many practices have free weight or dental clinics with a nurse.',
      ['Call and ask for the nurse clinic', 'Write the three questions', 'Book it'],
      0.75,
      { waitDays: 5 },
    ),
    step(
      'Weigh the food and agree it in the house',
      'Kitchen scale, one box for the day, treats taken out of it. A sheet at the fridge with one line a meal: who gave what. Neighbours and grandchildren are told.',
      ['Fill the box for the day', 'Hang up the sheet', 'Tell everybody who feeds'],
      0.75,
    ),
    step(
      'Practise the daily care of your {animal} in ten-second steps',
      'Touch, praise, stop; then lift a lip, lift a paw, touch with the cloth, then the brush. Stop while it still likes it. After two weeks it takes two minutes.',
      ['Day one: touch and reward', 'Add one step every two days', 'Always stop early'],
      3,
    ),
    step(
      'Change one thing about the movement of your {animal}',
      'Ten minutes more a day, by quick walks, search games, stairs of cushions or swimming, as age and joints allow. Warm up the old and the thin-coated.',
      ['Choose the time', 'Do it daily for two weeks', 'Note how it gets up the next day'],
      4,
    ),
    step(
      'Check every fortnight: same scale, same photo',
      'More than two parts in a hundred away from the aim: change the food by a tenth, not more. Look at teeth, ears, paws and skin on the same day.',
      ['Weigh and photograph', 'Correct by a tenth', 'Look at teeth, ears and skin'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Show the vet your {animal} and settle what is still needed',
      'Bring sheet and photos. Ask what the care has changed, whether a treatment is needed now, what it costs and what it spares. Get a written estimate.',
      ['Book the check', 'Bring the sheet', 'Ask for an estimate'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Make it part of the day for good',
      'Brush beside the lead, scale on the first of the month, vaccinations and worming in the calendar, a substitute who knows how.',
      ['Put things where they are used', 'Enter the dates', 'Show a substitute'],
      0.75,
    ),
  ],
  suggestions: [
    tip('Use part of the meal as reward', 'No extra calories.', 'Count them out', 'Small pieces'),
    tip('Feed from a puzzle', 'Slow eating fills.', 'Carton', 'Rolling ball'),
    tip('Brush before dinner', 'Then it ends well.', 'Same place', 'Two minutes'),
    tip('Film the gait', 'The vet sees more than in the practice.', 'From the side', 'Ten steps'),
    tip('Ask about dental chews', 'Only some work.', 'Proven ones', 'Count the calories'),
    tip('Keep the emergency number', 'At the fridge.', 'Night service', 'Poison line'),
    tip('Compare insurance', 'Before it is needed.', 'Teeth covered?', 'Limits'),
    tip('Put the scale by the door', 'Then it is used.', 'First of the month', 'Write it down'),
    tip('Give tablets in a trick', 'Three bits: plain, filled, plain.', 'Quick', 'Practise empty'),
    tip('Make the car normal', 'Vet trips get easier.', 'Engine off', 'Treat'),
    tip('Share the walk', 'Others go when you cannot.', 'A neighbour', 'One day a week'),
    tip('Praise the boring day', 'Calm is learnt too.', 'Quiet word', 'No food needed'),
  ],
};
