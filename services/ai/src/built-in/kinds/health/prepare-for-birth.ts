import { type Kind, step, tip } from '../kind.ts';

/** The place is settled. */
const registered = [
  'registered at/with the/a/my',
  'booked in at/with',
  'have/got a/my midwife/doula',
  'place of birth is',
];

/** The course is done. */
const coursed = [
  'done/did/finished/had/completed the/a/our/my _? course/antenatal/nct/hypnobirthing/class/classes',
  'antenatal/nct/hypnobirthing class/classes/course done',
];

/** Few weeks are left. */
const soon = [
  '36/37/38/39/40 weeks/wks',
  'week 36/37/38/39/40',
  'due in/next one/two/three/1/2/3? week/weeks',
  'due any day',
];

export const prepareForBirth: Kind = {
  id: 'prepare-for-birth',
  category: 'health',
  name: 'Prepare for the birth',
  slots: {
    birth: {
      words: [
        'home birth|homebirth',
        'caesarean|c-section|c section|cesarean',
        'water birth',
        'vbac',
        'twins',
        'hospital birth',
      ],
      otherwise: 'birth',
    },
  },
  ask: {
    question: 'How many weeks are you, and is it your first?',
    chips: ['First birth, some fear', 'A birth after a caesarean', 'I am the partner'],
  },
  hoursAWeek: 2,
  overview:
    'You will choose the place, learn what happens in labour, practise breathing and positions, write one page of wishes, pack the bag and plan the first days.',
  approach:
    'Most of it is best done between week 24 and week 36, an hour or two a week. A plan of wishes helps to talk; it is no promise, so each wish has a second choice. Fear gets smaller by knowing and by one person who stays with you.',
  done: 'By week 36 the place is booked, the page is in your notes, the bag stands at the door and one person knows what to do.',
  cautions: [
    'Bleeding, waters that are green or brown, severe headache with flickering, pain that does not stop, fever, or fewer movements of the baby: ring the maternity unit at once, day or night.',
    'Ask midwife or doctor before you use oils, teas, exercises or massage to start labour.',
  ],
  steps: [
    step(
      'Write down your weeks and three fears or wishes',
      'The date, who is with you, the three things that worry you or matter most about the {birth}. Take the page to the next appointment.',
      ['Count your weeks', 'Write three wishes or fears', 'Note the number of the maternity unit'],
      0.5,
    ),
    step(
      'Check the notes, numbers and papers at your place of birth',
      'Number of the unit at night, entrance, parking, what is still missing in your notes, who may come along. Ask once what they do about the thing that worries you most.',
      [
        'Save the number of the unit',
        'Ask what is still missing in the notes',
        'Find the entrance that is open at night',
      ],
      1,
      { when: { said: [...registered, ...soon] } },
    ),
    step(
      'Go through labour once more at home with your companion',
      'One hour with the papers of the course or an official film: early labour at home, when to ring, positions, pain relief, pushing. Your companion says aloud what they do at each stage.',
      ['Look through the course papers', 'Agree when you ring and when you leave', 'Try three positions together'],
      1.5,
      { when: { said: [...coursed, ...soon] } },
    ),
    step(
      'Visit the places and register',
      'Hospital, birth centre or home: ask who is with you, how pain is treated, rates of caesarean, what happens at night, where the baby goes. Birth centres and midwives are full early.',
      ['Look at two places', 'Ask the same five questions', 'Register and note what to bring'],
      2,
      { when: { unsaid: [...registered, ...soon] }, waitDays: 14 },
    ),
    step(
      'Book a birth course for you and your partner',
      'Six to eight evenings or one weekend, best around week 28 to 34. Free ones exist in clinics and online from health services.',
      ['Ask midwife or clinic for dates', 'Book two places', 'Write down questions after each evening'],
      8,
      { when: { unsaid: [...coursed, ...soon] }, waitDays: 14 },
    ),
    step(
      'Learn the stages of labour and the means against pain',
      'Early labour at home, active labour, pushing, placenta. Movement, water, breathing, gas, epidural: note for each what helps, what it costs, until when it is possible.',
      ['Read one official leaflet', 'Make a table of five means against pain', 'Ask the midwife two questions'],
      2,
    ),
    step(
      'Practise breathing and positions for ten minutes a day',
      'Long breath out, loose jaw and shoulders; hands and knees, side, ball, leaning. Do it in a wave of one minute with a pause, together with your companion.',
      ['Breathe through five waves of a minute', 'Try four positions', 'Show your partner where to press'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Write one page of wishes for the {birth}',
      'Companion, light, moving, pain relief, cutting, skin to skin, feeding, and what you wish if it becomes a caesarean. Begin each with I would like. Go through it with the midwife.',
      ['Write at most twelve lines', 'Add a second choice to the important ones', 'Put copies in notes and bag'],
      1.5,
    ),
    step(
      'Learn what happens in a caesarean',
      'Planned or not, know the room, the time, the pain relief, who may be there and how you lie with the baby. Ask about support with feeding and the scar.',
      ['Ask the doctor for the steps', 'Note three wishes for the theatre', 'Plan two weeks without lifting'],
      1,
      { when: { said: ['caesarean/cesarean/c-section/csection/section/breech/twins/vbac'] } },
    ),
    step(
      'Pack the bag and plan the way',
      'Papers, wide clothes, snacks, charger, things for the baby, car seat. Try the way at a busy hour; plan who takes children and pets at night.',
      ['Pack by the list of the clinic', 'Drive the way once', 'Ask two people for the night'],
      2,
      { daysBefore: 28 },
    ),
    step(
      'Plan the first two weeks at home',
      'Meals, visits, sleep in turns, the midwife’s number, one person for housework. Write what you do when you feel low: whom you tell.',
      ['Ask three people for a meal', 'Book the midwife for visits', 'Agree who may visit when'],
      2,
      { daysBefore: 21 },
    ),
  ],
  suggestions: [
    tip('Choose a second companion', 'The first may fall ill.', 'Ask early', 'Show the page'),
    tip('Write down when to go', 'At night nobody remembers.', 'Waves, waters, blood', 'On the fridge'),
    tip('Loosen the jaw', 'A soft mouth helps a soft body.', 'Hum while breathing out', 'Shoulders down'),
    tip('Meet a doula', 'One who stays the whole time.', 'Ask two for a talk', 'Some are free'),
    tip('Put snacks in the bag', 'Labour can be long.', 'Things you can chew easily', 'For the companion, too'),
    tip('Tell your fears by name', 'Midwives have heard them all.', 'One a visit', 'Write the answer'),
    tip('Limit birth stories', 'Tales of horror stay.', 'Say not now', 'One good one instead'),
    tip('Walk every day', 'It keeps you strong.', '20 minutes', 'Flat shoes'),
    tip(
      'Prepare feeding',
      'The first hour is easier with a plan.',
      'One course or leaflet',
      'Number of a feeding adviser',
    ),
    tip('Freeze ten meals', 'You will eat with one hand.', 'Two a weekend', 'Label them'),
    tip('Massage with the midwife’s advice', 'From week 34, a few minutes.', 'Ask how', 'Stop if it hurts'),
    tip('Plan for a long wait', 'Half of babies come after the date.', 'Nice things after the date', 'Phone on mute'),
  ],
};
