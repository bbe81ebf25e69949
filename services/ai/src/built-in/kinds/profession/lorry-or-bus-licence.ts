import { type Kind, step, tip } from '../kind.ts';
import { heavyCertificateHere, heavyLicenceHere } from '../local-papers.ts';

/** The United States and most of Canada: no hazard clips, no tachograph. */
const american = [
  'cdl',
  '18-wheeler/18-wheelers/18_wheeler/eighteen_wheeler/tractor-trailer/tractor_trailer/semi',
  'ohio/texas/florida/california/georgia/michigan/illinois/indiana/pennsylvania/tennessee/dmv',
  'ontario/alberta/manitoba/saskatchewan/canada/british_columbia/az_licence/dz_licence/melt',
];

/** Classes of their own, learner licence and holding time. */
const downUnder = [
  'nz/new_zealand/auckland/christchurch',
  'australia/queensland/nsw/new_south_wales/western_australia/brisbane/sydney/melbourne/adelaide',
  'hr/hc/mc',
  'heavy_rigid/medium_rigid/heavy_combination/multi_combination',
  'class 4/5',
];

/** They drive a smaller class already: medical and theory lie behind. */
const holds = [
  "have/hold/got/held/i've my? class/category/cat 2/c/c1/b/d1/mr/lr",
  'class_2/rigid/c1/category_c since/for/licence_since',
  'drive/driving/driven rigids/a_rigid/class_2/a_7.5_tonner',
  "i've class 2",
];

/** The rules of Britain and Europe are wrong for them. */
const overseas = [...american, ...downUnder];

export const lorryOrBusLicence: Kind = {
  id: 'lorry-or-bus-licence',
  category: 'profession',
  name: 'Get my lorry or bus licence',
  slots: {
    vehicle: {
      words: [
        'coach',
        'tram',
        'minibus',
        'bus|d licence|pcv|school bus',
        'articulated lorry|artic|hgv class 1|class 1 hgv|ce licence|c+e',
        'tractor-trailer|tractor trailer|18-wheeler|18-wheelers|semi',
        'tow truck',
        'horsebox|c1',
        'truck|trucks|cdl',
        'lorry|hgv|lgv|c licence',
      ],
      otherwise: 'heavy vehicle',
    },
  },
  ask: {
    question: 'Which vehicle would you drive, and does an employer pay?',
    chips: ['Lorry or truck', 'Bus or coach', 'Already booked, test soon'],
  },
  hoursAWeek: 5,
  weekly: 'Do a hundred theory questions and say one vehicle check aloud',
  overview:
    'You look up the classes where you live, get the medical first, then the learner entitlement with its theory, the {vehicle} driving course and whatever paid drivers need beside the licence. A first job is looked for while you learn, since firms may pay the course.',
  approach:
    'From medical to licence mostly takes eight to fourteen weeks, longer where a class must be held for months before the next. Ask bus companies, hauliers and the job centre about paying before you pay. What goes wrong is a school that sells five days without a test date, and a medical problem with eyes, sugar or sleep found out at the end.',
  done: 'You hold the licence with all that paid driving needs, and have driven your first paid shift.',
  cautions: [
    'Diabetes, fits, heart trouble, sleep apnoea and some medicines need the doctor’s and the licensing office’s word before you train.',
  ],
  steps: [
    step(
      'Read the commercial driver handbook of your state or province',
      'It says which class your {vehicle} needs, the age (21 across state lines in the United States, 18 within most), the medical, the tests and the papers. In the United States the school must stand in the federal Training Provider Registry. Note total cost and who pays: carriers that train, the workforce office, a grant, or a school by instalments. Company training binds you for months, so read what leaving early costs.',
      ['Save the official handbook', 'Ask two carriers whether they train', 'Write down all parts with cost'],
      1.5,
      { when: { said: american } },
    ),
    step(
      'Look up your class, holding time and approved courses',
      'Which class does the {vehicle} need, which do you hold now, and how long must each be held before the next? The transport agency’s page says so, and which approved courses shorten the wait. In New Zealand class 1 is the car, class 2 the medium rigid truck, class 4 the heavy rigid and class 5 the heavy combination; Australia counts from LR and MR through HR to HC and MC.',
      [
        'Open the page of the transport agency',
        'Write present class, next class and waiting time',
        'Ask two approved course providers',
      ],
      1.5,
      { when: { said: downUnder, unsaid: american } },
    ),
    step(
      'Get the medical card and the learner’s permit',
      'An examiner on the official list checks eyes, hearing, blood pressure, sugar and sleep. Then the written tests: general knowledge, air brakes, combination vehicles, and passengers or school bus if you need them. Forty questions a day for two weeks are enough for most.',
      ['Book the driver medical', 'Do forty questions a day', 'Book the written tests'],
      18,
      { waitDays: 14, when: { said: american } },
    ),
    step(
      'Get the medical, pass the class theory and take the learner class',
      'Bring glasses and the list of medicines to the medical. The theory is short: mass, brakes, loads, work time and logbook. With the learner class you may drive under supervision of somebody who has held the class long enough.',
      ['Book the medical', 'Do thirty questions a day', 'Ask at work who could supervise you'],
      14,
      { waitDays: 7, when: { said: downUnder, unsaid: american } },
    ),
    step(
      'Check age, licence and money for the {vehicle} course',
      'Usual: full car licence, 18 or 21. List the parts: medical, theory, hazard test, practical, professional certificate (35 hours training in five years in Europe). Note total cost, and who may pay: employer, job centre, bootcamp, army resettlement.',
      [
        'Open the licensing office’s page for your class',
        'Ask two firms whether they pay',
        'Write down all parts with cost',
      ],
      1.5,
      { when: { unsaid: overseas } },
    ),
    step(
      'Have the medical done and send the form',
      'An examining doctor checks eyes, blood pressure, sugar, sleep. Bring glasses and medicines. Send form with the application for the provisional entitlement, in Britain D4 and D2; processing takes two to four weeks.',
      ['Book the driver medical', 'Bring medicine list and glasses', 'Send the application the same day'],
      3,
      { local: heavyLicenceHere, when: { unsaid: [...overseas, ...holds] }, waitDays: 21 },
    ),
    step(
      'Pass theory and hazard test for the {vehicle}',
      'Driving hours, load, height, brakes, accidents. Thirty questions a day for four weeks and the official app. Book both parts on one day. Go when three mocks in a row are above the line.',
      ['Install the official question app', 'Do thirty questions a day', 'Book the date'],
      35,
      { when: { unsaid: [...overseas, ...holds] }, waitDays: 7 },
    ),
    step(
      'Choose the {vehicle} school and book course with test',
      'Ask three: hours at the wheel alone, pass rate, vehicle type, test date included, retest price, automatic or manual. Visit one yard. Never pay all in advance.',
      ['Ring three schools with the same questions', 'Visit the yard', 'Get the test date in writing'],
      3,
    ),
    step(
      'Ask what you still need for the {vehicle} from the class you hold',
      'Look at the licensing office’s page what counts: mostly medical, theory and the professional certificate carry over, and only the practical test is new. Check how long your medical is valid, and get any promise of your employer to pay in writing, with what happens after a second try.',
      [
        'Open the office’s page for your class',
        'Look at the end date of your medical',
        'Get the promise to pay by email',
      ],
      1,
      { when: { said: holds, unsaid: overseas }, waitDays: 7 },
    ),
    step(
      'Train the part you fear most in the yard first',
      'For most it is reversing: book one session for this alone, look early in both mirrors, small corrections, and stop to look instead of guessing. Ask to use your firm’s yard with a colleague on a Saturday, twenty times into the same bay with cones.',
      ['Book one session for this alone', 'Ask for the yard on a Saturday', 'Count clean tries out of twenty'],
      4,
      { when: { said: holds, unsaid: overseas } },
    ),
    step(
      'Practise checks, reversing and road drive in the {vehicle}',
      'Walk-round check aloud each time: tyres, lights, brakes, fluids, doors, load. Reverse into a bay with mirrors; wide turns; bridges, height and weights. Most fail by reversing, mirrors and speed in turns.',
      ['Say the walk-round check aloud', 'Film one reversing lesson', 'Ask for your weakest point after each lesson'],
      35,
    ),
    step(
      'Learn work time rules, logbook and load restraint',
      'Hours at the wheel, breaks, logbook or electronic log, inspection before and after the trip, weights and straps. Ask which extra paper your work wants: dangerous goods, forklift, wheels, tracks or hazmat and tanker, and take one that adverts near you name.',
      ['Fill in a sample log for three days', 'Say the whole inspection aloud', 'Choose one extra paper from adverts'],
      10,
      { when: { said: overseas } },
    ),
    step(
      'Pass the {vehicle} driving test',
      'Eat and sleep, arrive with licence and booking. Talk yourself through mirrors. After a fail book again the same day and have only the faults trained.',
      ['Take a last lesson on the test route', 'Pack licence and glasses', 'Book days off around it'],
      6,
      { waitDays: 14 },
    ),
    step(
      'Get the professional certificate and driver card',
      'In Britain these are the case studies (module 2) and the practical demonstration (module 4), beside theory and driving test; elsewhere a course of up to 140 hours. Then the tachograph card and photo card. Without it you may drive privately, not for pay. Ask for dangerous goods later, it pays more.',
      ['Book the certificate parts', 'Order the tachograph card', 'Keep copies of each paper'],
      10,
      { local: heavyCertificateHere, when: { unsaid: overseas }, waitDays: 14 },
    ),
    step(
      'Find the first {vehicle} job with somebody beside you',
      'Ask for a week with a second driver, local rounds, modern vehicles, real hours and rest places. Many firms take new drivers through agencies first. Refuse to drive without rest or with overload; your licence is at stake.',
      ['Apply to five firms', 'Ask for a trial shift', 'Read the rule of driving and rest times'],
      10,
    ),
  ],
  suggestions: [
    tip('Sit in the cab before paying', 'Height and sight surprise many.', 'Yard', 'Fifteen minutes'),
    tip('Learn the tachograph modes', 'Fines are personal.', 'Four symbols', 'Manual entries'),
    tip('Practise mirrors in the car', 'Every eight seconds.', 'Aloud', 'Daily'),
    tip('Cook for the cab', 'Meals on the road cost and fatten.', 'Cool box', 'Water'),
    tip('Use official sat maps for heights', 'Bridges are hit weekly.', 'Vehicle height', 'In cab'),
    tip('Sleep study if you snore', 'Apnoea is treatable.', 'Doctor', 'Keep the licence'),
    tip('Write down defects each shift', 'It protects you.', 'Photo', 'Book'),
    tip('Learn load straps', 'One wrong strap tips a load.', 'Angle', 'Number'),
    tip('Compare depot and distance work', 'Home nights matter.', 'Rota', 'Pay'),
    tip('Talk to drivers at a stop', 'They name the good firms.', 'Three', 'Ask about pay'),
    tip('Learn phrases for borders', 'Loading bays too.', 'Twenty words', 'Card'),
    tip('Keep five-year training current', 'One day a year.', 'Date', 'Employer pays'),
  ],
};
