import { type Kind, step, tip } from '../kind.ts';
import { planningHere } from '../local-papers.ts';

export const convertLoftOrGarage: Kind = {
  id: 'convert-loft-or-garage',
  category: 'personal',
  name: 'Convert a loft, garage or shed into a room',
  slots: {
    space: {
      words: [
        'loft|attic',
        'garage',
        'shed|garden room|summer house|outbuilding|cabin',
        'cellar|basement',
        'barn|stable',
        'van|camper|bus',
      ],
      otherwise: 'space',
    },
    use: {
      words: [
        'bedroom',
        'office|study|workspace',
        'studio|workshop|music room|art room',
        'gym',
        'guest room',
        'granny flat|annexe|annex|granny annexe',
        'playroom',
      ],
      otherwise: 'room',
    },
  },
  ask: {
    question: 'What will it be used for, and is it yours to change?',
    chips: ['Bedroom for the family', 'Office or workshop', 'A flat to let or for a parent'],
  },
  hoursAWeek: 5,
  overview:
    'You will check height, floor, damp and rules, have an engineer and the building office answer before you spend, plan stairs, insulation and power, compare builders, and move in after the last inspection.',
  approach:
    'The rules come first: a room to sleep in needs height, a safe way out in a fire, and approval. Many conversions become dear because stairs or floor strength were thought of late. Build dry and tight first, and pretty afterwards.',
  done: 'The building office has passed it where needed, it is warm and dry, and the {use} is in use.',
  cautions: [
    'Have a structural engineer look before you cut beams or load a loft floor. Electricity, gas and fire safety belong to certified people. Tell the insurer and, where there is one, the mortgage lender.',
  ],
  steps: [
    step(
      'Measure height, floor and damp of the {space}',
      'At least about 2.2 m of height over half the floor, thickness and spacing of beams, damp on a piece of film taped for two days, light, way in. Photograph everything with a tape measure.',
      ['Measure height, length, width and beams', 'Tape film to floor and wall for two days', 'Photograph all sides'],
      1.5,
    ),
    step(
      'Ask the building office what is allowed',
      'Is permission needed to use it as your {use}, or only building approval? Ask about windows, fire exit, parking, height, neighbours. Bring a sketch. Many offices answer simple questions free by email.',
      ['Send sketch and question to the office', 'Check deeds, lease or house rules', 'Talk to the neighbours early'],
      2,
      { local: planningHere, waitDays: 14 },
    ),
    step(
      'Have an engineer look at the structure',
      'One visit, a short report: floor load, beams, where stairs and windows can be. It costs a small part of what a mistake would. For a van it is weight and exits that are checked.',
      ['Book a structural engineer', 'Ask where an opening is possible', 'Get the report in writing'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Draw the plan and work out the cost',
      'Stairs or door, windows on two sides, insulation, heating, sockets, network, storage under slopes. Cost by square metre from two local examples, plus a fifth in reserve. Decide what you do yourself.',
      ['Draw the {space} with furniture to scale', 'Write a list of trades and own work', 'Fix the top sum'],
      5,
    ),
    step(
      'Get permission and three builders’ offers',
      'Drawings by an architect or technician, application, and meanwhile three offers for the same list. Ask for one they converted in the last two years and visit it.',
      ['Hand in drawings and forms', 'Visit two finished conversions', 'Compare offers line by line'],
      6,
      { waitDays: 42 },
    ),
    step(
      'Make the {space} dry, insulated and wired',
      'Order: roof or damp mended, openings, floor, insulation with vapour layer without gaps, cables and pipes, inspection, then boards. Photograph before boards go on.',
      ['Agree on inspections with the office', 'Photograph cables and pipes', 'Check the vapour layer at all edges'],
      20,
      { waitDays: 14 },
    ),
    step(
      'Finish inside and pass the last inspection',
      'Plaster, paint, floor, doors, smoke alarm wired to the others. Ask for certificates of electricity and building. Keep a tenth of the sum until faults are mended.',
      ['Write the list of faults', 'Collect all certificates', 'Tell the insurer'],
      15,
      { waitDays: 14 },
    ),
    step(
      'Furnish it and use it for a month',
      'Low furniture under slopes, blinds against summer heat, a hygrometer. After four weeks the {use} shows what is missing: a socket, a rail, a shade.',
      ['Move in the first furniture', 'Check damp and heat for four weeks', 'Mend the last three things'],
      5,
    ),
  ],
  suggestions: [
    tip(
      'Visit neighbours with the same house',
      'They solved stairs and height already.',
      'Ask cost and builder',
      'Ask for regrets',
    ),
    tip('Plan storage first', 'Where will the things from there go?', 'Sort before you plan', 'One shelf only'),
    tip('Think of summer heat', 'Lofts and sheds turn into ovens.', 'Outside blinds', 'Two windows for air'),
    tip('Lay empty pipes for cables', 'Later wires need no breaking.', 'Network and power', 'Draw where they run'),
    tip('Book a skip for one weekend', 'Everything goes out at once.', 'Permit for the street', 'Friends and pizza'),
    tip('Check the ladder rule', 'A folding ladder is no stair to a bedroom.', 'Ask the office', 'Measure the turn'),
    tip('Use the low edges', 'Drawers and beds fit under slopes.', 'From 1 m height', 'On wheels'),
    tip('Ask about taxes and letting', 'A flat to let changes papers.', 'Council tax', 'Separate meter'),
    tip('Keep a diary of the works', 'It settles disputes.', 'Date, who, what', 'Photos'),
    tip('Insulate against sound', 'A gym or drums travel far.', 'Floor first', 'Ask below'),
    tip('Choose boards for damp', 'Cellars need other walls than lofts.', 'Ask the builder', 'No wood on bare walls'),
    tip('Buy windows second-hand', 'Returned roof windows are half price.', 'Before drawings', 'Check glass and seals'),
  ],
};
