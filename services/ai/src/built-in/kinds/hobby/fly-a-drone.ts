import { type Kind, step, tip } from '../kind.ts';
import { droneHere } from '../local-papers.ts';

export const flyADrone: Kind = {
  id: 'fly-a-drone',
  category: 'hobby',
  name: 'Learn to fly a drone well and legally',
  slots: {
    use: {
      words: [
        'aerial photos|photography|photos|aerial photography|pictures',
        'videos|video|filming|film|footage',
        'FPV|fpv|freestyle|goggles',
        'racing|drone racing|race',
        'mapping|survey|surveying|roof inspection|inspection|roof',
        'holiday films|holiday|travel',
        'building my own drone|build my own|build a drone|kit|soldering',
      ],
      otherwise: 'flying',
    },
    paper: {
      words: [
        'A2 certificate|a2',
        'Part 107 certificate|part 107',
        'remote pilot certificate|certificate|licence|license|exam|licensed',
      ],
      otherwise: 'drone certificate',
    },
    place: { from: 'place', otherwise: 'your nearest field' },
  },
  ask: {
    question: 'What do you want to do with it?',
    chips: ['Photos and films on trips', 'FPV racing or freestyle', 'A licence for larger drones'],
  },
  hoursAWeek: 2,
  measures: ['flights'],
  overview:
    'You will register and pass the basic online test, find legal places, train control in an open field, and then use it for {use} with a checklist.',
  approach:
    'Rules depend on weight and distance to people: under 250 grams is simplest, and nearly everywhere you keep below 120 metres, in sight, away from airports and crowds. Most crashes happen in the first five flights and when flying backwards, in wind or on low battery.',
  done: 'You have made twenty flights without a crash, with the papers in order and something from them that you show to people.',
  cautions: [
    'Register, insure where it is required, and look at the zone map each time; parks, reserves and events often forbid flights. Do not film people in private. Lithium batteries are charged under watch and never when swollen.',
  ],
  steps: [
    step(
      'Read the rules and open the zone map',
      'The aviation authority’s drone page says weight classes, age, register number, test and insurance. Look at the map for {place}.',
      ['Find your authority’s drone page', 'Look up three allowed places', 'Note the height and distance limits'],
      1,
    ),
    step(
      'Register and pass the online test',
      'For most drones over 250 grams or with a camera: operator number on the drone, online training and about 40 questions. A2 or commercial certificates come later.',
      ['Do the free training', 'Take the test and print the certificate', 'Put the number on the drone'],
      2,
      { local: droneHere, waitDays: 3 },
    ),
    step(
      'Study for the {paper} and pass it',
      'Look up whether it is taken online or in a test centre, minimum age, fee, and what flying practice you must declare. Weather, batteries, heights and distances make up most of the questions.',
      [
        'Do two practice tests a week',
        'Book the exam when three are passed in a row',
        'Note when the {paper} must be renewed',
      ],
      10,
      { when: { named: 'paper' }, waitDays: 7 },
    ),
    step(
      'Choose a drone for {use} and insure it',
      'Camera: under 250 g with GPS. FPV: simulator and radio first, then a small whoop. Check that your liability insurance covers it.',
      [
        'Compare three by weight, camera and spare parts',
        'Ask the insurer in writing',
        'Buy two batteries and spare propellers',
      ],
      1.5,
    ),
    step(
      'Fly ten times in an empty field',
      'Hover at two metres, square, circle, figure eight, nose towards you, landing by hand. Return home set above the trees. For FPV ten hours in the simulator first.',
      ['Do the same five figures each time', 'Land at 30 per cent battery', 'Note wind and minutes'],
      4,
      { measured: 'Fly the first {40%}' },
    ),
    step(
      'Make a checklist before each flight',
      'Weather under 10 m/s, zone map, people, propellers, compass, home point, battery, memory card. Two minutes and no more lost drones.',
      ['Write ten lines on a card for flying at {place}', 'Practise losing the signal on purpose'],
      1,
    ),
    step(
      'Learn the moves for {use}',
      'Film: slow, one axis at a time, reveal, orbit, straight down; locked exposure, filters. FPV: gaps, rolls, power loops over grass. Mapping: grid with 75 per cent overlap.',
      ['Practise one move per flight', 'Fly in the first or last hour of light', 'Watch it on a big screen'],
      6,
      { measured: 'Fly {70%} with one move each' },
    ),
    step(
      'Make one finished piece of {use}',
      'A two-minute film, twenty photographs, a lap time or a map of {place}. Ask permission of the landowner.',
      ['Plan five shots on paper', 'Ask the owner in writing', 'Edit and show it'],
      5,
      { when: { unnamed: 'paper' } },
    ),
    step(
      'Keep papers, batteries and skill current',
      'Certificate dates, firmware the day before and never on site, storage charge 50 per cent, a flight a fortnight. Next: A2 certificate or a club.',
      ['Put renewal dates into the calendar', 'Join a model flying club', 'Decide on the next certificate'],
      2,
      { measured: 'Fly all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Fly your first ten batteries in an empty field',
      'Most crashes happen in the first five flights.',
      'Two metres high',
      'Land at 30 per cent',
    ),
    tip(
      'Look at the zone map on the day itself',
      'Zones change with events and emergencies.',
      'Save a screenshot',
      'Check the wind',
    ),
    tip(
      'Set the return height above all trees',
      'Drones that fly home on their own hit branches.',
      'Ten metres above the highest',
      'At each new place',
    ),
    tip(
      'Ask people before you film near them',
      'Most say yes when they see the screen.',
      'Keep your distance',
      'Delete on request',
    ),
    tip('Stay under 250 grams', 'It spares you most rules.', 'Weigh it with guards', 'Check label'),
    tip('Fly slowly for film', 'Cinema mode and patience.', 'One stick', 'Ten seconds each'),
    tip('Learn nose-in', 'Left is right then.', 'Daily five minutes', 'Low height'),
    tip('Take spare propellers', 'Nicks shake the picture.', 'Change in pairs', 'Spanner'),
    tip('Warm batteries in winter', 'Cold ones drop suddenly.', 'Inside pocket', 'Short flights'),
    tip('Set return height', 'Trees do not move.', 'Highest plus ten', 'Each place'),
    tip('Use a landing pad', 'Grass and dust kill motors.', 'Flat', 'Bright'),
    tip('Write a flight log', 'Insurers and clubs like it.', 'Place, minutes, faults', 'App'),
  ],
};
