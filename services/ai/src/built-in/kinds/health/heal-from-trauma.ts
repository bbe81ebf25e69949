import { type Kind, step, tip } from '../kind.ts';

export const healFromTrauma: Kind = {
  id: 'heal-from-trauma',
  category: 'health',
  name: 'Get treatment for trauma',
  slots: {
    sign: {
      words: [
        'nightmares|nightmare',
        'flashbacks|flashback',
        'jumpiness|jumpy|startle|loud noises',
        'numbness|numb',
        'avoiding|avoid',
        'anger',
        'shame|guilt',
        'sleep|insomnia',
      ],
      otherwise: 'memories and bad sleep',
    },
    person: {
      words: [
        'wife',
        'husband',
        'partner',
        'mother|mum',
        'father|dad',
        'sister',
        'brother',
        'friend',
        'daughter',
        'son',
      ],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'What is hardest now: nights, memories, or keeping away from things?',
    chips: ['Nightmares and no sleep', 'Flashbacks in daily life', 'I feel numb and far away'],
  },
  hoursAWeek: 2,
  unhurried: true,
  weekly: 'One steadying exercise a day, one hour with people or outside, therapy as agreed',
  overview:
    'First safety, sleep and steadiness, then a therapy made for trauma (trauma-focused CBT, EMDR or similar), at your pace, with a trained person. You decide what you tell and when.',
  approach:
    'You need not tell anybody details to get help. Steadying skills come first, going through the memory only with a therapist. Ups and downs are part of it; avoiding everything keeps it alive, forcing yourself alone can make it worse.',
  done: 'Memories come less often and are over sooner, you sleep most nights, and you do again one thing that you had given up.',
  cautions: [
    'If you are in danger now, from a person or from yourself, call the emergency number, a crisis line or a helpline against violence today. You can ask somebody to call for you.',
    'Alcohol, cannabis or sedatives make nightmares and memories worse in the end. Do not work through the event alone with books or videos; after a recent assault, a clinic can secure evidence without the police.',
  ],
  steps: [
    step(
      'Write who and what keeps you safe now',
      'Three people, one place, one number for nights, and whether the danger is over. If it is not, a helpline comes before everything else.',
      [
        'Save the numbers in your phone',
        'Tell your {person} one sentence',
        'Clear the home of what could harm you on a bad night',
      ],
      0.5,
    ),
    step(
      'Learn two ways to come back to now',
      'Five things seen, four touched; feet, cold water, saying date and place aloud. Practise when calm so that it works when memory comes.',
      ['Practise each five minutes', 'Put a small object in your pocket', 'Write them on a card against {sign}'],
      1,
    ),
    step(
      'See a doctor and ask for trauma therapy',
      'Say: something happened and since then I have {sign}. Ask for trauma-focused CBT or EMDR, and for waiting time. Special centres exist for veterans, refugees, victims of violence, and emergency workers.',
      ['Write the sentence', 'Book, and ask for a man or woman as you prefer', 'Ask about victims’ support'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Repair the nights first',
      'Same getting-up time, light off the screen, door and lamp as you like, rewriting a nightmare’s end by day, medicine where the doctor advises.',
      ['Write the night plan', 'Imagine the new ending ten minutes by day', 'Note nights from 0 to 10'],
      2,
    ),
    step(
      'Meet two therapists and choose',
      'Ask: how many with trauma, which method, what if it gets too much, how often? You may say no.',
      ['Write four questions', 'Meet both', 'Choose by how safe you feel'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Bring ordinary life back in small steps',
      'Meals, a walk, one person a week, one hobby; and one avoided harmless place with your {person}, when therapist and you agree.',
      ['Fix three things a week', 'Choose the easiest place', 'Note how it went'],
      3,
    ),
    step(
      'Go through the therapy sessions',
      'Often eight to sixteen. The days after can be rough: plan rest, food, a friend, no alcohol. Say when it is too fast.',
      ['Keep the day after free', 'Use the card for {sign}', 'Tell the therapist what you hold back'],
      12,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Look back and plan for hard dates',
      'Anniversaries, news, smells. What has got better, what is left, whom you call.',
      ['Compare {sign} with the start', 'Write the plan for the hard date', 'Plan one thing you want to do now'],
      0.7,
    ),
  ],
  suggestions: [
    tip('Orient by date and place', 'Say aloud where you are and what day it is.', 'Look around', 'Feel your feet'),
    tip('Choose what you read', 'News and films can bring it back.', 'Mute some topics', 'Ten minutes a day'),
    tip('Move your body', 'Walking calms the alarm.', 'Daily', 'Outside'),
    tip(
      'Sit where you see the door',
      'You are allowed to make it easier for yourself.',
      'First always',
      'Later sometimes not',
    ),
    tip('Keep anniversaries free', 'The date of the event often hits hard.', 'Plan company', 'Little work'),
    tip('Say stop', 'You set the pace, also in therapy.', 'Agree on a hand sign', 'Any time'),
    tip(
      'Meet people who were there',
      'Veterans and survivors understand without words.',
      'A group',
      'When you are ready',
    ),
    tip('Take care with breath', 'For some it triggers.', 'Eyes open', 'Cold water'),
    tip(
      'Help family understand',
      'A leaflet explains why you react as you do.',
      'They need not ask',
      'It helps if they stay',
    ),
    tip('Write small wins', 'Good hours are forgotten quickly.', 'One line', 'In the evening'),
    tip(
      'Ask about compensation',
      'Victims’ funds and insurers have deadlines.',
      'A victims’ aid office',
      'Collect papers',
    ),
    tip('Hold something warm', 'It brings you back into the present.', 'A cup', 'A pet'),
  ],
};
