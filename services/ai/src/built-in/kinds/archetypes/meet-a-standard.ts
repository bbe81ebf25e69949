import { type Archetype, step, tip } from '../kind.ts';

export const meetAStandard: Archetype = {
  id: 'meet-a-standard',
  name: 'Get certified or pass an audit as a business',
  slots: { standard: { from: 'object', otherwise: 'the certificate' } },
  ask: {
    question: 'Who asks for it, and how large is the place that is certified?',
    chips: ['A customer demands it', 'We want to sell better', 'An inspector comes'],
  },
  hoursAWeek: 4,
  overview:
    'You get the current text and scoring of {standard}, walk through your place with it, close the gaps in order of weight, write down what you really do, keep records for some weeks, and have a rehearsal before the auditor comes.',
  approach:
    'Auditors ask three things of each point: say it, do it, show it. Records of eight to twelve weeks must exist before they come, so the records begin early. What goes wrong is buying a binder of procedures that nobody follows.',
  done: 'The certificate is issued for your site, each open point is closed with proof, and the next audit has a date and an owner.',
  cautions: [
    'Choose an accredited certification body and check it in the official register. Safety and hygiene faults that endanger people are stopped today and not after the audit.',
  ],
  steps: [
    step(
      'Get the current text and checklist of {standard}',
      'From the owner of the standard, in the issue that is valid on your audit day. Note scope, levels, fees, and whether a lighter start programme for small firms exists.',
      ['Download the text or the free summary', 'Check the valid issue', 'Note levels and fees'],
      1,
    ),
    step(
      'Ask three bodies for offers and audit days',
      'Days on site, fee, travel, waiting time, surveillance each year. Ask whether grants or your customer carry part of it. The date sets the plan.',
      ['Find three accredited bodies', 'Ask the same five questions', 'Hold one date'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Walk through your place with the checklist',
      'Every point gets green, yellow or red, and a photo where it is red. Take along one who works there. Mark the points that fail an audit at once.',
      ['Print the checklist', 'Walk through with a colleague', 'List the reds with photos'],
      4,
    ),
    step(
      'Name an owner and a day for each gap',
      'One page: gap, what will be done, who, until when, cost. Building work, calibration and training come first, because others make you wait.',
      ['Write the page', 'Share it out at a meeting', 'Order what takes weeks'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Close the gaps that fail an audit',
      'Risk analysis, traceability, calibration, cleaning, training, complaints: whichever the reds show. Test it: pick one product or job and find every record of it within an hour.',
      ['Close the reds', 'Do the one-hour trace test', 'Photograph before and after'],
      16,
    ),
    step(
      'Write down what you do, on one page each',
      'Short procedures in the words of the people who do it, at the place where it is done. Forms with five fields are filled in; those with twenty are not.',
      ['Write the five that count', 'Let the users correct them', 'Hang them up'],
      8,
    ),
    step(
      'Keep the records for eight weeks and check on Fridays',
      'Ten minutes each Friday: what is missing, why, what do we change? Train each person once, with a signature.',
      ['Set the Friday check', 'Train and sign', 'Correct one form'],
      8,
      { waitDays: 28, daysBefore: 30 },
    ),
    step(
      'Rehearse the audit and close what is left',
      'Somebody from outside, another firm or a consultant for a day, asks as the auditor does. Then the audit: answer only what is asked, show, and send the proofs for open points within the time set.',
      ['Book the rehearsal', 'Close the last points', 'Send the proofs on time'],
      8,
    ),
  ],
  suggestions: [
    tip('Visit a firm that has it', 'One hour shows what is enough.', 'Same size', 'Ask for one form'),
    tip('Start with the smallest scope', 'A site or product can be added later.', 'One line', 'One site'),
    tip('Ask the customer for help', 'They want the certificate as much as you.', 'Templates', 'Time'),
    tip('Give one person the hours', 'Nobody does it besides the work.', 'Half a day a week', 'Named'),
    tip('Photograph good examples', 'A picture replaces half a page.', 'At the machine', 'With date'),
    tip('Throw out old forms', 'Two versions fail an audit.', 'Date on each', 'One folder'),
    tip('Do the trace test monthly', 'It is what auditors love most.', 'Random lot', 'One hour'),
    tip('Let cleaners speak', 'They know the dirty corners.', 'Walk with them', 'Write it down'),
    tip('Book the calibration', 'Scales and thermometers need papers.', 'List them', 'One visit'),
    tip('Use a shared calendar', 'Dates of checks are forgotten first.', 'Monthly', 'With names'),
    tip('Train in ten minutes', 'Short and often is remembered.', 'One rule', 'One signature'),
    tip('Celebrate the first clean Friday', 'It keeps the team in it.', 'Cake', 'Thanks by name'),
  ],
};
