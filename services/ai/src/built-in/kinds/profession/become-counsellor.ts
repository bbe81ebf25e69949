import { type Kind, step, tip } from '../kind.ts';
import { counsellorHere } from '../local-work.ts';

export const becomeCounsellor: Kind = {
  id: 'become-counsellor',
  category: 'profession',
  name: 'Train as a counsellor or therapist',
  slots: {
    field: {
      words: [
        'couples|relationship',
        'child|children|play therapy',
        'art therapy|art therapist|music therapy|drama therapy',
        'addiction',
        'grief|bereavement',
        'school',
        'CBT|cbt',
        'psychoanalysis|analyst',
        'family therapy|systemic',
        'clinical psychology|clinical psychologist|psychologist',
        'hypnotherapy|hypnotherapist',
        'pastoral|chaplain|chaplaincy',
        'psychotherapy|psychotherapist',
      ],
      otherwise: 'counselling',
    },
  },
  ask: {
    question: 'Have you a degree, and have you listened to people in a volunteer role yet?',
    chips: ['No degree in it', 'Psychology or social degree', 'Already on a course'],
  },
  hoursAWeek: 8,
  weekly: 'Practise listening for an hour in a triad and write one page of reflection',
  overview:
    'You learn what the protected titles are, try listening as a volunteer, choose a course that the professional body accepts, and get through own therapy, placement hours and supervision without running out of money.',
  approach:
    'Plan on three to five years and count own therapy, supervision and unpaid placement into the price. What goes wrong is an online diploma that no register accepts, and starting in the middle of an own crisis.',
  done: 'You are on the register, insured, in supervision, and see your first clients.',
  cautions: [
    'Train while you are stable yourself, and tell course and therapist if that changes. Before registration see clients only in a supervised placement.',
  ],
  steps: [
    step(
      'Find out which {field} titles and registers count',
      'Look up protected titles, accredited courses, client hours needed (100 to 450), degree conditions, own therapy. In some countries psychotherapy needs a psychology degree and state licence; counselling may not.',
      [
        'Open the professional body’s register',
        'List accredited courses within an hour',
        'Note degree and hours wanted',
      ],
      1.5,
      { local: counsellorHere },
    ),
    step(
      'Volunteer as a listener for three months',
      'Crisis line, bereavement group, student listening or mentoring train you free and show whether you can listen without advice. It is asked in every interview.',
      ['Apply to two services', 'Do their training', 'Note after each shift what you did with silence'],
      40,
    ),
    step(
      'Take an introductory course in {field} skills',
      'Ten weeks, one evening. Contracts, listening, summarising, ethics, theory in outline. You notice which school suits: person-centred, cognitive, systemic, psychodynamic.',
      ['Enrol for the next start', 'Keep a weekly reflection', 'Ask tutors where their students work'],
      30,
    ),
    step(
      'Calculate all costs to registration',
      'Fees, own therapy (40 to 120 hours), supervision (one to six or eight client hours), insurance, books, lost work days. Ask about bursaries, low-cost therapists, paid trainee posts.',
      ['Make a table by year', 'Ask course leaders for hidden costs', 'Fix working hours with the employer'],
      3,
    ),
    step(
      'Apply for the accredited {field} course',
      'Statement on what you learned about yourself, not on wanting to help. Group interview with exercise and feedback; they look how you take it. Two references.',
      ['Write two pages of reflection', 'Do a mock triad with feedback', 'Ask for references'],
      8,
      { waitDays: 42 },
    ),
    step(
      'Begin own therapy and a practice group',
      'Weekly sessions with someone outside the course; triads with talker, listener, observer. Film with permission and count your questions. Fewer questions, more summaries.',
      ['Choose a therapist from the register', 'Fix a triad each week', 'Write one session word by word'],
      60,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Find a placement and complete client hours',
      'Apply a year ahead: charities, schools, clinics, hospices. Ask for assessment of clients before you see them, supervisor’s school, room, alarms. Log each hour and have it signed monthly.',
      ['Write to ten services', 'Agree supervision in writing', 'Log {field} hours monthly'],
      150,
      { when: { weeksFrom: 20 } },
    ),
    step(
      'Register, insure and see the first {field} clients',
      'Case study, exam, ethics form, record check. Begin with a service or some paid hours before renting a room full-time. Write contract, cancelling, notes, crisis plan, and keep supervision.',
      ['Hand in registration papers', 'Write the client contract', 'Rent a room by the hour'],
      20,
    ),
  ],
  suggestions: [
    tip('Read one case a week', 'Theory becomes people.', 'Notes', 'Discuss'),
    tip('Learn to sit in silence', 'Ten seconds is long.', 'Count', 'Notice'),
    tip('Keep a body habit', 'Sitting and stories weigh.', 'Walk', 'After each day'),
    tip('Protect family time', 'Courses change people.', 'Talk weekly', 'No diagnosing'),
    tip('Know risk questions by heart', 'Ask about suicide plainly.', 'Protocol', 'Numbers'),
    tip('Compare online and room work', 'Other skills.', 'Course', 'Privacy'),
    tip('Find peers from other schools', 'It widens.', 'Monthly', 'Case'),
    tip('Write process notes at once', 'Memory fades.', 'Ten minutes', 'No names'),
    tip('Try group work', 'Paid sooner.', 'Co-lead', 'Theme'),
    tip('Ask for fee bands', 'You choose whom you serve.', 'Three prices', 'Limit'),
    tip('Learn another culture’s view', 'Grief and family differ.', 'Book', 'Talk'),
    tip('Look at employee services', 'They hire trainees.', 'Hours', 'Rate'),
  ],
};
