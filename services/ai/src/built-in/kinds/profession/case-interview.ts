import { type Kind, step, tip } from '../kind.ts';

export const caseInterview: Kind = {
  id: 'case-interview',
  category: 'profession',
  name: 'Pass a consulting case interview',
  slots: {
    firm: {
      words: [
        'McKinsey|mckinsey',
        'BCG|bcg|boston consulting',
        'Bain|bain',
        'Deloitte|deloitte',
        'Accenture|accenture',
        'EY|ey parthenon',
        'PwC|pwc|strategy&',
        'KPMG|kpmg',
        'Oliver Wyman',
        'Roland Berger',
      ],
      otherwise: 'consulting firm',
    },
  },
  ask: {
    question: 'How far are you with cases?',
    chips: ['Never solved one', 'Some with friends', 'Interview has a date'],
  },
  hoursAWeek: 7,
  weekly: 'Solve two cases aloud with a partner and note one mistake',
  overview:
    'You learn how a case runs, practise mental arithmetic daily, solve 25 to 40 cases aloud with partners, prepare personal stories, and rehearse the day as the {firm} interviewers run it.',
  approach:
    'Cases are learned by speaking, not by reading. What goes wrong is memorised frameworks, silent thinking, arithmetic slips, and no clear recommendation at the end.',
  done: 'You solve four of five unknown cases in 30 minutes with a clear recommendation, tell three stories in two minutes each, and have been in the interview.',
  steps: [
    step(
      'Watch one case and read the firm’s own examples',
      'The career pages have practice cases with answers. Write down the parts: clarify, structure, analyse, calculate, recommend. Note how the {firm} cases are led: by you or by the interviewer. Done when you can explain the five parts without notes.',
      ['Watch one case of 30 minutes', 'Read one example of the firm', 'Write the five parts'],
      2,
    ),
    step(
      'Train mental arithmetic ten minutes a day',
      'Percentages, growth, break-even, large numbers with zeros, market sizes. Say each step aloud and round sensibly. From 60 to 90 per cent right in three weeks is usual.',
      ['Take a first test of 20 sums', 'Do ten minutes daily', 'Repeat the test each Sunday'],
      6,
    ),
    step(
      'Find three case partners and fix the dates',
      'University clubs, online partner boards, former colleagues. Two cases a week each way: giving a case teaches as much as solving one. Ask for hard feedback on structure, numbers and manner.',
      ['Write to six people', 'Fix two dates a week', 'Agree on a feedback sheet'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Build your own structures for six types',
      'Profit, market entry, price, growth, purchase of a company, costs. For each a tree in your own words with three branches that do not overlap, and one question that fits this client only. Never recite it.',
      ['Draw one tree a day', 'Test it on two cases', 'Cross out what you never use'],
      6,
    ),
    step(
      'Solve 25 cases aloud and log each mistake',
      'A sheet with date, type, mistake, next time. After ten cases the same two mistakes come up: train only these for a week. Charts and brainstorming get a session of their own.',
      ['Solve the first five', 'Read the log and choose two mistakes', 'Solve the next twenty'],
      30,
    ),
    step(
      'Prepare four stories for the {firm} fit part',
      'Leading somebody, a conflict, something you drove against resistance, a failure. Situation in two sentences, what you did and thought, result in a figure. Two minutes each, and depth for ten minutes of questions.',
      ['Write four headlines', 'Tell each aloud in two minutes', 'Let somebody dig for ten minutes'],
      5,
    ),
    step(
      'Do three mock interviews with somebody from the trade',
      'Alumni, a former consultant, the firm’s own coaching. Two cases and a story in a row, in the clothes and the video set-up of the day. Change one thing after each.',
      ['Ask two alumni', 'Do the mocks a week apart', 'Write one change after each'],
      6,
      { waitDays: 5, daysBefore: 7 },
    ),
    step(
      'Go into the interview rested and lead the case',
      'No new cases in the last two days, ten sums in the morning. Ask before you structure, take a minute, speak in points, check numbers, end with a recommendation, a risk and a next step. Write down the questions afterwards.',
      ['Lay out paper, pen and documents', 'Do ten sums', 'Note the questions afterwards'],
      3,
    ),
  ],
  suggestions: [
    tip('Read a business page a day', 'Industries become familiar.', 'One chart', 'Guess the reason'),
    tip('Estimate things in queues', 'Market sizing becomes play.', 'Coffees sold here', 'Check it later'),
    tip('Record one case', 'You hear the ums.', 'Five minutes of it', 'One thing to change'),
    tip('Give a case to a friend', 'You see the other side.', 'Use a printed one', 'Note what helps'),
    tip('Ask for the format', 'Firms tell if you ask.', 'Rounds', 'Online test'),
    tip('Practise the online test', 'It sorts out many.', 'Official sample', 'Quiet room'),
    tip('Write why this firm', 'Three reasons with names.', 'One project', 'One person'),
    tip('Keep a page of numbers', 'Populations, prices, shares.', 'Twenty numbers', 'Round ones'),
    tip('Rest after every third day', 'Tired cases teach mistakes.', 'Walk', 'No screen'),
    tip('Speak with somebody inside', 'Twenty minutes tell a lot.', 'Ask for the week', 'Thank'),
    tip('Prepare three questions', 'They end every round.', 'About the work', 'Not on the web'),
    tip('Apply to five firms', 'The first interview is practice.', 'Dates a week apart', 'Favourite not first'),
  ],
};
