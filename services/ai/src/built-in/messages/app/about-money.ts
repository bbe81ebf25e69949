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
      I want my money back
      how do I get a refund
      can I be reimbursed
      is there a money back guarantee
      I paid by mistake
      refund my payment
      I'd like a refund for last month
      I would like a refund
      please refund me
      i want my money back
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
    `,
    answer:
      'The free plan holds up to 3 goals, completed and paused ones included; with Premium there is no limit. To make room, delete a goal you no longer need: it stays in the [trash](/trash) for 30 days.',
  },
] as const satisfies readonly AppQuestion[];
