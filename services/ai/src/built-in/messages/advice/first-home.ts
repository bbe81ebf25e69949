import type { Advice } from './advice.ts';

export const adviceOnFirstHome: readonly Advice[] = [
  {
    id: 'agreement-in-principle',
    says: `
      what is a mortgage in principle
      agreement in principle, when do I need it
      does a decision in principle hurt my credit
      how long is an AIP valid
      do I need an agreement before viewing
    `,
    answer:
      'It is a lender’s statement of what it would probably lend you, free, and valid for one to three months. Sellers take you more seriously with it. Ask for a soft check, which does not show in your credit record. It is worth having shortly before you begin to view, not while you are still a year away.',
  },
  {
    id: 'how-much-borrow',
    says: `
      how much mortgage can I get
      how much can I borrow on my salary
      what can I afford as a house price
      4.5 times income rule
      how do lenders decide
    `,
    answer:
      'In the United Kingdom mostly four to four and a half times your yearly income before tax, less what you pay for loans. Try the monthly payment out: put the difference to your rent aside for three months. A broker gives you the real figure in half an hour.',
  },
  {
    id: 'house-viewing',
    says: `
      what do I look for at a flat viewing
      questions to ask at a house viewing
      how many flats should I view
      red flags when viewing a flat
      second viewing, what do I check
    `,
    answer:
      'Damp smells and fresh paint in one corner, water pressure, windows, noise at different hours, phone signal, and who lives above. Ask why they sell, how long it has been for sale, what the service charge and the lease are, what was repaired. Come twice, once in the evening. Ten viewings teach more than a hundred adverts.',
  },
  {
    id: 'leasehold',
    says: `
      leasehold or freehold
      how long should a lease be
      what is a service charge
      ground rent, is that normal
      should I buy a flat with a short lease
    `,
    answer:
      'With leasehold you own the flat for a number of years, not the ground. Under about 90 years left it gets harder to sell and dear to extend, under 80 take advice first. Ask for the service charge of three years and for planned works. A solicitor reads the lease before you sign.',
  },
  {
    id: 'save-faster',
    says: `
      how do I save faster
      how do I save on a low income
      tips for saving a deposit
      how do people save so much
      I can't seem to save anything
      ways to save for a house
    `,
    answer:
      'Pay yourself first: a standing order on payday into an account you do not see. Then look at the three large ones, home, car, food, before the coffees; one cheaper contract saves every month. Half of every rise or bonus goes to the goal. A low sum that runs beats a high one that stops. A bonus such as that of a Lifetime ISA is the best interest there is.',
  },
  {
    id: 'where-keep-deposit',
    says: `
      where should I keep my deposit
      savings account or invest for a house
      best place for house savings
      should I put my deposit in stocks
      fixed saver or easy access
      premium bonds for a deposit?
    `,
    answer:
      'Money that you need within five years stays out of shares. A Lifetime ISA up to its yearly limit if you buy your first home in the United Kingdom, the rest in an easy-access or one-year fixed account with the best rate, below the sum that the state protects per bank. Look at the rate once a year; moving takes ten minutes.',
  },
  {
    id: 'dip-into-savings',
    says: `
      I had to use my savings, what now
      can I dip into my deposit
      I spent some of my house money
      should I use my savings for a car
      emergency ate my deposit money
    `,
    answer:
      'That is what money is for, and the plan still stands. Write down what is left, divide the gap by the months, and change either the date or the rate. Before the next time, build a cushion of one month’s expenses beside the goal, so that the pot for the flat stays closed.',
  },
  {
    id: 'lisa-withdraw',
    says: `
      can I get my money out of the LISA in an emergency
      what happens if I take money out of my lifetime isa early
      can I use the lisa if the car dies
      withdraw from a lifetime ISA before buying
      may I dip into the LISA for a broken washing machine
      what does it cost to take money out of a LISA
      is there a penalty for closing my lifetime isa
    `,
    answer:
      'You can, but for anything except a first home it costs a charge of 25 per cent of what you take out: that is the whole bonus and about six per cent of your own money as well. So keep a small emergency fund beside it, in an account you can reach at any time, and pay repairs from that. If it has to be the LISA, take out as little as possible.',
  },
  {
    id: 'cut-spending',
    says: `
      where do I trim my spending without being miserable
      what can I cut back on and still live a little
      where do most people find money to save
      how can I spend less without giving up everything
      which costs can I cut first
      where can I save without eating only pasta
      where can I cut spending
      where is the easiest place to cut my outgoings
      I want to spend less but still have some fun, where do I start
    `,
    answer:
      'Go through the list of what goes out each month and choose two things, no more. The easy ones are subscriptions nobody uses, then insurance, phone and energy contracts that can be switched once a year, then takeaways and lunches on workdays. Leave alone what you really enjoy: a cut that hurts every day does not last. Send what you have saved straight to the goal on payday.',
  },
  {
    id: 'standing-order',
    says: `
      how do I set up a standing order
      standing order or direct debit
      when should my savings leave the account
      automate my saving
      how much should the standing order be
    `,
    answer:
      'In your bank’s app under payments, choose a standing order, the day after payday, to your savings account, without an end date. With a standing order you decide the sum, with a direct debit the other side does. Begin with what you will not miss and raise it by a little every three months.',
  },
  {
    id: 'couple-bills',
    says: `
      how do couples split the bills fairly
      who pays what when one earns more
      fifty fifty or by income
      joint account or separate
      my partner earns more, how do we share rent
    `,
    answer:
      'Fair is mostly by share of income: if one earns 60 per cent of both, they pay 60 per cent of rent and bills, from one joint account, and each keeps some of their own. Write the sums down, look at them twice a year, and count unpaid work at home as well.',
  },
  {
    id: 'buy-alone',
    says: `
      can I buy a flat on my own
      single person buying a house
      buying with a friend
      should my parents give me money for a deposit
      buying with a partner unmarried
    `,
    answer:
      'It works alone, with a smaller place, a larger deposit or a longer term. With a friend or partner, have a deed written about shares, what happens when one wants to leave, and who pays what. A gift from parents needs a letter that it is no loan. Half an hour with a solicitor saves years of quarrel.',
  },
  {
    id: 'renting-while-saving',
    says: `
      should I move to a cheaper flat to save
      moving back to my parents to save
      how do I save while renting
      lodger to save faster
      cheaper area or keep saving
    `,
    answer:
      'Work it out over the whole time: what the move costs, what it saves a month, and what it costs in mood and travel. A year with parents or a lodger often saves more than five years without coffee. Set an end date before you begin, then it is bearable.',
  },
  {
    id: 'broker-fees',
    says: `
      what does a mortgage broker charge
      are mortgage brokers free
      how much is a broker fee
      fee free broker or not
      do brokers get commission
    `,
    answer:
      'Many are free for you and get a commission from the lender, about 0.3 to 0.4 per cent of the loan; others take a fee, in the United Kingdom mostly £300 to £600. Ask before the first talk what it costs and when it is due, and prefer one that is paid only when the loan comes through. They must tell you in writing.',
  },
  {
    id: 'mortgage-odd-income',
    says: `
      mortgage while working part time
      can self employed people get a mortgage
      mortgage on a temporary contract
      mortgage during probation
      can I get a mortgage with benefits
      mortgage with two jobs
    `,
    answer:
      'Yes: what counts is a steady income, not the hours. With part-time work lenders take the pay you have; with a fixed-term or new job some want three to twelve months of it; self-employed people show two years of accounts. A second job or some benefits can count. A broker knows which lender looks at cases like yours.',
  },
  {
    id: 'save-rhythm',
    says: `
      is it better to move the savings on payday or later
      should savings leave at the start or at the end of the month
      send the money off straight after payday or wait
      is it better to save weekly or monthly
      save on payday or at the end of the month
      how often should I transfer savings
      small sums often or a big one
      round up apps for saving
    `,
    answer:
      'The rhythm of your pay is best: money that leaves the day after payday is not missed. If you are paid weekly, save weekly. Over a year it comes to the same; the interest hardly differs. Rounding up is a nice extra, not the plan. What is left at the end of a month is mostly nothing, so do not wait for that.',
  },
  {
    id: 'help-schemes',
    says: `
      is help to buy still running
      government schemes for first time buyers
      what is shared ownership
      are there grants for buying a first home
      first homes scheme
    `,
    answer:
      'Schemes come and go: in England, Help to Buy loans closed in 2023; shared ownership, First Homes in some places and the Lifetime ISA are what is mostly left, and Scotland and Wales have their own. Look at ownyourhome.gov.uk for what is open today, and ask a broker: they know local ones. With shared ownership read the rent and the charges before the price.',
  },
];
