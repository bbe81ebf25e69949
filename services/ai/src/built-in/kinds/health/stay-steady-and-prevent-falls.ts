import { type Kind, step, tip } from '../kind.ts';

export const staySteadyAndPreventFalls: Kind = {
  id: 'stay-steady-and-prevent-falls',
  category: 'health',
  name: 'Improve my balance and prevent falls',
  slots: {
    person: {
      words: [
        'mother|mum|mom',
        'father|dad',
        'grandmother|gran|granny|nan',
        'grandfather|grandad',
        'husband',
        'wife',
        'aunt',
      ],
      otherwise: 'family',
    },
    place: {
      words: [
        'stairs|steps|staircase',
        'bathroom|bath|shower',
        'garden',
        'ice|snow|winter',
        'pavement|street|outside',
        'bus|tram',
        'kitchen',
        'night|nights',
      ],
      otherwise: 'stairs',
    },
  },
  ask: {
    question: 'Has there been a fall in the last year, and what feels unsafe?',
    chips: ['I fell twice', 'Unsure on stairs and in the dark', 'It is for my mother'],
  },
  hoursAWeek: 3,
  weekly: 'Balance and leg strength on three days, standing by the kitchen counter',
  overview:
    'Leg strength and balance training three times a week cuts falls by about a quarter to a third, more with a safe home, checked eyes and fewer dizzying tablets. The plan starts at a counter and ends on uneven ground.',
  approach:
    'Hold on with one finger rather than not at all, and make it harder only when it is easy for ten seconds. Fear makes people sit, and sitting makes them fall: move in a safe way every day.',
  done: 'You stand on one leg for ten seconds, or clearly longer than at the start, get up from a chair twelve times in half a minute, and have had no fall for six months.',
  cautions: [
    'See a doctor soon after any fall with a faint, a blow to the head (at once on blood thinners), new dizziness, or more than one fall in a year. Never stop tablets by yourself.',
    'Train beside a counter or with somebody; stop for chest pain, dizziness or sharp pain. With osteoporosis avoid deep forward bends and twists.',
  ],
  steps: [
    step(
      'Test balance beside the kitchen counter',
      'Stand with feet together, then one half ahead, then fully ahead, then on one leg, ten seconds each. Then count how often you stand up from a chair without hands in 30 seconds. Have somebody near.',
      ['Do the four stances and write seconds', 'Count chair stands', 'Write where you feel unsafe, such as {place}'],
      0.4,
    ),
    step(
      'Remove what trips you at home',
      'Loose rugs, cables, slippers without a heel and dim lamps cause most falls. Put rails on both sides of stairs, a mat and a bar in the bath, and a light on the way to the toilet.',
      ['Walk through all rooms with a list', 'Take up rugs and cables today', 'Order rails and light for {place}'],
      1,
    ),
    step(
      'Have tablets, blood pressure and eyes checked',
      'Sleeping tablets, blood pressure drugs, and four or more medicines raise the risk. Ask to have blood pressure taken lying and standing, and for vitamin D, bones, feet and glasses.',
      [
        'Book the doctor with the list of tablets',
        'Ask: which of these make me dizzy?',
        'Book the eye test and ask about single glasses outdoors',
      ],
      1,
      { waitDays: 10 },
    ),
    step(
      'Train legs and balance three times a week',
      'Ten chair stands, ten heel raises, ten toe raises, side leg lifts, heel-to-toe walk, one-leg stand; two rounds of 20 minutes. Half a year is where the gain is.',
      [
        'Print the exercises and hang them by the counter',
        'Fix three days',
        'Add a repeat or loosen the grip each week',
      ],
      8,
      { waitDays: 20 },
    ),
    step(
      'Join a balance or tai chi class',
      'Falls prevention classes and tai chi are proven and keep people going. Ask the doctor, the council or a sports club; some classes are free.',
      ['Call two offers', 'Try one lesson', 'Ask about transport'],
      1.5,
    ),
    step(
      'Learn how to get up from the floor',
      'Roll to the side, on hands and knees, crawl to a chair, one foot forward, push up. Practise with a physiotherapist or somebody at hand.',
      [
        'Practise once on a mat with a helper',
        'Put a phone or alarm button where you could reach it',
        'Show your {person} what to do: do not pull',
      ],
      0.7,
    ),
    step(
      'Walk outside on changing ground',
      'In proper shoes, with poles if you like, practise kerbs, grass and slopes, at first with somebody. Look three metres ahead.',
      ['Choose a loop with a bench', 'Practise {place} with a hand on the rail', 'Add five minutes a week'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Repeat the tests and plan the next half year',
      'Same counter, same chair. Keep two days a week for good, since the gain goes in weeks.',
      ['Write the seconds beside the first ones', 'Put the yearly medicine check in', 'Tell your {person} the result'],
      0.4,
    ),
  ],
  suggestions: [
    tip(
      'Wear shoes at home',
      'Socks and loose slippers are a frequent reason for falls at home.',
      'A closed heel',
      'A thin, firm sole',
    ),
    tip('Pause before you stand', 'Blood pressure needs seconds.', 'Sit, pump feet', 'Then up'),
    tip('Brush teeth on one leg', 'Two minutes a day.', 'Counter near', 'Change legs'),
    tip(
      'Keep a hand free',
      'Carry things in a rucksack, so that one hand can hold the rail.',
      'Rail on every stair',
      'Rather walk twice',
    ),
    tip('Light the way to the toilet', 'Most falls are at night.', 'Motion lamp', 'Clear path'),
    tip(
      'Hurry less for the phone',
      'Many falls happen on the way to the bell or phone.',
      'Let it ring',
      'Carry the phone with you',
    ),
    tip('Eat protein', 'Muscles in the legs need it to hold you.', 'Some at each meal', 'Eggs, dairy, beans, fish'),
    tip(
      'Test spikes for ice',
      'Rubber grips pulled over the shoe hold on snow.',
      'Try them on before winter',
      'Stay in on black ice',
    ),
    tip(
      'Check stick and frame',
      'Worn rubber ends slip and a wrong height bends you over.',
      'New ends each year',
      'Ask the physiotherapist for the height',
    ),
    tip('Turn in steps', 'Quick spins on the spot make people topple.', 'Four small steps', 'Look where you go'),
    tip(
      'Have feet cared for',
      'Long nails and sore feet change the way you walk.',
      'A podiatrist every two months',
      'Check the shoes inside',
    ),
    tip('Limit alcohol', 'One glass sways older people.', 'With food', 'Not with tablets'),
  ],
};
