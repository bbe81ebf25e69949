import { type Kind, step, tip } from '../kind.ts';
import { tenantsHere } from '../local-papers.ts';
import { claimFiled, letterSent } from '../stage-words.ts';

/** They still live there. */
const stillThere = [
  'moving/move out in/on/at/next/soon',
  'about to move/leave',
  'still live/living/in',
  'handover/move-out is on/next',
  'lease/tenancy ends/is_up/runs_out',
  'leave/leaving the/my/our flat/room/house/apartment in/on/at/next',
  'before i/we move/leave/hand',
];
const shared = [
  'we were two/three/four/five in',
  'housemates/flatmates/roommates/housemate/flatmate/roommate',
  'each of us',
];
const noRecord = [
  'inventory/protocol/record/photos/check-in is/are/from? _? missing/lost',
  'no photos/inventory/protocol/record/receipt',
  'nothing in writing',
];

export const rentalDepositBack: Kind = {
  id: 'rental-deposit-back',
  category: 'financial',
  name: 'Get my rental deposit back',
  slots: {
    out: {
      words: [
        "keeps|keeping|kept|won’t return|doesn’t return|wont return|won't return|doesn't return|deducted|deductions|dispute|moved out|since we left|after we left|never came back|still no|claim|bond refund",
      ],
      otherwise: 'handover',
    },
    against: {
      words: [
        'letting agent|agency|agent',
        'housing association',
        'landlady',
        'university halls|halls|dorm|student housing',
        'flatmates|flatmate|main tenant',
        'landlord',
      ],
      otherwise: 'landlord',
    },
  },
  ask: { question: 'Have you moved out yet?', chips: ['Not yet', 'Yes, no money so far', 'They made deductions'] },
  hoursAWeek: 2,
  overview:
    'You will find contract, inventory and photos, clean and hand the home over with a signed record, ask the {against} in writing for the deposit by a date, and take deductions you do not owe to the free scheme or small court.',
  approach:
    'Normal wear is the landlord’s cost; damage is yours, at its value today and not as new. Whoever has dated photos and a signed handover usually wins. It goes wrong when keys are posted through the door and nothing is written down.',
  done: 'The full deposit, or the fair part with a list for the rest, is in your account.',
  cautions: [
    'Do not simply stop paying the last rents to use up the deposit, unless a lawyer or tenants’ advice says so. Deadlines for disputes can be short: note the date you moved out.',
  ],
  steps: [
    step(
      'Find the contract, inventory and deposit receipt',
      'Look for the sum, where it is protected or held, the inventory from moving in, and what the contract says on cleaning, painting and notice. In many countries the deposit must lie in a scheme or separate account; ask for proof if not.',
      [
        'Find contract, receipt and old photos',
        'Check where the {against} holds the deposit',
        'Note the last day of the tenancy',
      ],
      1,
    ),
    step(
      'Repair and clean by the list, not by feeling',
      'Oven, fridge seals, limescale, windows, drains, lampshades, holes filled if the contract asks. Keep receipts. Take a dated film of every room, cupboards open, meters and keys.',
      [
        'Clean with the agency’s list or your inventory',
        'Fill small holes and replace bulbs',
        'Film every room for the {against}',
      ],
      8,
      { when: { said: stillThere, unnamed: 'out' } },
    ),
    step(
      'Walk through with the {against} and sign the record',
      'Ask for a handover by daylight with a form. Write each point and do not sign sentences on sums or painting you do not agree with; add: without recognising a duty. If nobody comes, take a witness.',
      [
        'Make the appointment in writing',
        'Fill in and sign the handover record',
        'Give back all keys against a receipt',
      ],
      1.5,
      { when: { said: stillThere, unnamed: 'out' } },
    ),
    step(
      'Write the claim for all who paid, with each share',
      'One letter in all names, one account, each share beside the name. Get a line of consent from those who have left; a photo of a signature will do. Otherwise the {against} plays one against the other.',
      ['Write names, shares and the account', 'Get consent from each', 'Send one letter for all'],
      0.7,
      { when: { said: shared } },
    ),
    step(
      'Replace the missing record with other proof',
      'Adverts with old pictures, messages about faults, photos with friends in the room, the meter list, a witness. Without a record at the start the {against} has to prove the damage in most places.',
      ['Search your photos by the month you moved in', 'Save messages about faults', 'Ask a witness for five lines'],
      1,
      { when: { said: noRecord } },
    ),
    step(
      'Ask for the deposit in writing with a date',
      'To the {against}: tenancy ended on this day, please return the sum to this account within 14 days, or send a list with receipts. Give the new address. Know the local rule: ten days to six months, and only a fair part may wait for the final bill.',
      ['Look up the local time limit', 'Send the request by mail and post', 'Put the date in the calendar'],
      0.75,
      { when: { unsaid: [...claimFiled, ...letterSent] }, waitDays: 14 },
    ),
    step(
      'Write the last letter: sum, interest, seven days',
      'Your first letter had no answer, so this one is short: the sum, the rule, the account, a date, and where you go on the day after. Send it by post with proof and by mail.',
      ['Write sum, rule and date', 'Name the scheme or court', 'Send it with proof'],
      0.5,
      { waitDays: 7, when: { said: letterSent, unsaid: claimFiled } },
    ),
    step(
      'Answer each deduction with a fact',
      'One line for each: age of the carpet, photo from moving in, wear, missing receipt. Ten-year paint is worth nothing; a carpet loses about a tenth a year. Offer a fair sum where you did damage.',
      [
        'Ask the {against} for receipts and photos',
        'Write one line on each deduction',
        'Offer the fair sum and give seven days',
      ],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Number the evidence and send it before the window closes',
      'Tenancy, record, photos with dates, bills, messages: one line each saying what it proves. Answer only what they claim. Send it a day early and keep the confirmation.',
      ['Note the last hour for evidence', 'Number each paper with one line', 'Upload it and save the receipt'],
      1.5,
      { when: { said: claimFiled } },
    ),
    step(
      'Go to the deposit scheme, tenants’ union or advice',
      'A scheme’s dispute service is free and decides on papers, so upload all evidence once and in order. Without a scheme, a tenants’ union writes for members; some laws give double or triple if the deposit was not protected.',
      [
        'Open the dispute or join the union',
        'Number your photos and papers',
        'Ask about a penalty for an unprotected deposit',
      ],
      2,
      { when: { unsaid: claimFiled }, local: tenantsHere, waitDays: 28 },
    ),
    step(
      'Send a letter before claim and file in small court',
      'A last letter with 14 days, then the form online: sum, reason, proof, interest. The fee is small and comes back if you win; most are paid before the hearing.',
      [
        'Send the {against} the last letter with 14 days',
        'File the claim with your evidence',
        'Prepare three sentences for the hearing',
      ],
      3,
      { waitDays: 40 },
    ),
    step(
      'Check the payment and close the file',
      'Compare the sum with interest and what was agreed. Keep photos and record for three years. Film your next home on the first day: it is half of the next deposit.',
      ['Check sum and interest', 'Store the papers', 'Film the new home on day one'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Never hand keys over without paper', 'A photo of keys in hand helps too.', 'Number of keys', 'Time'),
    tip('Read the meters together', 'Otherwise estimates are billed.', 'Photo', 'Mail to the supplier'),
    tip('Ask for the service bill date', 'Part of the deposit may wait for it.', 'Fair part only', 'Next deadline'),
    tip('Bring a friend to the handover', 'A witness calms people.', 'Writes notes', 'Signs'),
    tip('Offer to let it be viewed before', 'A check two weeks early saves money.', 'List to mend', 'By mail'),
    tip('Keep everything in writing', 'After a call, send a summary.', 'Same day', 'Polite'),
    tip('Know wear from damage', 'Faded, worn, small nail holes: wear.', 'Burns, big stains: damage', 'Age counts'),
    tip('Share by the contract in a flat', 'Who moved in later paid whom.', 'Old transfers', 'One speaks for all'),
    tip('Use a template of the tenants’ union', 'It names the right law.', 'Change names and dates', 'Keep tone'),
    tip('Ask for interest', 'Some laws add it.', 'Date paid in', 'Rate'),
    tip('Be quick with an inheritance', 'Deposits of the dead are forgotten.', 'Contract', 'Certificate'),
    tip('Thank them if it goes well', 'You need the reference.', 'A line', 'Ask for it'),
  ],
};
