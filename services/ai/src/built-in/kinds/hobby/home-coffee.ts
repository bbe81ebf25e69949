import { type Kind, step, tip } from '../kind.ts';

export const homeCoffee: Kind = {
  id: 'home-coffee',
  category: 'hobby',
  name: 'Make café-quality coffee at home',
  slots: {
    brew: {
      words: [
        'espresso|espressos|portafilter|flat white|cappuccino',
        'pour-over|pour over|v60|filter coffee|chemex|filter',
        'French press|french press|cafetiere',
        'moka pot|moka|bialetti',
        'AeroPress|aeropress',
        'cold brew',
        'Turkish coffee|turkish coffee|cezve|ibrik',
        'latte art|lattes|latte',
        'decaf|decaf coffee',
        'matcha',
      ],
      otherwise: 'coffee',
    },
  },
  ask: {
    question: 'What do you brew with, and what is wrong with the cup?',
    chips: ['Espresso machine, sour shots', 'Filter or pour-over', 'Latte art'],
  },
  hoursAWeek: 2,
  weekly: 'Two careful cups a day with the scale, everything else as always',
  measures: ['cups', 'coffees', 'shots'],
  overview:
    'You will get fresh beans and an even grind, set one recipe for {brew} by weight and time, and correct it by taste: sour means finer, bitter means coarser.',
  approach:
    'Money goes into the grinder first. Change one thing at a time and taste: sour and thin is under-extracted, bitter and dry is over-extracted. Beans one to five weeks after roasting, filtered soft water and a scale solve most cups.',
  done: 'Five mornings in a row you make {brew} that you would pay for, without a guess.',
  cautions: [
    'Up to 400 mg caffeine a day, about four cups, is fine for most adults, and half of it in pregnancy; none after lunch if you sleep badly. Steam and hot pots scald.',
  ],
  steps: [
    step(
      'Weigh one cup today and taste it with care',
      'Filter: 15 g for 250 g water of 94 degrees, three minutes. Espresso: 18 g in, 36 g out, 25–30 seconds. Write sour, bitter, thin or good.',
      ['Take a kitchen scale to the machine', 'Time one brew', 'Write one word about the taste'],
      0.5,
    ),
    step(
      'Buy fresh beans and sort the water',
      'A roaster’s medium roast with a date on the bag, 250 g at once. Hard water dulls {brew} and kills machines: use a filter jug.',
      [
        'Find a roaster near you and ask for a forgiving bean',
        'Test the water hardness with a strip',
        'Descale the machine or kettle',
      ],
      1,
    ),
    step(
      'Get an even grind',
      'A burr grinder by hand or motor beats any machine upgrade. Grind just before; a café or shop lets you compare. Ask what fits {brew}.',
      ['Compare hand and electric grinders', 'Find the zero point and count clicks'],
      1,
    ),
    step(
      'Set your recipe for {brew} in five cups',
      'Same dose and time; only the grind moves. Finer until it turns bitter, two steps back. Note the setting.',
      ['Brew three at three grinds side by side', 'Note the best in grams and seconds'],
      3,
      { measured: 'Brew the first {20%}' },
    ),
    step(
      'Make every cup of {brew} even',
      'Espresso: level bed, straight tamp, clean basket. Pour-over: rinse paper, 45 g bloom, pour in circles, flat bed. Press: four minutes, skim, wait.',
      ['Film one brew', 'Weigh what comes out', 'Clean after every cup'],
      4,
    ),
    step(
      'Learn to steam milk for drinks',
      'Cold milk, tip just under the surface two seconds of hiss, then whirl until the jug is just too hot to hold (60 degrees). Pour from low with a wiggle. Without steam: hot milk in a press.',
      ['Practise with water and a drop of soap', 'Pour ten hearts', 'Film from above'],
      4,
    ),
    step(
      'Taste three beans from three countries',
      'Ethiopia, Brazil, Sumatra or what your roaster has. Cup them: 12 g coarse, 200 g water, four minutes, break the crust, slurp.',
      ['Invite one person', 'Choose a house bean and write its recipe for {brew}'],
      2,
    ),
    step(
      'Serve {brew} to friends five times',
      'Fixed routine under five minutes, machine warm, cups too. It is done when nobody adds sugar out of politeness.',
      ['Ask for one honest word', 'Write the recipe on the wall', 'Put cleaning days into the calendar'],
      3,
      { measured: 'Brew all {total}' },
    ),
  ],
  suggestions: [
    tip('Change the grind only', 'Two changes confuse.', 'One click', 'Taste'),
    tip('Warm the cup', 'Cold china kills it.', 'Hot water', 'Pour out'),
    tip('Buy small bags', 'Old beans are flat.', 'Date on the bag', 'No fridge'),
    tip('Freeze portions', 'They stay fresh for months.', 'Airtight', 'Grind frozen'),
    tip('Clean with powder', 'Old oil is bitter.', 'Weekly', 'Rinse twice'),
    tip('Use a timer', 'Memory adds seconds.', 'Phone', 'From the first drop'),
    tip('Stir the bed', 'Channels taste sour and bitter.', 'Thin needle', 'Tap level'),
    tip('Try less coffee', 'Strong is not better.', 'One to sixteen', 'Adjust'),
    tip('Book a barista class', 'Milk is learned by hand.', 'Two hours', 'Your own jug'),
    tip('Buy used machines with care', 'Seals and boilers age.', 'Ask for a cup', 'Descale'),
    tip('Keep a taste page', 'You forget by Friday.', 'Bean, grind, word', 'Stars'),
    tip('Have a decaf bean', 'Evenings without a price.', 'Finer grind', 'Same roaster'),
  ],
};
