import { type Kind, step, tip } from '../kind.ts';

export const appealADecision: Kind = {
  id: 'appeal-a-decision',
  category: 'personal',
  name: 'Appeal an official decision',
  slots: {
    matter: {
      words: [
        'benefit|pip|disability benefit|universal credit|esa|ssdi|disability payment|bürgergeld',
        'school place|school',
        'visa refusal|visa|asylum',
        'tax assessment|tax bill|tax|council tax',
        'insurance claim|insurance|insurer',
        'planning permission|building permit',
        'care level|pflegegrad|care assessment|care package',
        'exam result|exam grade|grade|marks',
        'pension',
        'student loan|grant|funding',
      ],
      otherwise: 'decision',
    },
  },
  ask: {
    question: 'What was decided, and what date stands on the letter?',
    chips: ['A benefit was refused', 'School, grade or grant', 'Insurer or tax'],
  },
  hoursAWeek: 3,
  overview:
    'You will note the time limit, object in one sentence so that it is kept, read the file and the reasons, collect the proof that was missing, and write or say it clearly to the next stage.',
  approach:
    'First the date, then the arguments: a short objection in time can be reasoned later in most offices. Answer their reason point by point with proof instead of telling how unjust it is. Free help wins many of these cases, so use it early.',
  done: 'You hold a new written decision, or know in writing that the last stage has decided.',
  cautions: [
    'Time limits are hard, often one month from the letter, for visas sometimes days. See an advice centre, union, disability or student organisation or a lawyer before a tribunal. This is no legal advice.',
  ],
  steps: [
    step(
      'Write the time limit on the wall today',
      'The letter tells how many days and to whom. Count from arrival or date as it says; keep the envelope. Write the last day minus three in the calendar.',
      ['Find date, reference and time limit', 'Photograph letter and envelope', 'Enter the date minus three days'],
      0.4,
    ),
    step(
      'Send a one-sentence objection and ask for the file',
      '‘I object to the decision of …, reference …, about my {matter}; reasons follow. Please send me the file.’ By the way the letter allows, with proof. Ask whether payment or effect stops meanwhile.',
      ['Write the sentence with the reference', 'Send it with proof of delivery', 'Ask for file and assessor’s report'],
      0.6,
      { waitDays: 10 },
    ),
    step(
      'Book free help this week',
      'Advice centre, social association, union, consumer centre, patients’ office, students’ union, law clinic. Bring letter, file and contract. Ask: what must be proved, by whom, in which form?',
      ['Ring two places', 'Bring all papers about your {matter}', 'Write down what must be proved'],
      0.7,
      { waitDays: 7 },
    ),
    step(
      'Answer each reason with a proof',
      'Left column: what they say. Middle: what is true. Right: proof. For health: a diary of two weeks with bad days, what help you need, how often and how long. For grades: the marking rules.',
      ['Copy their reasons into a table', 'Write your answer in one or two sentences', 'Mark what proof is missing'],
      3,
    ),
    step(
      'Ask doctors, employers or experts for letters',
      'Give them the question that counts, the rule and three examples, so that the letter speaks about your {matter} and not in general. Offer to collect it.',
      ['Write to two people with the exact question', 'Collect receipts, photos, records', 'Number all proofs'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Write two pages with headings',
      'What was decided, what I ask for, why (one heading for each reason), list of proofs. Short sentences. Somebody who knows nothing of it reads it and tells you what you want.',
      ['Write the draft on your {matter}', 'Let a helper cut it', 'Send it before the date with all proofs'],
      2.5,
    ),
    step(
      'Prepare the hearing or the second stage',
      'Ask for a hearing where you may speak, an interpreter, breaks, a companion. Practise in three minutes: what my day is like, what the letter overlooked, what I ask. Answer with examples.',
      ['Practise aloud with somebody', 'Pack papers in order with numbers', 'Plan the way and a meal after'],
      3,
      { waitDays: 45 },
    ),
    step(
      'Read the new decision and decide what is next',
      'Compare with what you asked, from when money is due, what is still missing about your {matter}. The letter tells the next stage and time limit. It is also fine to stop here.',
      ['Check sum, start and time limit', 'Tell your helper', 'Decide on the next stage in two days'],
      0.6,
    ),
  ],
  suggestions: [
    tip('Keep envelopes', 'The postmark can decide.', 'With the letter', 'Date of arrival'),
    tip('Talk to the case worker once', 'Some faults are mended in a call.', 'Friendly', 'Write it down'),
    tip('Write on bad days too', 'Two lines are enough proof.', 'Hour, what failed', 'Who helped'),
    tip('Ask about costs beforehand', 'First stages are mostly free.', 'Legal aid', 'Insurance'),
    tip('Use their words', 'The rule has criteria with names.', 'Headings', 'Quote briefly'),
    tip('Bring a companion', 'Two hear more.', 'Notes', 'Water'),
    tip('Send copies, keep originals', 'Offices lose post.', 'Numbered', 'Scan'),
    tip('Ask for reasons in your language', 'Many offices interpret.', 'Before the hearing', 'Free'),
    tip('Check an example letter', 'Charities publish them.', 'Own facts only', 'Date'),
    tip('Keep paying what is due', 'Unless told otherwise.', 'Ask for a pause', 'In writing'),
    tip('Complain about tone apart', 'Appeal and complaint are two things.', 'Ombudsman', 'Later'),
    tip('Set one evening a week for it', 'Otherwise it eats all.', 'Tuesday', 'Folder shut'),
  ],
};
