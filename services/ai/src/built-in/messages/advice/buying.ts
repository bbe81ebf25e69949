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
      interest on interest, I never got that at school
      so the bank pays me on what it already paid me?? how
      compounding, for dummies
      my grandson asked what compounding is and I couldn't tell him
      everybody on the money podcast goes on about the snowball of interest, what is it really
      put 100 in at 5 percent, why is it more than 5 every year
      the eighth wonder of the world thing with interest
      I dont understand how the money gets to grow by itself after ten years
      is it true that 200 a month turns into so much because the interest earns as well
      Please illustrate the effect of compounding with a simple example
      simple interest vs compound
      how come starting at 20 instead of 30 makes such a difference to the pot
      explain like I'm five how interest grows on top of interest
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
      opened my lisa in october and we've found a flat already, too early?
      only had the lifetime isa four months, can it go towards the flat
      the 12 month thing with the lisa, does it count from opening or from the first money in
      my lisa turns one in june, offer accepted in april, will that be a problem
      LISA rule about a year, remind me
      paid the first pound into my lifetime isa last week, when is it usable
      solicitor says the lisa is too young
      we complete in three weeks and my lifetime isa is eleven months old
      does moving to another lisa provider restart the year
      when's the earliest my lisa money can go into a house
      year not up yet on the lisa but the perfect place came up
      if I put one pound in now does the clock of the lifetime isa start
      my mate says you gotta wait a year with the lisa, true?
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
      surveyor wants 900 quid, is that normal or a rip off
      victorian terrace, level 2 or level 3
      is the bank's valuation the same as a survey
      new build flat, would you bother with a survey
      homebuyers report or the big one
      they recommend a full structural, sounds dear
      skip the survey and save the money, bad idea?
      survey: which, and roughly what do I pay
      mum says never buy without a surveyor, he'd want 600 for looking at damp though
      when in the whole business do I book the surveyor
      who pays for the survey, me or the seller
      the cottage is from 1890 and wonky, what kind of inspection should we have
      difference between the three rics levels please
      got quotes from 380 to 1100 for the same house inspection, I'm confused
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
      deposit sorted, but what else will they want money for
      solicitor quoted 1800 plus searches, normal?
      I keep hearing about fees on top of the price and nobody gives me a number
      stamp duty, do I pay it or not, first flat at 240k
      removal van, solicitor, land registry... what am I forgetting
      what does the notary and the land transfer tax add on a flat
      conveyancer's bill made me choke
      legal costs for a purchase, ballpark
      apart from the deposit I have 3000, enough for all the rest?
      Could you list the ancillary costs of a purchase?
      my sister had to find five grand extra in the last week before the keys, how do I avoid that
      what's conveyancing and why is it so dear
      does the tax when you buy a home still have that relief for newbies
      fees fees fees, who gets what when you buy a place
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
      every time I hit my target the prices have run off again
      flats here went up 30 grand while I was saving 12
      what's the use of saving when the market gallops away
      house hunting feels like chasing a bus that never stops
      should we hold out for a crash
      everyone says buy now before it gets worse, should I panic
      my landlord puts the rent up and the houses go up and I stand still
      prices are falling a bit, do I wait it out
      We have been told that the market will drop next year; is waiting sensible?
      I've got 18k, three years ago that was a deposit, now it's a joke
      born too late for owning a house I think, am I wrong
      by the time I've the ten percent it'll cost double
      bubble or not, go now or later
      honestly who can afford these prices, does it even pay to keep putting money by
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
      index fund, in plain words please
      tracker, fund, share, bond... I mix them all up
      my pension thing says global tracker, what is in there
      what exactly do I own when I own a share
      all world fund, can it go to zero
      colleague swears by his tracker, is it safe or like gambling
      everyone on my shift talks about the S and P, I just nod
      why do people say don't put all eggs in one basket with stocks
      shares are bits of a firm right? and a fund?
      how risky is a world fund really over ten years
      the fees say 0.22 percent, what does that mean for a fund and is it cheap
      Kindly explain what diversification means for a small saver
      managed fund or the cheap passive one, whats the difference
      what happens to my fund when the market crashes
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
      that pay in three button at the checkout, harmless or not
      sofa on 24 months interest free, am I falling for something
      I have four of these pay later things running, is that a problem
      my daughter pays everything in instalments, I don't like it
      klarna for a winter coat, yay or nay
      credit card for the points, smart or silly
      shop offered me 15 percent off if I open their card
      everything on tick, my nan would turn in her grave lol
      0 percent finance on the new phone, what's the catch
      does buy now pay later look bad when I go for a mortgage
      is it dumb to put the car repair on the credit card
      splitting the school uniform in three payments, fine?
      bnpl good or bad
      never had a credit card in my life, should i
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
      nan left me 8000, haven't touched it
      got 1400 back from the tax man, what's the clever thing to do with it
      my bonus lands on friday, clear the card or a holiday
      promoted, 200 more a month, don't want it to just vanish
      came into some money after dad, no idea what to do with it
      sold the old car for 3k, where should the cash go
      lottery syndicate at work paid out, 5 grand each, haha now what
      redundancy payout is in, how do I split it
      13th salary, spend or keep
      I have received an unexpected sum and should like to know the sensible order
      what would you do with 10k out of the blue
      overtime paid out double this month, how do I not blow it
      windfall, debts or house pot first
      backpay of two years just arrived and it's burning a hole in my pocket
    `,
    answer:
      'Let it lie for two weeks first. Then in this order: dear debts, one to three months of expenses as a cushion, the goal you are saving for, and a tenth for something nice without a bad conscience. With a large sum, a fee-only adviser is worth the money.',
  },
  {
    id: 'kids-money',
    says: `
      how much pocket money for an eight year old
      my son spends his allowance in ten minutes
      should kids get paid for chores
      how do I teach my children about money
      junior isa or just a savings book for the baby
      what's a good way to put something aside for the grandchildren
      pocket money: weekly or monthly
      she's 13 and wants her own bank card
      granny gives him 50 and it all goes on game skins
      no pocket money if the marks are bad, fair?
      saving for my daughter's future, what kind of account
      at what age do you start with pocket money
      my teenager asks for money every day
      we put 25 a month away for the twins, is there something better
      all his friends get more than him he says
      How can one teach a child to save?
    `,
    answer:
      'Give it on a fixed day from about six, without tying it to marks; wrong purchases are cheap lessons now. Three jars show how it works: spend, save, give. For later, take an account in the child’s name with low fees; in the United Kingdom a Junior ISA stays locked until 18. Build your own cushion first, it protects the child as well.',
  },
  {
    id: 'return-faulty',
    says: `
      the kettle broke after five weeks and the shop shrugs
      can I return shoes I've worn once
      lost the receipt, will they still take the blender back
      they say ring the manufacturer, is that right
      ordered a coat online and it looks nothing like the picture, can I send it back
      refund or voucher, what are they obliged to do
      my new sewing machine skips stitches since day one, shop wants to repair it
      how long have I got to bring something back
      washing machine dead after 14 months, guarantee over, tough luck?
      the parcel never came and the seller doesn't respond
      bought a used phone, screen went black after a week
      guarantee and warranty, what's the difference
      they won't give me my money back for a broken pram
      sofa arrived with a scratch, accept it or send it away
      sale items can't be returned, says the sign, true or bluff
      What are my rights if goods turn out to be defective?
    `,
    answer:
      'Take it back to the seller, who answers for faults, not to the maker; a bank statement can stand in for the receipt. In the United Kingdom a faulty thing goes back for the full price within 30 days; after that they repair or replace it first. What you ordered online you may mostly send back within 14 days without a reason, there and in the EU. If they refuse, write, set 14 days, and ask your card’s bank about a chargeback.',
  },
];
