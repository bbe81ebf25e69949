import { type Kind, step, tip } from '../kind.ts';
import { dentistHere } from '../local-health.ts';

export const dentalCare: Kind = {
  id: 'dental-care',
  category: 'health',
  name: 'Get my teeth and gums healthy',
  slots: {
    matter: {
      words: [
        'toothache',
        'bleeding gums|gums bleed|gums',
        'gum disease|periodontitis',
        'wisdom teeth',
        'braces|invisalign|aligners|straighten|crooked teeth',
        'implant|missing tooth',
        'crown',
        'broken filling|filling|fillings',
        'root canal',
        'dentures|denture',
        'cavities|holes|caries',
        'bad breath',
        'grinding|grind',
        'sensitive teeth',
        'teeth whitening|whiter|whitening',
        'broken tooth|chipped tooth',
        'bridge',
        'veneers',
      ],
      otherwise: 'teeth',
    },
  },
  ask: {
    question: 'When were you last at the dentist, and what bothers you?',
    chips: ['Years ago, I am afraid', 'Toothache or bleeding gums now', 'I want straighter or whiter teeth'],
  },
  hoursAWeek: 1,
  weekly: 'Brush for two minutes twice a day, clean between the teeth every evening',
  overview:
    'You will book an examination, get a treatment plan with prices, have the urgent things done first, and learn the daily cleaning that prevents the next hole. If you are afraid, that is arranged beforehand.',
  approach:
    'Pain first, then infection and holes, then looks. Small treatments prevent large ones. What usually goes wrong is staying away out of shame; dentists see neglected mouths every day, and you may ask for breaks, numbing and a sign to stop.',
  done: 'The treatment plan is finished, your gums do not bleed for two weeks, and the next check is in the calendar.',
  cautions: [
    'Go to an emergency department for swelling of face or neck with fever, trouble swallowing, breathing or opening the mouth, or bleeding that does not stop. A knocked-out adult tooth goes back into its socket or into milk and to a dentist within the hour.',
    'A sore, lump or red or white patch that has not healed in three weeks must be seen. Tell the dentist about blood thinners, bone medicines, heart valves, pregnancy and allergies.',
  ],
  steps: [
    step(
      'Book an examination and say what you need',
      'Say if you are in pain; practices keep slots for it. Say also if you are afraid or have not been for years, and ask what the first visit costs.',
      [
        'Call two practices',
        'Say in one sentence what troubles you about your {matter}',
        'Ask for an early slot, when waiting is short',
      ],
      0.5,
      { local: dentistHere, waitDays: 7 },
    ),
    step(
      'Clean for two minutes twice a day from tonight',
      'Soft or electric brush, fluoride toothpaste with 1,350 to 1,500 ppm, small circles at the gum line, last thing at night and once more. Spit, do not rinse.',
      [
        'Buy brush, paste and interdental brushes',
        'Put a timer in the bathroom',
        'Cross off mornings and evenings for two weeks',
      ],
      1.5,
    ),
    step(
      'Go to the examination with your list',
      'Medicines, illnesses, what hurts, what you would like to change. Ask for pictures, gum measurements and an explanation in plain words.',
      [
        'Write the list',
        'Agree on a sign for stop, such as a raised hand',
        'Ask: what about my {matter} is urgent and what can wait?',
      ],
      1.5,
    ),
    step(
      'Get a treatment plan with prices in writing',
      'In order of urgency, with alternatives and what insurance or the health service pays. For large sums get a second opinion, a dental school or payment by instalments.',
      ['Ask for the plan and read it at home', 'Send it to the insurer', 'Compare one other price for your {matter}'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Have the urgent treatments done first',
      'Book them one after the other before you leave. Ask for enough numbing, breaks, music, or sedation if fear is strong. Arrange a quiet evening afterwards.',
      ['Book all dates', 'Eat beforehand and plan the way home', 'Ask whom to call at night about your {matter}'],
      4,
    ),
    step(
      'Have teeth and gums professionally cleaned',
      'Hard deposits cannot be brushed off. With gum disease several sessions are needed, and a check of the gums after three months. Ask for the right sizes of interdental brushes.',
      ['Book the cleaning', 'Have technique shown in your own mouth', 'Ask how cleaning affects your {matter}'],
      1.5,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Clean between your teeth every evening for four weeks',
      'Bleeding in the first week is no reason to stop; it usually ends after ten to fourteen days. Tie it to the television news or the last brushing.',
      [
        'Put the brushes where you see them',
        'Keep sweet things and drinks to mealtimes',
        'Note on which days the gums bled',
      ],
      2.5,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Finish the plan and set the next check',
      'Every item ticked, gums without bleeding, recall every six to twelve months as your dentist advises. Then decide on wishes for looks, such as whitening or braces.',
      ['Tick off the plan with the dentist', 'Book the next check', 'Ask what to watch about your {matter}'],
      1,
    ),
  ],
  suggestions: [
    tip('Take someone along', 'Talking beats waiting alone.', 'They may sit beside you', 'Plan a treat'),
    tip(
      'Ask for a look-only visit',
      'Nothing is drilled the first time.',
      'Say so when booking',
      'Leave when you want',
    ),
    tip('Wait 30 minutes after acid', 'Juice and wine soften enamel.', 'Rinse with water', 'Then brush'),
    tip('Chew sugar-free gum', 'Saliva protects after meals.', 'Ten minutes', 'Xylitol if you like'),
    tip('Change the brush head every three months', 'Bent bristles clean badly.', 'With each season', 'After a cold'),
    tip(
      'Ask about a night guard',
      'Grinding wears teeth and hurts the jaw.',
      'Ask your partner if it is loud',
      'Relax the jaw by day',
    ),
    tip(
      'Use paste for sensitive teeth',
      'It works after two to four weeks.',
      'Rub some on at night',
      'No change: dentist',
    ),
    tip('Clean your tongue', 'Most bad breath comes from there.', 'Scraper or brush', 'Once a day'),
    tip('Keep sweets to one time', 'It is how often, not how much.', 'After a meal', 'Water between'),
    tip(
      'Whiten only with a dentist',
      'Strong internet products damage enamel.',
      'After a check',
      'Fillings stay darker',
    ),
    tip(
      'Ask about dental schools',
      'Supervised students take longer and cost less.',
      'Call the university',
      'Have patience',
    ),
    tip('Stop smoking for your gums', 'Implants and gums heal far worse with it.', 'Ask for help', 'Before treatment'),
  ],
};
