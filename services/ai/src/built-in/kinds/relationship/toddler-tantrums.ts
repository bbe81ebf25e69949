import { type Kind, step, tip } from '../kind.ts';

const tallied = ['tally', 'counted/counting for/them/each', 'two weeks now'];

const inPublic = ['mall/checkout/supermarket/shop/shops/road/street/bus/restaurant/church/plane'];

const bites = ['bites/bite/biting/hits/hit/hitting/kicks/kicking/throws/throwing/scratches'];

export const toddlerTantrums: Kind = {
  id: 'toddler-tantrums',
  category: 'relationship',
  name: 'Get through the tantrums with our toddler',
  slots: {
    child: {
      words: [
        'son|boy',
        'daughter|girl',
        'grandson',
        'granddaughter',
        'twins',
        'toddler',
        'children|kids',
        'child|kid',
      ],
      otherwise: 'child',
    },
  },
  ask: {
    question: 'How old, and when does it happen most?',
    chips: ['Two years, several a day', 'Hitting and biting', 'Bedtime and leaving the house'],
  },
  hoursAWeek: 1.5,
  weekly: 'Ten minutes a day of play that the child leads',
  overview:
    'You will see when the storms come, change these hours, learn one way to stay calm and one set of words, hold three rules together, and praise what goes well.',
  approach:
    'Storms between one and four are normal: the wish is big, the words are few. Prevention does most: sleep, food, warning before changes, two choices. In the storm: few words, safe place, stay near. Giving in after ten minutes teaches ten minutes.',
  done: 'Storms are half as many or half as long as in the first week, and you kept calm in four of five.',
  cautions: [
    'If you fear that you might hurt the child, put it in a safe place, leave the room and ring somebody. See the doctor when speech or play goes backwards, breath stops till fainting, or it is many hours a day.',
  ],
  steps: [
    step(
      'Take the hour with most storms and give it food and time',
      'The tally shows it: most lie before dinner or at going out. A snack forty minutes before, one errand less, a bath early, fifteen minutes on your lap. Count on only for this hour; three instead of six is two weeks away.',
      ['Mark the hour', 'Give the snack and take out one demand', 'Count this hour for a week'],
      0.5,
      { when: { said: tallied } },
    ),
    step(
      'Write down the storms of three days',
      'Time, what came before, how long, how it ended. Mark hungry, tired, hurried. Begin with the last two.',
      ['Write the last two', 'Hang a sheet on the fridge', 'Circle the worst hour'],
      0.5,
      { when: { unsaid: tallied } },
    ),
    step(
      'Change the worst hour of the day',
      'Earlier meal or nap, fewer errands, start ten minutes before. Take away what tempts.',
      ['Move one meal or nap', 'Leave one errand out', 'Prepare clothes in the evening'],
      1.5,
    ),
    step(
      'Plan the shop with a full stomach, one job and a door',
      'Go fed and rested, with a list of five and one job: the finder of bananas. Say before the door what will be bought and what not. In the storm carry out, sit down outside, say little, go back or home. Strangers look for ten seconds; you need not explain.',
      [
        'Choose the time after a meal',
        'Give the job and say the rule before the door',
        'Practise leaving once without anger',
      ],
      1,
      { when: { said: inPublic } },
    ),
    step(
      'Follow the play of your {child} for ten minutes a day',
      'Phone away, child leads, you describe. It fills what shouting tries to get. Same hour daily.',
      ['Choose the hour', 'Say what you see', 'Tick each day'],
      2,
    ),
    step(
      'Warn before changes and offer two choices',
      'Five minutes, then two, with the same words. The red cup or the blue one; walk or be carried. No question when there is no choice.',
      ['Choose your words', 'Use them ten times a day', 'Note what works'],
      1,
      { when: { unsaid: inPublic } },
    ),
    step(
      'Agree on three rules with everybody who cares',
      'For instance: no hitting, hand at the road, teeth are brushed. Everything else may be bargained. Same answer from all.',
      ['Write three rules', 'Tell grandparents and nursery', 'Let three other battles go'],
      1,
    ),
    step(
      'Learn to stay calm in the storm',
      'Breathe out long, go down to eye level, ten words at most: you are angry, I am here, no hitting. Move to a safe place. Talk afterwards.',
      ['Practise the sentence aloud', 'Agree a sign for your partner to take over', 'Rate your calm each evening'],
      3,
    ),
    step(
      'Do after the storm the same each time',
      'Hug, water, a short word on what happened, go on. No long talk, no second punishment.',
      ['Choose three steps', 'Name the feeling', 'Start again together'],
      1,
    ),
    step(
      'Hold the hand that hurts and show another way',
      'Block it before it lands: I will not let you bite. Short, calm, close; comfort the hurt one first. Then something that may be bitten, stamped or thrown, tried when all are calm. Twenty words for wanting, stopping and my turn make most of it vanish within months.',
      ['Learn the one sentence', 'Choose what may be stamped or thrown', 'Practise my turn in play'],
      2,
      { when: { said: bites } },
    ),
    step(
      'Give words for big feelings',
      'Angry, sad, stop, help, more: as words, signs or pictures. Name them in books when all is calm.',
      ['Choose five words', 'Use them in play', 'Praise each use'],
      2,
      { when: { unsaid: bites, weeksFrom: 2 } },
    ),
    step(
      'Compare the sheets',
      'Three days again. Fewer, shorter, other hours? Keep two things that help. Ask nurse or family advice when nothing has changed in eight weeks.',
      ['Write three days', 'Compare with the first sheet', 'Ask for advice if needed'],
      0.5,
      { when: { weeksFrom: 2 } },
    ),
  ],
  suggestions: [
    tip(
      'Carry a snack',
      'Hunger is behind half of the storms.',
      'Give it before, not after',
      'Nothing sweet as a brake',
    ),
    tip('Praise in the same second', 'What is seen comes again.', 'Say exactly what was good', 'Five times a day'),
    tip('Leave the shop', 'A storm is shorter without people watching.', 'The trolley can wait', 'Sit down outside'),
    tip(
      'Hold the hand that hits',
      'It stops the blow without a second one.',
      'Gently and at once',
      'Say no hitting, nothing else',
    ),
    tip(
      'Be silly before it tips',
      'Laughter still works in the first minute.',
      'A sock on your hand',
      'Talk to the shoe',
    ),
    tip('Sing the daily jobs', 'A song tells how long it takes.', 'The same song for teeth', 'Another one for shoes'),
    tip('Say when instead of no', 'A yes after the meal is easier to bear.', 'Show a picture', 'Keep your word'),
    tip('Put your child to bed earlier', 'Tired toddlers cry sooner.', '15 minutes for a week', 'Note the next day'),
    tip('Go out every day', 'Legs that ran are calmer legs.', 'Rain clothes at the door', 'Before the worst hour'),
    tip(
      'Put half of the toys away',
      'Too much to choose from makes restless.',
      'Into a cupboard',
      'Swap every second week',
    ),
    tip('Change the adult', 'Fresh nerves end it sooner.', 'Agree on a sign', 'No comments afterwards'),
    tip('Say sorry when you shouted', 'Everybody shouts once.', 'Two short sentences', 'Then go on with the day'),
  ],
};
