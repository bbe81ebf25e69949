import { type Kind, step, tip } from '../kind.ts';
import { medicalBillHere } from '../local-money.ts';

const collected = ['collections/collection/collector/debt_collector', 'past due', 'sent to collections'];
const denied = ['denied/denial/rejected/refused/not_covered/out_of_network', 'insurance said/says/denied/refused'];
const reduced = [
  'got _ per_cent/percent off',
  'assistance form/application is? sent/in/approved',
  'needs a payment plan',
];
const itemised = ['itemised/itemized statement/bill arrived/came/is', 'dispute letter'];

export const medicalBill: Kind = {
  id: 'medical-bill',
  category: 'financial',
  name: 'Settle a hospital or medical bill',
  slots: {
    bill: {
      words: [
        'hospital bill|hospital bills|hospital',
        'ambulance bill|ambulance',
        'dentist’s bill|dentist bill|dental bill|dental',
        'vet bill|vet bills|vet',
        'emergency room bill|er bill|emergency room',
        'surgery bill|surgery|operation',
        'medical bills|medical bill|medical debt',
      ],
      otherwise: 'medical bill',
    },
  },
  ask: {
    question: 'Where does the bill stand?',
    chips: ['It has just come', 'Reminders or collectors', 'Insurance refused'],
  },
  hoursAWeek: 2,
  overview:
    'You check the {bill} line by line, make insurance or state pay its part, ask for help by income and a lower price, and pay what is left in instalments without interest.',
  approach:
    'Nothing is paid or put on a card before it is checked: many bills hold mistakes, and most hospitals lower them for people who ask. What goes wrong is silence until it goes to collectors, and a credit card that turns it into costly debt.',
  done: 'You have in writing what you owe and why, and the last instalment is paid or forgiven.',
  cautions: [
    'Write within the time limits on the letters. This is no legal advice: patients’ advice, the insurer’s ombudsman and free debt advisers know the rules of your country.',
  ],
  steps: [
    step(
      'Ask for the itemised bill and stop the clock',
      'Call billing: ask for every line with code and date, and for the account to be put on hold while you check. Note name, day and time. Do not pay, sign or use a card yet.',
      [
        'Put all letters in one folder by date',
        'Call and ask for the itemised bill and a hold',
        'Write down name, day and answer',
      ],
      1,
      { when: { unsaid: [...reduced, ...itemised] }, waitDays: 10 },
    ),
    step(
      'Check every line of the {bill}',
      'Compare with your own record: dates, treatments twice, a private room you did not have, medicines not given. With insurance, compare with its statement. Mark each line: right, wrong, unclear.',
      ['Lay bill and statement side by side', 'Mark the lines', 'List the unclear ones'],
      1.5,
      { when: { unsaid: reduced } },
    ),
    step(
      'Send the dispute with each wrong line and a date',
      'Line number, what it says, what was done, the proof; then the sum that you accept. Ask that the bill waits until the answer comes, and that nothing goes to collection. Pay the part that is right, or offer a plan for it.',
      ['List each wrong line with its proof', 'Name the sum you accept', 'Ask that it waits'],
      1,
      { waitDays: 21, when: { said: itemised } },
    ),
    step(
      'Make insurance or state pay its part',
      'Claim or appeal in writing with the doctor’s note on why it was needed; first refusals are often overturned. Look whether a programme for low income, children, accidents at work or victims covers it, also backwards.',
      ['Read why it was refused', 'Ask the doctor for a note', 'Send the appeal with proof of delivery'],
      3,
      { waitDays: 30 },
    ),
    step(
      'Dispute the claim with the collector within thirty days',
      'Ask in writing for proof of the debt: whose bill, which day, which sum. Until it comes they should wait. Pay the hospital rather than the collector if it takes the bill back, and get the mark on your record removed.',
      ['Ask for proof in writing', 'Ask the hospital to take it back', 'Keep every letter'],
      1,
      { waitDays: 21, when: { said: collected } },
    ),
    step(
      'Appeal the denial with the doctor’s letter',
      'Read the code and the reason on the letter. Ask the doctor for three sentences on why it was needed, add the guideline, and send it before the last day. If the first answer is no, ask for the outside review.',
      ['Find reason and last day', 'Ask the doctor for three sentences', 'Send it and note the number'],
      2,
      { waitDays: 30, when: { said: denied } },
    ),
    step(
      'Apply for the hospital’s help by income',
      'Ask for financial assistance or charity care by that name. It needs pay slips, rent and a form, and can lower or end the {bill}, even after a reminder. For animals, ask charities and the vet school.',
      ['Ask for the form', 'Add pay slips and rent', 'Send it and note the date'],
      2,
      { when: { unsaid: reduced }, local: medicalBillHere, waitDays: 21 },
    ),
    step(
      'Ask for a lower price on what is left',
      'Look up what insurers pay for the same codes and offer that, or 20 to 40 per cent off for a sum at once if you truly have it. Say what you can pay and be quiet. Get the agreement in writing before a cent moves.',
      ['Look up two prices', 'Call with your figure', 'Have it confirmed in writing'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Check the reduced {bill} against the letter of help',
      'Old sum, discount, new sum, and every provider it covers: surgeon and laboratory often send their own. Ask for the rest of the year to be covered as well. Then name the instalment for a bad month.',
      ['Compare letter and new sum', 'Ask which providers it covers', 'Name the sum for a bad month'],
      0.7,
      { when: { said: reduced } },
    ),
    step(
      'Ask the others who sent a bill for the same day',
      'Ambulance, laboratory, X-ray, anaesthetist: send each the letter of help and ask for the same discount. Mark on one page who agreed and who is open.',
      ['List every bill of that day', 'Send each the letter', 'Mark who agreed'],
      1,
      { waitDays: 10, when: { said: reduced } },
    ),
    step(
      'Agree on instalments without interest',
      'Offer what is left after rent, food and heating, even if it is 25 a month. Ask for no interest, no collectors while you pay, and a fixed day after payday. Set the standing order the same day.',
      ['Work out the sum', 'Agree on it in writing', 'Set up the standing order'],
      1.5,
      { waitDays: 5 },
    ),
    step(
      'Close the {bill} and build a small cushion',
      'After the last payment ask for a letter with a zero balance and check your credit report. Then let the instalment run on into a pot for health, up to the yearly excess.',
      ['Get the letter', 'Check the report', 'Redirect the standing order'],
      1,
    ),
  ],
  suggestions: [
    tip('Call in the morning', 'Less waiting, kinder people.', 'Account number ready', 'Ask for a name'),
    tip('Keep a call log', 'It wins appeals.', 'Date, name, answer', 'One page'),
    tip('Ask for the case worker', 'Hospitals have one for patients.', 'By that name', 'Bring the folder'),
    tip('Do not use a card', 'It ends your rights and adds interest.', 'No medical credit', 'No payday loan'),
    tip('Answer collectors in writing', 'Ask them to prove the debt.', 'Within 30 days', 'Copy kept'),
    tip('Look for a charity', 'Illnesses have funds.', 'Two funds', 'Ask the nurse'),
    tip('Ask family openly', 'With a sum and a date.', 'On paper', 'No is allowed'),
    tip('Check next year’s cover', 'Excess and limits.', 'Before renewal', 'Two offers'),
    tip('Plan treatment prices before', 'Ask for an estimate.', 'In writing', 'Two places'),
    tip('Read the emergency rules', 'Some bills are barred by law.', 'Search your state', 'Quote the rule'),
    tip('Take somebody along', 'Four ears.', 'They write', 'You talk'),
    tip('Breathe before you sign', 'A day changes nothing.', 'Sleep on it', 'Ask one person'),
  ],
};
