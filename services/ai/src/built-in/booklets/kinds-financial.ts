import { type Kind, step, tip } from './kind.ts';

// Longer than other files on purpose: one category's knowledge, read from top to bottom like a booklet.
export const financialKinds: readonly Kind[] = [
  {
    id: 'save-money',
    category: 'financial',
    name: 'Save money',
    matches: [
      [
        /\b(sav(e|ing)(ing)? (up )?(at least |about |around |some |more |up to |an extra )?(money|[€$£¥₹]|\d|for|up|cash|a thousand|ten thousand)|save (up|money)|put (aside|away)|emergency fund|rainy day|savings?|nest egg)\b/,
        14,
      ],
      /\bsave\b/,
    ],
    subject: {
      find: [
        [
          /\bfor (?:an? |my |our |the )((?:[a-z]+ ){0,2}(?:car|trip|holiday|vacation|wedding|laptop|bike|house|home|flat|camper|van|boat|piano|guitar|course|degree|emergency fund|honeymoon|baby|retirement|motorbike|phone|camera))\b/,
          'the $1',
        ],
        [/\b(emergency fund)\b/, 'your $1'],
        [/\bfor (japan|italy|university|college|christmas|retirement|travel(?:ling)?)\b/, '^$1'],
      ],
      otherwise: 'your savings',
    },
    measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money'],
    overview:
      'Saving works best when it happens before you can see the money. You will find the sum that leaves on payday, cut three costs you do not feel, and watch the pot for {subject} fill without nightly arithmetic.',
    approach:
      'Large fixed costs come before small pleasures: one afternoon on contracts is worth more than a year without coffee. The pot gets its own account, away from your card.',
    steps: [
      step(
        'Find where last month’s money went',
        'Every payment in four heaps: home, food, fun, forgotten. The last heap usually pays for the first part.',
        ['Download three months of statements', 'Circle what you had forgotten'],
        { resources: 'Budget planner: https://www.moneyhelper.org.uk/en/everyday-money/budgeting/budget-planner' },
      ),
      step(
        'Open a separate pot and name it',
        'A savings account at another bank, named after {subject}. Out of sight, with interest.',
        ['Compare three accounts', 'Set the name and a picture if it allows one'],
      ),
      step(
        'Automate a transfer for the day after payday',
        'Begin with a sum you barely notice and raise it after two months. What is gone is not missed.',
        ['Divide what is missing by the paydays left', 'Set up the standing order'],
        { measured: 'First {25%} in the pot, moved automatically' },
      ),
      step(
        'Cancel or renegotiate five contracts',
        'Insurance, phone, power, subscriptions, bank. Say you are thinking of leaving; put each saving straight into the pot.',
        ['List renewal dates', 'Make two calls in one afternoon'],
        { measured: 'Half-way: {50%} saved with cheaper contracts' },
      ),
      step(
        'Run a thirty-day no-buy on one category',
        'Clothes, deliveries, gadgets: choose the one with most regrets. A list takes the wishes; half of them fade.',
        ['Delete stored cards from two shops', 'Write each wish down with date and price'],
      ),
      step(
        'Sell ten things you do not use',
        'Good photographs, honest words, a fair price, Sunday evening. The money moves the same day.',
        ['Walk through the house with a box', 'List the first three tonight'],
        { measured: 'Reach {75%} with what you sold and skipped' },
      ),
      step(
        'Fill the pot and decide its next job',
        'Spend it as planned and leave the standing order alone: the next aim starts with a habit already in place.',
        ['Check the total against the full price', 'Rename the pot'],
        { measured: 'The full {total} for {subject}' },
      ),
    ],
    suggestions: [
      tip(
        'Wait seventy-two hours',
        'Most wants are weather.',
        'Anything above fifty goes on a list',
        'Ask again in three days',
      ),
      tip('Save every rise', 'Keep living on last year’s pay.', 'Half of any increase', 'Before the first new payslip'),
      tip('Draw a thermometer', 'A colour on the fridge beats a banking app.', 'Ten fields', 'Fill one in on payday'),
      tip('Shop with a fixed envelope', 'Cash makes sums felt.', 'Groceries for a week', 'What is left joins the pot'),
      tip('Join forces', 'Two people keep a promise better.', 'Compare on the first', 'Loser cooks'),
      tip('Make cheap evenings good', 'Fun per pound is a skill.', 'Ten ideas under five', 'Take turns hosting'),
    ],
  },
  {
    id: 'pay-debt',
    category: 'financial',
    name: 'Pay off my debt',
    matches: [
      [
        /\b((pay(ing)?|clear|get rid of|reduce|wipe)(ing)? (off |out of |down |back )?(all )?(my |our |the |some )?([\w,.€$£]+ ){0,3}(debts?|loans?|credit cards?|overdraft|student loans?|mortgage)|debt[- ]free|get out of debt|in debt|debts?|overdraft)\b/,
        16,
      ],
    ],
    subject: {
      find: [[/\b(student loans?|credit cards?|overdraft|mortgage|car loan)\b/, 'your $1']],
      otherwise: 'the debt',
    },
    measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money'],
    overview:
      'Debt shrinks fastest when it is visible, no longer growing and attacked in one place at a time. You will put all of {subject} on one page and send every spare sum to a single target.',
    approach:
      'Minimum payments go everywhere, the rest goes to one. If letters are unopened or rent is at risk, start with the free debt advice in the first step: it is confidential and better than any plan of your own.',
    steps: [
      step(
        'List every balance, rate and minimum on one page',
        'Open all the letters in one sitting, with tea. The total is seldom as bad as the not knowing.',
        ['Collect statements and logins', 'Sort by interest rate'],
        {
          resources:
            'Free debt advice (UK): https://www.stepchange.org · United States: https://www.consumerfinance.gov',
        },
      ),
      step(
        'Stop the balance from growing',
        'Cards out of the wallet and off the shopping sites. A small cash buffer of one week keeps surprises off the card.',
        ['Delete stored card numbers', 'Put one week’s food money aside'],
      ),
      step(
        'Ask each lender for a lower rate',
        'Call, explain, ask: hardship rate, transfer, fixed plan. One yes may be worth a month’s payment.',
        ['Write the three sentences beforehand', 'Note the name and answer of each call'],
        { measured: 'First {25%} of the balance gone' },
      ),
      step(
        'Pick your order: smallest first or dearest first',
        'Dearest saves more, smallest feels better sooner. Both work when you stay with one.',
        ['Work out the months for each way', 'Circle target number one'],
      ),
      step(
        'Send a fixed extra sum to target number one',
        'The day after payday, automatically. When it is cleared its payment rolls on to the next.',
        ['Free the sum from two costs', 'Set up the transfer'],
        { measured: 'Half-way: {50%} repaid' },
      ),
      step(
        'Bring in one-off money for a jump',
        'A tax refund, sold things, four extra shifts. A jump half-way renews the will.',
        ['List five sources', 'Do the quickest this week'],
        { measured: 'Reach {75%} repaid' },
      ),
      step(
        'Clear the last balance and close what tempts you',
        'Ask for written confirmation, close the card, and let the same monthly sum flow into savings.',
        ['Check your credit file for mistakes', 'Redirect the standing order'],
        { measured: 'Last payment made: {total} cleared' },
      ),
    ],
    suggestions: [
      tip('Choose a money hour', 'Fear likes unopened letters.', 'Same hour each week', 'Something nice afterwards'),
      tip('Tell one person', 'Shame is expensive.', 'The number, said aloud', 'A text each payday'),
      tip(
        'Cross out in colour',
        'A chart of fifty boxes turns patience into a game.',
        'One box for each fiftieth',
        'Hang it inside a cupboard',
      ),
      tip('Keep a little fun', 'A plan with no air breaks.', 'A small weekly sum', 'No accounting for it'),
      tip(
        'Guard against the next one',
        'Surprises are on a calendar.',
        'Car, teeth, birthdays',
        'A twelfth each month',
      ),
      tip('Read the small letters', 'Fees hide there.', 'Early repayment charges', 'Payment dates'),
    ],
  },
  {
    id: 'buy-home',
    category: 'financial',
    name: 'Buy a home',
    matches: [
      [
        /\b(buy(ing)?|purchase|afford|own|deposit for|down payment|save for|get)(ing)? (on |for )?(an? |my |our )?(own |first |new |small |family )*(house|home|flat|apartment|property|condo|cottage)\b/,
        15,
      ],
      [/\b(home ?owner\w*|property ladder|mortgage approval|down payment|house deposit|first[- ]time buyer)\b/, 15],
    ],
    subject: {
      find: [[/\b(house|flat|apartment|condo|cottage)\b/, 'the $1']],
      otherwise: 'the home',
    },
    measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money'],
    overview:
      'Buying {subject} is three projects at once: a deposit, a clean file for the lender, and knowing what you want before a viewing makes you want everything. They run side by side here.',
    approach:
      'Work from the monthly payment backwards rather than from the asking price, and keep a reserve for the costs nobody photographs: tax, notary, boiler, curtains.',
    steps: [
      step(
        'Work out the price you can really carry',
        'Monthly payment at a rate two points above today’s, with repairs added. If it pinches on paper it will hurt in February.',
        ['Use a mortgage calculator with three rates', 'Add tax, legal fees and moving to the sum'],
        {
          resources:
            'Guides for buyers: https://www.moneyhelper.org.uk/en/homes/buying-a-home · https://www.consumerfinance.gov/owning-a-home/',
        },
      ),
      step(
        'Clean up your credit file',
        'Get the report, correct mistakes, close forgotten accounts, pay every bill on time from now.',
        ['Order the free report', 'Set bills to direct debit'],
      ),
      step(
        'Build the deposit in its own account',
        'A fixed transfer on payday, bonuses in full. Check which state schemes add to it.',
        ['Set the monthly sum and the date', 'Look up first-time buyer schemes'],
        { measured: 'Deposit reaches {25%}' },
      ),
      step(
        'Walk three neighbourhoods at three hours',
        'Morning rush, late evening, Sunday. Try the commute once for real.',
        ['List what must be within fifteen minutes on foot', 'Talk to two people who live there'],
        { measured: 'Deposit reaches {50%}, area chosen' },
      ),
      step(
        'Get a mortgage agreed in principle',
        'Compare three lenders or use a broker. Sellers take you seriously from this paper on.',
        ['Gather payslips, statements and identity papers', 'Ask each for the total cost over five years'],
        { measured: 'Deposit reaches {75%}, lender found' },
      ),
      step(
        'View twelve places with one scoring sheet',
        'Light, damp, noise, layout, cost to fix. Points stop a nice sofa from deciding.',
        ['Make the sheet before the first viewing', 'See the best two again, in rain if possible'],
      ),
      step(
        'Make an offer, survey it, get the keys',
        'Offer with a reason, a surveyor of your own, and the calm to walk away. Change the locks on the first day.',
        ['Set your ceiling the evening before', 'Book surveyor and solicitor'],
        { measured: 'The whole {total}: offer, survey, keys' },
      ),
    ],
    suggestions: [
      tip(
        'Practise the payment',
        'Live for three months as if you owned it.',
        'Transfer the difference to savings',
        'Notice what hurts',
      ),
      tip(
        'Know your three musts',
        'Everything else can be painted.',
        'Write them apart, then compare',
        'No more than three',
      ),
      tip(
        'Look at the street, then the kitchen',
        'You can change one of them.',
        'Visit in the dark',
        'Listen with windows open',
      ),
      tip('Befriend an agent', 'The good ones never reach the web.', 'Tell them your sheet', 'Answer within the hour'),
      tip('Keep a fifth back', 'The first year eats money.', 'Boiler, roof, surprises', 'No sofas before spring'),
      tip(
        'Freeze big purchases',
        'A car on credit can undo an offer.',
        'No new loans till the keys',
        'Ask before switching jobs',
      ),
    ],
  },
  {
    id: 'invest',
    category: 'financial',
    name: 'Start investing',
    matches: [
      [
        /\b(invest(ing|ments?|or)?|stocks?|shares|etfs?|index funds?|portfolio of|retire(ment)?|pension|financial (freedom|independence)|financially (free|independent)|passive income|crypto|build wealth|(be|become|get) (an? )?(rich|wealthy|millionaire)|dividends?)\b/,
        13,
      ],
    ],
    subject: {
      find: [
        [/\b(retirement|pension|early retirement)\b/, 'your $1'],
        [/\bretire\b/, 'your retirement'],
      ],
      otherwise: 'your future self',
    },
    measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money'],
    overview:
      'Investing for {subject} should be dull: broad, cheap, automatic and left alone. The work is at the start, in deciding how much you can leave untouched and for how long.',
    approach:
      'This is general education and no personal advice: markets fall, sometimes for years, so only money you will not need for five years belongs here. High-interest debt and an emergency reserve come first.',
    steps: [
      step(
        'Secure three months of expenses first',
        'In cash, at hand. It is what lets you leave investments alone in a bad year.',
        ['Add up one bare month', 'Clear any debt above six per cent'],
      ),
      step(
        'Write a one-page investing policy',
        'What for, until when, how much a month, and what you will do when it falls by a third. Sign it.',
        ['Write the sentence for the bad day', 'Show it to someone sensible'],
        { resources: 'Plain basics: https://www.investor.gov · https://www.bogleheads.org' },
      ),
      step(
        'Learn five words until you can explain them',
        'Share, bond, index fund, fee, diversification. If a product needs a sixth, leave it.',
        ['Explain each to a friend in two sentences', 'Find the yearly fee of any fund you own'],
      ),
      step(
        'Open a low-cost account in the right tax wrapper',
        'Pension, ISA, IRA or whatever your country calls it. An employer’s matching money comes before all else.',
        ['Compare three providers on total cost', 'Ask at work about matching'],
      ),
      step(
        'Make your first purchase of a broad index fund',
        'Small enough that a mistake is cheap. The first one is for learning the buttons.',
        ['Check fee, currency and size', 'Write down why you chose it'],
        { measured: 'First {10%} invested, broad and cheap' },
      ),
      step(
        'Automate a monthly contribution',
        'The same day each month, whatever the news. Raise it with every pay rise.',
        ['Set up the plan', 'Unsubscribe from market alerts'],
        { measured: 'Half-way: {50%} put in by standing order' },
      ),
      step(
        'Review and rebalance once a year, in an hour',
        'Back to the mix on your page, then close it. Measure what you put in: that is the part you steer.',
        ['Put the date in the calendar', 'Read your page aloud before touching anything'],
        { measured: 'Reach {total} and keep the yearly hour' },
      ),
    ],
    suggestions: [
      tip(
        'Count the fees',
        'One per cent a year takes a quarter in thirty years.',
        'Look up each one',
        'Move the dearest',
      ),
      tip(
        'Beware of certainty',
        'Whoever promises returns sells something.',
        'Check the regulator’s register',
        'Sleep on every tip',
      ),
      tip('Keep a calm-day note', 'Future you will be frightened.', 'Two sentences, dated', 'Open when it falls'),
      tip(
        'Play with five per cent',
        'If you must pick, box it in.',
        'Separate account',
        'Compare with the index yearly',
      ),
      tip('Talk about it at home', 'Two people, one plan.', 'Where things are', 'What happens if'),
      tip(
        'Use time, not timing',
        'Waiting for the dip costs more than the dip.',
        'Start with little',
        'Never stop monthly',
      ),
    ],
  },
  {
    id: 'budget',
    category: 'financial',
    name: 'Get my budget under control',
    matches: [
      [
        /\b(budget\w*|spend(ing)? less|stop (over)?spending|overspending|control (of )?(my |our )?(money|finances|spending)|manage (my |our )?(money|finances)|finances|live within|shopping addiction|impulse buy\w*|cut (my |our )?(costs|expenses|spending))\b/,
        14,
      ],
      [/\b(money|financial(ly)?)\b/, 4],
    ],
    overview:
      'A budget is a decision made once so that you need not make it daily. Yours will have few lines, room for fun and a weekly quarter of an hour, because systems with forty categories die in March.',
    approach: 'First you look, then you decide, then you let accounts do the policing. Guilt has no line in it.',
    steps: [
      step(
        'Gather every account and bill on one sheet',
        'What comes in, what leaves by itself, what is left on the card. One sheet, one date.',
        ['List accounts with balances', 'Highlight yearly bills that surprise you'],
      ),
      step(
        'Track spending for three weeks without changing it',
        'A line each evening. Awareness alone usually lowers it by a tenth.',
        ['Choose paper or one app', 'Mark the three purchases you enjoyed most'],
        { resources: 'Planner and tips: https://www.moneyhelper.org.uk/en/everyday-money/budgeting' },
      ),
      step(
        'Write a five-line budget you can remember',
        'Home, food, moving about, fun, future. If it does not fit on your hand it will not last.',
        ['Set each line from your tracking', 'Give fun a real number'],
      ),
      step(
        'Split money into three accounts on payday',
        'Bills, living, future. When living is empty, the month is over, and bills are safe regardless.',
        ['Open the second account', 'Automate the split'],
      ),
      step(
        'Cut the one cost you enjoy least',
        'Look for the biggest payment with the smallest joy. One brave cut replaces twenty small ones.',
        ['Rate ten payments from one to five', 'Cancel or change the loser'],
      ),
      step(
        'Smooth the yearly bills into monthly twelfths',
        'Insurance, holidays, birthdays, repairs: add them up and divide. No more emergencies in December.',
        ['Find last year’s list', 'Add the twelfth to the split'],
      ),
      step(
        'Keep the fifteen-minute money date for two months',
        'Same hour each week: look, move, decide one thing. Then two clean months in a row.',
        ['Choose hour, place, drink', 'Write down the month’s one lesson'],
      ),
    ],
    suggestions: [
      tip('Price things in hours', 'What is your hour worth after tax?', 'Write it on the card', 'Two hours for that?'),
      tip('Make buying slower', 'Friction is a friend.', 'No stored cards', 'Cart overnight'),
      tip('Plan the lapse', 'One wild evening is not a broken budget.', 'Move it from fun', 'Carry on the next day'),
      tip('Share the sheet', 'Money secrets cost most.', 'One look a month together', 'Start with what went well'),
      tip('Use what you have', 'Freezer, wardrobe, shelf.', 'One week of using up', 'Put the difference aside'),
      tip('Buy the good one once', 'Cheap can be dear.', 'Cost per use', 'Ask who repairs it'),
    ],
  },
  {
    id: 'extra-income',
    category: 'financial',
    name: 'Earn extra income',
    matches: [
      [
        /\b((earn|make|bring in)(ing)? (an )?(extra |more |additional |some )+(\w+ )?(money|income|cash|[€$£\d])|earn (at least |about )?[€$£]? ?\d|make (at least |about )?[€$£] ?\d[\w.,]*|side (hustle|income|gig|job)|second income|increase my income|extra (income|money|cash)|monetis|monetiz|per month on the side)/,
        14,
      ],
    ],
    measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money'],
    ladder: true,
    paced: 'kept',
    overview:
      'Extra income comes from selling something people near you already pay for, in hours you really have. You will test three small offers, keep the one that pays best for each hour, and make it regular.',
    approach:
      'Begin with skills and things you own; platforms and courses can wait. Put away a share for tax from the first payment and read your employment contract before you start.',
    steps: [
      step(
        'List ten things people would pay you for',
        'Teaching, fixing, carrying, minding, making, renting out. Ask three friends what they would pay you to do.',
        ['Check your contract and local rules', 'Mark the four you could begin this week'],
      ),
      step(
        'Find eight hours a week that are really free',
        'Take them from somewhere and write down where. Sleep is not a source.',
        ['Track one normal week', 'Tell the household which hours'],
      ),
      step(
        'Test three offers with a message to thirty people',
        'One sentence, one price, one way to say yes. The market answers within a week.',
        ['Write the three sentences', 'Send ten a day'],
        { measured: 'First {25%} earned from a test offer' },
      ),
      step(
        'Deliver five paid jobs and log the hours',
        'Money divided by all hours, travel and messages included. This number chooses for you.',
        ['Ask each for one honest sentence', 'Note what you never want to do again'],
      ),
      step(
        'Keep the best payer and raise its price',
        'Drop the other two. A tenth more for each new customer until somebody hesitates.',
        ['Write a fixed package', 'Find two places where such customers gather'],
        { measured: 'Half-way: {50%} from one good offer' },
      ),
      step(
        'Turn one-off buyers into monthly ones',
        'A standing slot, a subscription, a season ticket. Repeat income costs no searching.',
        ['Offer it to your three happiest', 'Prepare a reminder for the others'],
        { measured: 'Reach {75%}, most of it repeating' },
      ),
      step(
        'Register, set tax aside, and fix your ceiling of hours',
        'Make it official and decide how much is enough. Extra income that eats your rest is a second job.',
        ['Look up the threshold where you live', 'Decide what the money is for'],
        {
          resources:
            'Additional income in the UK: https://www.gov.uk/check-additional-income-tax · United States: https://www.irs.gov/businesses/gig-economy-tax-center',
          measured: 'The full {total}, taxed and within your hours',
        },
      ),
    ],
    suggestions: [
      tip('Sell the boring thing', 'Nobody competes for gutters.', 'Walk your street', 'Three jobs you see undone'),
      tip('Ask for prepayment', 'It sorts serious from curious.', 'Half in advance', 'By link, at once'),
      tip('Separate the money', 'Otherwise it melts into groceries.', 'Own account', 'Move it monthly to its purpose'),
      tip('Ask for more at work as well', 'The best hourly rate may be there.', 'Write five results', 'Book the talk'),
      tip('Rent out what rests', 'Parking space, tools, room.', 'Check insurance', 'Start with one weekend'),
      tip(
        'Collect proof',
        'Strangers need witnesses.',
        'A photo and a sentence each time',
        'One page with ten of them',
      ),
    ],
  },
];
