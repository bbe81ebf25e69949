import { type Kind, step, tip } from '../kind.ts';
import { selfEmployedHere } from '../local-money.ts';
import { numbers } from '../stage-words.ts';

/** It stands in their yard already. */
const owns = [
  'bought my/the/a/an/our _? _? truck/lorry/bus/taxi/cab/van/bike/boat/tipper/trailer/keke/tuk-tuk/matatu/minibus/rickshaw',
  'have/got my own truck/lorry/bus/taxi/cab/van/bike/boat/tipper/trailer/keke/tuk-tuk/matatu/minibus/rickshaw already/now/since',
  'finished paying for it',
];

/** The first payment is there. */
const deposit = [
  'have/got/saved the/my/a/our deposit/down_payment/downpayment',
  'deposit is saved/ready/there',
  `have/got ${numbers} thousand/lakh/k saved`,
];

/** Passengers rather than loads. */
const passengers = [
  'taxi/taxis/cab/cabs/minicab/uber/bolt/bus/buses/minibus/coach/matatu/danfo/jeepney/trotro/keke/tuk-tuk/tuktuk/okada/boda/rickshaw/auto/tricycle/ferry/passengers/riders/school_run/school_runs/motorcycle_taxi/moto',
];

export const ownMyTruck: Kind = {
  id: 'own-my-truck',
  category: 'profession',
  name: 'Own the truck, taxi or boat I drive',
  slots: {
    vehicle: {
      words: [
        'tipper truck|tipper',
        'tanker',
        'trailer',
        'semi-truck|semi truck|semi|18-wheeler|18 wheeler|big rig|rig',
        'dump truck',
        'tow truck',
        'box truck',
        'truck|trucks',
        'lorry|lorries|hgv',
        'pickup|pick-up|bakkie',
        'van',
        'school bus',
        'minibus taxi',
        'minibus|mini bus|mini-bus',
        'matatu',
        'danfo',
        'jeepney|jeep',
        'trotro|tro-tro',
        'coach',
        'bus',
        'keke|keke napep',
        'tuk-tuk|tuk tuk|tuktuk',
        'auto-rickshaw|auto rickshaw|rickshaw|auto',
        'tricycle',
        'okada',
        'boda|boda boda|boda-boda',
        'motorbike|motorcycle|bike|moto',
        'taxi|cab|minicab',
        'fishing boat',
        'ferry',
        'boat',
      ],
      otherwise: 'vehicle',
    },
  },
  ask: {
    question: 'Whose vehicle do you drive now, and what do you pay for it?',
    chips: ['I pay the owner each day', 'I am employed as a driver', 'The deposit is saved'],
  },
  hoursAWeek: 3,
  weekly: 'Write down takings, fuel and repairs of the week and move the saving first',
  overview:
    'You find out what the {vehicle} really earns after every cost, what instalment it can carry, and which papers an owner needs. Then you save, compare lenders, have it checked, and start with work that is already agreed.',
  approach:
    'Most owner-drivers fail on one big repair or one late-paying customer, not on driving. So the instalment stays small, and a repair fund fills from the first day.',
  done: 'The papers of the {vehicle} are in your name, and three months of work have paid instalment, costs and your own wage.',
  cautions: [
    'Never hand over a deposit before you have seen the vehicle, its papers and the seller’s identity. Check for unpaid finance on it.',
    'Private car insurance mostly does not pay when you carry goods or passengers for money.',
  ],
  steps: [
    step(
      'Write down one week of takings and costs of the {vehicle}',
      'Takings, fuel, what goes to the owner, washing, tolls, parking, repairs and days without work. If you are employed, ask an owner for such a week. What is left shows what owning would change.',
      [
        'Write yesterday’s takings and costs from memory',
        'Keep the list for seven days',
        'Work out what is left for an hour',
      ],
      1,
      { when: { unsaid: owns } },
    ),
    step(
      'List what falls due on the {vehicle} in the next twelve months',
      'Service, tyres, insurance, permit, inspection, tax and instalments, each with a month and a sum. Divide the total by twelve. That sum leaves your takings every month before you pay yourself.',
      ['Look at the date on each paper', 'Ask a garage for two prices', 'Divide the total by twelve'],
      1.5,
      { when: { said: owns } },
    ),
    step(
      'Ask three {vehicle} owners what their worst month cost',
      'Ask about tyres, the gearbox or engine, days off the road, fines, and who gives them work. Repairs and tyres often take 10 to 15 per cent of takings. It is done when you can name five costs you had forgotten.',
      ['Choose three owners who drive themselves', 'Ask the five questions', 'Correct your list of costs'],
      2,
    ),
    step(
      'List every permit and policy the {vehicle} needs in your name',
      'Driving for somebody is one licence, owning is another. Ask the transport authority about operator permit, route or stand, inspection, commercial insurance and tax. Write price, waiting time and renewal beside each.',
      ['Ask the transport authority for its list', 'Get two commercial insurance quotes', 'Add up the first year'],
      3,
      {
        local: {
          GB: 'In Britain: goods vehicles over 3.5 tonnes and buses need an operator’s licence with proof of money, a transport manager or a restricted licence. Taxis need a vehicle licence from the council.',
          IE: 'In Ireland: hauliers and bus owners need a road transport operator licence, taxis an SPSV vehicle licence from the National Transport Authority.',
          US: 'In the United States: your own interstate authority needs a USDOT and an MC number from FMCSA, BOC-3, UCR and IFTA. Leased on to a carrier, you use theirs.',
          CA: 'In Canada: the province gives the safety fitness certificate or NSC number to carriers; cities license taxis.',
          AU: 'In Australia: ask the NHVR and your state about heavy vehicles, and the state’s passenger transport office about taxis and ride services.',
          NZ: 'In New Zealand: NZTA Waka Kotahi gives the goods, passenger or vehicle recovery service licence.',
          ZA: 'In South Africa: minibus taxis need an operating licence from the provincial regulatory entity and membership of an association; drivers need the PrDP.',
          IN: 'In India: the RTO gives the permit and fitness certificate of a transport vehicle, and it needs commercial insurance.',
          KE: 'In Kenya: NTSA inspects and licenses public service vehicles, and matatus join a sacco.',
          NG: 'In Nigeria: ask the state licensing office about hackney permit and road worthiness, and whether motorcycles or tricycles may work in your area.',
          PH: 'In the Philippines: buses, jeepneys, taxis and trucks for hire need an LTFRB franchise; tricycles get theirs from the town.',
          SG: 'In Singapore: LTA licenses the vehicle and its driver; work out the cost with the certificate of entitlement.',
        },
      },
    ),
    step(
      'Set the highest instalment the {vehicle} can carry',
      'Take the average of what is left in a month, after your own wage. A third of it is the most an instalment should take. It must still be payable in a month with two weeks off the road.',
      ['Work out the surplus of a bad month', 'Write the highest instalment', 'Write the highest price from it'],
      1,
      { when: { unsaid: owns } },
    ),
    step(
      'Save the deposit for the {vehicle} in an account of its own',
      'Lenders mostly want 20 to 30 per cent of the price. Move a fixed sum on every pay day or working day before anything else is spent. A savings group with written rules works as well.',
      ['Open the account or join the group', 'Set the daily or weekly sum', 'Write the month in which it is full'],
      3,
      { when: { unsaid: [...owns, ...deposit] } },
    ),
    step(
      'Compare three ways to pay for the {vehicle}',
      'Bank or cooperative loan, hire purchase from a dealer, work-and-pay with the present owner. Compare total paid, fees, who holds the papers, and what happens after two missed instalments. Have it all in writing.',
      [
        'Ask three lenders for the total in writing',
        'Ask about two missed instalments',
        'Show the best one to somebody with figures',
      ],
      4,
      { waitDays: 14, when: { unsaid: owns } },
    ),
    step(
      'Have the {vehicle} checked, then sign and register it in your name',
      'Your own mechanic looks for two hours: cold start, leaks, gearbox, brakes, frame or hull, tyres. Compare chassis and engine numbers with the papers. Pay by transfer, and insure before the first trip.',
      ['See at least two', 'Pay a mechanic of your own choice', 'Insure and register before the first job'],
      8,
      { when: { unsaid: owns } },
    ),
    step(
      'Have the {vehicle} serviced before the first month of work',
      'Oil, filters, brakes, tyres, lights, and what the mechanic expects within half a year. Small faults now cost less than a day off the road. Keep the bill in a folder in the cab.',
      ['Book the service', 'Ask what fails within six months', 'Put the bills in one folder'],
      3,
      { when: { said: owns } },
    ),
    step(
      'Start with four weeks of agreed work, a daily book and a repair fund',
      'Agree work with two customers, a carrier or a buyer first, with the payment day in writing. Keep fuel for six weeks, since many pay after 30 days. From every payment 10 to 15 per cent go into repairs, and tax apart.',
      [
        'Agree work with two customers',
        'Write takings and costs of the {vehicle} daily',
        'Move the repair money every Friday',
      ],
      10,
      { when: { unsaid: passengers }, local: selfEmployedHere },
    ),
    step(
      'Start with regular riders, a daily book and a repair fund',
      'Have a stand, an app or five regular customers before the first instalment falls due. From each day’s takings 10 to 15 per cent go into repairs, and tax apart. Pay yourself the same sum every week.',
      [
        'Secure a stand, app or five regulars',
        'Write takings and costs of the {vehicle} daily',
        'Move the repair money every evening',
      ],
      10,
      { when: { said: passengers }, local: selfEmployedHere },
    ),
  ],
  suggestions: [
    tip(
      'Ask the present owner for work-and-pay',
      'Some owners sell to a driver they trust.',
      'Offer a longer contract',
      'Put the last payment day in writing',
    ),
    tip(
      'Pick the model every garage knows',
      'Common parts are cheap and there the same day.',
      'Ask two mechanics which model',
      'Price a clutch and a tyre',
    ),
    tip(
      'Keep three instalments aside before you buy',
      'An accident or illness then does not cost you the vehicle.',
      'Save them after the deposit',
      'Touch them for nothing else',
    ),
    tip(
      'Photograph every paper and keep copies',
      'Lost papers can stop your work for weeks.',
      'Photograph licence, permit and insurance',
      'Send the pictures to your own mail',
    ),
    tip(
      'Join the association of your trade',
      'Members know the permits, the stands and the honest lenders.',
      'Ask what membership costs',
      'Go to one meeting first',
    ),
    tip(
      'Measure your fuel for each trip',
      'Fuel is mostly the largest single cost.',
      'Fill up to the same mark',
      'Divide distance by litres each week',
    ),
    tip(
      'Agree on the payment day before loading',
      'Late payment ruins more owners than low rates.',
      'Write the day on the order',
      'Stop after one unpaid job',
    ),
    tip(
      'Take one fixed day for care',
      'A short check each week finds most faults early.',
      'Check oil, tyres, lights and belts',
      'Write the date in the book',
    ),
    tip('Insure your own income too', 'Without you nothing earns.', 'Ask about accident cover', 'Compare two prices'),
    tip(
      'Talk it through at home',
      'The first year has long days and uneven money.',
      'Show the worst month to your family',
      'Agree on the sum for the house',
    ),
    tip(
      'Leave your boss on good terms',
      'A former owner often passes on work.',
      'Give proper notice',
      'Hand the vehicle back clean',
    ),
    tip(
      'Decide who else may drive it',
      'A second driver earns more and breaks more.',
      'Check licence and record first',
      'Write down the daily sum and the rules',
    ),
  ],
};
