import type { Advice } from './advice.ts';

export const adviceOnRoutines: readonly Advice[] = [
  {
    id: 'winter-motivation',
    says: `
      how do people keep going in the dark season
      no drive in winter
      how do I keep motivated when it's dark and cold
      winter makes me lazy
      how to stay active in January
      what helps against the winter slump
      I get nothing done in the cold months
      november comes and i turn into a bear, every year, what can be done
      since the clocks went back I do nothing but sofa and biscuits
      leave home in the dark, come home in the dark, where's the will supposed to come from
      Here in Finland the sun is gone by two. How do you stay going till March?
      my projects all die between halloween and easter
      everything grey, no energy for the spanish course since december
      in summer I'm unstoppable, in winter I hibernate, any way round that
      daylight lamp, does it do anything for the winter lows
      january is my dead month, the choir, the gym, the garden plans, all asleep
      can't get off the couch now that it's dark at half four, tricks?
      the kids and I get gloomy and lazy as soon as it gets cold, ideas
      want to keep going through winter this time and not start from scratch in april
      winter slump every year
      as a postman I'm outside all day anyway, but from the end of october, once I've shut the door behind me, nothing gets me to the guitar or the books any more
    `,
    answer:
      'Use the daylight: ten minutes outside before noon do more than anything in the evening. Put it at a fixed, early time, lay everything out the night before, and arrange it with somebody who waits. Lower the bar on purpose, two small times a week still keep the habit, and spring does the rest. If the low mood is heavy and comes every winter, ask a doctor about light therapy.',
  },
  {
    id: 'choose-among-ideas',
    says: `
      I have too many ideas, how do I choose
      how do I decide on one project
      ten ideas for a story, which one
      how do I pick one out of many
      I keep jumping from idea to idea
      how do I choose a topic
      can't settle on one plan
      three business ideas, one me, no clue which to go for
      my notebook is full of stories and I can't commit to one
      pottery or italian or the allotment, I'd love all three and start none
      each week I'm on fire for something else
      got a list of 22 possible thesis topics, help me narrow down, how
      every idea looks great on monday and silly by thursday
      a podcast, a blog, a shop. can't do all. how to choose
      my head is a market stall, ideas everywhere, none taken home
      which of many is the right one, is there a method for that
      choosing a craft for the long evenings and I dither between weaving and woodwork
      picture book or crime novel, both half in my head, how do I make up my mind
      can't pick, flipping a coin is allowed?
      too many ideas, none begun
      on the train I have a novel, in the shower a food truck, at night I'm a beekeeper, and at the end of the year I've got three folders with one page each
    `,
    answer:
      'Write each on a card in one sentence. Cross out those that you would not miss in a month. Give the last three one hour each: a page, a sketch, a first step; the one that you go on thinking about afterwards wins. Set a date for the choice and park the others on a list called “later”, so nothing is lost.',
  },
  {
    id: 'sunday-dread',
    says: `
      I dread Mondays
      sunday evening makes me anxious
      how do I start the week well
      how do I plan a week so that I look forward to it
      what should a weekly review look like
      what helps against the sunday blues
      from four o'clock on sunday there's a stone in my belly
      the weekend is over at sunday lunch because I'm already at work in my head
      monday mornings kill me, what could make them softer
      i spend sunday night staring at the ceiling thinking about my inbox
      school starts again tomorrow and I teach it, that sunday feeling, what helps
      weekly planning, how long and on which day
      my week just happens to me, I'd like to set it up properly beforehand
      is there a sunday ritual that takes the fear out of monday
      tatort music comes on and I feel sick because of monday
      sunday scaries again, any cure
      would like to end the week on friday with a clear head
      how do I set up my week when I have kids, shifts and a course
      monday dread
      we'd had a beautiful day at the lake and then about five, while the kids were still splashing, it came up my throat again, tomorrow, the open plan office, the list
    `,
    answer:
      'Take twenty minutes on Friday afternoon or Sunday morning: what was good, what is open, and three things that would make next week a good one. Put each on a day, and leave one day nearly empty. Write down the first small thing for Monday morning. What is on paper need not be carried through Sunday evening.',
  },
  {
    id: 'too-many-tasks',
    says: `
      my to do list is endless
      I have too much on, where do I start
      how do I prioritise
      everything is urgent
      how do I get on top of my tasks
      overwhelmed by my list
      how do I sort out what matters
      everything is chaos, what do I do first
      my life is a mess, where do I begin
      first step out of the chaos
      what is a good first step when all is in disorder
      47 things on the list and I keep making coffee
      wedding, tax, mum's move, all in one month, what first
      boss wants it, wife wants it, school wants it, all by friday, how do I sort that
      I write lists of my lists
      can't see the wood for the trees with all these jobs in the house
      drowning in little errands, where do I grab hold
      the list grows faster than I can tick
      my desk, my inbox, my garage. everything shouts at once, where to begin
      got six exams, a job and a sick cat, how do I get an order into this
      need a method for too much to do and too little day
      so many loose ends that I do none of them
      my flat looks bombed, bills unopened, fridge empty, what's step one
      way too much on my list
      the roof leaks, the dog needs jabs, the grant form is due, mum wants her curtains hung, and I've just spent an hour colour coding all of it instead of doing any
      how does one tell urgent from important
    `,
    answer:
      'Write everything down, then mark what has a real date this week and what hurts somebody if it is left. Of those, choose three for today and put the rest out of sight. Things under two minutes do at once; things that you have moved three times drop, hand over or cut in half. Tomorrow again three.',
  },
  {
    id: 'focus-adhd',
    says: `
      I can't concentrate on anything
      how do I focus with adhd
      my attention jumps all the time
      I get distracted every five minutes
      got up to fetch a pen, came back with a sandwich and a new hobby
      read the same paragraph nine times and couldn't tell you a word of it
      diagnosed at 38, now what actually helps me get work done
      my brain has forty tabs open and music in one of them
      ten minutes of essay and I'm watching videos about bridges, how do I stay on it
      adhd and online uni, how do others do that
      my thoughts hop like fleas when I sit down to paint
      I can only concentrate when the house burns, everything else drifts
      practise for exams with the attention of a goldfish, tips
      meds are a no for me, what else is there for concentration
      son is easily distracted at homework, every noise, what can we change
      can't finish a single email without starting three other things
      brain won't stay put
      my boss gives me one thing to do and by lunch I have tidied the stockroom, fixed the printer, learned about octopuses and not written the three lines she wanted
      what is body doubling
    `,
    answer:
      'Phone into another room, one window open, a timer for fifteen minutes, and a sheet for the thoughts that come in between. Work beside somebody, in a library or on a call, helps many. Do the dull thing first when you are fresh. If it has been like that all your life and costs you work or friends, it is worth having it looked at.',
  },
  {
    id: 'early-riser',
    says: `
      I can't get out of bed in the morning
      I always hit snooze
      how do I wake up at six
      getting up is so hard
      four alarms and I sleep through all of them
      bed has me in chains till nine, every day, I want to be up at half six
      my hand turns the alarm off before I'm even awake
      shift starts at five now, how does a night owl get used to that
      tips for dragging yourself out of a warm bed in winter
      my mum has to pull my duvet off, I'm 17, how do i wake up on my own
      snooze, snooze, snooze, late again
      I'd love that quiet hour before the kids wake, but I can't get up for it
      wake up light, is that worth a try
      I go to bed at ten and still can't get up, what am I doing wrong
      getting up early for a week works, then the weekend ruins it
      morning person, can one become that at fifty
      can't get up, ever
      I've tried the phone in the kitchen, the bright lamp, my neighbour ringing the bell, and each morning some stranger in my body switches it all off and goes back to bed
    `,
    answer:
      'Move the alarm by a quarter of an hour every few days, and bedtime with it. Light at once, the alarm across the room, and something you like in the first ten minutes. The same time at weekends, give or take an hour. If you sleep enough and are still worn out for weeks, have it looked at.',
  },
  {
    id: 'new-year',
    says: `
      do new year's resolutions work
      what's a good resolution
      should I wait until January to start
      how do I keep my resolution
      why do resolutions fail
      good intentions for the new year
      every january the same list and by february it's in the bin
      it's the 28th of december and I'm thinking what to take on for next year
      gym in january, never seen again, typical me, how do I do it differently
      are resolutions stupid
      wait for the first or begin on a random wednesday
      one big resolution or five small ones
      three weeks into january and I've already broken it, start over?
      my grandmother made one vow a year and kept it, how did people manage that
      a word for the year instead of resolutions, any good
      lent, new year, birthday: which date is best to begin something
      my family does resolutions at the table and mine always fail, I want one that lasts
      Neujahr is coming, and I want no more empty promises to myself, any advice
      resolutions, yes or no
      last year I vowed to cook, read, swim, ring my aunt and floss, and by epiphany I was down to flossing, so perhaps one ought to go about it another way
    `,
    answer:
      'They work when they are small, have a time and a place, and begin before the mood is gone. One is enough. Write what you will do on an ordinary Tuesday rather than what you want to be. And there is no need for January: the next Monday is as good.',
  },
  {
    id: 'small-tics',
    says: `
      how do I stop chewing my lips
      how do I stop picking my skin
      I twirl my hair all day
      how do I stop cracking my knuckles
      how do I quit a nervous habit
      nails bitten down to the quick since I was six
      I pull at my eyebrows when I read, there's a gap now
      picking at my cuticles till they bleed in every meeting
      my jaw hurts because I grind and clench all day
      fiddling with my beard nonstop, wife hates it
      knuckles, neck, back, I crack everything, how do I get rid of that
      chewed every pen in the office
      my daughter sucks her hair when she does maths
      always peeling the skin off my lips, looks awful
      leg bouncing under the table drives my colleagues nuts, can one stop that
      bitter varnish for nails, does it do the trick
      I say like every second word and cough when nervous, can it be unlearned
      can't leave spots on my face alone, what works against picking
      can't stop biting my nails
      I don't even notice, the whole film through I sit there and pick at my thumb, and when the lights go on there's blood on the popcorn and my girlfriend is disgusted
    `,
    answer:
      'Notice it first: a tally for three days of when and where. Then give hands and mouth something else in those moments: balm, gum, a ring or stone to turn, a fist for a minute whenever it begins. Change the place where it happens most. It takes some weeks; if there are sores or it eats hours, a therapist has a short training for it (habit reversal).',
  },
  {
    id: 'always-late',
    says: `
      ten minutes late everywhere, all my life, and people are fed up with me
      how do I stop being late
      just one more thing before I leave and then the bus is gone
      my friends tell me half an hour earlier so I turn up on time, humiliating
      got a warning at work for coming late twice this month, how do I get punctual
      I underestimate how long everything takes
      why am I never on time although I get up early
      we are five and leaving the house takes ages, always last at school
      the time between dressed and out of the door just vanishes
      missed my train again because I was looking for the keys
      boyfriend is chronically late, what can I do about it
      how do punctual people do it, do they sit around and wait
      late for my own wedding rehearsal lol, tips for hopeless cases
      In Germany lateness is a sin, where I come from it is not. How do I change over?
      my sense of time is broken, five minutes or fifty, feels the same
      always arrive sweating and apologising, would love to be early once
    `,
    answer:
      'Measure three times how long it really takes from shoes on to being there; most people guess too little. Count back from the hour, add ten minutes, and set an alarm for leaving instead of arriving. Keys, bag and clothes lie ready the night before. Plan to be early, with something nice for the wait.',
  },
];
