import { type Kind, step, tip } from '../kind.ts';

export const becomeCabinCrew: Kind = {
  id: 'become-cabin-crew',
  category: 'profession',
  name: 'Become cabin crew',
  slots: {
    airline: {
      words: [
        'Emirates|emirates',
        'Ryanair|ryanair',
        'Lufthansa|lufthansa',
        'British Airways|ba|british airways',
        'easyJet|easyjet',
        'Qatar|qatar',
        'Delta|delta',
        'United|united',
        'KLM|klm',
        'private jet|corporate',
      ],
      otherwise: 'airline',
    },
  },
  ask: {
    question: 'Which airline or base, and have you been to an assessment day before?',
    chips: ['First application', 'Failed an assessment day', 'Any base in the world'],
  },
  hoursAWeek: 4,
  weekly: 'Rehearse five customer stories and one announcement aloud',
  overview:
    'You check height or reach, swimming, tattoos, languages and base rules, turn service work into proof, and rehearse the {airline} assessment day, which most people fail in the group task.',
  approach:
    'Recruiters look at how you treat the others in the room more than at answers. Apply again after the waiting time; many were taken at the third try.',
  done: 'You have passed training and hold your attestation and first rota.',
  steps: [
    step(
      'Check the {airline} conditions and bases',
      'Age 18 or 21, reach of 208 to 212 cm on tiptoe, swim 25 m, passport without limits, visible tattoos, languages, living within 60 to 90 minutes of the base. Note pay with and without flight hours.',
      ['Measure your reach', 'Read the advert of three airlines', 'Note base and waiting time after a refusal'],
      1.5,
    ),
    step(
      'Ask two crew members about a real month',
      'Standby, four sectors a day or long haul, hotel nights, pay in winter, how long a contract. Decide whether short haul and home or long haul and base abroad.',
      ['Find two {airline} crew members on social media', 'Ask about one real rota', 'Decide on two bases'],
      2,
    ),
    step(
      'Collect proof of service, safety and languages',
      'Six months with customers, first aid, swimming badge, language test. Write down six events: angry guest, medical case, complaint turned, rule enforced kindly, team help, culture clash.',
      ['Book first aid', 'Write six events in four lines', 'Practise the second language daily'],
      20,
    ),
    step(
      'Make the {airline} CV, photos and application',
      'One page, service first, languages with level, no gaps. Photos exactly as asked: plain wall, smile, business dress, full length. Fill in online in one sitting and double-check dates and passport.',
      ['Write one page', 'Take photos in daylight', 'Send and note the login'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Practise video interview and tests',
      'Thirty seconds to prepare, ninety to speak, camera at eye height. Why this airline, a time you broke a tie between rule and kindness, English, arithmetic with currencies.',
      ['Record ten {airline} answers', 'Watch without sound', 'Repeat the worst three'],
      5,
    ),
    step(
      'Rehearse the {airline} assessment day',
      'Grooming, reach test, introduction of one minute, group task, role play, final interview. In the group ask others in, keep time, agree. Never talk over. Role play: acknowledge, offer, close.',
      [
        'Introduce yourself to three strangers',
        'Do two group tasks with friends',
        'Prepare clothes and hair a week ahead',
      ],
      8,
    ),
    step(
      'Pass the checks and get ready to move to base',
      'Five-year references, record check, medical with ears and heart, vaccinations. Find a shared flat near the base and save three months of costs, since training pay is low.',
      ['List five years of addresses and jobs', 'Book the medical', 'Search a shared flat near the base'],
      8,
      { waitDays: 42 },
    ),
    step(
      'Pass the safety training and first flights',
      'Four to seven weeks: evacuation, fire, slides, first aid, service, with tests every few days and 80 to 90 per cent to pass. Learn commands aloud in pairs. Sleep.',
      ['Learn commands aloud', 'Make cards for doors and equipment', 'Pack the {airline} crew bag with a list'],
      60,
    ),
  ],
  suggestions: [
    tip('Work in a busy café or hotel first', 'It gives the events they ask for.', 'Three months', 'Complaints'),
    tip('Learn to do hair and make-up fast', 'Twenty minutes at 3 a.m.', 'Watch video', 'Practise'),
    tip('Swim with a life jacket', 'It is tested.', 'Pool', '50 metres'),
    tip('Read announcements aloud', 'Clear and slow.', 'Two languages', 'Record'),
    tip('Go to open days early', 'Fewer people, fresher staff.', 'Arrive first', 'Two CV copies'),
    tip('Know the route map', 'They ask.', 'Five cities', 'Fleet'),
    tip('Prepare one honest weakness', 'With what you do.', 'Short', 'No perfectionism'),
    tip('Check contracts by agencies', 'Pay for training is a trap.', 'Deposit', 'Notice'),
    tip('Sleep by plan', 'Standby is hard.', 'Dark room', 'Phone loud'),
    tip('Try ground staff first', 'Many move inside.', 'Check-in', 'Vacancies'),
    tip('Ask for feedback after refusal', 'Sometimes given.', 'Polite', 'Note date'),
    tip('Save two months of rent', 'First pay comes late.', 'Base costs', 'Deposit'),
  ],
};
