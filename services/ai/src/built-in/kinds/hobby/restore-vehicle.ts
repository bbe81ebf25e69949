import { type Kind, step, tip } from '../kind.ts';

/** Much is done already. */
const late = [
  'engine rebuilt/runs/is',
  'floor pans',
  'everything else',
  'mot/inspection/nct/tuv failed',
  'failed _? mot/on brakes',
  'paint next',
  'welded in',
];

/** A show has a date. */
const showDay = [
  'county/country/agricultural/steam/vintage/tractor show/fair/rally/parade',
  'concours',
  'judging',
  'show in/on/season',
];

/** Tractors and stationary engines. */
const farmEngine = ['tractor/ursus/fordson/ferguson/zetor/lanz/bulldog', 'stationary engine', 'lister/petter'];

/** Sheet metal. */
const tinwork = [
  'tinwork/panel/panels/dents/bonnet/mudguard/mudguards/wing/wings/bodywork',
  'tin work',
  'sheet metal',
  'rust/rusty/rusted/welding/weld',
];

/** It will not turn. */
const seized = [
  'seized/stuck',
  'under a/the tree/tarp',
  'stands/standing/stood since/for/under',
  'barn find',
  'in a/the/my barn',
];

/** It is in pieces. */
const inBoxes = ['in boxes', 'basket case', 'in pieces', 'taken apart', 'in a box'];

export const restoreVehicle: Kind = {
  id: 'restore-vehicle',
  category: 'hobby',
  name: 'Restore a vehicle',
  slots: {
    vehicle: {
      words: [
        'tractor engine|stationary engine|engine|engines',
        'classic car|oldtimer|vintage car',
        'Mini',
        'Beetle',
        'VW bus|vw camper|bulli',
        'Land Rover|defender',
        'Mustang',
        'motorbike|motorcycle|cafe racer',
        'moped|mopeds',
        'Vespa|scooter',
        'campervan|camper van|camper',
        'van',
        'caravan',
        'motorhome|rv',
        'school bus|bus',
        'tractor',
        'truck|pickup|lorry',
        'bicycle|bike|racing bike',
        'wooden boat',
        'sailing boat|sailboat',
        'boat',
        'jeep',
        'car',
        'quad',
        'sidecar',
        'go-kart|kart',
        'trailer',
      ],
      otherwise: 'vehicle',
    },
  },
  ask: {
    question: 'What vehicle is it, does it run, and what shall it do in the end?',
    chips: ['It has not run for years', 'A van to become a camper', 'It runs, rust and paint'],
  },
  hoursAWeek: 5,
  weekly: 'One fixed garage day with a single job, and ten minutes for notes and parts orders at its end',
  measures: ['jobs', 'parts', 'panels'],
  overview:
    'You will assess your {vehicle} honestly before you take it apart, set a budget with reserve, make it safe and roadworthy first, and leave paint and trim for last. Every part is photographed, bagged and listed.',
  approach:
    'Work in finished sections: brakes whole, then engine whole, then body, so that there is something that works. Projects die when all is taken apart at once or when rust is found after the paint. Expect twice the money and three times the hours of the first guess.',
  done: 'You have got your {vehicle} through inspection, registered and insured, and driven or ridden the first 50 kilometres and back.',
  cautions: [
    'Never get under a vehicle that stands on a jack only: use rated stands on hard level ground, and tell someone when you work alone. Disconnect the battery, keep fuel away from flame, have an extinguisher near, and do not weld near tanks, lines or airbags. Airbags, high-voltage systems, gas in campers and load-bearing welding belong to qualified people.',
    'Before you change brakes, engine, seats or frame, ask the inspection body of your country what is allowed and which papers you need; changes can end registration and insurance.',
  ],
  steps: [
    step(
      'List what is open on your {vehicle} in the order of work',
      'Loom before trim, brakes before first roll, paint before glass and rubber. Write each job with part, price, hours and what it waits for. A failed inspection sheet is that list already: do safety lines first and keep the receipt of each part.',
      [
        'Write each open job with part and hours',
        'Mark what must come before what',
        'Order the two parts with the longest delivery today',
      ],
      1.5,
      { when: { said: late } },
    ),
    step(
      'Photograph everything and check the papers',
      'Chassis number, title, keys, plates, last inspection. Sixty photographs of all sides, underside, engine bay and inside, before anything is touched.',
      ['Compare the number on your {vehicle} with the papers', 'Take the photographs', 'Note what is missing'],
      1.5,
      { when: { unsaid: late } },
    ),
    step(
      'Have an expert assess rust, frame and engine',
      'One who knows the model, from a club or inspection garage. Poke sills, floor and mounts; turn the engine by hand; compression if possible. Ask: would you restore this one, and what first?',
      ['Find the owners’ club', 'Book an hour with an expert', 'Write the five worst faults of your {vehicle}'],
      3,
      { waitDays: 7, when: { unsaid: late, level: 'beginner' } },
    ),
    step(
      'Write your own inspection sheet from end to end',
      'Go through brakes, steering, frame, engine, electrics, body with lamp and magnet, and score each from 1 to 5. The lowest safety score is the first job.',
      ['Measure compression and battery drain', 'Score each section of your {vehicle}'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Set aim, budget and a dry place to work',
      'Daily use, shows or a runner? List parts with prices and add 50 per cent. You need a dry place with light and power for a year, the workshop manual, and axle stands; check that the lease allows it.',
      ['Price the ten dearest parts', 'Write a monthly limit', 'Set the aim for your {vehicle} in one sentence'],
      3,
      { when: { unsaid: late } },
    ),
    step(
      'Get the workshop manual and basic tools',
      'The factory manual, parts diagrams, torque wrench, axle stands, extinguisher, penetrating oil, boxes with labels. Borrow special tools from the club.',
      ['Find the manual of your {vehicle}', 'Set up a parts list with bag numbers', 'Buy stands before anything else'],
      3,
      { when: { weeksTo: 15.9 } },
    ),
    step(
      'Free the engine of your {vehicle} without force',
      'Take out plugs or injectors, fill each cylinder with equal parts of acetone and automatic gear oil or penetrating oil, wait a week, top up. Then rock it by hand with a long bar on the crank nut, both ways. Never tow it or use the starter. When it turns, change oil and filter before the first run.',
      [
        'Look into the cylinders with a small camera',
        'Fill, wait a week, rock gently by hand',
        'Measure compression when it turns',
      ],
      5,
      { waitDays: 7, when: { said: seized, unsaid: late } },
    ),
    step(
      'Go through engine and cooling before the show work',
      'Valve clearance, points or injectors, timing, thermostat, hoses, belts, coolant. For a diesel bleed the fuel line and have injectors tested by a pump shop: they need two to six weeks. Run it for an hour under load; note pressure, smoke and leaks.',
      [
        'Send injectors or magneto away first',
        'Set valves and timing by the manual',
        'Run it for an hour and note pressure and smoke',
      ],
      14,
      { when: { said: farmEngine } },
    ),
    step(
      'Straighten and repair the tinwork before primer',
      'Strip one panel at a time, mark holes in rust with chalk. Knock dents out with hammer and dolly from the edge to the middle, shrink high spots with heat. Cut rust back to bright metal, weld in spots that jump about, and let it cool: heat warps thin sheet. Filler stays under two millimetres.',
      [
        'Strip one panel and mark holes',
        'Practise spots on scrap of the same thickness',
        'Fit all panels and check gaps before primer',
      ],
      24,
      { when: { said: tinwork } },
    ),
    step(
      'Put the boxes into order: one group, one shelf',
      'Sort by brakes, engine, gearbox, electrics, body. Compare with the parts diagram and mark missing, worn and right. Build front to back on a trestle, dry, before anything is painted. So missing bolts show while you can still buy them.',
      ['Sort all parts by the diagram', 'List missing parts with numbers', 'Assemble the frame dry and photograph it'],
      10,
      { when: { said: inBoxes } },
    ),
    step(
      'Make brakes, steering and tyres safe first',
      'Lines, hoses, cylinders, pads, bearings, joints; tyres older than about six to ten years go whatever their tread. Have a mechanic check brake work before the first roll.',
      [
        'Take apart one wheel at a time, the other is the pattern',
        'Replace what is doubtful on your {vehicle}',
        'Book a mechanic to check',
      ],
      16,
      { measured: 'Finish the first {20%}' },
    ),
    step(
      'Bring engine and electrics to life step by step',
      'Old fuel and oil out, oil in the cylinders, turn by hand; then spark, fuel, air. A new battery with a fuse; one circuit at a time. For a camper: plan the wiring, and have gas and mains signed off.',
      [
        'Clean tank, lines and filter',
        'Test spark and fuel apart',
        'Run your {vehicle} for five minutes and look for leaks',
      ],
      20,
      { when: { unsaid: farmEngine }, measured: 'Half-way: {50%} done, it runs' },
    ),
    step(
      'Cut out rust, repair the body and paint',
      'Rust goes out to clean metal; then weld or have welded, primer, sealer, cavity wax. Fit panels before paint. A camper gets insulation, ventilation and the bed now.',
      [
        'Get two quotes for welding',
        'Do one panel or area of your {vehicle} from start to end',
        'Decide what a painter does',
      ],
      40,
      { when: { unsaid: [...tinwork, ...seized, ...inBoxes], weeksFrom: 16 } },
    ),
    step(
      'Enter the show and plan backwards from its morning',
      'Entries often close four to eight weeks ahead, with photographs, insurance and the age of your {vehicle}. Fix the last day for paint: two weeks of hardening, then letters, then wax. Judges look at originality, safety and cleanliness below. Print one card with its story.',
      [
        'Ask for entry form, classes and insurance',
        'Set the last days for paint, tyres and letters',
        'Plan transport, ramps, drip tray and extinguisher',
      ],
      2,
      { daysBefore: 56, when: { said: showDay } },
    ),
    step(
      'Book the inspection and clear its fault list',
      'Go through the official checklist by yourself with a lamp first. Bring papers for changed parts. A first failure is normal: it gives you a clear list.',
      ['Download the checklist', 'Book the date for your {vehicle}', 'Ask three insurers about an agreed value'],
      6,
      { waitDays: 10, daysBefore: 21 },
    ),
    step(
      'Drive the first fifty kilometres and back',
      'Short laps close to home first, then check bolts, oil, heat and brakes by hand. Take tools, phone, water and someone to follow. Arrived home dry and cool: done.',
      [
        'Do three trips of 5 km',
        'Tighten everything on your {vehicle} afterwards',
        'Drive the trip and finish the folder of photographs',
      ],
      5,
      { measured: 'Finish all {total} and drive it' },
    ),
  ],
  suggestions: [
    tip(
      'Bag, label and photograph each bolt',
      'Half a year later nobody remembers.',
      'Number on bag and list',
      'Left and right apart',
    ),
    tip('Do one job to the end', 'Open jobs eat motivation.', 'Tick on the wall', 'Clean up after'),
    tip(
      'Join the owners’ club',
      'Parts, papers and someone who did it.',
      'Go to one meeting',
      'Ask for the weak points',
    ),
    tip('Soak bolts the day before', 'Penetrating oil needs hours.', 'Heat only away from fuel', 'Brush threads'),
    tip('Buy safety parts new', 'Save on trim, not on brakes.', 'Known makers', 'Keep the receipt'),
    tip('Keep a cost sheet', 'Useful for insurance and honesty.', 'Every receipt', 'Hours too'),
    tip(
      'Learn welding in a class',
      'Two weekends give the basics.',
      'Practise on scrap',
      'Structure to a professional',
    ),
    tip('Have a donor vehicle checked', 'Two wrecks can make one.', 'Same year', 'Room to store it'),
    tip(
      'Show it to an inspector early',
      'Mistakes cost less before the paint.',
      'Bring the photographs',
      'Ask about changes',
    ),
    tip('Agree on times at home', 'Garage days cost others something.', 'One fixed day', 'Show them progress'),
    tip('Dehumidify the garage', 'New metal rusts in a week.', 'Prime the same day', 'Cover tools'),
    tip('Keep the old parts', 'They are patterns until the end.', 'Box with date', 'Sell when it runs'),
  ],
};
