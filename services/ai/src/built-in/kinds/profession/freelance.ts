import { type Kind, step, tip } from '../kind.ts';
import { selfEmployedHere } from '../local-money.ts';
import { numbers } from '../stage-words.ts';

/** They have clients. */
const clients = [
  `have/got/with ${numbers}/first/my_first/some/a_few/several/one/a regular/paying/steady? clients/client/customers`,
  'first client/clients',
  'already/been freelancing/freelance',
  'clients lined_up/waiting',
];

/** They are trained in it. */
const qualified = [
  'qualified electrician/plumber/hairdresser/nurse/accountant/carpenter/builder/mechanic/teacher/gas/joiner/painter/translator',
  'am/fully qualified',
  `${numbers} years experience/in/as`,
  'certified/trained',
];

/** The job is given up. */
const quit = ['handed_in/given/gave my? notice', 'quit/left my job', 'last day is', 'been made redundant'];

/** It is registered. */
const registered = ['registered as/with', 'have/got my/a utr/tax_number/vat'];

export const freelance: Kind = {
  id: 'freelance',
  category: 'profession',
  name: 'Go freelance',
  slots: {
    craft: {
      words: [
        'graphic design|graphic designer|designer',
        'web design|web designer',
        'UX design|ux',
        'illustration|illustrator',
        'photography|photographer',
        'video editing|videographer|video',
        'copywriting|copywriter',
        'writing|writer|journalist|journalism',
        'editing|editor|proofreading',
        'translation|translator|interpreter',
        'software development|developer|programmer|programming',
        'data|data engineer|data engineering|data science',
        'marketing|social media',
        'SEO|seo',
        'consulting|consultant',
        'HR consulting|hr consultant',
        'project management|project manager',
        'bookkeeping|bookkeeper|accounting|accountant',
        'virtual assistance|virtual assistant',
        'tutoring|tutor',
        'teaching|teacher|music teacher',
        'coaching|coach',
        'training|trainer',
        'architecture|architect',
        'engineering|engineer',
        'interior design',
        'event planning|event planner',
        'podcast production|sound|audio',
        'animation|animator',
        'hairdressing|hairdresser|make-up artist',
        'nursing|nurse',
        'therapy|therapist',
        'crafts|carpenter|electrician',
      ],
      otherwise: 'freelance',
    },
  },
  ask: {
    question: 'Do you already have a client, and do you keep a job beside it at first?',
    chips: ['No client yet, still employed', 'One or two clients beside my job', 'I must live from it soon'],
  },
  hoursAWeek: 6,
  weekly: 'Contact five people about work, also in busy weeks',
  measures: ['clients', 'projects', '€', '£', '$'],
  overview:
    'You describe one clear offer, set a price that really covers your costs, and win the first {craft} clients among people who have seen you work. Contract, tax and insurance are in place before the first invoice, and you leave employment only when work is booked ahead.',
  approach:
    'Selling takes about a third of the time in the first year, so it has its own hours from the beginning. The two usual mistakes are a day rate copied from an employee’s pay, and stopping to look for work while a big project is running.',
  done: 'You have two months of paid work booked and a reserve of three months of costs.',
  cautions: [
    'Check your employment contract for side work and for rules about competing before you take the first order.',
    'Ask the tax office and your health and pension insurance what changes when you are self-employed. With one single client for a long time the law may treat you as an employee; let an adviser look at it.',
  ],
  steps: [
    step(
      'Write your {craft} offer in one sentence',
      'Say what you do, for whom, and what they have afterwards: booking pages for physiotherapists is easier to recommend than websites. It is done when a friend can repeat it a day later.',
      [
        'List paid tasks that people thanked you for',
        'Write three versions of the sentence about your {craft} work',
        'Tell it to two people who could be clients',
      ],
      1.5,
    ),
    step(
      'Calculate your day rate for {craft} work from yearly costs',
      'Add living costs, insurance, pension, equipment and tax, and divide by about 120 days that you can really bill. Compare with two others who do {craft} work, and round up.',
      [
        'Add up last year’s private costs',
        'Ask two people what they charge',
        'Write a price for one day and for one typical project',
      ],
      3,
    ),
    step(
      'Register and sort out tax and insurance',
      'Find out which registration applies to {craft} work, whether you charge VAT, and which health, pension and liability cover you need. Open a second account for tax.',
      [
        'Book an hour with a tax adviser or a start-up centre',
        'File the registration as self-employed',
        'Compare two liability policies',
      ],
      6,
      { local: selfEmployedHere, when: { unsaid: registered }, waitDays: 14 },
    ),
    step(
      'Check cover, tax money and dates after registering',
      'Liability that names {craft} work, health and pension, a separate account with a third of each payment, dates for the returns. Ask whether your papers and licences count for working alone.',
      ['Read what the liability covers', 'Open the account for tax', 'Put the dates of returns into the calendar'],
      2,
      { when: { said: registered } },
    ),
    step(
      'Prepare three {craft} samples with results',
      'Use one page for each: the problem, what you did, what changed, a sentence from the client. Work from your job counts with permission; otherwise do one small {craft} project for a charity.',
      [
        'Ask three former clients or bosses for a sentence',
        'Write the first sample page in ninety minutes',
        'Put the samples online with offer and contact',
      ],
      10,
      { when: { level: 'beginner', unsaid: [...clients, ...qualified] } },
    ),
    step(
      'Show six jobs of the last years with a photograph or a sentence',
      'You know the work; strangers do not know you. Six jobs, two lines each: problem, what you did, result, with permission. Put licence and insurance beside them, since this is what people ask a tradesperson first.',
      ['Choose six jobs', 'Ask three people for a sentence', 'Put licence and insurance on the same page'],
      4,
      { when: { said: qualified, unsaid: clients, level: 'beginner' } },
    ),
    step(
      'Ask former {craft} clients for repeat work',
      'You have done paid work before, so begin there: ring five former clients, ask what became of it and what comes next. Offer a next project with price and date, and ask for a sentence you may quote.',
      ['Ring five former clients', 'Send two offers within a day', 'Replace the two weakest {craft} samples'],
      6,
      { when: { level: 'experienced' } },
    ),
    step(
      'Write to forty people about your {craft} work',
      'Send a personal note of five lines: what you offer now, for whom, and whether they know someone. Warm contacts bring most first clients. Send four notes a week and follow up once after ten days.',
      [
        'List forty names from phone, mail and old jobs',
        'Send the first four today',
        'Have six talks about {craft} work',
      ],
      8,
      { when: { unsaid: clients }, measured: 'Win the first {20%} from people who know you' },
    ),
    step(
      'Ask each client for the next job and for two names',
      'Existing clients are the shortest way. One call each: what comes next, by when, who else should know of me? Say from which day you have more time and what you take on.',
      ['Ring each client this week', 'Ask for two names', 'Send an offer within a day'],
      6,
      { measured: 'Win the first {20%} through clients you have', when: { said: clients } },
    ),
    step(
      'Look which client leaves most for an hour',
      'Income minus cost, divided by all hours, mail and travel included. Raise the price for the lowest one or let it go, and never let one client be more than half of the income.',
      ['Work out the figure for each client', 'Raise the price of the lowest', 'Write the share of the largest'],
      2,
      { when: { said: clients } },
    ),
    step(
      'Set up quote, contract and invoice',
      'Write down scope, number of corrections, price, dates and rights of use, a third to half in advance, payment within fourteen days, and what happens on cancellation. Use a template of your professional association.',
      ['Adapt one contract template', 'Write a quote of one page', 'Test the invoice with a colleague'],
      4,
      { resources: 'Contract help and advice: https://freelancersunion.org' },
    ),
    step(
      'Deliver the first {craft} project and ask for two names',
      'Send a short note on progress every week and keep the date. On delivery ask for a sentence you may quote and two people who could need {craft} work.',
      [
        'Note quoted and real hours',
        'Ask for sentence and names on the day of delivery',
        'Correct your prices after the comparison',
      ],
      30,
      { measured: 'Reach {50%}, each with a recommendation' },
    ),
    step(
      'Plan the three months after your last payday',
      'Count reserve and booked weeks; the gap between them is what you sell now. Sort out health cover and any grant for founders before the last day: some must be asked for while you are still employed.',
      [
        'Write reserve and booked weeks',
        'Ask the employment office about grants',
        'Offer your best contact a monthly arrangement',
      ],
      10,
      { measured: 'Reach {total} and have three months planned', when: { said: quit } },
    ),
    step(
      'Book two months ahead, then leave the job',
      'You need a monthly arrangement with one client or three dated projects, and three months of costs saved. When both are there, give notice and tell all contacts the date from which you do {craft} work full time.',
      [
        'Offer your best client a monthly arrangement',
        'Count reserve and booked weeks',
        'Write the resignation with the right notice',
      ],
      15,
      { when: { unsaid: quit }, measured: 'Reach {total} and have two months booked' },
    ),
  ],
  suggestions: [
    tip(
      'Keep selling in busy weeks',
      'Most gaps begin during a big project.',
      'One fixed hour on Tuesday',
      'Never used for delivery',
    ),
    tip(
      'Move tax aside on the day of payment',
      'Late tax bills end more freelancers than lack of work.',
      'A third until you know better',
      'A separate account',
    ),
    tip(
      'Say what is not included',
      'Most quarrels are about extras.',
      'Number of corrections',
      'Price of each further one',
    ),
    tip(
      'Send reminders without shame',
      'Late payers are often only disorganised.',
      'Friendly after three days',
      'Firm after ten, then stop work',
    ),
    tip(
      'Join a group for {craft} work',
      'Colleagues pass on what they cannot take.',
      'One meeting a month',
      'Give one job away first',
    ),
    tip(
      'Raise the price for each third client',
      'A yes without hesitation means it was low.',
      'Ten per cent',
      'Old clients a year later',
    ),
    tip(
      'Work outside the flat twice a week',
      'It gives the day a beginning and an end.',
      'Library or shared office',
      'Fixed time to finish',
    ),
    tip(
      'Turn down what has three warning signs',
      'Difficult clients take far more time than they pay for.',
      'Urgent, vague, haggling',
      'Pass it on kindly',
    ),
    tip(
      'Take holidays in the calendar first',
      'Nobody else will plan them for you.',
      'Four weeks a year',
      'Tell clients six weeks ahead',
    ),
    tip(
      'Spread the risk',
      'If one client pays more than half of your income, begin to look for others.',
      'Look at shares each quarter',
      'Start looking at 50 per cent',
    ),
    tip(
      'Keep a diary of hours',
      'It shows which work really pays.',
      'Start and stop for each project',
      'Read it monthly',
    ),
    tip(
      'Show one piece of {craft} work a week',
      'People hire whom they remember.',
      'Three sentences and a picture',
      'Say what the decision was',
    ),
  ],
};
