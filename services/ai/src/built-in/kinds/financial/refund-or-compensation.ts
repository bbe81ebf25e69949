import { type Kind, step, tip } from '../kind.ts';
import { consumerHere, ombudsmanHere } from '../local-money.ts';
import { claimFiled, letterSent } from '../stage-words.ts';

const bankRefused = [
  'chargeback is/was/has_been? declined/refused/rejected',
  'bank/paypal/card refused/declined/rejected',
];
const voucher = [
  'voucher/vouchers/credit_note/store_credit',
  'keep/keeps sending me/us',
  'chat/bot/chatbot loops/looping/loopin/keeps',
];

export const refundOrCompensation: Kind = {
  id: 'refund-or-compensation',
  category: 'financial',
  name: 'Get a refund or compensation',
  slots: {
    thing: {
      words: [
        'cancelled flight|flight|airline|plane',
        'train delay|train|rail',
        'package holiday|holiday|tour operator|cruise',
        'hotel booking|hotel|airbnb|booking',
        'concert tickets|concert|tickets|festival',
        'online order|parcel|delivery|online shop',
        'washing machine|dishwasher|fridge',
        'phone|laptop|tv',
        'used car|car|garage',
        'kitchen',
        'sofa|bed|furniture',
        'course|course fee|school|coach',
        'gym|membership',
        'builder|bathroom|roofer|plumber|tradesman',
        'insurance claim|insurer|insurance',
        'lost luggage|luggage|suitcase|baggage',
        'shoes|dress|clothes',
        'dentist|clinic',
      ],
      otherwise: 'purchase',
    },
    air: { words: ['flight|airline|plane|luggage|suitcase|baggage'], otherwise: 'flight' },
    insurer: { words: ['insurance|insurer'], otherwise: 'insurer' },
  },
  ask: { question: 'What do you want from them?', chips: ['My money back', 'Repair or replacement', 'Compensation'] },
  hoursAWeek: 1,
  overview:
    'You will collect the proof for your {thing}, name the right that applies and the exact sum, write once with a date, go past the hotline to bank, ombudsman or small court, and have the money in your account.',
  approach:
    'The contract is with whoever took your money, so claim there first and not from the maker or courier. A short letter with sum, reason and date beats ten calls. It goes wrong when vouchers are accepted in a hurry, or when card deadlines pass.',
  done: 'The money, repair or replacement you asked for has arrived, or an independent body has decided.',
  cautions: [
    'Deadlines: often 14 days to return online purchases, about 120 days for a card dispute, one to six years for claims. If somebody rings to recover your money for a fee, it is a scam.',
  ],
  steps: [
    step(
      'Collect proof for your {thing} on one page',
      'Receipt or booking, how you paid, photos, dates, names, what was promised. Write what went wrong in three sentences and what you want: the sum, the repair, or the replacement.',
      ['Find receipt, booking and payment', 'Take photos or screenshots', 'Write three sentences and the sum'],
      1,
    ),
    step(
      'Look up the right that fits your case',
      'Faulty goods: repair, replacement, then money back, for two years or more in Europe. Bought online: return within 14 days. Service badly done: redo or price cut. Note the name of the rule, as letters with it are answered faster.',
      ['Read the consumer office’s page', 'Note rule and deadline for your {thing}', 'Check whether you paid by card'],
      0.75,
      { local: consumerHere, resources: 'European consumer centres: https://www.eccnet.eu' },
    ),
    step(
      'Work out what the airline owes you',
      'From or to Europe with a European airline: 250, 400 or 600 euros for cancellation or three hours late, unless the cause was extraordinary, plus meals and hotel. Lost or late baggage: report at the airport, claim in 7 or 21 days. Keep boarding pass and receipts.',
      [
        'Note flight number, delay and reason given',
        'Add up receipts for food, hotel and taxi',
        'Fill in the airline’s claim form',
      ],
      1,
      { when: { named: 'air' } },
    ),
    step(
      'Write to them once with a sum and a date',
      'Subject with number; facts; rule; I ask for this sum to this account within 14 days. Attach copies. Use the form and also mail, and save a screenshot. Do not accept a voucher unless you want one.',
      ['Write the claim for your {thing} in ten lines', 'Attach copies, never originals', 'Set a reminder in 14 days'],
      1,
      { when: { unsaid: [...letterSent, ...claimFiled] }, waitDays: 14 },
    ),
    step(
      'Answer the insurer’s refusal point by point',
      'Ask for the clause and the report they rely on. Send what is missing: second estimate, photos, doctor’s note. Ask for a review by somebody else and the final answer in writing; only then the ombudsman takes it.',
      ['Ask for clause and report', 'Send the missing proof', 'Ask for a final written answer'],
      2,
      { when: { named: 'insurer' }, waitDays: 21 },
    ),
    step(
      'Leave the chat and refuse the voucher in writing',
      'One mail to the complaints address in the imprint: I do not accept a voucher or another contact, the contract was with you, I ask for the money. Give a date of 14 days and use the word complaint.',
      ['Find the complaints address', 'Send the refusal with the date', 'Save the proof of sending'],
      0.5,
      { waitDays: 14, when: { said: voucher, unsaid: [...letterSent, ...claimFiled] } },
    ),
    step(
      'Answer the bank’s no with the one missing proof',
      'Ask which rule the refusal rests on. Usually one thing is missing: proof of the attempt to get it from the seller, of the return, or of the date. Ask for a second look, then for the final answer in writing.',
      ['Ask for the reason in writing', 'Send the missing proof', 'Ask for the final answer'],
      1,
      { waitDays: 14, when: { said: bankRefused } },
    ),
    step(
      'Ask your bank to reverse the payment',
      'Card: chargeback for not delivered, not as described or cancelled; for larger sums on a credit card the bank may be liable too. PayPal: open a case within 180 days. Send the letter and the lack of an answer.',
      ['Ring the bank’s dispute line', 'Send proof about the {thing} and your letter', 'Note the case number'],
      1,
      { when: { unsaid: [...bankRefused, ...claimFiled] }, waitDays: 21 },
    ),
    step(
      'Put the evidence in order for whoever decides',
      'One page of dates first, then each proof with a number: contract, payment, messages, photos, letter, their answer. Say in the first line what you ask for. Send only what proves a line of the page.',
      ['Write the page of dates', 'Number each proof', 'Let somebody read it in five minutes'],
      1.5,
      { when: { said: [...claimFiled, ...letterSent, ...bankRefused] } },
    ),
    step(
      'Take it to the ombudsman or arbitration body',
      'Airlines, trains, energy, telecoms, insurers, banks, travel and trades have free bodies. They want your letter and eight weeks or a final answer. The form takes half an hour.',
      ['Find the body for your {thing}', 'Upload letter, answer and proof', 'Note how long it takes'],
      1,
      { local: ombudsmanHere, waitDays: 45 },
    ),
    step(
      'Send a letter before court, then claim online',
      'Fourteen days, exact sum, interest, the court you will use. The small claim is a web form and a small fee; many firms pay on the letter. A claims firm takes a quarter to a third, so use it only if you want no work.',
      ['Send the last letter', 'Compare court fee and the sum for your {thing}', 'File the claim or stop here'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Check the money and write what happened',
      'Sum, interest, fees. Close the dispute at the bank if it is paid twice. Leave a truthful review; it helps the next person.',
      ['Compare the payment with the claim for your {thing}', 'Close open disputes', 'Write a factual review'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Claim before you post about it', 'Quiet claims are paid sooner.', 'Facts', 'Then the review'),
    tip('Ask for a name', 'Clerks with a name help.', 'Note the time', 'Write it in the mail'),
    tip('Pay by card for dear things', 'It is a second chance.', 'Holidays', 'Events'),
    tip('Use the library of template letters', 'Consumer offices offer them.', 'Change three lines', 'Keep the rule'),
    tip('Film the unpacking', 'Damage in transit is clear.', 'Label visible', 'Both sides'),
    tip('Do not send the only receipt', 'Copies do.', 'Scan it', 'Cloud'),
    tip('Ask for a price cut', 'If you keep it, that is fair.', 'Ten to thirty per cent', 'In writing'),
    tip('Get a second opinion', 'A written estimate decides quarrels.', 'Another garage', 'Fifty spent well'),
    tip('Answer within a week', 'Speed shows you mean it.', 'Reminder', 'Same thread'),
    tip('Bundle claims of the family', 'Each passenger has a claim.', 'Names', 'One letter'),
    tip('Check travel cover', 'It may pay what the firm does not.', 'Card benefits', 'Deadline'),
    tip('Know when to stop', 'Hours have a price too.', 'Limit set', 'Walk away'),
  ],
};
