import { type Kind, step, tip } from '../kind.ts';

export const slowHairLoss: Kind = {
  id: 'slow-hair-loss',
  category: 'health',
  name: 'Slow down my hair loss',
  slots: {
    place: {
      words: [
        'crown',
        'hairline|receding hairline|temples',
        'parting',
        'front',
        'whole head|everywhere',
        'patches|bald patches|patch',
        'beard',
        'eyebrows|brows|lashes',
      ],
      otherwise: 'hair',
    },
    cause: {
      words: [
        'birth|baby|pregnancy|postpartum',
        'stress',
        'dieting|diet|weight loss',
        'covid|fever|illness',
        'menopause',
        'chemo|chemotherapy',
        'tight braids|braids|extensions|ponytail',
        'thyroid',
        'family|genes|dad bald',
      ],
      otherwise: 'stress, illness or dieting',
    },
  },
  ask: {
    question: 'How does it go: slowly thinner, handfuls at once, or in round patches?',
    chips: ['Receding or thin on top for years', 'Handfuls for some weeks', 'A bald patch'],
  },
  hoursAWeek: 1,
  weekly: 'The treatment as agreed, one photograph a month in the same light',
  overview:
    'The pattern tells the cause. You will have it named, test blood where it helps, choose a treatment with proof, and judge it after six to twelve months, because hair is slow. And there is a good plan for looks meanwhile.',
  approach:
    'Early treatment keeps more hair than late treatment brings back. In the first weeks of minoxidil hair can fall more; that is where most people stop. Serums and vitamins without a lack do nothing.',
  done: 'Photographs after a year show no further loss or new growth, or you have decided on a look that you like.',
  cautions: [
    'See a doctor within days for a patch with redness, pain, scales or pus, for scars, or loss of brows as well; scarring kinds must be treated early. Sudden loss with fever, weight loss or exhaustion too.',
    'Finasteride and dutasteride: ask about sexual and mood effects; women who are or may be pregnant must not take or touch them. Minoxidil is not for pregnancy and breastfeeding; keep it away from cats.',
  ],
  steps: [
    step(
      'Photograph and name the pattern',
      'Top, front, both temples, in the same light. Pull gently at sixty hairs: more than six coming out means an active shed.',
      [
        'Take four pictures, one of your {place}',
        'Write when it began and what came three months before',
        'Ask parents and siblings about theirs',
      ],
      0.4,
    ),
    step(
      'See a doctor and have blood tested',
      'Ferritin, TSH, vitamin D, blood count; in women with irregular periods hormones. A dermatologist sees more with a dermatoscope, sometimes takes a small sample.',
      [
        'Book and take pictures and list of medicines',
        'Ask: which kind is it, and will it come back by itself?',
        'Mention {cause}',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Treat or remove what triggered the shed',
      'A shed that began two to three months after {cause} usually grows back within six to nine months by itself. Fill iron, eat protein, loosen braids, treat the scalp.',
      ['Change the cause you can change', 'Eat protein at each meal', 'Wear hair loose or low'],
      0.7,
    ),
    step(
      'Choose one proven treatment and its price',
      'Pattern loss: minoxidil on the scalp, for men also finasteride by prescription; patches: steroid injections or creams, newer tablets for severe loss. Ask for the cost of a year.',
      ['Ask about gains and side effects', 'Decide what you can keep up for years', 'Buy three months’ supply'],
      1,
    ),
    step(
      'Use it every day for six months',
      'At a fixed hour on dry scalp, hands washed. More shedding in weeks two to eight means old hairs making room.',
      [
        'Put it by the toothbrush',
        'Photograph your {place} on the first of each month',
        'Do not count hairs in the drain',
      ],
      2,
      { waitDays: 60 },
    ),
    step(
      'Find a cut or cover that you like now',
      'A shorter cut, parting moved, hair fibres, scalp colour, a wig on prescription for large loss, or a shaved head. Looking good now makes waiting easier.',
      [
        'Ask a hairdresser who knows thin hair',
        'Try fibres or a shave on a free weekend',
        'Ask the insurer about a wig',
      ],
      1,
    ),
    step(
      'Look at transplant offers with a cool head',
      'Only with stable loss and usually after a year of medicine. Ask who cuts, how many grafts, healed pictures after a year, total price, and what happens if loss goes on.',
      ['Get two consultations with doctors', 'Check the surgeon’s registration', 'Sleep on it for a month'],
      1.5,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Compare the pictures after six and twelve months',
      'No further loss is a success. If there is none, change the treatment or stop and save the money.',
      ['Lay out the pictures of your {place}', 'Decide: keep, change or stop', 'Book the next look in a year'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Wash as often as you like', 'Washing does not cause loss.', 'Mild shampoo', 'Pat dry'),
    tip('Sun on bare scalp burns', 'Thin hair does not shield.', 'Hat or spray', 'Factor 50'),
    tip('Avoid heat and tight styles', 'Pull on the roots can scar them for good.', 'Loose braids', 'Low heat'),
    tip('Talk about it', 'It hurts more than people say.', 'One friend', 'A group'),
    tip('Skip biotin without a lack', 'It disturbs blood tests.', 'Ask first', 'Save the money'),
    tip('Try ketoconazole shampoo', 'It calms a flaky scalp.', 'Twice a week', 'Five minutes'),
    tip('Plan tattooed brows late', 'Hair may still grow back.', 'A pencil first', 'Ask about hygiene'),
    tip('Wait after a baby', 'It mostly returns within a year.', 'Iron test', 'Soft brush'),
    tip('Keep medicine from pets', 'Minoxidil is deadly for cats.', 'Wash your hands', 'Cover the pillow'),
    tip('Ask about cooling caps', 'They save hair in some chemos.', 'Before the first dose', 'Cost'),
    tip('Photograph, do not inspect', 'Daily checking feeds worry.', 'Monthly', 'Same lamp'),
    tip('Smoke less', 'It harms small vessels.', 'Help to stop', 'Skin gains too'),
  ],
};
