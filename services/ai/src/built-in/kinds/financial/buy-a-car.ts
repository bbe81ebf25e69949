import { type Kind, step, tip } from '../kind.ts';
import { usedCarHere } from '../local-money.ts';

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
      'Write down your real trips for two weeks',
      'Note distance, people, luggage, parking and motorway. It shows the size and drive you need, and sometimes that car sharing, a bike and a rental for holidays would be cheaper than your {car}.',
      ['List last week’s trips from memory', 'Mark what must fit in', 'Compare with car sharing once'],
      1,
    ),
    step(
      'Work out the full monthly cost you can carry',
      'Add the price spread over years, an insurance quote, tax, energy, service, tyres and parking. Many advisers suggest less than about 15 per cent of net income. Fix the highest price for your {car} and keep a tenth back.',
      ['Ask for an insurance quote for two models', 'Add up cost per month', 'Write down your highest price'],
      2,
    ),
    step(
      'Fill the car pot to the price you fixed',
      'Cash is cheapest. Set a transfer for payday, sell the old vehicle privately if you have time, and take a loan only for the rest; compare the bank’s offer with the dealer’s by total cost.',
      ['Set up a transfer for payday', 'Value the old car with two services', 'Get one loan offer from a bank'],
      3,
      { measured: 'Save the first {50%} of the price', when: { weeksFrom: 8 } },
    ),
    step(
      'Choose two or three models with known weak points',
      'Look at breakdown statistics, safety ratings, owner forums and recalls. For an electric one check winter range, charging at home or work, and battery warranty. Note typical mileage and price for each {car} on your list.',
      ['Read two independent tests each', 'List the weak points to check', 'Note price ranges from ten adverts'],
      3,
      { resources: 'Crash tests: https://www.euroncap.com' },
    ),
    step(
      'Sit in three and drive at least two',
      'Drive for forty minutes in town and on the motorway, with a cold start, parking and the child seat. Notice your back. Ask for the same test with any {car} in which you would spend hours.',
      ['Book two test drives', 'Use the same checklist each time', 'Take a second person along'],
      4,
    ),
    step(
      'Check history and condition before you talk price',
      'Check service record, owners, inspection report, tyres, rust and fluids, and look up accidents and open loans by the chassis number. An inspection by a garage or motoring club costs little compared with a bad {car}.',
      ['Check the chassis number in papers and on the vehicle', 'Order the history check', 'Book the inspection'],
      4,
      { local: usedCarHere, waitDays: 4 },
    ),
    step(
      'Negotiate from comparable offers',
      'Bring three comparable adverts and the faults you found, name a price with a reason, and wait. From a dealer you can ask for warranty, tyres or service instead. Leave when your ceiling is passed and sleep one night.',
      ['Print three comparable offers', 'Write down first offer and ceiling for your {car}'],
      1.5,
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
      { measured: 'Pay the {total} and collect it' },
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
