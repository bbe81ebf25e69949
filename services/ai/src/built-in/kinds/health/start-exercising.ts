import { type Kind, step, tip } from '../kind.ts';

/** Every day was said. */
const daily = ['daily', 'every/each day/morning/evening/night/lunch/lunchtime'];

/** A body that was looked at may begin. */
const cleared = ['green light', 'all-clear', 'physio/cardiologist/doctor/gp/surgeon cleared/okayed'];

export const startExercising: Kind = {
  id: 'start-exercising',
  category: 'health',
  name: 'Start exercising',
  slots: {
    activity: {
      words: [
        'walking|walks',
        'swimming',
        'aqua aerobics|water aerobics',
        'cycling|spinning|exercise bike',
        'dancing|zumba|dance',
        'pilates',
        'yoga',
        'tai chi',
        'rowing',
        'gardening',
        'jogging',
        'aerobics',
        'home workouts|home workout|work out at home',
        'circuit training',
        'skipping',
        'football',
        'badminton',
        'tennis',
        'table tennis',
        'basketball',
        'climbing',
        'boxing',
        'wheelchair sport|wheelchair',
        'chair exercises',
        'hula hoop',
        'kettlebells',
        'skating',
      ],
      otherwise: 'brisk walking',
    },
  },
  ask: {
    question: 'What kind of movement did you once like, and is there anything your body does not allow?',
    chips: ['Nothing yet, I am very unfit', 'I was sporty years ago', 'I have a health problem to respect'],
  },
  hoursAWeek: 2.5,
  weekly: 'Move for 30 minutes on three to five days, at a pace where you can still talk',
  measures: ['minutes', 'workouts', 'sessions'],
  overview:
    'You will start with ten minutes of {activity} and arrive at the amount that health services recommend: 150 minutes a week, plus strength twice. The plan is built for somebody who has stopped before.',
  approach:
    'Fix days and hours first and make the sessions longer later. Go at a pace where you can talk but not sing. Most people begin too hard, are sore for days and stop, so the first two weeks are easy on purpose.',
  done: 'For four weeks in a row you have moved for 150 minutes a week and done two short strength sessions.',
  cautions: [
    'Ask a doctor before you start if you have heart trouble, chest pain, fainting, very high blood pressure or diabetes treated with insulin, or if you are pregnant.',
    'Stop and call the emergency number for pressure or pain in the chest, fainting, or breathlessness that does not settle with rest.',
  ],
  steps: [
    step(
      'Do ten minutes of {activity} today or tomorrow',
      'Only ten minutes, in the clothes you have. Note how you felt before and after; that is your starting point. Then choose what fit should mean for you in three months: four floors without gasping, 5 km, a full shopping bag in each hand, or a calmer head. If you walk most days already, go straight to the longer sessions.',
      [
        'Put your shoes and clothes by the door now',
        'Do the ten minutes and write down what fit should mean',
        'List any illness or old injury you should ask about',
      ],
      0.5,
    ),
    step(
      'Begin at half of what you used to do',
      'Muscles remember, tendons and joints need six weeks. Half the time and two thirds of the effort for the first two weeks, however good it feels.',
      [
        'Write down what you did at your best and halve it',
        'Note what made you stop, and one remedy',
        'Do {activity} twice at this half',
      ],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Ask your doctor what your body allows',
      'This matters if you have been still for years, take medicines for heart or sugar, or are unsure. Ask what is safe, what to avoid, and at which signs to stop.',
      ['Book a short appointment or a call', 'Ask about {activity}: what is safe, and how hard may it be?'],
      1,
      { when: { level: 'beginner', unsaid: cleared } },
    ),
    step(
      'Choose three fixed times a week for {activity}',
      'Take times that you can keep on a bad day, right after something you do anyway, such as getting home. Ten to fifteen minutes each for two weeks.',
      [
        'Write the three times in the calendar',
        'Find a substitute for rain or a late evening',
        'Cross off each session on a sheet',
      ],
      2,
      { when: { unsaid: daily } },
    ),
    step(
      'Tie {activity} to one cue that comes every day',
      'Daily works by one cue: after breakfast, off the bus, before the shower. Ten minutes in the first fortnight, and a bad day has five, which counts in full. Two of the seven are light on purpose: half the time, half the pace.',
      [
        'Choose the cue and write it on the door',
        'Mark the two light days',
        'Cross off every day, five minutes included',
      ],
      4,
      { when: { said: daily } },
    ),
    step(
      'Begin short strength sessions twice a week',
      'Stand up from a chair, push against a wall, lift your heels, pull a band: two rounds of ten, fifteen minutes. Strong legs make {activity} easier and protect your joints.',
      ['Learn the four movements slowly', 'Do them on two fixed days, with a rest day between'],
      5,
      { when: { weeksFrom: 4 }, resources: 'Free exercise videos: https://www.nhs.uk/conditions/nhs-fitness-studio/' },
    ),
    step(
      'Lengthen {activity} to 30 minutes a session',
      'Add five minutes a week to each session. If you are still tired or sore two days later, stay at the same length for another week.',
      ['Write the minutes of the next four weeks in advance', 'Find one person or class for one session a week'],
      6,
      { measured: 'Reach {40%} at an easy pace' },
    ),
    step(
      'Try two other activities besides {activity}',
      'A second choice saves you when weather, a closed pool or boredom come. Go to each of them once and keep the nicer one.',
      ['Look up trial classes near you', 'Go to both within three weeks'],
      4,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Prepare for the weeks when exercise is hard',
      'Write a five-minute version for bad days and a rule for illness: with fever you rest, afterwards you start again with half the time.',
      ['Write the five-minute version of {activity}', 'Decide what you do after missing a week'],
      1,
      { measured: 'Reach {70%} and have a plan for bad weeks' },
    ),
    step(
      'Keep up 150 active minutes for four weeks',
      'Brisk walking, cycling to work and gardening count. Do the same ten minutes as on the first day again and compare your notes.',
      [
        'Add up the minutes each Sunday',
        'Repeat the first test',
        'Set the time for {activity} in the next three months',
      ],
      10,
      { when: { weeksFrom: 4, unsaid: daily }, measured: 'Reach {total} and keep it for four weeks' },
    ),
    step(
      'Do {activity} on 28 days, light ones counted',
      'From 10 to 20 to 30 minutes, five more each week while the next morning is calm. One missed day is life; never two in a row. It is done when four weeks hang full on the wall.',
      ['Hang up a sheet with 28 boxes', 'Repeat the first test on day 28', 'Choose the cue for winter or holidays'],
      10,
      { when: { said: daily }, measured: 'Reach {total} and keep it on 28 days' },
    ),
    step(
      'Finish two full weeks of {activity} as planned',
      'Six sessions in two weeks show that the times fit your life. Change what did not fit, and put the next four weeks in the calendar.',
      ['Count the sessions you did', 'Enter the next four weeks'],
      3,
      { when: { weeksTo: 3.9, unsaid: daily } },
    ),
  ],
  suggestions: [
    tip(
      'Lay everything out the evening before',
      'You then only have to go.',
      'Clothes, shoes, bottle',
      'Bag by the door',
    ),
    tip(
      'Promise yourself five minutes',
      'You may stop after them, and seldom will.',
      'Set a timer',
      'Count it as done either way',
    ),
    tip(
      'Use the talk test',
      'If you cannot speak a sentence, slow down.',
      'Say the alphabet aloud',
      'Slow until you can',
    ),
    tip(
      'Buy shoes that fit',
      'Sore feet end many good plans.',
      'Try them on in the afternoon',
      'A thumb’s width at the toes',
    ),
    tip('Make it a date', 'People keep appointments with others.', 'Same friend, same day', 'Coffee afterwards'),
    tip(
      'Break up long sitting',
      'Two minutes every half hour already help.',
      'Stand for phone calls',
      'Printer or tap far away',
    ),
    tip(
      'Note how you feel afterwards',
      'You will read it on a day you do not want to.',
      'One word',
      'On the same sheet',
    ),
    tip('Listen only while moving', 'Save a podcast or playlist for it.', 'Thirty-minute episodes', 'Nothing at home'),
    tip(
      'Expect some soreness',
      'Muscle ache up to three days is normal.',
      'Easy walking helps',
      'Joint pain means less load',
    ),
    tip(
      'Choose the nearest place',
      'What takes ten minutes to reach is used more.',
      'Park, pool, living room',
      'Test the way once',
    ),
    tip(
      'Ask about cheaper courses',
      'Health insurers and towns often pay a part.',
      'Ask before you enrol',
      'Keep the receipt',
    ),
    tip(
      'Add stairs',
      'One floor more each week trains heart and legs.',
      'One floor, then the lift',
      'Hand on the rail',
    ),
    tip('Reward the fourth week', 'It is the week when most people stop.', 'Choose it now', 'Something for the sport'),
  ],
};
