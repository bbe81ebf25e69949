import { type Kind, step, tip } from '../kind.ts';

export const quitPorn: Kind = {
  id: 'quit-porn',
  category: 'personal',
  name: 'Stop watching porn',
  slots: {
    reason: {
      words: [
        'marriage|wife|husband|girlfriend|boyfriend|relationship|partner',
        'erection|ed|sex life|sex',
        'faith|god|church|islam|sin',
        'sleep|concentration|studies|work',
        'money|cams|onlyfans',
      ],
      otherwise: 'life',
    },
  },
  ask: {
    question: 'What made you decide, and does somebody know?',
    chips: ['My relationship', 'I cannot stop by myself', 'My faith or values'],
  },
  hoursAWeek: 0.8,
  weekly: 'One honest talk or group, and two lines on what set it off',
  measures: ['days', 'weeks'],
  overview:
    'You will find when and why it happens, make it harder to reach, fill the hour it took, learn to let an urge pass, tell one person, and know what to do after a slip.',
  approach:
    'It is mostly an answer to loneliness, stress, boredom or sleeplessness, at the same hour and place. Change that hour and place first. Shame makes relapse likelier, so a slip is looked at and not punished.',
  done: 'For sixty days you have kept what you decided, and you know your three triggers and what you do instead.',
  cautions: [
    'If it concerns children or violence, an anonymous help line such as Stop It Now helps before anything happens. If you feel hopeless or think of dying, call a crisis line today. Ask a doctor about erections that stay away or strong compulsion.',
  ],
  steps: [
    step(
      'Write when, where and after what it happens',
      'Look back at the last ten times: hour, room, device, mood, what you wanted to get away from. Write in one sentence why you want to stop, for your {reason}.',
      ['Write down the last ten times', 'Mark the three main triggers', 'Write the sentence'],
      0.4,
    ),
    step(
      'Put a filter and distance in its way',
      'Set a filter on phone and router with a code that somebody else keeps. Take devices out of bedroom and bath, delete accounts and collections, and remove payment cards.',
      ['Set the filter and give away the code', 'Charge devices in the kitchen', 'Delete accounts and files'],
      0.6,
    ),
    step(
      'Change the hour in which it happens',
      'If it is late and alone at the screen, go to bed with a paper book, take a shower, call somebody, train, or sit where others are. Fix this for each evening of the first two weeks.',
      ['Write a plan for that hour for 14 days', 'Lay out the book or shoes', 'Go to bed at the same time'],
      1.5,
    ),
    step(
      'Learn to let an urge pass',
      'It rises and falls in ten to twenty minutes. Stand up, change the room, cold water, breathe slowly, look at it like weather. Each one that passes makes the next weaker.',
      [
        'Choose three things for twenty minutes',
        'Keep the list on the lock screen',
        'Make a stroke for each urge that passed',
      ],
      1,
    ),
    step(
      'Tell one person or join a group',
      'Friend, counsellor, minister, recovery group online. Say what you want and what you ask: a message each Sunday. With a partner choose a calm hour, say what you do about it, and listen for your {reason}.',
      ['Choose whom you tell', 'Say it in three sentences', 'Fix the weekly message'],
      1,
      { measured: 'Keep the first {20%} with somebody beside you' },
    ),
    step(
      'Fill what it covered: sleep, people, tenderness',
      'Two evenings with people, movement three times a week, sleep before eleven. In a relationship talk about closeness without pressure; a sex therapist helps with erections and distance for your {reason}.',
      ['Fix two evenings with people', 'Move three times a week', 'Ask for counselling if closeness is hard'],
      4,
      { measured: 'Reach {50%}' },
    ),
    step(
      'Plan for slips, travel and lonely days',
      'What set it off, what was missing, which barrier is added? Tell your person within a day. Do not throw the count away: 28 of 30 days is a success.',
      ['Write the plan for a slip', 'Write the plan for hotels and days alone', 'Read your sentence'],
      0.7,
    ),
    step(
      'Look back after sixty days',
      'Mood, sleep, concentration, closeness: what changed? Keep filter, hour and person. Write what it now does for your {reason}.',
      ['Compare with the first page', 'Thank your person', 'Decide what stays in place'],
      0.6,
      { measured: 'Keep all {total}' },
    ),
  ],
  suggestions: [
    tip('Sleep earlier', 'Most slips come after eleven.', 'Same hour', 'No phone'),
    tip('Train hard twice a week', 'Tension leaves by the body.', 'Evening', 'With others'),
    tip('Unfollow what leads there', 'Slopes begin on ordinary apps.', 'Ten accounts', 'Search off'),
    tip('Use the living room', 'Screens only where others may come in.', 'Door open', 'Habit'),
    tip('Take cold water to the face', 'It breaks the spell.', 'Thirty seconds', 'Leave the room'),
    tip('Write to somebody instead', 'Loneliness was the reason.', 'Voice message', 'Short'),
    tip('Read about how habits work', 'It removes shame.', 'One chapter', 'Note'),
    tip('Choose a word for the urge', 'Naming gives distance.', 'There it is', 'Breathe'),
    tip('Keep weekends full', 'Empty Sundays are risky.', 'Plan Friday', 'Sport, visit'),
    tip('Be kind after a slip', 'Wash, tidy, go on.', 'No all-nighter', 'Tell'),
    tip('Save what you paid', 'Put it in a jar.', 'Course', 'Gift'),
    tip('Look at real faces', 'Eye contact heals.', 'Cafe', 'Group'),
  ],
};
