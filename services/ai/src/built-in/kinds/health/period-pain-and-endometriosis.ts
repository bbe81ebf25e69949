import { type Kind, step, tip } from '../kind.ts';

export const periodPainAndEndometriosis: Kind = {
  id: 'period-pain-and-endometriosis',
  category: 'health',
  name: 'Get my period pain under control',
  slots: {
    problem: {
      words: [
        'endometriosis|endo',
        'adenomyosis',
        'fibroids|fibroid',
        'heavy bleeding|heavy periods|flooding|bleeding',
        'cramps|period pain|period cramps',
        'PMS|pms',
        'PMDD|pmdd',
        'pelvic pain',
      ],
      otherwise: 'period pain',
    },
    blocked: {
      words: ['work|job|shifts', 'school|lessons', 'university|uni', 'training|sport|football'],
      otherwise: 'work',
    },
  },
  ask: {
    question: 'What is worst: the pain, the bleeding or the mood, and has anybody examined you?',
    chips: ['Pain, painkillers don’t help', 'Very heavy bleeding', 'I think it is endometriosis'],
  },
  hoursAWeek: 1.5,
  weekly: 'Three lines in the cycle diary on bad days, ten minutes of heat and movement',
  overview:
    'Pain that keeps you from your day is not normal and can be treated. You will keep a diary for two cycles, take painkillers the right way, get a diagnosis taken seriously, and choose a treatment with a gynaecologist.',
  approach:
    'Take the painkiller before the pain peaks, at the full dose your doctor allows, with food. Bring numbers to the appointment: days lost, tablets, pads. A normal ultrasound does not rule endometriosis out; ask for a specialist rather than giving up.',
  done: 'For three cycles you have missed no day of work or school because of it, or a specialist treatment with a date is agreed.',
  cautions: [
    'Go at once for sudden severe pain, fainting, fever, pain with a possible pregnancy, or bleeding that soaks a pad or tampon each hour for more than two hours. See a doctor soon for bleeding after sex, between periods or after the menopause.',
    'No ibuprofen or similar with stomach ulcers, kidney disease or when pregnant. Heavy bleeding needs a test for anaemia. Thoughts of ending it before each period are a symptom too: call a doctor or crisis line that day.',
  ],
  steps: [
    step(
      'Begin a diary of pain and bleeding',
      'Per day: pain 0 to 10, where, number of pads or tampons, clots, tablets, bowel and bladder pain, sex, mood, and what you could not do. Two cycles are enough.',
      [
        'Draw a sheet or open a cycle app',
        'Fill in the last cycle from memory',
        'Mark each hour of {blocked} you lost',
      ],
      0.6,
    ),
    step(
      'Take the painkiller early and with a plan',
      'Ibuprofen or naproxen, if you may take them, begin with the first sign, at set times for two or three days with food; paracetamol can be added. Ask a pharmacist for the highest safe dose for you.',
      [
        'Ask the pharmacist and write the times on a card',
        'Pack tablets, heat patch and pads for {blocked}',
        'Write the pain one hour after each dose',
      ],
      0.7,
    ),
    step(
      'Use heat, movement and a nerve device',
      'Heat of about 40 degrees works as well as a tablet for many. A TENS device, fifteen minutes of walking or yoga, and sleeping on the side with a pillow between the knees add to it.',
      [
        'Try heat patches for the first two days',
        'Borrow or buy a TENS device',
        'Note which one lowers the pain by two points',
      ],
      1,
    ),
    step(
      'See a doctor with the diary',
      'Ask about endometriosis, adenomyosis and fibroids, iron, thyroid, and an ultrasound. Say clearly what it keeps you from; bring somebody if you fear being waved off.',
      [
        'Book for a day without bleeding',
        'Say how many days a month you lose to {problem}',
        'Ask: what could it be, what do we do next, and when do we meet again?',
      ],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Choose a treatment for three to six months',
      'Hormones without a break (pill, progestogen, hormone coil), tranexamic acid for heavy flow, or certain antidepressants for mood before the period. Say if you want a child: then other ways are chosen.',
      [
        'Write what matters: no bleeding, no hormones, a baby soon',
        'Compare two treatments with gains and side effects',
        'Mark the day to judge it',
      ],
      1,
      { waitDays: 30 },
    ),
    step(
      'Ask for an endometriosis specialist',
      'If pain stays after three months, or bowel, bladder, sex or pregnancy are concerned, a certified centre is right: special ultrasound, MRI, sometimes keyhole surgery. Ask who operates and how often.',
      [
        'Search the list of certified centres',
        'Ask for the referral for {problem}',
        'Send diary and reports beforehand',
      ],
      1.5,
      { waitDays: 30, when: { weeksFrom: 8 } },
    ),
    step(
      'Loosen the pelvic floor with a physiotherapist',
      'After years of pain the muscles stay tight and hurt on their own. A specialised physiotherapist teaches release, breathing, and how to move without guarding.',
      [
        'Ask for pelvic health physiotherapy',
        'Breathe into the belly for five minutes daily',
        'Stop stretches that raise pain',
      ],
      2,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Arrange {blocked} for bad days',
      'Home office, a place to lie down, deadline leave, an agreed signal, or a doctor’s note for the file. You need not say the diagnosis, only what helps.',
      ['Decide whom to tell and what', 'Ask for one concrete change at {blocked}', 'Keep a small bag ready there'],
      1,
    ),
    step(
      'Compare three cycles and decide again',
      'Look at pain, lost days, tablets and pads before and after. Better: keep on and check yearly. Not better: next treatment, second opinion.',
      ['Count the lost days', 'Write the next step against {problem}', 'Book the review'],
      0.7,
      { waitDays: 30, when: { weeksFrom: 10 } },
    ),
  ],
  suggestions: [
    tip('Have iron checked', 'Heavy flow empties the stores.', 'Ask for ferritin', 'Tablets every second day'),
    tip(
      'Write the bathroom pain too',
      'Pain with stool or urine is a clue.',
      'Only on period days?',
      'Tell the doctor',
    ),
    tip('Try period pants for floods', 'They hold more than a pad.', 'With a cup or tampon', 'Dark colours'),
    tip('Wear a heat patch under clothes', 'It works eight hours.', 'Not on bare skin', 'Not asleep'),
    tip('Take a person along', 'Two pairs of ears hear more.', 'Ask them to take notes', 'And to speak up'),
    tip('Plan exams and trips', 'A doctor can shift the bleed.', 'Ask two months before', 'No guarantee'),
    tip('Do gentle sport', 'Walking and swimming lower pain.', 'Fifteen minutes', 'No records'),
    tip('Eat enough fibre', 'Constipation adds pain.', 'Oats, fruit, water', 'Start a week before'),
    tip('Ask for the surgeon’s number', 'Experience changes results.', 'How many a year?', 'Certified centre?'),
    tip(
      'Say it at work in one line',
      'Most bosses can plan for it.',
      'I have a medical condition',
      'I need x on y days',
    ),
    tip('Join an endometriosis group', 'Years of knowledge.', 'National association', 'Ask for doctors’ names'),
    tip('Protect your sleep', 'Tired nerves hurt more.', 'Pillow between knees', 'Tablet before bed if allowed'),
  ],
};
