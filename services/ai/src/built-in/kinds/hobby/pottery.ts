import { type Kind, step, tip } from '../kind.ts';

/** They throw. */
const throwsPots = ['centring works', 'walls collapse', 'bisque', 'glaze ran', 'teapots'];

/** No kiln, no money. */
const noMoney = ['budget/zero/cheap', 'kiln nobody'];

/** Hands. */
const shaky = ['shake/shaky/therapist'];

export const pottery: Kind = {
  id: 'pottery',
  category: 'hobby',
  name: 'Learn pottery',
  slots: {
    pots: {
      words: [
        'mugs|mug',
        'cups|cup|espresso cups',
        'bowls|bowl',
        'plates|plate',
        'dinner plates|dinner service|dinner set|tableware',
        'vases|vase',
        'teapots|teapot|tea pot',
        'jugs|jug|pitcher',
        'plant pots|planters|plant pot',
        'tiles|tile',
        'bust|portrait head|head',
        'sculptures|sculpture|sculptures|figure|figures',
        'lidded jars|jars|jar',
        'candle holders|candlesticks',
        'serving dishes|platter',
        'Christmas ornaments|ornaments',
        'sake cups|sake set',
        'incense holders',
        'lamps|lamp',
        'oil bottles|bottles',
        'cereal bowls',
        'butter dishes|butter dish',
      ],
      otherwise: 'pots',
    },
  },
  ask: {
    question: 'Have you worked with clay, and is there a wheel or studio near you?',
    chips: ['Never, want to try a class', 'At home without a wheel', 'I throw, want better forms'],
  },
  hoursAWeek: 3,
  weekly: 'One studio session of two to three hours, with three pots of the same form',
  measures: ['pots', 'mugs', 'bowls', 'pieces', 'plates', 'cups'],
  overview:
    'You will begin with a taster class, make the same small form many times, learn trimming, handles and glaze with test tiles, and finish {pots} of your own that you use every day.',
  approach:
    'Repeat one form instead of making one of each; cut some in half to see the walls. Clay has its own calendar: drying, first firing, glazing and second firing take three to five weeks, so plan backwards. Most people give up at centring, which usually needs ten to fifteen hours at the wheel.',
  done: 'You use your own {pots} every day, glazed and without a leak.',
  cautions: [
    'Clay dust harms the lungs: wipe wet, never sweep or sand dry without a proper mask, and wash your apron often. For anything that touches food use glazes sold as food-safe and fired to the stated temperature; air-dry clay is not for food. A kiln needs an electrician, ventilation and distance from walls.',
  ],
  steps: [
    step(
      'Book a taster class at a pottery near you',
      'Look for small groups (eight or fewer), your own wheel, and firing included in the price. Ask about waiting lists, membership and when pots are ready.',
      [
        'Message two studios with these questions',
        'Ask whether beginners can make {pots} there',
        'Cut your nails and pack an old towel',
      ],
      1,
      { when: { unsaid: [...throwsPots, ...noMoney], level: 'beginner' } },
    ),
    step(
      'Throw five cylinders and cut them in half',
      'Same weight of clay each, 400 g. Note height, thickness at base and rim. The cut shows whether the base, the pull or the rim is your weak point.',
      ['Weigh five balls', 'Photograph the cut walls', 'Write which fault your {pots} share'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Cut five pots in half and find where walls give way',
      'Base 8 mm, walls 5, rim 4 is sound. Collapse at 15 cm means a thin belt at two thirds, too much water or a wheel too fast: three slow pulls, sponge water out, compress the rim each time, belly last. 700 grams, ten cylinders a session, cut each.',
      ['Ten cylinders of 700 grams', 'Cut and measure walls', 'Three pulls, no more'],
      2,
      { when: { said: throwsPots } },
    ),
    step(
      'Make glaze stay: tiles, thickness and a bare foot',
      'Running means too thick, too hot or on a vertical wall. Three dips of one, two, three seconds on upright tiles, scratch test, one centimetre bare above the foot, a cookie below. Ask cone and shelf place. For teapots: spout above the water line, holes of 4 mm, lid from the same clay, dried together.',
      ['Dip upright tiles for 1, 2, 3 seconds', 'Leave a centimetre bare', 'Write cone and place of each'],
      4,
      { when: { said: throwsPots } },
    ),
    step(
      'Pinch and coil three pots by hand',
      'Hand building needs only a table, a bag and a fork for scoring. Even walls of 6 to 8 mm, joints scored and wetted, slow drying under plastic.',
      [
        'Knead the clay until there are no bubbles',
        'Make one pinch pot and one from coils',
        'Try a small version of your {pots}',
      ],
      4,
      { when: { unsaid: throwsPots } },
    ),
    step(
      'Practise centring and a simple cylinder',
      'Elbows braced, wheel fast, little water, pressure steady and released slowly. Do six sessions before you judge. It is centred when a finger held still shows no wobble.',
      ['Book six sessions', 'Begin with 500 g of soft clay', 'Keep only the last pot of each day'],
      14,
      { when: { unsaid: [...throwsPots, ...shaky], weeksFrom: 8 } },
    ),
    step(
      'Make ten of the same form from one drawing',
      'Draw outline and measurements, allow about 10 to 12 per cent for shrinking, weigh each ball. Use a stick with the height and width marked on it.',
      ['Draw your {pots} at full size', 'Weigh ten balls the same', 'Put them in a row and keep the best four'],
      10,
      { when: { weeksFrom: 5 }, measured: 'Make the first {20%}' },
    ),
    step(
      'Find clay, wheel and firing for little money',
      'Community studio by the hour, school kiln with the caretaker and an electrician’s check, firing by the shelf at a potter’s for a few coins each. 10 kg of clay makes twenty cups; hand-building needs no wheel. A set of four fits one shelf: bisque and glaze, six weeks together.',
      ['Ask two studios for firing by the shelf', 'Have the old kiln checked', 'Buy 10 kg of mid-fire clay'],
      2,
      { when: { said: noMoney } },
    ),
    step(
      'Build by slabs and moulds where hands shake',
      'Roll between two sticks, cut by template, drape over a bowl, join with slip and a coil. Elbows on the table, banding wheel, thick tools, sessions of 20 minutes. A shaky line is texture: stamps and cloth prints. Ask the therapist for one grip aid.',
      ['Roll slabs between sticks', 'Drape five over one bowl', 'Print with cloth or stamps'],
      4,
      { when: { said: shaky } },
    ),
    step(
      'Trim feet, add handles and dry slowly',
      'Leather-hard is right: firm like cheddar. Handles go on at the same dampness as the body. Cover loosely for a week; most cracks come from uneven drying.',
      ['Trim each foot and sign it', 'Attach handles or edges to your {pots}', 'Turn them every second day'],
      6,
      { waitDays: 10, measured: 'Reach {50%} with feet trimmed' },
    ),
    step(
      'Test glazes on ten small tiles',
      'Two glazes, one and two coats, thick and thin, on the same clay, standing upright. Write numbers underneath with oxide. Ask the studio for its firing temperature.',
      ['Make and number the tiles', 'Ask which glazes are food-safe', 'Choose two for your {pots}'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Glaze your pots and hand them in for firing',
      'Wipe off dust, wax the foot, leave 3 mm free at the base, and count the seconds in the bucket. Note each one in the book: without notes it cannot be repeated.',
      ['Wash the bisque with a damp sponge', 'Glaze your {pots} in one session', 'Ask when the kiln is opened'],
      3,
      { waitDays: 14, daysBefore: 14 },
    ),
    step(
      'Test, use and share the finished set',
      'Smooth the foot with wet sandpaper, leave water in overnight on paper, check for sharp spots. Then use your {pots} for a week and write the form you want to make next.',
      [
        'Test for leaks overnight',
        'Drink, eat or plant from them for a week',
        'Give one away with your name underneath',
      ],
      2,
      { measured: 'Finish all {total} and use them' },
    ),
  ],
  suggestions: [
    tip('Throw with your eyes shut for a minute', 'Hands feel the wobble better.', 'Slow wheel', 'Breathe out'),
    tip(
      'Keep only the best of each session',
      'The rest goes back into the clay bin.',
      'Firing costs money',
      'You learn to let go',
    ),
    tip('Film your hands from the side', 'The mistake is visible.', 'One minute', 'Compare with your teacher'),
    tip('Use less water', 'Wet clay collapses.', 'Sponge the inside', 'Slip instead of water'),
    tip('Handle cups in a shop', 'Note weight, lip and handle.', 'Three you like', 'Measure with your fingers'),
    tip('Keep a glaze notebook', 'Nobody remembers two coats.', 'Photo and number', 'Where in the kiln'),
    tip('Wedge a day’s clay first', 'Bubbles and lumps ruin throwing.', 'Fifty turns', 'Weigh in balls'),
    tip('Visit a kiln opening', 'You see what went wrong for others.', 'Ask questions', 'Offer to help load'),
    tip('Share a firing', 'Small kilns take guests.', 'Local potters group', 'Same temperature'),
    tip(
      'Start hand building at home',
      'A tray, a cloth, a rolling pin.',
      'Wipe wet afterwards',
      'Clay never in the sink',
    ),
    tip('Make the lid with the pot', 'They shrink together.', 'Measure with callipers', 'Dry them as a pair'),
    tip('Take a weekend with a potter', 'Two days equal two months.', 'Ask about one form', 'Draw each evening'),
  ],
};
