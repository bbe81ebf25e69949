import { type Kind, step, tip } from '../kind.ts';

export const sustainableLife: Kind = {
  id: 'sustainable-life',
  category: 'personal',
  name: 'Live more sustainably',
  slots: {
    area: {
      words: [
        'heating|gas|insulation|insulate|heat pump',
        'electricity|solar|power|energy',
        'flights|flying|fly|plane',
        'driving|car|commute',
        'meat and dairy|meat|food',
        'shopping|clothes|buying',
        'water',
        'plastic|waste',
        'savings and bank|bank|pension',
        'the workplace|office',
      ],
      otherwise: 'your largest source of emissions',
    },
  },
  ask: {
    question: 'Where do you think you use most: home, travel or food?',
    chips: ['Heating and power', 'Car and flights', 'Food and shopping'],
  },
  hoursAWeek: 2,
  weekly: 'Do one act from the list and read the meters',
  measures: ['kWh', 'tonnes', 'flights', 'litres'],
  overview:
    'You will calculate where your emissions come from, pick the three changes that bring most, carry them out one after another, and win over the people around you. It ends with a second calculation after a full season.',
  approach:
    'Heating, driving, flying and meat make up most of it; straws and carrier bags hardly count. So the plan begins with {area} and with things you decide once. People get tired when they change twenty small things at the same time or demand perfection.',
  done: 'Your second calculation is at least a fifth lower, and two of three changes run by themselves.',
  cautions: [
    'Do not seal a home without ventilation, and leave gas, electrics and roof to qualified trades. Ask an independent energy adviser about grants before you sign, because many must be applied for first.',
  ],
  steps: [
    step(
      'Calculate your footprint with bills in hand',
      'A national or scientific calculator; electricity, heating, kilometres, flights, food. Half an hour, rough numbers are fine. Write down the three largest entries.',
      ['Find last year’s energy bills and kilometres', 'Fill in the calculator', 'Note how much comes from {area}'],
      1,
      { resources: 'Calculator: https://footprint.wwf.org.uk' },
    ),
    step(
      'Choose three changes that bring most',
      'List ten possible ones with saving, cost, effort. Choose one that costs nothing, one habit and one investment or large decision. Ask those at home which they will go along with.',
      ['Write ten changes, most of them about {area}', 'Choose three and set an order'],
      1,
    ),
    step(
      'Do the free things at home in one weekend',
      'Room temperature one degree lower, hot water to the safe value, draught strips, shower head, lamps, stand-by off, washing at 30 degrees. Read the meters and write the date.',
      ['Go through the rooms with a list', 'Read electricity, gas and water', 'Change five things'],
      4,
    ),
    step(
      'Switch contracts that run by themselves',
      'Certified green electricity, a bank and pension that state what they finance. One evening each, then it works for years without effort.',
      ['Compare two certified tariffs', 'Ask your bank and pension what they invest in'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Change one habit around {area} for six weeks',
      'Fixed days instead of good intentions: bicycle on Tuesday and Thursday, meat only at weekends, train for all trips under six hours. Cross off and note what was in the way.',
      ['Write the rule in one sentence', 'Prepare the first week', 'Cross off each time'],
      6,
      { measured: 'Save the first {20%}' },
    ),
    step(
      'Get independent advice on the large decision',
      'Insulation, heating, solar, car, where you live. An adviser from a consumer or energy agency, two offers, grants first. In a rented home ask the landlord with numbers.',
      [
        'Book the advice and prepare bills and plans',
        'Ask about grants for {area} before any order',
        'Get two offers in writing',
      ],
      5,
      { waitDays: 21, when: { weeksFrom: 8 } },
    ),
    step(
      'Win over one place besides your home',
      'School, office, club, town: one proposal with costs and a person in charge, such as a bicycle rack, green power or a meatless day. It does more than the last per cent at home.',
      ['Find two allies', 'Write half a page and ask for ten minutes'],
      4,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Calculate again and decide what stays',
      'Same calculator, same months, meters compared with the last year. It is done when the sum is a fifth lower or the large decision is made; choose the next change or simply keep these.',
      ['Compare meters and {area} with the start', 'Write what stays as a rule', 'Tell two people what was easiest'],
      1.5,
      { waitDays: 14, when: { weeksFrom: 3 }, measured: 'Save all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Keep a waiting list of thirty days',
      'Repair, borrow or buy used before new.',
      'All but food and medicine',
      'Tool library, repair café',
    ),
    tip('Read the meter on Sundays', 'What is measured goes down.', 'Same hour', 'A line on paper'),
    tip('Put bicycle and rain gear at the door', 'Ready things are used.', 'Pumped up', 'Lights charged'),
    tip('Cook double without meat', 'Two days with one effort.', 'Lentils, beans, eggs', 'Freeze half'),
    tip('Plan meals to waste less', 'A fifth of food is thrown away.', 'List by days', 'Leftovers on Friday'),
    tip('Share a car', 'Try a month before selling your own.', 'Neighbours or club', 'Count real costs'),
    tip('Take the train once to where you flew', 'The way can be part of it.', 'Book early', 'Night train'),
    tip('Heat people before rooms', 'Pullover, blanket, hot-water bottle.', 'Doors closed', 'No damp walls'),
    tip('Wash full and cold', 'And dry on the line.', '30 degrees', 'Eco programme'),
    tip('Keep devices longer', 'Most of the harm is in making them.', 'New battery', 'Repair first'),
    tip('Talk without blame', 'People copy what looks pleasant.', 'Invite to eat', 'Tell what was easy'),
    tip('Vote and write', 'Rules change more than shopping.', 'One letter a quarter', 'Local plans'),
    tip(
      'Allow exceptions',
      'Eighty per cent for years is better than a perfect month.',
      'Two a month',
      'Without guilt',
    ),
  ],
};
