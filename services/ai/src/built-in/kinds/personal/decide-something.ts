import { type Kind, step, tip } from '../kind.ts';

export const decideSomething: Kind = {
  id: 'decide-something',
  category: 'personal',
  name: 'Make a difficult decision',
  slots: {
    matter: {
      words: [
        'job offers|job|offer|promotion|quit',
        'move|moving|cities|city',
        'children|baby|third child|pregnancy',
        'house|rent or buy|home',
        'relationship|marriage|married|stay or go',
        'operation|surgery|treatment',
        'course|university|study|studies',
        'school',
        'care home|care',
        'retirement|retire',
        'dog|pet',
        'car',
        'business',
        'part-time work|part time',
      ],
      otherwise: 'decision',
    },
    adviser: { from: 'person', otherwise: 'somebody you trust' },
  },
  ask: {
    question: 'What are the options, and by when must it be settled?',
    chips: ['Two options, date is near', 'Stay or leave, no date', 'Too many options'],
  },
  hoursAWeek: 2,
  overview:
    'You will put the question into one sentence, list the real options, find the few facts that are missing, try each option out as far as possible, and decide on a set day. Then you tell those concerned and take the first step.',
  approach:
    'Most difficult decisions lack either two facts or an honest look at what you fear. Set the day first, because time expands and options lapse. Pro and con lists alone mislead, as points do not weigh the same; ask which option you would choose if nobody ever heard of it.',
  done: 'You have decided, told the people concerned, and taken a first step that is hard to take back.',
  cautions: [
    'In matters of health ask a doctor for risks in numbers and for a second opinion; in contracts, property or separation ask a lawyer before you sign. For a pregnancy, confidential counselling is free in many countries and time limits apply, so call this week.',
    'If somebody threatens you or presses you to decide, talk to a person outside first.',
  ],
  steps: [
    step(
      'Write the question in one sentence with a date',
      'Not: what about my life, but: do I accept the offer by Friday? Add who decides, who is affected, and what happens if you do nothing. Doing nothing is one of the options.',
      [
        'Write the sentence about your {matter}',
        'Write the day and hour on which you will decide',
        'Note what happens by itself if you wait',
      ],
      0.7,
    ),
    step(
      'List at least four options, odd ones included',
      'Between yes and no there are often: later, for a trial, half, with a condition, another way to the same thing. Ask {adviser} for one more, and write what you would do if money were no matter.',
      ['Write four options in fifteen minutes', 'Strike those you would never do'],
      0.8,
    ),
    step(
      'Name five things that must be right',
      'Health, closeness, money, time, meaning, freedom, children: choose your five and rank them. Give every option points from 0 to 10 on each. Note where you wished for a different result; that tells more than the sum.',
      ['Rank the five', 'Give points and add up', 'Mark where the result disappoints you'],
      1,
    ),
    step(
      'Find the three facts you do not know',
      'Costs, contract terms, numbers from the doctor, a day on site, the honest view of the other person concerned. Ask only what could change your {matter}; leave the rest.',
      [
        'Write three questions and who can answer them',
        'Call or write to all three this week',
        'Note the answers without judging',
      ],
      3,
      { waitDays: 5 },
    ),
    step(
      'Talk to two people who chose differently',
      'One who took each way: what surprised you, what would you do again, what do you miss? Ask {adviser} only to put questions and not to advise.',
      ['Find one person for each option', 'Ask the same three questions'],
      2.5,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Live with each option for three days',
      'Behave as if it were decided: three days yes, three days no. Write each evening how you slept, what you looked forward to and what you dreaded. If possible try it for real: a day there, a week of the budget.',
      ['Write in the evening for six days', 'Try one small real part of your {matter}'],
      2,
      { waitDays: 4 },
    ),
    step(
      'Write the worst case and the way back',
      'For the favourite: what could go wrong, how likely, what would you do then, what would it cost to return? A decision that can be undone may be taken fast; one that cannot deserves one more talk with {adviser}.',
      ['Write three risks and an answer to each', 'Decide which sign would make you change course'],
      1,
    ),
    step(
      'Decide on the set day and tell those concerned',
      'Sit down rested, read your pages, write the decision and three reasons, sign it. Sleep once, then say it to {adviser} and to all it touches. It is done when the first binding step about your {matter} is taken.',
      [
        'Write decision, reasons and date',
        'Tell the people in the right order',
        'Send, sign or cancel the first thing',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip('Toss a coin and watch yourself', 'Relief or a sinking heart tells.', 'Do not obey it', 'Note the feeling'),
    tip('Ask about ten years from now', 'Ten days, ten months, ten years.', 'One line for each', 'For both options'),
    tip('Advise a friend in your place', 'Distance clears the view.', 'Write the letter', 'Read it tomorrow'),
    tip('Never decide at midnight', 'Tired heads see only risk.', 'After sleep and food', 'Not in anger'),
    tip('Ask for more time once', 'Most offers can wait a few days.', 'With a date', 'In writing'),
    tip('Limit the opinions', 'After four people it only gets louder.', 'Name them', 'Thank the rest'),
    tip('Forget what it has cost so far', 'Spent years do not come back.', 'Start from today', 'Would I begin it now?'),
    tip('Say no to both', 'A third way may be missing.', 'What is the need?', 'Other ways to it'),
    tip('Write what you give up', 'Every option loses something.', 'Say goodbye to it', 'Then it pulls less'),
    tip('Set a day for looking back', 'You may judge after three months.', 'Not before', 'By your five things'),
    tip('Settle small things fast', 'Save your head for this one.', 'Two minutes at most', 'Good enough'),
    tip('Watch whose voice it is', 'Father’s, partner’s or yours?', 'Write the name', 'Then your own sentence'),
  ],
};
