import type { Matter } from './matter.ts';

// Questions that are answered from the person's own goals, steps and week. `answering/` has the answer to each.

export const ownThings = [
  {
    id: 'next-step',
    says: `
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
    `,
  },
  {
    id: 'today',
    tells: `
      today ! minutes/hour/hours/min/did
      tonight
    `,
    says: `
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
    `,
    says: `
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
    `,
  },
  {
    id: 'next-week',
    tells: `
      next week
      following week
    `,
    says: `
      and next week?
      what is due next week
      what's coming next week
      what will I do the week after this one
      tell me about next week's steps
      anything for the following week
      what awaits me next week
      steps for next week please
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
    `,
  },
] as const satisfies readonly Matter[];

export type OwnThing = (typeof ownThings)[number]['id'];
