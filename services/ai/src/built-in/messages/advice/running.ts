import type { Advice } from './advice.ts';

export const adviceOnRunning: readonly Advice[] = [
  {
    id: 'warm-up-cold',
    says: `
      how do I warm up before a run in winter
      warm up when it is freezing
      what should I do before running in the cold
      do I need to warm up longer in frost
      warming up outside in January
      how to start a run on an icy morning
      cold morning run, how do I begin
      straight out of the car into the frost and my calves seize up
      five degrees below and I go from desk to road, what should I loosen first
      first kilometre in winter is agony till I'm warm, how to shorten that
      stiff hips every icy morning, which moves before I set off
      ten minutes of warming up when it's freezing, or is five enough
      stretching in the cold before jogging, good or harmful
      my muscles feel like frozen sausages at the start, seriously
      hop about indoors first or walk, when it's below zero
      parkrun in january, we stand around shivering, how do I keep warm before the start
      At minus six, how does one prepare the body before running?
      pulled a calf last winter because I began cold, don't want that again
      running at 6am in frost, what do I do in the kitchen beforehand
      jumping jacks before a winter run, sensible?
      cold start, stiff legs
      our group meets at six by the fountain, it's always below freezing, the trainer turns up late and then goes straight off at full tilt, and my hamstrings have been complaining since december
    `,
    answer:
      'Begin indoors with five minutes of marching, leg swings and a few squats, then walk briskly and run the first ten minutes so easily that you could sing. Dress as if it were ten degrees warmer, with gloves and something over the ears. Long stretches belong after the run. On ice, shorten the steps or stay inside.',
  },
  {
    id: 'run-in-dark',
    says: `
      is it safe to run in the dark
      how do I run in winter evenings
      what do I need for running at night
      how do runners keep going when it's dark
      training in the dark months, any tips
      how do you keep running through November
      it gets dark at four, when do I run
      head torch or lamp on the chest for the canal path
      after work it's pitch black and I'm a woman on my own, how do I keep running
      car nearly got me on wednesday, black jacket, my fault I guess, what do I wear
      no street lights in our village, where do I train from october on
      scared of the dark bit behind the allotments, still want my evening run
      reflective vest looks silly, is it needed
      night shift nurse, I'd run at 3am, is that asking for trouble
      my wife worries when I go jogging after sunset
      dark when I leave for work, dark when I'm back, so when do I fit in a run
      safe loop in the city at night, how do I pick one
      blinking band round the arm, enough for country lanes?
      we want to run after ten at night with two dogs, what do we look out for
      jogging after dark, safely
      I finish at the bakery at noon but sleep till five, so it's night whenever I lace up, and last week a man on a bike without lights missed me by an inch
      what light do runners use
    `,
    answer:
      'Light on you and in front of you: a head torch, something bright at the chest and the ankles, and a lit loop that you know. Fix two evenings and one daylight run at the weekend, lay the kit by the door, and arrange one of them with somebody. On bad nights twenty minutes count. Winter is for keeping going, not for records.',
  },
  {
    id: 'shin-pain',
    says: `
      my shins hurt when I run
      what are shin splints
      pain along the shin after jogging
      front of my lower leg aches after training
      shin is sore, can I still run
      should I stop running with shin splints
      how do I get rid of shin pain
      sharp ache down the front of both lower legs after every jog
      shins feel bruised when I press the bone
      new to running, week four, shin bone throbs at night
      it burns along the inside of my shin on tarmac, on grass it's fine
      lower leg pain since I doubled my distance
      netball and running and now my shins are shot, rest or ice
      can I cycle instead while my shin calms down
      calf sleeves, do they help sore shins
      tibia hurts when I hop on one leg, should that worry me
      army training starts in june and my shins won't play along
      taping for shin splints, does it do anything
      every time I come back from a break the shins start again
      shin splints, rest?
      I'm doing that nine week beginners' thing, loved it, and since the day with the eight minute blocks both my shinbones feel as if somebody had gone at them with a hammer
      how long do shin splints take to heal
    `,
    answer:
      'Pain along the shin mostly comes from too much too soon or worn shoes. Run half or walk for one or two weeks, on soft flat ground, cool it after training, and strengthen the calves; go back up by a tenth a week. Pain on one small spot, at night or when walking, or swelling, needs a doctor or physio: a stress fracture heals only with rest.',
  },
  {
    id: 'carbon-shoes',
    says: `
      are carbon plated shoes worth it
      do I need racing shoes for my first race
      do super shoes make a difference
      expensive running shoes, yes or no
      should a beginner wear carbon shoes
      fast shoes for a half marathon
      do I need special shoes for race day
      guy in the shop wants to sell me plated racers for 250, I run a 10k in an hour
      all the quick ones have those thick bouncy soles, should I get a pair too
      is there any point in super foam for slow people like me
      do the carbon things hurt your calves
      my pb hunt, 1:32 half, would the expensive ones give me a minute
      racing flats or my normal trainers on the day
      my son begs for plated shoes, he's 13
      saw carbon ones reduced to 120, tempted
      feel underdressed at the start line in my old trainers, do shoes matter that much
      new racers arrived, race is saturday, wear them or not
      can one train in carbon shoes or only race
      first half in september, worth buying something lighter for it
      carbon shoes for a newbie
      my brother, who has never run a metre, sent me an article that these plated shoes make anyone four per cent faster, and now he wants the whole family to chip in for a pair
      how many miles do those fast shoes last
    `,
    answer:
      'For a first race they are not needed: they bring a few per cent to fast runners, cost a lot, wear out soon, and load calves and feet in a new way. Shoes that fit and that you have run 50 to 100 km in are the best race shoes. Spend the money later if you chase a time, and never wear a new pair on the day.',
  },
  {
    id: 'stitch',
    says: `
      what helps against a side stitch
      I always get stitches when running
      how do I avoid a stitch
      pain under the ribs while running
      stitch in my side during a race
      why do I get a stitch
      stitch every time about 4k in, drives me mad
      knife in my right side and I had to stop at the bridge
      the side ache comes when I talk while running
      drank half a litre before, now it stabs under the ribs
      my daughter gets it on cross country day every time
      left side cramps up after breakfast runs
      swimming, same thing, a pain in the side after ten lengths
      pressing on it helps a little, what else
      breathing out when the left foot lands, is that the trick
      stitch again tonight, second lap, why me
      do strong abs prevent that stabbing in the side
      got it badly in my last race and lost three minutes, how do I keep it away
      side stitch, every run
      I'm fine on the bike, fine in the pool, but as soon as I jog after lunch there's this dagger under my right ribs and I have to walk home bent over like an old witch
    `,
    answer:
      'Slow down, breathe out hard as the foot on the other side lands, and press on the spot for half a minute. To avoid it, eat nothing heavy for two hours and drink little sips; start slower than you want. It gets rarer as the trunk grows stronger.',
  },
  {
    id: 'gels',
    says: `
      do I have to bring a drink on a ten k
      should I take a bottle on an hour's run
      is water needed on a 12 km run
      do people carry water when they run 10 km
      need a drink with me for an hour of running?
      when do I take a gel in a half marathon
      do I need energy gels
      how many gels for a long run
      what do I eat during a long run
      gels upset my stomach
      should I drink during a 10k
      how much to drink on a long run
      sticky goo at km 8 or wait till 12
      those gels make me gag, can I take gummy bears or dates
      my stomach turned at 15k after the second one
      long run of two hours on sunday, food or no food along the way
      belt, vest or bottle in the hand
      the organisers hand out gels at 10 and 16, enough for a 2:20 runner?
      with caffeine or without, the energy things
      raisins in my pocket, does that work instead of gels
      first gel when exactly
      I never drink on runs and get headaches afterwards
      salt tablets for a long one in the heat, needed?
      take it with water or with sports drink, the gel I mean
      gel at 8 or at 12 km
      tried one of those energy things on sunday, lemon, like licking a battery, and spent the last three kilometres looking for a hedge, so maybe I'd rather carry bananas
      how much water do I carry in summer for 90 minutes
    `,
    answer:
      'Up to 75 minutes you need no food, and in cool weather no bottle either: drink before and after, by thirst, and carry a small one when it is warm or you take longer. Beyond that, 30 to 60 g of carbohydrate an hour, so a gel about every 30 to 40 minutes with a few mouthfuls of water, the first before you feel empty. Try brand and timing on training runs; on race day nothing is new.',
  },
  {
    id: 'race-pace',
    says: `
      what pace should I run in the race
      how do I pace a half marathon
      how fast should my long runs be
      I always start too fast
      am I running too slow
      is my pace ok for a beginner
      is it bad to run slowly
      my running is so slow
      first km 5:10, last km 7:30, story of my races
      old ladies overtake me, is running this slow any use
      I can't run slow, I always end up racing myself
      7:45 per k, is that even jogging
      conversation pace, what is that in numbers
      long runs at race speed or slower
      pacemaker balloons, should I stick to one
      adrenalin at the start and I shoot off like a rocket, how do I rein it in
      my easy run is the same as my hard run
      target 2:10, which minutes per kilometre should I stick to
      everyone in the club goes slow on sundays and I find it silly, am I wrong
      plodding along at eight minutes a k, be honest, does it do anything
      too slow? 8 min per km
      I look at what others post and they all run their easy days faster than my fastest day, and then the plan says go slower still, at that point I'm basically standing
    `,
    answer:
      'Slow is right for most runs: easy runs and long ones should let you speak in sentences, often one to two minutes a kilometre slower than the race. In the race, hold back for the first third, find your rhythm, and let go in the last quarter. A slow run counts as much as a fast one.',
  },
  {
    id: 'missed-training',
    says: `
      my kid is sick so no running this week
      I was ill and missed a week of training
      missed three runs, do I start again
      I missed a week of training, what now
      can I catch up on missed runs
      skipped three sessions, is my plan ruined
      was ill for ten days, how do I get back into training
      should I make up for a missed long run
      how quickly do I lose fitness
      lost two weeks of training
      tonsillitis, eleven days in bed, the half is in five weeks
      work trip ate my whole training week
      holiday with no trainers, ten days off, start from zero?
      only managed one run out of four because of the snow
      my calf is fine again, sixteen days lost, where do I pick up the plan
      baby had chickenpox so I didn't get out once, double up now?
      is everything gone after two weeks without running
      sprained thumb, silly, but missed five sessions, how do I carry on
      two runs behind on the schedule, squeeze them in or forget them
      been laid up with covid, eighteen days, which week of the programme do I go back to
      skipped tuesday's intervals, do them on wednesday?
      fell off the plan in half term, exam week too, can I still do the race
      two weeks off, sick
      everything was ticking along nicely till the twins brought that bug home from nursery, now it's been nine days of no running at all and my half is at the end of the month
      how long till the fitness fades if I pause
    `,
    answer:
      'Do not catch up; go on. A week off costs next to nothing: take the first two outings easy and continue where the plan is now. After two or three weeks go back by about as much as you missed. After an illness, two easy days first.',
  },
  {
    id: 'night-before-race',
    says: `
      what do I do the day before a race
      I'm nervous about race day
      what should I eat the evening before a half marathon
      how do I calm down before the start
      can't sleep before a race, is that bad
      what do I pack for race day
      what to wear on race morning
      half marathon tomorrow and I'm pacing the kitchen
      big bowl of pasta tonight or is that old school
      laid out my kit three times already, what am I forgetting
      it's 1am, race at 9, wide awake, am I doomed
      what do you eat at five in the morning before a start at eight
      stay off my feet the day before or a little trot
      sightseeing in the city on saturday, race on sunday, bad idea?
      pins, number, chip, gel, what else goes in the bag
      curry the evening before a race, risky
      bin liner at the start line, why do people wear those
      my tummy is all nerves on race mornings, what breakfast stays down
      shaking with nerves, first ever race in the morning
      race tomorrow, what to eat
      I'm in a hotel with paper walls, there's a wedding downstairs, my alarm is set for 5.20 and I keep going over the bag to check whether the number's still in there
      how many layers when it's 6 degrees at the gun and 14 later
    `,
    answer:
      'The day before: a short easy loop at most, ordinary food with rice, bread or pasta, kit and number laid out, the way to the start looked up. A poor last night hardly matters, the night before that counts. In the morning the breakfast you know, two to three hours before. Nerves are energy: start slowly, and they turn into speed.',
  },
  {
    id: 'cravings-later',
    says: `
      why do I still crave cigarettes after half a year
      I quit ages ago and still want one in the pub
      do cravings ever stop completely
      is it usual to miss smoking long after quitting
      sometimes I still fancy a fag, months on
      when does wanting a cigarette go away
      I dream of smoking though I stopped
      eight months clean and last night on the terrace I'd have killed for one
      dreamt I smoked a whole pack, woke up guilty, what is that
      it's been three years and the smell of a fresh cigarette still gets me
      thought the wanting would be gone by now, gave up in january
      why does coffee still shout for a fag after all these months
      out of nowhere, a year after quitting, the urge is back, is that usual
      my dad stopped in 1990 and says he still misses it, will it be like that for me
      half a year without and every stress sets it off again, does that fade
      is it a bad sign that I still think of smoking daily after five months
      months after my last one and I envy smokers at bus stops
      never thought about it for weeks, then a wedding and bang. normal?
      summer evenings are worst, though I quit last autumn, when will that leave me alone
      half a year, still craving
      funny thing, I sailed through the first weeks and gave away my lighters, and now in month seven I stand behind a smoker at the lights and breathe in like a drowning man
      how long does the mind hang on to cigarettes
    `,
    answer:
      'That is quite normal: the body is free after weeks, but places, drinks and company still call the old habit up, for months and now and then for years. It passes in three to five minutes: go outside, drink water, hold something, text somebody. Each time without one makes the next weaker. After so long without, you are past the hard part.',
  },
  {
    id: 'puffy-quit-weight',
    says: `
      will I gain weight when I stop smoking
      I eat more since I quit
      how do I not put on weight after quitting cigarettes
      sugar cravings after quitting smoking
      put on 3 kilos since my last cigarette
      always hungry without cigarettes
      stopped on the first, jeans don't close any more
      i swapped fags for biscuits, great
      since quitting I graze from morning till night
      afraid to stop because my sister got fat when she did
      sweets instead of smokes, six weeks now, the scales hate me
      does the metabolism slow down without nicotine
      nine pounds up since I packed it in, will it go again
      should I diet and stop smoking at the same time
      constant hunger since I gave up, is that the nicotine
      Gained 5 kg after the last cigarette in spring, how do I get rid of them?
      is it better to be a bit rounder than to smoke, honestly
      chewing gum by the kilo and still eating for two since I stopped
      quit smoking, getting fat
      the doctor was so pleased with me and then put me on the scales, plus six since the last cigarette, and I swear I'm only having the odd custard cream with my tea
      how many kilos does one put on after giving up cigarettes
    `,
    answer:
      'Two to five kilos are usual in the first year, and stopping is still much the better bargain. Keep crunchy things at hand, drink water when the hand wants something, and walk twenty minutes after meals. Do not diet in the first three months: one hard thing at a time.',
  },
];
