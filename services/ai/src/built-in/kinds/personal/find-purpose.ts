import { type Kind, step, tip } from '../kind.ts';

export const findPurpose: Kind = {
  id: 'find-purpose',
  category: 'personal',
  name: 'Find what you want from life',
  slots: {
    turn: {
      words: [
        'retirement|retired|retiring|pension',
        'children leaving home|kids left|empty nest|children left',
        'divorce|separation|marriage ended|breakup',
        'graduation|finished uni|graduated|school',
        'illness|sick|cancer',
        'redundancy|laid off|lost my job',
        'midlife|midlife crisis|turning 40|turning 50|at 45|at 50',
        'bereavement|death|died|widowed',
        'burnout',
        'parenthood|baby',
        'a move|moved',
        'leaving the army|army|military',
        'leaving a faith|faith',
      ],
      otherwise: 'this time of change',
    },
  },
  ask: {
    question: 'What has changed lately, and what do you miss most?',
    chips: ['A job that means something', 'People who need me', 'I only know: not this'],
  },
  hoursAWeek: 2.5,
  weekly: 'Do one small trial and write five lines about how it felt',
  overview:
    'You will look at what has given you strength so far, name a handful of values, and then try out four directions in real life, for a few hours each. It ends with one direction chosen for half a year and a first promise that others count on.',
  approach:
    'A direction is found by trying and seldom by thinking, so trials start in the third week. Watch when you forget the time and whom you help, rather than waiting for one great passion. What goes wrong is usually the search for the perfect answer; you need a good one for six months.',
  done: 'You have chosen one direction for six months, spend at least two hours a week on it, and somebody relies on you for it.',
  cautions: [
    'If most days have felt empty or hopeless for two weeks, talk to a doctor first: depression hides every purpose. With thoughts of not wanting to live, call a crisis line or emergency number today.',
    'Do not resign, separate or give away large sums while you are searching; try first.',
  ],
  steps: [
    step(
      'Write down ten moments when you felt alive',
      'From childhood until last month, at work, at home, alone or with others. Beside each: what did you do, with whom, for what? Small moments count as much as great ones.',
      [
        'Write five moments in twenty minutes',
        'Add five from before {turn}',
        'Underline verbs that come up more than once',
      ],
      1,
    ),
    step(
      'Log a week: what gives strength, what takes it',
      'Each evening three plus and three minus points with the reason. After seven days you see which activities and people are on which side, often different from what you had thought.',
      ['Write three plus and three minus each evening', 'Mark what has been new since {turn}'],
      1.5,
      { waitDays: 6 },
    ),
    step(
      'Choose five values and what they mean on a Tuesday',
      'From a list of fifty, down to ten, down to five. For each one act that can be seen: fairness means I speak up for the new colleague. Rank them.',
      [
        'Cross out from a list of values until five are left',
        'Write one weekday act for each',
        'Note which you now live least because of {turn}',
      ],
      1.5,
    ),
    step(
      'Ask five people what they see in you',
      'When have you seen me at my best? What would you come to me for? What could I do more of? Choose people from different times of your life and only listen.',
      ['Message five people with these three questions', 'Collect the answers on one page without judging'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Talk to three people whose days you envy a little',
      'Not famous ones: the gardener, the neighbour who runs the choir, somebody ten years past {turn}. Ask about an ordinary day, what is hard, and how they began.',
      ['Write to three people and ask for half an hour', 'Write five lines after each talk'],
      4,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Try four directions for a few hours each',
      'One that helps people, one that makes something, one that learns, one outdoors or with the body, or four of your own. Go there, do it, write: energy before, energy after, again or not?',
      [
        'List four trials that cost little and need no promise',
        'Put dates behind the first two',
        'Score each from 0 to 10 on the same evening',
      ],
      10,
    ),
    step(
      'Write what you want to be missed for',
      'One page: what people could say of you in ten years, at work, at home, in your street. Cross out what belongs to your parents’ wishes or sounds good only. What is left points somewhere.',
      [
        'Write the page by hand in one go',
        'Read it to one person you trust',
        'Write what is possible only since {turn}',
      ],
      1.5,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Choose one direction for half a year and promise it',
      'Not for life. Two hours a week, a place, a person who counts on you, and a day in six months to look at it again. It is done when you have been there four times and the next date stands.',
      [
        'Decide with the scores and your five values',
        'Say yes to one person or group with a weekly time',
        'Enter the day in six months',
      ],
      6,
    ),
  ],
  suggestions: [
    tip('Look at what makes you angry', 'It often shows what you care for.', 'Three news items', 'What would help?'),
    tip('Begin with being useful', 'Meaning comes sooner through others.', 'One neighbour', 'This week'),
    tip('Copy an old hobby', 'What you loved at eleven is a hint.', 'Try one hour', 'Note the feeling'),
    tip('Walk without earphones', 'Thoughts need empty time.', 'Forty minutes', 'One question only'),
    tip(
      'Write your own obituary kindly',
      'Ten lines, as you would like it.',
      'Verbs, not titles',
      'Choose one to begin',
    ),
    tip('Ask what you would do unpaid', 'And what you would pay for.', 'Two lists', 'Look for overlaps'),
    tip('Take boredom seriously', 'Being under-used is tiring, too.', 'Where could you do more?', 'Ask for it'),
    tip('Beware of big leaps', 'A trial tells more than a resignation.', 'Evenings first', 'Then a month'),
    tip('Read one life story', 'Few straight ways lead anywhere.', 'Library', 'Mark the turns'),
    tip('Let small joys count', 'A good life may be quiet.', 'Bread, garden, cards', 'Keep three'),
    tip('Talk to somebody twice your age', 'Ask what they would do earlier.', 'Tea and time', 'Just listen'),
    tip(
      'See a counsellor for three sessions',
      'A stranger asks better questions.',
      'Bring the values',
      'Say what you want',
    ),
  ],
};
