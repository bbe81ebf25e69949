import { type Kind, step, tip } from '../kind.ts';
import { divorceHere } from '../local-health.ts';

/** It has been said. */
const told = [
  'told my/him/her/the husband/wife/partner/that/i/about/kids/children',
  'he/she/we/they knows/know/agreed/agree/both',
  'both want/agree/agreed',
  'already/have/are/been separated',
  'moved out',
  'living apart',
  'separated since/last/in/for/a',
];

/** A lawyer is found. */
const lawyer = [
  'have/got/seen/found a/my/the lawyer/solicitor/attorney',
  'spoke/spoken/talked to/with my/a/the lawyer/solicitor',
];

/** It is before the court. */
const filed = [
  'filed for? divorce/the/papers',
  'papers are/have_been? filed/sent/served',
  'divorce is? filed/through/pending',
  'petition/application is/was/has? filed/in/sent/been',
  'conditional order',
  'decree nisi',
  'court/hearing date/is',
];

export const divorceWell: Kind = {
  id: 'divorce-well',
  category: 'relationship',
  name: 'Separate and divorce fairly',
  slots: {
    partner: {
      words: ['husband', 'wife', 'girlfriend', 'boyfriend', 'fiancee', 'fiance', 'spouse', 'partner'],
      otherwise: 'partner',
    },
    matter: {
      words: [
        'house|home|mortgage',
        'flat|apartment|lease',
        'pensions|pension',
        'children|kids|custody|daughter|son',
        'debts|debt|loans',
        'business|firm|company',
        'savings|money|accounts',
        'pets|dog|cat',
        'residence permit|visa|two countries',
      ],
      otherwise: 'most important question',
    },
  },
  ask: {
    question: 'What fits your situation best?',
    chips: ['I have decided, nobody knows yet', 'We both want it and can talk', 'I am afraid of the reaction'],
  },
  hoursAWeek: 3,
  overview:
    'You will make sure that everybody is safe, learn your rights before you agree to anything, tell your {partner} and the children carefully, and settle home, money and time with the children step by step, with as little court as possible.',
  approach:
    'Go in this order: safety, information, talks, signatures. Take your feelings to a counsellor or friend, and the legal questions to a lawyer or mediator. Costly mistakes are moving out, signing or emptying accounts without advice, and fighting through the children.',
  done: 'The divorce or separation is legally complete, home, money and children are settled in writing, and everything that belongs to you alone is in your name.',
  cautions: [
    'If you are hurt, threatened, watched or controlled, do not announce that you are leaving. Speak first with a domestic-abuse helpline, from a safe phone; the time of leaving is the most dangerous. In danger call the police.',
    'Law differs by country, also about moving out, taking children along, and deadlines. Get advice of your own before you sign or move, and never take children abroad without consent.',
    'If you or the other one speaks of not wanting to live, call an emergency number or crisis line.',
  ],
  steps: [
    step(
      'Check safety and tell one person you trust',
      'Do you expect violence, threats or blocked money from your {partner}? Then a helpline comes before everything else. Otherwise choose one person who keeps quiet and stays calm.',
      [
        'Answer honestly: am I afraid of the reaction?',
        'If so, call a domestic-abuse helpline from a safe phone',
        'If not, tell your trusted person',
      ],
      1,
      { resources: 'UK: https://www.nationaldahelpline.org.uk · United States: https://www.thehotline.org' },
    ),
    step(
      'Copy papers and list what there is',
      'Copy proof of income, accounts, debts, deeds, rent contract, pensions, insurance, tax returns and certificates, and store the copies outside the home. Change the passwords of your own mail and phone.',
      [
        'Make copies in one sitting',
        'List assets and debts, the {matter} first, with name and value',
        'Open an account of your own if you have none',
      ],
      3,
    ),
    step(
      'Have a first talk with a family lawyer or advice service',
      'One hour with prepared questions: separation date, who stays in the home, the {matter}, maintenance, health insurance, costs, legal aid. You are finding out, not starting a fight.',
      ['Find two addresses and ask for the price', 'Write down eight questions', 'Note what you must not sign or move'],
      3,
      { when: { unsaid: [...lawyer, ...filed] }, waitDays: 7 },
    ),
    step(
      'Give your lawyer one page and ask for the order of things',
      'Aims in three lines, the {matter} first, figures with proof, questions numbered. Ask what is decided when, what each step costs, and what can be agreed without letters between lawyers. Short mails cost less.',
      [
        'Write one page with aims and figures',
        'Ask for order and cost of the steps',
        'Ask what you can settle yourselves',
      ],
      2,
      { when: { said: [...lawyer, ...filed] } },
    ),
    step(
      'Tell your {partner} in a calm and clear talk',
      'Do it only if it is safe, without children and without alcohol, and for half an hour. Say: I have decided to separate, I want us to be fair, and nothing needs to be settled today. Leave out a list of faults and offer a second talk.',
      ['Write three sentences and practise them', 'Arrange where each of you sleeps that night'],
      2,
      { when: { unsaid: [...told, ...filed] }, waitDays: 7 },
    ),
    step(
      'Write down the day of separation and what is agreed so far',
      'The date counts for years and money. Then one page: who lives where, who pays what, when the children are where, what about the {matter} until it is settled. Send it to your {partner} and ask for a yes.',
      ['Note the day and how you can show it', 'Write the page', 'Ask for a yes in writing'],
      1.5,
      { when: { said: told, unsaid: filed } },
    ),
    step(
      'Agree on the first three months',
      'Settle who lives where, who pays what and when the children are where, and that nobody withdraws large sums, makes debts or posts about it. Add one line about the {matter} until it is settled. Put it in writing with an end date.',
      [
        'Draft one page for the first three months',
        'Let the lawyer look over it',
        'Inform landlord, bank or employer where needed',
      ],
      4,
      { when: { unsaid: filed } },
    ),
    step(
      'Keep every day the court names and every figure ready',
      'Write each deadline twice, send papers so that you can prove it, and bring the table of assets up to date each month. In England at least 20 weeks lie between application and conditional order, and six more weeks before the final one.',
      ['Enter each deadline twice', 'Bring the table up to date', 'File each letter the same day'],
      3,
      { when: { said: filed } },
    ),
    step(
      'Tell the children together, if you have any',
      'Tell them together at a quiet time: we are separating, it is not because of you, we both stay your parents; this stays the same and this changes. Then listen. Inform school and doctor. Without children, use the time to tell both families.',
      ['Agree on the five sentences beforehand', 'Plan a calm day afterwards', 'Ask again after a week'],
      3,
    ),
    step(
      'Negotiate with a mediator what is still open',
      'Start with the easy points and write down each agreement. For the {matter} get figures from a neutral person first: valuation, pension statement, tax effect. Mediation suits only where nobody is afraid.',
      ['Suggest two mediators', 'List open points and your reasons', 'Have the result checked by your own lawyer'],
      12,
      { waitDays: 30 },
    ),
    step(
      'Have money and home settled in a court order before the end',
      'The divorce itself does not divide anything. Ask your lawyer to turn what is agreed about the {matter} and pensions into an order before the final decree, and change will, insurance and names on accounts afterwards.',
      ['Ask for the draft order', 'Read it overnight', 'Change will, insurance and accounts'],
      6,
      { waitDays: 45, when: { said: filed } },
    ),
    step(
      'File for divorce and bring it to an end',
      'A lawyer or court form begins it; waiting times differ from weeks to more than a year. Answer letters from court in time. Sign the settlement about the {matter} only after a night and your lawyer’s advice. It is done when the decree is final and everything is in the right name.',
      [
        'Note separation year and deadlines',
        'File the application with all certificates',
        'Keep all orders in one folder',
      ],
      5,
      { local: divorceHere, when: { unsaid: filed }, waitDays: 60 },
    ),
  ],
  suggestions: [
    tip(
      'Write instead of shouting',
      'Short factual messages prevent new hurt.',
      'Wait two hours',
      'One subject for each mail',
    ),
    tip(
      'Keep a diary of facts',
      'You will be asked for dates later.',
      'Note payments, times and events',
      'Leave out comments',
    ),
    tip(
      'Choose a lawyer who settles',
      'Ask how many cases end without trial.',
      'Ask for the hourly fee',
      'Ask for a written cost estimate',
    ),
    tip(
      'Never use the children as messengers',
      'It hurts them for a long time.',
      'Write to each other directly',
      'No questions about the other home',
    ),
    tip(
      'Do not post about it',
      'Posts turn up in court and in school.',
      'Ask friends as well',
      'Check privacy settings',
    ),
    tip(
      'Change wills and beneficiaries',
      'Old papers may still favour your partner.',
      'Ask the lawyer when',
      'Insurance, pension, bank',
    ),
    tip(
      'Make a budget for one household',
      'You must know what you can agree to.',
      'Rent, children, maintenance',
      'Try it for a month',
    ),
    tip(
      'Separate subscriptions and accounts',
      'It avoids many small quarrels.',
      'Phone plan, streaming, cloud, shops',
      'Do it in one evening',
    ),
    tip(
      'Have somebody for the feelings',
      'A lawyer is an expensive listener.',
      'A counsellor, a group or a friend',
      'Once a week',
    ),
    tip('Think of health insurance', 'Family cover may end with the divorce.', 'Ask for the date', 'Apply in time'),
    tip(
      'Divide things by turns',
      'It is quick and both can follow it.',
      'Each chooses one thing in turn',
      'Copy the photos for both',
    ),
    tip(
      'Do not decide when tired',
      'Agreements made late at night are often regretted.',
      'Sleep on every offer',
      'Say openly that you need the night',
    ),
    tip(
      'Plan the first holidays',
      'They are hard for everybody.',
      'Alternate the years or share the day',
      'Agree two months before',
    ),
  ],
};
