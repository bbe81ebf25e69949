import { type Kind, step, tip } from '../kind.ts';

export const paperworkInOrder: Kind = {
  id: 'paperwork-in-order',
  category: 'personal',
  name: 'Get your paperwork in order',
  slots: {
    papers: {
      words: [
        'letters|letter|mail|post',
        'bills|bill|invoices',
        'contracts|insurance',
        'certificates|certificate',
        'passport papers|passport|id card|id',
        'bank papers|bank',
        'medical papers|medical|hospital',
        'pension papers|pension',
        'estate papers|estate|death|died',
        'benefit papers|benefits',
        'receipts|receipt',
        'forms|form',
        'school papers|school',
        'house papers|mortgage|rental',
      ],
      otherwise: 'papers',
    },
    owner: { from: 'person', otherwise: 'your household' },
  },
  ask: {
    question: 'What is worst at the moment: the pile, the money or a deadline?',
    chips: ['Unopened letters', 'No system at all', 'Papers of a parent'],
  },
  hoursAWeek: 2.5,
  weekly: 'Half an hour on a fixed evening: open, decide, file',
  measures: ['letters', 'folders', 'documents', 'bills', 'forms'],
  overview:
    'You will open everything first, deal with what has a deadline, then sort into a few folders, replace what is missing and set up one weekly half hour. At the end the papers of {owner} can be found in two minutes.',
  approach:
    'Opening and deciding are two rounds: in the first you only open and write down dates. Fear makes piles; most letters turn out to be harmless, and for the others a phone call this week stops the costs. A few broad folders are kept in order, thirty fine ones are not.',
  done: 'Nothing is unopened, no deadline is missed, and you find any important paper within two minutes.',
  cautions: [
    'Court letters, notices to leave a home and debt claims have short deadlines: take them to a free advice centre, debt adviser or lawyer the same week. Ask the tax office how long records must be kept before you shred.',
    'Act for another person only with their consent or a power of attorney.',
  ],
  steps: [
    step(
      'Open all letters and mark every date',
      'Only open, flatten and write the date and the deadline on top in red. Three piles: deadline, to do, to file. No reading to the end, no deciding.',
      [
        'Collect {papers} from all over the home and open them for twenty-five minutes',
        'Put envelopes and adverts straight into recycling',
        'Count what is in the deadline pile',
      ],
      1.5,
    ),
    step(
      'Deal with red dates this week',
      'Call about each one: I have your letter, I need so many days, please confirm in writing. Ask for instalments if you cannot pay. Courts and evictions go to an advice centre at once.',
      [
        'List deadline, sum and phone number of each',
        'Make three calls in one morning',
        'Note name and answer on the letter',
      ],
      3,
    ),
    step(
      'Ask for help with {papers} you do not understand',
      'Advice centres, debt advice, consumer groups and pension offices do this for free in many countries. Bring the letters in order and your question in one sentence.',
      ['Book an appointment and take the {papers}', 'Write one question per letter'],
      2,
      { waitDays: 5, when: { weeksFrom: 3 } },
    ),
    step(
      'Set up eight folders with large labels',
      'Identity, home, money, insurance, work and pension, health, car and things, tax this year. Newest on top. Use names that everybody at home understands.',
      ['Get eight folders, a punch and a box for new post', 'Write the labels', 'Choose the shelf'],
      1.5,
    ),
    step(
      'File the pile in sessions of 45 minutes',
      'One pass by folder, second pass by date. Contracts, certificates, deeds and medical reports stay; adverts, old terms and duplicates go. Shred what shows account numbers.',
      ['File {papers} for 45 minutes, then stop', 'Keep a list of what is missing', 'Shred once at the end'],
      7,
      { measured: 'File {50%} and shred the rest' },
    ),
    step(
      'Order the documents that are missing or expired',
      'Passport, birth certificate, insurance policy, pension record. Official sites only; note fee and waiting time. Enter expiry dates with a reminder six months ahead.',
      [
        'Check the expiry dates for {owner}',
        'Order the slowest document first',
        'Photograph each paper when it arrives',
      ],
      3,
      { waitDays: 21, when: { weeksFrom: 5 } },
    ),
    step(
      'Put bills on standing orders and one calendar',
      'Regular bills are paid by direct debit right after payday; the rest is paid on the evening it arrives. Post goes into one box by the door and nowhere else.',
      ['List regular bills with date and sum', 'Set up payments for the fixed ones', 'Choose a weekly half hour'],
      2,
    ),
    step(
      'Make an emergency folder and test the system',
      'Copies of identity papers, doctors, medicines, insurance, bank, keys, people to call. Tell two people where it is. It is done when somebody finds three named papers of {owner} in two minutes each.',
      [
        'Fill the folder and put it at the door',
        'Let another person search for three papers',
        'Keep the weekly half hour for a month',
      ],
      3,
      { measured: 'All {total} filed and easy to find' },
    ),
  ],
  suggestions: [
    tip('Open post on the day it comes', 'Standing up, bin beside you.', 'Two minutes', 'Date in red'),
    tip(
      'Call instead of worrying',
      'Offices give time to those who ask early.',
      'Reference number ready',
      'Ask for it in writing',
    ),
    tip('Do it beside somebody', 'A calm person makes it bearable.', 'They open, you decide', 'Tea afterwards'),
    tip('Scan with the phone', 'Good enough and quick.', 'Date and sender as name', 'Back-up once a month'),
    tip(
      'Keep originals of seven papers',
      'Scans do not replace them.',
      'Birth, marriage, degrees',
      'Deeds, will, policies',
    ),
    tip('Write on the envelope of each claim', 'You will see what was done.', 'Date, who, next', 'Same pen'),
    tip('Cancel paper you do not need', 'Less comes in.', 'Online statements', 'No adverts sticker'),
    tip('Use two colours of tray', 'To do and to file must not mix.', 'By the door', 'Empty on your evening'),
    tip('Set a limit of one hour', 'Decisions get bad after that.', 'Timer', 'Stop with a clear table'),
    tip('Put one stamp and pen there', 'Missing stamps cost weeks.', 'Envelopes, stapler', 'Printer paper'),
    tip('Check three months of the account', 'Old contracts show there.', 'Mark what you do not know', 'Cancel one'),
    tip('Note passwords safely', 'Somebody must get in if you are ill.', 'Password manager', 'Sealed letter'),
  ],
};
