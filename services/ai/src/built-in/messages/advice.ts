import { allAdvice } from './advice/all.ts';
import type { Matter } from './matter.ts';

/** Questions for advice that no entry of the store answers. Their kinds of goal may. */
export const otherQuestions = `
      How long is the film this evening?
      how long does the film last tonight
      how long is the new film
      How long is the show tonight?
      is there any hope for my dad and me
      is there any hope for dad and my sister
      any hope for us, dad and me
      How long is the match tonight?
      how long is the concert tonight
      How long is the play this evening?
      is there any hope for my brother and me?
      is there still hope for mum and me
      is there any hope left for us two
      how much does a piano lesson cost?
      what does it cost to have a chimney swept
      how much does a dog groomer charge
      what does a plumber cost an hour
      how can I lose weight
      how do people lose weight
      how do I get thinner
      what is the way to lose some weight
      how do I lose weight?
      how do you know when a cake is done
      how do you know that you are ready for a child
      my back's acting up again, what helps
      my shoulder is playing up
      my ankle hurts again
      my hip is giving me trouble again
      any idea how to get along with my stepdaughter
      any ideas how to win back a friend
      any thoughts on how to make peace with my neighbour
      do you know how to get a stain out
      help me calm down before the exam
      help me cool off after a quarrel
      help me get through tonight's family dinner
      help me think about what to cook
      whats the deal with interval training
      whats the thing with cold showers
      what do I put in a thank you speech
      what goes in a preface
      what do I write on a wedding card
      i get cramps after swimming
      i get so thirsty after football
      i always get nervous on the phone
      i keep forgetting names
      best way to learn vocabulary when you're over 60
      good exercises for a stiff neck
      best thing to do when the dough is too wet
      tips for writing a toast
      whats the best way to revise for a driving theory
      good way to cook fish without the smell
      best way to cool down after swimming
      any ideas for cheap lunches at work
      how do you say no to a friend nicely
      how do you thank a teacher after years
      how does one write to an old flame
      how do people afford a second child
      how do others manage evenings alone
      what do people do about noisy kids upstairs
      should I get expensive gloves for climbing
      are cheap tents any good
      is a standing desk worth it
      what's a fair price for a cleaner
      whats the going rate for a plumber
      how much does a boiler service cost
      can I swim with a fresh tattoo
      can you freeze cooked rice
      what happens if I skip the warm up
      how do I narrow down my choices
      what do I write in a card for a colleague
      is two coffees a day too much
      which is harder, cello or violin
      explain index funds to me
          what's the best way to save money
      what if I want to get a new job?
      do I need a coach for a marathon
      what is a good age to start ballet
      is yoga good for the back
      what do I need for a camping trip
      how do I stop biting my nails
      what's better, running or cycling
      how expensive is a driving licence
      do you think I should move abroad
      where can I find a running club
      could I become a pilot with glasses
      what equipment do I need for painting
      can a beginner run 10k in 8 weeks
      how does one become a midwife
      what courses are there for carpentry
      which bike is right for long tours
      give me some tips on public speaking
      are group lessons better than single ones
      when is the best time of day to study
      what is a good pace for a beginner
      can I train twice a day
      is three times a week enough
      how do people stick with something for years
      I start and stop all the time, how do others do it
    `;

/** A question for advice. Asked as a question, it is no wish yet. */
export const advice = [
  { id: 'advice', says: [...allAdvice.map(({ says }) => says), otherQuestions].join('\n') },
] as const satisfies readonly Matter[];
