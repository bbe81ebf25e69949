import { type Kind, step, tip } from '../kind.ts';
import { solarHere } from '../local-money.ts';

const outages = ['nepa/load_shedding/loadshedding/outages/blackouts/power_cuts/brownouts/eskom/generator'];
const ordered = [
  'scaffold/scaffolding is/comes/coming',
  "scaffold's coming",
  'grid application approved',
  'contract is? signed',
  'install/installation is/on',
];
const mounted = [
  'mounted/installed since/in/last',
  'meter not swapped',
  'installer/company does_not/not/never answer',
  "installer doesn't answer",
];

export const solarPanels: Kind = {
  id: 'solar-panels',
  category: 'financial',
  name: 'Put solar panels on my roof',
  slots: {
    place: {
      words: [
        'garage roof|garage',
        'barn roof|barn',
        'flat roof',
        'balcony',
        'garden',
        'van roof|van|camper',
        'shed roof|shed',
        'roof',
      ],
      otherwise: 'roof',
    },
    small: { words: ['balcony|plug-in|plug in|balkonkraftwerk|rented flat|tenant'], otherwise: 'balcony' },
    extra: {
      words: ['battery|storage', 'wallbox|electric car|ev|car charger', 'heat pump', 'hot water'],
      otherwise: 'battery',
    },
  },
  ask: { question: 'Where could the panels go?', chips: ['House roof', 'Balcony of a flat', 'Garage, barn or garden'] },
  hoursAWeek: 2,
  overview:
    'You will check your {place} and your use, work out whether it pays, compare three written offers, settle grid, grant and insurance, and have the system on the grid with readings that match the promise.',
  approach:
    'What you use yourself saves the full price of a unit; what you sell earns a fraction. A well-placed system in middle Europe gives about 900 to 1,000 kWh a year for each kW, and usually pays for itself in eight to fourteen years. It goes wrong with oversized batteries, pressure on the doorstep and money paid in advance.',
  done: 'The panels are registered and running, you have all papers, and after three months the yield matches the forecast.',
  cautions: [
    'Have roof and wiring work done by certified people; do not go on the roof. Never sign on the day of a visit, and do not pay more than a small share before material is on site. Ask a tax adviser or office about feed-in income.',
  ],
  steps: [
    step(
      'Look up your use and your {place}',
      'Take the yearly units from your bill. Note direction, slope, shade by trees and chimneys, and the age of the covering: a roof that needs work within ten years is mended first.',
      ['Find your yearly kWh', 'Photograph the {place} morning, noon and evening', 'Note direction, slope and age'],
      1,
      { when: { unsaid: mounted } },
    ),
    step(
      'Run the yield through a free calculator',
      'A public calculator takes address, slope and kW and gives units a year. As a rule of thumb, one kW needs five square metres. Count how much you use by day, as that decides whether it pays.',
      ['Enter your {place} in the calculator', 'Write yield and own use in a table', 'Work out the saving in a year'],
      1.5,
      {
        when: { unsaid: [...ordered, ...mounted] },
        resources: 'Solar calculator of the EU: https://re.jrc.ec.europa.eu/pvg_tools/',
      },
    ),
    step(
      'Choose a plug-in set and get the consent you need',
      'A balcony set of up to 800 watts in many European countries needs a holder, a socket and a short registration. Ask the landlord or owners in writing with a picture. It saves about 60 to 150 a year.',
      [
        'Check the limit in watts for your country',
        'Write to the landlord with a picture',
        'Choose a set with a certified holder',
      ],
      3,
      { when: { named: 'small' }, waitDays: 21 },
    ),
    step(
      'Ask about permits, grid and grants before you order',
      'Listed houses, terraces and shared roofs need consent. The network company must accept the connection, and grants are usually applied for before the contract. Ask for current feed-in rates.',
      ['Ask the building office', 'Ask the energy agency for grants', 'Note feed-in rate and deadlines'],
      2,
      { when: { unsaid: [...ordered, ...mounted] }, local: solarHere, waitDays: 14 },
    ),
    step(
      'Size it for the hours without power',
      'List what must run: lamps, fridge, router, pump, oxygen. Watts times hours is the battery: 400 W for eight hours are 3.2 kWh, plus a fifth. Ask for a hybrid inverter that switches in a blink, lithium cells, and surge protection. For oxygen keep a full cylinder and tell the supplier: a battery alone is not enough.',
      ['List watts and hours', 'Add a fifth to the battery', 'Ask for a hybrid inverter with its warranty'],
      1,
      { when: { said: outages, unsaid: mounted } },
    ),
    step(
      'Get three written offers after a visit',
      'Each names modules, inverter, kW, expected units, scaffolding, meter board, registration, warranties and a fixed price. Compare price per kW. Ask for two addresses where they built three years ago.',
      ['Invite three local firms', 'Compare price for each kW in a table', 'Ring two earlier customers'],
      5,
      { when: { unsaid: [...ordered, ...mounted], unnamed: 'small' }, waitDays: 21 },
    ),
    step(
      'Decide about size and the {extra}',
      'Filling the good roof area is usually right, since scaffolding costs the same. A battery should hold about one kWh for each kW, and must pay within its ten years; leave a place for it if it does not yet. Plan the {extra} together with the wiring.',
      ['Calculate with and without the {extra}', 'Ask for a cable route for later', 'Choose the size'],
      2,
      { when: { unsaid: outages } },
    ),
    step(
      'Settle payment, insurance and the contract',
      'Compare savings, a loan and a green loan; be careful with leasing that binds you for twenty years. Pay in parts against work done. Tell the house insurer in writing and ask for hail and storm.',
      [
        'Read the contract on another day',
        'Agree parts of payment by progress',
        'Tell the insurer about panels on your {place}',
      ],
      3,
      { when: { unsaid: mounted }, waitDays: 45 },
    ),
    step(
      'Send the installer one letter with the missing papers and a date',
      'Meter swap, registration, data sheets, test report, passwords, warranty: list them, give 14 days, and hold back the last payment. Ask the network company directly what it waits for.',
      ['List what is missing', 'Send it with a date of 14 days', 'Ring the network company'],
      0.7,
      { waitDays: 14, when: { said: mounted } },
    ),
    step(
      'Register it yourself with network and energy office',
      'Most registers are open to the owner: kilowatts, day of start, meter number. Do it before the deadline, because pay for fed-in power may begin only then. Keep the confirmation.',
      ['Find the register and the deadline', 'Enter it with the data sheet', 'Keep the confirmation'],
      1,
      { when: { said: mounted } },
    ),
    step(
      'Have an electrician test what was mounted',
      'One hour: earthing, labels, cable entry, tightness of clamps, insulation test, pictures of the roof. Faults go to the installer in writing with photographs. Without a test report insurer and network can refuse.',
      ['Book an electrician who did not build it', 'Photograph roof and meter board', 'Send the faults in writing'],
      1.5,
      { when: { said: mounted } },
    ),
    step(
      'Go through the contract’s open points a week before',
      'Place of inverter and cables, shade, access, who tells the neighbours, what if it rains. Decide on the battery by one figure: units used after sunset, times the price you save. If it never pays in ten years, leave only room for it.',
      ['Walk the cable way with the fitter', 'Reckon the battery by evening use', 'Fix the payment after the test'],
      1,
      { when: { said: ordered } },
    ),
    step(
      'Have it installed, registered and explained',
      'Be there for a walk round: rails, cables, labels, shut-off. Get data sheets, test report, photos of the roof and the passwords. Registration with network and tax or energy office often has a deadline of weeks.',
      [
        'Check the work on the {place} with a list',
        'Register with all offices',
        'Install the app and write down the meter',
      ],
      5,
      { waitDays: 21 },
    ),
    step(
      'Move your use into the sun and check the yield',
      'Run dishwasher, washing and charging between 10 and 3. After three months compare units with the forecast for these months; ten per cent less is worth a call. It is done when yield, bill and payment from the grid agree.',
      [
        'Set timers for the sun on your {place}',
        'Compare yield and forecast',
        'Lower the advance payment for electricity',
      ],
      2,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip(
      'Talk to a neighbour with panels',
      'They know the firm, the yield and the trouble.',
      'Ask for yearly units',
      'Ask what they would change',
    ),
    tip('Buy as a street', 'Group orders bring the price down.', 'Ask the council', 'Five houses'),
    tip('Use both sides of the roof', 'East and west give power morning and evening.', 'Lower peak', 'More own use'),
    tip('Ask for emergency power', 'Most systems stop when the grid does.', 'Extra switch', 'Decide before ordering'),
    tip('Keep trees in mind', 'A little shade costs a lot.', 'Optimisers', 'Trim in winter'),
    tip('Check birds and martens', 'They nest below panels.', 'Mesh at the edge', 'Ask the price now'),
    tip('Read the warranty', 'Product and output are two different things.', 'Years of each', 'Who pays the labour'),
    tip('Join a community system', 'Without a roof you can own a share.', 'Energy cooperative', 'From a few hundred'),
    tip('Make a folder for the house', 'A buyer will ask for it.', 'Test report', 'Registration'),
    tip('Compare the inverter’s place', 'It hums and gets warm.', 'Cool cellar', 'Near the meter'),
    tip('Insure the yield only if cheap', 'Hail cover matters more.', 'Building policy', 'Ask for the price'),
    tip('Watch the app once a month', 'A dead string goes unnoticed for a year.', 'Same day', 'Screenshot'),
  ],
};
