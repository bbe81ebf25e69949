import { type Kind, step, tip } from '../kind.ts';

export const paraglideOrSkydive: Kind = {
  id: 'paraglide-or-skydive',
  category: 'hobby',
  name: 'Fly: paraglide, skydive or pilot a small plane',
  slots: {
    sport: {
      words: [
        'paragliding|paraglide|parapente',
        'tandem skydiving|tandem jump|tandem',
        'skydiving|skydive|parachute jump|parachute|AFF|wingsuit',
        'gliding|glider|sailplane',
        'hang gliding|hang-gliding',
        'powered flying|pilot licence|PPL|flying lessons|fly a plane|Cessna',
        'microlight flying|microlight|ultralight',
        'helicopter flying|helicopter',
        'ballooning|balloon',
        'bungee jumping|bungee',
        'drone flying|drone',
        'indoor skydiving|wind tunnel|tunnel',
      ],
      otherwise: 'flying',
    },
    aim: {
      words: [
        'first solo flight|first solo|solo',
        'A licence|AFF course|AFF',
        'private licence|PPL|pilot licence|licence|license|certificate',
        'charity jump|for charity',
        'tandem|tandem jump',
        'cross-country flight|cross country',
      ],
      otherwise: 'first flight',
    },
  },
  ask: {
    question: 'Which way of flying, and is it one jump or a licence?',
    chips: ['One tandem, for the experience', 'Paragliding licence', 'Private pilot licence'],
  },
  hoursAWeek: 3,
  weekly: 'Two hours of theory in four short sessions; a flying day when the weather allows',
  measures: ['flights', 'jumps', 'flight hours', 'hours'],
  ladder: true,
  overview:
    'You will try {sport} once with a professional, check health, school, insurance and the whole cost, and then follow the school’s training at the pace of the weather. The plan leads to the {aim} and the habits that keep pilots alive.',
  approach:
    'Choose the school for its calm and its cancelled days. Fly often in one season rather than rarely over three. What usually goes wrong is money that ends at the half, long breaks, and going because everybody else goes.',
  done: 'You have made your flight, jump or licence, and have at least once decided not to fly.',
  cautions: [
    'Only with licensed schools and tandem pilots; ask for licence, insurance and maintenance papers. You alone decide to cancel: weather, tiredness, medicine, alcohol and pressure are reasons.',
    'Ask a doctor, or the aviation doctor where a medical is required, about heart, epilepsy, fainting, back, recent operations, pregnancy and medicines before paying. Tell your life insurance.',
  ],
  steps: [
    step(
      'Compare two schools and one tandem offer',
      'Licence, accident insurance, age of equipment, number of pupils per teacher, refund when the weather is bad, weight limits. Done when all stands in a small table.',
      [
        'Find schools through the national association',
        'Ring two and ask five questions about {sport}',
        'Write costs up to the {aim}',
      ],
      1.5,
    ),
    step(
      'Fly once with a professional beside you',
      'Tandem, trial lesson or tunnel. Ask how they decided about the weather today. Afterwards write what you felt at start, in the air, at landing, and if you want more.',
      [
        'Book it with a weather refund',
        'Sleep, eat light, no alcohol the day before',
        'Write ten lines afterwards about {sport}',
      ],
      4,
    ),
    step(
      'Clear health, money and insurance',
      'Medical or doctor’s letter, weight, glasses; total with equipment and renewals plus a fifth; accident, liability and rescue insurance. Tell those at home and agree what they need to know.',
      [
        'Book the medical or ask your doctor',
        'Calculate the full sum up to the {aim}',
        'Ask insurers in writing about {sport}',
      ],
      3,
    ),
    step(
      'Do the ground course and theory at home',
      'Weather, aerodynamics, rules, equipment, emergencies. 30 minutes on four days; official questions until 90 per cent three times. Practise the landing fall or checks until they are automatic.',
      [
        'Get the school’s book or app',
        'Explain one chapter a week to somebody',
        'Practise landing fall or cockpit checks for {sport} aloud',
      ],
      20,
      { when: { level: 'beginner' } },
    ),
    step(
      'Refresh after your break with an instructor',
      'Write date and number of your last flights or jumps. Ask the school for a check: ground handling, emergency drill, two supervised flights. Have reserve and equipment inspected.',
      ['Fill the logbook and send it', 'Book the check for {sport}', 'Have the equipment inspected'],
      8,
      { when: { level: 'experienced' } },
    ),
    step(
      'Train in blocks of several flying days',
      'Three or four days in a row teach more than single Saturdays. After each flight write start, air, landing, one decision. Stop after a fright and talk about it.',
      [
        'Book two blocks with spare days',
        'Log each flight in four lines',
        'Ask the teacher what you lack for the {aim}',
      ],
      40,
      { when: { weeksFrom: 6 }, measured: 'Log {40%} with the school' },
    ),
    step(
      'Write your personal go and no-go list',
      'Wind, gusts, cloud, hours of sleep, last alcohol, mood, pressure from others, days since last flight. Two yellows mean no. Have the instructor sign it.',
      [
        'Write the limits in numbers',
        'Use it on three days, also without flying',
        'Keep it with your {sport} equipment',
      ],
      2,
    ),
    step(
      'Pass theory and practical test',
      'Registered, papers complete, two mock exams, one calm check flight with another instructor. Only then the {aim}.',
      ['Register and check the papers', 'Two mock exams above 90 per cent', 'Ask what the examiner looks at first'],
      10,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Complete the {aim} on a day that fits your list',
      'Steady weather, familiar place, somebody on the ground. Check equipment twice, say the plan aloud, go, or come back another day. Write the log and thank the crew.',
      ['Compare the day with your list', 'Do the checks aloud', 'Write log and the next aim'],
      5,
      { measured: 'Log all {total} in good weather' },
    ),
  ],
  suggestions: [
    tip('Spend a day watching', 'You learn weather and manners.', 'Bring coffee', 'Ask why they wait'),
    tip('Read the weather daily', 'Wind at three heights, thunder, gusts.', 'Guess first', 'Compare at night'),
    tip('Practise ground handling', 'Paragliders learn most on a meadow.', 'Ten hours', 'Light steady wind'),
    tip('Do the checks aloud', 'Silent checks skip lines.', 'Touch each thing', 'Start again when interrupted'),
    tip('Wear boots over the ankle', 'Landings twist feet.', 'Firm sole', 'No hooks for lines'),
    tip('Eat and drink before', 'Empty pilots decide badly.', 'Small meal', 'Water in reach'),
    tip('Keep a margin of hours', 'Land before it gets rough or dark.', 'Set a time', 'Tell the ground'),
    tip('Read accident reports monthly', 'Most begin on the ground.', 'One report', 'Which step would I stop?'),
    tip('Do not film at first', 'Cameras take attention.', 'Ask the tandem pilot', 'Two hundred flights later'),
    tip('Buy equipment late', 'School gear suits your level.', 'Ask the instructor', 'Inspected used gear'),
    tip('Train on a simulator', 'Emergency handles by reflex.', 'Hanging harness', 'Twenty pulls'),
    tip('Say no with one sentence', 'Not my day is enough.', 'No reason needed', 'Help others to start'),
  ],
};
