import type { Matter } from './matter.ts';

// Questions that are answered from the person's own goals, steps and week. `answering/` has the answer to each.

export const ownThings = [
  {
    id: 'next-step',
    says: `
      which goal needs me most right now
      what would you do in my place today
      where does my attention need to go
      if I can only do one goal this week, which one
      which of them matters most this week
      just one thing please, what matters most now
      what follows the eye test
      what comes after the trial lesson
      and once I've done the form
      after the inventory, what
      if I could do one thing only tomorrow, what
      what one thing should I do today
      the single most important thing this week
      just tell me one thing to do
      what matters most right now
      where do I put my energy tomorrow
      what should I do next?
      what's next
      what next?
      next step please
      what comes after this
      where do I go from here
      ok what now
      what do you want me to do now
      which step is first
      what is my next step for the course
      where do i start
      where should I begin with this plan
      how do I get going
      what should I focus on
      what has priority right now
      which of my goals should I work on first
      what is the most important thing at the moment
      done with that, what is the following one?
      give me something to do
      I have finished this, what follows?
      tell me the next thing on my list
      what would you tackle first
      how do i continue
      anything I should be getting on with?
      I want to know what comes next
      I want to work on my goals now
      I want to do the next thing
      I'd like to continue with my goal
      I want to see what to do
      what now
      what's my next move
      next?
      what do I do first
      what's the next thing to do for the wedding
      tell me what to do
      where were we
      what should I start with
      what's up next for me
      give me my next task
      what shall I tackle now
      which one first
      what should I do after breakfast tomorrow
      what is the first thing on my list
      what would be the sensible next step
      point me to the next bit
      ok I'm ready, what's next
      what is waiting for me
      so what shall I do first tomorrow morning
      what should come next with the garden
      and what next
      so, what's next then
      what's next then
      ok what next
      next up?
      so what do I do now
      what then
      so where do I go now
      right, what's next
      what comes next
      just point me at the next job on the allotment, I'll go and do it
      right, kettle's on and I'm ready, give me the next bit of the baptism stuff
      hem is done on the curtains so whats after that
      lost the thread a bit with my Portuguese, where do I pick it up
      pick one for me, I can't see the wood for the trees
      dont list everything, only the very next thing
      top priority?
      first things first, which is it
      i finished the reading for the theology module, now i dont know with what to continue
      tell me where to put my foot next with the house move
      be honest, which of these would move me forward most
      So the vet form is in. And then what?
      nxt one for the band pls
      whats nxt
      next job for the choir audition, go
      I've got the seeds and the soil, so the step after would be
      if you were me where would you begin with the loft
      got my sleeves rolled up, what first
      I'm through part one of the driving theory, lead on
      one job, just one, for the christening
      hey sage whats the next thingy for nans recipe book
      which thing should I be doing before all the others
      I would be grateful if you could tell me the step that comes now
      the kids are finally in bed and I want to crack on, with what though
      back from three weeks away and no clue where to carry on
      where did we stop with the cello
      put me to work
      what is it I'm supposed to be doing now for the citizenship
      handed in the essay!! so next would be?
      the one thing I shouldn't leave lying, which is it
      too many things, tell me which to grab
      shall I do the cv or the phone call first
      Please indicate my next action.
      aight physio exercises are done, what now
      what's first in line for the campaign
      next step kitchen
      show next step only
      I keep jumping between things, give me the one that counts
      could do with being told what to do now, I'm at the sewing table already
      what follows on from the blood test
      whats the follow-up to the planning application
      with the shed cleared I wonder what you have for me after that
      Grandad here. What must I do now with the model railway?
      point me the right way with the pottery
      i want only to know what is coming now, nothing more
      and when the references are in, what follows
      so the puppy had her jabs, whats the next thing in the plan
      where to begin, the tax papers or the job letters
      bring on the next one
      after the taster day comes what exactly
      sat here with my laptop open for the thesis, which bit now
      starting point please for clearing mum's house
      the most useful thing I can do for my exams right now is
      choose for me, violin or van first
      we did the venue, we did the rings. now?
      name the next thing and I'm off
      can't remember what was to come after the foundation course
      let's get going, what's first
      what is my next job with the bees
      oi what do i do now
      I'd rather be told than think, so what is first
      carry on where with the Quran reading
    `,
  },
  {
    id: 'today',
    tells: `
      today ! minutes/hour/hours/min/did
      tonight
    `,
    says: `
      do I have to do something today or can I rest
      is today a rest day
      anything I must do today
      anything on today
      give me today's plan
      give me my today
      give me my day
      today pls
      what have i on today
      show me what's up for today
      whats for today
      just today please
      my day?
      run me through today
      today's list
      give me the day
      what does my day hold
      tell me what is on for tonight
      what should I do today?
      what's on today
      what is due today
      anything for today?
      what do I have to do tonight
      my tasks for today
      what do i need to get done this morning
      show me today
      today's steps please
      is there something planned for today
      do I have anything due by this evening
      what can I tick off today
      what's on for today
      what should I be doing today
      what have I got today
      is anything due today
      today?
      what's the plan for today
      which step is for today
      do I have to do something today
      what needs doing tonight
      what is today's task
      tell me my day
      what does today look like
      morning sage, whats it today then
      before I put the phone away, anything left for today
      tell me today's jobs and be quick, bus is coming
      off to bed soon, was there something I still had to do tonight
      I've a feeling I was meant to do something today
      today for the wedding stuff?
      today's homework pls
      its 7am, coffee in hand, hit me with today's list
      read me out what today wants from me
      is today one of the cello days
      just back from chemo, must anything be done today or can it wait
      day off today so what is on the list
      Good morning. Kindly show me the steps for today's date.
      wat do i have today
      2day?
      whats 2day
      anything tonite
      tonight's step please, Hebrew or choir, I forgot
      something was due today, the form for school I think
      baby has a fever, so is there anything I can't skip today
      am I free today or is something due
      list for this evening
      this morning's jobs, go
      am I supposed to be revising today or not
      my husband asks what I have to do today, so what do I
      whats due before midnight
      let me see today, only today, not the whole plan
      what does today have in store for me
      is anything down for this afternoon
      sorry to bother, but what was it for today
      today I can work on the greenhouse, is that what is down
      so today is what, sewing or Spanish
      what do you want from me today boss
      today is a blank in my head, fill me in
      I'd like today's plan in two lines
      anything down for tonight after the kids are asleep
      still time to do what's due today, remind me what it is
      woke up late, show me what the day has
      today's stuff for the citizenship test
      I want to have today done by six, what is it
      only things due today please, nothing else
      what am I on the hook for today
      is it a garden day today or a book day
      todays steps
      today's to do
      have I anything on this evening for the campaign
      daily list
      my list for the day please and thanks
      whats my job today with the puppy
      I forgot what I put for today
      tell me if something is due today, otherwise I go to the lake
      what have we got for today, sage my friend
      must I ring anybody today
      is there a step with today's date
      before church, is there something for today
      anything left to tick off tonight or am I finished
      do I owe today anything
      go on, spill it, what is on today
      nothing today right
      what's today all about
      how does this evening look, any jobs for the shop
      got out of hospital this morning, is there something on for today
    `,
  },
  {
    id: 'plan-for-minutes',
    tells: `
      # min/mins/minutes
      half an hour
      quarter of an hour
      ten/fifteen/twenty/thirty minutes
      hour/hours free
      minutes ! step
      on the train/bus/plane/tram/way/road
      while .. wait*
      commut*
    `,
    says: `
      I have a quarter of an hour before school, what could I do
      got 25 minutes till the baby wakes, anything useful?
      half an hour free before the bus, what is worth doing
      i have five minutes before bed
      fifteen minutes before I leave
      ten mins till lunch
      twenty minutes before the kids come home
      i have a quarter of an hour now
      plan my saturday, I have three hours
      got two hours this afternoon, plan it
      fill my free hour
      plan the evening for me, an hour and a half
      plan my Monday, one hour only
      i have an hour on Sunday, what goes in
      I've got 40 mins before dinner. any ideas?
      have an hour before the school run
      got half an hour till my train, suggestions?
      45 minutes free, what would you do
      I have a spare half hour. ideas
      an hour till bed, what can I do
      thirty minutes before work, anything?
      got 15 mins spare
      i have ten minutes what fits
      quick thing for a tired evening
      half an hour before dinner, what
      what's doable in a quarter of an hour
      20 mins, go
      only got five mins
      I have 20 minutes, what can I do?
      make a plan for today, I have half an hour
      what can I get done in 15 minutes
      I've got an hour free this afternoon, what should I use it for
      give me something small I can do in ten minutes
      plan my day, only 30 minutes
      got a spare quarter of an hour
      what fits into my lunch break
      I only have 20 min today, what's the best use of it
      only a little time today, which bit should I do
      something quick for tonight please
      I have 2 hours on my hands right now
      with 45 minutes before the kids come home, what makes sense
      what could I do on the bus for ten minutes
      plan today for me, twenty minutes max
      I've got ten minutes before the bus
      what can I do in five minutes
      fifteen minutes to spare, any idea
      quick win please
      something I can finish in half an hour
      I have a short break, what fits
      what can I do from my bed
      anything I can do while waiting at the doctor's
      can I do something on the bus
      is there something I can do on the plane
      what can I do without leaving the house
      I've a spare evening, what should I use it for
      what's a tiny thing I could do right now
      give me one small thing
      one small step please
      what can I get done while the baby sleeps
      something easy for now
      I'm at the airport for an hour, anything I could do
      what can I do from my phone
      what could I do in my lunch hour
      free hour tonight, what do you suggest
      something I can do in the waiting room
      what can I do in 30 mins
      got an hour to kill
      what could I do on the tram
      anything for the way to work
      what can I get done on a flight
      I'm stuck in a queue, what could I do
      what fits into a train journey
      something to do for my goals on the road
      my daughter's asleep on me and i can only use one hand, something small
      dentist is running late again, 20 min at least, give me something
      stuck in traffic as passenger, an hour probably
      twelve minutes till the pasta is done, what can I squeeze in
      lunch break, 35 mins, keyboard in front of me
      the washing needs another forty minutes, what can I do meanwhile
      i got 1h before choir starts
      train to Leeds, two hours, phone and notebook with me
      half hr free now wat 2 do
      only tiny things please, I'm knackered but want to do a bit
      flight is delayed till nine, I could do something for my goals
      waiting for the plumber between 8 and 12, make good use of it for me
      quarter of an hour, go go go
      Saturday morning is empty from 9 to 11, fill those two hours
      I find myself with a spare hour this afternoon. What do you propose?
      something I can manage lying on the sofa with a bad back
      kids at football until 5, so that gives me ninety minutes
      the smallest possible thing for tonight, my head is mush
      while the dough rises I could do something useful, suggest
      have got 10 min in between two patients
      night shift is quiet, I have maybe an hour, phone only
      45 mins in the car outside ballet class, what could I do for my goals instead of scrolling
      spare five minutes?
      5 mins. shoot
      twenty-five minutes, no laptop, what have you got
      coffee break, ten minutes, feed me a job
      I will sit in the library for three hours tomorrow, divide it up for me
      can you fill 30 minutes with something for the driving theory
      meeting got cancelled, so there's a free hour
      half an afternoon alone in the house for once, what do I do with it
      my slot is 6 to 6.30 in the morning, what goes in there
      an hour with the sewing machine before my sister needs it back, which bit
      something from my list that takes no longer than a tea break
      the ferry takes fifty minutes, what could be done in that time
      I've an hour and ten until mass, which of my things fits
      what is short enough for six stops on the tram
      bits I can do one handed while feeding
      just a mini task, promised myself to do at least something
      rain stopped the match, so I've two hours till four
      ok 15 min before the kids wake up
      slow day at the shop, no customers, is there something I could do at the counter
      hospital bed, bored, tablet here, what can I do for my plan
      2 hrs on sunday between lunch and visiting grandad, sort it for me
      before the electrician comes I have forty minutes
      I can give you a quarter of an hour, not more, pick something
      small job for a lunchtime?
      stuck at the garage till they've changed the tyres, anything doable from here
      which of my steps is a ten minute job
      is there anything quick I can knock off before bed
      something light I can do in bed with a cold
      my commute is 50 min each way, what could I use it for
      i am free from now until half past, what fits in there
      a few spare moments at the airport gate, use them for me
      fill my next half hour
      give me a five minute version of something
      waiting room, again, entertain me with a bit of my plan
      there's a gap of an hour between two lectures
      hubby takes the kids out for two hours, what should I tackle in that time
      only got my phone and bad signal, what could I do for an hour
      one hour, the workshop is free, tell me what to do in it
      pick me something short, the potatoes are on
    `,
  },
  {
    id: 'this-week',
    tells: `
      this week ! planned/plan/tasks/calendar/did/done
      these days
    `,
    says: `
      what is on this week?
      what's due this week
      what should I get done by Sunday
      my week please
      what do i do this week
      which steps are for this week
      is there a lot to do before the weekend
      what does the rest of the week look like for my goals
      what's coming up in the next few days
      weekly overview
      what must happen by the weekend
      steps due in the coming days
      what's up this week
      what's on my plate this week
      anything this week
      what do I have to do before Sunday
      what should I finish this week
      this week's steps
      how does my week look
      what have I got coming up this week
      what is there to do by Friday
      tell me about this week
      rest of the week?
      what's the plan for the week
      it's Monday, lay the week out for me
      this week in a nutshell?
      whats cooking this week
      lemme see this week
      the days until Sunday, what do they hold
      by Sunday I should have what finished
      which steps fall before the weekend
      how heavy is this week
      anything big this week with the wedding
      this week for the garden pls
      I'm away from Thursday on, what is due up to then
      what wants doing before Saturday
      got visitors from Friday so what must be out of the way by then
      Please give me an overview of the steps due this week.
      is it a quiet week
      tell me this week's load, kids are off school and I need to know
      remaining days of this week, what's in them
      what has to be finished by the end of the week
      wats on dis week
      week overview, the short one
      I need to tell my boss how busy I am, is there much due this week
      anything with a date this week
      end of the week, which things are due by then
      only this week please not the whole month
      my hands are full with the baby, what really has to happen this week
      what did I let myself in for this week
      the week so far looks empty, is there really nothing due
      what still needs doing between now and Sunday
      so monday again, what does the week want from me
      this week's deadlines?
      this week, Hebrew and choir, what exactly
      give me the week
      whole week please
      show the week in one line
      list what falls into these seven days
      seven days, what's in them
      is anything of the house move due by Friday
      I like to see my week on a Monday morning with my tea
      what are we doing this week sage
      off work sick till friday, which steps are still this week's
      what should be off the list by the weekend
      before Shabbat comes in, what should I have done
      how much is waiting for me this week
      do I get a breather this week or is it packed with steps
      what is due in the next few days
      the coming days, what do they bring
      the next three days?
      anything in the next couple of days I need to know of
      can you run through my week with me
      weekly rundown
      what does the week have in it for my swimming
      my mother is visiting, so which deadlines are there up to sunday
      from now till sunday night
      i must to know what i do this week
      steps of this week, as a list, thx
      is this week busy or easy
      it's only Wednesday, what else comes before the week is over
      how's the rest of this week looking for the dissertation
      tell me what comes up by Sunday evening
      anything I need to get ready for this week
      before the weekend starts I want everything due out of my hair, so name it
    `,
  },
  {
    id: 'next-week',
    tells: `
      next week
      following week
    `,
    says: `
      anything on next week
      what does next week look like
      and next week?
      what is due next week
      what's coming next week
      what will I do the week after this one
      tell me about next week's steps
      anything for the following week
      what awaits me next week
      steps for next week please
      what about next week
      how does next week look
      plan next week for me
      what should I do next week
      next week's tasks
      which steps come the week after
      what have I got on next week
      is next week busy
      what's in store next week
      prepare my next week
      next wk?
      nxt week pls
      what have u got for me next week
      I'm sorting childcare for next week so tell me what is due
      next week is half term, what did we have in there
      next week looks mad at work, is anything of mine due as well
      and the week that starts on Monday?
      week after this one, what's on
      from next Monday to Sunday, list it
      show me next week already, I like to be prepared
      Sunday night ritual: what does next week bring
      can I take next week off or is a step due
      is there much next week with the wedding
      next week in the garden, what
      let me peek into next week
      give me a preview of next week
      next week's deadlines, all of them
      I fly home next week, anything due while I am there
      Would you kindly tell me what next week holds?
      next week please, just the dates
      what must be ready for next week
      wats next week looking like
      I work nights next week, which steps fall in it
      next week: piano, German, what else
      so next week then, hit me
      tell me if next week is free, my sister wants to come
      anything to dread next week
      how full is next week
      what am I up against next week
      the following week is what, rest or work
      which of my things land in next week
      the school holidays start next week, what's due then
      a quick look at next week
      what falls due from Monday on
      need to swap a shift, what have I next week
      next week's steps for the baptism
      I want to cook ahead on Sunday so how busy is next week
      is nothing due next week? can't believe it
      what's coming at me next week
      next week, one line
      starting Monday what's the programme
      what should be on my mind for next week
      prep me for next week
      next week overview, mon to sun
      what is to be done in the week after this week
      hospital on Tuesday next week, what else is there
      do I have a lot next week
      next week any exams or forms
      is next week a light one
      dont care about this one any more, what about the following week
      this week's gone, what have I got in the next
      next week's load please
      the week beginning Monday, what's due in it
      give me next week's jobs for the allotment
      what will next week ask of me
      put next week in front of me
      remind me what we said for next week
      anything next week that I ought to get ready for
      i am curious about next week
      how about next week, much to do for the band
      my mother in law comes next week, what was I supposed to finish then
    `,
  },
  {
    id: 'next-month',
    tells: `
      month ahead
      next month
      coming month
      next/coming four/few weeks
    `,
    says: `
      what do I have to do until the end of the year
      what must be done by Easter
      due before the holidays?
      what's coming until new year
      what have I got to do before March
      what does the next month look like?
      what is coming up in the next four weeks
      show me the month ahead
      what do i have to do this month
      what's due in December
      which steps fall in the coming month
      plan for the next 30 days
      what happens between now and the end of the month
      what is on the agenda over the next few weeks
      give me an outlook for next month
      which milestones come up in spring
      what happens in the coming weeks
      what's due before Christmas
      what's coming in January
      the next few weeks please
      what lies ahead this month
      what's ahead for me
      look ahead a month
      which deadlines are coming up soon
      what comes up before the new year
      what do I have to do until spring
      show me the coming month
      upcoming steps
      december please, all of it
      the run-up to Christmas, what is in it
      what does february hold for me
      what have I got to get through before Ramadan
      everything due before the baby comes, end of March
      what's down for the summer
      next month's milestones for the shop
      my outlook for the coming weeks pls
      filling in the wall chart in the kitchen, so what is there next month
      Term ends in six weeks. What falls due until then?
      between now and easter what do I have to do for the choir
      how does January look for the allotment
      is March busy
      a month's view please
      till the end of term, list it
      I'm booking a holiday, is anything due in the last two weeks of July
      what comes up in autumn
      over the next six weeks what is there
      the longer view please, not only a few days
      next month?
      nxt month
      and what's in store for the month after that
      anything big on the horizon
      what's further down the line with the house
      the rest of the year in a few lines
      show me the next three months of the degree
      milestones until summer
      whats coming up before my op in May
      what should be finished by the end of this month
      my november in a list
      before the clocks go back what must be done
      up to new years eve, what dates do I have
      dates for the coming month, I want to tell my wife
      What is to be completed within the next thirty days?
      the big things ahead, please
      tell me what's round the corner this spring
      in may I'm in rehab so what's due around then
      is there a quiet month ahead
      what does the coming quarter look like for the business
      what lies between me and christmas
      anything due before my birthday on the 20th of next month
      next 4 weeks plz
      coming weeks for the sewing course?
      what will the next two months be like for the campaign
      I have to apply for leave, which deadlines fall in August
      all deadlines up to the elections
      how many things come up till the end of the year
      anything in june? thats harvest for us
      look at april for me
      what happens in my plan over the winter
      give me the months ahead
      the month's deadlines in one go
      my wife wants to know what next month is like for me
      list the steps that come up before we emigrate in the autumn
      just a rough outlook for the weeks to come
      half term to half term, what's due
      what is due by the thirty-first
      before lent begins, anything
      next few weeks in the workshop, what comes
      I can't see past Sunday, what's coming in the weeks after
      october and november, much?
    `,
  },
  {
    id: 'planned-week',
    tells: `
      planned
      calendar
      weekly plan
      which/what tasks
      plan for monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow
    `,
    says: `
      friends have invited me to Rome the second weekend of March (8th to 10th). Would I be missing anything?
      my cousin wants me at the lake from the 3rd to the 5th, does that clash with something of mine
      if I go away the last weekend of January, what would I miss
      whats happening at the weekend
      what's going on on Saturday
      anything happening this weekend
      what is happening tomorrow
      have I got things on this Sunday
      whats up for the weekend
      what have I got on Thursday
      anything on monday?
      whats on for friday
      how does Wednesday look
      and what's planned on Saturday
      what was I going to do on Tuesday
      what did I want to do last thursday
      am I free on Friday
      got anything on at the weekend
      what's happening on Monday
      whats tomorrow like
      how is tomorrow looking
      show me tomorrow
      tomorrow?
      what do I have tomorrow
      do i have anything on tomorrow
      what's on the day after tomorrow
      whats in store on sunday
      which tasks are for thursday
      what was on my list for Monday
      on which day did I put the dentist
      when am I doing the shopping
      what is planned in my week?
      what have I got in my weekly plan
      what's in my calendar this week
      which tasks did I put on Wednesday
      what tasks are in the planner
      what did I plan for tomorrow
      show my weekly calendar
      how full is my week
      do I have any tasks on Friday
      read me my plan for Thursday
      what is in the week board
      is my Saturday free in the plan
      which days this week are still empty
      how busy am I on Monday
      what tasks did I plan for Wednesday
      what's in my planner today
      what have I scheduled this week
      which tasks are on my board
      what did I put down for Monday
      show the tasks I planned
      is anything planned for the weekend
      do I have something on Thursday
      what's on the plan for tomorrow
      list my planned tasks
      read out my week
      which tasks are left in my weekly plan
      saturday?
      what's saturday like
      wednesday pls
      tmrw?
      wots on tmrw
      tomorrow morning, anything in the planner
      thursday is which again, cello or Spanish
      I've forgotten which evening I put the ironing of the costumes on
      which day did I give to the vet
      have I got a free evening between Monday and Friday
      is Friday taken
      read Monday to me while I drive
      what did I write down for Sunday
      my planner please, I can't get at it right now
      the week board, can you show it
      tasks on the board for Wednesday?
      let me know what my weekly plan says about the bees
      Would you read me what is planned for the day after tomorrow?
      my daughter wants to go swimming Saturday, is something planned then
      a friend invites me on Friday night, am I free
      do I have Tuesday evening to myself
      I want a lie-in tomorrow, is anything on
      what's booked in for Thursday
      Thursday morning seems empty, is it
      remind me what tomorrow is for
      how packed is tomorrow
      which evenings are already full
      are there any gaps in my week
      what tasks have I got on my list for the weekend
      did I plan anything for Sunday after church
      which tasks have I given myself for wednesday
      list monday to wednesday
      show my planner
      week board
      calendar?
      calendar for the weekend, thanks
      what's in the calendar about the christening
      which slot did the gym get
      what did I set for the 14th
      anything on the 3rd
      something on the 21st, I remember, but what
      on what day do I water the greenhouse
      when in the week do I have sewing
      is it tuesday or thursday that I do the revision
      the tasks for tomorrow, in order
      wanna swap with a colleague on friday, anything on there
      are any of my days still empty
      what did I have down for Sunday, the cooking or the accounts
      what have i planed for the wekend
      weekend plans?
      weekend: what did I note
      have I put too much on Monday
      the task about the insurance, which day is it on
      what time did I put the rehearsal at tomorrow
      what's planned around the hospital visit on Wednesday
      does my plan have anything for Saturday night
      tell me everything I noted for the coming Monday
      is tomorrow clear
      the day after tomorrow, how does it look
      I promised my son Saturday, please say there is nothing on it
      what is it I do on Tuesdays again according to the planner
    `,
  },
  {
    id: 'overdue',
    tells: `
      overdue
      late ! later
      past due
      missed
      slipp*
    `,
    says: `
      any deadlines that I missed
      what's still open from last week
      what did I leave undone
      what have I forgotten
      do I still owe the school a form
      do I still have to ring the bank
      is there still a letter to write
      anything left over from last week
      what's left over from October
      anything unfinished from the weekend
      which is the more urgent one
      which of the two is more urgent
      what's most urgent
      what is pressing most
      which one presses more
      is the bank call still open
      is the eye test still not done
      what did I forget this month
      which things slipped in October
      what is overdue?
      what's late
      am I behind on anything
      did I miss a deadline
      which steps have I missed
      what should have been done already
      list everything past its date
      anything slipping?
      how many steps are past due
      what have I not managed in time
      show me what is late
      which dates have I let pass
      have I forgotten something that was due
      what am I behind with
      what have I let slip
      any deadlines missed
      which ones are late
      what's past its date
      what did I forget
      what should I have finished already
      do I have overdue stuff
      am I late with something
      what's outstanding from last week
      which steps am I late on
      show overdue steps
      how bad is it, what have I let slide
      flat on my back for a fortnight, what has gone past its date meanwhile
      late list please
      red ones only
      which are in the red
      anything rotting at the bottom of my list
      what's gathering dust
      show me my sins
      be honest what should I already have done
      I have a nagging feeling I missed something with the school
      something was due a while ago and I never did it, what was it
      what am I late with for the wedding
      is the visa letter late
      did the garden steps slip
      everything I ought to have done by now
      whats overdue on the house
      over due stuff
      ovedue?
      late stuff?
      leftovers from last month
      unfinished business, list it
      I fear I'm behind on the forms, which ones
      what have I failed to do in time
      after the holidays I'm scared to look, what is late
      dont be nice, what did i miss
      which deadline flew past me while I was away
      Kindly list all items whose due date has passed.
      how many are late now
      how many days late am I with the tax thing
      the oldest thing that's still undone, what is it
      what's been waiting the longest
      stuff I should have dealt with ages ago
      is there something I forgot about in spring
      have I forgotten anybody I was meant to ring
      tell me what i didnt do in time
      what slipped through the net
      what fell by the wayside while mum was in hospital
      which things did I not get round to
      I owe my tutor something, don't I
      the essay is past its date, isn't it, and what else is
      anything expired
      which dates went by without me
      let me face it, show what's late
      let's clean up, what is still hanging over from before
      what was due in spring and never happened
      list the things I missed, oldest first
      am I behind with the sewing
      have I missed the date for the allotment rent
      what's past due on the course
      did anything go by while I was off the app
      back after a month, what's burning
      where am I in arrears
      backlog?
      show me the backlog
      what else is still undone from before the move
      which of the late ones is worst
      urgent stuff first, what is late
      left undone on Friday, what was it
      overdue on the language goal, what
      was I supposed to have sent the deposit by now
      the form for the nursery, should that have gone off already
      how late am I with the chapter
    `,
  },
  {
    id: 'progress',
    tells: `
      how .. doing
      on track
      how far
      progress ! most/why
    `,
    says: `
      how much progress have I made since October
      how am I doing so far
      am I getting anywhere with the course
      so will I be ready for the concert
      is the piano goal still running
      is my boat goal still there
      what happened to my garden goal
      did you delete my diet goal
      hows everything
      no sugar coating, how am I doing
      do I look on course
      am i gonna manage the race
      am I on schedule with the book? be honest
      honestly, how is the garden going
      be honest, am I behind with the thesis
      hows the diet going, it feels slow
      how's my training coming along
      am I getting anywhere with Spanish
      is the boat going ok
      am I doing enough for the exam
      tell me straight, am I on course
      how are we looking on the wedding
      hows it going with the piano lately
      am i behind or ahead
      is my running any good so far
      does it look good for the degree
      how am I doing?
      how is it going with my goals
      how's my spanish going
      am I on track
      how far along am I
      how far have I come with the driving licence
      what's my progress
      give me a status
      status update please
      show my progress
      how much have I done so far
      am I making any headway
      sum up where I stand
      quick summary of my goals
      what percentage am I at
      how are things looking for the house fund
      how does it look overall
      am I doing well
      tell me about my garden goal
      what's the state of my projects
      how close am I to finishing
      I want to see how far I am
      I would like to know my status
      how is the boat going
      how is the garden going
      how's the thesis going
      how far have I got
      how am I getting on with the boat
      where do I stand
      how's my saving going
      where am I with the novel
      am I doing ok
      progress report
      how is the diet going
      give me an update on my goals
      how far is the house fund
      am I making progress
      how well am I doing with Spanish
      how much of the garden is done
      what's the status of my marathon
      how are we doing
      how are my goals
      where are we with the move
      tell me how the language is going
      how am I doing with the piano
      how far along is the degree
      is my training on track
      how much have I got done
      am I on schedule with the thesis
      how's the job hunt going
      what percent is the course at
      what about my boat
      what about my guitar goal
      and my savings, how are they
      what about the diet
      tell me about my novel goal
      how's the flat fund looking
      am I any nearer to my boat money
      am I closer to the diploma
      summary of where I am with everything
      overall, where am I
      how close am I to the flat
      is the boat behind schedule
      is my garden goal late
      is the thesis on schedule
      is the course running late
      knitting goal, how far
      so where am I with all this
      give it to me straight, the French, any good
      hows the allotment coming on
      the campaign, what's the state of play
      update me on the kitchen
      I'd love to hear where things are with the degree
      what does it look like with the weight
      three months in and I'd like to see where I've got to
      have I come far with the guitar
      state of the union on my goals haha
      how far gone is the extension build
      my swimming, am I getting there
      how'm I doing
      hows me doing
      hows the sewing goin
      how is nan's recipe book coming on
      show me how far the novel is
      a little status on the wedding pls
      status
      progress?
      progress on the Quran reading
      on track or not
      on track with the debt?
      I've been working like mad on the portfolio, does it show
      it feels as if nothing moves with my Polish, is that true
      tell me how the puppy training stands
      percentage for the move please
      how much of the thesis have I got under my belt
      be blunt, how's the licence going
      short report on everything please, my mentor asks
      Kindly provide an overview of my current progress.
      are we any further with the house hunt
      my wife asks how the diet is coming along, what do I tell her
      can u check how im doing w the drums
      how do things stand with the baptism preparations
      on the whole, have I moved forward at all
      how's the business coming together
      did the garden get anywhere yet
      is the savings pot growing
      where have I got to in the Bible reading
      how well is the job search going by your numbers
      give me the big picture
      everything at a glance please
      am I halfway with the boat yet
      half way yet?
      nearly there with the chess thing?
      how near am I to the black belt
      I'd guess I'm at about half on the course, am I right
      how is my goal doing, the one with the choir
      checking in, how does it look
      quick check: am I doing all right with the maths
      I'm doing well with the cooking, aren't I
      looking good or looking bad, the exam thing
      where's the garden at
      tell me about the boat, how does it stand
      how goes it with the piano
      and how's my driving theory
      anything moving on the flat front
      does the plan say I'm ahead with the training
      how much nearer am I to the diploma
      sum up the move for me, where it stands
    `,
  },
  {
    id: 'closest',
    tells: `
      closest
      nearest
      furthest
      neglect*
      which goal ! due
      putting off
      compare
    `,
    says: `
      compare the garden with the piano
      compare my two goals
      the boat against the thesis, which is further
      compare Spanish and the diet for me
      put the wedding and the move side by side
      compare the boat and the garden
      which is further along, piano or Spanish
      what have I been avoiding
      which goal is the furthest behind
      which goal is lagging
      which of the two is going better
      what needs me most
      which goal is closest to done?
      which one am I nearly finished with
      what goal has the most progress
      where am I furthest along
      which of my goals will I reach first
      what is nearest to completion
      which goal is the least advanced
      what have I neglected the most
      which goal needs the most attention
      which one is lagging behind the others
      which goal is going best
      what am I worst at keeping up with
      which goal is furthest along
      which one is nearly done
      what's my weakest goal
      which goal is behind
      which goal needs work
      what am I neglecting
      which one has moved least
      which goal is doing worst
      what's my strongest goal
      which goal have I not touched in a while
      which of them is going best
      what have I ignored lately
      rank my goals by progress
      which step have I avoided the longest
      which of the two has moved more, the choir or the cello
      rank them
      rank my goals worst to best
      put my goals in order of how far they are
      sort the goals by progress for me
      what have I been putting off most
      what do I keep dodging
      the one nobody looks after, which goal is it
      which one is nearly in the bag
      which one can I finish first with least effort
      the one with the least work in it still, which
      weakest of the lot?
      best one? worst one?
      where am I dragging my feet the most
      compare sewing to Spanish
      allotment vs degree, who's winning
      who's ahead, the diet or the driving
      I have five goals and surely one is being ignored, which
      tell me which goal is starving
      where have I got the most done
      which is the slowest of mine
      my most successful goal so far
      which one should I be ashamed of
      of all my goals which is in the best shape
      nearest to the finish line?
      I want something to celebrate soon, which of them is closest to the end
      Which of my objectives is the least advanced?
      wich goal is most behind
      the one I've touched least this year
      which goal did I abandon without noticing
      I suspect it's the piano I neglect most, true?
      name the goal that suffers
      is the book further than the boat
      is my Italian ahead of my piano
      what lags
      laggard?
      the furthest behind please
      which one is crawling
      which of my four is doing best, I want to brag
      if you had to bet, which goal gets done first
      which ones are going well and which not
      line them all up by percentage
      order the goals from almost done to hardly begun
      side by side please, the house and the wedding
      how does the campaign compare with the course
      what am I keeping up with best
      between prayer and sport, which do I keep up worse
      which goal has been lying around longest untouched
      I've got my favourites I know, which ones do I leave out
      which goal gets the short straw
      which plan has hardly been started
      first to be finished at this rate?
      top and bottom of my goals
      show me the goal with the lowest percentage
      highest percentage?
      whichever is nearest done, tell me its name
      is there one I forget all the time
      which goal haven't I looked at since summer
      which is healthier, the savings or the debt
      my problem child among the goals
      the boat and the flat, which is nearer
    `,
  },
  {
    id: 'why-percentage',
    tells: `
      why .. percent*
      why .. progress
      why does it say
      why .. say
      why .. at #
      how .. calculat*
      percentage .. from
    `,
    says: `
      how come the novel is stuck at 0
      only 43 percent, it feels like more
      why does it say a third when I worked all week
      how come the garden is on 20
      why is Spanish only at 12
      whats with the 33 percent
      why's my novel at zero
      why does it still show 0
      why is it 40%?
      why does it say 12 percent
      how is the percentage worked out
      how do you calculate my progress
      where does the number come from
      why am I only at 20%
      why did my progress go down
      my progress bar shows 0, why
      how is progress computed
      what counts towards the percentage
      why is my overall progress so low
      I ticked a step but the percentage hardly moved
      what does the progress bar mean
      why isn't it at 100 percent
      why does the boat goal say 15 percent
      why is it at 30%
      why is the boat at 60%
      why is my thesis still at 5%
      why is my progress so low
      what does 20% mean
      how do you work out the percentage
      why does the boat say 60
      why only 10 percent
      where does 45% come from
      how come it says 33
      why hasn't the percentage changed
      what's behind the number
      why is the progress of the garden at 5 percent
      I don't understand the percentage
      how is the per cent counted
      33 percent?? I did the whole basement
      it says 8% and I've been at it since March, thats not fair
      something wrong with the number for my choir goal
      ticked three things and it still says the same
      that bar never moves
      bar's stuck
      progress bar stuck at 12
      how does it get to 66
      my garden shows 0 though I dug for two days
      explain the 25 percent please
      what is 58 percent made of
      I don't get why the knitting is only a quarter done
      your numbers are off, I'm much further
      who says I'm only at 26
      what do you base the percent on
      50%, of what exactly
      why so low
      why is german so low when I study daily
      wy is it only 17
      y is it 0
      shouldn't it be more than 40 by now
      I'd have thought the wedding was at 80, why isn't it
      It was higher before. Why has the percentage fallen?
      number went down after I added a step, how come
      the percentage jumped, what happened
      jumped from 10 to 50 just like that, why
      5 of 8 steps ticked, so how is that 50 percent
      why has my Welsh gone from 44 to 38
      the quilt on 18 though I only have the border to do
      how do I read this 70
      how is it worked out that I'm at 62
      I finished everything but it wont go to 100
      stuck on 99, why
      all steps ticked and still not 100
      the circle with the 15 in it, where does that come from
      what's the little percent thing under my goal telling me
      the percentage doesn't match what I've saved
      I've saved 3000 of 6000 and it says 20%
      halfway through the book but it shows 11
      lost 4 of 10 kilos and you say zero
      why nought when I know forty of the fifty songs
      that can't be only 5 percent
      does 40% mean forty percent of the steps
      explain the number next to the boat
      my thesis says 30, my supervisor would say 70, so whos right
      how come the move stands at nothing
      Could you explain how the figure of 45 per cent is arrived at?
      why do I have less than my husband though we follow the same plan
      it's showing a third, I reckon it's two thirds
      why hasn't my number budged since monday
      ticked the dentist and nothing changed in the percent
      22 after everything I did in the loft, explain
      overall 14 percent, what drags it down
      what's pulling the overall figure down
      is 9 percent right for the sewing goal
      this percentage is nonsense, how is it made
      not sure what the 75 stands for
      show me the maths behind 36 percent
      why'd it drop
      ok but 2 percent, after all those rehearsals??
      I passed the test and the bar still says 60
    `,
  },
  {
    id: 'when-due',
    tells: `
      when .. due
      deadline
      target date
      how many days/weeks/months
      how much time
      how long until
    `,
    says: `
      by when do I have to have run my longest distance
      when must I reach the longest swim of the plan
      when do I have to be at my highest weight on the bar
      by what date do I need to get to the biggest sum
      when am I meant to reach my longest ride
      how long have I got for the outline
      how long do I have for the form
      till when do I have for the application
      by when does the first chapter have to be there
      whens the 5k
      whens my interview
      when's the swim
      whens the next lesson
      when exactly is that
      when exactly is it due
      when's that then
      when will I swim a kilometre
      when do I get to write chapter two
      when am I going to run 12 km
      when do I reach 5000
      when is it time for the visa
      what's the next deadline
      which deadline comes first
      whats coming up first
      soonest deadline?
      which date is next
      how many sleeps until the concert
      how long have I got till the exam
      weeks left until the wedding?
      is the application due soon
      isn't the payment due already
      when's the fitting again
      how late is the tax step
      by how much am I late with it
      where is the step with the passport
      which step is about the visa
      is there a step about insurance in my plan
      when is my marathon due?
      when do I have to be finished
      what is the deadline for the thesis
      by when should this step be done
      how much time do I have left
      how many days are left until my target date
      how many weeks until the exam goal ends
      when is the next step due
      what date did I set
      when will I be done
      how long until I reach it
      what's my target date
      when does my plan end
      how long have I got for the move
      when do I need to book the venue according to the plan
      do I still have time for this
      how much time do I have left for the degree
      how much time is there until the concert
      how many days until Paris
      how many weeks are there to Berlin
      how many months until the wedding
      how long is it to the race
      when does the course have to be done
      what's the date of the race
      how long have I got
      when is the exam
      by when do I need to finish the boat
      when is my goal over
      what day is the wedding goal due
      how many weeks left
      how long till the race
      when should chapter three be finished
      what's the target date for Spanish
      how many days have I got left for the savings
      when's the deadline for the application
      when did I want to be done
      what is the end date
      when does it end
      when's my next rehearsal
      when is the next swim planned
      when's the next session
      when do I have to read the contract by
      concert date?
      remind me of the date for the christening
      the baptism, when again
      mislaid my notes, which day is the hospital check
      whens the theory test
      date for the mot?
      how many weeks have i got for the quilt
      days to go until the half?
      I can never remember when the rent deposit step is
      till when do I have to hand in the pension form
      passport thing by when
      the broker, when is that
      the audition, is it in May or June
      deadline for the grant pls
      my thesis, the final date
      by which date must the kitchen be finished
      final date for the move
      I tell everyone it's the 12th, is that right for the exam
      is the fitting on the 9th or the 19th
      how long do I still have for the nursery form
      what's the cut off for the enrolment
      standing order when
      standing order, which date did we say
      when did I say I would have the book done
      i need the date of the step with the notary
      Please state the due date of the insurance step.
      need the end date of my Polish goal for my teacher
      how long before the puppy course ends
      how much longer until the allotment is due
      what day must the letter to the council go out
      when is chapter 4 supposed to be there
      when do the seedlings have to go out, by the plan
      when does the plan want me to book the church
      is it soon, the thing with the visa
      how many days between now and the recital
      sleeps till the wedding??
      weeks to go, marathon
      my time limit for the debt
      months left on the savings goal
      when's D-day for the thesis
      did I set May or June for the house
      which month did I pick for the licence
      when is the tent step
      when are the milestones of the boat due
      tell me the date, just the date, of the blood test
      the deadline I gave myself for the cookbook was...
      end date?
      due date of the first step?
      when does my sober goal finish
      when's the next milestone
      first date coming up, what and when
      my sister is asking when I'll be done with the course
      when's it all over, the exams I mean
      how much time is between me and the test
      time remaining for the sewing goal
      when do I have to stop smoking by according to my plan
      for the election stand, until when do I have
      i wanna know when the trial lesson is
      whats the date again for handing in the portfolio
      does the insurance step have a date
      which date stands at the interview step
      tell the forgetful old lady when her recital is
    `,
  },
  {
    id: 'what-is-left',
    tells: `
      left ! time/days/weeks
      remain*
      still open
      open steps
    `,
    says: `
      My aunt wants to know how the garden goal works. Could you give me the rest of it, what is left in order with the day of each?
      She asks how the boat goal works and wants dates. Tell me what is left of it, in order, with the days.
      could you give me the rest of the house goal with the day of each
      My uncle wants to know how the boat plan works, and he will want it with dates. Could you give me the rest of it in order, with the day of each? He will ask anyway.
      what is left of the kitchen plan, in order and with the days
      list everything for the boat
      give me all the steps of the diploma
      everything for the wedding please
      list the whole thing for the garden
      show all of the marathon plan
      everything I have to do for the exam
      what is left to do?
      what's still open
      how many steps remain
      what remains for the wedding
      list my open steps
      what have I still got to do for my certificate
      show all the steps
      what else is there to do
      how much is left
      remaining tasks please
      can you list the milestones of my savings goal
      give me the whole plan again
      show me my roadmap
      what are the steps
      how many milestones do I have
      remind me what the plan was
      what is left for the move
      what's left for the diploma
      what do I still need for the wedding
      what's left for the house
      which steps are open
      what do I still have to do
      list the rest of the steps
      show me the steps for the boat
      what are the milestones of the wedding
      how much more is there to do
      what's missing
      remaining steps please
      what is in my plan
      list all steps of the garden goal
      what's the whole plan for the piano
      how many steps to go
      what do I have to do until the race
      what do I still owe the garden
      what do I have to finish for the book
      what's still missing for the trip
      the whole plan from top to bottom please
      read me every step of the kitchen plan
      whole roadmap once more
      write out all the steps for me
      what's on the list for the christening, all of it
      I'm over halfway with the quilt, what remains
      remaining for the visa?
      open ones only please
      what have I not done yet on the house
      how many more steps till the licence is in my pocket
      and what else before the book is done
      I want to see the steps for nan's recipes
      list the milestones, all five
      wats left
      whats left 4 the move
      anything missing for the boat
      what's still to come in the diploma
      Kindly enumerate the outstanding steps of my plan.
      which boxes are still empty
      what haven't I ticked
      everything that isn't ticked
      which parts of the wedding are not done
      steps left on the debt plan
      count the open steps for me
      how many steps does the german plan have
      plan for the puppy, show it
      show me the plan of the choir goal again
      go through the steps of the renovation with me one by one
      my plan for the bees, in full
      the road to the black belt, all stops
      what do I have to get through before I'm a nurse
      what else stands between me and the degree
      so photos done, letter done, what else is open
      left to do on the loft
      I can't remember what we put in the plan, show it
      what did we write down as steps for the fasting
      I'd like a list of all that's missing for the trip
      only three things left I think, which
      tell me the rest
      the rest of the garden plan pls
      what comes in the plan from start to finish
      complete list for the exam
      everything still to do before we move
      what's outstanding on the bathroom
      all the milestones of the campaign on one page
      how long is my list still
      is that all or are there more steps
      am I done or is there more to do for the council
      what all do i need to do for the driving thing
      all parts of the allotment goal
      what am I still missing for the certificate
      the full roadmap of the business
      overview of steps, please, sewing goal
      what parts are in the piano plan
      the stages of the house build plan, one under the other
      dump the entire plan here
      rattle off what's left
      open points for the party?
      what still wants doing on the greenhouse
      what does the plan consist of
      how much is still ahead for the thesis
    `,
  },
  {
    id: 'list-goals',
    tells: `
      my goals ! which
      what .. goals
      pause
      paused
    `,
    says: `
      why isn't the garden on my list
      where did my piano goal go
      why don't I see the diet among my goals
      how many goals have I finished
      what have I completed so far, goals I mean
      how many of my goals are done
      why is my novel not showing
      what's paused at the moment
      show me goals pls
      what are my goals?
      show me all my goals
      which goals do I have
      how many goals do I have
      what did I want to achieve again
      what am I working on at the moment
      remind me of my goals
      do I have any goals
      give me an overview of everything
      what goals are paused
      which goals have I completed
      tell me what I've set myself
      list all goals
      which goals am I working on
      what did I set myself
      what have I put on hold
      which goal is paused
      show me what I have paused
      what are my active goals
      my goals please
      what's on my goal list
      how many goals have I got
      name my goals
      which goals are finished
      what goals did I complete
      remind me what I'm aiming for
      what am I trying to achieve again
      which goals did I park
      what am I up to, goal wise
      name all of them
      goals?
      my goals
      just the names of my goals
      list em all
      which ones are running right now
      what's active
      whats on hold
      on hold?
      paused ones please
      everything I've parked
      do I have something about sleep in my goals
      is there a goal for the dog
      I had a goal for the allotment, can't see it
      where has my Hebrew goal gone
      why is the cello not among my goals any more
      wasnt there a goal with gran's photos
      which goals did I set in spring
      what were my new year goals again
      how many things have I got going
      how many goals are open, too many I guess
      let me see what I signed up for
      tell me everything I'm working towards
      what have I set out to do this year
      remind an old man of his goals
      I forgot half of what I wanted, list it
      finished goals please
      what have I ever completed here, whole goals
      trophies: which goals are done
      completed ones?
      show finished and running goals
      all my goals, running, paused and done
      Could you kindly list the goals I have recorded?
      wat r my goals
      my current projects, please
      which projects do I have on the go
      what dreams did I put in here
      what am I chasing
      for my therapist I need the list of my goals
      my husband wants to see all my goals, list them
      which of mine are asleep
      did I pause the choir or delete it
      is the sewing goal active
      is swimming among my goals
      am I still down for the marathon as a goal
      how many did I pause
      which goals belong to health
      which goals have to do with money
      my family goals, which are they
      any goals on languages
      the work ones, list
      what did i want to do with my life again lol
      short list of my aims
      aims?
      title of every goal please
      list the goals with their dates
      which goals end this year
      everything I set myself, big and small, as a list
      all the things I said I'd do by forty
      did I ever put in a goal about church
    `,
  },
  {
    id: 'done-lately',
    tells: `
      did i .. last
      did i .. today
      last week
      done so far
      get done last
      ticked
      finished .. year
      yesterday
      achieved
    `,
    says: `
      the play in french was on Tuesday, right?
      the swim was yesterday, right?
      the film in german was last night, wasn’t it
      the talk in spanish was the day before yesterday, right?
      the film in italian was on Monday, no?
      what happened on Tuesday
      what happened last Monday
      what happened in my plan last week
      what was on last thursday
      what went on yesterday
      Summarise my October
      sum up September for me
      Recap of my week
      summary of the month please
      recap November
      give me a summary of what I did last month
      wrap up my year
      how many swims did I do last week
      how many times did I train this month
      how many lessons did I have in October
      what did I tick last
      did I swim on Tuesday
      did I write yesterday
      have I been to the dentist
      have I sent the form
      how long have I been without alcohol
      how long since I last smoked
      how long am I off sugar now
      how many days without a drink
      so how was september
      how did march go then
      tell me how my August went
      how did the summer go
      what did last month bring
      what did i do on tuesday
      when did I stop drinking
      when did I finish the course
      how long ago did I start with the piano
      how much have I read so far
      how many kilometres did I run this month
      how many lessons have I done
      did I skip anything last week
      have I missed something this month
      did i forget anything this week
      was the swim on Friday
      did I do the exercises on Thursday
      what have I done for the move
      show me what I've done for the garden so far
      when was the last time I did something for the book
      was that on Monday or Wednesday
      how was my week
      what went well this month
      how was my summer, all in all
      how did my spring go
      sum up my year so far
      what did I do last week?
      what have I achieved so far
      which steps did I finish this month
      what did I get done in the last seven days
      what have I ticked off lately
      show me what I've completed
      did I do anything last week
      my wins this week
      what was done since Monday
      list the finished steps
      how many steps have I completed
      what did I manage yesterday
      when did I finish the first step
      give me a look back at the past month
      what can I be proud of
      what did I tick off this month
      what have I finished
      what did I do in October
      how was my year
      what was the first step I completed
      when did I first tick something
      what did I manage this summer
      tell me what I've achieved
      have I done anything useful this month
      what did I accomplish this year
      did I go for my swim yesterday
      did I finish anything yesterday
      sum up my month
      review my week
      how did last month go
      my achievements please
      what have I got to show for this year
      what did I complete in spring
      did I do my run this morning
      was I productive last week
      have I achieved anything since September
      what was my very first win
      how did my winter go
      show what is ticked
      is my dentist visit ticked
      is the form done already
      did I tick the tax step
      have I done the eye test yet
      is step 2 finished
      is my dentist check done
      did I finish reading the manual
      have I already rung the school
      was the form sent
      did I tick the visit
      what did I get through last week, I need it for my therapist
      show me ticks of the last fortnight
      I want to feel good, what have I finished
      last thing I ticked?
      did I do the cello on Sunday
      pat on the back please, what did I manage in May
      I can't remember if I did the vocab yesterday
      was the dentist thing ticked or not
      have I rung the vet
      did the form go off, I honestly can't say
      i did call the broker right
      I believe I sent the deposit, is it ticked
      look back at my autumn
      my january in review
      how was my ramadan, goal wise
      week in review
      year in review
      recap pls
      summary of what I did since the move
      the month is over, tell me what came of it
      so that was march. what did I do
      what did I do with my summer
      nothing done last month I bet, am I right
      how many lessons did I take since Easter
      how many pages this month so far
      how often did I practise in the last ten days
      how often have I been to church since I set the goal
      count my runs since september
      km so far this year
      tot up the hours I did for the sewing
      when did I last do something on the thesis
      last time I touched the guitar?
      how long since I did anything for the garden
      how long have I been dry
      days off cigs?
      clean for how long now
      since when am I without sugar
      when did I tick the will
      which day did I finish the shed
      on what date did I register for the course
      What have I accomplished in the past quarter?
      list all that I've done for the wedding up to now
      what's behind me in the degree already
      which steps are done of the kitchen
      done list please
      things I can tell my mum I've done
      I need three things I did this month for my appraisal
      did I slack last week or was it ok
      what went right lately
      tell me what I did on Friday
      my thursday, what did I get done
      did i skip my physio on wednesday
      have I kept up the prayers these past days
      did we do the puppy class on Saturday
      have I done step one of the visa
      I finished the eye test didnt I
      step 3 done or not
      is the insurance sorted already
      wins?
      my victories since christmas
      show me I wasn't useless this year
    `,
  },
  {
    id: 'explain-step',
    tells: `
      explain
      step #
      step one/two/three/four/five
      first/second/third/fourth/last step ! when
    `,
    says: `
      what do I need the passport photos for
      what are the bank statements for??
      why do they want the birth certificate, what for
      could you explain the fifth step
      could you explain step two?
      could you tell me what the second milestone means
      can you explain the sixth step please
      whats the point of the eye test
      why should I do the inventory at all
      what's the idea behind the long outing
      what is the visit for
      why am I meant to ring the bank
      what do I have to do for the insurance step
      what's the tent thing about
      what does the trial lesson bring me
      why read the manual first
      explain step 3 of the garden
      can you explain the pension step
      describe step 2 of the language goal
      what's behind the first step of the move
      explain step 2
      what does step three mean
      how do I do the first step
      I don't understand the second step
      tell me more about step 4
      what exactly do I have to do in the last step
      what is meant by a long outing
      why is the first step there
      why do I need step 5
      can you describe the next step in more detail
      what does this step involve
      break down what step 1 asks of me
      how should I go about the third milestone
      more about the next step please
      why is the first step so hard
      what's the point of step 2
      give me an example for the third step
      what do you mean with the second milestone
      tell me how to start step 2
      how long will step 3 take
      what do I do in step 4
      can you explain the visa step
      what is meant by the step about the tent
      how do I do the tax step
      tell me about the broker step
      what's the outline step about
      explain the third milestone of the boat
      what does the next milestone mean
      describe the first step
      what is step one about
      more detail on the deposit step please
      why is step 3 there
      how do I go about the dentist step
      what exactly is the pension step
      I don't understand the step with the standing order
      help me with step 2
      remind me why I wanted the meeting with the bank
      why is the call to the school in my plan
      what's the point of the inventory
      what is the dentist step good for
      could you explain the fourth step?
      why did we put the eye test in
      why is the eye test in there
      why is the bank visit part of the plan
      what's the inventory step for
      why does my plan have a rehearsal
      step 4 makes no sense to me
      dont get step 2
      notary step, what do I do there
      what am I supposed to do at the trial lesson
      the bit about soil samples, how does that go
      why on earth do I have to ring the council
      why the blood test
      who do I talk to for the insurance step
      you wrote 'take stock', what does that mean as a step
      talk me through the third one in the plan
      give me more on the milestone with the choir director
      elaborate on step 5 pls
      what counts as done for step 2
      how do I know when the outline step is finished
      how detailed should the budget in step one be
      where do I even get the form from step three
      the step says 'find a tandem partner', how
      I'm staring at the first step and don't know how to begin it
      it says measure the room twice, what for
      what's the sense of a mock exam in my plan
      is the portfolio step really needed
      can you put step 6 in plain words
      step 1 in simple english please
      my plan tells me to register the dog, what is meant
      the gel thing in my plan, what's that about
      the broker bit, what happens there
      what do I take with me to the bank for step 2
      i do not understand what is asked in the milestone two
      this step with the pattern pieces is too vague, explain
      an example for the journaling step?
      how long should step 4 take me
      what's involved in the loft step
      why do I need a reference before the course
      why do I have to wait four weeks in step 3
      what do you mean by rest week in the plan
      what's a dress rehearsal good for in my plan
      reason for the savings step being first?
      why did you put the prayer corner first
      why's the eye test even on there
      Could you elaborate on what the second milestone entails?
      unpack the step about the neighbours
      tell me how I'd do the sourdough step
      details for the vet step
      more info on the visa milestone
      more on step 2
      step 3?? explain
      whats a 'long outing' supposed to be
      whats the inventory for, we only have three chairs
      the interview prep step, how exactly
      can you go into the pension one
      help me understand the tax milestone
      what's the thinking behind the two weeks of notes
      purpose of the trial month please
      I read the fourth step three times and still, no
      what would a good result for step 2 look like
      how am I to do the listening step without headphones
      describe the assessment step
      what must be in the letter of step 4
      how would one do the step with the family graves
      that last step, celebrate with the team, what do you have in mind
      why must I tell the school before anything else
    `,
  },
  {
    id: 'can-i-make-it',
    tells: `
      make it ! easier/harder
      in time
      realistic
      my chances
    `,
    says: `
      do you think I can manage the ten k
      do you think I can do the half
      do you think I can run that far?
      do I need to worry about the boat date
      is the target for the deposit in danger
      should I be worried about the exam date
      is my boat target still safe
      will the deadline hold
      am I going to make it with the boat, honestly
      will I be ready for the exam
      do I stand a chance with the marathon
      can this still work out by June
      at this pace, will I be done by spring
      am i kidding myself with the date
      can I still make it?
      will I make it in time
      is my deadline realistic
      is this plan too ambitious
      do you think I can reach my goal by June
      is it still possible to finish by summer
      am I too late
      is the date achievable
      what are my chances
      is the pace ok
      do I have to hurry
      do you think I can do it
      will I be ready in April
      at this rate when will I finish
      is my goal realistic
      can I still make it with the boat
      will I still make it to the race in time
      can I still manage it by then
      can I get it done in time
      am I going to make it with the thesis
      can I still do it by May
      is it realistic to finish by then
      do I have enough time
      will I get there in time
      am I going to manage the marathon
      is the date still ok
      is it feasible
      am I too slow
      do you think I'll make it
      can I reach it before summer
      will I hit my target
      is the plan too tight
      could I finish earlier
      is my goal too big
      could I be done by Easter
      could I make it by spring
      could I finish earlier than planned
      could I get the boat ready by May
      is June possible for the book
      can I be ready for the race by March
      could I still finish this year
      june is a pipe dream isnt it
      be honest, the wedding date, doable?
      can it still be done, the thesis by march
      I reckon I'll need longer than august, what do you think
      is that date too soon for the grade 5 exam
      not sure the boat will be ready by Easter
      realistically, B2 by summer, yes or no
      do I have a hope in hell with the marathon
      will the kitchen be done before the baby
      will I finish the quilt before the birth
      lost three weeks to flu, is the exam date gone
      after two weeks off, can I still hit the date
      chances of finishing this year?
      odds on the licence by may
      50 50 or better, the degree
      does the plan still hold
      does the date hold if I go on like this
      at my speed, when am I through with it
      if I carry on at this rate will I get there
      will it be tight with the visa
      how tight is it
      am I cutting it fine with the application
      am I dreaming with the house by 30
      don't sugar coat it, will I be ready for the recital
      is it too much to want it all by christmas
      have I bitten off more than I can chew with the allotment
      too ambitious?
      is my target for the weight too steep
      did I set the bar too high with the chess rating
      possible or impossible, 10k by september
      my brother laughs at my date for the extension, is he right
      Would you consider the deadline attainable?
      i think i dont make it to the exam in time, or?
      could it work out by the end of the year at all
      could I be finished before ramadan
      could I be quicker than the plan says
      might I be done ahead of time
      can this be done in half the time
      is there any way to still manage the portfolio
      is the deposit by next spring still on
      will I get all steps in before we move
      are twelve weeks enough for the piece
      is four months enough for what's in the plan
      enough time for the language before we emigrate?
      enough weeks left for the training?
      it's getting late for the garden, will it still work
      will the money be there by july
      shall I be fit enough by the date
      how likely am I to finish the book
      how sure are you I reach this
      do you reckon I'll be a nurse by 2028
      I'm going to miss the date, aren't I
      there's no way I manage that by the 1st, or is there
      am I in danger of missing the enrolment
      what happens to my finish date at the current speed
      does it look as if the campaign is ready for polling day
      will I be able to play it by the wedding
      will I talk well enough by the time we fly
      can a slow coach like me still make june
      safe or not, the date for the boat
    `,
  },
  {
    id: 'per-month',
    tells: `
      how much .. month ! rent/earn/should
      how much .. week ! protein/exercise/should
    `,
    says: `
      is 300 a month enough for the boat
      does 50 a week get me there by summer
      will 200 a month be enough
      if I put away 400 a month will I reach it
      does 250 per month do it
      would 100 a week get me to the target
      how far do I get with 150 a month
      how much do I have to put aside each month for the boat
      how much do I need to save per month
      what's the monthly amount for my savings goal
      how much a week do I need to save
      how much must I save every month to get there
      what do I have to put away each month
      how much is that a month
      how many pounds a month is that
      what would I need to save weekly
      how much should I transfer each month for the deposit
      per month, how much is it
      what monthly rate gets me to my target
      boat money, how much a month
      monthly figure for the house fund pls
      how much does that come to per month
      what's that in weekly chunks
      what do I put away each payday
      i get paid fortnightly, so how much from each pay for the trip
      every week I could spare 40, does that do it
      I can do 120 a month, is that enough for the wedding
      with 75 a week when am I at the 4000
      say I do 350 monthly, when's the deposit complete
      if I manage 500 a month, do I get there
      how much must go in the pot monthly to have the van by june
      monthly rate for paying off the debt
      how much do I need to pay off each month to be debt free by december
      which sum do I set my standing order to for the flat goal
      my standing order is 200, does that get me to the flat in time
      break the 6000 down per month
      divide the savings goal into months for me
      9000 by may, what is that a month
      need the amount per week, not per year
      how much is it weekly if I want the piano by Christmas
      What monthly contribution does my savings target require?
      wat do i need to save evry month
      per week?
      per month?
      a month, how much
      do I need more than 250 a month
      would 30 a week be enough for the school trip goal
      is a fiver a day enough for the bike
      five euros a day, do I get to the laptop by summer
      I manage 180 on average, where does that get me
      only 90 over at the end of each month, is that any use for the goal
      how much would each of us have to put in monthly for the wedding
      the two of us together, what a month for the house
      how much every month until the baby comes
      tell me the monthly sum for grandma's 80th
      for the headstone fund, what must I lay aside per month
      for the hajj fund how much monthly
      how much a week for the christmas pot
      how big are the monthly bits
      what's my monthly rate
      current rate needed for the fund?
      how much per month from now to reach the target
      work the monthly amount out again for me
      skipped two months, what is the amount per month now
      I put nothing in since March, how much must it be each month now
      how much extra a month if I want it by august
      does rounding to 300 a month work out
      can I get away with 150 a month
      can I get by with putting 20 a week into the kiln fund
      what's the least I can save a month and still get the boat
      minimum per month for the camper
      how many months at 200 each
      at 65 a week how long till the driving lessons are paid
      pls work out weekly savings for the caravan
      do the sum for me, target minus what I have, by months
      what do I have to transfer on the first of each month
      what goes aside every payday for the roof
      we live on tips, so tell me the daily bit for the van
      the new roof is 7200, spread over the months that's what
    `,
  },
] as const satisfies readonly Matter[];

export type OwnThing = (typeof ownThings)[number]['id'];
