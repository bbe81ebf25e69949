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
      the estate agent won't let us view without an AIP
      what's this AIP everyone asks me for
      decision in principle, before or after the viewings
      my mortgage in principle runs out next week, do I get a new one
      will five of those agreements wreck my credit file
      is an agreement in principle a promise from the bank or can they still say no
      agents laugh at you when you come without a DIP
      soft search or hard search for the in principle thing
      MIP = ?
      got one in principle saying 210k, does that mean I really get 210k
      still a year off buying, is a decision in principle any use already
      how do I get one of these papers that says what the bank would probably lend
      does an AIP cost anything
      we're not ready till spring, worth getting a certificate in principle now
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
      34k a year, what would a bank give me for a house
      we earn 28 and 31 together, how big a mortgage is that
      on a nurse's wage, what sort of house price is in reach
      what's the most they'd lend someone with a car loan and no kids
      is it still four and a half times what you make
      joint income 61 thousand gross, go on, what's our limit
      my student loan, does it shrink what I can borrow
      how do they work out affordability
      lender calculators give me three different numbers
      I earn little, 1900 net, is a flat even possible for me price wise
      max loan on a single teacher's salary
      does childcare count against us when the bank does the sums
      what could I afford if I've got 25k down and earn 40
      borrowing power, how do i figure it out
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
      seeing a two bed on saturday that's for sale, what must I not forget to look at
      first viewing ever, I'd just say oh nice and leave
      smelled a bit musty but lovely garden, what should I ask the agent
      what do people regret not checking before they bought
      going back for a second look tonight, where do I poke around
      estate agent rushed us through in six minutes
      a list of questions for the seller please
      fresh paint everywhere, is that suspicious
      how can I tell if a house is damp when I walk round
      is it rude to open cupboards and flush the loo at a viewing
      I fall in love with every place I see, how do I look at it properly
      three viewings lined up, what do I take along
      warning signs in a house you're thinking of buying
      viewing tmrw!! what do i check
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
      83 years left on it, run or fine
      nobody told me what freehold means and now I'm too embarrassed to ask
      service charge is 2400 a year, is that daft
      the flat is perfect but the lease is down to 71
      they want ground rent that doubles every ten years
      what happens when a lease runs out, do they throw you out
      share of freehold, whats that then
      how dear is it to extend a lease
      freeholder, leaseholder, managing agent, who is who
      I own it but I don't own the ground?? explain
      is a house with a lease a bad sign
      the managing agent is planning a new roof, will I have to pay
      sinking fund, do I need to care
      I am from abroad and I don't understand this lease thing of english flats
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
      at this speed I'll have a deposit when I'm sixty
      how did my mate get 20k together in two years on the same wage as me
      putting away 150 a month, it crawls, how do I speed it up
      tricks to get the house pot full quicker
      2,300 comes in, 2,300 goes out, and I'd like a flat one day
      what really speeds up saving for a first home
      we're two earners and still can't get any money to stick
      need 12k more in eighteen months, how do people pull that off
      minimum wage here. can one save for a place at all
      money runs through my fingers, every month the same
      give me the three biggest levers for getting a deposit together
      my deposit grows like grass in winter
      saving for a home with two kids and one wage, ideas?
      no-spend month, does that bring you anything towards a house
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
      14k for the flat sits in my current account doing nothing
      need the house money in three years, shares or savings account
      which kind of account for a deposit
      my brother says put the deposit in the market, mum says under the mattress
      easy access or lock it away for a year
      premium bonds or a saver, nan is all for the bonds
      is more than 85k in one bank safe
      bank pays me 0.5 percent on the house fund, that's a joke isn't it
      Where ought one to hold a deposit for two years?
      crypto for the deposit lol, or no
      best home for 20 grand until we buy
      regular saver at 6 percent, any good for the deposit pot
      fix it for two years or keep it reachable, we may buy sooner
      the flat money, park it where
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
      boiler died and took 1800 out of the house pot
      I raided the flat fund for a holiday and now I feel sick
      vet bill ate half of what I'd put by for the deposit
      had to take 600 out of my savings for the car, how do I get back on course
      the deposit money is looking at me and I need a new laptop, do I touch it
      would it be terrible to borrow from my own savings for the wedding
      my pot was 9k now its 5k. gutted. whats next
      we used the savings while he was out of work, how do we build it up again
      took some from the pot for mum's funeral
      is it ok to use a bit of the deposit for driving lessons
      teeth cost me two grand, all out of the house savings
      spent it. all of it. how do I begin again with the flat fund
      washing machine broke, house money or credit card
      Our savings were consumed by a roof leak; do we start over?
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
      lisa and the car just died, can I get at it
      they'd keep a quarter if I take my lifetime isa out, really?
      lost my job and all my money is in a lisa
      what do I lose if I cash in the LISA now
      changed my mind about buying, how do I get the lisa money back without losing out
      25 percent charge on a lisa, on everything or just the bonus
      moving abroad for good, what about my lifetime isa
      stupidly put everything into the lisa and the roof leaks
      penalty for an early lisa withdrawal worked out on 4000
      can I take just 500 out of the lifetime isa
      is the lisa money locked till I'm sixty
      lisa exit fee
      my mate lost part of his own money with his lifetime isa, how can that be
      I regret the lisa, get out or stay in
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
      outgoings 1950 of 2100, where would you put the scissors
      I don't want to live on lentils, but something has to go
      what's the first thing to strike off when money's tight
      went through the bank statement, its all small stuff, where do I start chopping
      gym, streaming, lunches, taxis, what goes first
      spending less, painlessly
      we get through 400 a month and can't say on what
      cheaper living without feeling poor, any wisdom
      Which expenses are the easiest to reduce for a family of four?
      where does your average person waste the most
      my wife says the coffee, I say the car, what's better to cut
      trim the fat from my budget, but leave me my allotment
      how to get by on 200 less from january when I go part time
      budget is bleeding somewhere and I can't find the hole
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
      standing order how?
      direct debit, standing order, same thing isn't it
      can my bank send money over by itself each month
      where in the bank's app do I put a payment that repeats
      I always forget to move the savings, can the bank do it for me
      set one up for 200 and it bounced cos the account was empty
      Would you advise a standing order or a direct debit for savings?
      how high should the automatic transfer be to start with
      put it on autopilot they say, but how do I do that with money
      dad pays everything by hand at the counter, how does he get it automatic
      what's the best way to make money leave before I see it
      my standing order goes off on the 1st and my pay comes on the 3rd
      a repeat payment to my savings, does it need an end date
      can I change or stop a standing order whenever
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
      he's on 50k, I'm on 24k and we pay half each, something feels off
      moving in together in june, who pays for what
      my girlfriend owns the flat, what's a fair amount for me to chip in
      half half or per income?
      I do all the cooking and pay half the rent, is that fair
      splitting rent with my boyfriend who's a student
      how do other couples do it with the gas, the food and the cat
      she earns double but wants everything fifty fifty
      proportional split of the bills, how is that worked out
      since I went on maternity leave we still split equal, cannot be right
      one account for bills and each their own? how do you fill it
      he eats three times as much as me lol should we split groceries evenly
      My husband and I have very unequal salaries. How should household costs be divided?
      I'm unemployed now and he carries the bills, how do couples handle that fairly
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
      just me, one wage, no partner. house possible?
      my best mate and me thinking of getting a place together, bad idea?
      we aren't married and he puts in more of the deposit
      dad wants to give me 20k for the flat, what do we need to write down
      single and fed up of waiting for someone to buy with
      buying with my sister, what happens if she wants out
      tenants in common or joint tenants
      boyfriend moves into the house I'm buying, does he get a claim
      parents are lending me the deposit, does the bank mind
      three friends one house, how do we do that legally
      what's a declaration of trust
      is it mad to buy as a single woman at 34
      If a relationship ends, who keeps the flat we purchased jointly?
      bank of mum and dad, gift letter, how's that go
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
      29 and thinking of going back to my old bedroom to save
      my rent's 1100, deposit gets 90. shall I move somewhere cheaper
      could let the box room to a lodger, worth the bother?
      mum offered me my room for a year, my pride says no
      move further out, pay less, travel two hours, does it add up
      house share at 38 just to save, am I nuts
      how on earth do you put money by with london rents
      landlord wants 200 more, go or stay while we save up
      live in guardian schemes, any use when you're saving for a place
      back with the in-laws for 18 months so we can buy, will we survive
      rent eats it all, where could I live for less till I've got the deposit
      taking in a student for the spare room to fill the house pot faster
      smaller flat now = own flat sooner?
      we could housesit for a year and save the whole rent
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
      the broker wants 499 upfront, pay it?
      how do brokers earn anything if it's free
      free broker, is there a catch
      does the bank pay the broker or do I
      broker's fee normal?
      he takes one percent of the loan for arranging it, isn't that a lot
      is a commission broker biased towards certain banks
      broker fee payable on application or on completion, which is better for me
      what would I pay for mortgage advice
      broker sent an invoice though the loan fell through
      Do independent mortgage advisers charge by the hour?
      one broker asks nothing, one asks 595, which one of the two
      dont wanna pay a broker twice, commission and fee
      can I haggle over what the broker charges
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
      zero hours contract, will anyone lend to me
      self employed since 14 months, plasterer, mortgage yes or no
      new job started in march, still on probation, too early for a home loan
      I'm on maternity leave, does the lender count my full pay
      carer's allowance and 20 hours at the bakery, could that be enough for a mortgage
      freelancer with good and bad months, forget the house?
      agency nurse, different hours every week, would a bank take me
      does overtime and tips count for a mortgage
      contract ends in december but gets renewed every year, will lenders accept it
      my income is all over the place cause I'm a musician, any hope of a home loan
      two part time jobs, do they add them up for the loan
      seasonal work, ski lifts and in summer the campsite, who lends to people like that
      Is it feasible to obtain a home loan on a disability pension?
      commission only salesman here, what do lenders want
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
      payday's the 28th, move it on the 28th or what's left on the 27th
      little and often or once a quarter
      I'm paid weekly, so weekly saving too?
      tenner every friday versus forty at the end of the month, any difference
      the app that rounds up my coffee, does that amount to anything
      straight off the top or from the leftovers
      nothing is ever left at month end when I save last
      does saving daily beat saving monthly
      big lump once a year or bit by bit into the savings
      do I shift the money first thing after wages or wait until bills are out
      paid every four weeks, when do I transfer
      spare change jar, lol, or proper transfer on payday
      Is there an advantage in transferring savings fortnightly?
      when in the month is smartest to put money across
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
      is there any help from the state for people like us buying the first time
      shared ownership, good deal or trap
      heard of some scheme where you pay only 5 percent and the government the rest
      help to buy, gone or still there
      bus driver, two kids, never owned. any grant going for a first home
      what does the council offer for first buyers
      40 percent share and rent on the other 60, is that sensible
      first homes discount thing, who gets it
      scotland has other rules for first buyers, right
      is there a housing scheme for key workers, I'm a paramedic
      free money for first timers or is that a myth
      mortgage guarantee scheme, what's that about
      which programmes exist to get onto the ladder
      rent to buy, is that any good
    `,
    answer:
      'Schemes come and go: in England, Help to Buy loans closed in 2023; shared ownership, First Homes in some places and the Lifetime ISA are what is mostly left, and Scotland and Wales have their own. Look at ownyourhome.gov.uk for what is open today, and ask a broker: they know local ones. With shared ownership read the rent and the charges before the price.',
  },
  {
    id: 'make-offer',
    says: `
      how much under the asking price can I offer
      the flat is on for 265, what do I bid
      they want best and final by noon tomorrow
      our offer was turned down, go higher or walk
      bidding war, six people after the same house
      got gazumped, I could scream
      how do I put in an offer on a house
      is a cheeky offer rude
      seller wants 10k more than we have
      sealed bids, how do you pick a number
      the agent says there's another buyer, true or a trick
      what makes a seller choose us over the others
      survey found damp, can I knock something off the price
      first time bidding for a place and my hands are shaking
      offer accepted but it's still advertised
      Should one reveal one's maximum to the estate agent?
    `,
    answer:
      'Look up what three similar homes nearby sold for, and fix your highest sum at home before you ring. In a slow market five to ten per cent under the asking price is a usual beginning. Offer in writing, subject to survey, and name what makes you safe: no chain, a decision in principle. Above your limit let it go; another one comes.',
  },
  {
    id: 'buy-process',
    says: `
      offer accepted!! and what happens now
      how long from offer to keys
      what's the difference between exchange and completion
      the chain above us is stuck for weeks
      my solicitor is so slow, what can I do
      steps of buying a house in the right order please
      searches, enquiries, exchange, I don't follow
      when is it really ours
      can the seller still pull out
      the purchase has dragged on for five months
      what does a solicitor do all that time
      completion day, how does it go
      first time buyer, totally lost in the paperwork
      no chain they said, still nothing moves
      when do I pay the deposit, at exchange or at the end
      Could you outline the stages between the accepted offer and moving in?
    `,
    answer:
      'In England: solicitor and mortgage application, survey and searches, exchange of contracts, then completion with the keys; three to five months is usual. Until exchange either side may withdraw; at exchange you pay the deposit, and then both are bound. Send every paper the same day and ring the solicitor once a week. Elsewhere, Scotland included, the order differs, so ask at the start.',
  },
  {
    id: 'mortgage-refused',
    says: `
      the bank said no to our mortgage
      turned down and they won't tell me why
      declined by the lender after the decision in principle was fine
      mortgage application rejected, can I try somewhere else straight away
      computer says no, gutted
      they valued the flat 15k too low and now the loan doesn't fit
      refused because of an old phone bill I never knew about
      what do I do if no bank will have me
      got a ccj from four years back, am I out for good
      second refusal this month, does that harm my credit
      lender pulled out a week before exchange
      is there a way to get a mortgage with bad credit
      my overdraft sank the application
      loan for the house denied, how long until I may apply again
      they don't lend on that kind of flat, says the letter
      If a lender declines us, must we give up the purchase?
    `,
    answer:
      'Ask the lender for the reason, and look at your credit files, which you may see free of charge. Common ones are a mistake there, an overdraft, a very new job or a low valuation. Apply nowhere else for the moment, as each full application leaves a mark. A broker knows who lends in such cases; often three to six calm months are enough.',
  },
];
