import type { Talk } from './talk.ts';

// What people say about how they are, that a coach hears first and answers briefly. Where `replies` are empty, `answering/` answers from
// the person's own things.

export const moods = [
  {
    id: 'self-doubt',
    tells: `
      im/am a/an failure/loser/idiot/disgrace/fool/waste
      im/am such a/an failure/loser/idiot/disgrace/fool/waste
      im/am so? pathetic/useless/hopeless/worthless
      what a/an failure/loser/idiot/waste .. i
    `,
    says: `
      I hate my writing
      I'm not good at anything
      I skipped it again, I'm so lazy
      I'm so lazy
      I never finish anything
      I'm such a disappointment
      I have no discipline at all
      is it bad that I only do the minimum
      I'm a waste of space, I never touched the book
      oh I'm an idiot, did nothing for it again
      I'm a failure, I haven't sent one application
      such a loser, never even opened the book
      what an idiot I am, forgot the dentist again
      I'm pathetic, not one page written
      I feel so useless, didn't practise once
      im so rubbish, didnt do a single session
      I'm a joke, I skipped every class this month
      feeling like a failure, the letter still lies here
      I'm so weak, I never keep anything up
      I'm stupid, I missed the deadline again
      I failed again, I'm just not made for this
      what a waste of space I am, did no revision
      I'm the worst, didn't phone anyone
      hate how useless I am at this
      I let everybody down, I'm a disgrace
      im hopeless didnt even start
      I'm an utter failure
      failed at everything this week
      I am such a disappointment, never did the course
      I feel like a failure
      I'm so far behind, I'm useless
      I'm hopeless at this
      I'm no good at any of this
      I keep failing at everything I start
      im rubbish at sticking to things
      I'm such a failure with my goals
      I can't do anything right
      I'll never get there
      everyone else manages, only I don't
      I suck at this
      what's wrong with me that I can't keep it up
      I'm way behind and it's my own fault
      feel like I'm getting nowhere
      so behind with everything
      I am terrible at keeping plans
      I've got no discipline at all
      not good enough for this
      I'm lazy
      I'm a mess, nothing gets done
      i'm bad at this
      I'm rubbish
      behind on everything, as always
    `,
    replies: ['You are further than it feels today. One small thing is enough for now; the rest can wait.'],
  },
  {
    id: 'proud-of-me',
    says: `
      do you think I can do it
      do you think I'm good enough
      am I doing well in your eyes
      are you pleased with me
      am I a good student
      would you say I've done well
      did I do well
      are you happy with me
      do you think I'm doing a good job
      are you disappointed in me
      say something nice about me
      tell me I'm doing well
      are you impressed
      have I made you proud
      what do you think of me
      give me a compliment
      am I any good
      cheer me on
      do you believe in me
      encourage me a bit
      praise me please
      say I did good
      I need a pat on the back
    `,
    replies: [
      'I am a program, so pride is a large word, and still: you began, and you tell me about it. That is more than most do.',
    ],
  },
  {
    id: 'afraid-to-fail',
    says: `
      I'm scared I won't manage the exam
      I think the boat is never going to happen
      I doubt that I'll ever save enough
      I'm worried about the wedding, everything gets dearer
      I don't think I can do the marathon
      what if I fail the test
      I'm afraid the plan won't work out
      the flat thing looks hopeless
      it's not going to work, is it
      feels like the degree is out of reach
      I'll never be able to afford it
      I fear I won't make it with the thesis
      rents rise faster than I can save
      I have a bad feeling about the race
      I'm losing faith in the business
      I'm going to mess up the concert
      no way I'll be ready in time
      scared that I'll fail again
      i dont believe i can do it anymore
      I worry that I started too late
      I think I won't get the job anyway
    `,
    replies: [
      'It makes sense to worry about something that matters to you. What exactly would have to go wrong? That one thing can be looked at by itself.',
    ],
  },
  {
    id: 'reluctant',
    says: `
      too cold to run today
      I don't feel like it today
      i don't want to go out running, it's raining
      can't face the gym today
      no desire to do anything today
      I really don't feel like doing this tonight
      it's dark and wet and I should go out
      not up for the swim today, it's horrible out
      can't face the long ride
      not up for training tonight
      really can't face my run
      I can't be bothered
      can't be bothered with any of it tonight
      cba
      cant be arsed today
      not feeling it today
      I don't feel like doing anything
      not in the mood
      meh, don't feel like it
      just don't want to today
      do I really have to do it today
      can't be asked to train
      no motivation today, want the sofa
      it's pouring and I don't want to go out
      I really don't feel like training
      its cold and i wanna stay in bed
      don't fancy the gym tonight
      I'd rather stay on the sofa
      no desire to study at all
      meh, not in the mood for running
      I should go but I don't want to
      too dark outside, can't face it
      so not in the mood
      talk me out of skipping today
      I want to skip the swim
      do I have to go today
      zero motivation to get up
      ugh it's raining again and I'm meant to run
      got no energy for the evening class
      snow outside, not going
      I just want to stay home
      really cant face the spanish today
    `,
    replies: [
      'I see that. Make it ten minutes, and turn round if it is still awful after that; mostly it is not. And if today stays a no, it is one day.',
    ],
  },
  {
    id: 'just-listen',
    says: `
      I don't feel like talking today
      not in the mood for advice
      no questions please
      no more tips please
      no more tips, just hear me
      less advice more listening
      enough advice, I only want to talk
      please no more suggestions, just listen
      stop with the advice
      no more ideas, just be here
      I don't need any more tips
      just listening would be nice
      please just listen
      I don't want advice, I want to vent
      don't give me tips right now
      no tips please
      can you just hear me out
      I only want to get it off my chest
      stop giving advice and listen
      just let me moan
      I need to vent
      I don't need a plan, just an ear
      no solutions please
      let me rant for a minute
      don't try to fix it
      can i just talk
      not looking for advice
      just be there
      stop trying to help and listen
      no advice today
      I'd just like to be heard
    `,
    replies: [
      'All right, no advice. I am here and I am reading. Tell me as much or as little as you like.',
      'Then I only listen. Go on, what is on your mind?',
      'Understood, no tips. It is a lot, and you may simply say it here.',
    ],
  },
  {
    id: 'sleepless',
    says: `
      lying awake at three again, my mind is racing
      cannot sleep, thoughts going round and round
      what do people do when the head will not switch off at night
      cant sleep
      can't sleep, head going round and round
      mind going a hundred miles an hour at night
      brain wont stop
      can't sleep my head is full
      not sleeping, thoughts going round
      cant sleep again ugh
      awake since 3, brain won't rest
      I can't sleep
      awake at three again
      my mind won't stop
      can't switch my brain off
      lying awake and thinking about everything
      my thoughts are racing
      i keep waking up at 4
      wide awake, head full
      I've been tossing and turning for hours
      too many thoughts to fall asleep
      brain won't shut up tonight
      no sleep again
      cant get to sleep, mind racing
      it's 2am and I'm still awake
      my head is spinning and I can't rest
      haven't slept all night
      up all night with worries
      sleepless again
    `,
    replies: [
      'That is a horrid place to be at night. Write down everything that circles, each with the first thing you could do about it tomorrow; then it need not be held in the head. Breathe out longer than in for a few minutes, and if you lie awake for long, get up, dim light, no screen, until you are drowsy. Is it about one thing in particular? If most nights are like this for weeks, tell a doctor.',
      'A head that runs at night wants to be sure that nothing is forgotten. Put it all on paper, then leave the bed for a quarter of an hour with something dull. Sleep comes easier when it need not. What is the loudest of the thoughts?',
    ],
  },
  {
    id: 'giving-up',
    says: `
      what's the point of all this
      what is the point of any of it
      why do I even bother
      why bother with anything
      what am I doing all this for
      it's all pointless anyway
      none of this leads anywhere
      is any of this worth it
      i dont want to do this anymore
      honestly I'm over it, all of it
      I feel like throwing it all in
      I could give everything up today
      I am ready to give up on everything
      I want to drop all of it and disappear
      I'm done with everything
      I feel like quitting everything
      I can't go on like this
      what's the use of anything
      I just want to drop it all
      everything is too much, I give up
      I'm giving up
      there's no point any more
      I'm ready to throw it all away
      nothing makes sense any more
      can't be doing with any of it any more
      i wanna quit everything
      fed up with everything
      tired of all of it, I'm out
      ready to pack it all in
    `,
    replies: [
      'I am sorry it is that heavy, and I am glad you say it. Is it the goals that are too much, or is it more than that? The goals can all be paused with one word; nothing is lost by it. If it is life itself that feels too much, please do not stay alone with it: ring somebody you trust, a doctor, or a crisis line such as Samaritans on 116 123 in the UK and Ireland, and in danger the emergency number.',
    ],
  },
  {
    id: 'treated-badly',
    says: `
      had a huge row with my dad again
      another argument with my father, as always
      me and my mum fought again on the phone
      my sister and I are not talking since Sunday
      got into a fight with my flatmate about the dishes
      we argued the whole evening, my husband and I
      my son slammed the door on me again
      fell out with my best mate
      my dad hung up on me again
      my brother and I ended up shouting at each other
      my in-laws had a go at us over lunch
      my daughter says she hates me
      had a row with my boyfriend
      I had an argument with my wife
      big fight with my mum
      we had a fight last night
      my brother and I had a row
      I quarrelled with my best friend
      boss had a go at me before everyone
      manager tore into me in front of the team
      teacher shouted at me in front of all the others
      colleague mocked me in front of the customers
      rough day. my boss went off at me
      my boss shouted at me
      boss yelled at me
      my boss screamed at me today
      was shouted at before the whole office
      she humiliated me in front of my friends
      he embarrassed me in front of everybody
      my boss yelled at me in a meeting
      a colleague made fun of me in front of the team
      my manager humiliated me today
      she shouted at me before all the customers
      I got told off at work for nothing
      my teacher made me look stupid in class
      someone was really rude to me on the bus
      my boss blamed me for his mistake
      they laughed at my idea at work
      my sister snapped at me in front of the kids
      he talked down to me again
      got screamed at by a customer
      awful day, my supervisor had a go at me
      rotten day at work, got shouted at
      my coach bawled me out
      I was treated like dirt today
      my mother in law insulted me at dinner
      the boss had a go at me before everybody
      got a real telling off today
    `,
    replies: [
      'I am sorry, that hurts. Words like these stay in the ear for a while; nothing has to be settled tonight. What was it about, and what do you wish had been different?',
      'I am sorry. Being treated like that in front of others is humiliating, whatever it was about, and it says more about them than about you. What hurts most about it: the words, or that people heard them?',
      'Ouch, that is a rotten thing to carry home. You need not decide anything today. Do you want to tell me how it came about, or rather think about something else for a while?',
    ],
  },
  {
    id: 'got-in-touch',
    says: `
      my dad rang yesterday
      my dad called last week
      my dad called me again
      my brother called
      my mum phoned yesterday
      dad called me
      my sister rang yesterday
      my ex called last week
      my son called this morning
      out of the blue
      just like that, after years
      she rang me
      my nan wrote me a letter
      my brother rang me after years
      my ex wrote to me yesterday
      dad phoned out of nowhere
      my mum called last night
      an old friend texted me today
      my sister has written back
      my daughter got in touch
      she finally answered my letter
      my father sent me a card
      he called me back
      heard from my mother yesterday
      my best friend from school found me online
      my son rang out of the blue
      my dad texted me
      got a message from my brother after ages
      my aunt turned up at the door
      he wrote first
      my old boss called me
      my cousin wants to meet
      mum rang, first time in months
    `,
    replies: [
      'That comes unexpectedly. How was it for you: more glad, or more stirred up? You need not do anything with it at once.',
    ],
  },
  {
    id: 'resisted',
    says: `
      six weeks without betting and I feel amazing
      three weeks without cake, feeling good
      seven months off the booze today, yes
      a year off cigarettes this week, woohoo
      two months off the vape today
      almost half a year off the booze and really proud
      six weeks without sweets, so proud
      nearly a year without gambling
      four months vape free and I'm chuffed
      a hundred days sober today, feeling proud
      half a year smoke free, can hardly believe it
      nearly three months without a drink and I feel great
      coming up to two years clean
      eight weeks without a cig, dead proud of myself
      not one puff since June, proud of that
      haven't touched a drop for ninety days
      over a month without crisps and loving it
      I walked past the ice cream shop and kept going
      went past the bar and didn't want a drink
      guess what, I passed the casino and felt nothing
      guess what, no craving all day
      walked past the bakery at lunch and wasn't even tempted
      somebody smoked next to me and I didn't care
      I said no to cake today
      walked by the pub and didn't go in
      didn't smoke all weekend
      went the whole party without a drink
      I had no craving today
      stayed off my phone all evening
      didn't buy anything in the sale
      saw the crisps and left them there
      three months without a cigarette today
      somebody offered me a smoke and I said no
      didn't even think about drinking last night
      passed the bakery without stopping
      first evening out without wine
      I resisted the biscuits
      guess what, I didn't have a single one
      a whole day without sugar
      I left the casino alone
      didn't fancy one at all, can you believe it
      everyone was smoking and it didn't bother me
    `,
    replies: [
      'That is a real one. A while ago it would have cost you a struggle, and today it hardly did. How does it feel?',
      'Oh, well done. Those moments are the proof that it has become yours. Enjoy it.',
    ],
  },
  {
    id: 'comparison',
    says: `
      my friends all own houses already
      all my friends have children by now
      everyone else is so far ahead of me
      my sister got the job she wanted and I'm jealous
      my colleague earns twice as much and started after me
      everyone at work is better than me
      my brother has managed all that years ago
      others my age have a house and a family
      I look at others and feel small
      I'm jealous of my friend
      everybody at work has a nice house, I still live in one room
      people of my age have money saved and I've got nothing
      all my friends earn well and I am still an apprentice
      everyone I know has bought a flat, me still paying rent
      my classmates are doctors by now and I work in a bar
      all the other mums are back in shape, I'm not
      the whole office is running marathons and I can barely jog
      everyone is engaged and I'm still on my own
      people half my age have done more than me
      they all got their licence years ago and I still haven't
      my friends are all homeowners, I'm still renting a room
      all my friends have children and I don't even have a partner
      everybody else has a proper career by now and I am still temping
      all my mates are buying flats and I live with my parents
      my sister earns twice what I do and she is younger
      people my age are managers and I am still an assistant
      everyone in my year is married by now, not me
      the others at the club are all faster than me
      my friends all drive and I am still on the bus
      at thirty everybody has it sorted, only I don't
      my colleagues all speak three languages and I am still a beginner
      everyone on instagram has a better life than me
      all the others finished their degree years ago and I'm still at it
      I'm 40 and everybody else owns their place
      all the people I went to school with are further than me
      my brother already has a house and I still share a flat
      feels like everyone is ahead and I'm still standing here
      they all have savings by my age and I have none
      jealous of my friend who got it all so easily
      everyone else seems to have it together
      other people manage all this with kids, I don't
      why is everybody further in life than me
      all the girls my age are settled and im still single
      everyone round me is getting promoted and im still on the same pay
      my neighbours all go on holiday and we are still skint
    `,
    replies: [
      'That comparison is hard, and nearly everybody knows it: one sees the houses and the rings of others, not their debts and detours. There is no timetable for a life, only your own pace. What would you like to have for yourself, not because others do?',
    ],
  },
  {
    id: 'weather',
    tells: `
      weather
      forecast
      rain/snow/freeze/sunny & will/gonna/going
    `,
    says: `
      will it rain on saturday
      is it going to be frosty thursday morning
      will it be icy tomorrow morning
      will it rain on Friday for my ride
      is it dry on sunday for the walk
      what's it doing outside on monday, rain or sun
      weather
      what's the weather tomorrow
      what's the weather like in Rome
      will it snow tomorrow
      is it going to rain at the weekend
      how warm will it be on Sunday
      will it be dry for my run
      weather forecast please
      whats the weather gonna be like on saturday
      do I need an umbrella today
      is it icy outside
      how cold is it tonight
      when does the rain stop
      is it windy tomorrow
      any chance of sun this week
    `,
    replies: [
      'I cannot see the weather from in here, wet or dry. If it is foul where you are, a run may move indoors or to a drier day, and still counts. A forecast for your place tells it best, such as that of the Met Office or the weather app on your phone, on the evening before.',
    ],
  },
  {
    id: 'guilt',
    says: `
      I feel guilty when I work on my own things
      I feel bad for leaving the kids with their grandparents to train
      I feel selfish for taking this time for me
      guilty conscience again
      I feel guilty that I never ring my mum
      I feel bad for not visiting my gran
      guilty about skipping my sister's party
      I should have called him and didn't
      I have a bad conscience about my brother
      I was mean to my daughter and feel awful
      I shouted at my kids today
      I forgot my friend's birthday and feel terrible
      I lied to my wife and it eats me up
      I feel selfish for taking time for myself
      I neglect my family and it's my fault
      I regret what I said to her
      I was unfair to my colleague
      I can't forgive myself for that
      feeling guilty all day
      I feel so guilty
      bad conscience again
      I let my friend down
    `,
    replies: [
      'That it weighs on you shows that the person matters to you. A bad conscience wants one small thing rather than a large one: two lines today, without an excuse, would be such a thing. Or is it still too early for that?',
      'I hear you. Guilt is loud and seldom fair; what would you say to a friend who told you the same? If there is something to put right, it may be small. Do you want to tell me more?',
    ],
  },
  {
    id: 'riddle-please',
    says: `
      do you know a riddle
      ask me a riddle
      tell me a riddle
      got a brain teaser
      a puzzle please
      quiz me
      riddle me this
      have you got any riddles
      give me something to puzzle over
      a riddle for the bus please
      let's play a guessing game
    `,
    replies: [
      'What gets wetter the more it dries? Take your time. (A towel.)',
      'The more you take, the more you leave behind. What is it? (Steps. I could not resist.)',
      'What has many keys and opens no door? (A piano.)',
      'I go up and never come down. What am I? (Your age, sorry.)',
    ],
  },
  {
    id: 'pep-talk',
    says: `
      tell me something nice
      say something encouraging
      what would you say to someone who's about to give up
      motivate me
      give me a push
      give me a pep talk
      I need a push
      give me a kick
      say something motivating
      inspire me
      pump me up
      get me going
      I need some encouragement
      a quote please
      give me a motivational quote
      tell me something uplifting
      wise words please
      cheer me up
      hype me up for today
      give me strength
      push me a bit
    `,
    replies: [
      'You need not feel like it; you only need to begin. Two minutes, the smallest piece, now. The feeling comes after.',
      'Nobody ever regretted the small thing they did today. Shoes on, page open, phone away: five minutes are enough to win the day.',
      'The you of next spring is watching and would like to say thank you. Do the first five minutes for them.',
    ],
  },
  {
    id: 'fun-fact',
    says: `
      tell me something interesting
      fun fact please
      do you know a fun fact
      tell me something I don't know
      surprise me with a fact
      say something random
      teach me something
      amuse me
      tell me something nice
      random fact
      got a story for me
    `,
    replies: [
      'A snail can sleep for three years. I would not plan on it, but it takes the pressure off a lazy Sunday.',
      'Honey keeps for thousands of years: jars from Egyptian tombs were still good. Some things are worth doing slowly.',
      'The first alarm clock that anyone knows of rang only at four in the morning. Its inventor wanted to get to work.',
      'An octopus has three hearts, and two of them stop when it swims. It prefers walking. One can see why.',
    ],
  },
  {
    id: 'recommend',
    says: `
      can you recommend a podcast
      a good book about running?
      which app is good for learning words
      any film tips for tonight
      what should I read next
      do you know a nice restaurant
      recommend me some music for training
      good playlist for the gym?
      which youtube channel is good for yoga
      any good novels about families
      what series should I watch
      nice cafe near me?
      do you know a good physio
      good hotel in Rome?
      tell me a good running route
      whats a good audiobook for walking
      got a podcast tip for the commute
    `,
    replies: [
      'I cannot look things up, and a title that I make up helps nobody. What works: ask two people whose taste you like for their one favourite, try ten minutes of each, and keep what makes you look forward to the next time. For the way or the run, talk and stories carry longer than music; for hard minutes it is the other way round. What do you usually enjoy?',
    ],
  },
  {
    id: 'meaning-of-life',
    says: `
      what is the sense of it all haha
      why are we here lol
      what's life all about
      meaning of life pls
      what is the answer to everything
      so what's the point of life, coach
      tell me the secret of life
      why do we exist
      what's it all for, eh
      what is 42
      what happens after we die
    `,
    replies: [
      'Forty-two, I have heard, though nobody remembers the question. For a Tuesday I would say: somebody to love, something to do, something to look forward to. Which of the three could do with some care?',
      'Large answers are above my pay, which is nothing. Smaller: do something today that you would be glad of tomorrow. What comes to mind first?',
    ],
  },
  {
    id: 'tired-of-me',
    says: `
      do you ever get tired of my questions
      do you ever find me boring
      are you ever annoyed by me
      do you never get bored of people
      do you get bored of hearing from me
      do you find me dull
      don't I bore you
      do I bore you
      will you ever get sick of me
      are you bored when I talk
      do you ever get annoyed with me
      do you ever get fed up with me
      are you bored with me
      do I annoy you
      am I asking too much
      are you fed up with my questions
      do you get sick of me
      am I boring you
      do I talk too much
      sorry for asking so much
      do you mind that I write so often
      don't you ever get tired of this
      are you tired of my moaning
      do you get bored
      you must be sick of hearing from me
    `,
    replies: [
      'Never: a program does not get bored, and your next question is as welcome as the first. How are you today?',
      'No. I have neither a clock nor a sigh. Ask as often as you like.',
    ],
  },
  {
    id: 'sceptical',
    says: `
      I don't believe an AI can help me with this
      honestly I doubt that a computer understands me
      how could a program know what I need
      I don't think a bot is any use for that
      you can't really help me, you're a machine
      not sure talking to software does anything
      this AI stuff is not for me
      a robot won't change my life
      I'm sceptical about all this AI coaching
      what does an app know about real life
      can a chatbot even help with something like this
      sorry but I have my doubts about you
      I've tried apps before and none of them worked
      apps like this never work for me
      feels pointless to tell this to a machine
      you don't really understand what I'm going through
      you're just a machine, you have no idea
      my son made me use this, I don't trust computers
      isn't this all just marketing
      can this thing really help me or is it a gimmick
      I'm not convinced that this will do anything
      you're only a bot, what do you know
    `,
    replies: [
      'That doubt is fair: I am a program, and I know only what you write and tick here. What I do well is small: I keep the dates, cut a step down to ten minutes, and answer at any hour. Try me on one stubborn thing; if it does not help, you have lost five minutes. Which one would it be?',
      'Fair enough, and you need not believe it. I cannot feel what you feel, and I never act as if I could. I can keep an eye on your plan and break things into small pieces. Shall we test that on one thing that has been waiting?',
    ],
  },
] as const satisfies readonly Talk[];
