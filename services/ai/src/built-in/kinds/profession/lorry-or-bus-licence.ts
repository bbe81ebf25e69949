import { type Kind, step, tip } from '../kind.ts';
import { heavyCertificateHere, heavyLicenceHere } from '../local-papers.ts';

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
        'articulated lorry|artic|class 1|ce licence|c+e|semi',
        'tow truck',
        'horsebox|c1',
        'lorry|truck|hgv|lgv|class 2|cdl|c licence',
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
    'You get the medical first, then the provisional entitlement, the theory with hazard clips, the {vehicle} driving course and the professional qualification. A first job is looked for while you learn, since firms may pay the course.',
  approach:
    'From medical to licence takes eight to fourteen weeks. Ask bus companies, hauliers and the job centre about paying before you pay. What goes wrong is a school that sells five days without a test date, and a medical problem with eyes, sugar or sleep found out at the end.',
  done: 'You hold the licence and driver card and have driven your first paid shift.',
  cautions: [
    'Diabetes, fits, heart trouble, sleep apnoea and some medicines need the doctor’s and the licensing office’s word before you train.',
  ],
  steps: [
    step(
      'Check age, licence and money for the {vehicle} course',
      'Usual: full car licence, 18 or 21, higher for buses. List the parts: medical, theory, hazard test, practical, professional certificate (35 hours training in five years in Europe). Note total cost, and who may pay: employer, job centre, bootcamp, army resettlement.',
      [
        'Open the licensing office’s page for your class',
        'Ask two firms whether they pay',
        'Write down all parts with cost',
      ],
      1.5,
    ),
    step(
      'Have the medical done and send the form',
      'An examining doctor checks eyes, blood pressure, sugar, sleep. Bring glasses and medicines. Send form with the application for the provisional entitlement; processing takes two to four weeks.',
      ['Book the driver medical', 'Bring medicine list and glasses', 'Send the application the same day'],
      3,
      { local: heavyLicenceHere, waitDays: 21 },
    ),
    step(
      'Pass theory and hazard test for the {vehicle}',
      'Driving hours, load, height, brakes, accidents, passengers. Thirty questions a day for four weeks and the official app. Book both parts on one day. Go when three mocks in a row are above the line.',
      ['Install the official question app', 'Do thirty questions a day', 'Book the date'],
      35,
      { waitDays: 7 },
    ),
    step(
      'Choose the {vehicle} school and book course with test',
      'Ask three: hours at the wheel alone, pass rate, vehicle type, test date included, retest price, automatic or manual. Visit one yard. Never pay all in advance.',
      ['Ring three schools with the same questions', 'Visit the yard', 'Get the test date in writing'],
      3,
    ),
    step(
      'Practise checks, reversing and road drive in the {vehicle}',
      'Walk-round check aloud each time: tyres, lights, brakes, fluids, doors, load. Reverse into a bay with mirrors; wide turns; bridges and weights. Watch buses’ overhang and standing passengers. Most fail by reversing, mirrors and speed in turns.',
      ['Say the walk-round check aloud', 'Film one reversing lesson', 'Ask for your weakest point after each lesson'],
      35,
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
      'Case study and practical demonstration or 140 hours course, according to country, then the tachograph card and photo card. Without it you may drive privately, not for pay. Ask for dangerous goods later, it pays more.',
      ['Book the certificate parts', 'Order the tachograph card', 'Keep copies of each paper'],
      10,
      { local: heavyCertificateHere, waitDays: 14 },
    ),
    step(
      'Find the first {vehicle} job with somebody beside you',
      'Ask for a week with a second driver, local rounds, modern vehicles, real hours and rest places. Bus firms take new drivers at once, hauliers through agencies. Refuse to drive without rest or with overload; your licence is at stake.',
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
