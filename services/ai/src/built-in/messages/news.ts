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
      called into the little room at ten, by half past I was carrying my plant to the car
      twenty two years at the mill and it took them four minutes on a video call
      agency rang at six this morning, don't bother coming in, ever
      the restaurant is shut, key under the mat, and none of us gets last month's wages
      restructure they call it. means me. out by the end of the month
      Yesterday my chief said that they don't need me anymore, I have work permit only with this job
      they've given my post to a machine and me a box of chocolates
      got marched off site, apparently I'm surplus
      P45 came through the letterbox, that's how i found out
      the school isn't renewing me after summer, nine years of year fours and that's it
      received notice today, effective immediately
      didn't make it through the probation at the salon, she said I don't fit
      whole call centre's going abroad and us with it, down the road
      i got the bullet this afternoon, haven't told the wife
      voluntary redundancy they said, about as voluntary as rain
      the theatre lost its grant so there's no more me in the box office
      my shifts have dropped to zero on the rota, so i'm basically sacked without the word
      cleared my desk today. 54. who takes somebody of 54
      lost my job while on maternity leave, can you believe it
      they binned me by text, two days before christmas
      been dismissed over something i didn't even do
      farm's been sold and the new people don't want a shepherd
      the bakery goes under at the end of the week and me with it
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
      came home to half a wardrobe and a note on the kettle
      she gave me the ring back in a car park outside the gym
      he says he loves me but isn't in love with me, whatever that means, he's at his mum's now
      thirty one years married and he's met someone at bowls
      we called it a day last night, both of us crying, best friends and that's the trouble
      my girlfriend finished with me over the phone on my birthday
      got home from nights and she'd taken the kids to her sister's, says she's not coming back
      My wife told me on Sunday that she wants live without me
      it's done between me and Jamie, four years, gone
      found the messages, he's been seeing her since spring
      the wedding's off, three weeks before, dress is hanging there
      first boyfriend ended things with me, in the corridor, everyone saw
      he's gone back to his ex, and I'm left with the lease and the dog
      solicitor's letter came today, petition for divorce it says on top
      split with my fella, couldn't do it any more, and now the bed's so big
      she wants space. a flat in another city is a lot of space
      long distance finally finished us off, we said goodbye at gate 23
      after the miscarriage we just fell apart and yesterday he left
      got ghosted by someone I'd been seeing for a year, blocked everywhere
      my civil partner has asked me for a separation at breakfast
      I told him to leave and he did, and I can't stop howling
      we've decided to part after the summer, the children don't know yet
      dumped. again. third one this year
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
      the phone went at four this morning, it was the home, Mum's gone
      lost my best mate on Saturday, his bike, a wet bend
      dad slipped away last night with all of us round the bed
      two weeks since we laid my sister to rest and I still set her a cup
      It would have been our golden wedding today, first one without him
      my grandmother is died in my country and I could not travel to say goodbye
      our little boy was born sleeping
      a lad in my class died at the weekend, everyone's in bits
      nan didn't make it, pneumonia, she was ninety three and cross to the last
      carried my brother's coffin this afternoon, i have no words
      my twin. i don't know how to write it. she is dead
      teacher I loved like a father passed on, read it in the parish letter
      one year today since mum passed, put a candle in the window
      just back from scattering dad's ashes off the pier
      the baby's heart stopped at eleven weeks
      we had to switch the machines off for my wife yesterday
      his chair is still warm it feels like, my old man died on tuesday
      my uncle who raised me is no more, the funeral prayers were this morning
      colleague at the next desk died suddenly, her cardigan's still on the chair
      I buried my son. no parent should
      cousin drowned on holiday, we're waiting for them to bring her home
      my mentor's passed away, I was going to ring him on friday
      lost my husband in march and the pension people keep writing to him
      grandpa died in his sleep and i never got to show him my certificate
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
      they found a shadow on dad's lung, more tests on thursday
      nan doesn't know my name since last week, the doctor calls it vascular something
      my wife starts chemo on monday and we haven't told the girls
      my best friend rang in tears, it's MS
      our four year old has been told he's type one, needles every meal now
      My father in Ukraine has a weak heart and they cannot operate him there
      husband's depression is back, he hasn't got out of bed since thursday
      my sister's eating disorder has got her again, she's skin and bones
      mam's kidneys are packing up, she's on the list
      granddaughter was born at 27 weeks, in the glass box with all the tubes
      dad had the scan and its parkinsons, he just shrugged, I cried
      Grandad's cancer has spread, they talk about months
      my brother is having psychosis again, thinks the neighbours listen in
      the memory clinic thinks mum's forgetting is the early kind
      partner diagnosed with long covid, used to cycle, now can't do the stairs
      our foster daughter has got epilepsy, had her first fit in the bath
      my flatmate has crohns and it's flaring badly, she's so weak
      my gran is going downhill, they've moved her to the hospice
      father in law lost his sight in one eye overnight and the other one's going
      my mate from the band has motor neurone, he can't hold the bass any more
      wife's biopsy isn't good, we're holding hands a lot
      my aunt who is like a mum to me has got leukaemia
      our son has to have his spine straightened, he's only twelve
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
      blue lights down our road last night and it was for my husband, I'm in the relatives' room
      typing from the A&E corridor, my lad came off his scooter, everything else can go hang
      sister's gone into labour at 26 weeks, driving up there now
      dad fell off the ladder, they're operating, I can't see straight
      got the call at work, mum's been knocked down crossing the road
      Please excuse, my wife is in the emergency since the morning, I can do nothing now
      my friend's on a ventilator, we take turns sitting with her
      grandad's been blue lighted with a stroke, I've dropped everything
      our baby stopped breathing last night, they got her back, we're on the ward
      my brother's been in a pile up on the motorway, they've put him under
      I'm sleeping in a chair beside my daughter's hospital bed, the thesis can wait, all of it can
      flatmate collapsed in the shower and the ambulance took him, I've still got soap on me
      waiting while they fix my dad's heart, all plans off
      gran was found on the kitchen floor by the milkman, hip, hypothermia, we're all going up there
      cant do my lessons now my mum had to be rushed in tonight
      the school phoned, severe allergic reaction, she's in resus
      appendix burst, my eight year old, in theatre as I write
      my husband's on a drip in a hospital in Crete and I'm looking for flights
      call from the army, my son's been hurt, I don't know more
      my partner's fighting sepsis, nothing else exists today
      uncle had a bleed on the brain an hour ago, whole family's in the waiting room
      my best mate took bad at football, they did the shocks on the pitch
      our foster lad's been airlifted, I can't even think about eating let alone goals
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
      the consultant shut the door before he spoke so i knew
      it's official, coeliac, bye bye to my whole bakery life
      the lump is not nothing. surgery on the ninth
      type 2 they say, I'm 34 and I love my rice
      had the MRI, two slipped discs and no lifting for half a year
      Today the doctor has told me that I have Parkinson, I am 58
      fibromyalgia, after six years of being called lazy
      I've had a mini stroke apparently, thought it was a migraine
      ruptured my achilles in the first five minutes of the first match
      at 41 they tell me I'm autistic, explains everything and nothing
      my eyes are going, macular something, I paint for a living
      came home with a plastic boot and crutches, six weeks minimum
      bipolar. there it is in black and white on the letter
      heart murmur turned out to be a valve, they'll crack me open in june
      smear came back with the bad cells
      they told me today the treatment isn't working anymore
      I'm HIV positive, found out this morning, still sitting in the car
      endometriosis stage four, at least it has a name now
      going deaf in the left ear and it won't come back, the doc says
      the scan showed a tumour on my kidney, size of a plum
      got burnout written on my sick note, eight weeks off, I feel like a broken machine
      doctor has put me on insulin from tomorrow
      my bloods are all wrong and it's the liver
      tb of all things, six months of tablets and nobody may visit
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
      eleven minors and then I clipped the kerb. fail. examiner didn't even look at me
      rejection number thirty, two lines, dear applicant
      someone put ten grand more on it on the last day, house gone
      the sponge sank an hour before judging
      sat the resit, missed it by four marks, four!
      My certificate is not recognised here, three years of study for the bin
      got to the final interview and they took the internal
      slugs ate every single lettuce, a whole spring's work
      my knee blew up in week fourteen of the training, no start line for me
      the publisher who said yes in may has said no in november
      lost the election for the parish council by eleven votes
      the buyer pulled out so we can't move and the boxes are all packed
      my harddrive died with the dissertation on it, last backup in august
      the adoption panel turned us down
      scale says two stone up since christmas, all that work undone
      didnt get in, not even the waiting list, everyone else in my form did
      gallery cancelled my show, the frames are already paid for
      came off the pill of good behaviour and spent the holiday fund in one weekend, gone
      the audition went terribly, they stopped me after eight bars
      my bees didn't survive the winter, both hives
      got a U in chemistry, mum's not talking to me
      the council refused planning permission, two years of drawings
      forgot my words at the final and came home with nothing
      IVF round three failed, they rang at lunch
      my provisional got revoked, eyesight, so that's the driving over
      market stall took 12 pounds all day and the pitch cost 30
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
      nineteen weeks dry and then a hen party. bottle of prosecco. feel sick with myself
      i had a line at the weekend, first in two years, don't tell anyone
      only meant to have a drag of his, ended up buying a packet at the garage
      Yesterday on the wedding of my cousin I drank, after eight months nothing
      twenty quid on the fruit machine, walked in for change, walked out with none
      i ate the advent calendar, all 24, in november, on a no sugar month
      so i texted him. 54 days and i texted him
      first sausage roll after five vegan months, at a petrol station, standing up
      bitten right down to the quick, all ten, the night before the interview
      sunday lunch, one sherry to be polite, then the bottle, then shame
      I caved at the airport, duty free, had two on the terrace
      bought clothes online at 2am again, three months no spend gone
      had to confess to my wife, I played poker online on saturday after staying off it since easter
      the vape's back in my pocket since tuesday, I lasted eleven weeks
      my clean streak is over, day one today, again
      drank on my own in the garage so she wouldn't see, first time since rehab
      gave the diet the finger at the buffet and carried on all weekend
      ramadan over and first thing i do is a cigarette, so annoyed with me
      four cans in front of the match, I'd promised the kids
      placed a bet on the derby after 200 days without, and lost, of course
      just one joint i said
      picked up the phone in bed again till three, after a fortnight of leaving it downstairs
      I had a moment of weakness in front of the cigarette machine at the station
      three sips. three sips and the whole month feels dirty
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
      carried Bramble out to the car this morning and came back with an empty blanket
      our hen got taken by the fox, the kids have made a cross
      fourteen years that dog slept on my feet and now they're cold
      our old boy went to sleep by the fire and didn't wake up, best collie in the county
      guinea pig dead in the hay this morning, my daughter's inconsolable
      the vet rang, it's the kidneys, we let him go at four o'clock
      My parrot who spoke with me each day for 20 years is dead
      she was only a cat, they say. she was my cat
      the tortoise my grandad left me hasn't come out of the winter
      my pony had colic and they couldn't turn it, I held her head
      someone hit our cat and didn't stop, my son found her
      lead's still on the hook and I can't take it down
      fish tank heater broke, all of them gone, I know it's silly to cry
      had to say farewell to my assistance dog, eleven years my eyes
      our rescue greyhound's heart gave out on his walk
      went on holiday, came home, the neighbour said the rabbit had died
      kitten didn't pull through, she was so tiny
      I miss the click of his claws on the lino, he was put down on friday
      the budgie's cage is so quiet, Joey died
      our ferret escaped and was found by the road
      the dog is missing since the fireworks, we've walked all the woods
      my old ewe that I reared by bottle is gone
      vet says it's time for our labrador and we've booked him in for tomorrow, heartbroken
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
      police at my sister's door last night, they took her lad away
      my best friend's house went up in flames, everyone's out but there's nothing left
      our daughter's been sent home from her job and won't leave her room
      someone mugged my gran for her pension money
      my mate's wife walked out and left him with three under five
      flood came through the village, my parents are upstairs with the neighbours' cat
      Friend of mine lost the residence permit and must go in two weeks
      my nephew's been kicked out of school for fighting
      our lad has been picked on so badly he won't get on the bus
      dad's been scammed out of his savings by a voice on the phone
      a colleague tried to take her own life, we only heard today
      my brother's drinking again, found him on the allotment
      mum and dad are splitting up, they told us over the sunday roast
      my cousin's deployed to somewhere he can't tell us
      neighbour's boy went through the ice, he's alive, the whole street is shaking
      my son in law's business has folded and they might lose the house
      burglars went through my daughter's flat, took her grandmother's ring
      my granddaughter came home crying because they call her names for her skin
      best mate's gone to prison, eighteen months, I drove his kids to school today
      my sister has had another miscarriage, her fourth
      our pastor was attacked outside church last night
      my brother in law got badly hurt at the works, he'll keep the leg they think
      the couple downstairs lost their newborn and I don't know what to say to them
      daughter's fella has been hitting her, she's here with us now
    `,
    reply:
      'I am sorry, that is hard to hear and hard to stand beside. You need not solve it: being there and asking “what would help this week?” is a lot. Look after yourself as well, and let the plan wait where it must.',
    wish: '',
  },
] as const satisfies readonly News[];
