import { type Kind, step, tip } from '../kind.ts';

export const holidayHome: Kind = {
  id: 'holiday-home',
  category: 'financial',
  name: 'Buy a holiday home',
  slots: {
    home: {
      words: [
        'caravan|static caravan|mobile home',
        'cabin|log cabin|hut',
        'cottage',
        'chalet',
        'beach house|house by the sea|seaside house',
        'lake house|house by the lake',
        'flat|apartment',
        'villa',
        'houseboat|narrowboat',
        'allotment house|summer house|dacha|weekend house',
        'farmhouse|finca',
      ],
      otherwise: 'holiday home',
    },
    place: { from: 'place', otherwise: 'the region you love' },
    site: { words: ['caravan|static caravan|mobile home|park home|lodge'], otherwise: 'pitch' },
  },
  ask: { question: 'What would it be for?', chips: ['Our own weekends', 'Holidays and guests', 'Later our home'] },
  hoursAWeek: 2,
  measures: ['€', '$', '£', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will find out how often you would truly use the {home} in {place}, what a year of it costs, and what the rules say. Then you try the place out of season, put the money together, buy with your own lawyer and set it up for keys and winters.',
  approach:
    'Count two to four per cent of the price each year for tax, insurance, repairs, garden and somebody who looks after it. Distance decides use: under two hours it is weekends, beyond it is two holidays. It goes wrong by buying in August, on a ground rent nobody read, or without asking who drains the pipes.',
  done: 'The keys are yours, contracts and insurance run, somebody nearby looks after it, and your first stay is booked.',
  cautions: [
    'Abroad use an independent lawyer who speaks your language and was not named by the seller, and ask a tax adviser about purchase, wealth, rent and inheritance tax in both countries. Never pay a deposit before ownership and debts on the property are checked.',
  ],
  steps: [
    step(
      'Write down how you would really use it',
      'Count the nights of the last two years you would have been there, with whom and in which weather. Divide the yearly cost of the {home} by them: this is your price of a night.',
      [
        'Mark possible nights in last year’s calendar',
        'Work out the price of one night',
        'Compare with renting for ten years',
      ],
      1.5,
    ),
    step(
      'Add up the price and the cost of a year',
      'Price plus 5 to 15 per cent for tax, notary, agent and furniture. Each year: local tax, insurance, power, water, upkeep, travel, cleaner. Write the highest price your savings and income carry.',
      ['Ask three owners in {place} for yearly costs', 'Fill in the table', 'Fix the limit'],
      3,
    ),
    step(
      'Read the site contract from the first to the last line',
      'On a park you buy the unit and rent the pitch. Ask: pitch fee and its rises, months open, age limit of the unit, commission when you sell, whether you may live there or let it. Units lose value fast.',
      ['Get licence agreement and site rules', 'Ask two owners about fee rises', 'Work out the value after ten years'],
      2,
      { when: { named: 'site' } },
    ),
    step(
      'Ask what is allowed in {place}',
      'Second-home limits, letting licence, planning rules at coast and lake, flood and fire zones, water and sewage. The town hall answers in one visit; the agent often does not.',
      [
        'Ask the town hall about second homes and letting',
        'Look at flood and fire maps',
        'Ask about planned building nearby',
      ],
      2,
      { waitDays: 10 },
    ),
    step(
      'Rent there in the worst month of the year',
      'Stay a week in February or in the rainy time. See which shops are open, how loud and damp it is, how far a doctor is, and who is around. Speak to a plumber and a neighbour.',
      [
        'Book a week out of season',
        'Walk your two favourite streets at night',
        'Ask five owners what they would do again',
      ],
      10,
      { waitDays: 21 },
    ),
    step(
      'Put deposit and finance together',
      'Banks often ask for 25 to 40 per cent for a second home, and more abroad. Compare a loan on your first home with one there; for foreign money compare specialists on total cost. With siblings or friends write who pays, uses and may sell.',
      [
        'Ask two banks for terms for your {home}',
        'Set a monthly transfer to the fund',
        'Write the agreement between co-owners',
      ],
      4,
      { waitDays: 30, measured: 'Have the first {40%} together' },
    ),
    step(
      'View, survey and check who owns what',
      'See eight or more, at two times of day. Check roof, damp, wiring, sewage, access in winter, phone signal and boundaries of your {home}. Before any deposit your lawyer reads the register, debts, charges and minutes.',
      ['View with a checklist', 'Order a survey', 'Let your lawyer check title and debts of the {home}'],
      14,
      { waitDays: 30, measured: 'Reach {80%} and choose the place' },
    ),
    step(
      'Sign with your own lawyer and notary',
      'Have every paper translated. Agree furniture as a list, meter readings, and that nothing is owed for tax or charges. Send the money only to the notary or lawyer’s account, checked by phone.',
      [
        'Read the contract two days before',
        'Check the account number by a call',
        'Insure the {home} from the day of signing',
      ],
      5,
      { waitDays: 45, measured: 'Pay {total} and sign' },
    ),
    step(
      'Set up keys, caretaker and winter plan',
      'A neighbour or caretaker has a key, a list of shut-offs and your number. Arrange frost protection, and a cleaner if guests come. It is done after the first stay, when the list of what was missing has been worked off.',
      [
        'Agree with somebody nearby on a yearly fee',
        'Write two pages for whoever arrives',
        'Label water, power and gas',
      ],
      8,
    ),
  ],
  suggestions: [
    tip('Share it with another family', 'Half the cost and somebody there.', 'Fixed weeks', 'Exit rule'),
    tip('Rent the same house for three years', 'It shows whether love lasts.', 'Ask for first refusal', 'Off season'),
    tip('Keep furniture simple', 'Sand and mice come anyway.', 'Washable', 'Second hand'),
    tip('Drive there on a Friday once', 'The map shows Tuesday.', 'Twice', 'With luggage'),
    tip('Ask about fast internet', 'It doubles the nights you can stay.', 'Test by phone', 'Provider map'),
    tip('Take photos of every pipe', 'The plumber will ask.', 'Shut-offs in red', 'In the folder'),
    tip('Make a maintenance purse', 'Salt, frost and storms cost.', 'One per cent a year', 'Own account'),
    tip('Let it some weeks, if you like guests', 'It pays the running costs.', 'Licence first', 'Locked cupboard'),
    tip('Meet the village', 'People look after what they know.', 'Market day', 'Local firms'),
    tip('Think of stairs at eighty', 'You may want it longer than now.', 'Bedroom below', 'Doctor near'),
    tip('Write down who inherits it', 'Siblings fight over huts.', 'Will in that country', 'Talk early'),
    tip('Try a house swap first', 'Free nights in the right place.', 'Two seasons', 'Neighbours meet you'),
  ],
};
