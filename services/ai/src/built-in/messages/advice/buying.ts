import type { Advice } from './advice.ts';

export const adviceOnBuying: readonly Advice[] = [
  {
    id: 'compound-interest',
    says: `
      explain compound interest
      how does interest on interest work
      how does compounding work
      what does compounding mean for savings
      explain the snowball effect of interest
      compound interest in short please
      explain compounding in two lines
    `,
    answer:
      'Compound interest is interest that earns interest itself: it is added to the sum, and the next time the larger sum earns. £1,000 at 5 per cent is £1,050 after one year and, left alone, about £1,630 after ten.',
  },
  {
    id: 'lisa-twelve-months',
    says: `
      how long must a lifetime isa be open before I can buy
      can I use my LISA in the first year
      can I take money out of the LISA for a house right away
      what happens if I buy a flat before my lifetime isa is a year old
      when may I use the lisa for my first home
      lisa opened this autumn, when can I use it
      is there a waiting time for the lifetime isa
      could I use my LISA already in spring
    `,
    answer:
      'A Lifetime ISA can pay for a first home only when twelve months have passed since your first payment into it. Before that, taking money out costs the 25 per cent charge. So count a year from the day you opened and paid in; buying after that day is fine, up to £450,000 and with a mortgage. Your provider pays the solicitor directly; ask them a month ahead, and check gov.uk.',
  },
  {
    id: 'house-survey',
    says: `
      how much does a house survey cost
      which survey do I need for a flat
      is a level 2 survey enough
      do I need a survey when buying
      what does a surveyor charge
      homebuyer report price
      survey on an old house, what does it cost
    `,
    answer:
      'In the United Kingdom roughly £300 to £500 for a Level 1 report, £400 to £800 for Level 2, which suits most ordinary flats and houses, and £600 to £1,500 for Level 3, for old or altered ones. Get three quotes from RICS surveyors. It is due only once an offer is accepted, so not yet while you are saving.',
  },
  {
    id: 'stamp-duty-fees',
    says: `
      what costs come on top when buying a flat
      how much are solicitor fees for a house
      what are the extra costs of buying a home
      do first time buyers pay stamp duty
      what does conveyancing cost
      hidden costs of buying a house
    `,
    answer:
      'Beside the deposit, plan about 2 to 4 per cent of the price: solicitor or notary, survey, mortgage fees, land registry, tax where it applies, removal, and a reserve for the first repairs. Taxes and relief for first buyers change often, so look at the official page of your country. Ask two solicitors for a fixed quote.',
  },
  {
    id: 'prices-rising',
    says: `
      house prices rise faster than I can save
      should I wait until prices fall
      is it too late to buy a home
      the market is crazy, does saving make sense
      what if prices keep going up
      rents are eating my savings
    `,
    answer:
      'You cannot steer the market, only your three levers: what you put aside, how far out or how small you look, and what you may borrow. A broker’s talk turns fear into a figure, and it is free with many. A bonus such as the Lifetime ISA’s is worth more than waiting for prices. What you have saved is useful even if the plan changes.',
  },
  {
    id: 'index-funds',
    says: `
      what is an index fund
      explain stocks and shares to me
      what's the difference between a fund and a share
      are index funds safe
      what does diversified mean
    `,
    answer:
      'An index fund holds a small piece of all companies in a list, such as the world’s largest, so no single one can ruin you, and it costs little, often 0.1 to 0.3 per cent a year. It goes up and down, so it is for money that you do not need for five to ten years. It beats most funds that people manage.',
  },
  {
    id: 'pay-in-advance',
    says: `
      should I buy now pay later
      is klarna bad
      is a credit card a good idea
      should I get a store card
      are instalments a trap
      is paying in three ok
    `,
    answer:
      'It is all right for something you would also buy with cash, if you pay it off in time; it gets dear through late fees and through the third and fourth one at once. Keep one list of what is running, never use it for food or going out, and wait a night before each.',
  },
  {
    id: 'salary-what-to-do',
    says: `
      I got a bonus, what should I do with it
      what do I do with a tax refund
      I inherited some money
      got some extra money, where should it go
      what to do with my first pay rise
      how do I use a windfall
    `,
    answer:
      'Let it lie for two weeks first. Then in this order: dear debts, one to three months of expenses as a cushion, the goal you are saving for, and a tenth for something nice without a bad conscience. With a large sum, a fee-only adviser is worth the money.',
  },
];
