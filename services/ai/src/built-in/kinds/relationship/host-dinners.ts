import { type Kind, step, tip } from '../kind.ts';

const hosted = ["menu's/menu is? fixed", 'second/third/last supper/dinner/evening/time', 'ate cold', 'already hosted'];

const beginnerCook = ['only know/can cook/do', 'can do chilli/pasta', 'never cooked/did/done', 'for two'];

const oneBoss = ['boss/bosses/colleagues/client/clients/in-laws/his_parents/her_parents'];

const sharedKitchen = ['shared kitchen', 'tiny/small oven/kitchen/flat', 'student/students/dorm/flatmates', 'no table'];

export const hostDinners: Kind = {
  id: 'host-dinners',
  category: 'relationship',
  name: 'Have people round for dinner',
  slots: {
    meal: {
      words: [
        'Sunday lunch|sunday lunch|sunday roast|sunday roasts',
        'brunch',
        'barbecue|bbq',
        'Christmas dinner|christmas dinner|christmas lunch',
        'Thanksgiving dinner|thanksgiving',
        'supper club|supper',
        'potluck',
        'Shabbat dinner|shabbat',
        'iftar',
        'raclette|fondue',
        'tea|coffee and cake|coffee',
        'dinner party|dinner parties|dinners|dinner',
      ],
      otherwise: 'dinner',
    },
    guests: {
      words: [
        'neighbours',
        'colleagues|boss',
        'in-laws|parents in law',
        'new friends',
        'old friends',
        'family',
        'class|classmates',
        'friends',
      ],
      otherwise: 'guests',
    },
    diet: {
      words: [
        'vegan',
        'vegetarian',
        'gluten-free|gluten free|coeliac',
        'halal',
        'kosher',
        'allergic|allergy|allergies|nut allergy',
      ],
      otherwise: 'special diets',
    },
  },
  ask: { question: 'What holds you back?', chips: ['My cooking', 'My home or table', 'Time and money'] },
  hoursAWeek: 4,
  overview:
    'You will choose guests and a date, a menu that you know and that waits for you, share out the work by days, and sit at the table with your {guests} instead of standing in the kitchen.',
  approach:
    'People remember warmth, and not the third course. One dish that cooks itself, one cold starter, one bought pudding. It goes wrong with new recipes, cleaning until the bell, and a host who apologises.',
  done: 'They have come, eaten and laughed, you sat most of the time, and you know the date of the next one.',
  steps: [
    step(
      'Write what kept you on your feet last time',
      'Starters, seats, plates, sauces, the oven: mark the two that kept you standing. The starter is on the table before the bell, the seats have names, the second course serves itself from a pot. One guest is asked beforehand to pour.',
      ['Mark the two things', 'Move each to before the bell or to a guest', 'Write the seats'],
      0.5,
      { when: { said: hosted } },
    ),
    step(
      'Write the guest list and two dates',
      'Four to eight people round one table are easiest. Mix a talker, a listener and somebody new. Give the invitation an end, such as Saturday from seven to eleven, and ask what nobody may eat.',
      ['Choose four to eight people', 'Send two dates', 'Ask what nobody may eat'],
      0.5,
      { waitDays: 2, when: { unsaid: hosted } },
    ),
    step(
      'Cook the one dish you can, for more people, and buy the rest',
      'Chilli, biryani or a roast for eight is your dish times three, in a larger pot, an hour longer. Bread, a salad from bags, cheese and ice cream are bought. Nobody counts courses. Ask about meat, nuts and spice when you invite.',
      ['Write the amounts times three', 'Borrow the larger pot', 'List what is bought'],
      0.75,
      { when: { said: beginnerCook } },
    ),
    step(
      'Choose a menu with one pot in the middle',
      'Stew, curry, lasagne or a roast tray with bread and salad is enough, and cheese or ice cream to end. Two thirds should be cold or ready before the bell. Reckon 150 g of meat, 100 g of dry pasta or 250 g of potatoes a head, half a bottle of wine and a litre of water.',
      ['Choose one dish you have cooked before', 'Check pots, oven and chairs', 'Write quantities per head'],
      0.75,
      { when: { unsaid: beginnerCook } },
    ),
    step(
      'Make the main dish right for {diet} guests',
      'Cook one dish that everybody can eat rather than a special plate, and serve meat or cheese beside it. Read the labels of stock, sauces and gelatine. Use a separate board and spoon, and keep the packets to show.',
      ['Ask the guest what is safe', 'Read labels of stock and sauces', 'Set a clean board apart'],
      1,
      { when: { named: 'diet' } },
    ),
    step(
      'Cook the main dish once for yourselves',
      'Note minutes and salt, and what burns. If it is no joy, choose an easier dish. Nobody knows what you had planned.',
      ['Cook it on a weekday', 'Note times', 'Decide: keep or simplify'],
      2,
      { waitDays: 3, when: { weeksFrom: 2 } },
    ),
    step(
      'Write the plan backwards from the bell',
      'Shop two days before, cook the day before, and lay the table in the morning. Keep the last half-hour free. Borrow chairs and glasses, and give everybody who offers a task: bread, wine or music.',
      ['Write the timetable', 'Shop by list', 'Hand out three tasks to your {guests}'],
      1.5,
      { daysBefore: 2 },
    ),
    step(
      'Make one table out of what there is',
      'Two tables or a door on trestles, a sheet, candles in jars, cushions, plates from neighbours. Tell the others in the kitchen the evening and invite them too. Everything that needs the oven is done an hour before; on the hob stands one pot. Wash up together to music.',
      ['Measure and borrow seats', 'Tell the others in the house', 'Test the pot and the oven'],
      1.5,
      { daysBefore: 1, when: { said: sharedKitchen } },
    ),
    step(
      'Prepare the room for talk, not for a show',
      'Clean one bathroom, put coats on a bed, and use lamps instead of the ceiling light. Set out water and something to nibble. Close the other doors.',
      ['Tidy two rooms only', 'Set lamps and music for the {meal}', 'Put nibbles and drinks out'],
      2,
      { daysBefore: 1, when: { unsaid: sharedKitchen } },
    ),
    step(
      'Welcome guests of rank with names and an easy first half hour',
      'Ask beforehand what they eat and when they must leave. Greet at the door with the names of both, a drink without alcohol as well, something salty, one thing to look at: a photo, a map, the garden. Seat them beside whoever talks easily. Speak of work only if they begin.',
      [
        'Write names and food of each',
        'Prepare three questions that are not work',
        'Give your partner the door or the stove',
      ],
      1,
      { when: { said: oneBoss } },
    ),
    step(
      'Welcome your {guests} with a drink in five minutes',
      'Greet each by name, take the coat, and tell two people what they have in common. Eat within forty minutes. Somebody shy is glad of a task at the stove.',
      ['Say one link for each guest', 'Serve within forty minutes', 'Leave your phone away'],
      1,
      { when: { unsaid: oneBoss } },
    ),
    step(
      'Serve the {meal} and keep sitting',
      'Put the pots on the table and let people help themselves. Ask everybody one question, such as the best mistake of the year. If something fails, laugh and bring bread and cheese; the dishes can wait.',
      ['Put pots on the table', 'Ask one question for all', 'Leave the dishes'],
      3,
    ),
    step(
      'Say goodnight, send thanks and name the next date',
      'End kindly: I am about to fall asleep, it was lovely. Pack leftovers, and send a line and a photo the next day. It is done when the next date stands, perhaps at their home.',
      ['Pack leftovers', 'Write what worked on a card', 'Fix the next date'],
      0.75,
    ),
  ],
  suggestions: [
    tip('Make it the same night each month', 'Soup on the first Friday.', 'Open door', 'Bring bread'),
    tip('Let others bring pudding', 'People love to be asked.', 'Name it', 'Size'),
    tip('Own one signature dish', 'Nobody tires of it.', 'Practise', 'Vary'),
    tip('Sit on the floor', 'Small flats make warm evenings.', 'Cushions', 'Bowls'),
    tip('Write a card of who ate what', 'You will not repeat.', 'Allergies', 'Date'),
    tip('Freeze ice and bread', 'The two that run out.', 'Bag', 'Oven'),
    tip('Have a child table with pens', 'Paper as cloth.', 'Pasta first', 'Film later'),
    tip('Invite somebody who eats alone', 'One chair more.', 'Neighbour', 'Lift'),
    tip('Buy wine by the six', 'Two sorts are enough.', 'Fizz without alcohol', 'Cold'),
    tip('Leave a course out', 'Nobody misses it.', 'Cheese', 'Talk'),
    tip('Play one game', 'Two truths and a lie.', 'Ten minutes', 'After coffee'),
    tip('Clean afterwards with music', 'Two of you, half an hour.', 'Glasses tomorrow', 'Dance'),
  ],
};
