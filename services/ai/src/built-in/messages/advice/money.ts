import type { Advice } from './advice.ts';

export const adviceOnMoney: readonly Advice[] = [
  {
    id: 'lifetime-isa',
    says: `
      remind me what a LISA is
      how did the lifetime isa work again
      can you run me through the lifetime ISA rules
      whats the deal with the lifetime isa
      what is a lifetime ISA
      tell me what a Lifetime ISA is
      what is this Lifetime ISA exactly
      explain the lifetime ISA to me
      what exactly do they mean by a LISA
      is a LISA worth it
      how does the lifetime ISA bonus work
      LISA or normal ISA
      can I use a lifetime ISA for my first home
    `,
    answer:
      'In the United Kingdom, people from 18 to 39 can open a Lifetime ISA: you pay in up to £4,000 a year until 50, and the state adds 25 per cent. The money is for a first home up to £450,000, after at least a year, or for the time after 60. Anything else costs a charge of 25 per cent, which takes more than the bonus. Compare the providers’ interest and how quickly they pay out.',
  },
  {
    id: 'isa-or-pension',
    says: `
      what is an ISA
      what is a cash ISA
      stocks and shares ISA or pension
      should I put money in a pension or an ISA
      how much can I pay into an ISA
    `,
    answer:
      'An ISA is a British account whose interest and gains are free of tax; up to £20,000 a year may go in, and you can take it out at any time. A pension adds tax relief and often your employer’s money, but is locked until your fifties. Take the full employer’s share first, then choose by when you need the money.',
  },
  {
    id: 'budget-rule',
    says: `
      what is the 50/30/20 rule
      explain the budget rule with needs and wants
      what is a good way to split my pay
      how do I make a budget
      which budgeting method is simplest
      how do envelopes work in budgeting
      how does the 50 30 20 rule work
      what is a sensible budget rule
      what is the 70/20/10 budget
      explain 50-30-20
      budget percentages, what is normal
    `,
    answer:
      'A simple rule is 50/30/20: half of the net income for needs, 30 per cent for wants, 20 for saving and paying off debts. Look at three months of statements to see where you are now. Move the savings on payday, so that you only spend what is left. If your rent is high, change the shares and keep the order.',
  },
  {
    id: 'emergency-fund',
    says: `
      how big should my emergency fund be
      how much money should I keep for emergencies
      how many months of spending should I have in the bank
      is a thousand enough for emergencies
      rainy day fund, how much
    `,
    answer:
      'First one month of what you must pay, then three; six if you are self-employed or the only earner. Keep it in an account you can reach within a day, apart from the daily one. Until expensive debts are gone, a small buffer is enough.',
  },
  {
    id: 'save-monthly',
    says: `
      how much should I save each month
      what share of my income should I put aside
      how much of my salary is normal to save
      how do I start saving with little money
      how do I save when nothing is left at the end of the month
    `,
    answer:
      'A common target is 10 to 20 per cent of what you take home. If that is too much, begin with any fixed sum on payday: the standing order matters more than the amount. Raise it with each pay rise or paid-off debt.',
  },
  {
    id: 'debt-or-save',
    says: `
      should I pay off debts or save first
      is it better to repay the loan early or invest
      should I overpay my student loan
      pay down the mortgage or put money aside
      is it smarter to clear the house loan or invest
      what is better, saving or paying back
    `,
    answer:
      'Compare the interest: paying back a loan earns you its rate, for certain. Expensive debt such as a credit card comes first. With a cheap mortgage, keep three months of spending as a buffer, then decide by rate; check the contract for fees on overpaying, and ask an independent adviser for large sums.',
  },
  {
    id: 'which-debt-first',
    says: `
      which debt should I pay first
      snowball or avalanche method
      how do I get out of debt
      I owe money on three cards, where do I start
      how can I pay off a credit card faster
    `,
    answer:
      'List every debt with its rate and its smallest payment. Pay the smallest payment on all of them and put everything left on the one with the highest rate; that costs least. If you need a quick success, clear the smallest one first. If you cannot pay the minimum, a free debt advice charity talks to the lenders for you.',
  },
  {
    id: 'credit-score',
    says: `
      how do I improve my credit score
      why is my credit rating bad
      does checking my score hurt it
      how long do missed payments stay on file
      how do I build credit from nothing
    `,
    answer:
      'Pay everything on time, use less than a third of each card’s limit, be on the electoral roll where there is one, and apply for little at once. Get your free report and have mistakes corrected. Looking at it yourself does no harm. Missed payments usually stay for about six years and count less with age.',
  },
  {
    id: 'begin-investing',
    says: `
      how do I start investing
      where should I put my savings
      is an index fund a good idea
      what is an ETF
      should I invest or keep cash
      how do people begin with shares
    `,
    answer:
      'First clear expensive debts and keep three months of spending in cash. For money that you will not need for five years or more, many people use one broad, cheap index fund, paid in monthly by standing order. Its value can fall by a third and more on the way. For a large sum or a special case, ask an independent adviser.',
  },
  {
    id: 'pension',
    says: `
      how much should I pay into my pension
      is it too late to start a pension
      how much do I need to retire
      should I join my company pension
      what is compound interest
    `,
    answer:
      'Take every contribution your employer adds: it is part of your pay. An old rule is half your age when you start, as a percentage of your pay, employer’s share included. Look up the state’s forecast for you first, then see what is missing. Starting late still pays, because the tax relief comes at once.',
  },
  {
    id: 'mortgage-broker',
    says: `
      what does a mortgage broker do
      what do I ask a mortgage broker
      do I need a broker for a mortgage
      which papers does the bank want for a mortgage
      how do I prepare for a mortgage appointment
      questions for the mortgage adviser
      first meeting with a mortgage broker, what happens
      broker or bank directly
      is a mortgage broker worth the money
    `,
    answer:
      'A broker looks at many lenders and tells you what you may borrow. Bring three months of payslips and statements, your identity papers and proof of the deposit. Ask what the broker costs, whether the whole market is searched, what rate you would get with 5, 10 or 15 per cent down, and what could sink the application.',
  },
  {
    id: 'deposit',
    says: `
      how big a deposit do I need for a house
      how much deposit for a flat
      is 5 percent deposit enough
      how long does it take to save for a house
      what other costs come with buying a home
    `,
    answer:
      'Five per cent is often the least, ten gets better rates, and from fifteen or twenty it becomes cheaper still. Add the buying costs: taxes, solicitor or notary, survey, moving and first repairs, together often 3 to 12 per cent depending on the country. Get a decision in principle before you look at houses.',
  },
  {
    id: 'rent-or-buy',
    says: `
      is it better to rent or buy
      should I buy a flat or keep renting
      does renting throw money away
      when does buying make sense
    `,
    answer:
      'Buying tends to pay if you stay at least five to seven years, have a deposit and costs aside, and the whole monthly cost with repairs is near the rent. Renting buys freedom, and someone else mends the roof. Compare full costs, not the rent with the loan payment alone.',
  },
  {
    id: 'how-much-rent',
    says: `
      how much rent can I afford
      what share of my income should go on rent
      is half my pay on rent too much
    `,
    answer:
      'About a third of your take-home pay for rent with bills is comfortable; above 40 per cent most other plans get hard. In expensive cities people trade it for no car or a flatmate. Try the new rent for two months by putting the difference aside: that also pays the deposit.',
  },
  {
    id: 'cut-food-cost',
    says: `
      how do we spend less on food
      how can I save on groceries
      cheap meals for a family
      how do I meal plan on a budget
    `,
    answer:
      'Plan five dinners before you shop, and begin with what is in the cupboard. Shop once a week with a list, take the shop’s own brand, and cook double for a second evening. Beans, eggs, oats, frozen vegetables and whatever is in season do most of the saving.',
  },
  {
    id: 'energy-bills',
    says: `
      how do I lower my energy bill
      how can I save electricity
      is it worth changing supplier
      how do I heat cheaply
    `,
    answer:
      'One degree less in the rooms saves about 6 per cent of heating. Turn the boiler’s flow temperature down, seal draughts, wash at 30 degrees, and see what runs at night. Compare tariffs once a year. If you cannot pay, ask the supplier for a payment plan before the bill is late.',
  },
  {
    id: 'subscriptions-cancel',
    says: `
      how do I get rid of subscriptions
      how do I find what I am paying for each month
      I keep paying for apps I don't use
      how do I stop a gym contract
    `,
    answer:
      'Go through three months of statements and mark everything that comes back. Cancel today what you did not use last month; you can always come again. For contracts, look up the notice period, cancel in writing and keep the answer.',
  },
  {
    id: 'insurance-life',
    says: `
      do I need life insurance
      is life insurance worth it at 30
      what insurance do I really need
      which insurances are a waste
      do I need income protection
    `,
    answer:
      'Insure what would ruin you: liability where it is usual, your income if you depend on it, and your life when somebody lives on your pay or shares your mortgage. Without children or a shared loan, life insurance can wait. Small risks such as phones are usually cheaper to carry yourself.',
  },
  {
    id: 'will',
    says: `
      should I write a will
      when do people make a will
      do I need a lawyer for a will
      what happens if I die without a will
      is a handwritten will valid
      am I too young for a will
      do I need a will
      do I need a will if I'm single
      should I make a will now
      do people my age need a will
      do I need a will when I have no kids
      who needs a will
    `,
    answer:
      'With children, property or a partner you are not married to, a will is worth it at any age, because otherwise the law decides who gets what and who looks after the children. A simple one costs little or nothing. The form matters, such as witnesses or handwriting, and differs by country: an advice centre, notary or solicitor knows yours.',
  },
  {
    id: 'power-of-attorney',
    says: `
      what is a power of attorney
      do I need a living will
      who decides for me if I am in hospital
      how do I let my daughter handle my bank
    `,
    answer:
      'A power of attorney names who may act for you, for money or for health, when you cannot. A living will says which treatment you want. Both are made while you are well, on the official form of your country, and the person you name must know where they lie. Banks often want their own form too.',
  },
  {
    id: 'self-employed-money',
    says: `
      how much should I charge as a freelancer
      how do I set my hourly rate
      how much tax should I put aside when self-employed
      how do I price my work
    `,
    answer:
      'Start from the year: what you need, plus tax, insurance and costs, divided by the hours you can bill, often only half of those you work. Compare with what others charge and begin in the middle. Put 25 to 35 per cent of every payment into a tax account the day it arrives. An accountant is worth the first hour.',
  },
  {
    id: 'side-income',
    says: `
      how can I earn money on the side
      what is a good side hustle
      how do I make some extra cash
      how do people earn from home
    `,
    answer:
      'Sell what you already know or own first: an hour of tutoring, repairs, pet sitting, things from the attic, a room for guests. Set one offer, one price and three people to ask this week. Check your contract and the tax limit for extra income. Be wary of anything that wants money from you first.',
  },
  {
    id: 'negotiate-price',
    says: `
      how do I haggle
      how do I negotiate a price
      how do I get money off a car
      how do I ask for a discount
    `,
    answer:
      'Know the usual price and your highest one before you speak. Ask politely, “Is there any room in the price?”, then wait and say nothing. Offer something in return, such as paying now or taking two. Be ready to leave; most good prices come at the door.',
  },
  {
    id: 'money-couple',
    says: `
      how do couples share money
      should we have a joint account
      my partner and I fight about money
      how do we split the rent when one earns more
    `,
    answer:
      'Many couples keep three pots: one shared for the household and one each. Pay into the shared one by income rather than half and half, and leave each other’s pot alone. Talk about money once a month for half an hour, with the numbers on the table and not in the middle of a quarrel.',
  },
  {
    id: 'lend-money',
    says: `
      should I lend money to a friend
      how do I ask for money back
      my brother wants to borrow money
      how do I say no to lending
    `,
    answer:
      'Lend only what you could also give away. If you do, write down the sum, the dates and what happens if it gets tight. To ask for it back, be plain: “You borrowed 200 in May. Can you pay 50 a month from Friday?” A no may be short: “I do not lend money, but I can help you look for a way.”',
  },
  {
    id: 'scam',
    says: `
      is this a scam
      how do I know if an offer is real
      somebody called me from the bank
      I got a strange text about a parcel
    `,
    answer:
      'Pressure, secrecy, a link, or a demand for cards, codes or gift vouchers are the signs. Do nothing on that call or link: ring the bank or firm on the number from its card or own website. If you paid or gave a code, call your bank at once and report it to the police.',
  },
  {
    id: 'tax-return',
    says: `
      how do I do my tax return
      do I have to file taxes
      what can I deduct from tax
      when is the tax return due
    `,
    answer:
      'Collect the year’s papers in one place first: pay statement, interest, receipts for work, health and gifts. The tax office’s own online form asks for what it needs; last year’s return is the best template. Look up your deadline now and put it in the plan two weeks early. With a house to let or a business, an adviser often earns the fee.',
  },
  {
    id: 'inflation-cash',
    says: `
      is my money losing value in the bank
      what is inflation
      where can I get better interest
      should I use a fixed term account
    `,
    answer:
      'Inflation is the rise of prices: at 3 per cent a year, 100 buys what 97 did before. Keep daily money and the buffer reachable in the account with the best easy-access rate, and fix the rest only for as long as you surely do not need it. Check that the bank is in the state’s deposit guarantee.',
  },
  {
    id: 'car-cost',
    says: `
      should I buy a new or used car
      is leasing a car a good idea
      what does a car cost a month
      how much should I spend on a car
    `,
    answer:
      'Count everything: value lost, insurance, tax, fuel and repairs, often more than twice the loan payment. A car of three to five years has lost its steepest part and still lasts. Leasing is renting: fine with a fixed budget, dear if you drive much. Under some 5,000 km a year, car sharing and taxis are usually cheaper.',
  },
  {
    id: 'wedding-cost',
    says: `
      what does a wedding cost
      how do we save money on a wedding
      how many guests should we invite
    `,
    answer:
      'The number of guests decides most of it: food, drink and room cost per head. Set the total first, then the list, then the place. A weekday, a Sunday or the cold months are often a quarter cheaper. Keep 10 per cent aside for what nobody thought of.',
  },
  {
    id: 'mortgage-rate',
    says: `
      should I take a fixed or variable mortgage
      how long should I fix my mortgage
      is a two year fix or a five year fix better
      should I fix my interest rate
      when should I remortgage
    `,
    answer:
      'A fixed rate buys certainty, a variable one a chance. Fix for as long as you will surely stay and want the same payment; take the shorter one if you may move or expect to pay off a lot. Compare the whole cost over the years with fees, not the rate alone, and look six months before the fix ends. A broker works it out for your case.',
  },
  {
    id: 'tenant-notice',
    says: `
      how do I give notice on my flat
      how do I tell my landlord that I leave
      how long is my notice period for the flat
      how do I end my tenancy
    `,
    answer:
      'In writing, with the date by which you leave, as your contract’s notice period says, often one to three months. “I give notice for the flat at … and hand it over on 31 March. Please confirm.” Keep proof that it arrived, take photos at the handover, and ask for the deposit back by a day.',
  },
  {
    id: 'accountant',
    says: `
      do I need an accountant
      is an accountant worth it for a small business
      do I need a tax adviser
      how do I do the books as a sole trader
      how do I keep track of business expenses
    `,
    answer:
      'For a simple sole trade with few bills, a spreadsheet or bookkeeping app and an hour a month are enough: money in, money out, receipts as photos. An accountant is worth it with staff, sales tax, a company or a house to let, and for one hour at the start. Keep business and private accounts apart.',
  },
  {
    id: 'saved-by-age',
    says: `
      how much should I have saved by 30
      how much money should I have at 40
      am I behind with my savings
      what do people my age have saved
    `,
    answer:
      'Rules of thumb say one year’s pay by 30 and three by 40, pensions included, but most people have less. What counts more: no expensive debt, three months of spending aside, and a share of each pay put away. Start from where you are with a sum you will not notice.',
  },
  {
    id: 'benefits',
    says: `
      am I entitled to benefits
      what help is there with low income
      I can't pay my rent
      I can't pay my bills this month
      where do I get help with debts
    `,
    answer:
      'Speak to the landlord, supplier or bank before the day it is due; most agree to instalments. A free advice centre or your town’s welfare office checks what you are entitled to, and for debts a charity negotiates for nothing. Pay rent, energy and food first. Do not borrow from a payday lender.',
  },
  {
    id: 'wedding-gift-tip',
    says: `
      how much money do I give for a wedding
      how much should I tip
      how much do I spend on a present
    `,
    answer:
      'Give what you can without thinking of it again: for a wedding often about what your place at the table costs, less if you travel far. Tips differ by country, from rounding up to a fifth; ask somebody local. A card with three personal sentences outlives the sum.',
  },
  {
    id: 'gambling',
    says: `
      how do I stop gambling
      I lost money betting again
      how do I stop online shopping
      I spend too much, what helps
    `,
    answer:
      'Make it hard: block the sites and your card for it, delete stored payment, and let somebody you trust hold the money for a while. Wait 48 hours before buying anything over a set sum. For gambling there are free helplines and self-exclusion lists that block you everywhere; it is an illness, not a weakness.',
  },
  {
    id: 'money-worry',
    says: `
      I can't stop worrying about money
      money worries keep me up
      I don't earn enough to save
      how do I live on little money
      we can't make ends meet
    `,
    answer:
      'Put it on one page: what comes in, what must go out, what is owed and when. That alone eases most of the worry, because it ends the guessing. Then one move this week: a cheaper contract, a call to one creditor, a claim checked at an advice centre. Saving can wait or begin with five a week.',
  },
  {
    id: 'first-home-age',
    says: `
      am I too old to get a mortgage
      is 40 too late to buy a first home
      how old can you be to get a mortgage
      can I buy a house alone
    `,
    answer:
      'Age itself seldom stops it: lenders look at income, debts, deposit and whether the loan ends before about 70 to 75. Many buy their first home in their late thirties or forties. Alone, you may borrow roughly four to four and a half times your yearly pay. A broker or your bank tells you your figure in one talk.',
  },
  {
    id: 'income-proof',
    says: `
      what do I need as proof of income
      which documents does the lender want
      how many payslips do I need for a mortgage
      how do the self-employed prove income
    `,
    answer:
      'Employed: the last three payslips, the yearly statement, and three to six months of bank statements. Self-employed: two or three years of accounts or tax returns. Add identity papers, proof of address and of the deposit. Keep the account calm for those months: no overdraft, no betting, no new credit.',
  },
];
