import { type Kind, step, tip } from '../kind.ts';

export const productOrUxJob: Kind = {
  id: 'product-or-ux-job',
  category: 'profession',
  name: 'Become a product manager or UX designer',
  slots: {
    role: {
      words: [
        'UX researcher|user research|ux research',
        'UX writer|content design',
        'UX designer|ux|ui|ux/ui|product designer|ui designer',
        'product owner|po|scrum master|agile coach',
        'product manager|product management|pm|apm',
        'game designer|level designer',
        'service designer',
        'project manager|project management',
      ],
      otherwise: 'product',
    },
  },
  ask: {
    question: 'What do you do today, and is there a product near you?',
    chips: ['Other job, no tech', 'In a tech firm, other role', 'Junior, stuck'],
  },
  hoursAWeek: 7,
  weekly: 'Talk to one user and write one page of what you learned',
  overview:
    'You learn how the work looks, do two real cases with users instead of ten courses, move first inside your firm if you can, and show thinking with numbers in a portfolio.',
  approach:
    'Hiring managers want decisions and results, not certificates. What goes wrong is redesigning famous apps without users, and a bootcamp without interviews.',
  done: 'You have signed for {role} work or do it officially where you are.',
  steps: [
    step(
      'Compare {role} work with two neighbours on one page',
      'Product decides what and why, design how it feels, project when and who, research what is true. Read ten adverts: tools, years, domain. Ask two who do it for their Tuesday.',
      ['Read ten adverts', 'Ask two people for their Tuesday', 'Write what you already bring'],
      1,
    ),
    step(
      'Find a small real problem with five users',
      'At work, club, clinic, shop. Five talks: last time, steps, trouble, work-around. Affinity notes, one problem sentence.',
      ['Choose a place with users', 'Hold five talks', 'Write one problem sentence'],
      6,
    ),
    step(
      'Learn the base of {role} work by doing the case',
      'Interviews, maps of what users do, metrics, prioritising, sketch, prototype, test, story for developers. One good course beside it.',
      ['Choose one course', 'Apply each chapter to the case', 'Show it to a practitioner'],
      30,
    ),
    step(
      'Prototype and test with five more users',
      'Paper, then a clickable one; five tasks, quiet, count success. Change and test again. Photos and quotes kept.',
      ['Sketch three solutions', 'Test with five', 'Change two things and test again'],
      12,
    ),
    step(
      'Measure a result and write the {role} case',
      'Before and after: time, errors, sales, calls. Two pages: problem, what I learned, options dropped, decision, result, next time.',
      ['Measure before and after', 'Write two pages', 'Have it read by a hiring person'],
      8,
    ),
    step(
      'Take over a piece of it in your present job',
      'Survey, backlog, release notes, form redesign, stand-up. Ask the team for a day a week for three months. Domain knowledge is your lead.',
      ['Offer one {role} task', 'Ask for a day a week', 'Log results'],
      20,
    ),
    step(
      'Make a second case and a plain portfolio',
      'Different kind: growth, service, accessibility. Two or three cases, summary on top, scan in a minute. CV in results.',
      ['Choose a different kind', 'Put summaries on top', 'Ask three people to scan it'],
      25,
    ),
    step(
      'Apply and rehearse {role} interviews',
      'Domain firms first, internships, associate programmes, agencies. Case: clarify, user, goal, options, trade-off, metric. Portfolio talk of 20 minutes; stories of conflict with developers.',
      ['Apply to five a week', 'Rehearse the case talk', 'Prepare four stories'],
      25,
    ),
  ],
  suggestions: [
    tip('Test one form in daily life', 'Eyes open.', 'Photo', 'Fix'),
    tip('Write weekly what you would cut', 'Product sense.', 'Why', 'Number'),
    tip('Learn basic SQL or analytics', 'Facts.', 'Sample', 'Question'),
    tip('Draw by hand first', 'Speed.', 'Eight in eight minutes', 'Choose'),
    tip('Join one meetup', 'Jobs.', 'Monthly', 'Talk'),
    tip('Read accessibility basics', 'Value.', 'Contrast', 'Keyboard'),
    tip('Ask developers what annoys', 'Team.', 'Tickets', 'Improve'),
    tip('Use public data for metrics', 'Practice.', 'Funnel', 'Guess'),
    tip('Mentor swap', 'One hour.', 'Thanks', 'Update'),
    tip('Avoid paid fake internships', 'Scams.', 'Ask', 'Graduates'),
    tip('Practise saying no with reason', 'Core skill.', 'Options', 'Cost'),
    tip('Save before screenshots', 'Proof.', 'Date', 'Number'),
  ],
};
