import type { Advice } from './advice.ts';

export const adviceOnMind: readonly Advice[] = [
  {
    id: 'compare-others',
    says: `
      how do I stop comparing myself
      everyone my age is further than me
      I feel behind compared with my friends
      social media makes me feel bad
      I envy my friends' success
      jealous of others
      my little brother bought a house and I rent a box room, how do I stop measuring myself against him
      same age, same degree, she is a director and I answer phones, it eats me up
      is there a way to be happy for friends without feeling small
      every wedding invite reminds me what I haven't got, how do others deal with that
      I know you should only compare with yourself, but how
      always looking sideways at the others in my class
      got an A and all I could see was that Mia got a higher one
      envy is ugly and I'm full of it, what helps
      34, single, no career, and my sister has the lot, give me a way to live with that
      the mums at the gate all seem to have it together, why does that get to me
      how do you run your own race
      training partner improves twice as fast as me, it spoils my fun
      catch myself checking what my ex classmates earn
      tell me how to stop the comparing, it's making me bitter
    `,
    answer:
      'Compare yourself with the one you were a year ago; write down three things that are different. What you see of others is their window, not their kitchen. Mute five accounts for a month and see how it feels. Envy also tells you what you want: name it, and take the smallest step toward it.',
  },
  {
    id: 'inner-critic',
    says: `
      how do I stop being so hard on myself
      my inner voice is mean
      how do I like myself more
      self criticism all the time
      how do I build self esteem
      I'm my own worst enemy
      one typo and I call myself an idiot for the rest of the day
      nothing I do is ever good enough for me
      what a loser, that's what my head says each morning, how do I turn it down
      grew up with a father who found fault with everything, now I do it to myself
      would never talk to a friend the way I talk to me
      there's a little judge in my head and he never sleeps
      I can't take a compliment, I always find what was wrong
      self love, sounds cheesy, but how does one do that
      beat myself up for days over one stupid sentence
      how do you learn to be kinder to yourself
      my daughter is 12 and says she hates herself when she makes mistakes
      they all say I did well, I only see the flaws
      too harsh with myself, everyone tells me so
      any exercise for a friendlier voice inside
    `,
    answer:
      'Write down what the voice says and answer as you would a friend. Keep a line each evening on one thing you did, however small; after a month it weighs. Speak of what you do, not of what you are: “I did not write today”, not “I am lazy”. If the voice is loud every day, talk to a therapist; it can be learned.',
  },
  {
    id: 'worry-stop',
    says: `
      I worry about everything
      what if thoughts all day
      anxiety before bed
      panic feelings, what helps
      the what ifs start as soon as I lie down
      what if I get ill, what if he loses his job, what if the car breaks, round and round
      mum of three, I imagine accidents all day long
      heart pounding, hands tingling, thought I was dying in the supermarket
      worried sick about things that never happen
      how does one switch off a head that always expects the worst
      every ache is cancer in my mind
      can't enjoy the holiday because I keep thinking about the gas being on
      i am a born worrier like my nan, can that be changed
      panic attack on the tube this morning, how do I stop the next one
      what do you do against anxious thoughts in the evening
      waiting for the other shoe to drop, all the time
      he is ten minutes late and I've already planned the funeral
      is there a trick against constant fretting
    `,
    answer:
      'Breathe out slowly for twice as long as in, ten times; name five things you see. Then a fixed worry time of fifteen minutes with paper: what I can do goes on a list with a day, the rest may wait till tomorrow. Moving helps more than thinking. If fear keeps you from things for weeks, or comes in attacks, see a doctor; it is treated well.',
  },
  {
    id: 'say-i-dont-drink',
    says: `
      how do I tell friends I'm not drinking
      what do I say when people ask why I don't drink
      how do I refuse a drink
      staying sober at a party
      friends push me to drink
      work christmas do and I'm off the booze, need a line that shuts them up
      my mates take the mick because I order lemonade
      rugby club, everyone gets rounds in, and I stopped in january
      the toast at my sister's wedding without champagne, will people stare
      not drinking for health reasons and I don't want to explain it to the whole table
      they ask if I'm pregnant whenever I have water
      how do you turn down a beer with customers without being rude
      in my country it is an insult to refuse vodka
      pub quiz sober, how to survive the first time
      father in law keeps topping up my glass
      muslim, new job, all the socials are in bars, what do I say
      first night out as a non drinker, bit scared of being boring
      do I tell my friends the real reason I gave up alcohol
      something to answer when they say come on, just one
    `,
    answer:
      '“Not tonight, thanks, I am fine with this” is enough, with a full glass in your hand; nobody looks inside. If they ask on: “I feel better without at the moment.” Say it before the evening to the one who would push. Offer to drive. After ten minutes it is forgotten.',
  },
  {
    id: 'change-overwhelm',
    says: `
      everything changes at once
      how do I cope with change
      too much going on in my life
      how do I get through a hard month
      life is too much right now
      new job, new city, new baby, all within six weeks
      everything I knew is gone since the divorce and the move
      mum in a home, son leaving for uni, house on the market, I can't see straight
      too many changes, I feel seasick
      can you help me get through the next few weeks somehow
      redundancy, menopause, and the dog's ill, you couldn't make it up
      how do people cope when life turns upside down in one go
      I don't like change and this year is nothing but
      hard times here, just tell me what to hold on to
      the whole of my life got shaken like a snow globe
      starting at a new school after we moved, everything is strange
      one blow after another since march
      what do you drop first when it all lands at once
      getting through this rough patch, any advice
    `,
    answer:
      'Make the circle small: sleep, food, air, one person, one thing that must be done today. Put the goals on pause, they keep. Write down what you cannot change and what you can; work only in the second list. Say to somebody “This month is hard”; people help when they know.',
  },
  {
    id: 'morning-anxious',
    says: `
      I wake up anxious
      mornings are the worst
      dread going to work
      anxious for no reason
      how do I get out of a low mood
      what helps on a bad day
      knot in my stomach at six every day before I even know why
      eyes open and the dread is there
      by lunch I'm fine, but between waking and nine it's hell
      feel sick each weekday when the alarm goes
      shaky and tearful first thing, better by evening, what is that
      why is anxiety worse in the mornings
      low for days, can't say why, what pulls people out of it
      woke with a tight chest again, no reason
      sundays fine, mondays to fridays I wake in fear of the office
      what can I do in the first half hour when I feel this heavy
      got a black cloud over me this week, need something practical
      a rotten day, everything grey, how do I make it a bit better
      the first thought of the day is oh no
      bad mood since tuesday and no idea where from
    `,
    answer:
      'Get up at once, light and water, ten minutes outside before the phone. Then one thing that is done in five minutes. Low mornings mostly lift by noon; do not judge the day before. If it is like that on most days for two weeks, tell a doctor: that is common and can be treated.',
  },
  {
    id: 'hobby-find',
    says: `
      how do I find a hobby
      I don't know what I enjoy
      what can I do in the evenings instead of tv
      what hobbies are cheap
      I have no interests
      I work, eat, sleep, there has to be something else, but what
      my husband has his trains, I've got nothing of my own
      people ask what I do for fun and I go blank
      used to paint and play football, now just the sofa and telly
      something to do with my hands on winter nights
      tried yoga, pottery, guitar, none of it grabbed me
      retired engineer seeks pastime, not golf
      cheap pastimes for a student with no car
      what could I do on wednesday evenings when the kids are with their dad
      i envy people who have a passion
      bored of netflix every night, what do people do instead
      shy person's hobby, please
      is there anything for someone with bad knees and lots of time
      which hobby would suit me do you think
    `,
    answer:
      'What did you like at ten years old, and what do you look at in other people’s lives with a little envy? Try four things in four weeks, one evening each, borrowed or in a class. Keep the one during which you forgot the time. Free ones: library, choir, walking group, repair café, volunteering.',
  },
  {
    id: 'phone-less',
    says: `
      how do I spend less time on my phone
      I scroll for hours
      how do I stop doomscrolling
      phone addiction
      screen time is out of control
      how do I put my phone away in the evening
      six hours and forty minutes a day says the little report, ashamed
      first thing I touch in the morning and last thing at night
      thumb just opens the app by itself
      my four year old told me to put my phone down, ouch
      swear I only want to check the time and an hour is gone
      lie in bed and watch clips till one
      how do you get your screen time under three hours
      a dumb phone, would that help
      reels have eaten my evenings
      i reach for it at every red light
      feel twitchy if it's in another room, is that an addiction
      rules for the phone at home, which ones last
      on it all day for work and then all evening for nothing
      scrolling instead of sleeping, again
    `,
    answer:
      'Out of the bedroom, grey screen, no notifications but calls, and the two worst apps off the first page or only in the browser. A place where the phone lives, by the door. Have something ready for the hand: a book, a puzzle. Begin with one hour in the evening.',
  },
  {
    id: 'relax',
    says: `
      how do I relax after work
      I can't switch off in the evening
      how do I unwind
      work thoughts at home
      what is a good evening ritual
      come home at seven and my head is still in the office
      lying on the sofa but the shoulders are up by my ears
      nurse here, can't leave the ward behind when I shut the door
      what do people do to come down after a stressful day
      holidays take me a week before I even begin to unwind
      I don't know how to do nothing
      keep answering mails in my mind while I cook
      switching off after a late shift, the engine keeps running
      even in the bath i make lists
      teacher, marking till ten, then wide awake
      is there a small ritual that tells the brain that work is over
      used to have a glass of wine to wind down, need something else
      tense all evening long, jaw, neck, the lot
      self employed, work from the kitchen table, the day never ends
    `,
    answer:
      'A border between work and evening: write down the three things for tomorrow, close it, then move for ten minutes, change your clothes, wash your hands. Something with the hands or with people relaxes more than a screen. Dim light an hour before bed.',
  },
  {
    id: 'meet-people',
    says: `
      where do I meet new people
      how do I find friends in a new city
      clubs for meeting people
      making friends over 40
      I work from home and see nobody
      how do running clubs work
      moved to Leeds in august, know the man at the corner shop and that's it
      46, all my friends have moved or had kids, where do people like me go
      remote job, haven't spoken to anyone in the flesh since thursday
      is there something like a club for people who don't like clubs
      new in town, no english friends yet, only colleagues
      where would a shy man in his thirties meet others
      widow of 70 looking for company, not a husband
      running groups scare me, they all look so fit, do they take slow ones
      book clubs, choirs, pub quizzes, what's best for getting to know folk
      do those meet up apps work for friends
      I want more people in my life, where does one find them
      stay at home dad, all the groups are mums
      student in second year, missed making friends in the first
      which activities bring you together with the same people each week
    `,
    answer:
      'Go where the same people come every week: a running or walking group, choir, course, volunteering, a board game evening. It takes about six visits to feel at home and a sentence from you: “Shall we have a coffee after?” Most running clubs have a slow group and welcome beginners; write before and just come.',
  },
  {
    id: 'decide-big',
    says: `
      how do I make a big decision
      stay or go, how do I decide
      I can't decide what to do with my life
      head or heart
      how do I know what I really want
      afraid of making the wrong choice
      offer from Dublin on the table and until friday to answer
      marry him or leave him, I go back and forth every night
      been turning it over for months, the farm or the city
      kids or no kids, job or study, i cant see which way
      my gut says yes, my spreadsheet says no
      whichever I choose, I'll regret the other
      should one listen to the heart in such matters
      two places at uni, both good, deadline monday
      sell the family house or keep it, I'm torn
      everyone gives me different advice on it and now I know even less
      how do you make up your mind about something that changes your whole life
      can't tell what I want and what my parents want
      at the crossroads, need a method not a pep talk
      what if I take the wrong path
    `,
    answer:
      'Live one day in your head as if you had chosen A, then one as if B, and note how you sleep. Ask what you would tell a friend, and what you would regret at 80. Find the smallest trial of each. Most choices can be changed later; set a day and choose then.',
  },
  {
    id: 'sleep-amount',
    says: `
      how much sleep do I need
      is six hours enough
      is napping good
      how long should a nap be
      sleep before a race
      catching up on sleep at the weekend
      do I get away with five and a half hours
      in bed by eleven, up at five, feel fine, is it still too little
      i sleep ten hours at weekends, is that bad
      teenager sleeps till noon, how many hours should it be
      power nap at work, ten minutes or thirty
      feel groggy after an afternoon nap
      at 72 I only need five, my wife says that isn't healthy
      can you make up for lost sleep
      how much kip does a body really need
      night before the marathon I never sleep, does that ruin it
      six hours plus a nap, does that count as enough
      siesta every day, good or lazy
      my watch says 6h12 on average, should I be worried
      how many hours for a 10 year old
    `,
    answer:
      'Seven to nine hours for most adults; you have enough if you wake without an alarm on free days at about the same time. A nap of fifteen to twenty minutes before three helps; longer makes dull. One bad night does no harm. The same time to get up matters more than the time to bed.',
  },
  {
    id: 'coffee',
    says: `
      is coffee bad
      how much coffee is ok
      coffee before a run
      how do I drink less coffee
      when should I stop drinking coffee in the day
      seven cups yesterday, hands trembling
      an espresso after dinner and I stare at the ceiling till two
      headache every time I skip my morning brew
      trying to cut back on caffeine, cold turkey was awful
      is three mugs a lot
      does coffee dry you out
      pregnant and I miss it so much, how many am I allowed
      latest time for a cup if bed is at ten
      energy drinks instead, same thing?
      coffee on an empty stomach makes me jittery
      a shot before training, does it do anything
      decaf, is that any better
      i cannot think before the third one
      thinking of swapping it for tea, worth it?
    `,
    answer:
      'Up to about four cups a day are fine for most healthy adults, two in pregnancy. Half of it is still in you after five to six hours, so stop by early afternoon if you sleep badly. An hour before a run a cup helps a little. Cut down by half a cup every few days, then no headache comes.',
  },
  {
    id: 'alcohol-training',
    says: `
      is beer after training bad
      can I drink before a race
      how bad is alcohol for fitness
      one glass of wine a day, harmful?
      drinking and running
      two pints after five a side, does that cancel the match
      hungover long run on sunday, never again, but how much harm did it do
      wine with the pasta the night before my half, yes or no
      training for a triathlon and it's wedding season, how strict do I need to be about the drink
      does booze stop you from building muscle
      a few glasses each weekend and my times won't come down
      is alcohol-free beer good after sport
      one G&T in marathon week, be honest
      club tradition is beers straight after the session
      do I have to give up drinking to get fit
      lifting on tuesday after a boozy monday, pointless?
      how long before a race should I stay off it
      drank four last night, intervals today
      small daily glass and fitness, do they go together
    `,
    answer:
      'A glass now and then undoes nothing; much of it costs sleep, recovery and hunger control for two days. None in the two days before a race or a long run. Less is healthier at every amount, and three days a week without are a good rule. Shaking or sweating without it: a doctor before you stop.',
  },
  {
    id: 'good-breakfast',
    says: `
      what is a healthy breakfast
      should I eat before morning exercise
      is skipping breakfast bad
      breakfast with protein
      what to eat before a morning run
      cornflakes at seven, starving by nine
      never hungry in the mornings, should I force something down
      what fills you till lunch
      porridge every day for ten years, want a change that's healthy
      kids want chocolate cereal, what's better
      off for an early 10k, banana or nothing
      vegan breakfast with enough protein
      just a coffee and out of the door, is that so bad
      breakfast for a diabetic who's always in a hurry
      eggs every day, is that too many
      intervals at six am, does one eat first
      are smoothies any good in the morning
      grab and go ideas for the train at 6
      skipped it for a month to lose weight and now I raid the fridge at night
    `,
    answer:
      'Something with protein and something that lasts: oats with yoghurt and fruit, eggs on wholemeal bread. Skipping is fine if you feel well and do not make up for it at night. Before an easy morning run nothing or half a banana is enough, before a long one toast or oats two hours ahead.',
  },
  {
    id: 'vitamins',
    says: `
      should I take vitamins
      do I need vitamin d in winter
      are supplements useful
      magnesium against cramps
      which supplements for runners
      my gym mate takes eleven pills a day, am I missing something
      cramps in my calves every night, magnesium?
      vegan for a year, which tablets are a must
      dark office, pale face, vitamin d yes or no
      a multivitamin for 30 quid a month, waste?
      hair falling out, biotin or what
      trying for a baby, what do I take
      iron, I'm always tired so I thought I'd just buy some
      fish oil capsules, do they do anything
      creatine at 55, useful or for bodybuilders only
      what supplements does a marathon runner really need
      my mother swears by zinc
      the influencer says everyone lacks b12
      collagen powder, hope or hype
    `,
    answer:
      'With ordinary mixed food most people need none. Vitamin D in the dark months is sensible in the north (10 micrograms a day in the United Kingdom), folic acid when planning a baby, B12 for vegans. Magnesium helps cramps little. Iron only after a blood test. Tell your doctor if you take medicine.',
  },
  {
    id: 'gym-start',
    says: `
      how do I start at the gym
      I'm scared of the gym
      what do I do in my first gym session
      which machines for beginners
      home workout without equipment
      exercises I can do at home
      paid for the membership in january and haven't dared go in
      all those machines and everyone seems to know what they're doing
      never lifted anything, 52, induction on monday
      what do you wear and where do you put your stuff, first time at a fitness studio
      feel fat among all the fit ones
      no money for a gym, got a floor and a chair
      is a personal trainer worth it to begin with
      give me a simple first session in the weights room
      women's hour or just go at normal times, I'm nervous
      no equipment, small flat, neighbours below, what can I do
      treadmill for ten minutes then i go home, what else is there
      home workout that doesn't need jumping
      which five machines, how many goes
      people will laugh at me if I use it wrong
    `,
    answer:
      'Go at a quiet hour, ask for an introduction, and do five exercises: leg press or squats, a push, a pull, something for the back, a plank; two rounds of ten, so that two more would be possible. At home: squats, press-ups on the table edge, bridges, rows with a bag. Twice a week is enough. Nobody watches you, they watch themselves.',
  },
  {
    id: 'motivation-lost-midway',
    says: `
      I've lost interest halfway
      how do I keep going when it gets boring
      my enthusiasm is gone
      stuck at a plateau
      no progress any more, what can I do
      how do I get my drive back
      week seven of the course and I can't look at it any more
      started like a rocket in march, now it's just a chore
      halfway through the marathon plan and bored stiff
      the first 20k words flew, the middle is mud
      no idea why I still do this diet, the scales stopped and so did I
      guitar was fun until it got hard
      Spanish streak of 90 days and I feel nothing
      same lifts, same numbers for six weeks, sick of it
      how do you get through the boring bit in the middle
      spark's gone, not ready to quit, what now
      half the garden dug and I just stare at it
      should I take a week off if I've gone stale
      the thrill has worn off, give me something to bring it back
      i was so keen in the beginning and lately it just drags
    `,
    answer:
      'The middle is the dull part of everything. Shorten the piece until it is easy again, change one thing (place, time, company), and look at what is different from the day you began. Give yourself a date, three weeks away, to decide whether to go on; until then just the small piece. Sometimes a rest of a week is the answer.',
  },
  {
    id: 'first-day-job',
    says: `
      first day at a new job, tips
      what do I wear to a new job
      nervous about starting work
      how do I make a good impression
      first week in a new team
      start monday at the bank and feel like it's the first day at school
      back in an office after 15 years with the kids, what's changed
      do you bring cake in the first week
      suit or jeans, nobody told me
      how early should one turn up
      everyone's been there for decades and I'm the new girl
      apprenticeship begins on the 1st, bit scared of the older lads
      remote start, never met any of them, how do I get to know the team
      what should I ask my manager in week one
      new place, forty names, i've forgotten them all already
      want to come across well on day one without showing off
      first teaching job, first class, thursday
      they threw me in at the deep end on my second day, is it ok to ask a lot
      new here and I eat my lunch alone in the car
    `,
    answer:
      'Names, a notebook and questions: those make the impression. Arrive ten minutes early, ask your manager what a good first month would look like, and have lunch with somebody new each day. Nobody expects results in the first two weeks. Dress one step tidier than the interview photo of the company.',
  },
  {
    id: 'work-deadline',
    says: `
      I won't make my deadline at work
      how do I tell my boss I'm late
      too much work, what do I do
      how do I say I'm overloaded
      my workload is too high
      report is due at nine tomorrow and I've got two pages
      three bosses, all of them want it by friday
      promised the client something I can't deliver in time
      two people left and I do their jobs too
      can't say no at work and now it all crashes
      how do you tell a customer that it will be late
      my inbox has 900 mails and every one is urgent
      doing 55 hours a week, still behind
      grant application is closing and we won't finish
      what do I drop when there's more than fits in a week
      manager keeps piling stuff on my desk
      I've known for a week that we'll miss the date and told nobody
      how to push back on the amount of work without looking lazy
      colleague on maternity leave, no replacement, me drowning
    `,
    answer:
      'Say it early and with a choice: “I have A, B and C. Two of them can be done by Friday. Which two?” Bring the hours each takes. That is not weakness, it is planning. If it happens every month, ask for a talk about the amount, with a list of four weeks.',
  },
  {
    id: 'burnout-back',
    says: `
      back at work after sick leave
      how do I start again after burnout
      returning to work after illness
      phased return, how
      afraid to go back to work
      five months off, first day back on tuesday, petrified
      signed off with burnout since spring and the company doctor says start with four hours
      scared that I'll fall straight back in the same hole
      what do I say when colleagues ask where I was
      back two weeks after the breakdown and already answering mails at night
      phased return ends on friday, then full hours, not sure I can
      after my cancer treatment I want to work again, how slowly should one go
      the same desk, the same boss, the same panic
      returning after depression, do I have to tell them why
      how many hours a week to begin with after long sick leave
      they expect me to be like before, I am not
      sick for a year, feel like the new one
      I cried in the loo on day three back, is that a sign
      what should be agreed in writing before I go back
    `,
    answer:
      'Agree on fewer hours and fixed tasks in writing, with a review every two weeks. Tell one colleague what helps. Keep lunch and the end of the day free. Tired evenings are normal for a month; sleeplessness or tears before work are a sign to slow down and tell your doctor.',
  },
  {
    id: 'email-write',
    says: `
      how do I write a polite reminder
      how do I chase an email
      how do I end an email
      how do I write a complaint email to a client
      email to someone important, how
      second reminder and still no answer from the supplier
      Dear Sir or Madam or Hi, I never know
      my mails are always a mile long and nobody reads them
      need to write to my professor and don't want to sound cheeky
      how to nudge somebody who owes me a reply
      english is not my language, how do I write a polite mail to a client
      angry mail in drafts, should I send it
      subject lines, what works
      kind regards, best, cheers, which one
      have to ask the headteacher for a favour in writing
      write to a company I admire, what goes in the first line
      he hasn't answered since monday, how do I follow up without nagging
      how do you tell a client by mail that they're wrong
      it takes me an hour to write three lines to my boss
    `,
    answer:
      'Subject with the matter and the day, first line what you need and by when, then the reason in two lines, one question at the end. A reminder: “I would like to come back to … Is Thursday still possible?” Read it once aloud, wait an hour if you are angry.',
  },
  {
    id: 'calm-before',
    says: `
      how do I calm my nerves before a meeting
      nervous before an interview, what helps now
      my heart races before I have to speak
      quick way to calm down
      shaking before an exam
      interview in twenty minutes, hands like ice
      sitting in the car outside, heart going like mad
      my turn in ten minutes and I've forgotten how to breathe
      viva tomorrow at nine, what do I do in the last hour
      about to ring the bank and I feel sick
      voice goes wobbly as soon as the meeting starts
      need something quick, I'm on in five
      audition at three, stomach in knots
      before penalties I always tense up, any routine
      driving test at noon, I'm a bag of nerves
      red blotches on my neck whenever I have to talk
      what helps in the minutes before a big moment
      waiting outside the examiner's room rn
      performance review this afternoon and my pulse is at 120
    `,
    answer:
      'Breathe in for four and out for eight, ten times; feet on the floor, shoulders down, cold water over the wrists. Tell yourself “I am excited” rather than “I must calm down”: it works better. Write down your first sentence and the one thing you want them to remember. Go there ten minutes early and talk to one person.',
  },
  {
    id: 'impulse-buying',
    says: `
      how do I stop impulse buying
      I buy things I do not need
      how do I stop shopping online
      I waste money on stuff
      how do I spend less on clothes
      parcel at the door again and I can't even recall ordering it
      payday on friday, skint by wednesday, all on clothes
      shopping is how I cheer myself up
      flash sale, 70 percent, gone before I thought
      wardrobe full, tags still on
      the checkout sweets, the candles, the little extras, it adds up
      every hobby starts with 300 in gear that I then ignore
      one click and it's mine, that's the trouble
      buy first, think later, that's me
      how do you resist a bargain
      late night shopping on my phone when I can't sleep
      my wife hides the parcels from me, or was it me from her
      is there a rule before buying something you don't need
      I go in for milk and come out with sixty pounds of stuff
    `,
    answer:
      'Put it on a list with the date and wait for three days, thirty for anything large; most of it loses its shine. Delete the saved card and the shop apps, leave the newsletters, and look at what feeling came before: bored, tired, lonely? Give yourself a fixed sum a month that needs no reason. What you did not buy, move to your savings at once: then it shows.',
  },
  {
    id: 'anger-temper',
    says: `
      how do I control my temper
      I explode over tiny things and regret it a minute later
      slammed the door so hard the glass broke
      red mist, every time someone cuts me up in traffic
      got my dad's temper and I don't want my boys to have it too
      what can you do in the second before you shout
      I threw my phone at the wall yesterday, it can't go on
      my fuse is so short these days
      she says she is afraid of my outbursts
      is anger management any good
      rage at work, I smile, and at home I blow up
      how do calm people stay calm
      counting to ten doesn't do it for me, what else is there
      fourteen and always in trouble cause i lose it
      everything winds me up, the chewing, the queue, the neighbour's cough
      once I'm angry I can't find the brake
    `,
    answer:
      'Anger gives signs first: heat, jaw, fists. Then leave at once with one sentence, “I need ten minutes”, walk quickly, and come back as promised. Afterwards ask what was under it: mostly tired, hurt or afraid. If somebody is frightened of you or things get broken, an anger course or counsellor works, and going there is strength.',
  },
  {
    id: 'body-image',
    says: `
      I hate how I look in photos
      can't look in the mirror without picking myself apart
      how do I learn to like my body
      won't go to the beach because of my legs
      since the baby I don't recognise my own belly
      losing my hair at 27, it kills my confidence
      everyone in the changing room is slim but me
      my nose. I think about it all day
      scars on my arm, summer is coming
      fifteen and I feel ugly, what helps
      how do people feel at home in a big body
      lost thirty kilos and still see the fat one
      skinny guy, wear hoodies in july
      wrinkles, grey, saggy, how does one make peace with ageing looks
      my daughter says she's too fat and she is nine
      acne at 30, I hide behind make up
    `,
    answer:
      'Speak of your body by what it does: it carries, hugs, dances. Wear clothes that fit today, unfollow what makes you feel small, and look at the whole of you, not one part. Do the beach once, with a friend; nobody looks as closely. If looks or food rule your day, tell a doctor: that can be treated.',
  },
  {
    id: 'depression-signs',
    says: `
      am I depressed or just sad
      how do I know if it's depression
      nothing has been fun for two months
      can't cry, can't laugh, just flat, is that an illness
      difference between a bad patch and depression
      i sleep twelve hours and have no wish to see anybody, for weeks now
      is there a test for depression
      food tastes of nothing and the things I loved bore me
      should one go to the GP for low spirits
      husband sits in the dark since he retired, could it be depression
      everything has been grey since the autumn and doesn't lift
      antidepressants or talking, what do people try first
      had the baby four months ago and can't feel joy
      I function, I go to work, and inside there's nothing
      does depression go away by itself
      my son stays in his room and has dropped all his friends, when do we worry
    `,
    answer:
      'Low mood or no joy on most days for more than two weeks, with changed sleep, food or energy, is worth a doctor’s visit. It is an illness and can be treated, by talking, medicine or both. Until then, get up at a fixed time, daylight, one person a day. With thoughts of ending your life, call a crisis line today.',
  },
];
