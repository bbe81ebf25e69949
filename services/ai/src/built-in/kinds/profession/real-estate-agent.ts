import { type Kind, step, tip } from '../kind.ts';
import { estateAgentHere } from '../local-work.ts';

export const realEstateAgent: Kind = {
  id: 'real-estate-agent',
  category: 'profession',
  name: 'Become an estate agent',
  slots: {
    field: {
      words: [
        'letting|lettings|rental|property management|property manager',
        'commercial',
        'luxury|villas',
        'auction|auctions',
        'mortgage|mortgage broker|loans',
        'appraiser|valuer|surveyor',
        'home inspector|inspector',
      ],
      otherwise: 'property',
    },
  },
  ask: {
    question: 'Is a licence needed where you live, and join an agency or work alone?',
    chips: ['Licence exam first', 'Join an agency', 'Weekends beside my job'],
  },
  hoursAWeek: 8,
  weekly: 'Talk to twenty owners and visit three properties',
  overview:
    'You check the licence rules, pass the course and exam, choose an agency by training and split, and learn one small area so well that owners call you. Savings bridge the first six to nine months without commission.',
  approach:
    'Listings, not viewings, bring income. What goes wrong is no savings, all areas at once, and promising prices to get a listing.',
  done: 'You are licensed or registered, insured, and have closed three sales or lettings.',
  cautions: [
    'Never overstate value or hide faults; client money goes to a separate account, and money-laundering checks are your duty.',
  ],
  steps: [
    step(
      'Check the licence rule and cost for {field} work',
      'Course hours (40 to 180), exam with 150 questions, background check, sponsor broker, trade permit, insurance, renewal. Some countries need none, yet agencies want a certificate.',
      ['Open the official licence page', 'Note hours, fee and exam dates', 'Ask one agency what they require'],
      1,
      { local: estateAgentHere },
    ),
    step(
      'Spend two days beside somebody in {field} work',
      'Calls, no-shows, key runs, owner talks, evenings. Ask for income of the first year month by month, fuel and fees.',
      ['Ask three agencies to shadow', 'Ask for month-by-month income', 'Note what you disliked'],
      12,
    ),
    step(
      'Do the sums for nine months without commission',
      'Living costs, licence, car, portal and board fees, tax. Salary plus small share, or part-time weekends at first. Write the month at which you stop or change.',
      ['Write nine months of costs', 'Ask about a base salary', 'Set the stop month'],
      2,
    ),
    step(
      'Pass the {field} course and the exam',
      'Contracts, land register, agency law, valuation, finance, fair housing. Two hundred questions a week in the last month; national and local part each. Pass three mocks above 80 per cent first.',
      ['Enrol and book the date', 'Do forty questions a day', 'Keep a sheet of numbers'],
      70,
    ),
    step(
      'Choose the agency by training and split',
      'Ask five: mentor, leads, split after costs, desk fee, who owns contacts, contract length. Talk to someone who left.',
      ['Ask five {field} agencies the same questions', 'Talk to someone who left', 'Read the contract for contacts'],
      3,
    ),
    step(
      'Learn one area of five hundred homes',
      'Each sale of two years with price and days, streets, schools, plans, heating. Walk it weekly. Guess prices and check.',
      ['List sales of two years', 'Walk the area weekly', 'Guess ten prices and check'],
      30,
    ),
    step(
      'Win the first three {field} listings by talks',
      'Fifty people you know, owners who sell alone, expired offers, landlords, probate lawyers. Bring three comparables, honest range, photo and viewing plan, fee with what is in it. Consent rules for calls.',
      ['Write to fifty people', 'Prepare the owner folder', 'Rehearse the fee talk'],
      60,
    ),
    step(
      'Bring them to signing and ask for reviews',
      'Papers before photos, screened viewings in blocks, offers in writing, finance proof, weekly owner report, notary or lawyer date. After signing: review, one name, card after a year.',
      ['Check papers first', 'Report to owners weekly', 'Ask for a review and a name'],
      40,
    ),
  ],
  suggestions: [
    tip('Photograph rooms in daylight', 'It doubles clicks.', 'Tidy first', 'Level camera'),
    tip('Call back within the hour', 'Rivals wait.', 'Set times', 'Template'),
    tip('Learn energy certificates', 'Buyers ask.', 'Class', 'Cost'),
    tip('Host viewings in blocks', 'Time and pressure.', 'Twenty minutes', 'List'),
    tip('Write adverts with faults too', 'Right people come.', 'Noise', 'Stairs'),
    tip('Keep a diary of price guesses', 'You become exact.', 'Guess', 'Sold'),
    tip('Meet two lenders', 'Buyers need them.', 'Rates', 'Speed'),
    tip('Dress for the street', 'Trust.', 'Shoes', 'Car clean'),
    tip('Track every lead source', 'Money for the best.', 'Table', 'Monthly'),
    tip('Never talk of neighbours’ origin', 'Law and decency.', 'Facts', 'Schools data'),
    tip('Learn the land register by heart', 'Mistakes cost.', 'Sections', 'Example'),
    tip('Save half of the first commission', 'Lean months come.', 'Tax', 'Reserve'),
  ],
};
