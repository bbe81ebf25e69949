import { type Kind, step, tip } from '../kind.ts';

export const joinPrisonOrBorderService: Kind = {
  id: 'join-prison-or-border-service',
  category: 'profession',
  name: 'Work in the prison or border service',
  slots: {
    service: {
      words: [
        'prison|prisons|jail|corrections|correctional|probation',
        'border|customs|immigration',
        'court|bailiff|marshal',
        'parole|probation officer',
      ],
      otherwise: 'service',
    },
  },
  ask: {
    question: 'Which service draws you, and have you worked with difficult people before?',
    chips: ['Prison officer', 'Customs or border force', 'Probation or court'],
  },
  hoursAWeek: 4,
  weekly: 'Practise one calm conversation with a rude partner, and train fitness twice',
  overview:
    'You learn what the daily work in the {service} field is like, check age, record, fitness and shift conditions, and prepare for online judgement tests, role plays and the background check that takes months.',
  approach:
    'The services recruit all year and often lack people, so good preparation for the role plays is what counts: firm, fair, calm, by the rules. What goes wrong is a gap in the vetting form and too hard or too soft an answer in the role play.',
  done: 'You have passed checks and training and started in the service.',
  cautions: [
    'The work brings threats, nights and stress. Ask about staffing, alarm procedures and support before you accept.',
  ],
  steps: [
    step(
      'Compare three {service} posts and their conditions',
      'Look up age, citizenship or years of residence, school, driving, eyesight, fitness, shifts, place and length of training. Note pay in year one and three.',
      ['Read three official adverts', 'Mark conditions you meet', 'Note closing dates'],
      1.5,
    ),
    step(
      'Talk to two people who do {service} work',
      'Ask what a Tuesday looks like, when it was dangerous, who leaves in the first year and why. Take part in an open day or online event.',
      [
        'Find two through friends, unions or open days',
        'Ask the same five questions',
        'Decide with your family about shifts',
      ],
      4,
    ),
    step(
      'Practise the {service} judgement and number tests',
      'Online tests ask what you would do when somebody breaks a rule, begs, threatens or bribes. The right answer keeps safety, rules and respect, and reports. Practise sums, reading and data checking in time.',
      ['Do two practice tests', 'Read the service’s code of conduct', 'Note why each wrong answer was wrong'],
      8,
    ),
    step(
      'Fill in the {service} application and vetting papers',
      'Addresses and jobs without a gap, relatives and friends with convictions, debts, time abroad. Declare all; contact with prisoners or debts must be known before, not found.',
      [
        'Make one list of addresses and jobs',
        'Ask for your record and credit file',
        'Have the dates checked by another person',
      ],
      5,
      { waitDays: 21 },
    ),
    step(
      'Train for the {service} fitness test',
      'Often a shuttle run to level 5.4 in prisons, grip, push and pull, a shield or a speed test. Eight weeks of two runs and one strength session are enough for most.',
      ['Do the shuttle run once', 'Train three times a week', 'Repeat it every three weeks'],
      20,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Rehearse role plays for the {service} assessment',
      'An angry visitor, a new prisoner who weeps, a passenger with undeclared goods. Listen, repeat what they want, name the rule, offer what is possible, stay at arm’s length and call for help in time.',
      [
        'Rehearse five scenes with a friend',
        'Ask for one remark on voice and one on body',
        'Write three stories for the interview',
      ],
      8,
      { waitDays: 14 },
    ),
    step(
      'Pass medical, checks and the interview',
      'Keep your job until the offer is written. Say why this {service} work and not any uniform. Ask about training place, mentor and first posting.',
      ['Bring papers and prescription', 'Answer letters within two days', 'Ask about posting and rota'],
      4,
      { waitDays: 60 },
    ),
    step(
      'Start {service} training and pass the probation',
      'Six weeks to two years according to country: law, control and restraint, searches, reports, de-escalation. Write reports the same day, and ask an older colleague to watch you on the first landings or lanes.',
      [
        'Learn the rules you use daily',
        'Ask for feedback every Friday',
        'Decide after three months whether it suits you',
      ],
      20,
    ),
  ],
  suggestions: [
    tip('Practise saying no politely', 'It is asked of you twenty times a day.', 'Short sentence', 'No excuse'),
    tip('Learn to write plain reports', 'They are read in court.', 'Who, what, when', 'No opinions'),
    tip('Visit an open court', 'You see the people you will meet.', 'One morning', 'Free'),
    tip('Volunteer with ex-prisoners or refugees', 'It helps in every interview.', 'Mentor scheme', 'Two hours a week'),
    tip('Learn a second language for the border', 'It brings extra pay.', 'Basic questions', 'Certificate'),
    tip('Clean up social media', 'Names of relatives can be found there.', 'Private', 'No address'),
    tip('Ask about union and support', 'Both are strong in this work.', 'Cost', 'Legal help'),
    tip('Plan travel for early shifts', 'Prisons lie far from trains.', 'Car', 'Lift share'),
    tip('Compare public and private employers', 'Pay and staffing differ.', 'Pension', 'Overtime'),
    tip('Read one inspection report', 'It shows the real state of a place.', 'Staff numbers', 'Violence'),
    tip('Train calm breathing', 'It keeps the voice low.', 'Four in, six out', 'Before each role play'),
    tip('Keep friends outside uniform', 'They keep you balanced.', 'One fixed evening', 'No shop talk'),
  ],
};
