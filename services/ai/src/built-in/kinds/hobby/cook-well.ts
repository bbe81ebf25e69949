import { type Kind, step, tip } from '../kind.ts';

/** They cook. */
const cooks = ['skills okay', 'dishes i can', 'okay, sauces', 'timing wrong'];

/** Alone, for health. */
const widower = ['widower/widow/diabetes/pension', 'since my wife'];

/** Mother’s dishes. */
const motherDishes = ['sambar/roast/curry', 'mother/mam/mum/ma/mama'];

/** Little money. */
const cheapFood = ['budget/thirty/student/flat/noodles/cheap'];

export const cookWell: Kind = {
  id: 'cook-well',
  category: 'hobby',
  name: 'Learn to cook well',
  slots: {
    cuisine: {
      words: [
        'Italian|pasta|nonna',
        'Indian|curry|curries|dal',
        'Thai',
        'Chinese|wok',
        'Japanese',
        'Korean|kimchi',
        'Vietnamese',
        'Mexican|tacos',
        'French',
        'Spanish|tapas',
        'Greek',
        'Turkish',
        'Lebanese|middle eastern',
        'Moroccan',
        'Persian',
        'Ethiopian|west african|nigerian',
        'Caribbean|jerk',
        'vegetarian|veggie',
        'vegan|plant based',
        'fish|seafood',
        'soup and stew|soups|stews',
        'Polish',
        'German',
        'British|roast',
        'Portuguese',
      ],
      otherwise: 'everyday',
    },
    guests: { from: 'person', otherwise: 'three people you like' },
  },
  ask: {
    question: 'What can you cook today, and which dish or kitchen would you love to master?',
    chips: ['Pasta and eggs, that is all', 'Family meals, want new ideas', 'One cuisine in depth'],
  },
  hoursAWeek: 3,
  weekly: 'Cook three fresh dinners, one of them a dish from last week, to do it better',
  measures: ['dishes', 'recipes', 'meals', 'dinners'],
  overview:
    'You will learn to cut, season, fry, braise and time things through ten {cuisine} dishes, each cooked twice. The plan ends with a dinner of three courses for guests.',
  approach:
    'Repeat dishes: the second time is when you learn. Taste at each stage and add salt, acid or fat in small amounts. Beginners heat the pan too little or too much, fill it too full and start before everything is cut.',
  done: 'You cook ten dishes without looking at the recipe and have served a three-course dinner on time.',
  cautions: [
    'Keep raw poultry away from everything else, cook it through (74 degrees inside), cool leftovers within two hours, and ask guests about allergies. Never put water on burning oil: put on a lid and turn the heat off.',
  ],
  steps: [
    step(
      'Plan a dinner backwards from the plate',
      'Write serving time, then each pan with its minutes, and rest for the meat: 10 to 20 under foil buys time for the rest. Veg blanched before and warmed in butter in two minutes, plates hot. Two ovens dishes, one pan, one cold thing. A timer each.',
      ['Write the times backwards', 'Blanch vegetables before', 'Warm plates, rest the meat'],
      1,
      { when: { said: cooks } },
    ),
    step(
      'Learn one curry base and one dessert to fill the gap',
      'Curry: onions 20 minutes brown, ginger and garlic, spices in fat one minute, tomato until oil parts; from it come four dishes. Dessert: one custard or one crumble, done three times. Write what you changed.',
      ['Cook the base three times', 'Four dishes from it', 'One dessert three times'],
      6,
      { when: { said: cooks } },
    ),
    step(
      'Cook one menu three times in a row with guests',
      'The same three dishes on three Saturdays: first alone, then for one, then for four. After each write the minute where it jammed and move that job forward. The third is calm, and then one dish is changed.',
      ['Fix three Saturdays', 'Write the minute where it jammed', 'Move one job to the morning'],
      6,
      { when: { said: cooks } },
    ),
    step(
      'Choose ten {cuisine} dishes and cook the easiest',
      'Three quick ones, four for weekdays, two for guests, one dream. Cook the easiest this week with everything cut and measured before the stove goes on.',
      ['Write the list in 25 minutes', 'Read the recipe twice to the end', 'Cook it and note what you would change'],
      2,
      { when: { unsaid: cooks } },
    ),
    step(
      'Learn to hold the knife and cut five vegetables',
      'One chef’s knife, sharpened, and a board on a damp cloth. Fingers curled, tip stays down. Onion, carrot, pepper, garlic, herbs: evenly matters more than quickly.',
      [
        'Have the knife sharpened or learn it',
        'Watch one clear video on the claw grip',
        'Cut a kilo of onions and cook a soup or one {cuisine} dish from them',
      ],
      2.5,
      { when: { unsaid: cooks, level: 'beginner' } },
    ),
    step(
      'Cook three familiar dishes by taste alone',
      'Put the recipe away and taste at four moments: start, after frying, halfway, end. Write what each lacked: salt, acid, sweetness, fat, time.',
      [
        'Choose three {cuisine} dishes you know',
        'Keep lemon, salt and vinegar beside the stove',
        'Write one sentence on each',
      ],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Stock a basic shelf for {cuisine} cooking',
      'Oil, vinegar, two sorts of salt, stock, tins, rice or noodles, five spices that this kitchen needs. Buy small bags in shops where people of that kitchen shop; ask what they use at home.',
      [
        'Compare the ten recipes and count the ingredients',
        'Throw out spices older than two years',
        'Buy the ten most frequent',
      ],
      2,
      { when: { unsaid: [...cooks, ...cheapFood] } },
    ),
    step(
      'Feed yourself seven days from three pots',
      'Sunday one pot of stew or beans, one tray of vegetables and chicken, rice in a pan: one cup to two of water, lid, 12 minutes low, 10 off. Portions in the fridge. For diabetes half the plate vegetables, palm of protein, fist of grain; ask the nurse for a dietitian. A smoke detector and a timer round the neck.',
      ['Cook rice twice by the clock', 'One stew and one tray on Sunday', 'Ask the nurse for a dietitian'],
      4,
      { when: { said: widower } },
    ),
    step(
      'Get the family dish by cooking it on a call',
      'Phone propped up, she says a pinch and you put it on the scale. Three times: with her, alone, for somebody. Write grams, colour and smell at each stage. Substitute what your town lacks and taste at the end for salt and sour.',
      ['Cook on a call and weigh', 'Cook it alone in the same week', 'Write grams, colours and smells'],
      5,
      { when: { said: motherDishes } },
    ),
    step(
      'Eat well for thirty a week by five base meals',
      'Eggs, lentils, chickpeas, oats, rice, frozen peas, tinned tomatoes and one fresh bag of vegetables. Five meals: dal, chilli, fried rice, pasta with beans, tray of roots. Cook double, freeze half. Market an hour before it shuts. A flat of four eats three courses for the price of a pizza.',
      ['Price five meals per portion', 'Cook double twice a week', 'Shop with a list after eating'],
      3,
      { when: { said: cheapFood } },
    ),
    step(
      'Practise heat: brown, simmer and rest',
      'Pan hot before the oil, food dry, half the pan empty, do not move it for two minutes. Simmer means small bubbles. Meat rests before cutting. Cook three dishes that need these.',
      [
        'Brown mushrooms and a piece of meat or tofu well',
        'Make one braise of two hours',
        'Use a thermometer for meat',
      ],
      5,
    ),
    step(
      'Cook each of five {cuisine} dishes twice',
      'Within one week each, so that you remember. The second time change one thing: heat, order, seasoning or time.',
      [
        'Plan them into the calendar',
        'Photograph the plate and write down the change',
        'Let {guests} taste one of them',
      ],
      14,
      { when: { weeksFrom: 5 }, measured: 'Cook the first {50%}, each of them twice' },
    ),
    step(
      'Spend an evening beside somebody who cooks well',
      'A relative, a neighbour or a course in {cuisine} cooking. Watch hands, ask when they know it is ready, write down amounts while they guess.',
      ['Ask somebody for one dish', 'Buy the ingredients and help', 'Cook it alone within a week'],
      4,
      { when: { unsaid: motherDishes, weeksFrom: 4 } },
    ),
    step(
      'Invent a dinner from what is in the house',
      'Something to fry, a vegetable, a starch, something sour, something crisp. Do it once a week; that is how you become free of recipes.',
      ['List what must be used', 'Choose a form: soup, bowl, pan, salad', 'Taste for salt and acid at the end'],
      4,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Serve a three-course dinner to {guests}',
      'Cold starter made before, main dish you have cooked three times, dessert from the day before. Write a timetable backwards from the hour of serving. It is done when everybody has eaten warm food and you sat with them.',
      ['Ask about allergies and invite', 'Shop two days before', 'Write the timetable and hang it up'],
      6,
      { measured: 'Master all {total} and serve three to guests' },
    ),
  ],
  suggestions: [
    tip(
      'Salt early and in layers',
      'It goes into the food instead of onto it.',
      'A pinch each stage',
      'Taste after it',
    ),
    tip('Dry what you want to brown', 'Wet food steams.', 'Kitchen paper', 'Half the pan empty'),
    tip('Put out everything first', 'Cooking becomes calm.', 'Small bowls', 'Bin at hand'),
    tip('Finish with something sour', 'Lemon often works when salt does not.', 'A few drops', 'Taste again'),
    tip('Keep pasta water', 'Starch binds the sauce.', 'A cup before draining', 'Finish in the pan'),
    tip('Freeze stock in small portions', 'Good soup in ten minutes.', 'Bones and peelings', 'Label with date'),
    tip('Own one good pan', 'It does more than ten gadgets.', 'Heavy base', 'Ask a cook'),
    tip('Write into the cookbook', 'Next time you know it.', 'Date, change, mark', 'Pencil'),
    tip('Smell spices before use', 'No smell, no taste.', 'Toast them dry', 'Grind small amounts'),
    tip('Shop by season', 'A ripe tomato needs no skill.', 'Market near closing', 'Ask what is good today'),
    tip('Clean while it simmers', 'The evening ends when you eat.', 'Sink full of warm water', 'Board first'),
    tip('Cook with a child or friend', 'Explaining makes it clear.', 'They choose the dish', 'Safe knife'),
  ],
};
