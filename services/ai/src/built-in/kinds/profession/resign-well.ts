import { type Kind, step, tip } from '../kind.ts';

/** It has been said. */
const told = [
  'told my _? _? lead/boss/manager/employer verbally?',
  'handed in my',
  'gave/given notice',
  'counter-offer declined',
  'resigned',
];
/** Boss and they are close. */
const close = ['friend/mate/brother/sister/family/like_elder/kids/little_girl/loyal/guilty/hurt'];

export const resignWell: Kind = {
  id: 'resign-well',
  category: 'profession',
  name: 'Resign well',
  ask: {
    question: 'Have you a new contract signed, and how long is your notice?',
    chips: ['New contract signed', 'Leaving without a new job', 'Afraid of telling the boss'],
  },
  hoursAWeek: 3,
  overview:
    'You check notice, money and papers, tell your boss in a ten-minute talk before anybody else knows, hand in a letter of four lines, and leave behind a handover that speaks for you.',
  approach:
    'Say less than you feel. What goes wrong is resigning before the new contract is signed, telling colleagues first, and a counter-offer that most who accept leave within a year anyway.',
  done: 'You have left on the agreed day with a reference, all pay and good terms with the people you want to keep.',
  cautions: [
    'Without a new job ask first what resigning does to unemployment benefit, visa, health insurance and any training costs or bonus you would owe back.',
  ],
  steps: [
    step(
      'Read your contract for notice, bonus and bans',
      'Look for notice period and from when it counts, form (paper or mail), holiday left, bonus dates, payback of training, non-compete, company car. Calculate the last working day with the holiday taken. A bonus paid in March may be worth three weeks.',
      ['Find the notice clause', 'Count the holiday left', 'Write down the last working day'],
      1,
    ),
    step(
      'Get the new contract signed before you resign',
      'An oral yes is no job. Check start date, probation, pay, reference or vetting conditions still open. Without a new job write down three to six months of costs and how you cover them.',
      ['Ask for the signed contract', 'Check open conditions', 'Write the sum for the months between'],
      2,
      { when: { unsaid: told }, waitDays: 7 },
    ),
    step(
      'Save your own things and proofs',
      'Payslips, pension papers, praise, list of results with numbers, private contacts and files. Take nothing that belongs to the employer, no client lists and no company documents: it can cost you the job and more.',
      ['Download payslips and pension papers', 'Write ten results with numbers', 'Clear private files from the laptop'],
      1.5,
    ),
    step(
      'Write the resignation letter in four lines',
      'Date, I resign from my post as … with effect from …, please confirm, thank you. No reasons, no complaints. Signed on paper where law asks for it; keep a copy.',
      ['Write the four lines', 'Check the form your contract asks for', 'Print and sign it'],
      0.5,
      { when: { unsaid: told } },
    ),
    step(
      'Tell your boss first, in ten minutes',
      'Private, early in the week. I have decided to leave, my last day is …, I want to hand over well. Repeat calmly to every why. To a counter-offer: thank you, my decision stands. Hand over the letter and ask who tells the team.',
      [
        'Book fifteen minutes as a personal talk',
        'Say the three sentences aloud twice',
        'Ask for written confirmation',
      ],
      1,
      { when: { unsaid: [...told, ...close] } },
    ),
    step(
      'Tell the person you like alone, with thanks before the date',
      'First what they did for you, one true example; then: I have decided to go, my last day is this one, I wanted you to hear it from me. No maybe, or they hope. Offer one real thing: finding the next, a fortnight of showing. Let them be hurt for a day, then ask for the talk on handover.',
      ['Write the thanks and the one sentence', 'Choose a quiet hour early in the week', 'Bring the letter along'],
      1,
      { when: { said: close, unsaid: told } },
    ),
    step(
      'Send the written notice today and ask for a yes to the last day',
      'What was said by mouth often does not count until it is on paper in the right form. Four lines with the last working day, a question for confirmation, and the same day to HR. Then ask about holiday, overtime pay, bonus and who tells the team when.',
      ['Send the four lines in the right form', 'Ask HR to confirm', 'Agree who tells the team'],
      0.7,
      { when: { said: told } },
    ),
    step(
      'Write your own draft of the reference with five facts',
      'Managers are glad of a draft. Tasks, two results with a number, how you worked with people, reason for leaving, good wishes. Ask for it before the last week, and for two people who may be rung later.',
      ['Write the draft', 'Send it before the last week', 'Ask two people to be referees'],
      1.5,
      { when: { said: told } },
    ),
    step(
      'Agree holiday, handover and reference in writing',
      'Last day, days off or paid out, what is finished and what is not, reference and its main points, bonus, return of keys and phone. If you are sent home at once, pay runs on until the end: ask for it in writing.',
      ['Send a mail with the agreed points', 'Draft the reference yourself', 'Ask for the final payslip date'],
      1.5,
    ),
    step(
      'Hand over your work on two pages a task',
      'What, why, where the files are, who to ask, what is due, what always goes wrong. Walk one colleague through it. Do not slacken; the last two weeks are what people remember.',
      ['List all tasks and dates', 'Write the two most important pages', 'Let a colleague do one task from them'],
      8,
    ),
    step(
      'Say goodbye and close accounts on the last day',
      'Thank five people personally for one thing each, exchange private contacts, return everything against a receipt, no accounts of anger in the exit talk: two useful points are enough. A week later check pay, holiday and pension papers.',
      ['Thank five people by name', 'Return things against a receipt', 'Check the last payslip'],
      2,
    ),
  ],
  suggestions: [
    tip('Rehearse the talk with a friend', 'The first sentence is the hardest.', 'Twice aloud', 'No excuses'),
    tip('Decide on the counter-offer now', 'In the room it is hard.', 'Your three reasons', 'A plain no'),
    tip('Resign on a Tuesday', 'There is time to talk and arrange.', 'Morning', 'Not by text'),
    tip('Keep a week between the jobs', 'You arrive rested.', 'Insurance checked', 'No laptop'),
    tip('Stay kind about the next place', 'You need not say where.', 'Plan one sentence', 'Same for everybody'),
    tip('Ask three people for a recommendation', 'It is easiest now.', 'Specific thing', 'Within two weeks'),
    tip('Take holiday rather than money', 'If you need rest.', 'Ask early', 'In writing'),
    tip('Update your profile after the last day', 'Not before.', 'New post', 'Old result'),
    tip('Write what you will not repeat', 'It helps choose the next.', 'Three things', 'Keep it'),
    tip('Move private numbers to your phone', 'Access may end at once.', 'Today', 'No client data'),
    tip('Check the pension transfer', 'Small pots get lost.', 'Provider', 'Address'),
    tip('Keep one lunch after a month', 'Ties stay.', 'Date', 'Two people'),
  ],
};
