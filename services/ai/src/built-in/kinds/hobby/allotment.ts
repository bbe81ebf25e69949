import { type Kind, step, tip } from '../kind.ts';
import { allotmentHere } from '../local-papers.ts';

/** The plot is theirs. */
const hasPlot = [
  'got plot',
  'took over',
  'handed me',
  'passed on',
  'gave me a',
  'given me a',
  'they gave/ve_given',
  'key to the gate',
  'half of it',
  'second year on',
  'first season',
  'a plot is free',
  'plot at last',
  'board expects',
];

/** The committee waits. */
const warned = ['warning/inspection/committee/kick/board', 'third is with', 'rules say'];

/** Wild ground. */
const wildPlot = ['brambles/nettles/couch/thistles/jungle/overgrown', 'couch grass'];

/** Back, age, small children. */
const weak = ["back isn't", 'too much', 'toddlers/toddler', '68/70/72/75'];

export const allotment: Kind = {
  id: 'allotment',
  category: 'hobby',
  name: 'Take on an allotment and harvest from it',
  slots: {
    crop: {
      words: [
        'potatoes|potato',
        'onions and garlic|onions|onion|garlic',
        'beans|runner beans|broad beans|french beans',
        'courgettes and squash|courgettes|courgette|squash|pumpkins',
        'soft fruit|raspberries|currants|strawberries|berries',
        'salad|lettuce',
        'brassicas|cabbage|kale|sprouts',
        'tomatoes|tomato',
        'sweetcorn',
        'cut flowers|dahlias',
        'rhubarb',
        'fruit trees|apple',
      ],
      otherwise: 'vegetables',
    },
  },
  ask: {
    question: 'What does the plot look like, and how many hours a week have you?',
    chips: ['Overgrown jungle', 'On the waiting list', 'Two hours a week at most'],
  },
  hoursAWeek: 4,
  weekly: 'One long visit and one short one a week, with the hoe first',
  measures: ['beds'],
  overview:
    'You will get a plot and know its rules, clear it in quarters instead of all at once, plant what forgives a first year, and bring {crop} home by autumn.',
  approach:
    'Most people give up a plot in its first May because they cleared everything in March and weeds came back faster than crops. Cover three quarters with cardboard, tarpaulin or compost and dig or mulch one. Two hours twice a week from April to September are what a half plot needs.',
  done: 'Half of the plot is in beds, you have carried home a harvest for eight weeks, and the plot passes the committee’s inspection.',
  cautions: [
    'Ask before you burn, build or use sprays: most sites have rules. Old plots may hold glass, wire or asbestos sheets, so wear gloves and report boards that look like cement.',
  ],
  steps: [
    step(
      'Read the rules of the site and walk it with a neighbour',
      'Rent day, part that must be cultivated by when, hut, water, fires, bees, bins. Ask who has compost, keys and the strimmer. Photograph the plot with the date: it shows the committee where you began.',
      ['Read the rules and mark two dates', 'Ask two neighbours what grows', 'Photograph all four sides'],
      1,
      { when: { said: hasPlot } },
    ),
    step(
      'Answer the committee with a plan and a date',
      'Write before they write again: which part is ready by when, photograph, where you need time. Clear first what they see: path side, edges, the nearest third. Sheet the rest with weights; covered counts as cared for on most sites, so ask. German Kleingärten ask a third in vegetables and fruit.',
      [
        'Write three lines with a date and photograph',
        'Clear path side and edges first',
        'Ask whether covered ground counts',
      ],
      1.5,
      { when: { said: warned } },
    ),
    step(
      'Ask for a plot and read the rules',
      'Ask the council or the site secretary for waiting time, rent, water, shed, trees, hens, and how soon it must be cultivated. Ask for half a plot.',
      [
        'Write to two sites',
        'Read the lease for sheds, fires and water',
        'Visit on a Sunday and talk to two neighbours',
      ],
      1.5,
      { when: { unsaid: hasPlot }, local: allotmentHere },
    ),
    step(
      'Map the plot and decide the first quarter',
      'Walk it with a sketch: sun, shade, water, couch grass, bindweed, what is already good. Choose the quarter nearest to the gate and water; cover all the rest now.',
      [
        'Draw it with north and paces',
        'Photograph weeds and ask a neighbour for names',
        'Ask what {crop} do well on this soil',
      ],
      2,
    ),
    step(
      'Clear and cover in one weekend with help',
      'Strim to the ground, carry out rubbish, lay overlapping cardboard and 5–10 cm compost on the first beds, sheets with stones on the rest. Dig out bindweed and couch roots only where you will plant.',
      [
        'Ask three friends and promise food',
        'Collect plain cardboard without tape',
        'Order compost or manure and ask where it may be tipped',
      ],
      10,
      { when: { unsaid: wildPlot } },
    ),
    step(
      'Take the wild plot by quarters: cut, cover, dig once',
      'Brambles down to a foot and crowns out with a mattock; nettles show rich soil and pull after rain. Couch and thistle: thick cardboard and black sheet for a season, or fork roots out before planting potatoes. One quarter planted, three covered. An hour twice a week clears 20 square metres a month.',
      [
        'Cut one quarter and lift the crowns',
        'Cover three quarters with weights',
        'Plant potatoes or squash in the first',
      ],
      10,
      { when: { said: wildPlot } },
    ),
    step(
      'Fit plot and hours to your back and your people',
      'Half a plot is a plot. Beds 60 cm wide and as high as a knee, long tools, 20 minutes and change, no digging. Sand pit and own bed for toddlers, gate shut. Share with a neighbour: one digs, one waters. Manual jobs on the middle of the day only to May.',
      ['Ask for half or a sharer', 'Build one high bed', 'Set a timer of 20 minutes'],
      3,
      { when: { said: weak } },
    ),
    step(
      'Build four beds and one path',
      'Beds 1.2 metres wide so that you never tread on them, paths 40 cm with wood chips. Compost heap, water butt and a chair come now, the shed later.',
      ['Mark with string', 'Ask tree surgeons for free chips', 'Set up two compost bays'],
      5,
      { when: { unsaid: [...weak, ...wildPlot] } },
    ),
    step(
      'Plant what forgives: {crop} first',
      'Potatoes, onion sets, beans, courgettes, chard and garlic shrug off beginners. Potatoes in early spring, beans and courgettes after the last frost, garlic in autumn. Net cabbages from the first day.',
      [
        'Make a list with sowing months for your area',
        'Raise beans and courgettes in pots on a windowsill',
        'Buy small plants where you are late',
      ],
      6,
      { months: [3, 6] },
    ),
    step(
      'Keep the weekly round through the summer',
      'Hoe on dry mornings before weeds are seen, water deeply twice a week, pick, sow something in every gap. Ten minutes of hoeing now save an hour next month.',
      [
        'Fix two days for the {crop}',
        'Swap watering with a neighbour for holidays',
        'Keep a page a week: sown, picked, lost',
      ],
      30,
      { months: [7, 9], when: { weeksFrom: 6 }, measured: 'Bring {60%} of the plot into beds' },
    ),
    step(
      'Harvest, store and share your {crop}',
      'Courgettes at 15 cm, beans before they bulge, potatoes cured for a week in the dark, onions dried until they rustle. Weigh one crate a week.',
      ['Freeze or bottle on the same day', 'Take something to the site’s table', 'Save seed from the best beans'],
      6,
      { months: [7, 10] },
    ),
    step(
      'Open the next quarter for {crop} and plan year two',
      'Lift a cover in autumn, rake off, mulch and plant garlic. Rotate: not the same family in the same bed. It is done when half is in beds and the second year is on paper.',
      [
        'Draw this year’s beds and next year’s',
        'Spread compost before winter',
        'Pay the rent and give back borrowed tools',
      ],
      4,
      { months: [9, 11], measured: 'Have all {total} in beds' },
    ),
  ],
  suggestions: [
    tip(
      'Ask the neighbour on the next plot what fails here',
      'Each site has its own frost, slugs and soil, and they know it.',
      'Ask what they no longer plant',
      'Offer to water in their holidays',
    ),
    tip(
      'Cover what you cannot work this month',
      'A sheet or cardboard keeps weeds from seeding while you do the rest.',
      'Weigh it down with stones',
      'Check below it after eight weeks',
    ),
    tip(
      'Hoe for ten minutes at the start of each visit',
      'Small weeds die in the sun and never become work.',
      'Choose a dry morning',
      'Rake them off if rain is due',
    ),
    tip(
      'Keep a box of spare things at the plot',
      'Forgotten gloves and string end many visits early.',
      'Gloves, knife, string, pencil',
      'A bottle of water',
    ),
    tip('Start with half a plot', 'A full one is a second job.', 'Ask to share', 'Grow into it'),
    tip('Cover before you clear', 'Darkness works while you sleep.', 'Cardboard', 'Until spring'),
    tip('Plant what is dear in shops', 'Potatoes are cheap.', 'Raspberries', 'Herbs, salad'),
    tip('Talk to the old hands', 'They know the frost pocket.', 'Bring tea', 'Ask one question'),
    tip('Keep a visitor’s bag there', 'Forgotten gloves end visits.', 'Knife, string, water', 'In a tin'),
    tip('Sow little and often', 'Thirty lettuces come at once.', 'Ten a fortnight', 'Mark the row'),
    tip('Net brassicas at once', 'Pigeons come the first night.', 'Fine mesh', 'Pegged down'),
    tip('Plant raspberries early', 'They give for ten years.', 'Autumn sorts are easy', 'One row'),
  ],
};
