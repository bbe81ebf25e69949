import { type Kind, step, tip } from '../kind.ts';

const exams = [
  'exam/exams/finals/gcse/gcses/boards/jee/neet/matric/waec/leaving_cert/revision/revise/mocks/kota',
  'a-levels/a_levels',
  'my studies/tests/test',
];

const started = [
  'grayscale/greyscale',
  'tiktok/instagram/facebook/it deleted',
  'deleted tiktok/instagram/facebook/the',
  'down from',
  'bought an alarm',
];

export const phoneHabits: Kind = {
  id: 'phone-habits',
  category: 'personal',
  name: 'Use your phone less',
  slots: {
    pull: {
      words: [
        'news|doomscrolling|headlines',
        'short videos|youtube|reels|tiktok|videos',
        'messages|whatsapp|messaging|texts',
        'games|gaming|candy crush',
        'series|netflix|streaming|tv',
        'shopping apps|shopping|vinted|ebay',
        'work email|email|emails|slack',
        'social media|scrolling|instagram|facebook',
        'dating apps|tinder',
        'sports results|football scores',
        'share prices|crypto|stocks',
      ],
      otherwise: 'the apps that pull you most',
    },
  },
  ask: {
    question: 'When is the phone in your way most, and what pulls you in?',
    chips: ['In bed and on waking', 'With the family', 'All day, in every gap'],
  },
  hoursAWeek: 1.5,
  weekly: 'Look at the numbers on Sunday and change one setting or one place',
  measures: ['hours', 'minutes'],
  paced: 'dropped',
  overview:
    'You will look at your real numbers, decide what the won time is for, and then change settings, places and hours one after another. After six weeks the phone is a tool again and lies in its place.',
  approach:
    'Willpower loses against {pull}, so the plan puts distance and small hurdles in between. Begin with the bedroom; it brings most. People fail when nothing takes the place of the screen, so the other thing is laid out first.',
  done: 'Your daily average over two weeks is half of the first, or the number you chose, and bed and table are free of phones.',
  cautions: [
    'If gaming, gambling, shopping or porn on the phone costs you money, sleep or school and you cannot stop, ask a doctor or an addiction advice service. Never handle the phone while driving.',
  ],
  steps: [
    step(
      'Look up your real hours and pick-ups',
      'Guess first, then open the screen-time settings: hours a day, times picked up, first app in the morning. Write down the three times when it bothers you most.',
      ['Write your guess and the real numbers', 'Note how many hours go to {pull}', 'Mark three moments you want back'],
      0.5,
    ),
    step(
      'Give the won hours to the exam, subject by subject',
      'Write the exam days and the topics that are still weak. Two blocks of 45 minutes take the place of the two longest scrolling times. The rest of the won time is sleep and people; a plan of work alone does not last.',
      [
        'Write exam days and weak topics',
        'Put two blocks a day into the calendar',
        'Lay the first task on the desk tonight',
      ],
      0.7,
      { when: { said: exams } },
    ),
    step(
      'Choose what the won hour is for',
      'A book, a workshop, a walk, one person, sleep. It must be ready to begin in twenty seconds, at the place where you usually reach for the phone.',
      ['List five things you say you have no time for', 'Lay two of them ready beside the sofa and bed'],
      0.7,
      { when: { unsaid: exams } },
    ),
    step(
      'Close the hole that took the place of the deleted app',
      'Minutes move: from app to browser, from reels to messages. Look at the top three of this week, block the site in the browser, log out everywhere and let a friend set the code. Count again on Sunday.',
      ['Look up this week’s top three', 'Block the sites and hand over the code', 'Count again on Sunday'],
      0.6,
      { when: { said: started } },
    ),
    step(
      'Turn off all notifications except from people',
      'Calls and messages from the closest stay; everything else is silent and without red dots. It takes twenty minutes and cuts pick-ups by a third for many.',
      [
        'Go through the list of apps once',
        'Remove {pull} from the first screen',
        'Tell close people to ring when it is urgent',
      ],
      0.7,
      { when: { unsaid: started } },
    ),
    step(
      'Take the phone out of the bedroom',
      'Keep {pull} out of bed: an alarm clock on the table, the charger in the hall, the phone there an hour before sleep. For emergencies leave the ringer on.',
      ['Buy an alarm clock', 'Put the charger in the hall tonight', 'Lay a book where the phone was'],
      1,
    ),
    step(
      'Delete {pull} until the day after the last exam',
      'A limit is clicked away in the week before an exam, so delete the app and log out in the browser. Save nothing, the account stays. Tell two friends the day you are back and how they reach you until then.',
      ['Delete it on every device tonight', 'Tell two friends your day of return', 'Let somebody keep the password'],
      0.5,
      { measured: 'Get down by the first {20%} and delete it until the exam', when: { said: exams } },
    ),
    step(
      'Make {pull} slow to reach',
      'Log out, delete the app and use the website, set a limit with a password that somebody else knows, grey screen in the evening. Each hurdle gives you ten seconds to decide.',
      ['Choose two hurdles and set them up today', 'Ask one person to keep the password'],
      0.8,
      { measured: 'Get down by the first {20%}', when: { unsaid: exams } },
    ),
    step(
      'Set free places and three times for messages',
      'Table, bathroom and conversations are free of phones. Look at messages at three set times for twenty minutes. Say it to those who are used to quick answers.',
      [
        'Put a bowl for phones near the table',
        'Send one message about your times',
        'Agree on rules with everybody at home, yourself included',
      ],
      1.5,
      { measured: 'Get down by {50%}' },
    ),
    step(
      'Put the phone in another room for each study block',
      'A phone on the desk costs attention even when it is silent. In another room, in a bag or with a parent, it is looked at after 45 minutes for five. Use a kitchen timer and a paper timetable.',
      ['Choose the place outside the room', 'Use a timer that is no phone', 'Tick each block'],
      3,
      { when: { said: exams } },
    ),
    step(
      'Spend one half-day a week without it',
      'Saturday until two, for example. Directions on paper, a meeting fixed beforehand, some coins. The first hour is restless, then it passes.',
      [
        'Choose the half-day and something to do',
        'Tell two people how to reach you',
        'Write afterwards what you missed and what not',
      ],
      4,
      { when: { unsaid: exams, weeksFrom: 3 } },
    ),
    step(
      'Halve the number and write your own rules',
      'Compare two weeks with the start. Keep the three changes that did most against {pull}, and write the rule for bad days. It is done when the average stays there for a second fortnight.',
      ['Compare hours and pick-ups', 'Write three rules on a card', 'Set a look-back every third month'],
      1,
      { waitDays: 14, measured: 'Get down by all {total}' },
    ),
  ],
  suggestions: [
    tip('Wear a watch', 'Looking at the time is the usual beginning.', 'Plain one', 'Phone in the bag'),
    tip('Carry a small book', 'Gaps want something.', 'Queue and bus', 'Ten pages a day'),
    tip('Switch to grey', 'Colour draws the eye.', 'In the settings', 'From eight in the evening'),
    tip(
      'Ask before each pick-up: what for?',
      'Say it aloud, then do only that.',
      'Rubber band round it',
      'Put it down again',
    ),
    tip('Charge in one place', 'The phone has a home, like keys.', 'Hall shelf', 'All phones of the family'),
    tip('Leave it behind for short errands', 'Start with ten minutes.', 'Bakery, dog', 'Notice what you see'),
    tip('Delete one game today', 'It can be put back in an hour.', 'Try a week', 'Cards on the table'),
    tip('Read news once a day', 'At a fixed hour, from one source.', 'Not before bed', 'Paper or radio'),
    tip('Put it in the boot when driving', 'Or in silence in the glove box.', 'Route set before', 'Stop to answer'),
    tip('Let children set a rule for you', 'They notice most.', 'One rule each', 'Same for all'),
    tip('Watch on purpose', 'Choose the film before you sit down.', 'One episode', 'Autoplay off'),
    tip('Plan the last hour', 'Tired people scroll.', 'Bath, music, talk', 'Lamp dimmed'),
  ],
};
