import { type Kind, step, tip } from '../kind.ts';
import { businessAdviceHere, selfEmployedHere } from '../local-money.ts';
import { numbers } from '../stage-words.ts';

/** Customers pay already. */
const running = [
  `have/got/with ${numbers}/first/my_first/some/a_few/several? paying? customers/clients/orders/sales`,
  'first sale/customer/order/client',
  'already/been selling/sell/trading',
  'business is? running/registered/open',
  'turning over',
  'making £/€/$? _ a month',
];

/** It is registered. */
const registered = [
  'registered the/my/a/as business/company/ltd/gmbh/sole_trader',
  'company/business is? registered',
  'ltd is? set_up/registered',
];

/** Money or premises are there. */
const funded = [
  'loan/funding/grant is/was/got? approved',
  'got/have the/my/a _? loan/funding/grant/lease/premises/unit',
  'signed a/the lease',
  'found a/the premises/unit/shop/location',
];

/** They know the trade. */
const qualified = [
  'qualified electrician/plumber/chef/hairdresser/nurse/accountant/carpenter/builder/mechanic/teacher/gas/joiner/painter',
  `${numbers} years experience/in/as`,
  'trained as/chef/baker',
  'have/got my/a gold_card/nvq/licence/license/diploma/degree',
];

export const startBusiness: Kind = {
  id: 'start-business',
  category: 'profession',
  name: 'Start my own business',
  slots: {
    business: {
      words: [
        'coffee shop|cafe',
        'restaurant',
        'bakery',
        'food truck',
        'catering business|catering',
        'cake business|cake',
        'bar',
        'pub',
        'hair salon|salon|hairdresser',
        'barber shop|barber',
        'beauty studio|beauty salon|nail studio',
        'yoga studio',
        'gym|fitness studio',
        'dance school',
        'music school',
        'tutoring business|tutoring',
        'nursery|kindergarten|childcare',
        'cleaning company|cleaning business|cleaning',
        'gardening business|gardening|landscaping',
        'dog walking business|dog walking|pet sitting',
        'bike repair shop|bike repair|bicycle',
        'garage|car repair',
        'bookshop|bookstore',
        'flower shop|florist',
        'clothes shop|boutique|clothing brand',
        'photo studio',
        'studio',
        'practice|physiotherapy practice|dental practice',
        'law firm',
        'consultancy|consulting firm',
        'marketing agency|agency',
        'design studio',
        'software company|app|saas|software',
        'construction firm|building company',
        'electrical business|electrician',
        'plumbing business|plumber',
        'moving company',
        'taxi business|taxi',
        'farm shop',
        'farm',
        'brewery',
        'guesthouse|bed and breakfast',
        'hostel',
        'travel agency',
        'startup|start-up',
      ],
      otherwise: 'business',
    },
  },
  ask: {
    question: 'What would you sell, and has anybody paid you for it yet?',
    chips: ['An idea, no customer yet', 'Friends have paid me already', 'I need a shop or premises'],
  },
  hoursAWeek: 8,
  weekly: 'Talk to three possible customers and write down their words',
  measures: ['customers', 'clients', 'orders', 'sales'],
  overview:
    'You will find out first whether people pay, then whether a sale leaves a profit, and only then sign leases and spend savings. After that come registration, money and opening, in the order in which the offices ask for them.',
  approach:
    'Keep a salary or savings for at least six months while you test. Most small firms that fail do so because too few people wanted the thing, or because rent and stock were paid before the first sales.',
  done: 'You have registered and opened your {business} and served ten paying customers at a profit.',
  cautions: [
    'Do not sign a lease, loan or personal guarantee before an adviser has read it; ask the chamber of commerce or start-up centre, which is often free.',
    'Ask early about permits, insurance and hygiene or trade rules: in some trades work without them is forbidden. If you are employed, check your contract about side work.',
  ],
  steps: [
    step(
      'Write down who pays you already and why',
      'The last ten sales of your {business}: who, what, price, hours, how they found you. Two of the ten lines usually bring most of the money. These two are what you build on.',
      ['Write the last ten sales in a table', 'Mark the two best lines', 'Ring one of these customers and ask why you'],
      1,
      { when: { said: running } },
    ),
    step(
      'Describe the customers and offer of your {business} on one page',
      'Who buys, what they do today instead, what you sell and at what price, and why they would change. It is done when a stranger can say after half a minute what your {business} is for.',
      [
        'Write customer, problem, offer and price in twenty minutes',
        'Read them to one person who is not a friend',
        'List three places where such customers meet',
      ],
      1.5,
      { when: { unsaid: running }, resources: 'Guide for founders: https://www.sba.gov/business-guide' },
    ),
    step(
      'Ask fifteen possible customers how they manage today',
      'Do not present your idea. Ask when they last had the problem, what they did about it, what they paid, and what annoyed them. If fewer than five would pay, change the customer or the offer before you go on.',
      ['Arrange the first five talks', 'Write down their exact words', 'Note the price they mention first'],
      10,
      { when: { level: 'beginner', unsaid: [...running, ...qualified] } },
    ),
    step(
      'Ask ten former customers what they would pay you for',
      'You know the trade, so begin with people who have seen your work, as far as your contract allows. What do they need next, whom do they use, what annoys them, at which price would they change?',
      ['Read the clause on competing in your contract', 'List ten people', 'Ask each for a date or an order'],
      6,
      { when: { said: qualified, unsaid: running, level: 'beginner' } },
    ),
    step(
      'Test the new {business} idea with people who paid you',
      'You know the trade or have run something before. Show the offer with price to ten people who have already paid you or your employer, and ask for a date or a deposit. Write down what was hard the last time and how you avoid it now.',
      [
        'List ten people who paid before',
        'Ask each for a date or a deposit',
        'Write down three mistakes you will not repeat',
      ],
      8,
      { when: { level: 'experienced', unsaid: running } },
    ),
    step(
      'Sell to three paying customers before you open the {business}',
      'Use a stall, a pre-order, a trial day or a borrowed kitchen, before any shop or website. Take real money and deliver as you would in your {business}.',
      [
        'Make a direct offer to ten people',
        'Find out which small trial the law allows',
        'Note every problem while delivering',
      ],
      14,
      { when: { unsaid: running }, measured: 'Win the first {20%} by hand' },
    ),
    step(
      'Raise the price for the next three customers',
      'Those who pay already bought at your first price, which is usually too low. Ten per cent more for the next three new ones; if all say yes, again. Give old customers a date in writing.',
      ['Write the new price', 'Offer it to three new customers', 'Note what each says'],
      3,
      { when: { said: running } },
    ),
    step(
      'Calculate the profit on one sale and one month',
      'Take the price minus material, time, fees and tax; then rent, insurance, wages and your own living costs. It is done when you know how many sales a month you need for your {business}, and believe in the number.',
      [
        'Measure the time of one delivery',
        'Ask for three real quotes for the largest costs',
        'Raise the price once and watch what happens',
      ],
      6,
    ),
    step(
      'Ask an adviser about permits and risks of the {business}',
      'Bring the page and the sums to the chamber of commerce, a start-up centre or an accountant. Ask which legal form, which permits for your {business}, which insurance, which grants, and what must happen before the first invoice.',
      [
        'Book one free appointment',
        'Write down your five questions',
        'Make a list of papers with the waiting time of each',
      ],
      4,
      { local: businessAdviceHere, waitDays: 7 },
    ),
    step(
      'Secure the money and a reserve of six months',
      'Add start costs, the first six months of fixed costs and your own living costs. Cover them from savings, a grant or a loan that you could pay back in a bad year. Write down the sum at which you would stop.',
      [
        'Make the table of start costs for your {business}',
        'Apply for grants before you spend money',
        'Agree the stop sum with your family',
      ],
      12,
      { waitDays: 30, when: { weeksFrom: 10, unsaid: funded } },
    ),
    step(
      'Plan the first six months of money week by week',
      'The sum or the place is there, so the danger is running dry: what leaves when, what comes in when, and the lowest point. Keep a fifth untouched, and read the lease or loan for days and penalties.',
      ['Write payments and income by week', 'Mark the lowest point', 'Agree the stop sum with your family'],
      4,
      { when: { said: funded, weeksFrom: 10 } },
    ),
    step(
      'Register and insure the {business} and open its account',
      'Check that the name and web address are free, register, get the tax number, open a separate account, and take out liability insurance. From now on every receipt is kept.',
      [
        'Check the name in the business and trademark register',
        'File the registration of your {business}',
        'Set up invoices and a place for receipts',
      ],
      8,
      { local: selfEmployedHere, when: { unsaid: registered }, waitDays: 21 },
    ),
    step(
      'Put accounts, invoices and tax money of the {business} in order',
      'Registered is the start of duties: separate account, numbered invoices, a third of each payment aside for tax, insurance checked, dates for returns. One hour each Friday keeps it small.',
      [
        'Open or tidy the business account',
        'Set aside a third of each payment',
        'Enter the dates of returns in the calendar',
      ],
      4,
      { when: { said: registered } },
    ),
    step(
      'Open the {business} small and serve ten customers',
      'Begin with few products, fixed hours, a clear price list and an easy way to pay. Ask each customer how they found your {business}, and count whether ten of them leave a profit. That number tells you what to do more of.',
      ['Invite everybody you talked to', 'Ask the first five for a review', 'Compare the first month with your sums'],
      30,
      { when: { unsaid: running }, measured: 'Serve all {total} and compare with the sums' },
    ),
    step(
      'Make the best line of the {business} grow for a quarter',
      'One way that brings customers, one improvement of what they get, one number looked at each Monday. Leave all new ideas on a list until the quarter is over. It is done when a month pays your costs and you.',
      ['Choose the way and the number', 'Ask every customer for one name', 'Compare the quarter with your sums'],
      30,
      { when: { said: running } },
    ),
  ],
  suggestions: [
    tip(
      'Write down what you may lose',
      'A limit set in calm days protects your savings.',
      'A sum and a date',
      'Show it to one person',
    ),
    tip(
      'Rent before you buy',
      'Kitchens, vans, chairs and desks can be hired by the hour.',
      'List the three largest costs',
      'Find a hired version of each',
    ),
    tip(
      'Spend a day in a similar firm elsewhere',
      'Owners in another town are often open.',
      'Ask about the quiet months',
      'Ask what they bought too early',
    ),
    tip(
      'Keep business and private money apart',
      'It saves days at tax time.',
      'One account, one card',
      'Pay yourself a fixed sum',
    ),
    tip(
      'Put tax aside from every payment',
      'The tax bill often comes a year later, when the money is spent.',
      'A separate account',
      'Ask your adviser for the percentage',
    ),
    tip(
      'Answer enquiries within the hour',
      'The first reply often gets the order.',
      'Four prepared texts',
      'A mailbox that names your hours',
    ),
    tip(
      'Charge from the first day',
      'Only paying customers tell you what is really missing.',
      'A founding price, never nothing',
      'Ask what nearly kept them away',
    ),
    tip(
      'Enter the {business} in online maps',
      'Local customers search there first.',
      'Photos, hours, phone',
      'Reply to every review',
    ),
    tip(
      'Count people in front of the door',
      'Your own count is more reliable than what the agent says.',
      'A weekday and a Saturday',
      'Count those who would be customers',
    ),
    tip(
      'Meet another founder every second week',
      'Somebody at the same stage understands the worry.',
      'One number each',
      'One promise until next time',
    ),
    tip(
      'Agree in writing with a partner',
      'It is easier to talk about shares before there is money.',
      'Work, money, who decides',
      'What happens if one leaves',
    ),
    tip(
      'Keep one day without the business',
      'After months without a free day people decide badly.',
      'Fixed day',
      'Somebody else has the phone',
    ),
  ],
};
