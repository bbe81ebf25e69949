import { type Kind, step, tip } from '../kind.ts';

/** Money is put by, or a sum is named. */
const saved = ['put by/aside/away', 'saved/savings/saved_up', 'in the bank'];

/** They work for somebody. */
const employed = [
  'employed/employee/notice/boss/firm/employer',
  'work for/with a _? _? firm/company/contractor',
  'hand in my? notice',
  'years on the tools',
  'still working for',
];

export const setUpAsATradesperson: Kind = {
  id: 'set-up-as-a-tradesperson',
  category: 'profession',
  name: 'Set up on my own in my trade',
  slots: {
    trade: {
      words: [
        'electrician|electrical|sparky|spark',
        'plumber|plumbing',
        'gas engineer|heating engineer|heating|boilers',
        'carpenter|carpentry|joiner|joinery|chippy',
        'bricklayer|bricklaying|brickie',
        'plasterer|plastering',
        'roofer|roofing',
        'painter and decorator|decorator|painter|decorating',
        'tiler|tiling',
        'landscaper|landscaping',
        'mechanic',
        'welder|welding',
        'kitchen fitter|fitter',
        'tree surgeon|arborist',
        'locksmith',
        'handyman',
        'HVAC technician|hvac|air conditioning|refrigeration',
        'floor layer|flooring',
        'glazier|windows',
        'scaffolder|scaffolding',
      ],
      otherwise: 'trade',
    },
  },
  ask: {
    question: 'Which papers do you hold, what is put by, and when would you like to leave?',
    chips: ['Fully qualified and employed', 'Jobs at weekends already', 'Just been laid off'],
  },
  hoursAWeek: 5,
  weekly: 'Price one job, ring three people who could send you work, and file the receipts',
  overview:
    'You know the work; what you build now is the firm around it: papers in your own name, a rate that pays for van and winter, insurance, and booked work before the last wage. Notice is given by a number of booked weeks and a sum in the account, not by a mood.',
  approach:
    'Good tradespeople fail on price, late money and tax, seldom on work. So the hourly rate comes first, a deposit is usual, and a part of each payment goes aside the same day. Small jobs done cleanly for people who talk bring more than adverts.',
  done: 'You work on your own account with eight weeks of {trade} jobs booked, tax and insurance in order, and every invoice of the first three months paid.',
  cautions: [
    'Do only work your papers and insurance cover; gas, mains electricity, structure and asbestos have their own rules and registers in each country.',
    'Check your contract for a notice period and for rules about taking customers along.',
  ],
  steps: [
    step(
      'Check which papers let you work alone',
      'Your qualification, the current edition of the rules, registration with a scheme or licence board, insurance, and what a client or building office asks for. Write beside each until when it is valid and what a renewal costs.',
      [
        'Lay all certificates side by side',
        'Look up which scheme or licence you must hold',
        'Ask an insurer for liability',
      ],
      1,
    ),
    step(
      'Divide what you have put by into four pots',
      'Scheme or licence with its assessment, tools and test kit, insurance and van, and a reserve that is not touched. Get three real prices first, and stock the twenty parts that save a trip to the merchant. If the reserve is under two months of living costs, buy used, hire the dear tool, or start at weekends.',
      ['Get real prices for the first three pots', 'Fix the reserve', 'List what can be hired or bought used'],
      2,
      { when: { said: saved } },
    ),
    step(
      'Calculate your price for an hour and for a usual job',
      'Van, tools, insurance, tax, pension, sick days, hours you cannot bill: divide by about 1,100 billable hours a year. Compare with two in your area. Below that price you are employed by your van.',
      ['Add up the yearly costs', 'Divide by billable hours', 'Ask two others what they charge'],
      3,
    ),
    step(
      'Book the scheme assessment or licence with your own kit',
      'For {trade} work under your own name you may need an inspected job, a calibrated tester, or a bond. Ask for the list, choose a job that can be looked at, and book now, because days are often weeks off.',
      ['Ask for the assessor’s list', 'Choose the job to show', 'Book the day'],
      8,
      { waitDays: 21 },
    ),
    step(
      'Register as self-employed and insure before the first job',
      'Tax office, trade register or scheme, public liability, tool and van cover, a separate account. Put a fixed share of each payment aside for tax, for example a quarter, until an accountant tells you the right one.',
      ['Register with the tax office', 'Take out liability and tool cover', 'Open a separate account'],
      5,
      { waitDays: 14 },
    ),
    step(
      'Write quote, invoice and guarantee on one template',
      'What is included and what is not, price, date, deposit for material, payment in fourteen days. A photo before and after each job. It saves most quarrels.',
      ['Write one template', 'Show it to somebody in the trade', 'Take photos before and after'],
      3,
    ),
    step(
      'Set up van, stock and a free business page',
      'A tidy van with name and number, the twenty parts that save a trip to the merchant, a trade account, and a free map listing with ten photos. A website can wait.',
      ['List the twenty parts', 'Open one trade account', 'Put ten photos on the map listing'],
      8,
      { when: { unsaid: saved } },
    ),
    step(
      'Get the first ten jobs from people who have seen your work',
      'Former customers as far as allowed, builders, letting agents, neighbours, the merchant’s counter. Ask each happy one for a review on the day. Three builders who ring you are worth more than any advert.',
      ['List thirty people and firms', 'Ring five a week', 'Ask for a review on the day'],
      12,
    ),
    step(
      'Look at every job of the first three months',
      'Hours quoted and hours taken, material, travel, paid when. Raise the price of what took longer, stop what never pays, and book the day with the accountant. Pay yourself a fixed sum each month.',
      ['Compare quoted and real hours', 'Drop the job that never pays', 'Set your monthly wage'],
      4,
      { when: { unsaid: employed } },
    ),
    step(
      'Leave the job when eight weeks are booked',
      'Or go down to three days first. Eight weeks of dated work and three months of costs in the account; then notice, a good handover, and a message to everybody with your number.',
      ['Count booked weeks and reserve', 'Talk about fewer days first', 'Give notice in the right form'],
      6,
      { when: { said: employed } },
    ),
  ],
  suggestions: [
    tip('Answer calls the same day', 'Most rivals do not.', 'Two fixed times', 'A short text'),
    tip('Ask for the deposit kindly', 'It is usual for material.', 'On the quote', 'Before ordering'),
    tip('Send the invoice from the drive', 'Fresh invoices are paid.', 'Phone app', 'With photo'),
    tip('Keep one day a month for the office', 'Receipts grow.', 'First Friday', 'Accountant’s list'),
    tip('Find a mate in another trade', 'You pass work to each other.', 'Three', 'Coffee'),
    tip('Say no to the far job', 'Driving is unpaid.', 'Thirty minutes', 'Or a day rate'),
    tip('Put tools to bed', 'Theft stops a firm.', 'Locked', 'Photos and numbers'),
    tip('Save in summer for winter', 'Work is uneven.', 'A tenth', 'Own account'),
    tip('Write extras down first', 'Extras cause quarrels.', 'Price', 'Message'),
    tip('Insure your own sick pay', 'No work, no wage.', 'Waiting time', 'Compare two'),
    tip('Leave the place clean', 'It is what people tell.', 'Sheet', 'Hoover'),
    tip('Ring old customers in autumn', 'A check brings work.', 'List', 'Ten calls'),
  ],
};
