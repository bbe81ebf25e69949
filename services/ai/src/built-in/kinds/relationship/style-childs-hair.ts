import { type Kind, step, tip } from '../kind.ts';

const textured = [
  'afro/coily/kinky/4c/4b/3c/curly/curls/cornrows/cornrow/braids/braid/twists/locs/box_braids/bantu_knots/black_hair/mixed_hair/biracial/natural',
];
const straight = ['plait/plaits/bun/french_plait/french_braid/dutch_braid/ponytail/fine/straight/ballet/gymnastics'];
const tender = ['cries/cry/crying/screams/scream/hurts/tender/sensitive/runs_away/fight/fights/autistic/tears'];
const someDone = [
  'can do/already a/the? ponytail/bun/plait/braid/twists/puff',
  'parts/parting is/are straight/fine/okay/ok',
  'already wash/detangle/moisturise',
  'detangling is/works fine/well/done',
];

export const styleChildsHair: Kind = {
  id: 'style-childs-hair',
  category: 'relationship',
  name: 'Do my child’s hair well',
  slots: {
    child: {
      words: [
        'daughters|girls|two girls|three girls',
        'twins',
        'daughter|girl',
        'son|boy',
        'stepdaughter',
        'granddaughter',
        'niece',
        'foster daughter|foster child',
        'children|kids',
      ],
      otherwise: 'child',
    },
    style: {
      words: [
        'cornrows|cornrow|canerows',
        'box braids',
        'two-strand twists|twists',
        'French plaits|french plait|french braid|french braids',
        'Dutch braids|dutch braid',
        'plaits|plait|braids|braid|braiding|pigtails',
        'bun|ballet bun|top knot',
        'ponytail|puff|puffs|bunches',
        'bantu knots',
        'locs|dreadlocks',
      ],
      otherwise: 'two plaits',
    },
  },
  ask: {
    question: 'Which hair does your child have?',
    chips: ['Tight curls or coils', 'Waves or loose curls', 'Straight or fine'],
  },
  hoursAWeek: 2,
  weekly: 'Do one wash or one new style with time, and a five-minute style on the other days',
  overview:
    'You will learn how the hair of your {child} wants to be washed and combed, and detangle it without tears. Then come straight partings, a simple style, and the {style}. Each week has one calm hour for it.',
  approach:
    'Hair is combed wet or damp with something slippery in it, from the ends upwards, in sections. Hands learn on a doll head or a cord first. It goes wrong with dry combing, too much hurry before school, and styles pulled too tight.',
  done: 'You do the {style} by yourself in a time your child can bear, the partings are straight, nothing hurts the next day, and your child likes the mirror.',
  cautions: [
    'A style must not hurt. Bumps, redness or a receding edge mean too tight: undo it the same day. See a doctor about bald patches or a sore scalp.',
  ],
  steps: [
    step(
      'Make a deal with your {child} against the tears',
      'Ask what hurts most and where. Then one sign for stop, a count to ten before each pull, a story or film that exists only then, and a mirror in the hand. Let a doll be combed at the same time. Two short rounds are better than one long one; stop while it is still peaceful.',
      ['Ask what hurts and agree on the stop sign', 'Choose the film for hair time', 'Set a timer of ten minutes'],
      1,
      { when: { said: tender } },
    ),
    step(
      'Look at the hair and ask your {child} what hurts',
      'Straight, wavy, curly or coily, fine or thick, dry at the ends, tender behind the ears? Does a drop of water stand on it or sink in? Ask which style is wanted and what was bad up to now. A photo is the start line.',
      ['Look at one strand wet and dry', 'Ask what hurts and which style is wished', 'Take a photo from behind'],
      0.5,
      { when: { unsaid: tender } },
    ),
    step(
      'Lay out six tools for the hair of your {child}',
      'Wide-tooth comb, tail comb for partings, spray bottle with water, conditioner that slides, four clips, small soft ties without metal. For tight curls a leave-in cream and an oil to seal, for fine hair a light spray. A satin bonnet or pillow saves half of the combing.',
      ['Check what is there', 'Buy only what is missing', 'Put all of it in one box'],
      1,
      { when: { unsaid: someDone } },
    ),
    step(
      'Wash and condition in four sections',
      'Tight curls every one to two weeks, others two or three times a week. Clip into four sections, shampoo on the scalp only, conditioner from the ends up and leave it in while you comb. Press dry with a T-shirt, never rub.',
      ['Choose a wash day with time', 'Clip four sections and wash one by one', 'Press dry with a T-shirt'],
      2,
      { when: { unsaid: someDone } },
    ),
    step(
      'Detangle from the ends upwards with slip',
      'Damp hair with plenty of conditioner, one section at a time. Fingers first, then the wide comb, two centimetres from the ends, then higher. Hold the strand above the knot so that the scalp feels nothing. Twist each finished section away. Twenty minutes at most for a small child, with a film.',
      [
        'Wet and cream one section',
        'Comb from the ends and hold above the knot',
        'Twist the finished section and clip it',
      ],
      2,
    ),
    step(
      'Practise straight partings with the tail comb',
      'Chin down, comb flat, draw from the forehead to the nape in one pull, hold one side away with a clip and look from behind. Then halves into quarters. Ten partings without a style, on damp hair, make the hand sure.',
      ['Draw the middle parting five times', 'Part into four squares', 'Take a photo from behind'],
      1.5,
    ),
    step(
      'Learn three strands on a cord and then on a head',
      'Tie three cords of different colours to a chair and plait with even pull until it lies flat. Then plait on the head at the nape, thumbs close to the scalp. For plaits that lie on the head you take a little hair into the outer strand at each turn.',
      ['Plait the cord for ten minutes', 'Do one low plait on your {child}', 'Add hair at the side for five turns'],
      3,
      { when: { unsaid: textured } },
    ),
    step(
      'Learn flat twists before the first cornrow',
      'Two strands rolled over each other along the parting teach the feed-in: small amounts of hair, picked up at each turn from right below. Cream on the fingers, elbows low, hands close to the scalp. Do the first row at the side, five centimetres long, and undo it if it hurts.',
      ['Do four flat twists to the ears', 'Plait one short row underhand', 'Undo and repeat it three times'],
      4,
      { when: { said: textured } },
    ),
    step(
      'Do the {style} on a weekend without hurry',
      'Plan double the time. Part everything first and clip it, then the side you see best, the nape last. Same tension all along, the first centimetre looser than you think. Seal the ends with a soft tie or a curl round the finger. Ask in between: does it pull?',
      ['Part and clip all of it first', 'Do the first half, pause and eat', 'Check from behind and loosen what pulls'],
      4,
    ),
    step(
      'Keep it over the week and at night',
      'Bonnet or satin pillow, a spray of water with conditioner every second morning, edges smoothed with a damp hand. Rows and twists stay a week or two and not longer, then a rest of some days. For sport and swimming: wet and cream before the pool, rinse after.',
      ['Put bonnet and spray beside the bed', 'Write the day it comes out', 'Do the pool rule once'],
      1.5,
      { when: { said: textured } },
    ),
    step(
      'Have three five-minute styles for school mornings',
      'One high tie, two low plaits, half up with a clip: practised until they take five minutes with wet hands and a story. Damp the hair the evening before and plait it loosely; it is half done in the morning.',
      ['Choose the three with your {child}', 'Time each twice', 'Plait loosely for the night'],
      2,
      { when: { said: straight } },
    ),
    step(
      'Show it to somebody who does it well, and let your {child} choose the next',
      'A braider, an aunt, a mother at school looks at tension and partings for ten minutes and shows you one thing. Compare with the first photo. Your {child} chooses the next style from three pictures and helps with the last plait.',
      ['Ask somebody to look for ten minutes', 'Compare with the first photo', 'Let your {child} choose of three'],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Make hair time a fixed hour',
      'It is easier when it is expected.',
      'Same day, same chair',
      'A film only for then',
    ),
    tip('Buy a practice head', 'It does not cry.', 'Real or mixed fibre', 'Ten partings a day'),
    tip('Watch hands, not faces', 'Choose videos filmed from above.', 'Slow it to half', 'Do each step at once'),
    tip('Learn from her people', 'Hair carries belonging.', 'Ask an aunt or neighbour', 'Look at pictures together'),
    tip('Cut split ends each season', 'They make the knots.', 'Half a centimetre', 'Small sharp scissors'),
    tip('Use water before oil', 'Oil seals, it does not wet.', 'Spray, cream, then oil', 'A coin of each'),
    tip('Praise the hair aloud', 'Children hear how you sigh.', 'Name what is beautiful', 'No word like wild'),
    tip('Keep ties without metal', 'Metal breaks hair.', 'Soft bands', 'Never to bed with tight ones'),
    tip('Protect the edges', 'They break first.', 'No tight styles twice running', 'Loose at the temples'),
    tip('Let them plait you', 'It shows what pulling feels like.', 'Or a doll', 'Ask: too tight?'),
    tip('Take a photo of each style', 'You see your hand grow.', 'From behind and above', 'With date'),
    tip('Have a bad-hair-day plan', 'It happens at ten to eight.', 'A scarf or cap', 'One puff or bun'),
    tip(
      'Treat lice at once and calmly',
      'It is no dirt.',
      'Conditioner and a nit comb',
      'Every four days for two weeks',
    ),
  ],
};
