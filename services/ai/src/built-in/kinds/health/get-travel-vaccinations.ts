import { type Kind, step, tip } from '../kind.ts';

export const getTravelVaccinations: Kind = {
  id: 'get-travel-vaccinations',
  category: 'health',
  name: 'Get ready health-wise for a trip',
  slots: {
    place: {
      words: [
        'Africa|africa|kenya|tanzania|ghana|uganda|south africa|namibia|senegal',
        'India|india',
        'Thailand|thailand|vietnam|bali|indonesia|southeast asia',
        'Brazil|brazil|peru|south america|amazon|colombia|bolivia',
        'Nepal|nepal|himalaya|kilimanjaro|altitude',
        'Egypt|egypt|morocco',
        'Mexico|mexico|costa rica|central america',
        'Saudi Arabia|hajj|umrah|mecca',
        'the tropics|tropical',
      ],
      otherwise: 'your destination',
    },
    who: {
      words: [
        'baby|toddler|children|kids',
        'pregnant',
        'parents|mother|mum|father|dad',
        'diabetes',
        'asthma',
        'school class|students',
      ],
      otherwise: 'fellow travellers',
    },
  },
  ask: {
    question: 'Where are you going, when, and who comes along?',
    chips: ['Tropics, in two months', 'Backpacking half a year', 'With a small child'],
  },
  hoursAWeek: 1,
  overview:
    'Some vaccinations need several doses over four to six weeks, and yellow fever a certified centre, so you start with the date. Then come malaria, mosquito bites, water, insurance, and a medicine bag.',
  approach:
    'Six to eight weeks before is ideal, but four days before is still worth it. Route and style decide, not the country alone. Stomach trouble and traffic harm more travellers than exotic diseases.',
  done: 'Your vaccination record has what {place} asks for and advises, malaria is decided, and bag and insurance are ready before you leave.',
  cautions: [
    'Pregnancy, breastfeeding, infants, weak immunity, egg allergy, or medicines against clotting or rheumatism: a travel doctor decides, since live vaccines may be out. Fever during or up to months after a malaria region: doctor the same day, say where you were.',
    'Buy medicine at home, as fakes are common in some places.',
  ],
  steps: [
    step(
      'Find your vaccination record and the dates',
      'Old booklet, practice, parents. Tetanus, diphtheria, polio, measles first; then what is asked at the border. Count the weeks until departure.',
      [
        'Search booklet and app',
        'Write route, season and kind of stay in {place}',
        'Look up the official travel advice',
      ],
      0.4,
      { resources: 'Health advice by country: https://wwwnc.cdc.gov/travel · https://www.nathnac.net' },
    ),
    step(
      'Book a travel health appointment',
      'Travel clinic, tropical institute or family doctor; yellow fever only at certified centres. Ask the price and what insurance pays back.',
      ['Call two places', 'Send them route, record and who comes, such as {who}', 'Ask: how many visits, what cost?'],
      0.5,
      { waitDays: 5, daysBefore: 42 },
    ),
    step(
      'Decide on vaccinations with the doctor',
      'Usual for many: hepatitis A, typhoid; by style rabies, hepatitis B, Japanese encephalitis, dengue, meningitis, yellow fever. Three rabies doses take up to four weeks.',
      ['Say animals, hiking, rural stays, long time', 'Ask which are required in {place}', 'Get the plan with dates'],
      1,
    ),
    step(
      'Get the first doses and note the next',
      'Arm, then a quiet day; certificate stamp for yellow fever, valid ten days after.',
      ['Put the next dates in the calendar', 'Photograph the record', 'Keep the receipts for the insurer'],
      0.7,
      { waitDays: 14, daysBefore: 28 },
    ),
    step(
      'Decide how to protect from malaria',
      'Tablets by region and season, start before and end after; or standby treatment. Mosquitoes: repellent with DEET or icaridin, long sleeves, net. Dengue bites by day.',
      ['Ask: tablets, which, side effects?', 'Try them at home early if advised', 'Buy repellent and net'],
      0.5,
    ),
    step(
      'Pack the medicine bag for {place}',
      'Own medicines for the trip plus a week in hand luggage with a letter, rehydration salts, something for diarrhoea and fever, dressing, thermometer, sun cream, motion tablets.',
      ['Ask the pharmacist for the list', 'Check amounts for your {who}', 'Print the doctor’s letter'],
      0.7,
    ),
    step(
      'Take out travel health insurance',
      'Cover for treatment and transport home, existing illness, sports, pregnancy; number saved.',
      ['Compare two policies for {place}', 'Save number and policy', 'Check your card’s cover'],
      0.5,
      { daysBefore: 14 },
    ),
    step(
      'Learn the rules for water, bites and heat',
      'Boil, cook, peel or leave it; no ice; animal bite: wash 15 minutes, doctor the same day even if vaccinated; altitude slowly; long flights move.',
      ['Write five rules on the phone', 'Look up a good clinic in {place}', 'Tell someone your route'],
      0.4,
      { daysBefore: 3 },
    ),
  ],
  suggestions: [
    tip('Photograph all papers', 'Lost booklets are common.', 'Cloud', 'Paper copy'),
    tip('Start tablets on time', 'Malaria cover begins before.', 'Alarm', 'After too'),
    tip('Wash hands or use gel', 'It prevents most stomach trouble.', 'Before meals', 'Small bottle'),
    tip('Treat clothes with permethrin', 'Bites fall a lot.', 'Before packing', 'Not on skin'),
    tip('Drink only sealed water', 'Look whether the cap is intact.', 'For teeth as well', 'No ice'),
    tip(
      'Keep off stray animals',
      'Rabies is always deadly once it breaks out.',
      'Monkeys as well',
      'Tell the children',
    ),
    tip('Wear a helmet on scooters', 'Accidents are the top danger.', 'Insurance asks', 'No alcohol'),
    tip('Acclimatise', 'Over 2500 m sleep only 500 m higher a day.', 'Rest day', 'Turn back if ill'),
    tip('Carry condoms', 'The quality on the spot varies.', 'Bring your own', 'Use them'),
    tip('Plan for diarrhoea', 'Salts first, tablets on long rides only.', 'Blood or fever: doctor', 'Drink'),
    tip('Move on the flight', 'Calf clots are avoidable.', 'Each hour', 'Socks if advised'),
    tip('Check return health', 'Fever after means doctor.', 'Say where', 'Months later too'),
  ],
};
