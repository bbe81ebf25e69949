import { type Kind, step, tip } from '../kind.ts';
import { fineHere } from '../local-papers.ts';
import { claimFiled } from '../stage-words.ts';

const abroad = [
  'rented/hire/rental a? car',
  'from vienna/florence/italy/austria/switzerland/france/spain/germany/croatia/abroad',
  'foreign fine/letter',
];
const bailiff = [
  'bailiff/bailif/bailiffs/enforcement_agent/debt_collector/collectors',
  'never got/received/saw the/a/any? first? letter/notice/it',
];
const secondStage = ['appeal/objection was/is/has_been refused/rejected', 'first appeal/objection', ...claimFiled];

export const contestAFine: Kind = {
  id: 'contest-a-fine',
  category: 'personal',
  name: 'Deal with a fine or ticket',
  slots: {
    fine: {
      words: [
        'parking fine|parking ticket|parking charge|pcn|parking|clamped|towed',
        'speeding ticket|speeding fine|speeding|speed camera',
        'bus lane fine|bus lane',
        'train fare penalty|penalty fare|fare dodging|schwarzfahren',
        'toll charge|congestion charge|toll',
        'points on the licence|points|driving ban|ban',
        'littering fine|fixed penalty',
      ],
      otherwise: 'fine',
    },
  },
  ask: {
    question: 'What is it for, and by when must you answer?',
    chips: ['Private parking company', 'Council or police', 'I cannot pay it'],
  },
  hoursAWeek: 1,
  overview:
    'You will see who issued it and by when you must act, look for a real ground, gather photographs, write one short letter, and either win, pay the lower sum in time or agree on instalments.',
  approach:
    'Decide within the first days: pay early at the discount or contest; waiting costs most. Official fines and private parking charges follow different rules. Contest with facts such as signs, machine, loading, illness, and not with anger.',
  done: 'The {fine} is cancelled or paid, and you hold that in writing.',
  cautions: [
    'Never name a driver who was not driving. For court letters, bans, or a job that depends on the licence see a lawyer before you answer. Beware of false fines by text: type the official address yourself.',
  ],
  steps: [
    step(
      'Check who sent it and the last day to act',
      'Council, police, court or private firm? Date of the event, date of the letter, discount day, objection day. Is number plate, time and place right?',
      [
        'Read the {fine} front and back',
        'Enter discount day and objection day',
        'Check on the official site that it is real',
      ],
      0.4,
      { local: fineHere },
    ),
    step(
      'Stop the collection today and ask for the first letter',
      'Write to court or council that you did not get the notice, with proof of the old and the new address. There is a form for it, often with 21 days. Let no bailiff in meanwhile; tell them the reference.',
      ['Ask for the form for a late answer', 'Send proof of both addresses', 'Give the collector the reference'],
      0.7,
      { when: { said: bailiff } },
    ),
    step(
      'Check whether the foreign letter is real and in time',
      'Look for the authority’s own site, plate, place and hour. A hire firm’s fee is no fine. Many countries have a limit for sending it abroad, and between EU states fines from about 70 euros can be collected.',
      [
        'Look the authority up on its own site',
        'Ask the hire firm for the record',
        'Note the limit for notices abroad',
      ],
      0.7,
      { when: { said: abroad } },
    ),
    step(
      'Photograph place, signs and papers',
      'The same view as the driver had, lines worn off, sign hidden, machine out of order, ticket or app payment, blue badge, receipt of loading or hospital. Write what happened in ten lines while you know it.',
      ['Photograph the place within days', 'Find payment, receipts and witnesses', 'Write ten lines'],
      0.7,
    ),
    step(
      'Look up grounds that count',
      'Official pages and motoring clubs list them: signs unclear, grace minutes, wrong details, sold or stolen car, broken machine, emergency. See how often others won with the same.',
      ['Read the grounds for your {fine}', 'Ask a motoring club, advice centre or union', 'Choose the two strongest'],
      0.7,
    ),
    step(
      'Decide: pay at the discount or contest',
      'Compare sum, chance, points and time. If the discount stays during a first objection, contest. If you are plainly in the wrong, pay by the discount day and be rid of it.',
      ['Write chance and cost side by side', 'Ask whether the discount is kept', 'Decide by the third day'],
      0.3,
      { when: { unsaid: secondStage } },
    ),
    step(
      'Send one page with proofs',
      'Reference, plate, what you ask (cancel the {fine}), ground with proof number, date. Friendly, no life story. Official form or email with receipt.',
      ['Write one page', 'Attach numbered photos', 'Keep proof of sending'],
      1,
      { when: { unsaid: secondStage }, waitDays: 28 },
    ),
    step(
      'Answer the refusal sentence by sentence',
      'Copy each reason of the first decision and put one proof beside it: picture of the hidden sign, number of the plate, paper of the day. New proof counts more than a longer story.',
      ['Copy each reason', 'Put one proof beside each', 'Send it before the last day'],
      1,
      { when: { said: secondStage } },
    ),
    step(
      'Go to the independent stage or ask for instalments',
      'Rejected? Tribunals for councils and appeal services for private firms are mostly free and look afresh. No money: ask for instalments before the date, with a list of income.',
      [
        'Use the code in the rejection letter',
        'Send the same proofs with an answer to their reason',
        'Or ask for monthly payments in writing',
      ],
      1,
      { waitDays: 28 },
    ),
    step(
      'Close it and keep the letter for a year',
      'Check that the {fine} is marked closed, points are right, insurance is told if it must be. Debt letters after payment get a copy of the proof.',
      ['Save the final letter', 'Check points on your licence', 'Change what led to it'],
      0.3,
    ),
  ],
  suggestions: [
    tip('Set an alarm for the meter', 'The cheapest cure.', 'Ten minutes before', 'App extends'),
    tip('Photograph your parked car', 'Signs and disc in one picture.', 'Each time in new towns', 'Ten seconds'),
    tip('Read private signs', 'Contract or trespass?', 'Grace period', 'Camera at the exit'),
    tip('Keep a log for loading', 'Tradespeople win with it.', 'Job, minutes', 'Delivery note'),
    tip('Ask about a speed course', 'Instead of points in some places.', 'Once in some years', 'Book in time'),
    tip('Answer the driver question', 'Silence is an offence.', 'Within 28 days', 'Facts only'),
    tip('Pay official ones on time', 'They double.', 'Standing reminder', 'Reference right'),
    tip('Do not fear private bailiff words', 'Only a court sends those.', 'Check the letter', 'Ask advice'),
    tip('Tell the hire firm', 'They add fees.', 'Ask for the original', 'Pay only once'),
    tip('Write to the shop', 'Its manager can cancel for customers.', 'Receipt', 'The same day'),
    tip('Ask for kindness once', 'First time, illness, funeral.', 'One paragraph', 'Proof'),
    tip('Check the address on papers', 'Letters go to the old flat.', 'Vehicle register', 'Redirect'),
  ],
};
