import { type Kind, step, tip } from '../kind.ts';

export const perfectionism: Kind = {
  id: 'perfectionism',
  category: 'personal',
  name: 'Let go of perfectionism',
  slots: {
    thing: {
      words: [
        'essays|thesis|papers|homework|studies|assignments',
        'reports|report|presentations|presentation',
        'emails|messages|texts',
        'drawings|drawing|art|paintings',
        'songs|music',
        'writing|novel',
      ],
      otherwise: 'work',
    },
  },
  ask: {
    question: 'Where does it cost you most?',
    chips: ['I never finish', 'I work twice as long as others', 'I do not even begin'],
  },
  hoursAWeek: 1,
  weekly: 'Three things done to 80 per cent on purpose, with a time limit',
  overview:
    'You will see what perfect costs, set a standard before you begin, finish with a timer, make small mistakes on purpose, show unfinished things, and measure what happened instead of what you feared.',
  approach:
    'High aims are fine; the fear behind them is what costs. Experiments convince more than arguments: hand in at 80 per cent and look at the result. Begin where little is at stake.',
  done: 'For four weeks you have finished by the time you set, and somebody received {thing} from you that you would once have kept back.',
  cautions: [
    'If it goes with starving, overtraining, washing, checking for hours or thoughts of being worthless, talk to a doctor or therapist; this is treated well.',
  ],
  steps: [
    step(
      'Write what perfect costs you each week',
      'Hours, sleep, things not begun, quarrels. Beside it what it brings. Choose one area, such as {thing}, for the next month.',
      ['Write costs and gains', 'Add up hours of one week', 'Choose the area'],
      0.5,
    ),
    step(
      'Find the rule behind it',
      '‘If I make a mistake, then …’ Finish the sentence three times. Whose voice is it? Write a kinder rule that you would teach a child.',
      ['Finish the sentence three times', 'Write the kinder rule', 'Hang it at your desk'],
      0.6,
    ),
    step(
      'Set good enough before you start',
      'Purpose, reader, three points that must be in, time limit. For {thing}: what would a good colleague hand in? Stop when the points are there.',
      ['Write the three points', 'Set the limit to 70 per cent of the usual time', 'Ask somebody what they need'],
      0.6,
    ),
    step(
      'Finish three things a week with the timer',
      'Work in two rounds: one for all of it roughly, one for mending. Then send it. Write your fear before (0 to 10) and what really came back.',
      ['Choose three small things', 'Send at the timer', 'Write what came back'],
      4,
    ),
    step(
      'Make small mistakes on purpose',
      'A typo in a message, odd socks, crooked picture, asking a simple question, serving bought cake. See who notices. One a day for two weeks.',
      ['Choose ten harmless mistakes', 'Make one a day', 'Note what happened'],
      0.8,
    ),
    step(
      'Show something unfinished',
      'A first draft of {thing}, a messy kitchen, a song half learned. Ask for one thing that works and one to change. Others show theirs too.',
      ['Choose one kind person', 'Show it at half', 'Ask for two remarks'],
      1,
    ),
    step(
      'Rest without having earned it',
      'Take an evening, a Sunday or a hobby in which you stay bad. Notice the voice that complains and go on resting. It feels wrong for about two weeks.',
      ['Fix one evening', 'Do something badly with pleasure', 'Leave one list unfinished'],
      1.5,
    ),
    step(
      'Compare after a month and write your standard',
      'Hours, sleep, results. Where does excellence pay, where is good enough? Three things get your best, the rest of {thing} gets good.',
      ['Compare hours and results', 'Name three things for your best', 'Tell one person'],
      0.6,
    ),
  ],
  suggestions: [
    tip('Use a pen that cannot be erased', 'It moves on.', 'First draft', 'Cross out'),
    tip('Write bad first sentences', 'They open the door.', 'Ten lines', 'Later'),
    tip('Answer mails in three sentences', 'Then send.', 'No second reading', 'Noon'),
    tip('Do chores in twenty minutes', 'Bell ends it.', 'Music', 'Leave'),
    tip('Praise effort in others', 'You hear yourself.', 'Daily', 'Short'),
    tip('Set the last look to once', 'Not five.', 'Paper', 'Send'),
    tip('Keep a wall of sent things', 'Done is seen.', 'Notes', 'Weekly'),
    tip('Learn something new in public', 'Class of beginners.', 'Dance, clay', 'Laugh'),
    tip('Ask for the deadline’s reason', 'Often rough is enough.', 'Ask', 'Write'),
    tip('Put it away for a night', 'Then change three things only.', 'Morning', 'Timer'),
    tip('Invite guests to a normal home', 'They come for you.', 'Soup', 'Chairs'),
    tip('Notice all or nothing words', 'Always, never, ruined.', 'Swap', 'Smile'),
  ],
};
