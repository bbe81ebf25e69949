import { type Kind, step, tip } from '../kind.ts';

/** They have done nights or chosen all. */
const toured = ['did two/three overnighters', 'section is picked', 'bike set up', 'training rides with full load'];

/** High passes. */
const highPass = ['manali/leh/spiti/ladakh/andes/pamir'];

/** A river path. */
const riverPath = ['danube/rhine/river/north_sea/elbe/loire'];

/** Not the same bikes. */
const ebike = ['e-bike/ebike'];

/** An everyday bike, a short range. */
const basketBike = ['basket', 'never ridden more than', '90s mtb', 'secondhand', 'old steel'];

export const bikepacking: Kind = {
  id: 'bikepacking',
  category: 'hobby',
  name: 'Go on a bike tour with bags',
  slots: {
    route: {
      words: [
        'Manali to Leh|Manali-Leh',
        'the Badger Divide|Badger Divide',
        'the Green Velo|Green Velo',
        'the GDMBR|GDMBR|Great Divide',
        'the EuroVelo 6|EuroVelo 6|EuroVelo',
        'Danube path|danube',
        'EuroVelo route|eurovelo',
        'End-to-End route|lejog|land’s end|john o’groats',
        'coast-to-coast route|coast to coast|c2c',
        'Rhine route|rhine',
        'Loire route|loire',
        'North Sea route|north sea',
        'Baltic coast|baltic',
        'Alpine route|alps|transalp|alpine passes',
        'North Coast 500|nc500',
        'Camino|camino de santiago|santiago',
        'Great Divide route|great divide|tour divide',
        'Pacific coast route|pacific coast',
        'Hebridean Way|hebridean way|hebrides',
        'Iceland ring road|iceland',
        'Vietnam route|vietnam|ho chi minh',
      ],
      otherwise: 'route',
    },
    place: { from: 'place', otherwise: 'your starting point' },
  },
  ask: {
    question: 'Which route, how many days, and which bike?',
    chips: ['First overnighter', 'A week along a river', 'Long way on gravel'],
  },
  hoursAWeek: 3.5,
  overview:
    'You will choose a route with daily distances that fit you, make the bike fit and loaded, do an overnighter, train back-to-back days, and ride the {route}.',
  approach:
    'Loaded days are two thirds of what you ride unloaded: 50–70 km is a good day for most, 30 with children. Comfort (saddle, bars, tyres of 40 mm and more) matters more than weight. Nobody fails from fitness alone; they fail from knees, saddle sores and too long days.',
  done: 'You have ridden the {route} with your bags, and arrived wanting more.',
  cautions: [
    'Have your knees and position checked if they hurt; raise weekly distance by 10–15 per cent. Lights, bell, bright bags; look up where bikes may ride. In heat ride early and carry three litres.',
  ],
  steps: [
    step(
      'Ride three full-load days in a row and adjust',
      '60 per cent of the daily climb planned, all bags, all food. After each: knees (saddle height), hands (bars), seat, what rattled. Rough ground eats time: 10 km an hour on tracks, 4 km pushed. From these numbers set the four days.',
      [
        'Three loaded days, the third hardest',
        'Change one contact point after each',
        'Recount the days with real speed',
      ],
      2,
      { when: { said: toured } },
    ),
    step(
      'Draw the {route} and divide it into days',
      'A planner with surface and climbing: a day of 60 km flat or 45 with 700 m of climbing. Mark trains to cut it short, shops, water, beds every 25 km.',
      [
        'Draw it in a route planner',
        'Count days and add one in five for rest',
        'Check season, wind direction and ferries',
      ],
      1.5,
    ),
    step(
      'Get the bike checked and fitted',
      'Any sound bike with low gears works: brakes, chain, tyres new or half worn at most, rack or bags. A 30-minute fit for saddle height saves knees.',
      [
        'Book a service, tell them the load',
        'Set saddle height with heel on pedal',
        'Learn to mend a puncture in the dry',
      ],
      2,
      { when: { unsaid: [...basketBike, ...toured] } },
    ),
    step(
      'Choose bags and weigh what goes in',
      'Handlebar, frame, seat bag or two panniers: 8 kg for beds, 14 with tent. Lay out, remove a third. Tools: tubes, pump, multitool, chain link, patches, hanger.',
      ['Borrow bags for the first trip', 'Lay everything on the floor and weigh it', 'Ride ten kilometres loaded'],
      2,
    ),
    step(
      'Ride an overnighter of 2 x 40 km',
      'Leave Saturday noon from {place}, sleep at a site or friend, back on Sunday. You learn more than in ten articles.',
      [
        'Choose the nearest weekend',
        'Write down what you missed and what you did not use',
        'Look at hands, seat and knees',
      ],
      6,
      { when: { unsaid: toured } },
    ),
    step(
      'Train back-to-back days for the {route}',
      'Two rides in the week of 60–90 minutes, Saturday long, Sunday shorter on tired legs. Reach 70 per cent of a tour day twice, loaded once.',
      ['Add 10 per cent a week', 'Eat and drink every 45 minutes', 'Every fourth week easier'],
      24,
      { when: { unsaid: ebike, weeksFrom: 6 } },
    ),
    step(
      'Plan height, permits and water for the high road',
      'Manali to Leh is 475 km with five passes, the highest at 5,330 metres, open late June to September. Ten to twelve days with two nights in Keylong; no more than 500 metres higher a night above 3,000. Permits and tents at Sarchu and Pang, cash, filter, low gears of 1 to 1 or less. Headache with vomiting: down on the next lorry.',
      ['Write the height of each night', 'Ask a doctor about altitude tablets', 'Fit a gear of 1 to 1 or lower'],
      3,
      { when: { said: highPass } },
    ),
    step(
      'Ride the river downstream with trains as a net',
      'Most paths fall half a metre a kilometre and have a station each 20 km: Passau to Vienna is 320 km in six days, Basel to the North Sea some 1,200 in twenty. Wind is mostly from the west. Book beds only for weekends and high summer; in May everything is free.',
      ['Mark stations along the way', 'Plan 50 to 60 km days', 'Book Friday and Saturday nights'],
      2,
      { when: { said: riverPath } },
    ),
    step(
      'Agree pace, charge and stops for unlike bikes',
      'The steel bike sets the speed, the motor carries the tent. Charging takes four hours: café at noon and bed at night, range halved with luggage and wind. Motor bikes need place on the train booked; two trial days show who waits where.',
      ['Two trial days together', 'Move weight to the motor', 'List beds with a socket'],
      2,
      { when: { said: ebike } },
    ),
    step(
      'Raise your range from 40 to 70 km in eight weeks',
      'One long ride a week, ten per cent longer, with bags from week three. Padded shorts, saddle height, tyres at 40 mm, new brake pads and chain. Low gear by a bigger sprocket for little money. Shop check and a lesson in puncture and chain link.',
      ['One longer ride a week', 'Mend a puncture twice at home', 'Have brakes, chain and low gear done'],
      16,
      { when: { said: basketBike, weeksFrom: 6 } },
    ),
    step(
      'Book beds, trains and bike places',
      'Bike places on trains go first. Book first and last night, and the middle only in high season. Insurance, map offline, copy of papers.',
      ['Reserve train with bike', 'Download maps offline', 'Write a list of bike shops on the way'],
      2,
      { when: { unsaid: [...riverPath, ...highPass] }, daysBefore: 30 },
    ),
    step(
      'Pack and do a last check three days before',
      'No new saddle, no new shoes. Chain oiled, bolts tight, batteries charged, chamois cream, rain things on top.',
      ['Test lights and brakes loaded', 'Send the plan of the {route} to someone at home'],
      2,
      { daysBefore: 3 },
    ),
    step(
      'Ride the {route} day by day',
      'Start slowly: the first two days a fifth shorter. Stop each hour, sunscreen, wash shorts, check tyres in the evening. Trains are no shame.',
      ['Eat before hunger', 'Write three lines each evening', 'Change the plan before you hurt'],
      40,
    ),
  ],
  suggestions: [
    tip(
      'Ride loaded once before the tour',
      'Bags change how a bike turns and brakes.',
      'Twenty kilometres',
      'Tighten all straps after',
    ),
    tip(
      'Make the first two days a fifth shorter',
      'Knees and seat need time to settle.',
      'Stop early',
      'Stretch in the evening',
    ),
    tip(
      'Fit low gears before you train harder',
      'Hills with luggage are won by gears.',
      'Ask the shop for a larger sprocket',
      'Test on your steepest hill',
    ),
    tip(
      'Mark stations every thirty kilometres',
      'A train home turns trouble into a story.',
      'Note the rules for bikes',
      'Save the timetable',
    ),
    tip('Ride your day backwards once', 'Wind and hills differ.', 'Forecast', 'Start early'),
    tip('Lower the gears', 'Legs last with 28 on 34 or lower.', 'Shop asks', 'Test hill'),
    tip('Pack by the hour of use', 'Rain things on top.', 'Food in reach', 'Night below'),
    tip('Change hands', 'Numb fingers come on day two.', 'Bar ends', 'Thick tape'),
    tip('Fill water at cemeteries', 'Taps nearly everywhere.', 'Bottle cage three', 'Filter'),
    tip('Fix before it breaks', 'Listen to noises in the evening.', 'Oil', 'Bolts'),
    tip('Bring a light lock', 'Bakery stops.', 'Bike in sight', 'Photo of frame number'),
    tip('Talk to others on the way', 'They know the hole in the path.', 'Camps', 'Cafés'),
  ],
};
