import { type Kind, step, tip } from '../kind.ts';

/** One or more days were sold already. */
const soldBefore = [
  'did/done/had/tried one/two/three/a/some fairs/fair/markets/market',
  'was a flop',
  'car boot was',
  'sold for',
  'third/second in/one/fair is? booked',
];
/** Papers and pitch are there. */
const equipped = ['insurance and', 'gazebo/labels are', 'applied for the', 'have/got a pitch/stall/table'];
/** The stock is made. */
const stocked = ['two_hundred/hundreds/loads/200/100/boxes of/by', 'loads of', 'cellar/shed/garage is_full/full'];

export const sellAtMarkets: Kind = {
  id: 'sell-at-markets',
  category: 'profession',
  name: 'Sell what I make at markets and fairs',
  slots: {
    goods: {
      words: [
        'candles|soap',
        'jewellery|jewelry|earrings',
        'pottery|ceramics|mugs',
        'knitwear|knitting|crochet',
        'prints|cards|art|paintings|illustrations',
        'wooden toys|woodwork|wood',
        'plants|flowers|seedlings',
        'honey|jam',
        'clothes|vintage clothes|vintage',
        'toys',
        'bags|leather',
        'antiques|bric-a-brac|flea market',
        'books',
        'cosmetics|skincare|bath bombs',
        'wreaths|christmas decorations|decorations',
      ],
      otherwise: 'handmade goods',
    },
  },
  ask: {
    question: 'What do you make, and how many pieces are ready?',
    chips: ['Under ten pieces', 'A full box', 'Sold online, no market yet'],
  },
  hoursAWeek: 5,
  weekly: 'Make one batch and note minutes and material',
  overview:
    'You price {goods} from minutes and material, check labels and permits, book two fairs that fit, build a stall you can set up alone, and keep what sells by the hour.',
  approach:
    'A fair day must bring about eight to ten times the pitch fee. What goes wrong is prices at which you earn nothing, too many sorts, and fairs where people come to eat.',
  done: 'You have sold at three markets with a profit per hour you accept, and the next season is booked.',
  steps: [
    step(
      'Work out the price of one piece of {goods}',
      'Material, packing, minutes at a fair wage, then times two if shops shall sell it one day. Compare with three makers. If nobody pays it, change size, method or sort.',
      ['Time one piece', 'Write the full cost', 'Compare three makers’ prices'],
      1,
      { when: { unsaid: soldBefore } },
    ),
    step(
      'Visit two markets and watch for an hour',
      'Count bags that leave, age, prices, stalls like yours, weather cover. Ask three stallholders after two o’clock about fee, takings, best month. Then choose the markets for {goods}.',
      ['Visit two markets', 'Ask three stallholders', 'Write down application dates'],
      5,
    ),
    step(
      'Work out what each market day left for an hour',
      'Takings minus fee, material, fuel, divided by all hours with making and packing. Then why the poor one was poor: wrong crowd, weather, place, price, nobody stopped? Count how many stopped and how many bought: few stop means the stall, many stop and few buy means price or choice.',
      ['Work out each day', 'Name the reason for the worst', 'Choose the crowd that bought'],
      1,
      { when: { said: soldBefore } },
    ),
    step(
      'Sort the stock you have into three prices and sets',
      'A tenth as eye-catchers at the top price, a third as sets of two or three for gifts, the rest as the small thing to take along. Price by minutes and material first; if the sum frightens you, ask three strangers what they would pay and not your friends. What nobody touches on two days goes home for good.',
      ['Sort into three heaps', 'Make ten gift sets', 'Ask three strangers for the price'],
      4,
      { when: { said: stocked } },
    ),
    step(
      'Ring the organiser about place, neighbours and late cancellations',
      'A kind call two weeks after the form: is everything there, which corner is free, may I come at short notice when somebody drops out? Ready in a day with van and float you get pitches others wait two years for.',
      ['Ring two weeks after applying', 'Offer to come at short notice', 'Keep the van list ready'],
      1,
      { when: { said: equipped } },
    ),
    step(
      'Sort out permit, label and insurance for {goods}',
      'Trader registration, market insurance with product liability, tax. Candles need warning labels, cosmetics a safety assessment, toys conformity marks, food a registered kitchen, jewellery hallmark or nickel rules.',
      ['Ask the trading office', 'Get one-day or yearly insurance', 'Make correct labels'],
      5,
      { waitDays: 21, when: { unsaid: equipped } },
    ),
    step(
      'Book two small markets in time',
      'Christmas fairs close applications between May and August, summer ones in winter. Send five photos on plain ground, three lines, insurance. Begin with a school or church fair at low fee.',
      ['Photograph five pieces in daylight', 'Apply to four', 'Note closing dates for next season'],
      3,
      { waitDays: 30 },
    ),
    step(
      'Make stock in three price steps',
      'A small thing to take along, the main piece, one eye-catcher. Thirty, twenty, five pieces are a good first stock of {goods}. Make in batches, not one by one.',
      ['Choose six sorts', 'Make one batch a week', 'Pack ready with price'],
      50,
      { when: { unsaid: stocked }, measured: 'Finish the first {50%} of the stock' },
    ),
    step(
      'Build and rehearse the stall at home',
      'Height at eye level with crates, one colour, light, name, prices on everything, mirror or sample, card reader, float, bags, weights for wind. Set it up alone in thirty minutes; photograph.',
      ['Set up on the kitchen table', 'Make a packing list', 'Test the card reader'],
      6,
    ),
    step(
      'Sell {goods} on two market days and count',
      'Stand, greet, tell how it is made, put one in the hand. Tally each sale by sort and hour, write down questions. Take addresses for your next dates.',
      ['Tally sales by sort', 'Write down five questions', 'Take addresses with consent'],
      16,
    ),
    step(
      'Keep the sorts and markets that pay',
      'Takings minus fee, travel, material by hours: stall, making, packing. Drop the worst third, raise the price of what sold out, ask for the good place next year, talk to two shops.',
      ['Calculate pay per hour', 'Raise what sold out', 'Book next season for your {goods}'],
      6,
    ),
  ],
  suggestions: [
    tip('Share a stall first', 'Half fee, company.', 'Other goods', 'Toilet breaks'),
    tip('Bring something to do', 'People stop at making.', 'Small', 'Clean'),
    tip('Use odd prices simply', '5, 12, 30.', 'No cents', 'Signs'),
    tip('Keep a commission book', 'Orders after fair.', 'Deposit', 'Date'),
    tip('Wear layers', 'Ten hours cold.', 'Mat', 'Thermos'),
    tip('Pack gift-ready', 'Sells in December.', 'Ribbon', 'Card'),
    tip('Ask for the corner', 'Two sides.', 'Early', 'Politely'),
    tip('Photograph every set-up', 'Learn what drew.', 'Three', 'Note takings'),
    tip('Sell at offices', 'Lunch pop-up.', 'Ask', 'One day'),
    tip('Have a wet-day plan', 'Plastic, weights.', 'Cover', 'Hooks'),
    tip('Put address on every bag', 'Reorders.', 'Stamp', 'Code'),
    tip('Bring exact change', 'And second reader.', 'Float', 'Power bank'),
  ],
};
