import { type Kind, step, tip } from '../kind.ts';
import { hairHere } from '../local-work.ts';

export const hairAndBeautyTraining: Kind = {
  id: 'hair-and-beauty-training',
  category: 'profession',
  name: 'Train in hair or beauty',
  slots: {
    craft: {
      words: [
        'barbering|barber',
        'make-up|makeup artist|make-up artist',
        'nails|nail technician|nail tech|manicure',
        'lashes|lash technician|eyelash|brows',
        'beauty therapy|beautician|beauty|esthetician|aesthetician|cosmetician',
        'massage|massage therapist',
        'aesthetics|botox|fillers',
        'hairdressing|hairdresser|hair stylist|hairstylist|cosmetology|hair|colourist',
        'pet grooming|dog groomer|groomer',
        'permanent make-up|microblading',
      ],
      otherwise: 'hair or beauty',
    },
  },
  ask: {
    question: 'Which craft, and do you want a salon job or your own clients?',
    chips: ['Salon job', 'My own clients', 'Already practise on friends'],
  },
  hoursAWeek: 7,
  weekly: 'Do two live models or practice heads and photograph each before and after',
  overview:
    'You choose the {craft} certificate that employers and insurers accept, practise on many heads, hands or faces with somebody correcting, build a book of photos, and find the first chair or clients.',
  approach:
    'Hours on real people make the difference: twenty cuts, thirty sets, fifty lash appointments. What goes wrong is the two-day certificate without insurance, and skipping hygiene and patch tests.',
  done: 'You hold the accepted certificate, are insured, and have ten paying people who came back.',
  cautions: [
    'Patch-test for allergies a day or two before, keep tools sterile, and send skin, nail or hair disease to a doctor. Injections belong to trained and licensed hands only.',
  ],
  steps: [
    step(
      'Find out which {craft} certificate counts near you',
      'Look up state licence or hours (cosmetology often 1,000 to 1,600), level 2 or 3, apprenticeship, master rule for your own salon. Ask one insurer which certificates it accepts. Price, months, models included.',
      ['Open the licensing board or trade body page', 'Ask an insurer', 'Note three schools with hours and price'],
      1.5,
      { local: hairHere },
    ),
    step(
      'Spend a Saturday in a salon and ask for a trial',
      'Sweep, wash, watch the timing. Ask the owner which {craft} beginners last and which school is good. Standing eight hours and talking all day is half of the trade.',
      ['Ask four salons for a trial Saturday', 'Watch one whole treatment', 'Ask how they hire'],
      7,
    ),
    step(
      'Enrol in the {craft} training with live models',
      'Compare hours on live models, people per teacher, kit included, exam, help with jobs, payment by month. Visit while a class runs. Grants or apprenticeship pay may carry you.',
      ['Visit two classes', 'Ask two former students', 'Sign only with hours of practice in writing'],
      4,
    ),
    step(
      'Learn hygiene, skin and product basics',
      'Sterilising, contra-indications, skin and hair structure, colour wheel, chemicals, patch tests, record cards. It is the theory exam and keeps you out of court.',
      ['Make fifty cards', 'Write a client record form', 'Set up a cleaning order for tools'],
      20,
    ),
    step(
      'Practise {craft} work on twenty models',
      'One technique until it is even, then the next. Same light, same angle for photos. Ask each model for one thing to better and note minutes. Speed target comes last.',
      ['Offer model dates to friends and neighbours', 'Photograph before and after', 'Note minutes and one fault'],
      60,
    ),
    step(
      'Pass the {craft} exam with a rehearsed model',
      'Choose a reliable model with the right hair or skin and a spare. Rehearse twice with the clock and the whole set-up, gown to clean-up.',
      ['Book model and spare', 'Rehearse twice in time', 'Pack the kit with a list'],
      12,
    ),
    step(
      'Get insurance and build a book of twelve photos',
      'Liability, registration, licence for the room, tax. A page with twelve honest photos, prices, address area, booking link. Ask models for permission.',
      ['Get the insurance', 'Choose twelve {craft} photos', 'Ask for permission in writing'],
      6,
    ),
    step(
      'Find a chair, job or the first ten {craft} clients',
      'Trade test in three salons, or chair by the day before any long rent. Price near the middle, not half. Book the next date before people leave; aim for six of ten returning.',
      ['Do trade tests in three salons', 'Offer ten opening dates', 'Book the next date at the till'],
      20,
    ),
  ],
  suggestions: [
    tip('Save your wrists and back', 'Short breaks, right height.', 'Stool', 'Stretch'),
    tip('Learn one signature', 'Fade, balayage, gel extension.', 'Fifty times', 'Film it'),
    tip('Ask how it should not look', 'It prevents tears.', 'Photo', 'Repeat it'),
    tip('Practise consultation', 'Five questions.', 'Allergies', 'Daily care'),
    tip('Do a care home morning', 'Kind practice and thanks.', 'Ask', 'With permission'),
    tip('Film one clip a week', 'Hands and result.', 'Short', 'Good light'),
    tip('Buy few, good tools', 'Scissors are worth it.', 'One pair', 'Service'),
    tip('Learn curly and afro hair', 'Few can.', 'Course', 'Models'),
    tip('Keep colour formulas', 'Clients return.', 'Card', 'Photo'),
    tip('Note the cost of each treatment', 'Product and minutes.', 'Sheet', 'Price'),
    tip('Say no to unsafe wishes', 'Bleach on broken hair.', 'Explain', 'Offer'),
    tip('Learn to sell aftercare honestly', 'It helps result and pay.', 'One product', 'Why'),
  ],
};
