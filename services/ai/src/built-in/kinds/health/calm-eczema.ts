import { type Kind, step, tip } from '../kind.ts';

export const calmEczema: Kind = {
  id: 'calm-eczema',
  category: 'health',
  name: 'Calm my eczema',
  slots: {
    place: {
      words: [
        'hands|hand|fingers|knuckles',
        'face|cheeks',
        'eyelids|eyes',
        'scalp',
        'elbows|inner elbows',
        'arms|arm',
        'knees|backs of my knees',
        'legs|leg',
        'neck',
        'feet',
      ],
      otherwise: 'skin',
    },
    child: {
      words: ['baby|my baby', 'son|boy', 'daughter|girl', 'toddler|little one', 'child|kid'],
      otherwise: 'child',
    },
  },
  ask: {
    question: 'Where is the eczema, whose is it, and what have you used so far?',
    chips: ['My hands, from work', 'My child’s, in the folds', 'Nearly everywhere, for years'],
  },
  hoursAWeek: 2,
  weekly: 'Emollient twice a day, and the itch from 0 to 10 every evening',
  overview:
    'The plan starts with an emollient in large amounts, because that alone quietens mild eczema. Then comes the right cream for flares, used early and for long enough, and a search for what sets it off.',
  approach:
    'Emollient every day, also when the skin looks fine; treatment cream on red patches only, for as long as the doctor said. Most flares that come back do so because the cream was used too thinly or stopped as soon as it looked better.',
  done: 'You have three weeks with clear or nearly clear skin and sleep through without scratching, and a written plan says what you do at the first itch.',
  cautions: [
    'See a doctor the same day for weeping, crusts, pus, or fever, and go at once for many painful small blisters or punched-out sores, which can be a herpes infection. Eczema on the eyelids or in a baby belongs to a doctor from the start.',
    'Emollients with paraffin soak into cloth and catch fire easily: keep away from flames and cigarettes, and wash towels and sheets hot.',
  ],
  steps: [
    step(
      'Start a thick emollient twice a day',
      'Choose an ointment or rich cream without perfume; an adult needs about 250 to 500 g a week for the whole body, hands alone about 50 g. Stroke it on downwards, do not rub.',
      [
        'Buy a large tub or pump, and take one with the least water in it',
        'Put it on the {place} tonight, thick enough to shine',
        'Stand one pot by the bed, one by the basin',
      ],
      0.7,
    ),
    step(
      'Swap soap and foam for a soap substitute',
      'Soap, shower gel and disinfectant strip the fat out of the skin. Wash with the emollient itself or a wash oil, lukewarm, ten minutes at most, and cream within three minutes.',
      [
        'Take soap and bubble bath out of the bathroom',
        'Wash the {place} with the emollient for a week',
        'Change to washing powder without perfume and rinse twice',
      ],
      0.5,
    ),
    step(
      'Get the right treatment cream from a doctor',
      'Ask for a written plan: which strength for which part, how many days, and what comes after. One fingertip of cream covers the area of two flat hands; face and eyelids need a milder one or a cream without steroid.',
      [
        'Photograph the {place} on a bad day',
        'Ask: how strong, how long, and when may I stop?',
        'Ask whether it could be infected, or contact allergy',
      ],
      1.5,
      { waitDays: 5 },
    ),
    step(
      'Treat a flare until two days after it is gone',
      'Once a day on every red or rough patch, with the emollient half an hour before or after. Steroid creams used this way for one or two weeks do not thin the skin.',
      [
        'Write the days of treatment on the tube',
        'Feel the {place} with closed eyes: smooth means done',
        'Go back if it is not clearly better after a week',
      ],
      1,
      { waitDays: 10 },
    ),
    step(
      'Stop the scratching at night',
      'Itch is worst when the skin is warm and the hands are free. Eighteen degrees, cotton, short nails and a cool cloth help more than most tablets.',
      [
        'Cut and file the nails',
        'Keep the emollient in the fridge for bad itching',
        'Press or pat the {place} instead of scratching',
      ],
      1,
    ),
    step(
      'Protect your hands from water and work',
      'Cotton gloves under rubber ones for wet work, twenty minutes at most, and hand cream after every wash. If work is the cause, tell the company doctor or the insurer early; protective gloves and care are often paid.',
      [
        'Count how often your hands are wet in a day',
        'Ask at work for gloves that suit your task',
        'Write which day of the week is worst',
      ],
      1.5,
      { when: { unnamed: 'child' } },
    ),
    step(
      'Make a plan with nursery or school',
      'The staff need a labelled pot of emollient, cotton clothes, a seat away from the heater, and a word about scratching. Do not leave out milk or eggs without a doctor, as children need them.',
      [
        'Label a pot and write two lines on how to use it',
        'Tell the teacher about the cream for your {child} and about washing hands',
        'Pack cotton gloves or sleeves for nap time',
      ],
      1,
      { when: { named: 'child' } },
    ),
    step(
      'Find out what brings it back',
      'Compare three weeks of notes: wool, sweat, dust, perfume, a cold, stress, a new product. Patch tests are worth it for hands and face that do not heal; food tests only when a food brings it on within hours.',
      [
        'Write the itch from 0 to 10 every evening',
        'Test one change for two weeks',
        'Ask for patch tests if it never heals on the {place}',
      ],
      1.5,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Keep it calm with two days a week',
      'When it is quiet, many people stay clear with the treatment cream on the usual spots on two days a week; ask whether that suits you. If creams do not hold it, ask a dermatologist about light, tablets or injections.',
      [
        'Agree the two days with the doctor',
        'Write the rule for the first itch on the tub',
        'Photograph the {place} after three clear weeks',
      ],
      1,
      { waitDays: 20 },
    ),
  ],
  suggestions: [
    tip('Keep a tube in every bag', 'Cream that is there is used.', 'Work, car, sofa', 'Refill on Sunday'),
    tip('Scoop with a clean spoon', 'Fingers bring germs into the pot.', 'Or buy a pump', 'Never share the pot'),
    tip('Wear cotton against the skin', 'Wool and sweat itch.', 'Wash new clothes first', 'Cut labels out'),
    tip('Rinse after the pool', 'Chlorine dries.', 'Grease before swimming', 'Shower and cream at once'),
    tip(
      'Try wet wraps with a nurse',
      'Damp cotton calms a bad flare overnight.',
      'Let somebody show you',
      'Not on infected skin',
    ),
    tip(
      'Take the tub to the appointment',
      'The nurse sees how much you really use.',
      'Say what stings',
      'Ask for another texture',
    ),
    tip(
      'Order before the tub is empty',
      'Running out starts the next flare.',
      'Reorder at a quarter',
      'Ask for large packs',
    ),
    tip('Air the bedroom', 'Cool, dust-poor rooms itch less.', 'No carpet by the bed', 'Bedding at 60 degrees'),
    tip('Ask about the sun cream', 'Some sting on eczema.', 'Mineral filter, no perfume', 'Test on a small patch'),
    tip(
      'Say no to herbal steroid creams',
      'Some sold online hide strong steroids.',
      'Only with a full label',
      'Show it to a pharmacist',
    ),
    tip(
      'Talk to others with eczema',
      'They know what shops and doctors miss.',
      'National eczema society',
      'Ask about your job',
    ),
    tip(
      'Plan for the winter',
      'Heated rooms dry the skin.',
      'Switch from cream to ointment',
      'Gloves from ten degrees down',
    ),
  ],
};
