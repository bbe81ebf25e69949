import { type Kind, step, tip } from '../kind.ts';

const earning = [
  'gave me _ last',
  'brings/brought in',
  'delivering/delivery/tutoring on',
  'already earn/earning',
  "i've been doing it for",
];
const onBenefit = ['pension/benefits/universal_credit/disability/social_security'];
const onVisa = ['visa/student'];
const food = ['tiffin/cakes/cook/cooking/bake/baking/food/catering/jollof'];

export const extraIncome: Kind = {
  id: 'extra-income',
  category: 'financial',
  name: 'Earn some money on the side',
  slots: {
    work: {
      words: [
        'tutoring|tutor|lessons|teaching',
        'babysitting|babysit|childcare',
        'pet sitting|dog walking|pets|dogs',
        'cleaning',
        'gardening|mowing|garden',
        'odd jobs|handyman|repairs|moving|van',
        'deliveries|delivery|deliver|courier',
        'baking|cakes|cooking',
        'crafts|knitting|sewing|etsy',
        'photography|photos',
        'translation|writing|proofreading',
        'design|websites|coding',
        'selling used things|ebay|vinted|sell stuff|flea market',
        'extra shifts|overtime|mini job|shifts',
        'bar work|waiting tables|catering|events',
        'music lessons|gigs',
        'renting out things|rent out|parking space|tools',
        'online work|surveys|online',
      ],
      otherwise: 'side work',
    },
  },
  ask: {
    question: 'What do you need the money for?',
    chips: ['A bill, soon', 'A regular extra every month', 'I want to try something of my own'],
  },
  hoursAWeek: 5,
  weekly: 'Offer your work to three people, and enter hours and income in the sheet',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  ladder: true,
  paced: 'kept',
  overview:
    'You will find work that fits your hours and pays decently for them, test {work} with real customers within two weeks, keep what pays best, and deal with tax and contract from the start.',
  approach:
    'Quick money comes from selling things and from extra shifts; regular money comes from a skill that people nearby already pay for. Count all hours, including travel and messages. People lose most with courses and starter packages bought first, and with forgotten tax.',
  done: 'For three months in a row the sum you aimed at has come in, within the hours you set, and a share for tax is in its own account.',
  cautions: [
    'Check your employment contract, limits for benefits, pension or student status, visa rules and insurance before you begin. Report income; most countries have an allowance.',
    'Real work never asks you to pay first, to pass on money or parcels, or to lend your bank account. That is fraud, and you could be liable.',
  ],
  steps: [
    step(
      'Work out the sum, the hours and the limits',
      'Decide how much you need by when, and how many hours you have without losing sleep. Check what contract, benefits office or visa allows. The sum divided by the hours shows what an hour must bring.',
      ['Mark free hours in your real week', 'Read contract and limits', 'Write the hourly sum you need'],
      1,
    ),
    step(
      'Earn the first amount with what lies around',
      'Sell five things you do not use, take an extra shift, return deposits. It takes the pressure off and pays for what you need for {work}.',
      ['Photograph five things in daylight', 'List the first two tonight', 'Ask at work about extra hours'],
      3,
      { when: { unsaid: earning }, measured: 'Earn the first {20%} from what is there' },
    ),
    step(
      'List ten things people would pay you for',
      'What do friends ask you to help with, what annoys neighbours, what do notices in shops look for? Mark what you can begin without buying anything. Compare it with {work}.',
      [
        'Ask three friends what they would pay you for',
        'Look at ten adverts nearby with prices',
        'Choose the best two ideas',
      ],
      1.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Raise your price and drop the worst-paid job',
      'You already earn something: divide last month’s income by all hours. Ask new customers for fifteen per cent more, drop the worst-paid job, and offer the best customers a fixed slot.',
      ['Work out your real hourly pay', 'Write down your new price', 'Tell two customers the new price'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Set a price and a list for what you did as a favour',
      'Write five jobs with a price: time times a fair wage, plus material. Hang it where people wait. To old favours say: I do it properly now, this is the list; the first one is at half.',
      ['Write five jobs with prices', 'Hang the list in three places', 'Tell those who got it as a favour'],
      1,
      { when: { said: earning } },
    ),
    step(
      'Ask how much you may earn before anything is cut',
      'Call the office with one question: how much a month, and what must I report by when? Get it in writing. Report every sum, and ask an adviser before you go above the limit; just above often costs more than it brings.',
      ['Ask for the limit in writing', 'Note the day for reporting', 'Set the monthly ceiling'],
      0.5,
      { when: { said: onBenefit } },
    ),
    step(
      'Ask in writing which work your visa allows',
      'Ask which work, how many hours a week, and whether work of your own is allowed. Earn nothing before the answer, and never go above the limit: it can cost the visa.',
      ['Read the conditions of the visa', 'Ask the office or your college in writing', 'Note the hours allowed a week'],
      0.5,
      { when: { said: onVisa } },
    ),
    step(
      'Cook for five paying people before you cook for fifty',
      'One menu, three dishes, price three times the ingredients. Register the kitchen and do the hygiene course, since one sick customer ends it. Take orders by evening, so that nothing is thrown away.',
      ['Reckon the price of one portion', 'Ask the food office about the kitchen', 'Take five orders for one day'],
      3,
      { when: { said: food } },
    ),
    step(
      'Offer {work} to thirty people in a week',
      'Use one sentence, one price and an easy way to say yes. Ask acquaintances, the neighbourhood group, notice boards, schools and companies. Charge what others charge, not less. The answers tell you whether there is demand.',
      ['Write the text and show it to a friend', 'Send or post six a day', 'Note who answered what'],
      3,
    ),
    step(
      'Do five paid jobs and write down all hours',
      'Agree price, scope and payment before you start; half in advance for larger things. Divide income by all hours. Ask each customer for one honest sentence you may show.',
      [
        'Enter date, hours, income for each job',
        'Ask each customer for an honest sentence',
        'Note what you never want to do again',
      ],
      12,
      { measured: 'Reach {50%} with paid jobs' },
    ),
    step(
      'Register where needed and put tax aside',
      'Look up the allowance and when to register on the page of your tax office; ask about insurance for {work}. A fifth to a third of each payment goes to a separate account until you know the rate.',
      [
        'Look up the rules of your tax office',
        'Open the account and move the share',
        'Keep all receipts in one folder',
      ],
      2,
      { resources: 'UK: https://www.gov.uk/check-additional-income-tax · United States: https://www.irs.gov' },
    ),
    step(
      'Turn customers into regular ones and hold the sum',
      'Offer a fixed day, a package or a season. Regular customers for {work} save you the searching. It is done when the sum has come in for three months, and you decide how many hours are the limit.',
      [
        'Offer the five best customers a fixed date',
        'Ask each for one recommendation',
        'Move the income on the same day to its purpose',
      ],
      6,
      { measured: 'Earn the full {total} within your hours' },
    ),
  ],
  suggestions: [
    tip(
      'Begin in your own street',
      'Short distances raise your hourly pay.',
      'Ten notes in letter boxes',
      'A post in the neighbourhood group',
    ),
    tip(
      'Take what others dislike doing',
      'Gutters, forms and moving boxes are well paid.',
      'Look for three jobs nobody does',
      'Name a fixed price',
    ),
    tip(
      'Ask for payment on the spot',
      'Sending reminders costs time.',
      'Offer transfer by phone',
      'Write the receipt at once',
    ),
    tip(
      'Do not buy a course first',
      'You can test the demand for nothing.',
      'Use the library and free videos',
      'Find the first customer first',
    ),
    tip(
      'Use your season',
      'Leaves, snow, exams and holidays bring work.',
      'Offer it four weeks before',
      'Book several customers at once',
    ),
    tip('Keep one free day', 'Tired work costs your main job.', 'In the calendar', 'No messages that day'),
    tip(
      'Check platforms for fees',
      'A fifth of your pay may go to the platform.',
      'Compare two of them',
      'Find customers of your own where allowed',
    ),
    tip(
      'Give money a purpose',
      'Without a purpose it is spent on everyday things.',
      'Debt, reserve or a wish',
      'Transfer it the same day',
    ),
    tip(
      'Stay safe in other people’s homes',
      'Somebody should know where you are.',
      'First meeting in daylight',
      'Leave if something feels wrong',
    ),
    tip(
      'Collect three references',
      'New customers trust what others say.',
      'One sentence and a first name',
      'Ask for permission',
    ),
    tip(
      'Ask about a rise at your job',
      'It may bring more than any side work.',
      'List five results',
      'Ask for a date to talk',
    ),
    tip(
      'Look at unclaimed money',
      'Deposits, tax, benefits and old accounts may be waiting.',
      'Take one evening',
      'Use official pages only',
    ),
    tip(
      'For teenagers: know the rules',
      'Age decides hours and kind of work.',
      'Ask parents to sign',
      'Not in school hours',
    ),
  ],
};
