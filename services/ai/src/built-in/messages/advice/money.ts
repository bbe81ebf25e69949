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
      friend at work swears by a LISA, not sure I follow what it does
      how much does the state put on top in the lifetime isa
      39 next month, is it my last chance to open one
      the 25 percent thing on house savings, explain it like I'm twelve
      could my boyfriend and I each have a LISA and use both for one flat
      price limit is 450k isn't it, in London that's nothing
      lisa vs just a saver, in plain words
      max i can put in per year?
      heard you get a thousand free each year for a first home, true or a fairy tale
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
      cash isa or the other kind, I never got the difference
      spare 150 a month at 45, isa or more into the works pension
      do I pay tax on interest outside an isa
      my dad says always pension, my colleague says isa
      allowance is twenty grand right, does it reset in april
      wrapper, allowance, tax relief, all greek to me
      can you have more than one isa
      when would one take the isa over the pension pot
      I'm 29 and don't want my money locked away until I'm old
      what's the point of a stocks isa if I earn hardly anything
      pension gets relief, isa gets freedom, which wins
      is an isa safe if the bank goes under
      explain isas to someone who moved here last year
      my isa pays 1 percent, is that any good
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
      need some simple system for my wages, I'm hopeless with sheets
      half for bills, some for fun, some to put by, is that how it goes
      tried an app, tried a notebook, never last beyond the 10th
      give me a budget that a lazy person can stick to
      two incomes, three kids, no idea where it all goes, how do I set up a budget
      cash in envelopes like my nan did, does that still make sense
      what percentage for fun money is alright
      my rent alone is 55 percent so those rules don't work for me
      zero based budgeting, what's that
      payday friday, want to divide it up properly for once
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
      boiler died, car failed, and I had nothing put by, what should I keep for such things from now on
      three months or six, the internet can't agree
      got 800 tucked away for bad days, enough?
      self employed plumber with two kids, what size of cushion
      the rainy day pot, where do you keep it
      single mum, one income, what's a sensible reserve
      emergency money, does that include the holiday fund
      is it silly to hold ten grand in cash just in case
      I'd like a safety net before I do anything else with money
      how much buffer before I start overpaying the loan
      nest egg for when the washing machine goes
      my parents say always have half a year's wages in the bank
      at what amount can I stop filling up my cushion
      retired, do we still need an emergency pot
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
      earn 1900 after tax, what would be a normal amount to put away
      fifty quid put aside each month, is that even worth the bother
      take home 2100, rent 850 and still nothing left on the 25th
      apprentice wage, living at home, how much should I be stashing
      everyone says ten percent, I manage three
      how big a slice of my wages for savings
      zero left every month, where does one start
      I'm good at earning and rubbish at keeping
      what do normal people put aside out of 30k
      a percentage or a fixed sum each month
      student with a weekend job, is it too early to think of putting money by
      whatever I transfer to savings I take back by the 20th
      25 a week is all I can spare for the savings pot, a bit silly?
      got a pay rise, how much more should go in the pot
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
      four grand on the card at 24 percent and two in savings, use it or keep it
      mortgage fix is cheap, bonus came, overpay or put it in an account
      no sense saving while I owe, or is there
      student loan goes off my pay anyway, should I chuck extra at it
      wife wants the loan gone, I want a nest egg
      owe 6k on the car, have 5k put by, clear it?
      savings pay 4, the loan costs 9, what's the logic here
      which goes first, the overdue card or the house pot
      dad always said debts first, is he right
      would it be daft to empty my isa to kill the credit card
      loan at 3 percent, leave it running?
      split it half and half between the debt and the savings account, good idea?
      my lender charges for early repayment
      spare 300 a month, debt or deposit
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
      catalogue, two cards and my brother, all want paying
      nine thousand in total and I keep moving it from card to card
      smallest first or the one with the nastiest interest
      get me out of this hole, five creditors
      minimum payments only, balance never moves
      balance transfer to a zero percent card, clever or a trick
      i hide the letters in a drawer, where do I even begin with all I owe
      consolidate everything into one loan?
      is there an order in which to clear what I owe
      car finance at 11, store card at 29, overdraft at 39
      which one to kill first, hubby says the biggest
      paid 200 a month for two years and still owe nearly the same
      the snowball thing, does it work
      got 150 extra each month to throw at my loans
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
      my score went down 40 points and I did nothing
      turned down for a phone contract, what is wrong with my file
      moved to the UK last year, no history at all here
      missed two card payments in 2022, does that still haunt me
      never borrowed a penny in my life and that's held against me
      how quickly can a rating go up before a mortgage
      is it bad to have five cards
      a default that isn't mine is on my report
      credit builder card, any good
      being on the voters' list, does it matter
      ex and I shared a loan, does his mess drag me down
      fair, says the app, what makes it good
      does closing an old account hurt
      every time I look at my score, does it drop
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
      got eight grand doing nothing in the bank, scared of shares
      colleague talks about ETFs all lunch, I nod
      50 a month from age 19, is that a start
      want to get into the stock market without losing my shirt
      is there a minimum to begin putting money in funds
      all in at once or a bit every month
      inherited 20k, never invested in anything
      what is a sensible first fund
      robo adviser or do it myself
      I'm 57, too cautious for stocks, am I missing out
      market's at a record high, wait?
      one broad fund and leave it, is it truly that simple
      my bank offers their own fund at 1.8 percent a year
      lost money on one hot tip in 2021 and never dared again
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
      52 and there's almost nothing in my pot
      opted out of the works scheme years ago, stupid?
      five old jobs, five little pensions, what do I do with them
      how much will I need a month when I stop working
      employer puts in 5 if I do, should I
      self employed hairdresser with no pension at all
      28, retirement feels like science fiction, do I have to care now
      statement came, 214 a month at 67, is that all
      state pension age keeps going up
      gaps from the years with the kids, can I fill them
      max out my contributions or enjoy life now
      took a break from paying in, start again or not
      is it worth starting one at 45
      lump sum or monthly when I reach it
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
      tuesday at ten with the mortgage lady, what do I take along
      never talked to a broker, bit scared of looking thick
      straight to my own bank or let somebody compare for me
      whole of market, tied, what does that mean
      what will the adviser want to know about me
      appointment on friday, list of things to ask please
      is it binding to talk to a mortgage adviser
      the broker man wants my bank statements already, normal?
      can a broker get a deal the bank won't show me
      first chat with him was ten minutes, he asked nothing, good sign?
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
      how much do you have to put down on a 220k flat
      10 percent or wait for 15
      saved eleven grand, does that get us anywhere
      would they take five percent from someone on 26k
      twenty percent down is ages away, is it worth the wait
      deposit on 300 thousand, first time buyers, two wages
      bigger deposit or keep some for furniture
      what do first buyers normally put down on a house
      gifted 10k from nan, does it count towards the down payment
      at what percentage do the rates get better
      hundred percent mortgages, do they exist
      how many years do folk save for that first chunk
      is a 7 percent down payment a thing
      house is 180, we have 9, are we there
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
      paying 1100 to a landlord every month, feels like burning it
      mortgage would be less than my rent, what's the catch
      might move for work in three years, buy anyway?
      parents nag me to get on the ladder, I like renting
      is owning really that great once you count the roof and the boiler
      34 and still a tenant, am I stupid
      buy now with a tiny flat or rent something decent
      renting forever, is that a plan
      when does it make sense to stop renting
      divorced at 50, buy small or stay a tenant
      prices here are 12 times my wage, so renting it is?
      dead money they call it, is it
      nobody in germany owns, nobody in england rents, which is smarter
      freedom of a rental against a place of my own
    `,
    tells: `
      rent/rents/renting & money & window/drain
      rent/rents/renting & dead money
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
      found a lovely one bed for 950, I bring home 2000
      share of wages for housing, what's sane
      agents want income of 30 times the rent
      half my pay goes on the flat, is this normal
      single on 1700 net, what rent is realistic
      could I stretch to 1300 if I sell the car
      bills included, what's the limit for us on 3400 together
      landlord puts it up by 120, still ok on my wage?
      living alone would cost me 45 percent
      what can a nurse afford to pay for a room
      too expensive or just about, 800 out of 1850
      student, 900 a month all in, how dear may the room be
      the nice place or the cheap place when money's tight
      rule of thumb for rent please
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
      190 a week at the supermarket for four, how
      we throw out a bag of veg every sunday
      pensioner, food's gone mad, what's cheap and still decent
      lunch at work costs me 9 quid a day
      teenage boys eat me out of house and home
      can't face beans again, what else is cheap
      food shop eats a third of my wages
      aldi or the big tesco, does that make much difference
      freezer full and I still order pizza
      cooking for one always ends up dear
      twenty pounds a week for food, student, doable?
      gluten free and broke
      how do big families keep the grocery bill down
      stop me buying ready meals, they cost a bomb
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
      gas bill tripled and we sit in coats
      smart meter says 9 pounds yesterday, what is eating it
      tumble dryer, is that the culprit
      damp old house, single glazing, 300 a month to heat
      fixed tariff or the variable one
      direct debit for electric went up to 210, can that be right
      leave the heating on low all day or just mornings and evenings
      prepayment meter and nothing on it until friday
      what uses most power in a flat
      is it worth getting a heat pump for the bills
      thermostat war with my husband, 18 or 21
      do old fridges cost a lot to run
      cheap ways to keep a room warm in january
      switched supplier in may and now I pay more
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
      three streaming things, two gyms, a box of razors, madness
      money leaves my account and I don't know what for
      free trial turned into 11.99 a month
      phone app billing me yearly, forgot all about it
      gym says twelve months notice, I moved away
      how do you track down everything that renews itself
      magazine my late mum had is still being charged
      cut my subs, which first
      kid signed up for some game pass on my card
      I want out of a contract with the mobile company
      standing charges for stuff nobody in this house watches
      bank statement full of little 4.99s
      cancelled in june and they took it again in july
      how do I get out of a dance school contract
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
      broker pushes a policy for 40 a month, needed?
      baby on the way, should we insure our lives now
      contents, phone, travel, dental, pet, which of these can go
      mortgage lender wants us to take cover
      if I fall off a ladder nobody pays my rent, what cover is that
      single, no kids, renting, do I need any of it
      my mum pays for funeral cover since 1990
      critical illness, income protection, I mix them up
      smoker, 45, two kids, is cover still affordable
      do I really need the extended warranty on a washing machine
      what if I can't work for a year
      the bank bundles an insurance with everything
      which policies would you never go without
      stay at home parent, does that need life cover too
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
      we've two kids and nothing written down who gets them
      unmarried fifteen years, house in his name, what happens to me
      kitchen table will, signed by me alone, any good?
      keep putting off the testament thing, morbid
      dad remarried and there's no last will
      online form for 30 pounds or a proper solicitor
      I have no house, only a cat and 3000, does it need sorting
      who gets it all if I drop dead without papers
      divorced, does my old will still leave it to her
      28 and healthy, my friends laughed when I said testament
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
      mum has had a stroke and the bank won't talk to me
      dad is getting forgetful, what do we sign while he still can
      who'd decide about the machines if I were in a coma
      I don't want to be kept alive at any price, where do I write that
      my son should be able to pay my bills when I can't
      lasting power of attorney, is it hard to get
      aunt with dementia, too late for the paperwork?
      advance directive, what's that in plain words
      not married, does my partner get told anything in hospital
      having an operation in may and want things in order in case I can't speak for myself
      solicitor wants 600 for the attorney form, can we do it ourselves
      which of my kids do I put down to act for me
      health one and money one, do we need both
      my neighbour has no family, could she name me to look after her affairs
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
      photographer here, what do I ask for a wedding
      client offers 15 an hour, that's below minimum after costs
      tax bill came and I'd spent it all
      copywriter, day rate, no clue
      raised my prices once in six years
      how do cleaners work out what to charge
      should I put money aside from each invoice and how much
      everyone wants mates rates
      per hour or per project
      graphic design for a friend's cafe, what's fair
      just gone freelance, turnover 2400 last month, how much of that is mine
      music lessons at home, what do people take
      too cheap they say, too dear I fear
      guide me on setting a price for my cakes
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
      need 200 more a month and I've got tuesday nights free
      saw an ad, earn 500 a day from your sofa, real?
      pensioner who bakes well, could that bring in a bit
      stuff I could do on weekends for cash
      student, no car, want pocket money
      good with dogs and gardens, can that pay
      what sort of work can a mum do while the baby sleeps
      renting out the spare room, good idea?
      surveys online pay peanuts, what pays better
      second job or a thing of my own on the side
      my wages don't stretch, any honest extra work
      do I need to tell my boss about a little thing on the side
      i knit, people say sell it
      driving for a delivery app after work, worth it
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
      car dealer says 7900, I'd like 7200, what do I say
      always pay the asking price because I'm too shy
      kitchen quote is 14 grand, room for talk?
      flea market on sunday, teach me
      phone provider wants more, how do I get it down
      how low can you go with a first offer on a house
      plumber's quote looks steep
      my wife bargains like a pro and I stand there red faced
      do shops really give something off if you ask
      broadband renewal up by 12, they must be able to do better
      used piano, 600 they say
      what's a good sentence to ask if the price is final
      in morocco everybody haggles and I got ripped off
      landlord asks 1200, does one bargain over a rent
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
      he saves, I spend, we row every payday
      moving in together in june, whose account pays what
      married 20 years and I've no idea what he earns
      my wife found my secret savings
      one purse or two
      she is on maternity and feels awful asking me for cash
      boyfriend owes everyone, should our money be joined
      talk about money always ends with slammed doors
      how do other pairs handle cash, all in one pot?
      he hides what he spends on his bike
      my girlfriend wants a joint account, I'm not sure
      we never talked about money before the wedding
      how do you bring up finances with a partner who goes quiet
      second marriage, kids from both sides, whose money is whose
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
      mate borrowed 400 in march and changes the subject each time
      cousin wants three grand for a van
      sister asks every month, I can't keep doing it
      should I sign as guarantor for my nephew
      colleague never pays me back for lunches
      lent my boyfriend money, we split, it's gone
      awkward, but I need my 150 back before rent day
      would a written note offend my own brother
      my son is 30 and still comes for cash
      she promised to pay it off bit by bit and nothing comes
      never a borrower nor a lender be, was grandma right
      how to tell a friend I'm not a bank
      dad asks for a loan to pay his card
      I said yes to lending and feel sick about it
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
      hi mum my phone is broken, send 800 to this account, is that him?
      man on the phone said my computer has a virus and wants in
      got a text, parcel held, pay 1.45
      lovely woman online, never met, needs money for a flight
      the bank rang and asked me to move everything to a safe account
      i gave them the code, what now
      investment with 3 percent a week guaranteed, sounds good?
      flat advert, owner abroad, wants the deposit first
      tax office mail says I get 312 back, click here
      my nan sent gift card numbers to someone
      bitcoin platform won't let me withdraw
      job offer by whatsapp, 300 a day for liking videos
      they say they're the police and my account is in danger
      fake shop? jacket for 39 instead of 200
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
      31 january is coming and the box of receipts is still shut
      never filed one in my life, i drive a taxi
      letter from the tax office, it says return required
      home office, commuting, work shoes, what counts
      is it worth doing if I only get 80 back
      sold some things online, must I declare that
      did it late last year and paid a fine
      elster, forms, I hate it, every year in may I cry
      tax return for the first year of self employment
      married, separate or together for the tax
      which papers do I collect
      can one claim the laptop
      worked in two countries, where do I file
      paid too much tax I think, how do I get it back
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
      15k in a current account at nothing percent
      gran keeps it under the mattress, is that daft
      everything dearer and my savings stand still
      notice account, fixed bond, easy access, which
      1.2 percent on my saver while bread is up 10
      are the rates going to get better elsewhere
      lock it away for two years at 4 or keep it free
      what does inflation do to ten thousand over five years
      money rots in the bank says my uncle
      chasing interest rates, worth the bother?
      where do careful people keep cash these days
      is a hundred grand in one bank safe
      premium saver from my own bank pays less than a stranger's
      explain why my hundred pounds buys less each year
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
      mine failed the MOT, 1400 to fix, bin it?
      pcp, hire purchase, lease, my head hurts
      baby due, need wheels, budget 6 grand
      sold on an electric but 38 thousand
      how much of my wage may a car eat
      bought new and lost five grand in a year
      do I need one in town at all
      diesel from 2014 with 90k on it, good buy or not
      my first car at 18, insurance is more than the thing itself
      run the old banger till it dies or swap now
      drive 3000 miles a year, is keeping it silly
      second car for my wife's shifts, what does that really cost us
      finance at 9.9 percent at the dealer's
      what do you reckon a small petrol runs to per month all in
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
      venue wants 8 thousand before anyone has eaten
      fiance's family list has 140 names
      we've got five grand in total, can one marry on that
      parents pay half so they want a say
      registry office and a pub, or the whole show
      dress for 2000 that I wear once
      how do people pay for these things
      guest list from hell, who do we cut
      average wedding is 20k, are they mad
      buffet against sit-down meal per head
      want a lovely day without starting married life in debt
      do evening guests save money
      photographer quotes 1900, is that usual
      second wedding, small, sixty people, what should we reckon with
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
      our fix ends in november and I'm scared of the new rate
      fix it for two, five or ten years
      tracker or locked in
      rates might fall, should we wait with fixing
      bank offers 4.6 for five
      is it time to look for a new deal
      how early can you line up the next one
      penalty for leaving early is 6k, still switch?
      product transfer or go to another lender
      payments going from 780 to 1120, what are our options
      likely to move in three years, what length of fix
      do fees matter more than the rate
      on the standard variable since march, bad?
      will it be cheaper if I pay off a chunk first
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
      moving out end of may, what do I write to the letting agency
      contract says two months, landlord claims three
      one of us wants to leave the shared flat, can he
      email enough or does it have to be a letter
      found somewhere new, stuck in a lease till october
      handover day, what do I photograph
      need wording for giving up my flat
      six month break clause, how does that work
      break the tenancy early because of a job in another town
      who shows the flat to the next tenants
      gave notice by text, does that count
      my room in the student house, how do I get out of it
      last month's rent against the deposit, allowed?
      do I have to paint before I go
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
      turnover 30 grand, receipts in a shoebox
      little online shop, do I do the books alone
      she charges 90 a month, is that ok
      first year as a hairdresser with my own chair, who does my figures
      spreadsheet or software for invoices
      limited company now, can I still manage by myself
      husband does my books badly
      what should I keep, every parking slip?
      tax adviser for a single rented flat, overkill?
      business and private all goes through one account
      how do craftsmen keep on top of paperwork and VAT
      bookkeeping makes me cry
      pay a pro or learn it, I'm a tutor with ten pupils
      need a system for expenses that I'll really use
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
      41 with 6k to my name, how bad is that
      what's normal at 25
      read that you need a year's wages by thirty, I laughed
      everybody else seems to have a nest egg by now
      late starter, 50, divorced, from zero
      is 20 grand good for somebody of 33
      how am I doing compared with others my age, moneywise
      my parents had a paid off house at my age
      am I the only one at 38 with nothing put away
      what does the average person of 60 have in the bank
      23, two thousand saved, ok or poor
      the charts say three times my salary, I have a third
      savings per age group, any numbers
      feels too late, 47, where should I be
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
      hours cut to 16, can I get something on top
      electric's about to be cut off
      landlord texts about the rent and I'm 300 short
      sick for months, wage stopped, what am I due
      single parent on 1200, must be some help
      too proud to ask for food parcels but the cupboard is empty
      bailiff letter on the mat
      universal credit, would we qualify
      carer for my mum, no income, is there an allowance
      final demand for council tax
      rent or heating this month, can't do both
      pensioner on the minimum, are there extras to claim
      behind on everything since the layoff, who helps for free
      housing benefit, where does one apply
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
      colleague's wedding, evening only, what do people put in the card
      taxi, hairdresser, pizza boy, how much on top
      twenty or fifty for a godson's birthday
      new york for a week, do we really add 20 percent every time
      cash in an envelope for the bride, what's decent
      in japan, is tipping rude
      third wedding this summer, I can't keep giving 100
      the restaurant added service already, more on top?
      what sum do you give at a communion
      office whip round, five or ten
      cleaner at christmas, how much
      tips in italy, never sure
      couple asks for honeymoon money, we're broke
      do you give the removal men something
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
      lost the rent on the horses last night
      slots on my phone, 40 here, 60 there, wife doesn't know
      I chase what I lost, every time
      can't walk past a betting shop
      bet on football since I was 16, it's not fun any more
      how does one get banned from all the bookies at once
      my brother is in deep with online casino, how can I help him stop
      paid off the debt and started again
      scratch cards, ten a day, silly but true
      poker at night, in work at nine, three grand down
      blocked the sites, found new ones
      who do you turn to when you can't stop betting
      last week I won 900 and lost it by midnight
      is there a way to make my bank refuse casino payments
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
      lie there at three doing sums
      wages in on the 28th, gone on the 3rd
      every letter from the bank makes my stomach drop
      two jobs and it's still not enough, how do we go on
      kids need shoes, I need sleep
      can't look at my balance any more
      frightened we'll lose the house
      poor since forever, tired of counting pennies
      how do you stay calm about cash when there isn't any
      husband laid off, mortgage to pay, my head won't stop
      living month to month makes me ill
      price of everything goes up but my pay
      some way to get by on 1150 a month, please
      feel sick whenever I think of the bills
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
      47 and never owned, will any bank look at me
      I'm 52, would they give me a 20 year loan
      is there an upper limit for a first mortgage
      single woman of 44, teacher, chances of buying?
      hit 39 and feel I've missed the boat with property
      till what age do lenders let it run
      he's 58, I'm 41, does his age spoil it
      late bloomer with a deposit at 50, too old for a house?
      on my own with one wage, can that ever be a house
      retire at 66, so only 19 years to pay, possible?
      friends bought at 27, i'm 43 and just starting to look
      would a bank lend to a widow of 61
      everybody says buy before forty
      longest mortgage term at 45?
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
      the bank wants paperwork and I get paid partly in cash
      p60, payslips, SA302, what else
      how far back do they look at the statements
      paid weekly with overtime, how do I prove what I earn
      gig worker, no payslips at all
      do they mind my paypal transfers
      a bet of 20 quid on my statement, problem?
      what do landlords want to see about my wages
      freelance since last spring, only one year of accounts
      letter from my employer, would that do
      what papers do I get together before applying for the loan
      lost my payslips from february
      does child benefit show as income for the lender
      which three months do they check
    `,
    answer:
      'Employed: the last three payslips, the yearly statement, and three to six months of bank statements. Self-employed: two or three years of accounts or tax returns. Add identity papers, proof of address and of the deposit. Keep the account calm for those months: no overdraft, no betting, no new credit.',
  },
  {
    id: 'overdraft',
    says: `
      how do I get out of my overdraft
      always minus 600 by the middle of the month
      bank charges 40 percent on my overdraft
      every payday just fills the hole and I start from zero
      been in the red since I was a student
      should I switch banks, mine takes fees for everything
      direct debits bounced twice this month
      is it better to pay off the overdraft or put money by
      they cut my overdraft limit without warning
      how do I change my current account without chaos
      minus 1,200, never seen a plus in years
      account at the bottom a week before wages
      overdrawn again, what's the trick to stay above zero
      which account is good for someone who is bad with money
      second account for bills, would that help
      the bank says my arranged limit ends in june and I'm right at the bottom of it
    `,
    answer:
      'Lower it in steps: each payday a fixed sum to a separate account, and ask the bank to cut the limit by 50 a month. Move the direct debits to the day after payday, and keep bills and spending in two accounts. Overdrafts often cost more than credit cards, so compare a cheaper loan or an interest-free one.',
  },
  {
    id: 'sell-stuff',
    says: `
      how do I sell my old things
      cupboards full of stuff that's too good to throw away
      what price do I put on a used sofa
      ebay, flea market or the local group
      nobody answers my adverts
      they all want to pay half and come tomorrow
      grandad's stamps, worth anything?
      got to empty mum's house, what can be sold and what goes to charity
      buyer wants to pay by some link, is that how it works
      baby clothes by the bag, where do people sell them
      car boot sale on sunday, never done one
      my wedding dress takes up half the wardrobe, can I get money for it
      selling my bike, how do I do the photos
      is it worth posting a 5 pound book
      old coins and a gold ring, where to go without being cheated
      declutter and make a few quid at the same time, how
    `,
    answer:
      'Photograph it in daylight, clean, with faults shown, and give size, brand and age. Price at a third to a half of new; look at what the same thing really sold for. Large things locally for cash, small dear ones by post, the rest in bundles. Follow no payment links; and what has not gone after three weeks, give away.',
  },
  {
    id: 'after-a-death',
    says: `
      what has to be done when somebody dies
      mum passed and I have no idea which papers come first
      who do I need to tell when my husband has died
      dad's bank account is frozen, how do we pay the funeral
      what does a funeral cost
      how does probate work
      executor for my uncle, never done it before
      do we inherit her debts as well
      cancel his phone, the rent, the paper, where do I begin
      how many copies of the death certificate do you need
      the flat of my late sister must be empty in four weeks
      is there any help with funeral costs
      they left no will and there are three of us
      her email and her facebook, how do you close them
      pension people still pay into dad's account though he is gone
      I'm the only child and all the paperwork landed on me, in which order do I do it
    `,
    answer:
      'I am sorry that this is on you. First days: doctor’s certificate, registration, several copies, funeral director; ask for two prices in writing. Then bank, employer or pension, landlord, insurance; most have a bereavement desk, and the account can usually pay the funeral. Pay no debts of theirs before an advice centre or solicitor has looked at it.',
  },
];
