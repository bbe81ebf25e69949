import { type Archetype, step, tip } from '../kind.ts';

export const rentSomething: Archetype = {
  id: 'rent-something',
  name: 'Rent something',
  slots: { thing: { from: 'object', otherwise: 'the place or thing' } },
  ask: {
    question: 'From when, for how long, and what may it cost a month or a day in all?',
    chips: ['A home', 'For work or a hobby', 'For some days only'],
  },
  hoursAWeek: 4,
  weekly: 'Look at new offers each morning for ten minutes, view two',
  overview:
    'You fix your musts and the highest whole cost for {thing}, prepare a folder that lets you say yes first, look at several, and read the contract before you sign. The handover is recorded with photos.',
  approach:
    'Good offers go within hours, so the folder comes before the search. What usually goes wrong is paying before seeing, forgetting side costs, and an empty handover record, which costs the deposit.',
  done: 'The contract is signed, the keys are in your hand, and the handover record with photos is filed.',
  cautions: [
    'Never transfer money for something neither you nor a friend has seen. Tenant associations and legal advice centres check contracts for little money before you sign.',
  ],
  steps: [
    step(
      'Write down limits and musts for {thing}',
      'Total cost with side costs, deposit and insurance; size, place, date, length, three musts, two wishes. As a rule a home should take no more than a third of the income.',
      ['Write it in 20 minutes', 'Calculate the whole sum', 'Agree it with those who share it'],
      0.5,
    ),
    step(
      'Learn the usual costs and terms for {thing}',
      'Compare ten offers and the official rent index or price list if there is one. Ask a tenant association or a user what the contracts here look like.',
      ['Note ten offers with all costs', 'Look up the local index', 'Ask what deposit and notice are usual'],
      1.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Use your contacts to find {thing}',
      'You know the market: send four lines with date, size and limit to thirty people, former landlords and the managers of houses or halls you like.',
      ['Write four lines', 'Send them to thirty people', 'Call three managers'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Prepare a folder that shows you are reliable',
      'Identity, income or guarantor, reference of the last landlord, a short letter with a photo. For things and halls: deposit, licence, insurance. It must be ready before you look for {thing}.',
      ['List what they ask for', 'Collect and scan everything', 'Write the letter in eight lines'],
      3,
      { waitDays: 4 },
    ),
    step(
      'Search in five places and answer within the hour',
      'Portals with alarm, notices, cooperatives, people, direct calls. Keep a list for {thing} with address, price, contact, answer.',
      ['Set alarms', 'Write a message you can adapt', 'Keep the list'],
      6,
      { waitDays: 7 },
    ),
    step(
      'View several and check with a list',
      'Water pressure, damp, windows, noise, heating, signal, lift, parking; for things wear, papers and insurance. Ask for all costs of {thing} in writing and speak with a neighbour.',
      ['View at least three', 'Fill in the list and take photos', 'Ask one neighbour or former renter'],
      5,
    ),
    step(
      'Read the contract for {thing} before you sign',
      'Names, rent and side costs, increases, length, notice, repairs, deposit, rules on pets or subletting. Ask for a day to read and have unclear points written in.',
      ['Read it with a pen', 'Ask an advice centre about three points', 'Have changes put in writing'],
      2,
      { waitDays: 3 },
    ),
    step(
      'Sign, pay the deposit safely and arrange the rest',
      'Deposit to a named account against receipt, insurance, electricity, transport, notice for the old one. Note the last day on which you can give notice for {thing}.',
      ['Sign both copies', 'Pay against receipt', 'Insure and announce the change'],
      3,
      { daysBefore: 14 },
    ),
    step(
      'Record the handover of {thing} and take the keys',
      'Go from part to part with meter readings, number of keys and every scratch, with photos and both signatures. Report later faults in writing within two weeks.',
      ['Take photos of all parts', 'Both sign the record', 'Report hidden faults in writing'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Answer with a name and a reason',
      'Ten lines about you beat one hundred copies.',
      'Who, when, why here',
      'Telephone',
    ),
    tip(
      'Go ten minutes early',
      'You hear and see the neighbourhood.',
      'Talk to somebody outside',
      'Look at the letter boxes',
    ),
    tip('View twice, day and evening', 'Noise and light differ.', 'Friday evening', 'Open the windows'),
    tip('Never pay to be shown something', 'Fees before a contract are a warning.', 'Ask for the law', 'Report it'),
    tip(
      'Ask for what could be improved',
      'Before signing most owners still say yes.',
      'Paint, lamp, shelf',
      'In writing',
    ),
    tip(
      'Compare cost per use',
      'A hired van may be cheaper by the hour.',
      'Kilometres and fuel',
      'Excess of the insurance',
    ),
    tip('Widen the circle by two stops', 'It is often a fifth cheaper.', 'Test the way at rush hour', 'Last bus'),
    tip('Offer to take over work', 'Garden or repairs sometimes lower the rent.', 'Agree hours', 'In writing'),
    tip('Look for swaps and cooperatives', 'Slower, but fair and lasting.', 'Register now', 'Renew each year'),
    tip('Keep every message', 'Promises by telephone are forgotten.', 'Sum up by mail', 'One folder'),
    tip(
      'Note the date for notice',
      'Long contracts renew silently.',
      'Reminder four weeks earlier',
      'By registered post',
    ),
    tip('Make the first visit with somebody calm', 'Four eyes notice damp.', 'One talks, one looks', 'Decide outside'),
  ],
};
