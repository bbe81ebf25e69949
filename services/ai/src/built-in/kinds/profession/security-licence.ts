import { type Kind, step, tip } from '../kind.ts';
import { securityHere } from '../local-work.ts';

/** The badge is there or the course is done. */
const licensed = ['got/have the/my cpo/licence/license/badge/sia', 'at minimum pay', 'proper employer'];
const trained = ['training and/is first/done', 'exam is? saturday/sunday/on/next/friday', 'application still needs'];
/** There is an old offence. */
const record = ['caution/conviction/record/offence/fight'];

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
      { when: { unsaid: [...licensed, ...trained] }, local: securityHere },
    ),
    step(
      'Get first aid and choose an approved {field} course',
      'Emergency first aid is wanted before the course. Look for the awarding body’s number, small group, real hours for physical intervention, exam included. Ask the job centre or a firm to pay.',
      ['Check the provider on the official list', 'Book first aid', 'Ask who pays'],
      8,
      { when: { unsaid: [...licensed, ...trained] } },
    ),
    step(
      'Put an old caution through the official checker before you pay',
      'Type of offence, age then, years since, one or several: most badges look at these four. A single caution from youth is often no bar after some years. Order your own record, write five plain lines on what happened and what is different, and hand it in with two references.',
      ['Use the official checker', 'Order your own record', 'Write five plain lines'],
      1.5,
      { when: { said: record } },
    ),
    step(
      'Write five years of addresses and work without a gap',
      'Month by month: where, what, who can confirm. Abroad counts, with a police paper if it was long. Gaps get a line and a person. This file is asked for by licence office and firm alike and decides when you start.',
      ['Write month by month', 'Find a person for each gap', 'Order papers from abroad'],
      3,
      { when: { said: trained } },
    ),
    step(
      'Choose the better site before the better firm',
      'Hospitals, data centres, museums, ports, embassies and control rooms pay more and hit less than doors. List ten sites within reach, look who guards them, and ask guards at shift change about hours, boss and pay. Apply to these five firms by name.',
      ['List ten sites', 'Ask guards at shift change', 'Apply to five firms by name'],
      5,
      { when: { said: licensed } },
    ),
    step(
      'Add the one paper that the better sites ask for',
      'Control room and camera badge, first aid at work, fire marshal, explosives or dog course, languages, driving licence. Compare ten adverts of better posts and take the paper named most. Ask a firm to pay against staying a year.',
      ['Count papers in ten adverts', 'Choose the one named most', 'Ask who pays'],
      16,
      { when: { said: licensed } },
    ),
    step(
      'Rewrite the CV around incidents you ended without force',
      'Three cases: what you saw, said, called, wrote, how it ended. Add sites, numbers of visitors, systems you know, days without absence. Ask one client on site for a sentence; firms ring clients, not colleagues.',
      ['Write three cases', 'Ask a client for a sentence', 'Send it to five firms'],
      4,
      { waitDays: 14, when: { said: licensed } },
    ),
    step(
      'Learn law, conflict and reports for the test',
      'Reasonable force, arrest by citizens, search with consent, data protection, fire, terror alert, vulnerable people. Multiple choice with 70 per cent; learn by cases.',
      ['Do fifty questions a day', 'Explain five cases aloud', 'Learn the numbers to call'],
      20,
      { when: { unsaid: licensed } },
    ),
    step(
      'Practise calm talk and safe distance',
      'A drunk refused entry, a thief, a crying girl alone. Hands open, side-on, low voice, give a choice and a way to save face. Leave and call when outnumbered.',
      ['Rehearse five scenes', 'Ask for a remark on voice', 'Learn to step back'],
      8,
      { when: { unsaid: licensed } },
    ),
    step(
      'Pass and apply for the {field} badge',
      'Send results, identity, photo, record, fee. Working without it is an offence for you and the firm. Ask the firm whether it refunds the fee.',
      ['Pass all parts', 'Send the application at once', 'Track it weekly'],
      3,
      { when: { unsaid: licensed }, waitDays: 28 },
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
