import { type Archetype, step, tip } from '../kind.ts';

export const complyWithARule: Archetype = {
  id: 'comply-with-a-rule',
  name: 'Comply with a rule or an order',
  slots: { rule: { from: 'object', otherwise: 'what is required' } },
  ask: {
    question: 'Who requires it, by when, and what happens if it is late?',
    chips: ['I have a letter with a date', 'A new rule, no idea yet', 'I am already late'],
  },
  hoursAWeek: 2,
  weekly: 'Close two points of the list and file the proof',
  overview:
    'You read the demands of {rule} exactly, by when and from whom, ask the authority or an adviser about the unclear points, and compare point by point with how it is. The gaps are closed in order of risk, proved, and reported on time.',
  approach:
    'Authorities are mostly reasonable with those who call early and have a plan. What usually goes wrong is leaving the letter closed, believing hearsay, and doing the work without keeping proof.',
  done: 'All points are met, the confirmation or receipt is filed, and the next date is in the calendar.',
  cautions: [
    'Time limits in letters are often two to four weeks; if in doubt answer within them and ask for more time in writing. For fines, court orders, residence or business rules get a lawyer, adviser or free legal advice centre.',
  ],
  steps: [
    step(
      'Read the letter or rule and mark the dates',
      'Who demands {rule}, on which law, what exactly, by when, what follows if not, with which reference? Write it in five lines in your own words.',
      ['Open and read for 20 minutes', 'Mark date and reference', 'Write the five lines'],
      0.5,
    ),
    step(
      'Call the authority and ask what is enough',
      'Questions: does it apply to my case, which proof do you accept, is there a form, can the date be moved? Note name and day; ask for {rule} in writing.',
      ['Write the questions', 'Call and note', 'Ask for an extension in writing if needed'],
      1,
      { waitDays: 3 },
    ),
    step(
      'Get advice from somebody who deals with it',
      'Chamber, association, union, consumer or legal advice centre, safety officer. Bring letter and five lines; ask for the usual way of meeting {rule}.',
      ['Book the appointment', 'Bring the papers', 'Write down the way and the costs'],
      1.5,
      { waitDays: 5, when: { level: 'beginner' } },
    ),
    step(
      'Compare the new version with what you had',
      'You have dealt with {rule} before: list only what changed, and what inspectors look at first nowadays.',
      ['Get old papers', 'Mark the changes', 'Ask a colleague about the last check'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Make a list of points: met, partly, not met',
      'One line per demand of {rule}, with proof, cost, who, by when. Walk through room, papers or website with the list.',
      ['Copy the demands', 'Walk through and mark', 'Mark danger and fines in red'],
      2,
    ),
    step(
      'Close the points with the highest risk first',
      'What endangers people or stops the business or permit first. Photograph or file the proof for {rule} at once.',
      ['Do or order the first', 'File the proof', 'Tick off'],
      5,
    ),
    step(
      'Order experts and papers that take time',
      'Inspection, certificate, builder, doctor, training. Ask whether they are approved for {rule}, and for a date in writing.',
      ['Get two offers', 'Order with a date', 'Send the authority the date as an interim report'],
      2.5,
      { waitDays: 14, daysBefore: 21 },
    ),
    step(
      'Close the remaining points and have them checked',
      'A second person goes through the list of {rule} as an inspector would: show me the proof. Correct, then stop.',
      ['Close the rest', 'Have it checked', 'Correct gaps'],
      5,
      { daysBefore: 7 },
    ),
    step(
      'Report on {rule} as met and set the next date',
      'By the way they ask for, with reference and copies, before the time limit. Keep the receipt, ask for a confirmation, and write who does what so that it stays so.',
      ['Send report and proof', 'File the receipt', 'Enter the next check with a name'],
      1.5,
      { daysBefore: 3 },
    ),
  ],
  suggestions: [
    tip('Open letters on the day', 'Time runs from delivery.', 'Date on the envelope', 'One tray'),
    tip('Answer in writing', 'Telephone is for understanding only.', 'Reference', 'Copy'),
    tip('Ask for more time before the date', 'Afterwards it becomes dear.', 'Reason', 'New date'),
    tip('Keep a folder of proof', 'It ends most discussions.', 'By point', 'Photos with date'),
    tip('Ask for instalments', 'Fines and fees can often be paid so.', 'Before it is due', 'In writing'),
    tip('Read the law itself once', 'It is shorter than the rumours.', 'Official site', 'Two paragraphs'),
    tip('Ask a similar business', 'They had the inspector last year.', 'One visit', 'What did they look at?'),
    tip('Do not sign in haste', 'An admission is hard to take back.', 'Take it along', 'Ask for advice'),
    tip('Name one person in charge', 'Shared duty is nobody’s.', 'And a deputy', 'In writing'),
    tip('Put renewals in the calendar', 'Most rules come back yearly.', 'Three months before', 'With the form'),
    tip('Be there at the inspection', 'Friendly answers save points.', 'Folder ready', 'Note what is said'),
    tip('Object in time if it is wrong', 'You have the right to do so.', 'Time limit in the letter', 'Registered post'),
  ],
};
