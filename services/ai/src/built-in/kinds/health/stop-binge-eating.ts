import { type Kind, step, tip } from '../kind.ts';

export const stopBingeEating: Kind = {
  id: 'stop-binge-eating',
  category: 'health',
  name: 'Stop binge eating',
  slots: {
    time: {
      words: [
        'evenings|evening|night|nights',
        'work stress|work|office',
        'weekends|weekend',
        'after arguments|arguments|fights',
        'alone|loneliness|lonely',
        'periods|period|pms',
        'boredom|bored',
        'after dieting|diets|diet',
      ],
      otherwise: 'evenings',
    },
    person: {
      words: ['wife', 'husband', 'partner', 'mother|mum', 'sister', 'brother', 'friend', 'boyfriend', 'girlfriend'],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'How often does it happen, and do you do anything afterwards to make up for it?',
    chips: ['Once a week or more, in secret', 'When I am stressed or sad', 'After each diet'],
  },
  hoursAWeek: 2,
  unhurried: true,
  weekly: 'Three meals and two snacks at set times, and the notes without judging',
  overview:
    'The way out begins with regular eating, not with a diet: hunger and bans drive binges. You will find out what comes before, learn what to do with the urge and the feelings, and get the treatment that works best, guided self-help or cognitive behavioural therapy.',
  approach:
    'Three meals and two snacks every day, also the day after a binge. No weighing, no lists of bad food in these months. A slip means going back to the next planned meal, nothing else. Losing weight waits until eating is calm.',
  done: 'For a month you have eaten regularly, with no or rare binges, and you have somebody with whom you talk about it.',
  cautions: [
    'See a doctor soon if you vomit, use laxatives, fast afterwards, lose weight quickly, or have diabetes. Go at once with fainting, heart stumbling, chest pain or blood in vomit. If you think of harming yourself, call a crisis line or emergency number now.',
    'No fasting, crash diet, or appetite tablets while binges go on, unless your treatment team plans it.',
  ],
  steps: [
    step(
      'Write what happens before and after',
      'For five days: time, food, alone or not, hunger, feeling, without calories. It shows patterns such as skipped lunch, quarrels or {time}.',
      [
        'Note the last binge in five lines, kindly',
        'Begin the notes with the next meal',
        'Circle what comes before most often',
      ],
      0.5,
    ),
    step(
      'Eat something every three to four hours',
      'Breakfast within an hour of waking, lunch, dinner, two snacks. It feels like too much at first and lowers binges within two or three weeks.',
      ['Write five times for tomorrow', 'Prepare the two snacks', 'After a slip eat the next meal on time'],
      0.5,
    ),
    step(
      'Tell your {person} or a doctor',
      'Secrecy feeds it. One sentence is enough: I eat large amounts and cannot stop, and I want help. It is a known illness and common.',
      [
        'Choose whom you tell, perhaps your {person}',
        'Write the sentence on paper',
        'Say what helps: no comments on food or weight',
      ],
      0.7,
    ),
    step(
      'Book an assessment for treatment',
      'Ask the doctor for guided self-help or cognitive behavioural therapy for eating disorders, blood tests, and mood. Eating disorder charities know addresses and waiting times.',
      ['Book the appointment', 'Bring the notes', 'Ask what you can begin while waiting'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Prepare for the urge at {time}',
      'It rises and falls within about twenty minutes. A list of five things for that time: call, shower, walk, hands in soil, breathing; and the kitchen is left.',
      [
        'Write the five on a card',
        'Put it where it usually begins',
        'Set a timer for twenty minutes, then decide freely',
      ],
      1,
    ),
    step(
      'Bring one forbidden food back calmly',
      'What is banned is what is binged. Eat a normal portion with someone, at a table, on a calm day; the therapist can help with the order.',
      ['Choose the easiest food', 'Eat it with your {person}', 'Note how it went'],
      1.5,
    ),
    step(
      'Answer the feeling without food',
      'Anger, loneliness, tiredness and boredom each need something else: to say no, a voice, a bed, a plan. Choose for {time}.',
      ['Write feeling and need for three moments', 'Try the other answer once', 'Ask for help where sadness stays'],
      2,
    ),
    step(
      'Stop checking body and scales',
      'No daily weighing, no mirror hours, clothes that fit today, fewer accounts that make you feel small.',
      ['Put the scales away', 'Unfollow ten accounts', 'Wear what is comfortable'],
      1,
    ),
    step(
      'Look back at four weeks and plan for relapse',
      'Count calm days, not failures. Write the early signs and the three things that bring you back.',
      ['Compare the notes', 'Write the plan for a bad week', 'Keep regular meals for months, also at {time}'],
      0.7,
    ),
  ],
  suggestions: [
    tip('Never shop hungry', 'The list holds then.', 'After lunch', 'Short trip'),
    tip('Eat at a table', 'Hands and eyes notice.', 'Plate', 'No phone'),
    tip('Keep no stock to test yourself', 'Early on fewer triggers help.', 'Small packs', 'Later more'),
    tip('Speak kindly after a slip', 'Shame starts the next one.', 'As to a friend', 'Next meal'),
    tip('Sleep enough', 'Tired people binge more easily.', 'The same bedtime', 'A dark room'),
    tip('Text a code word', 'Somebody answers, without questions.', 'Agree on the word', 'Any hour'),
    tip('Leave diet talk', 'You may change the subject.', 'Say you prefer not to', 'Fetch a drink'),
    tip('Plan the empty hours', 'Boredom is a trigger.', 'Class or call', 'Friday'),
    tip(
      'Take the lift off weekends',
      'Keep weekday meal times on free days too.',
      'Breakfast by nine',
      'A plan for the afternoon',
    ),
    tip('Ask about medicine', 'Some help in binge eating.', 'Doctor', 'With therapy'),
    tip(
      'Read one good self-help book',
      'Guided self-help is proven to work.',
      'Ask the therapist which',
      'A chapter a week',
    ),
    tip('Find a peer group', 'Others know the feeling.', 'Ask a charity', 'Online if you like'),
  ],
};
