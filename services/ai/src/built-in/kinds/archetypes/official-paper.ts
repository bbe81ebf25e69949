import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['applied for', 'fee paid', "file's/file is", 'came, but', 'old address', 'needs correcting'];

export const officialPaper: Archetype = {
  id: 'official-paper',
  name: 'Get an official document',
  slots: { paper: { from: 'object', otherwise: 'the document' } },
  ask: {
    question: 'Which document is it, for whom, and by when do you need it?',
    chips: ['New, for the first time', 'Expired or lost', 'For another person'],
  },
  hoursAWeek: 2,
  overview:
    'You find the one office that issues {paper}, get its official list, and order the papers that take longest first. You hand in everything complete, keep proof, and ask again on a fixed day.',
  approach:
    'Nine of ten delays come from one missing or too old paper, so check the list line by line before the appointment. What also goes wrong is paying a private website that only forwards a form which the office gives out free or for less.',
  done: 'You hold the document, every name and date on it is right, and a copy is filed.',
  cautions: [
    'Use only the official page or counter of the authority and never give original papers to an agent. When a decision is refused, the letter names a short time limit for an objection; ask a legal advice centre at once.',
  ],
  steps: [
    step(
      'Ask in writing where {paper} lies, with the receipt number',
      'Mail or counter, with date, receipt and a copy: please tell me the state and the date. A missing file is rebuilt from your copies; ask who is in charge of it. A wrong address or name is a correction form, often free within weeks, with passport and proof. Note name and date of each talk.',
      ['Write with the receipt number', 'Bring copies of all you handed in', 'Ask for the correction form'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Find the office that issues {paper}',
      'Search the official page of your town or state, and check the address in the browser. Save form, fee, list of papers, processing time and opening hours.',
      [
        'Search and save the official page in 20 minutes',
        'Note fee and processing time',
        'Call if two offices seem to be in charge',
      ],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Write the list of papers you need for {paper}',
      'For each: have it, where it lies, how old it may be, original or copy, translated by whom. Mark what others must issue, because these decide your date.',
      ['Make the table from the official list', 'Look for the papers at home for one hour', 'Mark the slowest two'],
      2,
    ),
    step(
      'Ask the office your three questions on {paper}',
      'By telephone, chat or at the desk: what do people in my situation forget, may somebody go for me, is there a faster way? Write down name, day and answer.',
      ['Write down the questions', 'Call in the first hour of opening', 'Save the answer with the name'],
      1,
      { when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Check what has changed in the rules for {paper}',
      'Fees, photo rules and online procedures change often. Compare the present list with your old papers and note what is different.',
      ['Take out the old document', 'Compare with the list of today', 'Note number and date of expiry'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Book the appointment for {paper}',
      'Take the first date that lies after the slowest paper, or an early one where changes are allowed. New slots often appear early in the morning.',
      [
        'Look at three offices if you may choose',
        'Book and enter the date',
        'Look again each morning for an earlier one',
      ],
      1,
      { waitDays: 7, when: { unsaid: underWay } },
    ),
    step(
      'Order the missing papers and photos for {paper}',
      'Registry copies, translations, certificates, photos by today’s rules. Order with proof of post and ask each for the time it takes.',
      [
        'Order the two slowest today',
        'Have photos made with the rule sheet in hand',
        'Enter each arrival in the table',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'Fill in the form and check everything for {paper}',
      'Names exactly as in the passport or birth record, no gaps, signature in the right field. A second person reads it against the list.',
      ['Fill it in and copy it', 'Put all in the order of the list', 'Let somebody check each line'],
      2,
      { when: { unsaid: underWay } },
    ),
    step(
      'Hand in the application and keep the receipt',
      'Bring originals, copies, fee in cash and by card. Ask for the reference for {paper}, the expected date and how you learn of it.',
      ['Pack the evening before', 'Ask for reference and date', 'Put a reminder one week after that date'],
      2,
      { waitDays: 28, daysBefore: 40 },
    ),
    step(
      'Collect, check and file {paper}',
      'Read every letter and date at the counter, where mistakes can be mended without cost. Scan it, note the expiry, and tell those who wait for it.',
      ['Check it on the spot', 'Scan it and store it in two places', 'Enter a reminder half a year before it expires'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Go in the middle of the week',
      'Mondays and the days before holidays are full.',
      'Early or after lunch',
      'Ask when it is quiet',
    ),
    tip('Carry one more photo and pen', 'Small things send people home.', 'Cash as well', 'A stamp and envelope'),
    tip(
      'Never give away the only original',
      'Show it, hand in a certified copy.',
      'Ask who certifies',
      'Note who has what',
    ),
    tip(
      'Ask whether it can be done online',
      'It often saves the way and weeks.',
      'Electronic identity',
      'Save the confirmation',
    ),
    tip(
      'Ask for a temporary paper',
      'Many offices give one for urgent travel or work.',
      'Bring proof of the date',
      'Ask about the extra fee',
    ),
    tip('Write down every contact', 'Day, name, answer.', 'One sheet per application', 'Useful for an objection'),
    tip(
      'Ask about lower fees',
      'For children, carers, low income or disability they often exist.',
      'Before you pay',
      'Bring proof',
    ),
    tip(
      'Take a helper for the language',
      'A misunderstanding costs another appointment.',
      'Friend or interpreter',
      'Ask if it is allowed',
    ),
    tip(
      'Spell your name the same way everywhere',
      'Different spellings stop a file.',
      'Passport first',
      'Explain former names',
    ),
    tip('Put expiry dates in one place', 'Then nothing is urgent again.', 'All the family', 'Half a year before'),
    tip(
      'Be friendly and exact',
      'The person at the desk has some freedom.',
      'Good morning, reference, question',
      'Thank by name',
    ),
    tip(
      'Ask again on the day they named',
      'Files lie until somebody asks.',
      'Reference ready',
      'Next date before you hang up',
    ),
  ],
};
