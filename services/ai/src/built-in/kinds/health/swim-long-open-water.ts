import { type Kind, step, tip } from '../kind.ts';

export const swimLongOpenWater: Kind = {
  id: 'swim-long-open-water',
  category: 'health',
  name: 'Swim a long distance in open water',
  slots: {
    swim: {
      words: [
        'Channel relay|channel in a relay|relay',
        'Channel swim|english channel|the channel|channel',
        '1 km|1k|1 mile|mile',
        '3 km|3k|2 miles',
        '5 km|5k',
        '10 km|10k|marathon swim',
        'lake crossing|across the lake|lake',
        'river swim|river',
        'island swim|island|strait|bosphorus',
        'ice swim|ice mile|winter swimming|ice swimming',
      ],
      otherwise: 'open-water swim',
    },
    worry: {
      words: [
        'cold|cold water|temperature',
        'panic|fear|deep water|depth|dark water',
        'jellyfish|jelly',
        'sighting|straight',
        'waves|sea|current',
        'speed|cut-off',
      ],
      otherwise: 'cold and deep water',
    },
  },
  ask: {
    question: 'How far do you swim in the pool without stopping, and have you swum outside?',
    chips: ['1 km in the pool', '3 km, some lake swims', 'Relay, cold water is new'],
  },
  hoursAWeek: 5,
  ladder: true,
  weekly: 'Two pool sessions, one long swim, from spring in open water with company',
  overview:
    'You build distance in the pool, get used to cold in short steps, learn to sight and to stay calm, do long swims with company and a float, and then the {swim} with a plan for food, cold and boat.',
  approach:
    'Never alone. Cold is trained by many short dips, a few minutes more each week. Distance grows by ten to fifteen per cent. The usual mistakes are starting too fast in cold water and too little practice outside.',
  done: 'You complete the {swim} by the rules, warm again within an hour, and with no medical trouble.',
  cautions: [
    'Cold shock can kill: go in slowly, breathe out, never dive in. Out with shivering that grows, slurred speech, clumsiness; then dry, dress, warm drink, no hot shower at once. Heart disease, high blood pressure, asthma, epilepsy or pregnancy: doctor first.',
    'Not in thunder, strong current, blue algae, boat traffic or after alcohol. Bright cap, tow float, someone on land who knows. Channel and ice swims only under the rules of the association.',
  ],
  steps: [
    step(
      'Check rules and conditions of the {swim}',
      'Distance, water temperature, wetsuit rules, cut-off, medical form, qualifying swim and entry date. Boats for relays are booked a year or more ahead.',
      ['Read the rules and the entry date', 'Write your longest pool swim', 'Ask a local group'],
      0.5,
    ),
    step(
      'Enter and find company and coach',
      'Look for an open-water group, a club or a guide. A relay needs a team, a boat, a rota and a budget.',
      ['Join the group’s next session', 'Enter or book', 'Ask for help with {worry} and arrange the medical check'],
      1,
      { daysBefore: 90, when: { weeksFrom: 16 } },
    ),
    step(
      'Improve your stroke with video',
      'A long body, breathing to both sides and relaxed legs save more than strength. One lesson is worth many kilometres.',
      ['Film or book a lesson', 'Choose two drills', 'Breathe every three strokes in easy sets'],
      2,
    ),
    step(
      'Build pool distance to two thirds of the {swim}',
      'Three sessions a week: technique, sets such as 10 x 200, and one long swim. Add 10 to 15 per cent a week, with each fourth week lighter.',
      ['Write the next six weeks', 'Keep pauses short', 'Shoulder band twice a week'],
      20,
    ),
    step(
      'Get used to {worry} in short steps',
      'For cold go in two to three times a week, a few minutes, and come out before you want to. For depth and weed stay near the shore with a hand on the float and breathe slowly.',
      ['Go with the group, calm entry', 'Write degrees, minutes, feeling', 'Stay two minutes, then swim'],
      5,
    ),
    step(
      'Learn to sight, turn and feed',
      'Lift the eyes every eight strokes, use a landmark behind the buoy, swim behind others, and drink on your back within 30 seconds.',
      ['Sight each 25 m in the pool', 'Practise in waves with someone', 'Test drink and gel each 30 minutes'],
      3,
    ),
    step(
      'Do long swims outside, longest three weeks before',
      'Up to 70 to 80 per cent, or the qualifying swim; same suit, grease, goggles.',
      ['Plan with kayak or group', 'Write strokes per minute and food', 'Check {worry} on a bad day too'],
      12,
      { daysBefore: 21, when: { weeksFrom: 6 } },
    ),
    step(
      'Taper and brief the crew',
      'Swim less for ten days. The crew gets a sheet with feeds, signals, when to pull you out, warm clothes and the hospital.',
      ['Write the sheet for the {swim}', 'Pack two of goggles and caps', 'Look at tide and weather'],
      1.5,
      { daysBefore: 2 },
    ),
    step(
      'Swim the {swim} at an easy rhythm',
      'Keep the first ten minutes slow until the breath is calm, then swim from feed to feed. Dress fast, eat, and let somebody watch you for an hour.',
      ['Warm shoulders before', 'Only think of the next feed', 'Rest shoulders for three days'],
      5,
    ),
  ],
  suggestions: [
    tip('Wear two caps', 'A second cap keeps the head warm longer.', 'A warm one below', 'A bright one above'),
    tip('Earplugs in cold', 'They keep out cold water, which makes dizzy.', 'Soft ones', 'Try them in the pool'),
    tip('Practise dressing fast', 'Your hands shake after cold water.', 'Clothes in order', 'Gloves and hat ready'),
    tip('Grease neck and arms', 'Salt water makes seams rub sore.', 'Before you go in', 'Keep it off the goggles'),
    tip('Eat before cold', 'The body needs fuel to make heat.', 'Porridge two hours before', 'Hot drink after'),
    tip('Count strokes', 'Counting calms the head and the breath.', 'To a hundred', 'Then start again'),
    tip('Learn the water', 'Ask about tide, current, pollution and algae.', 'Local swimmers', 'A tide table'),
    tip('Carry a whistle', 'It is heard further than a voice.', 'On the tow float', 'With a small light'),
    tip('Swim at dawn once', 'Many events start early.', 'With the group', 'A light on the float'),
    tip('Keep shoulders free', 'Tight muscles at the back shorten the stroke.', 'Band exercises', 'Five minutes a day'),
    tip('Know afterdrop', 'You cool after getting out.', 'Sit', 'Layers'),
    tip(
      'Look back each buoy',
      'The way home looks different from the water.',
      'Find a landmark',
      'Rest a moment on your back',
    ),
  ],
};
