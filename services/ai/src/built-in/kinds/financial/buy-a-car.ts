import { type Kind, step, tip } from '../kind.ts';
import { usedCarHere } from '../local-money.ts';

/** Models are chosen, drives done or an inspection booked. */
const chosen = [
  'test-drove/test_drove/test-driven/test_driven/drove two/three/both/one/it/a/the',
  'narrowed it? down? to',
  'inspection is? booked',
  'pre-approved/preapproved/pre_approved',
  'seen/viewed/looked_at two/three/four/five/six/several/a_few/one cars?',
  'found a/the/one/my _? _? car/one/model',
];
/** It is bought, so only papers, insurance and care are left. */
const bought = [
  'bought/just_bought/have_bought/paid_for a/the/my/it/an _? _? car/truck/van/pickup/vehicle/bakkie/ute/motorbike/it',
  'already/have bought',
  'car/truck/van/pickup/bakkie/ute/it is/was bought/paid/delivered/here/mine',
  'own/owns the/a/my car/truck/van/pickup already',
];
/** They earn with it. */
const forEarning = [
  'uber/bolt/grab/lyft/taxi/keke/okada/boda/matatu/trotro/deliveries/delivery/courier/haulage/ride-hailing/cargo',
  'for business/work/my_work/the_business/jobs/customers/clients/tools',
];
const firstTime = [
  "i'm/im/i_am/at/turned 17/18/19/20",
  'first/1st car',
  'new/young driver',
  'just/newly passed/qualified',
  'know nothing about/of engines/cars',
];

export const buyACar: Kind = {
  id: 'buy-a-car',
  category: 'financial',
  name: 'Buy a car',
  slots: {
    car: {
      words: [
        'electric car|ev|electric',
        'hybrid|plug-in',
        'used car|second hand|second-hand|used',
        'family car|pram|family',
        'small car|city car',
        'estate car|estate|station wagon',
        'SUV|4x4',
        'van|transporter',
        'camper van|camper',
        'convertible|cabrio',
        'motorbike|motorcycle',
        'automatic car|automatic',
        'seven-seater|seven seater|7 seater',
        'first car',
        'company car',
        'car',
      ],
      otherwise: 'car',
    },
  },
  ask: {
    question: 'How do you want to pay for it?',
    chips: ['From savings', 'Partly with a loan', 'I am unsure: buy, lease or neither'],
  },
  hoursAWeek: 3,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will work out what your {car} may cost in total each month, choose two or three models that fit your real trips, and buy a checked vehicle with clean papers at a fair price.',
  approach:
    'Look at the full monthly cost and not only at the instalment: loss of value, insurance, tax, energy, tyres, repairs, parking. A used car of three to six years with a full service record is often the best value. Bad purchases come from hurry, from skipped checks, and from spending the whole budget on the price.',
  done: 'Your vehicle is registered and insured in your name, passed an independent check, and its full monthly cost fits your budget.',
  cautions: [
    'Never pay a deposit for a car you have not seen, and check seller, identity and papers for open loans before money changes hands.',
    'Loan, lease or balloon: compare the total cost and what happens if you must give the car back early. Keep an emergency reserve after the purchase.',
  ],
  steps: [
    step(
      'Write down your real trips and what must fit in',
      'Note distance, people, luggage, parking and motorway. It shows the size and drive you need, and sometimes that car sharing, a bike and a rental for holidays would be cheaper than your {car}.',
      ['List last week’s trips from memory', 'Mark what must fit in', 'Compare with car sharing once'],
      1,
      { when: { unsaid: [...chosen, ...bought] } },
    ),
    step(
      'Have papers, insurance and number in your name this week',
      'The vehicle is yours when the register says so. Change title or logbook, insure it from today, and look up which tax and inspection fall due next. Until then keep it off the road.',
      [
        'Take contract, title and identity papers to the office',
        'Insure it before the first metre',
        'Note the day of tax and inspection',
      ],
      2,
      { when: { said: bought } },
    ),
    step(
      'Have a mechanic go through the {car} you bought',
      'Oil, filters, belt or chain, brakes, tyres, battery, cooling, lights. Ask for three lists: at once, within six months, can wait. Change oil and filters now if no bill proves it.',
      ['Book an hour on the ramp', 'Ask for the three lists with prices', 'Do what is on the first list'],
      2,
      { when: { said: bought } },
    ),
    step(
      'Read the handbook’s service plan into your calendar',
      'Kilometres and months for oil, belt, brake fluid and tyres. Write today’s mileage inside the door. Put a twelfth of the year’s costs aside each month: insurance, tax, service, tyres.',
      ['Copy the service plan', 'Write today’s mileage down', 'Set up the monthly pot'],
      1,
      { when: { said: bought } },
    ),
    step(
      'Drive a month and write down every cost',
      'Fuel, parking, wash, repairs and each odd noise with its day. After four weeks you know what a kilometre costs. Compare it with what you planned, and with the bus.',
      ['Keep a note in the glove box', 'Add up after four weeks', 'Divide by the kilometres'],
      1,
      { waitDays: 28, when: { said: bought } },
    ),
    step(
      'Work out the full monthly cost you can carry',
      'Add the price spread over years, an insurance quote, tax, energy, service, tyres and parking. Many advisers suggest less than about 15 per cent of net income. {total|6,500} in hand means {85%|5,500} for the price: the rest pays inspection, transfer, insurance and the first repair.',
      ['Ask for an insurance quote for two models', 'Add up cost per month', 'Write down your highest price'],
      2,
      { when: { unsaid: bought } },
    ),
    step(
      'Fill the car pot to the price you fixed',
      'Cash is cheapest. Set a transfer for payday, sell the old vehicle privately if you have time, and take a loan only for the rest; compare the bank’s offer with the dealer’s by total cost.',
      ['Set up a transfer for payday', 'Value the old car with two services', 'Get one loan offer from a bank'],
      3,
      { measured: 'Save the first {50%} of the price', when: { unsaid: [...chosen, ...bought], weeksFrom: 8 } },
    ),
    step(
      'Count what it earns in a week after all costs',
      'Takings minus fuel, commission, insurance for hire, service, and the instalment. Ask which age and class the platform or association accepts before you look at models. Below a third for you, choose a cheaper one.',
      ['Ask for the list of accepted vehicles', 'Ask two drivers for a real week', 'Write takings, costs and rest'],
      1.5,
      { when: { said: forEarning, unsaid: [...chosen, ...bought] } },
    ),
    step(
      'Get insurance quotes before you fall for a model',
      'For a new driver insurance can cost more than the car. Ask for five small models, with an older named driver, with a telematics box, with a higher excess. Take somebody who knows cars to each viewing.',
      ['Ask for quotes on five small models', 'Ask about box and named driver', 'Find the person who comes along'],
      1,
      { when: { said: firstTime, unsaid: [...chosen, ...bought] } },
    ),
    step(
      'Choose two or three models with known weak points',
      'Look at breakdown statistics, safety ratings, owner forums and recalls. For an electric one check winter range, charging at home or work, and battery warranty. Note typical mileage and price for each {car} on your list.',
      ['Read two independent tests each', 'List the weak points to check', 'Note price ranges from ten adverts'],
      3,
      { when: { unsaid: [...chosen, ...bought] }, resources: 'Crash tests: https://www.euroncap.com' },
    ),
    step(
      'Sit in three and drive at least two',
      'Drive for forty minutes in town and on the motorway, with a cold start, parking and the child seat. Notice your back. Ask for the same test with any {car} in which you would spend hours.',
      ['Book two test drives', 'Use the same checklist each time', 'Take a second person along'],
      4,
      { when: { unsaid: [...chosen, ...bought] } },
    ),
    step(
      'Put the last two or three side by side on one sheet',
      'Price, age, mileage, owners, faults, insurance, fuel or range, cost of the next service. Add what each costs in three years. The cheaper one to buy is often not the cheaper one to keep.',
      ['Fill in eight lines for each', 'Get an insurance quote for each', 'Cross out one tonight'],
      1,
      { when: { said: chosen, unsaid: bought } },
    ),
    step(
      'Check history and condition before you talk price',
      'Check service record, owners, inspection report, tyres, rust and fluids, and look up accidents and open loans by the chassis number. An inspection by a garage or motoring club costs little compared with a bad {car}.',
      ['Check the chassis number in papers and on the vehicle', 'Order the history check', 'Book the inspection'],
      4,
      { when: { unsaid: bought }, local: usedCarHere, waitDays: 4 },
    ),
    step(
      'Negotiate from comparable offers',
      'Bring three comparable adverts and the faults you found, name a price with a reason, and wait. From a dealer you can ask for warranty, tyres or service instead. Leave when your ceiling is passed and sleep one night.',
      ['Print three comparable offers', 'Write down first offer and ceiling for your {car}'],
      1.5,
      { when: { unsaid: bought } },
    ),
    step(
      'Find one garage that you trust for it',
      'Ask three owners of the same make. Have a small job done first and see whether the price held and the old part was shown. A fair garage saves more than a discount on the price did.',
      ['Ask three owners', 'Have one small job done', 'Save the number of the garage'],
      1,
      { when: { said: bought } },
    ),
    step(
      'Compare the first three months with your plan',
      'Add up what it cost and what it earned or saved. If it costs more than a sixth of your pay, change something now: insurer, trips, share the ride, or sell while it still runs well.',
      ['Add up three months', 'Compare it with the plan', 'Change one thing'],
      1,
      { waitDays: 60, when: { said: bought } },
    ),
    step(
      'Sign, insure, register and collect it',
      'The contract states faults, mileage, chassis number and both identities. Insurance begins before the first metre. It is done when you have paid by transfer, registered it, and hold all keys, papers and cables for your {car}.',
      [
        'Arrange insurance and registration',
        'Sign the contract and pay traceably',
        'Set reminders for service and inspection',
      ],
      4,
      { when: { unsaid: bought }, measured: 'Pay the {total} and collect it' },
    ),
  ],
  suggestions: [
    tip(
      'Look at it in daylight and dry',
      'Rain hides scratches and dents.',
      'The engine should be cold on arrival',
      'Walk around it twice',
    ),
    tip(
      'Ask why it is for sale',
      'The tone of the answer tells you something.',
      'How long have you had it?',
      'Where was it serviced?',
    ),
    tip(
      'Ask for insurance first',
      'It can cost more than the instalment.',
      'Young drivers above all',
      'Compare two models',
    ),
    tip(
      'Buy at a quiet time',
      'End of quarter and winter lower prices.',
      'Convertibles in November',
      'Estate cars after summer',
    ),
    tip(
      'Say no to extras at the desk',
      'Paint protection and add-on policies are expensive.',
      'Ask the price separately',
      'Decide at home',
    ),
    tip(
      'Check child seats and boot',
      'Brochures do not show whether they fit.',
      'Bring the seat and the pram',
      'Try three people across the back',
    ),
    tip(
      'Calculate electricity honestly',
      'The place where you charge decides the running cost.',
      'Price per kWh at home',
      'Public price for long trips',
    ),
    tip('Do not buy the first one', 'Comparing makes you a better judge.', 'See three', 'Sleep one night in between'),
    tip(
      'Get help with disability',
      'Grants and tax relief exist for conversions.',
      'Ask the authority first',
      'Apply before buying',
    ),
    tip('Save for repairs from month one', 'A used car will need them.', 'Set a fixed monthly sum', 'Tyres come first'),
    tip(
      'Take the old one off your hands well',
      'Private sale brings more, trade-in less work.',
      'Compare both',
      'Cancel insurance and tax',
    ),
    tip(
      'Consider sharing with neighbours',
      'Two households often need only one vehicle.',
      'A short contract and a calendar',
      'Ask the insurer',
    ),
    tip(
      'Beware of very cheap adverts',
      'They are often fraud.',
      'Pay nothing in advance',
      'Meet at the seller’s home, not a car park',
    ),
  ],
};
