import type { AppQuestion } from './app-question.ts';

// What it costs.

export const moneyQuestions = [
  {
    id: 'subscription',
    says: `
      how do I upgrade
      can I buy premium
      I want premium
      where do I change my payment method
      update my credit card
      renew my plan
      do you take paypal
      how can I pay
      where can I find my invoice
      do I have premium
      which plan am I on
      I want to upgrade to premium
      I want to get premium
      how do I get premium
      can I pay by card
      when do I get charged
      where do I enter a voucher
      upgrade me
      is my premium active
      I want to buy premium
      I'd like to buy premium
      let me buy the paid plan
      I want to pay for a year
      I want to switch to premium
      right, take my money, where do I get the full version
      my card runs out this month, need to put the new one in
      the accountant wants an invoice from you with the company name
      am I on free or premium, nothing tells me
      no bill in my mail, where are they kept
      want to go from monthly to the yearly one
      When is the next debit due?
      I haven't got a credit card, only bank account
      would like to become premium, please to show the way
      sign me up for the paid one
      switched banks so the payment must come from another account now
      need receipts for my tax return
      it says payments are not open
      on what day of the month does it come off
      where do I type in my card
      got my first salary, treating myself to premium, how
      renewal date please
      the button to buy does nothing but tell me it's closed
      pay for a whole year in one go, where's that
    `,
    answer:
      'Your plan, and the change to Premium, are on the [subscription page](/subscription). **Payment method and invoices** there opens the payment provider’s page for your card and the bills. Where payments are not open yet, the page says so. Your present plan stands under your name at the foot of the sidebar.',
  },
  {
    id: 'cancel-premium',
    tells: `
      cancel
      downgrade
      unsubscribe .. premium/subscription
    `,
    says: `
      I want to cancel my subscription
      can I cancel any time
      unsubscribe
      how do I downgrade to the free plan
      what happens when I cancel premium
      end my premium
      I want to cancel the subscription
      I want to unsubscribe from premium
      what happens to my goals when premium ends
      stop my subscription
      can I pause premium
      how do I cancel
      cancel my plan please
      how do i get out of premium
      i dont want premium anymore
      stop charging me
      where's the cancel button
      quit premium
      back to the free plan please
      do I lose my goals if I stop paying
      don't renew my subscription
      what do I lose when I cancel
      switch me back to free
      tight month, I have to drop the subscription
      premium isn't for me, back to the free one
      make sure it doesn't renew in May
      if I stop paying on Friday, do my goals go up in smoke
      hid the cancel option well didn't you
      lost my job, can't afford the monthly thing any more, get me out of it
      I wish to terminate my paid membership at the end of the period.
      cancelled it, but do I keep premium until the month is over
      four goals in there and want to go back to free, which one gets deleted
      no more payments from next month please
      want to put my paid plan on ice over the summer
      i changed my mind, I did cancel and now want to keep it
      my abonnement should finish, I don't want to prolong
      my son bought premium on my account, end it
      not using it enough, so I'm ending the paid thing
      is there a notice period for the subscription
      downgrading, how painful is it
      I'm on maternity leave, I'll stop premium for now
    `,
    answer:
      'On the [subscription page](/subscription), **Cancel subscription** and one more press. Premium then runs to the end of the time you have paid for, nothing more is charged, and until then you can take it back. All your goals stay and can be edited; new ones are possible while you have fewer than three.',
  },
  {
    id: 'refund',
    tells: `
      refund*
      money back
      reimburs*
    `,
    says: `
      I want to get a refund for premium
      I want to get my money back from you
      I would like to get a refund
      I need to get a refund
      I want to claim a refund
      I want to have my money back please
      I would like to get a refund for last month
      I want to be refunded
      I want to ask for a refund
      I want my money back
      how do I get a refund
      can I be reimbursed
      is there a money back guarantee
      I paid by mistake
      refund my payment
      I'd like a refund for last month
      I would like a refund
      please refund me
      money back please
      how do I claim a refund
      can I get my payment back
      how do I get my fee back
      give me back my money
      how can I get my money back from you
      I'd like my money back, how
      getting my money back, how does it work
      how do I get my money returned
      when do I get my money back
      bought it on Monday, hated it by Tuesday, cash back please
      you promise thirty days, I'm on day twelve
      my kid clicked buy, that 49 has to come back to me
      never used premium once, I'd like those 100 dollars again
      wanted monthly and got yearly, reverse it please
      how long till the money is on my account again
      I claim the guarantee you advertise
      the money back button is missing for me
      it isn't what I expected so I'm asking for a return of the fee
      please return to me the paid sum
      forgot to cancel and now it took another month, can that be given back
      did ask for my money a week ago and nothing has come
      is there any chance of a partial repayment for the months I didn't use
      not happy, want what I paid returned
      day 31, am I too late for a reimbursement
      do I get everything back or is something kept
      is the thirty day guarantee real or a trick
      if I take the refund do I lose premium straight away
    `,
    answer:
      'Within 30 days of paying, **Get my money back** stands on the [subscription page](/subscription): you get the whole amount back the way you paid, and Premium ends at once. It works once for an account. If the button is missing, write on the [Support page](/support) with the date and the amount.',
  },
  {
    id: 'charged-wrongly',
    tells: `
      charged twice
      billed/charged/paid .. twice
      double charged
      wrong amount
    `,
    says: `
      I paid twice
      I was charged two times
      you took the money twice
      there are two payments on my statement
      I was charged twice
      you took the payment twice
      I was double charged this month
      there are two charges on my card
      my card was billed two times
      there's a charge I don't know
      you charged me the wrong amount
      why was I charged
      money was taken although I cancelled
      you took 49 dollars and I never signed up
      paid but still on the free plan
      I paid and premium isn't there
      my payment failed
      my card was declined
      double payment on my statement
      u billed me two times
      why did you take money from my account again
      I've been overcharged
      payment went through twice
      I'm still being charged after cancelling
      my bank app shows you took it two days in a row
      there's a payment to Pathwise and I've only got the free thing
      49 gone from my account and I never agreed to it
      I stopped premium in march, april's money went anyway
      should be 100 for the year, you took 588
      premium paid, still locked out of everything
      the payment won't go through, tried three cards
      Says declined but the bank swears it's fine
      who authorised this debit, I certainly did not
      my mother's card was debited by you, she doesn't even have a computer
      an amount appears in my bank which I can't explain
      billed in march, billed again in march
      you have taken from me the money two times
      I got a bill although I'm on free
      bought the yearly offer and it shows monthly
      my statement says pathwise 49 and I have no idea why
      paid an hour ago, the page still says free
      explain this withdrawal
      I see an unknown debit from last night, is that you
    `,
    answer:
      'That should not happen, and I am sorry. I cannot see payments, people can: write on the [Support page](/support) with the day, the amount and the address of your account, and they look into it and pay back what was wrong. Under **Payment method and invoices** on the [subscription page](/subscription) you see each charge. A new payment sometimes needs a minute until Premium shows.',
  },
  {
    id: 'card-details',
    says: `
      do you accept Visa
      can I pay with Mastercard
      which cards do you take
      is PayPal possible
      do you keep my card number
      where is my credit card stored
      is it safe to pay here
      who handles the payment
      do you see my bank details
      is my card saved
      are payments secure
      how do I remove my card
      which payment provider do you use
      can I delete my payment method
      do you have my bank account
      is paying safe on this site
      what happens with my card details
      do you use stripe
      bit nervous typing my card into a website
      my bank blocks foreign payments, who's the money going to
      does my card stay in your system
      got burned by a fraud once, how is the paying protected
      I would prefer to pay through PayPal
      want my card off your site
      American Express ok?
      are my bank details encrypted
      who processes the payment behind the scenes
      Do you retain the three digit code on the back?
      can your staff see which card I used
      debit card or only credit
      my father says never give an app your card number
      can I pay with apple pay
      is it possible by bank transfer
      remember my card for next time, do you do that
      my visa should not stay in the account, delete where
      I'm in India, does my rupay card function
    `,
    answer:
      'Pathwise does not keep card numbers: payments run through Stripe, which stores the card, and I see none of it. **Payment method and invoices** on the [subscription page](/subscription) opens its page, where you change or remove the card.',
  },
  {
    id: 'price',
    tells: `
      cost
      free forever
      for free
      yearly price
      how much is
      how much does
      price ! student/students
      expensive
    `,
    says: `
      50 a month is a lot, isn't there a yearly one
      that's steep, is there an annual price
      49 dollars is too much, what about a year
      a bit dear per month, any yearly deal
      is it free or will it cost me later
      do I get charged after a while
      will you want money from me at some point
      what does it cost?
      how much is premium
      is Pathwise free
      how expensive is it
      is there a monthly price
      do I have to pay for this
      is there a yearly plan
      what is the price per month
      what do you cost
      is it free
      free or paid
      price of the app
      how much per year
      does the chat cost anything
      I'm on a pension, what would this set me back
      so is it free free or fake free
      what's the damage per month
      before I type any further, do I owe you something for this
      49 bucks?? for a to do list
      all apps start free and then comes the bill, is it so here
      my wife will ask me how much it costs, so?
      what will it be in pounds
      I did not find the fees on your site
      Kindly state your rates.
      do I pay for every question I ask you
      how much for a year if I pay at once
      too dear for a student like me
      is the chatting with you charged extra
      the amount for one month, tell me
      does the 100 dollar thing go up next year
      no hidden fees I hope
      how much money is it for the big version
      is there something between free and 49
    `,
    answer:
      'The free plan costs nothing and holds up to 3 goals. Premium is $49 per month without a limit. For the first 100 people there is a beta offer of $100 for a whole year; the [subscription page](/subscription) shows what is left of it. You can cancel at any time, and there is a 30-day money-back guarantee.',
  },
  {
    id: 'discount',
    tells: `
      discount*
      voucher*
      free trial
      promo code
      cheaper
      student/students .. price/rate/offer
    `,
    says: `
      the trial ended, do I pay now
      trial over?
      it says my trial has ended
      my trial is over, what now
      did my trial end
      has the free time ended
      is my free period over
      I thought I had a trial
      is there a discount for students
      is there a free trial
      is there a student price
      do pensioners pay less
      any discount codes
      do you have a voucher
      is there a family plan
      cheaper for unemployed people?
      do nurses get something off
      can I try premium for free
      black friday deal?
      is there a reduced rate
      got a promo code for me
      do charities get it cheaper
      any offers on at the moment
      can I get it cheaper
      do you do a trial month
      student rate??
      skint student here, any way to pay less
      I'm a carer on benefits, do you help people like me
      retired teacher, is there a senior tariff
      could I get a month to test it before I pay
      Do you grant concessions to the disabled?
      two of us in one flat, is there a couple price
      friend said she got a code from you
      the offer for the first hundred, is it still on
      we are a school, thirty pupils, what can you do on price
      so the trial is finished and I'm still in, how come
      I was promised seven days for nothing
      where can I enter a coupon
      do you lower it for low incomes countries
      anything for veterans
      christmas sale maybe?
      can I haggle with you
      refer a friend bonus, is there one
      test premium first, pay later, possible?
      how long does the trial last
    `,
    answer:
      'I know of no discount on Premium for students or others, no vouchers and no trial. There is the free plan with 3 goals, the yearly beta offer ($100 for the first 100 people, on the [subscription page](/subscription)), and 30 days in which you get your money back. People on the [Support page](/support) can tell you more.',
  },
  {
    id: 'premium-includes',
    tells: `
      in premium
      get for premium
      premium include*
      difference between free
    `,
    says: `
      what's in premium exactly, and is it any good
      what is inside the paid plan, worth the money?
      is the upgrade worth it, what's in it
      which extras do I get for paying
      what can premium do that free can't
      does premium pay off
      what do people get who pay
      tell me what the upgrade brings
      and on premium?
      how many goals with premium then
      what does premium include?
      what do I get with premium
      what's the difference between free and premium
      which features need premium
      is premium worth it
      why should I upgrade
      what is in the paid plan
      what are the advantages of premium
      what am I missing on the free one
      talk me into premium or out of it
      so for 49 what lands on my plate
      are the plans better when I pay
      do paying people get a cleverer coach
      is a mentor part of the paid thing
      no idea why I'd upgrade, I've got all I need
      List the benefits of the premium tier.
      does it unlock the members' addresses
      free vs paid, side by side please
      my neighbour has premium and says it's great, what has she got that I haven't
      I only have one goal, would paying bring me anything
      what gets unlocked
      analytics, what analytics do I get
      what is more in the paying version
      priority support means what exactly
      apart from more goals is there anything else in it
      is it the same chat with and without paying
    `,
    answer:
      'Premium has no limit of goals, lets you contact members, and opens Accountability, Challenges and Mentorship. It also includes analytics and priority support. The roadmaps and this chat are the same on the free plan, with up to 3 goals.',
  },
  {
    id: 'goal-limit',
    tells: `
      more goals
      limit
      how many goals
    `,
    says: `
      do I need to pay for a third goal
      what happens when the free plan is full
      why can't I make another goal
      it won't let me add a fourth goal
      how many goals are free
      how many goals can I have?
      why can't I add a fourth goal
      what is the limit of goals
      can I have more than three goals
      it says I reached the limit
      do paused goals count towards the limit
      how do I get room for another goal
      max number of goals
      is there a limit on goals
      I can't add another goal
      why only three goals
      how do I get more goals
      goal limit
      I want a fourth goal
      it won't let me create a goal
      it's telling me to upgrade when I only want one more goal
      stuck at three
      fourth goal, no chance without paying?
      I've finished two and still can't add another
      my list is full apparently
      why does a paused one take up a place
      three's not many when you have a family and a job
      what is the maximum on the free version
      the create button only offers me premium
      need space for a new goal, what do I have to throw out
      Am I restricted to a certain number of goals?
      do deleted ones count to the three
      banner says one goal remaining, what's that
      it doesn't permit me to make new goal
      want to add my driving test but it says I've hit the cap
      ten goals at least, is that possible
      how many can I put in before you want money
      if I complete one does a place get free
      reached the maximum, what now
    `,
    answer:
      'The free plan holds up to 3 goals, completed and paused ones included; with Premium there is no limit. To make room, delete a goal you no longer need: it stays in the [trash](/trash) for 30 days.',
  },
] as const satisfies readonly AppQuestion[];
