import { type Kind, step, tip } from '../kind.ts';

export const sightsOfNature: Kind = {
  id: 'sights-of-nature',
  category: 'hobby',
  name: 'See one of the great sights of nature',
  slots: {
    sight: {
      words: [
        'northern lights|aurora|polar lights|southern lights',
        'solar eclipse|total eclipse|eclipse',
        'whales|whale watching|humpbacks|orcas',
        'cherry blossom|sakura',
        'great migration|wildebeest',
        'autumn leaves|fall foliage|indian summer',
        'meteor shower|perseids|shooting stars',
        'bluebells',
        'turtles hatching|turtle nesting',
        'bioluminescence',
        'midnight sun',
        'gorillas|mountain gorillas',
      ],
      otherwise: 'sight',
    },
    person: { from: 'person', otherwise: 'those who come along' },
    place: { from: 'place', otherwise: 'the place' },
  },
  ask: {
    question: 'When could you travel, who comes along, and what must the trip not cost?',
    chips: ['This season', 'Within a year', 'Once, whenever it is best'],
  },
  hoursAWeek: 2,
  overview:
    'You learn when and where the {sight} can be seen best, choose a base with several chances instead of one, fit travel and nights to {person}, and book early what is scarce. You keep spare nights, and something lovely for clouds.',
  approach:
    'Nature promises nothing: more nights and a base that can move raise the chance more than money does. What goes wrong is a single night, a full moon or the wrong month, and a camera that takes the evening away.',
  done: 'You have stood under or before the {sight} with {person}, or have used every spare night and had a good trip all the same.',
  cautions: [
    'Cold, dark roads, boats and altitude ask for local guides, proper clothes and travel insurance. For an illness or failing sight ask the doctor before you book, and buy cover that knows of it.',
  ],
  steps: [
    step(
      'Write best months, best places and the honest odds',
      'For the {sight} use an observatory, park or met office page, not an advert. Northern lights: September to March, dark moon, four nights give about three chances in four under clear sky. Note moon, weather and crowds for each place.',
      ['Open two official pages', 'Write a line for each place', 'Mark two windows of a week'],
      1,
    ),
    step(
      'Ask {person} what the trip must be like',
      'Walking, cold, late nights, flights, medicine, toilets, budget, and whether the sight or the time together counts more. With weak eyes or legs choose a base where one can see from the door, and go sooner rather than grander.',
      ['Ask five questions over tea', 'Write musts and limits', 'Agree a top sum'],
      0.75,
    ),
    step(
      'Choose a base with three to five chances',
      'Nights beat hotels: four nights near {place}, away from town light or beside the water, with a car, guide or boat that can move to clear sky. Have a second thing for each day, so that no day is lost.',
      ['Compare three bases', 'Count chances for each', 'Choose and write the second things'],
      2,
    ),
    step(
      'Book beds, transport and guide in this order',
      'Scarce first: rooms in the few dark or close places go six to twelve months ahead, then flights with free change, then a guide who repeats the tour free when nothing shows. Insurance on the same day.',
      ['Hold the room', 'Book transport and guide', 'Buy insurance and file the papers'],
      2.5,
      { daysBefore: 60, waitDays: 3 },
    ),
    step(
      'Try out the cold, the dark or the boat at home',
      'One night outside at the same hour, in all layers, for ninety minutes; or a short boat trip with ginger or tablets. Note hands, feet, eyes, patience. Eyes need twenty minutes to get used to the dark; a red torch keeps them so.',
      ['Choose an evening', 'Stay ninety minutes', 'Write what was missing'],
      2,
    ),
    step(
      'Learn to read the forecast for the {sight}',
      'Two apps or pages, the numbers that matter and those that do not: cloud first, then activity, tide or wind. Follow them for two weeks from home and guess each evening, then look at a live camera.',
      ['Choose two sources', 'Guess for two weeks', 'Write your rule for going out'],
      1.5,
    ),
    step(
      'Pack for standing still and for one good photograph',
      'Wool, windproof, warm boots a size up, hand warmers, flask, stool, blanket, medicine. Camera: tripod, wide lens, ten seconds; then put it away. For whales a neck strap, for eclipses certified glasses.',
      ['Lay it all out', 'Test the camera in the dark', 'Weigh the bag'],
      1.5,
      { daysBefore: 7 },
    ),
    step(
      'Go out on every clear night and see the {sight}',
      'Sleep in the afternoon, eat warm, be in place early, look for an hour before you judge. Say aloud to {person} what you see, colours and shapes, so that it is remembered. Write a page the same night.',
      ['Check sky at four o’clock', 'Go, look, put the phone away', 'Write one page together'],
      6,
    ),
  ],
  suggestions: [
    tip('Watch a live camera tonight', 'You learn what is normal.', 'Ten minutes', 'Note the hour'),
    tip('Ask somebody who has been', 'One tip saves a day.', 'Which night was it?', 'What would you change?'),
    tip('Travel outside the holidays', 'Beds cost half.', 'Midweek nights', 'Ask school or work early'),
    tip('Choose a dark moon', 'Faint things need darkness.', 'Look up the moon', 'Five days around new'),
    tip(
      'Find the sight near home first',
      'Storms bring aurora far south.',
      'Alert on the phone',
      'Know one dark place',
    ),
    tip('Take a thermos and a stool', 'Comfort keeps you outside.', 'One per person', 'Blanket too'),
    tip('Record voices instead of pictures', 'Sound brings it back.', 'One minute', 'Save it twice'),
    tip('Plan a cloud day', 'A bath, museum or sledge ride.', 'Book nothing fixed', 'Warm place'),
    tip('Learn five facts on the way', 'Knowing makes seeing better.', 'One page each', 'Tell it in the dark'),
    tip('Save monthly for the trip', 'A fixed sum brings it near.', 'Pot with its name', 'Set the date'),
    tip('Ask about a wake-up call', 'Many hotels ring for lights.', 'Door number', 'Clothes laid out'),
    tip('Make a small book afterwards', 'It lasts longer than the phone.', 'Twelve pictures', 'One page of words'),
  ],
};
