import { type Kind, step, tip } from '../kind.ts';
import { benefitAppealHere } from '../local-money.ts';

const hearingSet = [
  'tribunal/appeal/court/oral hearing',
  'hearing date',
  'hearing is on/at',
  'evidence bundle',
  'tribunal panel',
];
const secondStage = ['mandatory_reconsideration/reconsideration/review was/is/came? refused/no/back/failed', 'sscs1'];

export const appealBenefitDecision: Kind = {
  id: 'appeal-benefit-decision',
  category: 'financial',
  name: 'Appeal a decision about my benefits',
  slots: {
    benefit: {
      words: [
        'PIP|personal independence payment',
        'disability pension|disability benefit|disability allowance|disability living allowance|dla|ssdi|erwerbsminderungsrente',
        'care level|pflegegrad|attendance allowance',
        'universal credit',
        'housing benefit|wohngeld',
        'unemployment benefit|jobseeker|jobless benefit',
        'sick pay|krankengeld',
        'rehab|reha',
        'wheelchair|hearing aid|aid',
        'child benefit',
        'carer’s allowance|carers allowance',
        'blue badge|disabled pass|schwerbehindertenausweis|degree of disability',
        'student grant|bafög',
        'pension',
      ],
      otherwise: 'your benefit',
    },
    sanction: { words: ['sanction|sanctioned|overpaid|overpayment|pay back|clawback|stopped'], otherwise: 'stop' },
  },
  ask: { question: 'When did the letter come?', chips: ['Within a month', 'Longer ago', 'No decision yet'] },
  hoursAWeek: 3,
  overview:
    'You will secure the deadline with two lines today, get the file, answer the decision on your {benefit} point by point with proof of ordinary days, and go on to the independent tribunal with help.',
  approach:
    'A large share of appeals succeed, above all where somebody describes what happens on a normal day. First keep the date, reasons can follow. It goes wrong by missing a month, by writing a diagnosis instead of effects, and by going alone.',
  done: 'A new decision or judgment is there, arrears are paid, and the dates for renewal are in the calendar.',
  cautions: [
    'Deadlines are strict, often one month from the letter, shorter for some. Late with a good reason: write anyway. If you have no money for food or rent meanwhile, ask for a hardship or advance payment and a food bank voucher.',
  ],
  steps: [
    step(
      'Send two lines today to keep the deadline',
      'I object to the decision of this date, number such; reasons will follow; please send my full file. Sign, post with proof or upload. Keep the envelope with the stamp.',
      [
        'Find date and number on the letter about {benefit}',
        'Send the two lines with proof',
        'Write the last day in the calendar',
      ],
      0.5,
      { when: { unsaid: [...hearingSet, ...secondStage] } },
    ),
    step(
      'Get a free adviser or association',
      'A welfare rights office, social association, union, disability group or law clinic knows the local judges, and some lawyers work with legal aid. Bring the letter, your form and the report.',
      ['Ring two advice offices', 'Ask about legal aid for {benefit}', 'Book before the last day'],
      1,
      { local: benefitAppealHere, waitDays: 7 },
    ),
    step(
      'Ask for money to bridge the time',
      'Advance, hardship payment, other benefit meanwhile, suspension of repayment until decided, council help. Write what is missing: rent, food, power.',
      ['Ask for suspension in writing', 'Apply for hardship money', 'Tell the landlord a decision is pending'],
      1.5,
      { when: { named: 'sanction' }, waitDays: 7 },
    ),
    step(
      'Read the file against the rules',
      'Lay the assessor’s report beside the criteria and points for {benefit}. Mark in three colours what is wrong, missing or right. A typical gap is that you can walk 200 metres, but with pain and long rests.',
      ['Print report and criteria', 'Mark wrong and missing', 'Count the points you should have'],
      2.5,
      { waitDays: 14 },
    ),
    step(
      'Keep a diary of ordinary days for two weeks',
      'For each task write whether you can do it safely, well enough, again, and in a fair time. Note who helps and what happened when you tried. Count good and bad days; it is the strongest proof you can have.',
      ['Write five lines a day', 'Note help and time', 'Count good and bad days'],
      2,
      { waitDays: 13 },
    ),
    step(
      'Write the reasons in the order of the criteria',
      'Ask doctor, carer and employer for letters that speak to each point. For each point write what the decision says, what is true, an example and the number of the proof. Four pages are enough. Let the adviser read it, and ask for a hearing if you can bear one.',
      ['Write one paragraph for each point', 'Number the proof', 'Send the reasons about {benefit} with proof of post'],
      4,
      { when: { unsaid: hearingSet }, waitDays: 45 },
    ),
    step(
      'Write the grounds on the tribunal form, point by point',
      'The form asks for one thing: why the decision is wrong. For each activity: the points given, the points right, what happens on most days, how long it takes, and after-effects. Tick the hearing: people who speak win more often.',
      ['Write points given and points right', 'Give one example for each', 'Tick the oral hearing'],
      3,
      { when: { said: secondStage, unsaid: hearingSet } },
    ),
    step(
      'Go to the tribunal in time if they say no again',
      'You usually have another month, and a form that costs nothing. Ask for what you need, such as breaks, an interpreter, a companion or video. New proof may be sent until some days before.',
      ['File within the month', 'Ask for adjustments', 'Send new proof'],
      2,
      { when: { unsaid: hearingSet }, waitDays: 60 },
    ),
    step(
      'Read the bundle with three coloured marks',
      'Green helps you, red is wrong, yellow needs a word. Write for each red page one sentence and the number of your proof. Send missing papers at least a week before, and ask for breaks, an interpreter or a video link. If you have not objected or appealed yet, send two lines today; the hearing comes later.',
      ['Mark the bundle in three colours', 'Answer each red page in a sentence', 'Send missing papers a week before'],
      2,
      { when: { said: hearingSet } },
    ),
    step(
      'Speak at the hearing as on a usual day',
      'The judges ask how you came, cook and wash. Tell them what happens afterwards, without bravery and without drama. Take a companion with notes. The result comes the same day or by post.',
      ['Practise ten questions with somebody', 'Arrange companion and travel', 'Bring pills and diary'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Check the new sum for {benefit} and its end date',
      'Arrears from which day, linked benefits and passes, tax. Put renewal six months ahead in the calendar, with diary and letters kept. It is done when the money is there.',
      ['Check arrears and start day', 'Apply for linked help', 'Enter the renewal date'],
      1,
    ),
  ],
  suggestions: [
    tip('Record calls in notes', 'Day, name, said.', 'One page', 'Always'),
    tip('Photograph aids in use', 'Rail, stool, pill box.', 'Dates', 'Few'),
    tip('Get the voice of who helps', 'A page from partner or neighbour.', 'Facts', 'Signed'),
    tip('Do not send originals', 'Things get lost.', 'Copy', 'Scan'),
    tip('Rest after each paper day', 'It hurts to list what fails.', 'Treat', 'Friend'),
    tip('Compare others’ wins', 'Charities publish guides.', 'Points', 'Words'),
    tip('Ask for home visits', 'If travel harms you.', 'Letter', 'Doctor'),
    tip('Use large print forms', 'You may.', 'Ask', 'Time'),
    tip('Keep working facts right', 'Hours you manage, at what price.', 'Honest', 'Example'),
    tip('Tell your MP or ombudsman', 'For long silence.', 'Short', 'Number'),
    tip('Check the other benefits', 'One yes opens three.', 'Calculator', 'Adviser'),
    tip('Keep the folder for life', 'Renewal asks the same.', 'Tabs', 'Cloud'),
  ],
};
