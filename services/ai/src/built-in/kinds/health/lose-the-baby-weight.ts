import { type Kind, step, tip } from '../kind.ts';

export const loseTheBabyWeight: Kind = {
  id: 'lose-the-baby-weight',
  category: 'health',
  name: 'Lose the weight from my pregnancy',
  slots: {
    food: {
      words: [
        'biscuits|cookies',
        'chocolate',
        'toast',
        'takeaways|takeaway|takeout',
        'crisps|chips',
        'cake|cakes',
        'fizzy drinks|cola|soda',
        'sweets|candy',
        'sweet coffees|lattes',
      ],
      otherwise: 'biscuits and leftovers',
    },
    person: {
      words: ['partner', 'husband', 'wife', 'boyfriend', 'mother|mum|mom', 'mother-in-law', 'sister', 'friend'],
      otherwise: 'person at home',
    },
  },
  ask: {
    question: 'How many months ago was the birth, and do you breastfeed?',
    chips: ['Under three months ago', 'Four to twelve months, no longer nursing', 'Over a year, and it stayed'],
  },
  hoursAWeek: 2.5,
  measures: ['kg', 'lb', 'stone'],
  soundPace: {
    perWeek: { kg: 1, lb: 2, stone: 0.15 },
    warning:
      'That is faster than the half to one kilo a week that health services recommend. Read the date as the end of a first stretch, and speak to a doctor before going quicker.',
  },
  weekly: 'Four pram walks, two short strength sessions, one look at tape or scales',
  overview:
    'You check first that your body is ready, then build meals you can eat with one hand, walk with the pram, get belly and pelvic floor strong, and lose about half a kilo a week without hunger.',
  approach:
    'Nine months to put it on, nine months and longer to lose it. Sleep is short, so food has to be easy and in reach. Begin with breakfast and drinks, then walks, then strength. What usually goes wrong is a strict diet on four hours of sleep.',
  done: 'You wear the clothes you named, you move without leaking or heaviness, and the weight has stayed within two kilos for four weeks.',
  cautions: [
    'No weight loss before the check at six to eight weeks, and no diet while nursing without asking: then about half a kilo a week at most, with enough to eat and drink. Leaking, a dragging feeling, a bulge in the belly, bleeding or pain: see a doctor or pelvic floor physiotherapist before you train.',
    'Low mood for two weeks, or no sleep although the baby sleeps: call a doctor today. Thoughts of harming yourself or the baby: call the emergency number now. A history of eating disorder: plan it with a professional and without numbers. Great tiredness, hair loss or a racing heart: have iron and thyroid tested.',
  ],
  steps: [
    step(
      'Write the clothes you want to wear and measure your waist',
      'One piece of clothing is a kinder mark than the scales, because milk and water move the weight. Note waist at the navel, months since the birth, and what you eat standing up. It is done when this page has a date.',
      [
        'Choose the one piece and hang it where you see it',
        'Measure the waist and write the date',
        'Note what you eat standing up for three days',
      ],
      0.5,
    ),
    step(
      'Have belly, pelvic floor and blood looked at once',
      'After the six-week check one visit answers it: gap of the belly, pelvic floor, scar, iron, thyroid, blood pressure, mood. Months later it is still worth it. Ask which exercises you may do and how much weight loss fits nursing.',
      [
        'Book the doctor or a pelvic floor physiotherapist',
        'Ask: what may I lift, and when may I run?',
        'Ask for iron and thyroid values',
      ],
      1,
      { waitDays: 5 },
    ),
    step(
      'Set up three meals that you can eat with one hand',
      'Protein and something that fills: boiled eggs and bread, yoghurt with oats and fruit, soup in a cup, beans in a wrap, chicken and vegetables in a box. Prepare them when your {person} has the baby. Who nurses needs about 400 kcal more than before, so no skipped meals.',
      ['Choose three and shop once for them', 'Cook a pot for three days', 'Put a bottle of water where you feed'],
      3,
      { measured: 'Lose the first {20%} with three easy meals' },
    ),
    step(
      'Walk with the pram on five days a week',
      'Begin with 15 minutes and add five a week up to 40; brisk is when you can talk but not sing. Tie it to the nap that only comes in motion. Hills count double.',
      [
        'Choose a round from your door',
        'Walk it tomorrow at the first nap',
        'Find one other parent for a weekly round',
      ],
      8,
      { measured: 'Lose {40%} with five pram walks a week' },
    ),
    step(
      'Put {food} out of the hours of tiredness',
      'Most extra bites come between four and bedtime, and at night feeds. Put a plate ready at three: fruit, nuts, cheese, cut vegetables. Leftovers of the children go into a box at once. You may have {food}, sitting down, on the days you choose.',
      ['Write your two hungriest hours', 'Put the plate ready before them', 'Choose the days for {food}'],
      1.5,
      { measured: 'Lose {60%} with a plate for the tired hours' },
    ),
    step(
      'Build belly and pelvic floor for ten minutes three times a week',
      'Breathe out and lift the pelvic floor, heel slides, bridges, wall press-ups, squats with the baby, rows with a band. No sit-ups or planks while the belly domes. Jumps and runs wait until hops and a brisk half hour cause no leak.',
      [
        'Learn five movements from a physiotherapist or a postnatal class',
        'Do them on the mat beside the baby',
        'Check for doming and leaking each week',
      ],
      6,
      { when: { weeksFrom: 6 }, measured: 'Lose {80%} while you get stronger' },
    ),
    step(
      'Get two hours of sleep or help a week from your {person}',
      'Short nights raise hunger the next day. Agree on two fixed slots: one long morning, one evening in which somebody else feeds or settles. Cooking or a walk alone may go there, sleep comes first.',
      ['Name the two slots', 'Write who does what then', 'Keep them for four weeks'],
      1,
    ),
    step(
      'Wear the clothes and keep four even weeks',
      'Compare waist and photograph with the first page. When it stands still for a month, look at drinks and portions for a week; ask the doctor if you are tired all the time. Then eat a little more until it stays level for four weeks.',
      [
        'Try the piece on every second Sunday',
        'Write the two habits that stay when work starts again',
        'Give away what is too big',
      ],
      2,
      { measured: 'Lose {total} and hold it for four weeks' },
    ),
  ],
  suggestions: [
    tip('Drink at every feed', 'Thirst feels like hunger.', 'Water in reach', 'Unsweetened tea'),
    tip('Keep a box of cut vegetables', 'One hand is enough.', 'Cut on Sunday', 'Dip ready'),
    tip('Cook double on good days', 'The freezer saves bad ones.', 'Soup', 'Stew'),
    tip('Wear clothes that fit now', 'It is easier on the mood.', 'Two outfits', 'One size for today'),
    tip('Join a postnatal class', 'Company keeps you going.', 'Baby comes along', 'Trained teacher'),
    tip('Photograph monthly', 'Slow change is hard to see.', 'Same light', 'Same clothes'),
    tip('Eat breakfast before ten', 'It calms the afternoon.', 'Eggs or oats', 'With protein'),
    tip('Weigh on one day a week', 'Milk and water move daily.', 'Same morning', 'Write it down'),
    tip('Share the night feeds', 'Sleep lowers hunger.', 'One night each', 'Earplugs'),
    tip('Serve leftovers as a meal', 'Bites standing up add up.', 'Plate', 'Sit down'),
    tip('Carry the baby uphill', 'It trains legs well.', 'Sling', 'Short hill'),
    tip('Say no to tips of others', 'Your body, your pace.', 'One sentence', 'Change the subject'),
  ],
};
