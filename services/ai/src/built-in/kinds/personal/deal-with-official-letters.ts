import { type Kind, step, tip } from '../kind.ts';

export const dealWithOfficialLetters: Kind = {
  id: 'deal-with-official-letters',
  category: 'personal',
  name: 'Understand and answer my official letters',
  slots: {
    office: {
      words: [
        'council|town hall|city hall|municipality',
        'job centre|jobcentre|job center|jobcenter|employment office',
        'tax office|HMRC|IRS|revenue|tax people',
        'immigration office|Home Office|foreigners office|foreigners’ office|immigration',
        'benefits office|DWP|social security|social office|welfare office',
        'court|bailiff|bailiffs',
        'health insurer|health insurance|insurance|insurer',
        'pension office|pension people|pension',
        'landlord|housing association',
        'school|school office',
        'energy company|electricity company|water company',
        'debt collectors|debt collector|collection agency',
        'hospital',
        'bank',
      ],
      otherwise: 'office',
    },
  },
  ask: {
    question: 'How many letters are there, and is there one that frightens you or has a date?',
    chips: ['One letter I do not understand', 'A pile I have not opened', 'They write in my second language'],
  },
  hoursAWeek: 2,
  weekly: 'Half an hour at a table with a cup of tea: open, find the date, decide on one answer',
  measures: ['letters', 'envelopes'],
  overview:
    'You open the letters together with somebody, find in each the three things that count (who, what by when, what happens otherwise), and answer the ones with a date first, by phone or in a few plain sentences. In the end there is a short weekly habit and a place where you get help before it is late.',
  approach:
    'Opening and solving are two different jobs: one evening only opens. Most letters want nothing or one small thing, and offices give more time when they are asked before the date. What usually goes wrong is silence, and signing something that was not understood. Not understanding official language is no shame, it is hard for everybody.',
  done: 'No envelope is unopened, every date is in your calendar and answered with proof, and you know where to take the next letter.',
  cautions: [
    'Letters from a court, a bailiff, an immigration office, or about losing a home, money or a permit have short time limits, often two to four weeks from delivery. Take them to a free advice centre or a lawyer in the same week. Keep the envelope: the date on it counts.',
    'Fraudsters write official letters too. Use the number from the official website, never the one in a message that hurries you, and pay nothing by voucher. Cover names and numbers before you photograph a letter into a translation program.',
  ],
  steps: [
    step(
      'Open all the letters with somebody beside you',
      'A friend at the table or on the phone is enough. Only slit, unfold, clip the envelope to it, date of arrival on top. Three piles: has a date, wants something, only tells something. No reading to the end, and stop after twenty-five minutes.',
      [
        'Ask somebody to sit with you for half an hour',
        'Fetch the letters from drawer, bag and hall',
        'Lay those from the {office} and all with a date on one pile',
      ],
      1,
    ),
    step(
      'Write on each one: who, what, by when',
      'Look in this order: letterhead and reference, the line in bold, a date with until or within, the box at the end about objections. Write on a yellow note: who writes, what they want, by which day, what happens if not. If you find no date, write none.',
      [
        'Do the three that frighten you least',
        'Enter each day in a calendar, with an alarm five days before',
        'Put a question mark where a word is unclear',
      ],
      1.5,
    ),
    step(
      'Ask for more time wherever the date is too near',
      'Ring the {office} with the reference in your hand: I have your letter of the third, I need until the thirtieth, please confirm it in writing. Where it is about an objection, send one sentence within the limit: I object, reasons follow. It keeps your right open.',
      [
        'Ring about the nearest date first',
        'Write down name, hour and answer on the letter',
        'Send the one sentence with proof of posting',
      ],
      1,
    ),
    step(
      'Have the unclear ones explained in your language',
      'Take them to an advice centre, a migrant or social service, a library hour, a union or a tenants’ group, and say: please tell me in two sentences what they want. A translation program helps to get the drift, a person for dates and rights. Do not let your children do it.',
      [
        'Book an advice hour and ask for an interpreter',
        'Bring the letters in order with the yellow notes',
        'Write what you heard on the letter, in your own language',
      ],
      2,
      { waitDays: 5 },
    ),
    step(
      'Answer each letter in five plain sentences',
      'Reference and date. What it is about. What I ask or send. Enclosed are copies. Please confirm. Keep a copy, send nothing original, post it with proof or hand it in against a stamp. For forms: pencil first, unclear boxes marked, then ask.',
      [
        'Write one answer today from the five sentences',
        'Copy everything that you enclose',
        'Clip the proof of posting to the letter',
      ],
      4,
      { measured: 'Answer the first {50%}' },
    ),
    step(
      'Sort out demands for money before paying them',
      'Is it mine, is the sum right, is it too old, has it been paid? Ask for a breakdown in writing. If it is right and you cannot pay: offer a small fixed sum that you can keep up. Rent, power and fines first; a debt adviser is free in many places.',
      [
        'List the demands with sum and day',
        'Ask for a breakdown where it is unclear',
        'Offer one instalment in writing',
      ],
      2,
      {
        waitDays: 7,
        when: {
          said: [
            'debt/debts/pay/bill/bills/fine/fines/bailiff/bailiffs/collector/collectors/money/owe/arrears/reminder/reminders/collection',
          ],
        },
      },
    ),
    step(
      'Check that your answers have reached the {office}',
      'Two weeks later ring or look in the online account: is it there, is anything missing, who deals with it, when will it be decided? Put the answer on the letter. Silence of an office is no yes.',
      ['Ring or log in with the reference', 'Send what is missing', 'Enter the day on which you ask again'],
      1,
      { waitDays: 14, when: { weeksFrom: 4 } },
    ),
    step(
      'Give new post a place, an evening and a helper',
      'One tray at the door, one evening a week, one folder for each sender, the newest on top. Name a helper for hard days: a friend, a social worker, a neighbour. Write your ten words of official language on a card. It is done when three weeks have passed without a closed envelope.',
      [
        'Set up tray, folder and evening',
        'Agree with your helper on a signal',
        'Write the card with ten words and their meaning',
      ],
      1.5,
      { measured: 'Answer or file all {total}' },
    ),
  ],
  suggestions: [
    tip('Open one, then breathe', 'The fear is greatest before the envelope.', 'By daylight', 'Feet on the floor'),
    tip('Read the last page first', 'The time limit often stands there.', 'The small box', 'Mark it'),
    tip('Learn ten official words', 'The same ones come back again.', 'Objection, notice, proof', 'On a card'),
    tip('Write as you would speak', 'Plain sentences are valid.', 'Five sentences', 'Reference on top'),
    tip('Ask the clerk to write it down', 'On the phone nothing is proven.', 'By mail, please', 'Name and hour'),
    tip('Give somebody written authority', 'Then they may ring for you.', 'One page', 'You can withdraw it'),
    tip('Keep envelopes', 'The postmark may save a right.', 'Clip to the letter', 'Arrival date'),
    tip('Ask for large print or audio', 'Offices must often provide it.', 'Say why', 'Also online'),
    tip('Hand in at the counter', 'A stamp on your copy is the best proof.', 'Two copies', 'Short queue early'),
    tip('Reward the pile', 'Ten envelopes are worth something.', 'A walk', 'Cake'),
    tip('Swap letters with a friend', 'Other people’s letters frighten less.', 'You open hers', 'She opens yours'),
    tip('Put a sign at the letter box', 'Fewer adverts, fewer missed letters.', 'No adverts', 'Name readable'),
    tip(
      'Tell the doctor about the fear',
      'Not opening post can be part of an illness.',
      'Help exists',
      'A paper for the office',
    ),
  ],
};
