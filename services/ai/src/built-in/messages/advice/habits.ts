import type { Advice } from './advice.ts';

export const adviceOnHabits: readonly Advice[] = [
  {
    id: 'habit',
    says: `
      how do I build a habit
      how long until something becomes a habit
      how can I be more consistent
      what is the trick to staying with a routine
      how do I make exercise a habit
      how does one stick with new routines
      is it true that a habit takes 21 days
      how do other people keep at it
      flossing lasts four days with me then it's gone, how do people make it stick
      i do it, i forget it, i do it, i forget it. how does it become automatic
      how do I get reading before bed to run by itself like brushing teeth
      what turns ten minutes of spanish into something you do without thinking
      what's the secret of people who just DO it every day
      66 days or 21, whats right
      prayer every morning, I manage three days then it slips, how do I anchor it
      habits, how do they form
      how would you make watering the beds a fixed part of the day
      my uncle did pushups every day for forty years, how does a person get there
      consistency is my weak point, any method
      tiny habits, does it work
      I'd like to know how long before practising scales feels normal
      what do I tie my daily stretching to so that I remember
    `,
    answer:
      'Make it small enough for a bad day, tie it to something you do anyway, and do it at the same time and place. Miss one day, never two in a row. It takes about two months on average until it goes by itself; the 21 days are a legend.',
  },
  {
    id: 'stop-and-start',
    says: `
      I start things and never finish them
      how do I keep going when I lose interest
      I always give up after two weeks
      I keep falling off the wagon
      why do I never stick with anything
      I begin everything and drop it
      started pottery, chess, norwegian and a blog this year, finished zero
      my cupboard is full of half knitted jumpers
      day 12, every time, that's where I quit
      am I just a quitter
      full of fire on monday, done by thursday week
      I've got seven first chapters and not one book
      why do I drop everything the minute it gets ordinary
      gym contract number four, went twice
      I am beginning many courses online and never arrive at the end
      mum calls me a flash in the pan lol, how do I stay with one thing
      on and off, on and off with the diet for 20 years
      three guitars bought, no song learnt to the end
      always the same: big start, then nothing
      how do I break the pattern of quitting in week three
    `,
    answer:
      'Most people stop because they begin too big and go on alone. Halve it until it feels silly, fix a day and an hour, and tell one person who asks you on Friday. Expect the dip in week three and decide now what the smallest version is for that week. Starting again after a break is part of keeping on.',
  },
  {
    id: 'motivation',
    says: `
      is it normal to lose interest after a few weeks
      how do I stay keen when the first excitement is gone
      I was so motivated in the beginning, now I'm not
      why does my motivation always fade
      how do I stay motivated
      where do I get motivation
      how do I make myself do things
      I know what to do but don't do it
      how do I get off the sofa
      the couch wins every evening
      zero drive lately, where do other people take it from
      I know I should revise and still I sit here
      at first I was up at six for it, now I can't be arsed
      how to get going when you don't feel like it
      can't seem to get my backside off the chair and practise
      need a kick up the bum, how do I give myself one
      the spark's gone from the french course
      what do athletes do on days with no drive
      head says yes legs say no
      I have all the time in the world since I retired and do nothing with it
      motivation tips
      all the gear is in the hall, and I just look at it
      How does one motivate oneself without external pressure?
    `,
    answer:
      'Motivation usually comes after the beginning, not before. Lay everything out the evening before, begin with two minutes, and allow yourself to stop then. Tie it to a time and to a person. Write down once why you want it, and hang it where you stand when you hesitate.',
  },
  {
    id: 'procrastination',
    says: `
      I keep putting off a phone call
      I keep avoiding one letter
      I've been dodging this for weeks, how do I finally do it
      why can't I just pick up the phone
      I always push the hard stuff to tomorrow
      how do I stop procrastinating
      why do I put everything off
      how do I stop leaving things to the last minute
      I can't make myself begin
      tax letter has been lying unopened on the fridge since june
      I clean the whole flat rather than write the essay
      need to ring the landlord. have needed to for three weeks
      essay due friday and I've reorganised my sock drawer
      I will do it tomorrow, said I, forty tomorrows ago
      every email I don't like gets a star and then I never look again
      what's wrong with me that I can't make one dentist appointment
      the form takes ten minutes, I've avoided it for two months
      always the night before, never earlier, how do I change that
      how do I get myself to open the thing I'm scared of
      i procrastinate by planning lol
      the hard chapter, I circle round it like a cat round hot porridge
      Why does one postpone precisely what is most important?
      last minute merchant here, any cure
    `,
    answer:
      'You mostly put off a feeling, not the task: name it, boring, unclear, frightening. Then make the next move so small and clear that it takes five minutes, such as opening the file and writing the heading. Set a timer and stop when it rings. Do it before the phone.',
  },
  {
    id: 'morning-routine',
    says: `
      what is a good morning routine
      how long should a morning routine be
      how do I get up early
      how do I stop hitting snooze
      mornings here are chaos, kids, shoes, shouting, what order would you do it in
      what do you do first after getting up, if you want a good day
      the hour before work is just phone, what would be better
      five am club, nonsense or not
      my morning goes: snooze, scroll, panic, run for the bus
      phone first thing, bad is it
      how should the first half hour of the day look
      cold shower, meditation, lemon water, do I need all that
      Pensioner, no job to rush to, my mornings just melt away, what structure would help
      what could I put into 15 minutes before the baby wakes
      morning ritual ideas
      best order: coffee, stretch, prayer, or the other way round
      how do I start the day without feeling hounded
      everybody posts their perfect mornings, what's one for normal people
    `,
    answer:
      'Twenty minutes are plenty: light, water, a little movement, and the one thing that matters today. Put the alarm across the room and go to bed earlier by a quarter of an hour each week; the routine begins the evening before. Keep the time at weekends within an hour.',
  },
  {
    id: 'evening-routine',
    says: `
      how do I wind down in the evening
      what is a good evening routine
      how do I stop working at night
      evenings just disappear, telly then bed, what's a decent ritual
      how do I end the day properly
      still answering mails at eleven at night, need a cut-off
      what should the last hour before bed look like
      nurse on earlies, bed by nine, what should I do before it
      I work on my thesis until I fall over, how to finish at a sane time
      a bedtime routine for a grown man, does that exist
      I go from laptop to pillow and wonder
      tea, book, lights out, in which order
      wind down ritual please, nothing fancy
      no clear end to my day, one more email, one more wash, then it's one o'clock
      small night time habits that make the morning easier
      kids down at eight, then I potter till midnight, better idea?
      which order of things in the evening helps to come down
    `,
    answer:
      'An hour before bed: screens away, light down, tomorrow’s first task written on paper. Then the same three small things in the same order, such as washing, reading and lights out. The order matters more than what it is.',
  },
  {
    id: 'goals-how-many',
    says: `
      how many goals should I work on
      is it bad to have many goals
      should I concentrate on one goal
      which goal first
      I've put in six goals, is that daft
      one thing at a time or several, what do the clever people say
      too many irons in the fire, is it better to drop some
      can one learn italian and train for a race in the same year
      is three goals too much
      eleven goals in here lol
      everything at once doesn't work, does it
      how many big projects can a person with a job handle
      focus on one or juggle
      house, degree and baby in one year, too much?
      my sister does one goal a year and finishes it, I've nine and finish none
      should the small goals wait until the big one is done
      is it wise to pursue several aims in parallel
      spread thin between choir, garden and exam, better put two on ice?
    `,
    answer:
      'One or two at a time usually go best, and one of them may be small. Choose the one whose next step is clear and that makes others easier. Put the rest on pause with a clear conscience; they keep their steps here.',
  },
  {
    id: 'goal-setting',
    says: `
      how do I set a good goal
      what is a SMART goal
      what makes a good goal
      what is the difference between a goal and a habit
      what is an OKR
      my teacher wants smart targets, what the hell are they
      get fit, is that a goal or just a wish
      how do I word it so that I know when I'm there
      boss wants OKRs from us by monday, no idea
      goals are supposed to be measurable, how do you measure being a better dad
      difference between aim, goal and habit?
      too vague, my husband says about mine, how would one make a goal sharper
      SMART, what do the letters stand for
      is "read more" any good as a goal
      what does a well put goal sound like
      how ambitious should a target be
      do I need a date on it for it to count
      my goals always come out woolly
      What distinguishes a good objective from a poor one?
    `,
    answer:
      'Say what will be different and how you will see it, with an amount and a date: “run 10 km by June” rather than “get fit”. SMART means specific, measurable, achievable, relevant and timed. A goal ends, a habit goes on. Then fix only the next two steps firmly.',
  },
  {
    id: '80-20',
    says: `
      what is the 80/20 rule
      what is the pareto principle
      what is the two minute rule
      what is eat the frog
      what is habit stacking
      what is the 10,000 hour rule
      what is the 5 second rule
      explain the 1 percent rule
      what's the 90/10 rule
      what is kaizen
      what's the 80/20 thing
      pareto, someone dropped that in the meeting and I nodded
      two minute rule, how does it go again
      eat that frog??
      10k hours, is that even true
      habit stacking in one sentence
      what do they mean by one percent better every day
      podcast said count down from five and go, whats that called
      kaizen, the japanese thing
      which fifth of the work matters, that rule, what was it
      explain the frog thing
      is there anything in this 80 20 business for a market gardener
      the rule where you do it at once if it's short
      stack a habit on another, how's that meant
      Would you kindly define the Pareto principle for a layman?
    `,
    answer:
      '80/20, or Pareto: a fifth of what you do brings most of the result, so look for that fifth. The two-minute rule: what takes less is done at once, and a habit begins with a two-minute version. Eat the frog: the worst task first. Habit stacking: the new habit right after an old one, such as squats after brushing teeth.',
  },
  {
    id: 'missed-days',
    says: `
      is it ok to skip a day
      I missed a week, should I start over
      is it bad to take a rest day
      how do I get back on track after a holiday
      what do I do after a bad week
      skipped four days of piano, is it all gone
      was away for ten days and now I don't dare to look at the plan
      streak of 41 broken yesterday. start from one?
      kids had chickenpox, nothing done for a fortnight, how do I get in again
      holiday ruined my rhythm
      do I make up for the days I missed
      one lazy sunday, does it matter
      back from the wedding, back to nothing, how do I pick up the thread
      didn't do my vocab since the flu, begin again from lesson one?
      Bad week. How does one resume without fuss
      missed three choir practices and now I feel like not going back
      I fell out of the routine over christmas
      is a day off cheating
      after a gap I never know where to step back in
    `,
    answer:
      'One missed week costs almost nothing; starting over from zero in your head costs a lot. Go on where you stopped, with half the amount for two days. Do not catch up. Move the dates of what slipped to ones you believe in.',
  },
  {
    id: 'perfection',
    says: `
      how do I stop being a perfectionist
      I rewrite everything ten times
      how do I know when it is good enough
      rewrote the first page 14 times
      i sew a seam, unpick it, sew it, unpick it
      never send anything because it's not good enough
      colleague ships in a day what takes me a week cos I polish
      when is good enough good enough
      my standards are killing me
      can't hand in the application until every comma is right
      the nursery has to be perfect and I'm in tears over wallpaper
      Four hours on one slide. Four.
      I'd rather not do it at all than do it badly, how do I get out of that
      how to let a thing be finished with its mistakes
      the painting is done everybody says, but I still fiddle
      perfectionism, any cure
      an A minus made me cry, I know thats silly
    `,
    answer:
      'Decide before you begin what good enough means: a time, a number of drafts, one reader. Then stop there once and see what happens; usually nothing. Keep perfect for the one piece in ten where a mistake would hurt somebody.',
  },
  {
    id: 'discipline',
    says: `
      how do I get more discipline
      I have no willpower
      how do I resist temptation
      no willpower whatsoever when there's cake in the office
      weak as water, me
      how do I get some backbone
      I cave in every time somebody offers me one
      self control, can you train it
      my flatmate has iron discipline and I've none, how come
      strict with my recruits, soft with myself, how do I change that
      how do people say no to the third episode
      the minute I see the shop I go in
      discipline tips for a lazy student
      temptation everywhere, phone, fridge, sofa
      Is willpower innate or can it be acquired?
      how do i make myself stick to my own rules
      army dad, no discipline myself, irony
    `,
    answer:
      'Disciplined people mostly meet fewer temptations. Change the room: what you want to do lies ready, what you do not want needs three moves. Decide beforehand in one sentence: “When I come home, I put the shoes on.” And sleep, because a tired head gives in.',
  },
  {
    id: 'time-no-time',
    says: `
      I have no time for my goals
      how do I find time
      how do I fit training into a busy day
      how do parents find time for themselves
      how do I manage my time better
      between the shop, the kids and mum there isn't a minute left for me
      24 hours aren't enough
      when am I supposed to practise, at midnight?
      two jobs and a toddler, find me a gap
      how do working people fit a course in
      I leave at six and come home at seven, where would I put anything
      my day's full to the brim
      single dad here, time for myself ha ha
      where do all the hours go
      commute of three hours a day, can I use it for something
      How might a busy farmer make room for learning?
      never get round to my own stuff
      always something. school run, dishes, emails, bed
      harvest season, no spare hour till october, how do others keep a hobby alive
    `,
    answer:
      'Write down for one week where the hours go; most people find three or four. Take two fixed slots of 20 to 30 minutes, in the calendar like an appointment, best in the morning. Drop or hand over one thing for it. With small children, trade: one evening each.',
  },
  {
    id: 'energy-after-work',
    says: `
      how do I do anything after a long day
      how do I train with no energy
      how do I study after work
      too tired in the evening to learn
      come home, sit down, gone. how do I get anything done after six
      after the ward I've nothing left for my course
      brain is mush after eight hours at the till, when do I study
      on my feet all day, no juice left to train
      how do people go to evening class after work
      once I hit the couch it's over
      I teach thirty kids all day, then I'm meant to play cello?
      wiped out after work, any trick to still do something
      night school after the building site, my eyes close at page two
      is it better to do it before work since I'm dead afterwards
      the evening is when I've time but not a spark left
      shift ends at four and by five I'm useless, how do I use the evening
      What little can one do of an evening when the job has drained one?
      second wind after the office, how do I get one
    `,
    answer:
      'Do it before you sit down: shoes or book lie at the door. Make it ten minutes, and eat something small first. If evenings never work, move it to the morning or the lunch break twice a week and leave the evenings free. Tiredness that lasts for weeks is worth a doctor.',
  },
  {
    id: 'tracking',
    says: `
      should I track my habits
      how do I keep track of my progress
      is a habit tracker useful
      should I weigh myself every day
      crosses on a paper calendar, does it help at all
      is it worth writing down every run, every meal, every penny
      my weight jumps two kilos from day to day, how often do I step on the scales
      the numbers make me nervous, do I need to count
      tracking yes or no
      I love ticking boxes, is that silly
      weigh in daily or on sundays
      counting everything has become an obsession
      keep a log of practice hours, any point
      scale says up although I was good all week
      how do I see whether I'm getting better at drawing
      bullet journal or app or nothing
      Is measuring one's habits helpful or harmful?
      sticker chart for adults haha, does it work
    `,
    answer:
      'Marking a cross a day helps most people, as long as it takes seconds. Look at the week, not the day: five of seven is good. For weight, either daily with a weekly mean or once a week at the same hour. If the numbers make you miserable, drop them and count what you did.',
  },
  {
    id: 'accountability',
    says: `
      how do I find someone to keep me going
      does telling others help
      should I tell people my goal
      how do I find a training partner
      alone I never go, with someone I always go
      who could nag me, my husband won't
      do you tell people what you're up to or keep your mouth shut
      told everyone I'd write a book, now I daren't show my face
      need somebody to report to on fridays
      study buddy, how do I find one
      jogging partner wanted, where do you look
      is it better to keep a goal secret
      my mates would laugh, still tell them?
      i only do things when someone's waiting for me
      a friend who checks on me, does that work
      should I post about it so I can't back out
      is a group better than going it alone
      accountability partner, what do we talk about
    `,
    answer:
      'A fixed day on which somebody asks you raises the chance a lot; announcing it to everybody does not. Ask one person, name the day and the question: “On Sundays, ask me whether I ran three times.” A group or course with a fee works the same way.',
  },
  {
    id: 'reward',
    says: `
      how do I celebrate when I reach a milestone
      how should I reward myself when I get to the half
      what is a good treat for finishing a step
      ideas to celebrate a small success
      I reached my first target, how do I celebrate
      what can I treat myself to when I make it
      should I reward myself
      how do I celebrate small wins
      is it ok to treat myself
      hit 50%!! what's a nice way to mark it
      I've saved the first 5000, do I deserve something
      treat ideas that aren't food
      how do I reward a week without sugar, not with cake I suppose
      half way through the course, feel like doing something special for it
      nothing feels like a celebration when you live alone, ideas?
      first thousand words, small prize?
      give myself a treat or does that spoil it
      what would be a good little reward after every practice
      we paid off the card, how do we celebrate for under twenty quid
      kids did a month of reading, what's a reward that isn't a toy
      I never celebrate, I just go on to the next thing
      passed the grade 3, how would you mark that
      Is it sensible to promise oneself a reward?
    `,
    answer:
      'Yes, small and at once: it tells the brain that it was worth it. Let it fit the aim, such as a bath after the run rather than a cake. For milestones, plan something with people. Write it down as well; one forgets quickly what went well.',
  },
  {
    id: 'declutter',
    says: `
      how do I declutter
      how do I keep the house tidy
      where do I start tidying
      how do I let go of things
      how do I clean when it is overwhelming
      attic is full to the rafters with forty years of stuff
      can't throw out my late husband's shirts
      wardrobe bursting, nothing to wear
      clearing mum's house, where on earth do we begin
      I hoard jars and cables, help
      too much stuff in too few rooms
      how do I part with the kids' baby things
      three boxes from the last move still unopened
      Every surface is covered with things. Where does one begin sorting?
      marie kondo or what, which method
      garage so full the car lives outside
      boyfriend keeps every ticket stub, how do we thin it out
      drawers of old paperwork, what can go
      sentimental stuff, keep or bin
    `,
    answer:
      'One drawer, fifteen minutes, three boxes: keep, give, bin. Begin with what has no memories, such as the bathroom or papers. Something new in means something old out. For daily order, ten minutes with a timer before bed and a place for the five things you always look for.',
  },
  {
    id: 'diary-habit',
    says: `
      how do I start a diary
      what do I write in a journal
      does journaling help
      a blank notebook and no idea what to put in
      journaling, what do people even write
      bought a lovely diary, three entries since january
      does writing things down at night do any good
      gratitude list, helpful or twee
      I'd feel silly writing dear diary at 52
      what prompts could I use for a journal
      morning pages, worth it?
      what should go in a diary besides the weather
      pen and paper or typing, for a journal
      how long should I sit at my journal
      my counsellor said keep a journal, but how
      Since my wife died I should like to write things down. How does one begin a diary
      a diary, just three lines or a whole page
    `,
    answer:
      'Three lines in the evening: what happened, what was good, what I want tomorrow. Same place, no rules, nobody reads it. After two weeks look back for what returns. For something heavy, write fifteen minutes on three days in a row, then put it away.',
  },
  {
    id: 'happiness',
    says: `
      what makes people happy
      how do I become happier
      what do happy people do
      what's the recipe for a happy life
      I've got everything and feel nothing much, what makes people content
      why are some folk always cheerful
      does money make you happy
      how does one get happier, scientifically speaking
      my nan had nothing and was the happiest person, what did she know
      things that lift the mood over the long run
      what would make my days a bit brighter
      danes are the happiest, what do they do different
      not sad, not happy, just meh, what makes life nicer
      secret of contentment at my age
      is happiness a skill
      what do contented old people say they did right
      joy seems to have gone out of things, where do you look for it
    `,
    answer:
      'Research agrees on plain things: people you see often, enough sleep, movement outdoors, work or tasks that need you, and helping somebody. Choose the one that is thinnest in your week and add half an hour of it. If nothing gives you joy for weeks, see a doctor; that is an illness and can be treated.',
  },
  {
    id: 'decisions',
    says: `
      how do I make a hard decision
      I can't decide
      pros and cons, how do I choose
      how do I know what I want
      two offers, one answer due by friday, head's spinning
      been back and forth between two flats for a week
      blue kitchen or green kitchen, three months now lol
      I make a list, I toss a coin, I still don't know
      dithering is my middle name
      how do people decide fast
      every choice feels wrong, so I choose nothing
      which of the two courses do I take, is there a method for it
      pro con list came out even, what next
      can't make up my mind about the school for our son
      I decide, then regret, then undecide
      Is there a sound procedure for difficult choices?
      even ordering pizza takes me an hour
      sister says yes, mum says no and I'm in the middle with my choice
    `,
    answer:
      'Write down both choices as if already taken, and live a day with each in your head; notice where you breathe easier. Ask what you would advise a friend, and what can be undone. For what can be undone, decide quickly. For the rest, set a date and two facts you still need.',
  },
  {
    id: 'confidence',
    says: `
      how do I become more confident
      how do I stop caring what others think
      how do I speak up more
      I have low self esteem
      I always go quiet in meetings though I know the answer
      how do I walk into a room like I belong there
      what people think of me rules everything I do
      since the divorce my self confidence is in the cellar
      zero confidence, always been that way
      can you learn to be sure of yourself at 16
      my daughter has no belief in herself, how can she get some
      I say sorry for existing, basically
      everyone else just puts their hand up
      how do shy people become bold
      I dress to be invisible, how do I dare more
      Is there any way to care less about others' opinions?
      never say what I want, not even at the hairdresser
      fake it till you make it, does that work
    `,
    answer:
      'Confidence follows doing: one small brave thing a week, such as one question in a meeting, a bit harder each time. Keep a list of them. Stand, breathe out, speak slower than feels natural. Others think about you far less than you fear. If you talk to yourself with contempt, a counsellor helps.',
  },
];
