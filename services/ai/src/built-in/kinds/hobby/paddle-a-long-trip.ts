import { type Kind, step, tip } from '../kind.ts';

const sea = ['sea/ocean/coast/coastal/island/islands/fjord/fjords/isle/bay/archipelago/hebrides/skye'];
const river = ['river/rivers/down/canal/lakes/lake/danube/thames/yukon/wye/loire/rhine/waters/portage/portages'];

export const paddleALongTrip: Kind = {
  id: 'paddle-a-long-trip',
  category: 'hobby',
  name: 'Go on a paddling trip of several days',
  slots: {
    boat: {
      words: [
        'sea kayak|sea kayaks|sea kayaking',
        'folding kayak|folding boat|faltboot',
        'inflatable kayak|inflatable',
        'kayak|kayaks|kayaking',
        'canoe|canoes|canoeing',
        'packraft|packrafts',
        'paddleboard|sup|stand up paddle|paddle board',
        'rowing boat|skiff',
        'raft|rafts',
        'outrigger',
      ],
      otherwise: 'boat',
    },
    place: { from: 'place', otherwise: 'your route' },
    companion: { from: 'person', otherwise: 'whoever comes along' },
  },
  ask: {
    question: 'Which water, how many days, and how much have you all paddled so far?',
    chips: ['River with a tent, some practice', 'Lakes and portages in the wild', 'Along the sea coast'],
  },
  hoursAWeek: 4,
  weekly: 'One outing of two hours or more with weight in the boat, and one look at gear or route',
  measures: ['km', 'mile', 'days'],
  overview:
    'You draw the route in days with ways out, settle permits and boats early, and build up from half a day to two days in a row with the load. After a rehearsal with one night outside you paddle it at a pace that leaves time for wind and pleasure.',
  approach:
    'Count 20 to 25 km a day on flat water and half of it with portages or wind; one day in five is for weather. Water does not forgive: the plan says beforehand when you stay ashore. Most trips fail by too long days and too late permits.',
  done: 'All of you are off the water at the end point, dry and well, and would set out again.',
  cautions: [
    'Buoyancy aid on, always, and never alone on cold, tidal or quick water. Land before weirs and dams and carry round: they drown strong swimmers. Below 15 degrees dress for the water.',
    'On the sea and on rapids go with a guide until a coach says that you can do it alone.',
  ],
  steps: [
    step(
      'Draw the route in days with a way out of each',
      'Put in, camps, take out; km, carries, weirs, rapids with their grade, places where a road comes near. Guide books, paddling clubs and river maps name them. Leave one day in five empty.',
      [
        'Look up a guide or map of {place}',
        'Mark camps and exits for each day',
        'Choose the month by water level and cold',
      ],
      1.5,
    ),
    step(
      'Be honest about skill and agree the group’s rules',
      'Talk with {companion}: who swims, who has paddled how far, who says stop? The weakest sets the pace. Write the wind, wave and level at which you stay ashore.',
      ['Hold the talk and note experience', 'Write the limits in three lines', 'Choose boats by the weakest paddler'],
      1.5,
    ),
    step(
      'Apply for permits, boats and the way back',
      'Wild areas give away few places, often half a year before. Book hire, shuttle, or trains with a boat; ask where tents may stand and fires may burn.',
      ['Look up the day when permits open', 'Reserve the {boat} and shuttle', 'Write the camping rules on the map'],
      3,
      { daysBefore: 60 },
    ),
    step(
      'Take a day course on strokes, rescue and landing',
      'Steering with load, stopping in current, getting somebody back in, towing. With an instructor, on water like yours. It is done when each of you has been in and out again.',
      ['Book the course near home', 'Capsize once on purpose', 'Practise the re-entry until it takes two minutes'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Learn tide, swell and crossing times',
      'Tide tables, wind against current, landing through surf, shipping lanes, radio and flares. Plan each crossing for slack water with a day to spare. Leave the plan with the coastguard where that is the custom.',
      ['Take a tide planning evening', 'Work out each crossing on paper', 'Learn to use the radio'],
      5,
      { when: { said: sea, weeksFrom: 4 } },
    ),
    step(
      'Ask locals about levels, weirs and carries',
      'Hire firms and clubs know what changed last winter. Ask at which level it is too low or too high, which carries are long, and where water for drinking is.',
      ['Ring a hire firm on the route', 'Save the page of the water gauge', 'Mark changes on the map'],
      1,
      { when: { said: river, unsaid: sea } },
    ),
    step(
      'Build up to two loaded days in a row',
      'First two hours, then half a day, then a day, each with more weight. Twenty minutes for back, shoulders and grip twice a week. Change sides and positions often.',
      ['Fix six outings in the calendar', 'Load water bottles as weight', 'Note km an hour and what hurt'],
      20,
      { when: { weeksFrom: 5 }, measured: 'Paddle the first {20%} in training outings' },
    ),
    step(
      'Pack all of it dry and spend one night outside',
      'Two sets of clothes, one always dry; tent, stove, food with a day more, first aid, repair tape, charged beacon or phone. Carry it once round a field: what you curse stays at home.',
      ['Lay everything out and weigh it', 'Paddle to one camp with all of it', 'Strike five things from the list'],
      10,
      { when: { weeksFrom: 3 }, daysBefore: 14 },
    ),
    step(
      'Check forecast and level and leave the plan ashore',
      'Three days before and each morning. Give one person the route, boat colour and the hour at which they call for help. Decide by your written limits, not by the holiday left.',
      ['Read level and wind', 'Send the plan to somebody at home', 'Choose the reserve route'],
      1,
      { daysBefore: 3 },
    ),
    step(
      'Paddle it day by day and end each day early',
      'Check forecast and level each morning, and keep to your written limits; somebody ashore has route and hour of return. Start at dawn before the wind, stop each hour to drink, be ashore with light for tent and food. Feet and hands dry each evening. Tell your contact when you are off the water.',
      ['Set out early', 'Check each other each evening', 'Send the message at the end'],
      30,
      { measured: 'Cover all {total} and land well' },
    ),
  ],
  suggestions: [
    tip('Read two trip reports', 'They name the traps.', 'Same month', 'Write to one author'),
    tip('Begin against the stream', 'Home is then easy.', 'Training days', 'Turn at half'),
    tip('Cook one pot', 'Tired people like simple.', 'Trial at home', 'Bag for each day'),
    tip('Carry maps on paper', 'Phones drown.', 'Two copies', 'Two boats'),
    tip('Protect the hands', 'Blisters stop trips.', 'Tape', 'Loose grip'),
    tip('Tie everything in', 'Capsize empties boats.', 'Short lines', 'No loops'),
    tip('Go with the light', 'Evenings are for camps.', 'Ashore by five', 'Tent first'),
    tip('Plan a rest day', 'Half way is best.', 'Wash', 'Sleep'),
    tip('Learn three knots', 'For boat and tarp.', 'Bowline', 'Trucker’s hitch'),
    tip('Filter your water', 'Clear is not clean.', 'Filter', 'Spare tablets'),
    tip('Mind animals and food', 'Smells draw guests.', 'Hang or barrel', 'Ask rangers'),
    tip('Write a log', 'The next trip is better.', 'Km and wind', 'What was too much'),
  ],
};
