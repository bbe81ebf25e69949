import { type Kind, step, tip } from '../kind.ts';

export const recoverAfterStroke: Kind = {
  id: 'recover-after-stroke',
  category: 'health',
  name: 'Recover after a stroke',
  slots: {
    loss: {
      words: [
        'speech|talking|words|aphasia|speak',
        'arm|hand|left hand|right hand|fingers',
        'walking|leg|walk|left leg|right leg',
        'balance',
        'swallowing',
        'memory|thinking|concentration',
        'sight|vision|eyes',
        'reading|writing',
        'tiredness|fatigue',
      ],
      otherwise: 'arm, leg or speech',
    },
    person: {
      words: [
        'husband',
        'wife',
        'mother|mum',
        'father|dad',
        'partner',
        'son',
        'daughter',
        'brother',
        'sister',
        'friend',
      ],
      otherwise: 'family',
    },
  },
  ask: {
    question: 'What is hardest since the stroke, and how long ago was it?',
    chips: ['Arm or hand', 'Speech or reading', 'Tired and unsure of walking'],
  },
  hoursAWeek: 7,
  weekly: 'Two short practice blocks a day for what was lost, and rest after each',
  overview:
    'The brain learns by many repetitions of real tasks, most in the first months but also years later. You will set goals with therapists, practise at home, prevent another stroke, and take back one everyday thing after the other.',
  approach:
    'Practise the thing itself (buttoning, not squeezing a ball), in short blocks, rested, hundreds of times. Tiredness is part of it: plan a rest before it comes. Progress goes in small steps, so film it.',
  done: 'You do the everyday thing that you chose by yourself or with the help you planned, and blood pressure and tablets are in order.',
  cautions: [
    'Face hanging, arm weak, speech slurred, sudden loss of sight or the worst headache: call the emergency number at once, note the time. Choking at meals with cough or fever needs a doctor the same day.',
    'Driving, swimming alone, heights and alcohol only after a doctor agrees. Low mood is a frequent result of stroke and treatable; say it.',
  ],
  steps: [
    step(
      'Write what you want to do again',
      'Three everyday things, such as cutting bread, calling a friend, walking to the shop. The most important one leads the plan; film it as it is today.',
      ['Choose the three with your {person}', 'Film one of them for a minute', 'Note what is left of {loss}'],
      0.7,
    ),
    step(
      'Get blood pressure and tablets in order',
      'It prevents another stroke better than anything. Target usually under 130 over 80; tablets against clots and cholesterol daily; ask about the heart rhythm.',
      [
        'Measure morning and evening for a week',
        'Fill a weekly tablet box',
        'Ask: what caused it, and what do I take for it?',
      ],
      1,
    ),
    step(
      'Arrange the therapies you are entitled to',
      'Physio, occupational and speech therapy, neuropsychology, a rehab clinic or team at home. Ask early and appeal if refused; intensity matters.',
      [
        'Ask the doctor for prescriptions for {loss}',
        'Call three practices and join the waiting lists',
        'Ask insurer or social service about rehab',
      ],
      1,
      { waitDays: 10 },
    ),
    step(
      'Make the home safe with small changes',
      'Loose rugs away, rail at stairs and bath, light at night, chair with arms, phone within reach. An occupational therapist can visit.',
      [
        'Walk through each room and take away trip traps',
        'Order rail and bath seat',
        'Place an emergency button or phone and show your {person}',
      ],
      1.5,
    ),
    step(
      'Practise {loss} twice a day in short blocks',
      'Fifteen to thirty minutes, the real movement or real words, counted. The therapist sets the next difficulty when eight of ten succeed.',
      ['Ask the therapist for three home tasks', 'Put the blocks at your best hours', 'Count repetitions on a sheet'],
      20,
      { waitDays: 14 },
    ),
    step(
      'Plan the day round your energy',
      'A fixed rest after each block, one big thing a day, quiet rooms, screens short. Ask about sleep apnoea, mood and medicines when tiredness stays.',
      [
        'Write the hours in three colours',
        'Tell your {person} and visitors how long a visit may be',
        'Rest twenty minutes before you need to',
      ],
      3,
    ),
    step(
      'Go outside with somebody every day',
      'Start with the door, then the corner, then the shop. Short routes, many times, with stick or frame as told; it trains walking, courage and speech.',
      ['Choose the first goal', 'Ask your {person} to come along', 'Carry a card that explains the stroke'],
      6,
    ),
    step(
      'Take up one former duty again',
      'Paying, cooking, phoning, a hobby with a tool for one hand. For driving and work there are tests; ask for a specialist assessment.',
      ['Choose the duty', 'Break it into five steps', 'Ask about driving test and a slow return to work'],
      2,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Film it again and set the next goal',
      'Compare with the first film. Ask for more therapy with this proof, join a stroke group, and put the six-month and yearly review in the calendar.',
      ['Film the same thing', 'Show the therapist what changed in {loss}', 'Choose the next everyday thing'],
      1,
    ),
  ],
  suggestions: [
    tip('Give words time', 'Hurry blocks speech.', 'Yes or no questions', 'One person at a time'),
    tip('Use the weak hand', 'It learns only by doing.', 'Hold the towel', 'Open the door'),
    tip('Sing', 'Words often come with a tune.', 'Old songs', 'Then speak the line'),
    tip('Keep the shoulder safe', 'Never pull on the weak arm.', 'Support on a pillow', 'Show carers'),
    tip('Turn to the missed side', 'It is easily overlooked.', 'A clock on that side', 'Touch the edge of the table'),
    tip('Label and list', 'Notes spare the memory.', 'On drawers', 'One calendar for all'),
    tip('Check swallowing', 'Sit upright and take small bites.', 'Have it tested', 'No talking while eating'),
    tip('Meet others', 'Stroke groups give courage.', 'National stroke association', 'Partners too'),
    tip('Do apps for speech', 'Extra practice at home.', 'Ask the therapist which', 'Ten minutes'),
    tip('Let the family rest', 'Carers tire as well.', 'Respite care', 'One free afternoon'),
    tip('Walk in the water', 'Balance can be trained without falling.', 'With a therapist', 'A warm pool'),
    tip('Ask about spasticity', 'Stiff muscles can be treated.', 'Splints, injections', 'Early'),
  ],
};
