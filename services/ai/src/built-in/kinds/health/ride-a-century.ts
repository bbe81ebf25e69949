import { type Kind, step, tip } from '../kind.ts';

export const rideACentury: Kind = {
  id: 'ride-a-century',
  category: 'health',
  name: 'Ride 100 miles or a long sportive',
  slots: {
    ride: {
      words: [
        '100 miles|century|hundred miles',
        '100 km|metric century',
        '200 km|200k',
        'gran fondo|granfondo',
        'sportive|cyclosportive',
        'charity ride',
        'audax|brevet',
        'coast to coast|coast-to-coast',
        'mountain pass|alpe d’huez|stelvio|ventoux|pass',
        'gravel race',
        'lands end to john o’groats|lejog',
      ],
      otherwise: 'long ride',
    },
    weak: {
      words: ['backside|bum|saddle', 'knees|knee', 'neck', 'hands|numb hands', 'lower back|back', 'feet'],
      otherwise: 'backside, neck and hands',
    },
  },
  ask: {
    question: 'What is your longest ride so far, and how hilly is the goal?',
    chips: ['40 km, flat', '80 km, hilly', 'Done it, want to be faster'],
  },
  hoursAWeek: 6,
  ladder: true,
  weekly: 'One long ride, one ride with efforts, one easy ride, trunk strength once',
  overview:
    'You lengthen one ride a week by about ten per cent up to 75 to 80 per cent of the distance, fix saddle and position before the body complains, learn to eat every half hour, and ride the {ride} at a pace that still feels easy at half way.',
  approach:
    'Time in the saddle counts, not speed. Eat before you are hungry and drink before you are thirsty. The usual mistakes are new things on the day and following a fast group for the first hour.',
  done: 'You finish the {ride} within the time limit and are able to ride a little two days later.',
  cautions: [
    'Chest pain, fainting or unusual breathlessness: stop, doctor. Over 40 after a long pause: check-up first. Numb hands or private parts, or knee pain, mean change the position before adding distance. Helmet, lights, and a car-free descent speed you control.',
  ],
  steps: [
    step(
      'Choose the {ride} and write your longest',
      'Note date, kilometres, climb, cut-off, entry deadline and feed stations. From your longest ride add ten per cent a week and see whether the time is enough.',
      ['Compare two events', 'Write your longest and any trouble with {weak}', 'Count the weeks'],
      0.5,
    ),
    step(
      'Enter and plan the weeks backwards',
      'The longest ride comes two to three weeks before, and each fourth week is light.',
      ['Register', 'Book travel and bike transport', 'Write the long ride of each week'],
      0.7,
      { daysBefore: 60, when: { weeksFrom: 10 } },
    ),
    step(
      'Set up saddle and position against aches',
      'Check saddle height, width, reach to the bar and cleats, and wear good shorts with nothing under them. A fitting pays in case of pain in {weak} after an hour.',
      ['Check height with the heel', 'Try a saddle by measure', 'Note when you first feel {weak}'],
      1.5,
    ),
    step(
      'Lengthen the long ride each week',
      'Ten per cent up, talk pace, on the ground of the event; third ride easy. Two days in a row once a month.',
      ['Start early on the same day', 'Eat 40 to 60 g of carbohydrate an hour', 'Drink a bottle an hour in warmth'],
      24,
    ),
    step(
      'Train climbs and steady effort once a week',
      'Three times twelve minutes at a pace where you can say short sentences, seated, on a hill or trainer. Learn your easiest gear.',
      ['Choose a hill as on the {ride} or a trainer', 'Keep gears low', 'Rest the day after'],
      8,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Learn group riding and two repairs',
      'Learn distance, hand signs and calm descending in a group, and how to change a tube and join a chain.',
      [
        'Ride with a club twice and tell them about the {ride}',
        'Change a tube in 15 minutes',
        'Pack the tool bag for the {ride}',
      ],
      3,
    ),
    step(
      'Ride 75 per cent as a rehearsal',
      'Same bike, food, clothes and start time, two to three weeks before. What rubs now gets changed.',
      ['Plan a route with stops', 'Write food per hour', 'Note any trouble with {weak}'],
      6,
      { daysBefore: 16, when: { weeksFrom: 5 } },
    ),
    step(
      'Rest, check the bike and pack',
      'Ride little for ten days, have bike, tyres and chain checked, and plan the day in thirds.',
      ['Do the bike check a week before', 'Cut distance by half', 'Lay out food'],
      1,
      { daysBefore: 2 },
    ),
    step(
      'Finish the {ride} in three parts',
      'Ride the first third too easily, eat and stay steady in the second, and use what is left in the last. Keep stops under eight minutes.',
      ['Start behind the fast group', 'Eat on the hour and half hour', 'Ease off for a week'],
      8,
    ),
  ],
  suggestions: [
    tip('Use chamois cream', 'It prevents sores before anything rubs.', 'Clean shorts each ride', 'Nothing under them'),
    tip('Eat sandwiches too', 'After four hours sweet food gets hard to swallow.', 'Small pieces', 'Something salty'),
    tip(
      'Stretch every hour',
      'Stand on the pedals and loosen shoulders and neck.',
      'One minute',
      'Change the hand position',
    ),
    tip('Ride in wind first', 'Then home with it.', 'Group', 'Low'),
    tip(
      'Know bail-out stations',
      'Knowing where a train goes keeps you calm.',
      'Mark two on the map',
      'Take a ticket app',
    ),
    tip('Keep cadence high', 'Turning faster in an easy gear spares the knees.', '80 to 90 turns', 'Change down early'),
    tip(
      'Check tyre width',
      'Slightly wider tyres are more comfortable and not slower.',
      '28 mm or more',
      'Less pressure',
    ),
    tip('Carry cash and phone', 'Small village shops may not take cards.', 'In a dry bag', 'Emergency number'),
    tip('Train indoors in winter', 'One focused hour keeps your shape.', 'With a fan', 'Twice a week'),
    tip('Wear layers', 'Valleys and descents are colder than climbs.', 'A gilet', 'Arm warmers'),
    tip('Charge the computer', 'A flat battery loses the route.', 'The night before', 'A cable in the bag'),
    tip(
      'Share the pull',
      'Riding behind others saves up to a third of the effort.',
      'Take short turns',
      'Signal clearly',
    ),
  ],
};
