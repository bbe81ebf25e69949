import { type Kind, step, tip } from '../kind.ts';

const etsy = ['etsy'];

/** Things made by hand: there are only so many hours. */
const handmade = [
  'candle/candles/soap/knit/knitted/crochet/jewellery/jewelry/pottery/ceramics/sewn/handmade/hand-made/craft/wooden/prints',
];

export const growAnOnlineShop: Kind = {
  id: 'grow-an-online-shop',
  category: 'profession',
  name: 'Grow the sales of my online shop',
  slots: {
    shop: {
      words: [
        'Etsy shop|etsy|etsy store',
        'Shopify store|shopify',
        'eBay shop|ebay',
        'Amazon shop|amazon',
        'Vinted shop|vinted|depop',
        'web shop|webshop|online store|online shop|ecommerce',
      ],
      otherwise: 'online shop',
    },
    goods: {
      words: [
        'candles|candle',
        'soap|soaps',
        'jewellery|jewelry|earrings',
        'crochet toys|crochet',
        'knitwear|knitting',
        'pottery|ceramics|mugs',
        'prints|art prints',
        'stickers',
        'cards',
        'clothes|vintage',
        'bags',
        'wooden things|woodwork',
        'printables|templates|digital downloads',
        'T-shirts|t-shirts|tshirts',
        'plants',
        'books',
      ],
      otherwise: 'goods',
    },
  },
  ask: {
    question: 'What did the shop earn last month after costs, and how many visits led to it?',
    chips: ['Few visits', 'Visits but few orders', 'I cannot make more by hand'],
  },
  hoursAWeek: 6,
  weekly: 'Improve two listings, publish one, and write down visits and orders on Sunday',
  overview:
    'The shop exists, so you look at its own numbers first: visits, orders, what an order leaves. Then you mend the pages of the {goods} that sell already, add relatives of these, and only then pay for visitors.',
  approach:
    'Three numbers explain a shop: how many come, how many of a hundred buy, and what a parcel leaves after material, fees and your hour. Mend the weakest of the three, one change in two weeks, and write down what happened. What goes wrong is new products for lack of visits, and more orders of something that earns nothing.',
  done: 'The {shop} has brought in the sum or orders you named for three months in a row, after costs.',
  steps: [
    step(
      'Write down visits, orders and profit of the last quarter',
      'From the statistics of the {shop}: visits, orders, orders for a hundred visits, search words, best five listings. Beside them what a month left after material, postage, fees and adverts. Under one order in a hundred visits the pages are weak; above two, visitors are missing.',
      ['Take three months from the statistics', 'Work out orders for a hundred visits', 'Mark the best five listings'],
      1.5,
    ),
    step(
      'Work out what each of your {goods} leaves after all fees',
      'Material, packing, postage, listing, sale and payment fees, advert share, and your minutes at a fair hour. Raise the price of what leaves too little by a tenth, make a set of two or three, or drop it. Look at the price of five similar shops that sell.',
      ['Fill a line for each of the best ten', 'Raise or drop the worst two', 'Make one set'],
      3,
    ),
    step(
      'Rewrite titles, tags and photos of the best ten listings',
      'Title: what it is, for whom, which occasion, in the words buyers type. All tags used, each a phrase of two or three words. First photo bright and close, then scale, in use, back, packing, short film. Two listings a week, and note the visits before and after.',
      ['Collect thirty search phrases', 'Rewrite two listings a week', 'Take five new photos each'],
      14,
      { when: { unsaid: etsy } },
    ),
    step(
      'Rewrite titles, all thirteen tags and photos for Etsy search',
      'Title: what it is, for whom, which occasion, in the words buyers type. All thirteen tags used, each a phrase of two or three words, and the attributes filled. First photo bright and close, then scale, in use, packing, short film. Two listings a week, and note the visits before and after. Short dispatch times and quick answers help the shop’s standing.',
      ['Collect thirty search phrases', 'Rewrite two listings a week', 'Take five new photos each'],
      16,
      { when: { said: etsy } },
    ),
    step(
      'Add ten relatives of the {goods} that sell',
      'Another size, scent, colour, name on it, gift set, season. More good listings mean more doors into the shop. Make one sample of each, photograph them together, and publish two a week. Nothing wholly new in these weeks.',
      ['List ten relatives', 'Publish two a week', 'Look after a month at which found buyers'],
      20,
    ),
    step(
      'Win back buyers, then test small adverts for thirty days',
      'First what costs nothing: a card with a name in each parcel, a small code for the next order, and a picture or short film of the making three times a week. Then two to five a day for adverts on the best three listings. After a month compare what they cost with what these orders left, and stop the rest.',
      [
        'Print fifty cards with a code',
        'Advertise three listings with a daily limit',
        'Decide by profit after thirty days',
      ],
      9,
    ),
    step(
      'Find out how much your hands can make in a week',
      'Time one batch from setting up to parcel. Make in series, prepare labels and boxes, set a largest number a week and longer dispatch times before you sell more. Ask somebody to pack before you ask somebody to make.',
      ['Time one batch', 'Prepare twenty boxes and labels', 'Set the largest number a week'],
      6,
      { when: { said: handmade } },
    ),
    step(
      'Prepare stock and pages for the gift months',
      'A large part of gift shops’ year falls between October and mid-December. Designs and photos by August, material ordered by September, a third of the stock made by October, last posting days on the page. After it a sale of what is left.',
      ['Choose five gifts for the season', 'Order material early', 'Show the last posting days'],
      14,
      { months: [8, 11] },
    ),
    step(
      'Compare three months and choose the next channel',
      'Take the same page of numbers. If the {shop} holds the sum, add one: an own site, three local shops that buy, a market before the holidays. Register the trade and set tax aside if that is still open.',
      ['Fill the page again', 'Choose one channel', 'Set the tax share aside'],
      4,
    ),
  ],
  suggestions: [
    tip('Look at the shop on a phone', 'Most buyers do.', 'First photo', 'Price and postage'),
    tip('Film your hands', 'Making sells.', 'Fifteen seconds', 'Daylight'),
    tip('Ask ten buyers why', 'Their words belong into the title.', 'One question', 'Thank them'),
    tip('Raise one price for a month', 'Often nothing happens.', 'Best seller', 'Watch orders'),
    tip('Make a set', 'One parcel, more profit.', 'Three pieces', 'Gift box'),
    tip('Offer a name on it', 'Buyers pay for a name.', 'One product', 'Clear field'),
    tip('Pack for the second look', 'People film it.', 'Paper', 'Card'),
    tip('Write the answers buyers ask for', 'Size, care, time.', 'Five questions', 'On the page'),
    tip('Check the safety label', 'Candles, soap and toys have rules.', 'Official list', 'Every item'),
    tip('Compare with one shop that sells', 'Not to copy.', 'Photos', 'Words'),
    tip('Fix a packing hour', 'Evenings stay free.', 'Three days', 'All at once'),
    tip('Delete what nobody saw', 'Or mend it once.', 'Ninety days', 'Photo first'),
  ],
};
