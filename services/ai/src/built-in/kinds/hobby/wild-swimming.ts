import { type Kind, step, tip } from '../kind.ts';

export const wildSwimming: Kind = {
  id: 'wild-swimming',
  category: 'hobby',
  name: 'Go wild swimming and cold dipping',
  slots: {
    water: {
      words: [
        'lake|lakes|loch',
        'sea|ocean|coast|beach',
        'river|rivers',
        'lido|outdoor pool',
        'ice hole|ice|frozen lake',
        'reservoir|quarry',
        'fjord',
      ],
      otherwise: 'lake',
    },
    aim: {
      words: [
        'winter swimming|ice swimming|all winter|winter|cold water|cold dips|ice bath',
        'swimming with friends|group|club',
      ],
      otherwise: 'regular dips',
    },
  },
  ask: {
    question: 'Where would you swim, and what is the aim?',
    chips: ['Dips all through winter', 'New Year’s dip', 'Sea, I am a bit scared'],
  },
  hoursAWeek: 2,
  weekly: 'Two dips or swims a week with somebody, one of them short',
  measures: ['dips', 'swims'],
  overview:
    'You will find a safe spot and company, learn to enter cold water calmly, dress and warm up after, and build towards {aim} in the {water}.',
  approach:
    'Cold shock in the first ninety seconds is the danger, and it passes when you breathe out slowly. Go in by walking, stay one minute a degree as an upper limit at first, come out while it is still pleasant. Cold goes on working for ten minutes after you are out.',
  done: 'You have kept to your {aim} in good company, and you warm up again within half an hour.',
  cautions: [
    'Ask a doctor first with heart trouble, high blood pressure, asthma, epilepsy or in pregnancy. Never alone, never after alcohol, never jump into cold water; if you get into trouble lie on your back and float. Stay out for two days after heavy rain and of blue-green algae.',
  ],
  steps: [
    step(
      'Find a group and a safe place to get in',
      'Local swimming groups know entry, depth, currents, water quality and car park. Go and watch once; ask for a slow entry and a way out when tired.',
      [
        'Search for an outdoor swimming group',
        'Look up water quality and temperature',
        'Check your health with the list above',
      ],
      1,
    ),
    step(
      'Get the five things that keep you safe',
      'Bright cap, tow float, wetsuit or neoprene socks and gloves if you like, a thermometer, and a bag packed in the order of dressing with a flask.',
      [
        'Borrow a float and wetsuit first',
        'Pack hat, wool layers, mat and flask',
        'Tell somebody where and until when',
      ],
      1,
    ),
    step(
      'Take the first dip in company',
      'Best in summer or at over 15 degrees. Walk in to the waist, breathe out long, hands in, shoulders in, three minutes along the edge. Write down temperature and minutes.',
      ['Agree on a signal to get out', 'Stay in standing depth', 'Dry the top half first'],
      1.5,
      { months: [6, 9] },
    ),
    step(
      'Practise floating, breathing and sighting',
      'Float on your back for a minute, swim breaststroke with head up, look at a mark every six strokes, swim parallel to the shore of the {water}. For crawl: two lengths in the pool each week.',
      ['Float at the start of each swim', 'Do six sessions in a pool or lido', 'Swim once in waves close to the edge'],
      4,
    ),
    step(
      'Go twice a week as the {water} cools',
      'Do not stop in autumn: the body learns by going on. Shorten with the temperature: ten minutes at 10 degrees, two at 2 degrees is plenty.',
      [
        'Keep a log: degrees, minutes, how long you shivered',
        'Cut the time when you slept badly',
        'Learn the first signs of cold in a friend: slurred words, clumsy hands',
      ],
      12,
      { when: { weeksFrom: 5 }, measured: 'Do the first {50%}' },
    ),
    step(
      'Learn to get out and warm up',
      'Out, wet things off, dry, layers, hat, warm drink, walk. No hot shower in the first minutes and no driving until shivering stops.',
      ['Rehearse dressing in four minutes beside the {water}', 'Pack the bag in reverse order'],
      1,
    ),
    step(
      'Build up to {aim}',
      'Change one thing at a time: a little longer in the same water, or the same minutes in colder water, never both. Shivering that goes on for half an hour means it was too long.',
      ['Write a table of weeks', 'Keep one easy dip in each week', 'Agree the dates with the group early'],
      12,
      { when: { weeksFrom: 8 }, measured: 'Reach {80%} safely' },
    ),
    step(
      'Keep up your {aim} and set the rhythm',
      'Check weather, wind, tide and health that morning, and turn back without shame. It is done when you are dry, warm and have the next date.',
      ['Look at wind and tide the evening before', 'Swim with a buddy and a float', 'Write down what you would change'],
      3,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Breathe out slowly as you go in',
      'Long out-breaths stop the gasp of cold shock.',
      'Ankles, knees, waist',
      'Count to ninety',
    ),
    tip(
      'Get out while it still feels good',
      'You go on cooling for ten minutes afterwards.',
      'A minute a degree at most',
      'Less when tired',
    ),
    tip(
      'Pack the bag in the order of dressing',
      'Cold fingers manage no surprises.',
      'Hat and top on top',
      'Flask within reach',
    ),
    tip(
      'Look up the water after heavy rain',
      'Sewers overflow into rivers and bays.',
      'Wait two days',
      'Use an alert page',
    ),
    tip('Breathe out first', 'Long out-breaths stop the gasp.', 'Ankles, knees, waist', 'Count to ninety'),
    tip('Dress in the right order', 'Top half first, then feet.', 'Loose clothes', 'Fleece robe'),
    tip('Set an upper limit', 'A minute a degree is plenty.', 'Watch on the wrist', 'Less when tired'),
    tip('Check the outfalls', 'Rain brings sewage.', 'Alert app', 'Two days'),
    tip('Know the rip', 'Swim along the shore, not against it.', 'Ask lifeguards', 'Float'),
    tip('Swim with the shore on one side', 'Wind pushes out.', 'Sight a tree', 'Turn early'),
    tip('Choose an easy exit', 'Cold hands climb badly.', 'Slope', 'Ladder checked'),
    tip('Learn from locals', 'They know the weed and the weir.', 'Ask before', 'Follow in'),
  ],
};
