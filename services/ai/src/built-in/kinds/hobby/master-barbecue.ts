import { type Kind, step, tip } from '../kind.ts';

export const masterBarbecue: Kind = {
  id: 'master-barbecue',
  category: 'hobby',
  name: 'Master barbecue and smoking',
  slots: {
    cut: {
      words: [
        'brisket',
        'pulled pork|pork shoulder|pork butt',
        'ribs|spare ribs|baby back',
        'steak|steaks|tomahawk|picanha',
        'chicken|wings|beer can chicken',
        'fish|salmon|trout',
        'burgers|burger|sausages|sausage',
        'lamb|lamb shoulder|leg of lamb|whole lamb',
        'vegetables|veggies|halloumi|vegan|vegetarian',
        'asado',
        'braai',
        'suckling pig|hog roast|hog',
        'kebabs|kebab|skewers|shashlik',
        'jerk chicken',
      ],
      otherwise: 'meat',
    },
    event: { from: 'event', otherwise: 'a summer party' },
  },
  ask: {
    question: 'What do you cook on, and what would you love to serve?',
    chips: ['Kettle or charcoal', 'Gas, only burgers so far', 'A smoker and a brisket'],
  },
  hoursAWeek: 3,
  weekly: 'One cook at the weekend, with the temperatures written down',
  overview:
    'You will learn two-zone fire, cook by thermometer, and move from chicken and steak to low and slow {cut}, until you feed a party without hurry.',
  approach:
    'Temperature, not minutes: food is ready by its core, and the fire by its lid thermometer at grate height. Set up a hot side and a cool side, leave the lid closed, and start long cooks hours early, because meat can rest wrapped in a cool box but guests cannot wait.',
  done: 'You serve {cut} at the hour you said, cooked to the right core temperature, and you sit with the guests.',
  cautions: [
    'Never bring charcoal or a grill indoors or into a tent: carbon monoxide kills without smell. Poultry and mince need 74 degrees in the core; keep raw and cooked boards apart; ash goes into metal.',
  ],
  steps: [
    step(
      'Light a two-zone fire and cook chicken thighs',
      'Coals on one side only, with a chimney starter, no firelighter taste; gas with one burner off. Brown above the fire, finish on the cool side with the lid on until 74 degrees inside.',
      [
        'Get a chimney starter and a digital thermometer',
        'Clean and oil the grate',
        'Note lid temperature every ten minutes',
      ],
      2,
    ),
    step(
      'Learn your grill’s temperature for an afternoon',
      'Without food: find vent positions for 110, 150 and 220 degrees and how long each lasts. Write them on the lid’s inside.',
      ['Mark vent positions with a pen', 'See how many coals hold 110 degrees for an hour'],
      2,
    ),
    step(
      'Cook steak and vegetables by core temperature',
      'Salt an hour before, cool side until 48 degrees, then a minute hot on each side; rest five minutes. 52 is rare, 57 medium. Vegetables with oil and space.',
      ['Buy one thick piece rather than two thin', 'Note core temperature in and out'],
      3,
      { when: { level: 'beginner' } },
    ),
    step(
      'Smoke something that forgives',
      'Pork shoulder or chicken at 110–130 degrees with two fist-sized pieces of oak, apple or cherry. Thin blue smoke tastes good, thick white smoke bitter. Go on to {cut} when this works.',
      ['Soak nothing, add wood in small pieces', 'Leave the lid shut for two hours', 'Wrap at 70 degrees if it stalls'],
      4,
    ),
    step(
      'Cook {cut} for the first time without guests',
      'Brisket and pork shoulder about 1.5–2 hours a kilo at 110 degrees, ready when a probe slides in like butter near 95; ribs five to six hours. Steak, fish and vegetables need a sharp eye instead.',
      [
        'Write a time plan backwards with two hours to spare',
        'Rest it wrapped for an hour',
        'Note what you would change',
      ],
      8,
    ),
    step(
      'Build a rub, a sauce and two sides',
      'Equal salt and sugar, half paprika, a quarter each of pepper and garlic. One sour and one sweet sauce, slaw and beans: all made the day before.',
      ['Mix half a jar for {cut} and label it', 'Taste the sauce on bread'],
      2,
    ),
    step(
      'Repeat {cut} three times and change one thing',
      'Wood, salt time, wrap or rest. Ask an honest eater about dry, salty, smoky.',
      ['Keep a cook log with photo', 'Buy from a butcher and ask for the cut by name'],
      12,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Feed {event} from your fire',
      'About 200 g cooked meat a person and something good without meat. Start at night or hold it in a cool box up to four hours above 60 degrees. It is done when you eat with them.',
      ['Write times on a sheet', 'Set up a clean table for carving', 'Put out the fire and ash safely'],
      6,
    ),
  ],
  suggestions: [
    tip('Rest the meat', 'Juice runs out otherwise.', 'Ten minutes, brisket an hour', 'Cut across the grain'),
    tip('Keep the lid shut', 'Looking costs fifteen minutes.', 'Probe with a cable', 'Trust it'),
    tip('Salt the day before', 'It goes in and crust improves.', '1.5 per cent', 'Uncovered in the fridge'),
    tip('Burn off the grate', 'Clean steel does not stick.', 'Ten minutes hot', 'Brush'),
    tip('Use less wood', 'Bitter is too much smoke.', 'Two pieces', 'First two hours'),
    tip('Try a cheap cut first', 'A burnt brisket hurts.', 'Shoulder', 'Thighs'),
    tip('Keep a spray bottle', 'Flames need water or no lid.', 'Move the food', 'Never water on fat fire'),
    tip('Have spare fuel', 'It ends at the last hour.', 'One bag more', 'Second gas bottle'),
    tip('Grill fruit', 'Pineapple and peach end the evening.', 'Clean side', 'Two minutes'),
    tip('Mind the wind', 'Vents change with it.', 'Turn the grill', 'Shelter'),
    tip('Use two tongs', 'Raw and cooked.', 'Tape colours', 'Two boards'),
    tip('Ask before lighting', 'Balconies have rules.', 'Lease, park', 'Electric instead'),
  ],
};
