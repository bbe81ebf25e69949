import { type Kind, step, tip } from '../kind.ts';

export const seasonalOrShipWork: Kind = {
  id: 'seasonal-or-ship-work',
  category: 'profession',
  name: 'Find seasonal, hotel or ship work',
  slots: {
    place: {
      words: [
        'cruise ship|cruise|ship',
        'yacht|superyacht|deckhand',
        'ski resort|ski season|chalet|winter season',
        'summer camp|camp counselor|holiday camp|kids club|animation',
        'harvest|fruit picking|farm|grape harvest',
        'festival|events|event crew',
        'hotel|resort|hostel',
        'beach|island|campsite',
        'christmas market|christmas|warehouse peak',
        'national park|ranger',
        'oil rig|offshore|wind farm',
      ],
      otherwise: 'seasonal',
    },
  },
  ask: {
    question: 'Which season or ship, and what can you already do?',
    chips: ['Winter season', 'Cruise ship', 'First time away from home'],
  },
  hoursAWeek: 5,
  overview:
    'You choose the kind of {place} work and the month of hiring, get the papers that are checked first, apply to twenty employers by name, and read the contract for housing, deductions and the way home.',
  approach:
    'Winter jobs are given in August to October, summer ones in January to April, ships all year with three months for papers. What goes wrong is an agency that wants fees, and pay eaten by bed and board.',
  done: 'You have worked the season to its end, with pay, reference and money for the way home.',
  cautions: [
    'Pay no agency for a job and never hand over your passport. Tell somebody the address, and keep money for a ticket home.',
  ],
  steps: [
    step(
      'Choose the {place} post and the months',
      'Kitchen, service, cabin, shop, kids, sport, engine, harvest. Months, pay after housing, days off, alone or with a friend, language. Note the hiring month.',
      ['List three posts', 'Note pay after bed and food', 'Write the hiring month'],
      1,
    ),
    step(
      'Ask two who did {place} work last year',
      'Hours in peak weeks, room mates, boss, deductions, tips, injury, would you go again. Groups of former staff are frank.',
      ['Find two in staff groups', 'Ask the same six questions', 'Cross out one employer'],
      1,
    ),
    step(
      'Get papers and short certificates',
      'Passport, work permit, health check, record for children, food hygiene, first aid, driving or ski licence. Ships: basic safety training, seafarer’s medical, visa, vaccinations.',
      ['Check the {place} work permit first', 'Book the medical or course', 'Scan all papers'],
      10,
      { waitDays: 30 },
    ),
    step(
      'Make a one-page CV with photo of work',
      'Availability dates on top, languages, service or manual proof, references with numbers. Two versions. Clean online profile.',
      ['Put dates on top', 'Ask two referees', 'Have a native speaker read it'],
      2,
    ),
    step(
      'Apply to twenty {place} employers by name',
      'Owners and HR directly, official job portals, fairs, then agencies with licence. Mail with dates, call after three days. They ask: the full season, bad days, a shared room?',
      ['List twenty', 'Send five a day', 'Ring after three days'],
      8,
    ),
    step(
      'Read the contract for hours, bed and deductions',
      'Weekly hours, overtime, day off, housing cost and photo, uniform deposit, bonus for finishing, insurance, flight, end by either side. Missing items by mail.',
      ['Check ten points', 'Ask for housing photos', 'Get changes by mail'],
      1,
    ),
    step(
      'Pack and arrive with money for a month',
      'Shoes, power plug, medicines, copies, bank card for the country, tax number. Arrive a day early, find shop and doctor.',
      ['Book flexible travel', 'Save a month of costs', 'Register address and tax'],
      5,
    ),
    step(
      'Work the first two weeks well and last the {place} months',
      'Learn names, sleep, drink little, say early what is unclear, log hours daily. Half-time: feedback, next contract? At the end: reference, last pay, tax back, contacts.',
      ['Log hours daily', 'Ask for feedback at half-time', 'Claim tax back afterwards'],
      40,
    ),
  ],
  suggestions: [
    tip('Learn fifty work words', 'In the local language.', 'Kitchen', 'Numbers'),
    tip('Bring a friend only if both can be alone', 'Teams split.', 'Talk', 'Rule'),
    tip('Keep a week of pay untouched', 'Freedom to leave.', 'Account', 'Card'),
    tip('Ask for split days off', 'Peak.', 'Rota', 'Swap'),
    tip('Care for feet', 'Ten hours.', 'Two shoes', 'Socks'),
    tip('Do one extra skill', 'Bar, massage, DJ.', 'Proof', 'Pay'),
    tip('Save tips apart', 'They vanish.', 'Envelope', 'Weekly'),
    tip('Plan what follows', 'Empty month.', 'Next season', 'Date'),
    tip('Check insurance for sport', 'Broken leg costs.', 'Policy', 'Rescue'),
    tip('Photo the room on arrival', 'Deposit.', 'Date', 'Mail'),
    tip('Write home weekly', 'Good for mood.', 'Call', 'Fixed'),
    tip('Join the staff canteen', 'Friends.', 'First day', 'Names'),
  ],
};
