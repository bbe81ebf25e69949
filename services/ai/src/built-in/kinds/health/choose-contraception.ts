import { type Kind, step, tip } from '../kind.ts';
import { contraceptionHere } from '../local-health.ts';

export const chooseContraception: Kind = {
  id: 'choose-contraception',
  category: 'health',
  name: 'Choose contraception that suits me',
  slots: {
    method: {
      words: [
        'the pill|pill',
        'hormone coil|hormonal coil|mirena',
        'copper coil|copper iud|coil|iud',
        'implant|implanon',
        'injection|depo',
        'ring|nuvaring',
        'condoms|condom',
        'diaphragm',
        'natural method|fertility awareness|temperature method|nfp',
        'sterilisation|tubes tied|sterilization',
        'patch',
        'morning-after pill|morning after',
      ],
      otherwise: 'your favourite method',
    },
    trouble: {
      words: [
        'migraine',
        'mood|depression',
        'acne',
        'heavy periods|bleeding',
        'no libido|libido',
        'weight',
        'smoking',
        'blood clots|thrombosis',
        'forgetting|forget',
        'breastfeeding',
        'after birth|baby',
      ],
      otherwise: 'side effects',
    },
    who: {
      words: ['boyfriend', 'husband', 'partner', 'girlfriend', 'wife', 'daughter', 'mother|mum'],
      otherwise: 'partner',
    },
  },
  ask: {
    question: 'What have you used, what bothered you, and do you want a child within a few years?',
    chips: ['I want off the pill', 'First time, no idea', 'No hormones'],
  },
  hoursAWeek: 1,
  overview:
    'You write what matters to you, rule out what is unsafe for your health, compare three methods by safety in real life, bleeding and effort, start without a gap, and judge after three months.',
  approach:
    'The best method is one you will really use. Coil and implant hardly depend on memory; the pill fails through forgetting. Condoms are the only ones against infections.',
  done: 'After three months you use a method without gaps, know what to do if something goes wrong, and are content with it.',
  cautions: [
    'Pills with oestrogen do not suit smokers over 35, migraine with aura, clots, high blood pressure or the first weeks after birth: say all of it. Pain in calf or chest, short breath, sudden headache or sight trouble: emergency.',
    'Unprotected sex: emergency pill as soon as possible (up to three or five days by kind) or copper coil. Pressure by anybody to be without protection is a reason to seek help.',
  ],
  steps: [
    step(
      'Write what matters to you and what not',
      'Put in order how much safety, bleeding, hormones, effort, cost and a child soon matter to you. Write down smoking, migraine, clots in the family and medicines too, as they rule some methods out.',
      ['Rank your three points', 'Write illnesses and medicines', 'Note what went wrong so far: {trouble}'],
      0.4,
    ),
    step(
      'Compare three methods by real-life safety',
      'Pregnancies per hundred women a year in usual use: implant, coils under one, injection four, pill, patch, ring seven, condom thirteen, fertility awareness two to twenty-three.',
      ['Make a table with {method} as one column', 'Add bleeding, effort and cost', 'Look at one trustworthy page'],
      0.7,
      { resources: 'Comparison: https://www.contraceptionchoices.org' },
    ),
    step(
      'Talk with your {who} about it if you wish',
      'Who does what, who pays, and what happens if there is a pregnancy anyway? Condoms and a test for infections belong to this talk with somebody new.',
      ['Choose a calm hour', 'Say your three points', 'Agree on tests'],
      0.5,
    ),
    step(
      'Get advice at doctor or family planning clinic',
      'They measure blood pressure and ask about clots and migraine; only coils need an examination. In many countries young people may come alone.',
      ['Book and take the table', 'Ask what your health means for {method}', 'Ask about price and free offers'],
      0.7,
      { local: contraceptionHere, waitDays: 7 },
    ),
    step(
      'Start the new method without a gap',
      'Ask from which day you are protected: often from the first day of the period, otherwise after seven days with condoms. For a coil take a painkiller beforehand and keep the afternoon free.',
      ['Ask from which day it protects', 'Have condoms at hand', 'Put control dates in the calendar'],
      0.6,
      { waitDays: 14 },
    ),
    step(
      'Learn what to do when it goes wrong',
      'Know it before you need it: a forgotten pill, vomiting, a burst condom, a lost ring, or medicines that weaken the pill.',
      [
        'Photograph the leaflet’s page on missed doses',
        'Save the pharmacy for the emergency pill',
        'Agree it with your {who}',
      ],
      0.3,
    ),
    step(
      'Keep notes for three months',
      'Note bleeding, mood, skin, desire and headaches. Spotting in the first months is frequent with hormones and mostly settles.',
      ['Mark it in the calendar', 'Note {trouble} from 0 to 10', 'Call about strong symptoms earlier'],
      0.4,
      { waitDays: 60 },
    ),
    step(
      'Judge after three months and decide',
      'You may keep it, change the dose, or choose another method. Have blood pressure checked yearly and note when a coil or implant has to be renewed.',
      ['Compare with your three points', 'Book the check', 'Enter the renewal date'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Set an alarm for the pill', 'Same hour, spare strip in the bag.', 'Name it', 'Both phones'),
    tip('Check condom size and date', 'Most bursts are wrong size.', 'Expiry', 'No oil'),
    tip('Feel for the threads monthly', 'You notice if a coil has moved.', 'After the period', 'Call if gone'),
    tip('Ask about breaks', 'With many pills you may skip the bleed.', 'Doctor', 'Spotting'),
    tip('Test together', 'Infections show no signs.', 'New partner', 'Free clinics'),
    tip('Keep emergency numbers', 'Accidents happen at weekends.', 'Pharmacy on duty', 'Family planning clinic'),
    tip('Do not google at night', 'Stories are not numbers.', 'Facts page', 'Doctor'),
    tip('Share the cost', 'It protects both of you.', 'Half each', 'Talk about it early'),
    tip('Tell doctors about medicine', 'Epilepsy and herbs weaken the pill.', 'St John’s wort', 'List'),
    tip('Think past the wish', 'Injection delays fertility for months.', 'Ask', 'Plan'),
    tip('Take pain seriously with coils', 'You can ask for numbing.', 'Say so', 'Company'),
    tip(
      'Let teenagers ask alone',
      'They speak more freely without parents.',
      'It is confidential',
      'Offer to wait outside',
    ),
  ],
};
