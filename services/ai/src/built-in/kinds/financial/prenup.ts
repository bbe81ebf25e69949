import { type Kind, step, tip } from '../kind.ts';

export const prenup: Kind = {
  id: 'prenup',
  category: 'financial',
  name: 'Make a marriage or partnership agreement',
  slots: {
    paper: {
      words: [
        'prenup|prenuptial agreement|prenuptial',
        'postnup|postnuptial',
        'cohabitation agreement|cohabitation|living together agreement',
        'marriage contract|ehevertrag',
        'partnership agreement|civil partnership',
      ],
      otherwise: 'agreement',
    },
    thing: {
      words: [
        'house|flat|home',
        'business|firm|company|practice',
        'farm',
        'inheritance',
        'debts|debt|student loan',
        'children from before|kids from before|stepchildren|my kids|my children',
        'pension',
      ],
      otherwise: 'money and home',
    },
    partner: {
      words: ['fiancé|fiance', 'fiancée|fiancee', 'husband', 'wife', 'girlfriend', 'boyfriend', 'partner'],
      otherwise: 'partner',
    },
  },
  ask: {
    question: 'When is the wedding?',
    chips: ['In less than three months', 'Later', 'We are married or not marrying'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will learn what the law does without a paper, talk with your {partner} about {thing} in calm, lay all figures open, have it drafted and read by a lawyer each, and sign well before the wedding.',
  approach:
    'You already have an agreement: the law of your country. The question is whether it fits you. Begin the talk with what you want to protect for both. It goes wrong by springing it on somebody a week before, hiding figures, or one lawyer for two.',
  done: 'The agreement is signed in the required form, both had their own advice, and you know when you will read it again.',
  cautions: [
    'Signed under pressure, without full figures or own advice, it may not hold. Children’s maintenance usually cannot be signed away. Ask a lawyer of each country where you live or own things.',
  ],
  steps: [
    step(
      'Find out what applies without an agreement',
      'Read the official page: who owns what, debts, house, business, pension, inheritance, maintenance, for married and unmarried couples. Write five sentences: if we part in ten years; if one dies.',
      ['Read the official page', 'Write five sentences on parting', 'Write three on death'],
      1,
    ),
    step(
      'Write alone what you want to protect and promise',
      'For you, for the other, for children, parents, firm. What if one stays at home for years, is ill, inherits, moves abroad. Fair to the weaker one is also what courts uphold.',
      ['Write your list', 'Add one promise to your {partner}', 'Mark what is not negotiable'],
      0.75,
    ),
    step(
      'Talk with your {partner} on a quiet day',
      'I want us to decide this ourselves while we love each other. What would you want if I died, if we parted. No paper on the table at first. Stop after an hour and go for a meal.',
      ['Choose a day months ahead', 'Ask your {partner} before you propose it', 'End after an hour'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Lay all figures open on two pages',
      'Income, accounts, property, firm, pensions, debts, expected inheritance, with proof. Open figures are what makes it hold, and a good start in any case.',
      ['Fill in one page each', 'Attach proof', 'Swap with your {partner} and ask'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Agree on the main points about {thing}',
      'What stays separate, what is shared, how a home is divided by what each put in, care for children counted as money, pension made good, maintenance years, what happens at death. One page in plain words.',
      ['Write ten points in plain words', 'Calculate two cases in figures', 'Leave open what you cannot settle'],
      3,
      { waitDays: 7 },
    ),
    step(
      'See a lawyer each and one who drafts',
      'Notary or family lawyer drafts; the other takes advice separately, paid fairly. Ask about form, other countries, what judges strike out, a will that fits. Read the draft alone, then together, and sleep on it for a week.',
      ['Choose two lawyers', 'Send them page and figures', 'Ask what would not hold'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Sign the {paper} at least a month before',
      'In the form of your country, often at a notary or with witnesses; translate it if one speaks another language. Then wills, beneficiaries and titles to match.',
      ['Sign with notary or witnesses', 'Adapt wills and beneficiaries', 'Store two originals'],
      2,
      { daysBefore: 35 },
    ),
    step(
      'Fix the day to read it again',
      'After a child, house, firm, move abroad, or five years. Put it in the calendar with dinner. It is done when both could say in three sentences what it means.',
      ['Enter the date', 'Note what triggers a change', 'Say it in three sentences'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Call it our agreement', 'Words change the evening.', 'We', 'Both'),
    tip('Add good things', 'Holiday fund, care leave, yearly talk.', 'Two', 'Fun'),
    tip('Keep gifts lists', 'Later nobody knows.', 'Big ones', 'Date'),
    tip('Track what each put in the home', 'A table beats memory.', 'Yearly', 'Sign'),
    tip('Let a clause end', 'After ten years it may lapse.', 'Ask', 'Choose'),
    tip('Tell parents little', 'It is between two.', 'One sentence', 'Calm'),
    tip('Think of the pet', 'Who keeps it.', 'Line', 'Cost'),
    tip('Protect a firm with partners', 'They may demand it.', 'Read contract', 'Ask'),
    tip('Use a mediator from the start', 'Two sessions, one page.', 'Fee shared', 'Neutral'),
    tip('Value things now', 'Start values decide later.', 'House', 'Firm'),
    tip('Check foreign passports', 'Which law applies may be chosen.', 'Ask', 'Write'),
    tip('Celebrate after signing', 'Breakfast with bubbles.', 'Same day', 'Laugh'),
  ],
};
