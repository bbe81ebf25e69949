import { type Kind, step, tip } from '../kind.ts';
import { benefitsHere } from '../local-money.ts';

const sent = [
  'sent/submitted/filed/handed the/my/an/in _? _? application/form/claim',
  'application/form/claim is? sent/submitted/in',
  'waiting for/on a/the decision/answer',
  'no answer/reply',
];

export const benefitsOrGrantApplication: Kind = {
  id: 'benefits-or-grant-application',
  category: 'financial',
  name: 'Apply for a benefit or grant I am entitled to',
  slots: {
    benefit: {
      words: [
        'housing benefit|housing|wohngeld|rent help',
        'attendance allowance',
        'childcare support|nursery|childcare|kita',
        'child benefit|kindergeld',
        'parental allowance|elterngeld',
        'universal credit',
        'unemployment benefit|unemployed|jobseeker|arbeitslosengeld',
        'disability benefit|disability|pip',
        'carer’s allowance|carers allowance|carer',
        'sick pay|krankengeld',
        'student grant|bafög|bafoeg',
        'energy grant|insulating|insulation|heat pump|heating',
        'solar subsidy|solar',
        'food assistance|food stamps|snap',
        'project grant|community project|arts council|project',
        'start-up grant|startup grant',
        'widow’s pension|widows pension',
        'council tax reduction|council tax',
        'hardship fund|hardship',
        'pension top-up|pension credit',
        'car subsidy|electric car',
      ],
      otherwise: 'benefit or grant',
    },
  },
  ask: {
    question: 'Where are you now?',
    chips: ['I do not know what I could get', 'I have to fill in the form', 'It was refused'],
  },
  hoursAWeek: 3,
  overview:
    'You will find out what you are entitled to, send in the {benefit} papers with everything they need, keep proof and dates, and object in time if the answer is wrong.',
  approach:
    'Hand in early even if papers are missing, because most benefits count from the day of application. Answer exactly what is asked and describe a bad day, not the best. Most refusals come from missing papers and missed dates, and many objections succeed.',
  done: 'The decision is in writing and correct, the money has arrived, and the date for renewing it is in your calendar.',
  cautions: [
    'Give true and complete information and report changes, otherwise you may have to pay it back. Free help: welfare advice services, social associations, unions, the authority’s own counter.',
    'Official applications are free. Beware of sites that charge a fee or ask for bank passwords. If you have nothing to eat or lose your home, ask for emergency help today.',
    'For grants on building or cars: apply before you order, or the right may be lost.',
  ],
  steps: [
    step(
      'Find out what you may be entitled to',
      'Use the official benefit calculator of your country or one call to a free advice service. Have these facts ready: who lives with you, income, rent, illness, care. Several benefits can be paid together, so ask what else you could get besides the {benefit}.',
      [
        'Note household, income, rent and savings',
        'Use an official calculator or call an advice service',
        'Write a list with the authority for each',
      ],
      1.5,
      {
        local: benefitsHere,
        resources:
          'UK: https://www.gov.uk/benefits-calculators · Citizens Advice, UK: https://www.citizensadvice.org.uk · United States: https://www.usa.gov/benefits',
      },
    ),
    step(
      'Secure the date with a short application',
      'In many countries two lines are enough: I apply for this benefit, the papers will follow. Send it so that you can prove it: receipt, registered letter, online confirmation. Ask from which month the {benefit} can be paid.',
      ['Write the two lines with date and signature', 'Send it and keep the proof', 'Note the file number'],
      1,
      { when: { unsaid: sent } },
    ),
    step(
      'Collect the papers from the list',
      'Usual papers are identity, registration, rent contract, income of the last months, bank statements, medical reports and certificates; for projects a plan and a budget. Ask doctors and employers at once, as they take longest.',
      [
        'Print the list of papers for the {benefit}',
        'Tick what you have',
        'Ask for the missing ones in writing with a date',
      ],
      3,
      { waitDays: 10 },
    ),
    step(
      'Fill in the form, with a draft first',
      'Fill in a copy by pencil and leave nothing blank. For health, write what you cannot do, how often, with what help and what happens afterwards, with examples. For projects, write who benefits, what changes and what it costs.',
      [
        'Fill in the draft in two sittings',
        'Keep a diary of one week for health questions',
        'Write down what you do not understand',
      ],
      4,
      { when: { unsaid: sent } },
    ),
    step(
      'Have somebody with experience check it',
      'Ask a welfare advice service, a union, a student service or a volunteer centre; for grants, the funder’s own adviser, who is there for such calls. Ask what is missing and what they look at for the {benefit}.',
      ['Book an appointment and bring everything', 'Correct and sign', 'Make a copy of every page'],
      2,
      { when: { unsaid: sent }, waitDays: 5 },
    ),
    step(
      'Send it and follow it up every three weeks',
      'Send it with a list of enclosures and proof of sending. After three weeks call: has all arrived, who deals with it, how long will it take? Take somebody and your diary to an assessment.',
      [
        'Send before the deadline of the {benefit}',
        'Enter the date for the first call',
        'Write down name and date of each call',
      ],
      1.5,
      { waitDays: 28, daysBefore: 7 },
    ),
    step(
      'Ask what is missing and what helps until the decision',
      'Write with the number: what is missing, who has the file, by when. Ask for an advance or a bridging payment if rent or food is short. Answer each letter within its days, by a way that leaves proof.',
      ['Write with the number', 'Ask for an advance', 'Keep the proof of each answer'],
      0.7,
      { waitDays: 14, when: { said: sent } },
    ),
    step(
      'Report every change on the day it happens',
      'New job, rent, child, partner, address: late news is the commonest reason for paying back. One line, date, copy. Ask whether it changes the sum.',
      ['List what may change this year', 'Send one line for each change', 'File the copies'],
      0.5,
      { when: { said: sent } },
    ),
    step(
      'Check the decision line by line',
      'Check name, period, income, rent, sum and reasons against the calculator. The time to object is short, often a month; an objection of two lines keeps it open, and reasons can follow.',
      [
        'Check the decision about the {benefit}',
        'Object in writing if something is wrong',
        'Get free help with the reasons',
      ],
      2,
    ),
    step(
      'See the money arrive and note the renewal',
      'Report changes in income, address or household at once, and use the letter to ask for further reductions on transport, fees or medicines. It is done when the first payment is correct and the renewal of the {benefit} is in your calendar two months ahead.',
      [
        'Check that the first payment is right',
        'Enter renewal and duty to report',
        'Ask where the letter gives reductions',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Keep one folder', 'Every letter has a date that counts.', 'Newest on top', 'Envelopes as well'),
    tip('Take somebody along', 'Two people hear more than one.', 'Ask them to take notes', 'Most offices allow it'),
    tip(
      'Do not be ashamed',
      'It is a right paid for by all.',
      'Others in your place apply too',
      'Call it an application, not begging',
    ),
    tip(
      'Ask for an interpreter',
      'Misunderstandings can cost you the benefit.',
      'Ask when you book',
      'Look for forms in easy language',
    ),
    tip(
      'Write down phone calls',
      'You may have to prove what was said.',
      'Name, date and content',
      'Confirm it by mail',
    ),
    tip(
      'Open post on the day',
      'Deadlines run from delivery.',
      'Enter the date at once',
      'Two lines can keep a deadline',
    ),
    tip('Ask for an advance', 'Many offices pay when it is urgent.', 'Show the bank statement', 'Food bank meanwhile'),
    tip(
      'Describe how often, not if',
      'Sometimes means little to an assessor.',
      'Days a week',
      'Minutes until you must stop',
    ),
    tip(
      'For grants, read what was funded before',
      'It shows what the funder is looking for.',
      'Look at three funded projects',
      'Use the funder’s own words',
    ),
    tip(
      'Let the budget tell the same story',
      'Text and figures have to match.',
      'Explain each item in a few words',
      'Show your own share',
    ),
    tip(
      'Tell the landlord or energy firm',
      'A pending claim can stop steps against you.',
      'Send the confirmation',
      'Offer a part payment',
    ),
    tip(
      'Try again after a refusal',
      'Circumstances and rules change.',
      'Ask what was missing',
      'Set a new date in three months',
    ),
  ],
};
