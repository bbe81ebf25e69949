import { type Kind, step, tip } from '../kind.ts';
import { securityHere } from '../local-work.ts';

export const securityLicence: Kind = {
  id: 'security-licence',
  category: 'profession',
  name: 'Get a security licence and job',
  slots: {
    field: {
      words: [
        'door supervisor|bouncer|doorman|door',
        'close protection|bodyguard',
        'CCTV|cctv|control room',
        'airport security|airport',
        'retail security|store detective|shop',
        'event security|stewarding|festival',
        'cash in transit',
      ],
      otherwise: 'security',
    },
  },
  ask: {
    question: 'Which kind of security work, and have you any record or gap to explain?',
    chips: ['Doors and events', 'Control room or guard', 'Close protection'],
  },
  hoursAWeek: 4,
  weekly: 'Rehearse two conflict scenes aloud and learn one part of the law',
  overview:
    'You check whether a licence is possible with your record, take the short course that the {field} badge needs, pass the test, apply, and choose a firm that pays for real hours.',
  approach:
    'It can be done in six to ten weeks. What goes wrong is a course from a provider that is not approved, gaps in the five-year history, and night shifts beyond sixty hours.',
  done: 'You hold the badge and have worked your first month on a fair contract.',
  steps: [
    step(
      'Check conditions for the {field} badge',
      'Age 18, right to work, record, English or local language, five years of addresses. An old offence does not always exclude; use the official checker. Note which badge covers which work.',
      ['Use the official checker', 'List five years of addresses', 'Note fee and how long it lasts'],
      1,
      { local: securityHere },
    ),
    step(
      'Get first aid and choose an approved {field} course',
      'Emergency first aid is wanted before the course. Look for the awarding body’s number, small group, real hours for physical intervention, exam included. Ask the job centre or a firm to pay.',
      ['Check the provider on the official list', 'Book first aid', 'Ask who pays'],
      8,
    ),
    step(
      'Learn law, conflict and reports for the test',
      'Reasonable force, arrest by citizens, search with consent, data protection, fire, terror alert, vulnerable people. Multiple choice with 70 per cent; learn by cases.',
      ['Do fifty questions a day', 'Explain five cases aloud', 'Learn the numbers to call'],
      20,
    ),
    step(
      'Practise calm talk and safe distance',
      'A drunk refused entry, a thief, a crying girl alone. Hands open, side-on, low voice, give a choice and a way to save face. Leave and call when outnumbered.',
      ['Rehearse five scenes', 'Ask for a remark on voice', 'Learn to step back'],
      8,
    ),
    step(
      'Pass and apply for the {field} badge',
      'Send results, identity, photo, record, fee. Working without it is an offence for you and the firm. Ask the firm whether it refunds the fee.',
      ['Pass all parts', 'Send the application at once', 'Track it weekly'],
      3,
      { waitDays: 28 },
    ),
    step(
      'Build a vetting file without gaps',
      'Firms screen five years: references, unemployed weeks, time abroad, statement for gaps. A ready file starts you two weeks earlier.',
      ['Write month by month', 'Collect letters and payslips', 'Ask two people for character references'],
      4,
    ),
    step(
      'Choose among {field} firms by their hours',
      'Ask: guaranteed hours, twelve-hour shifts, breaks, travel, uniform deposit, lone working, radio and backup, sick pay. Talk to guards on the door. Avoid invented self-employment.',
      ['Apply to six firms', 'Talk to two guards', 'Read the contract for deposits'],
      6,
    ),
    step(
      'Work the first month and plan the next {field} badge',
      'Site orders read, log every incident within the hour, facts only. Sleep by plan. Then choose control room, airport, dog, close protection or supervisor course.',
      ['Read site orders', 'Write incidents at once', 'Choose one next course'],
      30,
    ),
  ],
  suggestions: [
    tip('Wear a body camera if allowed', 'It protects you.', 'Firm rule', 'Privacy'),
    tip('Train balance and breath', 'Not muscles alone.', 'Twice a week', 'Run'),
    tip('Learn names of regulars', 'Fewer fights.', 'Greeting', 'Respect'),
    tip('Take the mental health first aid day', 'Many calls need it.', 'One day', 'Free places'),
    tip('Write like a witness', 'Court reads it.', 'Time', 'Words said'),
    tip('Use ear protection', 'Clubs damage hearing.', 'Filters', 'Every night'),
    tip('Keep a second badge', 'More shifts.', 'CCTV', 'One extra day'),
    tip('Say no to cash pay', 'No insurance.', 'Payslip', 'Tax'),
    tip('Learn radio phrases', 'Short and clear.', 'Call sign', 'Code words'),
    tip('Eat before nights', 'Sugar makes tired.', 'Meal', 'Water'),
    tip('Ask about a way to police or border', 'Good step.', 'Reference', 'Year'),
    tip('Renew early', 'Expired means no work.', 'Reminder', 'Refresher'),
  ],
};
