import { type Kind, type Local, step, tip } from '../kind.ts';

const paymentsHere: Local = {
  GB: 'In Britain: pay-as-you-go readers have no monthly fee and cost little; customers may not be charged extra for paying by card.',
  US: 'In the United States: ask for the flat fee per swipe and the fee per transaction; SNAP and WIC need their own approval.',
  AU: 'In Australia: ask your bank about least-cost routing for debit cards, which lowers the fee.',
  CA: 'In Canada: Interac debit mostly costs a few cents per sale, credit cards a percentage.',
  IN: 'In India: a shop UPI QR costs nothing for payments from bank accounts; a soundbox speaks the sum aloud for a small rent.',
  KE: 'In Kenya: apply for a Lipa na M-PESA till with ID and KRA PIN; a till keeps shop money apart from your own line.',
  NG: 'In Nigeria: compare POS and transfer accounts for businesses; take only those of licensed banks or payment firms.',
  PH: 'In the Philippines: a QR Ph code takes GCash, Maya and bank apps with one sticker.',
  ZA: 'In South Africa: card readers without rent suit small shops; ask about the fee per sale and instant pay-out.',
  SG: 'In Singapore: an SGQR label with PayNow takes most apps with one code.',
};

/** The machine stands at the till. */
const takesCards = [
  'already take/takes/accept/accepts/have/has card/cards/upi/qr/momo/mpesa/m-pesa/mobile_money/gcash',
  'have/got/has a/the card reader/machine already/now',
  'card reader/machine arrived/works',
];

/** Meals or goods brought by riders of an app. */
const delivery = [
  'delivery/deliveries/deliver/deliveroo/swiggy/zomato/uber_eats/ubereats/doordash/grubhub/just_eat/foodpanda/grabfood/glovo/bolt_food/jumia_food/mr_d/menulog/skip/grab/rappi/chowdeck',
];

/** Being found, without a word on paying. */
const toBeFound = ['online/listing/listed/google/map/maps/website/instagram/whatsapp/catalogue/found/facebook'];

/** Payments stand at the till, or the wish is about orders and being found. */
const payingIsNotAsked = [...takesCards, ...delivery, ...toBeFound];

export const familyShopGoesDigital: Kind = {
  id: 'family-shop-goes-digital',
  category: 'profession',
  name: 'Bring card and phone payments into our shop',
  slots: {
    shop: {
      words: [
        'bakery',
        'butcher’s shop|butcher shop|butchery|butcher’s|butcher',
        'greengrocer’s|greengrocer',
        'grocery|grocery store|grocer',
        'corner shop|cornershop',
        'corner store|bodega|convenience store',
        'kirana store|kirana shop|kirana',
        'sari-sari store|sari-sari|sari sari store|sari sari',
        'spaza shop|spaza',
        'duka',
        'takeaway|take-away|chippy|chip shop|kebab shop',
        'tea stall|tea shop|chai stall|chai shop',
        'food stall|stall',
        'hardware store|hardware shop',
        'pharmacy|chemist|chemist’s',
        'tailor’s shop|tailoring shop|tailor shop',
        'sweet shop|mithai shop',
        'fabric shop|saree shop|cloth shop|textile shop',
        'barber shop|barbershop',
        'salon',
        'flower shop|florist|florist’s',
        'bookshop|book shop|stationery shop',
        'milk bar',
        'dairy',
        'fish shop|fishmonger',
        'café|cafe|coffee shop',
        'restaurant|canteen|chop bar|carinderia|eatery',
        'kiosk',
        'market stall',
        'shop|store',
      ],
      otherwise: 'shop',
    },
    way: {
      words: [
        'card payments|card|cards|card reader|card machine|contactless|chip and pin',
        'UPI payments|upi|gpay|google pay|phonepe|paytm|bhim',
        'M-PESA|mpesa|m-pesa|lipa na mpesa',
        'GCash|gcash|maya',
        'QR payments|qr|qr code',
        'mobile money|momo',
        'POS payments|pos|pos machine',
      ],
      otherwise: 'card or phone payments',
    },
    person: {
      words: [
        'mum|mums|mummy',
        'mom|mama',
        'mother',
        'dad|dads|papa|daddy',
        'father',
        'parents',
        'grandmother|grandma|nan|gran|lola',
        'grandfather|grandpa|granddad|lolo',
        'aunt|auntie|aunty',
        'uncle',
        'wife',
        'husband',
        'brother',
        'sister',
        'mother-in-law|mother in law',
        'father-in-law|father in law',
        'in-laws|parents in law|parents-in-law',
      ],
      otherwise: 'team at the till',
    },
  },
  ask: {
    question: 'What do customers ask for that you cannot do yet?',
    chips: ['Paying by card or phone', 'Ordering and delivery', 'Finding us online'],
  },
  hoursAWeek: 3,
  weekly: 'Compare payments, till and fees of the week in ten minutes',
  overview:
    'Customers of the {shop} will be able to pay by card or phone, find it on the map, and order what they want. You begin with one thing, test it with small sums, and keep only what brings more than it costs.',
  approach:
    'Change one thing every two weeks, so that the till never stands still. What goes wrong is a long contract signed at the counter, and a system that only one person can use.',
  done: 'For a month people have paid at the {shop} without cash and found it online, and you know what that costs and brings.',
  cautions: [
    'Trust only the message in your own app or bank, never a screenshot on a customer’s phone. Nobody honest asks for your PIN or a one-time code.',
    'Read contract length, cancelling and extra machine rent before you sign. Never sign on the day the seller visits.',
  ],
  steps: [
    step(
      'Write down how the {shop} takes money and orders today',
      'Sales on a normal day, the average bill, who asks for another way to pay, and which phone and bank account you have. Half an hour at the till is enough. The list shows what to begin with.',
      [
        'Write yesterday’s sales and average bill',
        'Ask ten customers how they would like to pay',
        'Note phones, internet and bank account',
      ],
      1,
    ),
    step(
      'Compare three providers of {way} and apply to one',
      'Compare the fee per sale, monthly rent, days until the money is in the bank, and how to leave. On sales of 10,000 a fee of 1.75 per cent costs 175. You need identity papers, a bank account and the business registration.',
      ['Fill in the table for three providers', 'Work out the fee for a month at the {shop}', 'Apply with your papers'],
      2.5,
      {
        waitDays: 7,
        when: { named: 'way', unsaid: takesCards },
        local: paymentsHere,
      },
    ),
    step(
      'Set up {way} at the till and try ten small sales',
      'Pay ten tiny sums with three different phones or cards. Do one refund, and one sale with weak internet. It is done when the money stands in the bank and the sum is right.',
      ['Put sticker or reader where all can see it', 'Do ten test sales and a refund', 'Check the bank two days later'],
      2,
      { when: { named: 'way', unsaid: takesCards } },
    ),
    step(
      'Compare three ways of taking cards and phone payments at the {shop}',
      'Compare the fee per sale, monthly rent, days until the money is in the bank, and how to leave. On sales of 10,000 a fee of 1.75 per cent costs 175. You need identity papers, a bank account and the business registration.',
      [
        'Ask ten customers how they would pay',
        'Work out the fee for a month',
        'Apply to one provider with your papers',
      ],
      2.5,
      { waitDays: 7, when: { unnamed: 'way', unsaid: payingIsNotAsked }, local: paymentsHere },
    ),
    step(
      'Put the reader or sticker at the till and try ten small sales',
      'Pay ten tiny sums with three different phones or cards. Do one refund, and one sale with weak internet. It is done when the money stands in the bank and the sum is right.',
      ['Put it where all customers can see it', 'Do ten test sales and a refund', 'Check the bank two days later'],
      2,
      { when: { unnamed: 'way', unsaid: payingIsNotAsked } },
    ),
    step(
      'Agree with your {person} who answers, packs and checks the phone',
      'Name one person for each hour of the day, and one for days off. An unanswered order loses a customer for good. Write the times and the password rule on a card beside the till.',
      ['Write one name for each hour', 'Try it with three test orders', 'Hang the card beside the till'],
      1,
      { when: { unnamed: 'way', said: [...delivery, ...toBeFound] } },
    ),
    step(
      'Show your {person} the three moves of a payment',
      'Take a payment, check in the shop’s own app that it came, and give a refund. Write each in three lines on a card beside the till, in the language you speak there. Stand beside them for ten real sales.',
      ['Write the card', 'Practise with ten real sales', 'Agree what to do when the internet is down'],
      2,
      { when: { unsaid: takesCards, named: 'way' } },
    ),
    step(
      'Put the {shop} on the map with hours and ten photos',
      'Claim the free business entry on the map that most people use near you. Enter name, hours, telephone, ways to pay, and ten bright photos. Ask ten regular customers for an honest review.',
      ['Claim or create the entry', 'Take ten photos in daylight', 'Ask ten regulars for a review'],
      2.5,
      { waitDays: 7 },
    ),
    step(
      'Try one delivery app with twelve products of the {shop}',
      'Commission is often 15 to 30 per cent, so first work out what is left on each product. Take what travels well, with a clear photo and its real packing cost. Test four weeks, in hours when somebody is free to pack.',
      [
        'Work out what twelve products leave after commission',
        'Photograph and enter them',
        'Note orders and complaints for four weeks',
      ],
      8,
      { when: { said: delivery } },
    ),
    step(
      'Take orders for the {shop} by message from a list of twenty products',
      'A free business account of a message app shows products, prices and hours. Fix two collection times a day and ask for payment when ordering. Begin with fifteen regular customers.',
      ['Enter twenty products with price', 'Write an answer for outside hours', 'Invite fifteen regulars'],
      4,
      { when: { unsaid: delivery } },
    ),
    step(
      'Compare payments with the till on seven evenings',
      'Three numbers each evening: cash in the drawer, payments in the app, sales in the book. Fees are a cost, so the full sale goes into the accounts. A difference is found the same day or not at all.',
      [
        'Draw a table with three columns',
        'Fill it in for seven evenings',
        'Ask who keeps the books which report they need',
      ],
      2,
    ),
    step(
      'Compare a month at the {shop} with the month before and keep what pays',
      'Look at sales, average bill, fees, new customers and minutes of work. Keep what brings more than it costs, and cancel the rest within its notice. Then choose the next single thing.',
      ['Write both months side by side', 'Ask ten customers what they use', 'Cancel or keep each thing'],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Keep cash for those who want it',
      'Older customers stay if nothing is taken from them.',
      'Keep a float of small change',
      'Say so on a sign',
    ),
    tip(
      'Put a sign on the door',
      'People pass a shop when they think it is cash only.',
      'Show the symbols you accept',
      'Hang it at eye level',
    ),
    tip(
      'Have a second way for bad internet',
      'Payments fail most on the busiest day.',
      'Buy a SIM of another network',
      'Charge a power bank weekly',
    ),
    tip(
      'Keep shop money apart',
      'Mixed accounts make every evening a puzzle.',
      'Open an account for the shop',
      'Pay the family a fixed sum',
    ),
    tip(
      'Change every password from the first one',
      'A lost phone must not open the till.',
      'Set a screen lock and a PIN',
      'Write down the number for blocking',
    ),
    tip(
      'Give old customers a reason to try',
      'A first small success takes away the fear.',
      'Help with the first payment',
      'Offer a small thank-you',
    ),
    tip(
      'Answer every review within two days',
      'New customers read the answers too.',
      'Thank the kind ones by name',
      'Offer the unhappy ones a call',
    ),
    tip(
      'Use the sales report to order',
      'It shows what sells on which day.',
      'Print the ten best sellers',
      'Drop two that nobody buys',
    ),
    tip(
      'Check the sticker every morning',
      'Thieves paste their own code over yours.',
      'Scan it with your phone',
      'Read the name it shows',
    ),
    tip(
      'Ask the neighbour shop what they pay',
      'Fees differ a lot in the same street.',
      'Compare two bills',
      'Ask your provider to match',
    ),
    tip(
      'Let a young relative take the photos',
      'They see what people look for online.',
      'Choose a bright hour',
      'Show the front and three products',
    ),
    tip(
      'Turn slow hours into collection times',
      'Orders ahead fill quiet time.',
      'Offer two times a day',
      'Pack before the rush',
    ),
  ],
};
