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
    `,
  },
] as const satisfies readonly Matter[];

export type OwnThing = (typeof ownThings)[number]['id'];
