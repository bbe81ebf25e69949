import { type Kind, step, tip } from '../kind.ts';
import { ombudsmanHere } from '../local-money.ts';

const offered = ['offer/offered/adjuster/assessor/surveyor came/says/is/of/for', 'they offer/offered', 'offer is'];
const refused = ['refused/refuse/rejected/rejecting/denied/denial/declined'];
const sent = ['claim is? filed/sent/in/submitted', 'reported it', 'claim number'];

export const insuranceClaim: Kind = {
  id: 'insurance-claim',
  category: 'financial',
  name: 'Get my insurance claim paid',
  slots: {
    cause: {
      words: [
        'water damage|burst pipe|leak|flood',
        'fire',
        'theft|burglary|stolen|break-in',
        'car accident|crash|accident|collision',
        'storm|hail|wind|tree',
        'travel|cancelled trip|luggage',
        'health|hospital|operation|treatment',
        'life|death',
        'disability|income protection',
        'pet',
      ],
      otherwise: 'damage',
    },
  },
  ask: {
    question: 'What happened when, and what did the insurer say?',
    chips: ['Not reported yet', 'They are slow or silent', 'They refused or pay too little'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will report it in time, prove what happened and what it is worth, get the answer in writing, and go on to complaint and ombudsman if it is too little.',
  approach:
    'Report fast, repair only what stops more damage, photograph first. Answer facts, do not guess. Insurers decide on papers: a numbered list with proof is worth more than anger on the phone.',
  done: 'The money that the policy owes you is in your account, or a neutral body has decided.',
  cautions: [
    'Do not throw damaged things away before the insurer has seen them or agreed. Never add anything to the list. A sum in full and final settlement ends the matter: read it twice.',
  ],
  steps: [
    step(
      'Read what the policy covers and report the {cause}',
      'Number, time limit, excess, what is excluded. Report by phone and in writing; note claim number and name.',
      ['Find the policy', 'Report and note the number', 'Write down day and hour of it'],
      0.5,
      { when: { unsaid: [...sent, ...refused] } },
    ),
    step(
      'Photograph and stop further damage',
      'Everything, also serial numbers. Turn off water, cover, lock. Police report for theft. Keep receipts of emergency work.',
      ['30 photos', 'Police or other report', 'Keep pieces'],
      1,
      { when: { unsaid: refused } },
    ),
    step(
      'List what is damaged with value',
      'Number, thing, bought when, price, proof: receipts, bank statement, photo. For persons: reports, bills, lost days.',
      ['Make a table', 'Look through bank statements', 'Ask shops for copies'],
      3,
      { when: { unsaid: refused } },
    ),
    step(
      'Get two independent estimates',
      'Builder, garage, doctor. For big losses your own assessor: the insurer’s works for the insurer.',
      ['Ask two firms', 'Ask about an own assessor', 'Be there at the visit'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Send the claim complete',
      'Letter, list, proofs numbered, sum, account, date for answer. Keep proof of sending.',
      ['Number the proofs', 'Ask for an advance', 'Note the day for an answer'],
      1.5,
      { when: { unsaid: [...sent, ...refused] }, waitDays: 21 },
    ),
    step(
      'Keep a log and ask every two weeks',
      'Date, name, promise. After each call a mail: as agreed today. Ask what is missing.',
      ['Make the log', 'Set reminders', 'Write after calls'],
      1.5,
      { when: { unsaid: [...refused, ...offered] } },
    ),
    step(
      'Write the gap between offer and damage line by line',
      'Take the insurer’s report and your two estimates: what is missing, what is too cheap, what was taken off for age. Ask for the part that nobody disputes at once. Accept with the words: as a part payment.',
      ['Compare offer and estimates', 'Ask for the undisputed part', 'Send the list with a date'],
      1.5,
      { waitDays: 14, when: { said: offered } },
    ),
    step(
      'Ask for clause and report behind the refusal',
      'Two questions: which sentence of the policy, which finding of the expert. Answer each with a paper: weather record, tradesman, photograph of before. An expert of your own is often paid back if you win.',
      ['Ask for clause and report', 'Find one paper for each reason', 'Ask for a second look'],
      1.5,
      { waitDays: 21, when: { said: refused } },
    ),
    step(
      'Check the offer',
      'New or current value, deductions, excess: each line against the policy. Ask for reasons in writing.',
      ['Compare line by line', 'Write down what is missing', 'Ask for the wording'],
      1,
    ),
    step(
      'Complain in writing',
      'To the complaints office: facts, policy line, sum, 14 days. Ask for the full file.',
      ['One page', 'Quote the policy', 'Set a date'],
      1.5,
      {
        waitDays: 28,
        when: {
          said: [
            'refuse/refused/denied/deny/rejected/reject/lowball/too_little/slow/silent/ignoring/won’t_pay/not_paying/dispute/appeal',
          ],
        },
      },
    ),
    step(
      'Go to the ombudsman or a lawyer',
      'Free in most countries, with a time limit. Lawyer for big sums: legal insurance or first talk. Time bars run.',
      ['Note the limit', 'Fill in the form', 'Ask for a first talk'],
      2,
      { local: ombudsmanHere, waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Write after each call', 'Only paper counts later.', 'On the same day', 'With the name of the clerk'),
    tip('Keep a piece of what broke', 'It may be tested.', 'Pipe, carpet or part', 'In a labelled bag'),
    tip('Do not guess the cause', 'A guess can be used to refuse.', 'Say what you saw', 'Not sure is a fair answer'),
    tip('Ask for an advance', 'You need a bed and clothes now.', 'Say the sum and why', 'Send the receipts'),
    tip(
      'Film your rooms once a year',
      'The next claim is then half done.',
      'Open the cupboards',
      'Save it outside the home',
    ),
    tip(
      'Sign nothing at the first visit',
      'A settlement form can end your claim.',
      'Take it home',
      'Read it after two days',
    ),
    tip(
      'Ask whose insurance pays',
      'The one who caused it may be liable.',
      'Get name and policy number',
      'Tell your own insurer as well',
    ),
    tip(
      'Keep bills for hotel and food',
      'Extra costs of living are often covered.',
      'Ask before you book',
      'Note the usual cost',
    ),
    tip(
      'Ask for one person in charge',
      'Your file then gets lost less.',
      'Direct number',
      'Same reference in each mail',
    ),
    tip(
      'Use the same words each time',
      'Small differences look like a contradiction.',
      'Copy your first report',
      'Read it before calls',
    ),
    tip(
      'Ask a consumer group about your insurer',
      'They know the usual refusals.',
      'Look at their page',
      'Ask for a sample letter',
    ),
    tip('Bring the policy up to date afterwards', 'Each loss shows a gap.', 'Sums', 'Water and storm'),
  ],
};
