import { type Kind, step, tip } from '../kind.ts';

export const putUpShelves: Kind = {
  id: 'put-up-shelves',
  category: 'personal',
  name: 'Put up shelves that hold',
  slots: {
    thing: {
      words: [
        'shelves|shelf|floating shelves|bookshelf|bookcase',
        'curtain rail|curtain pole|curtains|blinds|blind',
        'television|tv|tv bracket',
        'mirror',
        'pictures|picture|frames|gallery wall',
        'wall cupboard|cabinet|kitchen units',
        'coat rack|hooks|hook',
        'lamp|light fitting',
        'swing|pull-up bar|climbing hold',
      ],
      otherwise: 'shelves',
    },
  },
  ask: {
    question: 'What should hang, how heavy is it, and what is the wall made of?',
    chips: ['I know it is brick', 'Hollow wall, plasterboard', 'No idea what the wall is'],
  },
  hoursAWeek: 3,
  overview:
    'You will find out what the wall is made of and where cables run, choose the fixing for wall and weight, drill once in the right place and load it gently. An hour of looking saves two wrong holes.',
  approach:
    'The wall decides the fixing: a plug for brick, a long plug for old plaster, a hollow-wall anchor or the wooden stud for plasterboard. Measure from one marked line, not from the ceiling, which is never straight. Drill the first hole and check the level before the second.',
  done: 'The {thing} hangs level, has carried its load for a week, and nothing has moved.',
  cautions: [
    'Cables run straight up, down and sideways from sockets and switches: never drill there, and use a detector. Switch off the power for lamps. In a rented home ask about holes. Gas, water and tiles in wet rooms are a reason to ask somebody with experience.',
  ],
  steps: [
    step(
      'Tap the wall and weigh what will hang',
      'Hollow sound and white dust: plasterboard. Red dust: brick. Grey and very hard: concrete. Sand that trickles: old plaster. Weigh the {thing} with what will be on it; books weigh about 25 kg a metre.',
      ['Drill a thin test hole where nothing shows', 'Weigh the load on a bathroom scale', 'Photograph the place'],
      0.8,
    ),
    step(
      'Look for cables and pipes with a detector',
      'Borrow or buy one for little money. Mark sockets, switches and radiators around the place for the {thing} and their straight lines on tape. Where it beeps, move by a hand’s width.',
      ['Run the detector over the place twice', 'Mark forbidden strips with tape'],
      0.7,
    ),
    step(
      'Buy screws and plugs for that wall',
      'Show photo, wall and weight in the shop. Brick: 8 mm nylon plug and 5 mm screw. Plasterboard: metal anchors to 10 to 20 kg each, heavier into studs, which stand every 40 to 60 cm. Concrete: hammer drill.',
      ['Buy fixings for the {thing} and two spare', 'Borrow drill, bits and a level'],
      1,
    ),
    step(
      'Mark the place with level and tape',
      'Hold the {thing} or a paper pattern to the wall, step back, and look sitting and standing. Draw one level line on tape and mark the holes from that. Ask somebody to look from the door.',
      ['Tape a paper pattern to the wall', 'Draw one level line', 'Mark the first hole with a cross'],
      0.8,
    ),
    step(
      'Practise one hole and screw in scrap or a corner',
      'Tape at the depth of the plug, drill straight with both hands, no hammer in plasterboard or tile. Blow out, push the plug flush, turn the screw till firm. Take it out again and fill the hole.',
      ['Drill, plug and screw one practice hole', 'Fill it and wipe clean'],
      0.7,
      { when: { level: 'beginner' } },
    ),
    step(
      'Drill, check the level, fix the second side',
      'Vacuum under the bit. Hang the {thing} on the first screw, put on the level, then mark the second hole. A plug that turns is replaced by a thicker or longer one, never by matchsticks.',
      ['Drill and plug the first hole', 'Mark the second with the level on it', 'Tighten all screws by hand'],
      1.5,
    ),
    step(
      'Load it gently and look after a week',
      'Half the weight today, the rest tomorrow, heavy things near the brackets. Pull by hand after a week. The {thing} is safe when nothing has moved and no crack shows.',
      ['Load half, then all', 'Pull and look after a week', 'Keep plugs and screws in a labelled bag'],
      0.5,
      { waitDays: 7 },
    ),
  ],
  suggestions: [
    tip('Put furniture straps in too', 'Tall shelves fall on children.', 'Top corner', 'Into wall, not board'),
    tip('Use a paper pattern', 'It shows height and gap before a hole exists.', 'Newspaper', 'Masking tape'),
    tip('Tape under the drill', 'A folded note catches the dust.', 'Stick it below', 'Or vacuum'),
    tip('Begin with the thinner bit', 'A hole can grow but not shrink.', 'Then the right size', 'Slowly in tiles'),
    tip(
      'Read the load on the packet',
      'It counts for one fixing pulled straight.',
      'Halve it to be safe',
      'More brackets',
    ),
    tip('Find studs with a magnet', 'It sticks to the screws in them.', 'Slide along', 'Mark both edges'),
    tip('Share tools in the house', 'A drill is used minutes a year.', 'Ask the neighbours', 'Tool library'),
    tip(
      'Hang pictures at eye height',
      'The middle about 150 cm above the floor.',
      'Lower over a sofa',
      'Lay out on the floor first',
    ),
    tip('Use adhesive strips for light things', 'No hole in a rented wall.', 'Clean with alcohol', 'Wait an hour'),
    tip('Turn curtain poles with three brackets', 'Long ones sag in the middle.', 'From 2 m', 'Into solid wall'),
    tip('Ask for two people with a television', 'One holds and one screws.', 'Bracket level first', 'Cable tested'),
    tip('Fill wrong holes at once', 'Filler, sand, a dab of paint.', 'Toothpick for small ones', 'Dry overnight'),
  ],
};
