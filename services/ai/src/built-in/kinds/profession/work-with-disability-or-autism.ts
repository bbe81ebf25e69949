import { type Kind, step, tip } from '../kind.ts';

export const workWithDisabilityOrAutism: Kind = {
  id: 'work-with-disability-or-autism',
  category: 'profession',
  name: 'Work well with a disability or as autistic',
  slots: {
    what: {
      words: [
        'autism|autistic|asperger|neurodivergent|aspergers',
        'ADHD|adhd|add',
        'dyslexia|dyslexic|dyscalculia',
        'hearing loss|deaf|hard of hearing|hearing',
        'sight loss|blind|visually impaired|low vision',
        'wheelchair|mobility|back|pain|arthritis|ms|multiple sclerosis',
        'epilepsy|diabetes|crohn’s|chronic illness|long covid|fatigue|lupus',
        'depression|anxiety|bipolar|ptsd|mental illness',
      ],
      otherwise: 'your condition',
    },
  },
  ask: {
    question: 'Do you have a job, and does anybody there know?',
    chips: ['In a job, nobody knows', 'Looking for work', 'Returning after illness'],
  },
  hoursAWeek: 3,
  overview:
    'You find out which parts of the work cost most, learn rights and who pays for aids, decide how much to tell, and agree on two or three changes as a trial.',
  approach:
    'Small changes carry far: quiet seat, written tasks, start time, software. What goes wrong is telling everything in the wrong moment, and waiting until you are ill.',
  done: 'Agreed changes are in writing and you have worked eight weeks with less strain.',
  cautions: [
    'You are mostly not obliged to name a diagnosis. Ask a disability employment adviser or union before you tell in a probation period, and talk to your doctor about limits.',
  ],
  steps: [
    step(
      'Log a week of what costs strength and what helps',
      'Light, noise, calls, sudden changes, stairs, reading, mornings; score 1 to 5. With {what} the pattern matters more than the name. Choose the three dearest.',
      ['Score each day by hour', 'Note what helped', 'Choose the three that cost most'],
      1,
    ),
    step(
      'Learn your rights and who pays for aids',
      'Reasonable adjustments, disability status, job retention schemes, access fund, rehabilitation, extra leave, protection. Disability employment adviser, free.',
      ['Book the adviser', 'Ask about grants for aids', 'Ask what status would change'],
      2,
    ),
    step(
      'Try two helps yourself first',
      'For {what}: earplugs, written summary after calls, screen reader, dictation, timer, stool, break plan, later start. One week each.',
      ['Choose two helps', 'Try one a week', 'Note minutes and strain'],
      3,
    ),
    step(
      'Decide whom you tell and how much',
      'Options: no one, HR or occupational doctor only, boss, team. Say need, not diagnosis: I work best when …. Job search: after the offer, in interview, or in the letter if it is a strength.',
      ['Write three versions about {what}', 'Ask the adviser', 'Choose the person'],
      1,
    ),
    step(
      'Write a half-page with three changes',
      'Situation, effect on work, change, cost, trial of eight weeks. With {what} name concrete things: agenda a day before, one contact, desk by the wall, remote two days, software.',
      ['Write three changes', 'Add the cost and who pays', 'Bring a letter from doctor if it helps'],
      1,
    ),
    step(
      'Ask for a trial in a calm talk',
      'Bring a colleague, union or adviser. Results first, then changes, date to review. No: ask for reason and next person.',
      ['Book half an hour', 'Bring someone', 'Get the trial in writing'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Use agreed aids and a plan for bad days',
      'Signal word, place to rest, who covers, medicine, leave rule. Plan for {what} on one card for a trusted colleague.',
      ['Set up the aids', 'Write the card', 'Train one colleague'],
      10,
    ),
    step(
      'Review after eight weeks or find a better place',
      'Compare scores; keep, change, drop. If refused: advice on rights, internal move, employers known for inclusion, supported internship.',
      ['Compare the scores', 'Put agreements in writing', 'List three better employers if needed'],
      4,
    ),
  ],
  suggestions: [
    tip('Ask for questions before interviews', 'Allowed.', 'Mail', 'Short'),
    tip('Find peers at work', 'Networks exist.', 'Ask', 'Online'),
    tip('Keep energy for one thing', 'Pace.', 'Morning', 'Rest'),
    tip('Use written follow-ups', 'Clarity.', 'Three lines', 'Date'),
    tip('Tour the place before day one', 'Less load.', 'Route', 'Toilet'),
    tip('Get a job coach', 'Often funded.', 'Weeks', 'Aim'),
    tip('Learn your early signs', 'Stop sooner.', 'Three', 'Tell one'),
    tip('Swap tasks by strength', 'Team wins.', 'Offer', 'Trial'),
    tip('Prepare a line for nosy questions', 'Privacy.', 'Kind', 'End'),
    tip('Use quiet travel times', 'Arrive calm.', 'Shift', 'Proof'),
    tip('Keep medical papers together', 'Speed.', 'Folder', 'Copy'),
    tip('Celebrate a week without crash', 'Progress.', 'Note', 'Treat'),
  ],
};
