import { type Kind, step, tip } from '../kind.ts';
import { trainerHere } from '../local-work.ts';

export const becomePersonalTrainer: Kind = {
  id: 'become-personal-trainer',
  category: 'profession',
  name: 'Become a personal trainer',
  slots: {
    field: {
      words: [
        'group fitness|group classes|aerobics|spinning|zumba',
        'pilates',
        'strength|powerlifting|crossfit',
        'running coach|running',
        'swimming teacher|swim teacher|swimming',
        'ski instructor|snowboard instructor|skiing',
        'football coach|soccer coach|football',
        'tennis coach|tennis',
        'riding instructor|riding',
        'diving instructor|divemaster',
        'climbing instructor|climbing',
        'nutrition|nutritionist|dietitian',
        'lifeguard',
        'martial arts',
        'dance teacher|dance',
        'older people|seniors',
        'personal training|personal trainer|pt',
      ],
      otherwise: 'fitness',
    },
  },
  ask: {
    question: 'Have you coached anybody yet, and do you want gym clients or your own?',
    chips: ['Only trained myself', 'Help friends train', 'Certified, no clients'],
  },
  hoursAWeek: 6,
  weekly: 'Coach two practice people for an hour and study the body for two',
  overview:
    'You get the certificate that {field} employers and insurers accept, coach practice people while you learn, get insured with first aid, and build up to the number of paying hours that carries you.',
  approach:
    'The certificate takes three to six months; clients take longer. What goes wrong is knowing much and never having coached, prices per hour without the unpaid hours, and advice on illness or food that isn’t yours to give.',
  done: 'You are certified, insured and coach ten regular paying people or classes.',
  cautions: [
    'Screen everybody with a health questionnaire, and send pain, pregnancy, heart or eating problems to the right professional first.',
  ],
  steps: [
    step(
      'Choose the {field} certificate that local places accept',
      'Ask three gyms, clubs or pools which certificates they take: level 2 and 3, NASM, ACE, governing body levels, trainer licence B or A. Note hours, exam, price, renewal points.',
      ['Ask three places', 'Check the official register', 'Compare two providers by practice hours'],
      1.5,
      { local: trainerHere },
    ),
    step(
      'Coach two people free for eight weeks',
      'Different from you: one over fifty, one beginner. First talk, aim, three tests, plan of two sessions a week, notes. You will learn what the {field} book leaves out.',
      ['Ask two people', 'Use a health questionnaire', 'Write notes after each session'],
      20,
    ),
    step(
      'Study the body and training rules in small portions',
      'Muscles with origin and action by movement, energy, load and rest, technique faults and two cues each, contra-indications. Teach each topic to somebody in five minutes.',
      ['Learn five muscles a day by moving', 'Do thirty questions a session', 'Film and correct five lifts or strokes'],
      60,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Get first aid, child protection and insurance',
      'First aid with defibrillator, safeguarding if children come, liability insurance, music licence for classes, tax registration. No paid hour before it.',
      ['Book first aid', 'Ask two insurers', 'Register the work'],
      10,
    ),
    step(
      'Pass the {field} exam with a rehearsed session',
      'Practical: welcome, screening, warm-up, demonstration, correction, progress, cool-down with the clock. Rehearse three times with a stranger as client.',
      ['Get the marking sheet', 'Rehearse three times', 'Book the date'],
      12,
    ),
    step(
      'Work in a club or gym to learn to fill hours',
      'Floor hours, cover classes or assistant coach: pay is low, but you meet members. Compare employment, rent per month and share. Offer ten taster sessions and note who returns.',
      ['Ask three clubs about cover', 'Calculate rent against share', 'Offer ten {field} taster sessions'],
      30,
    ),
    step(
      'Set price, packages and rules',
      'Count travel, planning and cancelled hours: sixty paid minutes are ninety of work. Packages of ten, 24-hour cancelling, pay in advance, small groups for those with less money.',
      ['Calculate the price per real hour', 'Write four rules', 'Make one small {field} group offer'],
      4,
    ),
    step(
      'Reach ten regulars by results and referrals',
      'Test every six weeks, show the change, ask then for one name. Work with a physio or doctor nearby. One post a week with a real question from {field} clients.',
      ['Test every client every six weeks', 'Ask for one name', 'Visit two physios'],
      30,
    ),
  ],
  suggestions: [
    tip('Learn to listen ten minutes', 'The aim behind the aim.', 'Two questions', 'Repeat it'),
    tip('Take one course in pain', 'Half of clients have backs.', 'Weekend', 'Limits'),
    tip('Watch five trainers', 'Cues and voice.', 'As client', 'Note'),
    tip('Keep your own training modest', 'Tired coaches are poor.', 'Three times', 'Sleep'),
    tip('Write plans on one page', 'People do them.', 'Four moves', 'Log'),
    tip('Train older people', 'Loyal and free by day.', 'Balance', 'Getting up'),
    tip('Learn names in the first minute', 'Classes fill.', 'Say it', 'Wave'),
    tip('Film technique with permission', 'Eyes learn quickest.', 'Side view', 'Delete'),
    tip('Don’t sell powders', 'Trust is worth more.', 'Say why', 'Food first'),
    tip('Use quiet hours for firms', 'Lunch groups pay well.', 'Offer', 'Trial'),
    tip('Collect renewal points early', 'Late costs.', 'List', 'Date'),
    tip('Save for summer and December', 'Clients vanish.', 'Two months', 'Online plans'),
  ],
};
