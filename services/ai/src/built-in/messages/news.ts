import type { Matter } from './matter.ts';

// Bad news is no goal and no obstacle on the way to one: it is answered for itself, with the wish it may become later.

export interface News extends Matter {
  reply: string;
  /** Sent as a message, it makes the goal that may help later. */
  wish: string;
}

export const news = [
  {
    id: 'news-job',
    says: `
      I lost my job
      I was laid off last week
      I've been made redundant
      they fired me today
      I lost my job and I do not know what to do
      my contract was not renewed
      the company is closing and I am out
      I got sacked
      I was let go on Friday
      my position has been cut
      they ended my probation early
      my boss let me go yesterday
      they let my whole team go
      I am out of work since Monday
      I'm being made redundant
      they closed our shop
      got the sack today
      lost my job out of the blue
      the firm went bust
      I was fired
      they let me go after 12 years
      my zero hours contract was cut
      they didn't extend my contract
      no job from next month
      my boss fired me by mail
    `,
    reply:
      'I am sorry about your job. Not knowing what to do next is how most people feel in that week, and nothing has to be decided today: tell one person you trust, and look at what carries you through the next two months.',
    wish: 'I want to find a new job within 4 months',
  },
  {
    id: 'news-break-up',
    says: `
      my girlfriend left me
      we broke up
      my husband wants a divorce
      he dumped me
      my boyfriend ended it yesterday
      my wife moved out
      we have separated
      she left me for someone else
      I got dumped by text
      my marriage is over
      my partner cheated on me
      she broke up with me
      my husband left
      we are getting divorced
      he moved out last night
      found out she is cheating
      my fiancé called off the wedding
      I've been dumped
      my ex has a new girlfriend
      ten years together and it's over
      we split up
      he wants to separate
    `,
    reply:
      'I am sorry. That hurts, and it may take its time: be with people who know you, and leave the big decisions for later.',
    wish: 'I want to get over my break-up',
  },
  {
    id: 'news-death',
    says: `
      my father died yesterday
      my mum passed yesterday
      my dad died
      my grandmother passed away
      my mum died last month
      we lost our baby
      my best friend died in an accident
      the funeral is on Thursday
      my husband passed away in spring
      my brother is dead
      somebody close to me has died
      I had a miscarriage
      my nan died on Sunday
      we buried my father today
      my wife died in spring and I am alone
      a friend took his life last week
      my aunt passed last night
      my neighbour died and I found him
      I lost my mum
      it is the anniversary of my brother's death
      my grandad is gone
      today is the funeral
      he died in my arms
      we lost the baby
      I've just come back from a funeral
      she passed away this morning
      my uncle has died
    `,
    reply:
      'I am very sorry for your loss. There is no plan for grief and no hurry: let others carry what they can, and what you had begun here may wait. If you would like to, tell me about them.',
    wish: '',
  },
  {
    id: 'news-illness-near',
    says: `
      my mum is very ill
      my dad has cancer
      my best friend was diagnosed with leukaemia
      my partner is seriously sick
      my mother has dementia
      my daughter is not well at all
      they found a tumour in my sister
      my little boy is very ill
      dad got a bad diagnosis
      my best friend has cancer
      my father is dying
      my mother has alzheimer's
      my brother is having an operation tomorrow
      my child was diagnosed with asthma
      mum's cancer is back
    `,
    reply:
      'I am sorry to hear that. Such weeks ask a lot of you as well, so let your other goals be small for a while, or pause them: they keep their steps.',
    wish: 'I want to spend more time with my family',
  },
  {
    id: 'news-emergency',
    says: `
      my dad's in hospital and I can't think straight
      mum is in A&E, I can't do anything else right now
      my nan had a fall and nothing else matters at the moment
      my daughter is having surgery and I can't concentrate on the course
      my brother is in intensive care, no head for training or work
      dad collapsed and I can't think about my goals
      my wife is in hospital, so all of this has to wait
      they took my grandad into hospital last night, I can't deal with plans now
      my son is really poorly and I can't face any of this
      sitting in the hospital with my mother, can't think of the exam
      my partner had an emergency operation, everything else is on hold
      family emergency, my sister is in hospital
      my mum's had a stroke and I can't focus on any of it
      dad's in a bad way, can't do any writing or running now
      the hospital rang about my gran, I don't care about anything else today
      my wife is in hospital
      my son was in an accident
      my grandfather had a stroke
      my sister was taken to hospital
      my husband had a heart attack
      my partner is in intensive care
      my gran has had a fall and broke her hip
      my brother was rushed to hospital, I can't cope with anything else
      my aunt got taken in by ambulance, can't do this now
      mum's in the ICU and I cannot do a thing
      my daughter is in hospital, I cannot work on any goals
      my little girl is on the ward, no room in my head for plans
      dad had a heart attack last night, running can wait
      my wife is in theatre right now
      my best friend is in a coma, I can't think of anything else
    `,
    reply:
      'I am so sorry, and I hope it turns out well. Be where you are needed: everything here can wait, nothing runs away, and a paused goal keeps its steps. Let somebody look after you a little as well. I am here if you want to tell me how it is.',
    wish: '',
  },
  {
    id: 'news-diagnosis',
    says: `
      I was diagnosed with diabetes
      I have cancer
      the doctor found something on the scan
      I was told I have MS
      I've been diagnosed with depression
      my test came back positive
      I have to have surgery
      I've got a chronic illness
      the results are bad
      I might lose my eyesight
      I've got breast cancer
      I have been diagnosed with ADHD
      they say it is arthritis
      I need an operation on my knee
      the biopsy came back bad
      I've torn my ligament
      I broke my leg
      the doctor says my heart is weak
      I'm in hospital
      I've been signed off work for a month
      I was told I am diabetic
      I tested positive
    `,
    reply:
      'I am sorry, that is a lot to carry. What to do about it belongs in the hands of your doctors; your goals can be small for a while, or paused: they keep their steps.',
    wish: 'I want to look after my mental health',
  },
  {
    id: 'news-setback',
    says: `
      I failed my driving test
      I failed the exam again
      they rejected my application
      I didn't get the job
      I didn't get the flat
      my business went bankrupt
      I lost the match
      I ate everything in the fridge
      I gained two kilos
      I didn't get into university
      my offer was turned down
      the race was cancelled
      I missed my flight
      nobody came to my exhibition
      I got a bad mark
      I messed up the interview
      my savings are gone
      I didn't get the promotion
      I failed my exam
      my offer on the house fell through
      my boiler broke and ate my savings
      they turned me down
      I came last
      the bank said no to the mortgage
      my manuscript was rejected
      I had to drop out of the race
      I failed my theory by one point
      I put on 3 kilos over the holidays
      the flat went to somebody else
      nobody replied to my applications
      I got a parking fine and a bad review
      my visa was refused
      I pulled a muscle, no running for weeks
    `,
    reply:
      'I am sorry, that is a blow after the work you put in. Give it a day. Then look at one thing only: what would you do the same again, and what differently? A new date can be set any time: write “move it by a month”, or tell me what should change.',
    wish: '',
  },
  {
    id: 'news-slip',
    says: `
      smoked one yesterday, the first since summer, feel rotten
      had a cig on Friday after months without
      first drink since May last night and I feel awful
      I smoked one yesterday after three months without
      I slipped and had one cigarette
      one glass last night after ten dry weeks
      I relapsed last night and smoked
      I smoked again yesterday
      I had a drink after 40 days
      had a fag at the party
      i had one beer, after all those weeks
      smoked two at the wedding
      I caved and had a cigarette
      broke my streak yesterday
      I ate chocolate although I gave it up
      gave in last night
      I gambled again on Saturday
      I bit my nails again
      one puff yesterday, damn
      slipped up at the weekend
      I had a joint after two months
      fell off the wagon on Friday
      I bought wine and drank it
      had a smoke with my mates last night
      oops, had a cigarette
      had just one ciggie in the pub
      I went back to vaping for a day
    `,
    reply:
      'Thank you for telling me. One slip is not a relapse: what you built before it is still there, and the count goes on from today. What was it, the place, the company, the mood? Put one thing between you and that the next time, get rid of what is left of it, and tell one person. If it pulls hard, a stop-smoking service or a doctor helps, without blame.',
    wish: '',
  },
  {
    id: 'news-pet',
    says: `
      we lost our cat on Monday
      our hamster passed away
      my dog died
      we had to put the cat to sleep
      my cat was run over
      our old dog is gone
      we lost our rabbit
      the vet could not save her
      my horse died
      my budgie died this morning
      we said goodbye to our dog today
      I had to have my dog put down
      my cat has been missing for a week
      my hamster died
      our puppy died
    `,
    reply:
      'I am so sorry. An animal you lived with every day leaves a large gap, and it is right to be sad about it. Nothing else has to be done today. If you like, tell me about them: what were they like?',
    wish: '',
  },
  {
    id: 'news-near',
    says: `
      my son was arrested
      my best friend is in prison
      my brother lost his job
      my daughter was bullied at school
      my parents are getting divorced
      my sister had a miscarriage
      my friend tried to kill himself
      our neighbours' house burned down
      my son dropped out of university
      my friend relapsed
      my nephew had a car crash but he lives
      my mum was robbed
      my colleague collapsed at work
      there was a break-in at our house
      our house was flooded
      my husband lost his business
    `,
    reply:
      'I am sorry, that is hard to hear and hard to stand beside. You need not solve it: being there and asking “what would help this week?” is a lot. Look after yourself as well, and let the plan wait where it must.',
    wish: '',
  },
] as const satisfies readonly News[];
