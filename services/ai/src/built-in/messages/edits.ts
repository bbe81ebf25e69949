import type { Matter } from './matter.ts';

// Changes of a plan and facts that a plan must respect. None of them is a new goal.

export const edits = [
  {
    id: 'edit',
    says: `
      can you do it with 3 hours per week
      can it be done with one hour a week
      could we do it with 4 hours per week
      would it work with 2 hours a week
      can you do it in half an hour a day
      Send six applications by 20 May
      Send ten letters by 3 June
      Write four applications by 12 April
      these two are the wrong way round
      the first two are the wrong way up
      two of them are upside down
      make the plan harder
      make it shorter
      can you make that simpler
      this is too easy for me
      too many steps
      it's too much, cut it down
      fewer steps please
      slow it down a bit
      speed it up
      I want it faster
      move it to June
      move the deadline to the end of March
      push everything back two weeks
      can you move my deadline to September?
      shift step 2 to next Monday
      I need another month
      give me more time for the last step
      postpone this until after Christmas
      bring it forward by a week
      change the date to 1 May
      change the target date of my goal
      I want to change the date of my goal
      the exam was moved to autumn
      the wedding is in August now instead of June
      I only have 2 hours a week
      I can only do weekends
      I've got more time now, about ten hours weekly
      what if I have 10 hours a week
      I work nights so mornings are no good
      no time on Wednesdays
      I have just 30 minutes a day for this
      my budget is only 200
      I can't afford a coach
      I don't have a gym nearby
      add something on nutrition
      could you include a step for getting insurance
      put in a rest week
      insert a step before the third one
      there should be something about practising with others
      split step 3
      break the second step into smaller parts
      divide the first one in two
      step 4 is too big
      remove the last step
      delete step 5
      I don't need the one about the budget
      skip step 2
      take out the networking one
      get rid of steps 3 and 4
      leave out everything about social media
      I did that already
      step 1 is done
      I've already done the first two
      mark the third as finished
      I finished step 2
      tick off the registration
      I have that certificate already, so no need for step 1
      put this on hold for a month
      pause my running goal
      let me take a break from this plan
      resume my goal
      reactivate the reading goal
      I want to delete my goal
      rename step 2 to Call the bank
      call the first step Warm-up instead
      change the title of my goal
      do step 4 before step 3
      swap the first and second step
      put the interview prep first
      reorder the steps
      I don't like this plan, try again
      start over
      make a different plan
      regenerate it
      redo the roadmap
      another approach please
      write me a new version of this roadmap
      I hurt my knee
      I'm injured and can't run for three weeks
      I caught the flu and lost a week
      I was ill for two weeks
      work is crazy this month so I'll have little time
      I'm on holiday for two weeks
      the baby came early, everything is delayed
      I fell behind, please adjust the plan
      I missed two weeks
      change step 2 to something indoors
      make the first step smaller
      make every step weekly
      that step doesn't fit me
      this isn't what I meant, I meant piano not keyboard
      actually I meant half marathon
      not June, July
      I'd rather swim than run
      can we do it without the gym
      adjust it for a beginner
      I'm already at level B1
      adapt the plan to my shift work
      set the priority to high
      change the category to health
      change my goal to 5 km instead
      make it 20 books rather than 30
      extend it by three months
      finish it a month earlier
      pause everything until February, I'm having an operation
      stop everything for two weeks
      why did you put the exam before the course
      you forgot the insurance
      there is nothing about the paperwork in it
      the step about the bank is missing
      can the rehearsal come first
      theory test passed yesterday
      I sent the letter
      booked the hall today
      bought the shoes
      we've got the keys already
      CV is finished
      the flat viewing is on 3 May
      the race is on the 14th
      exam date came: 9 February
      it has to be done before 1 March now
      not by May, by the end of the year
      my savings target is 12k now, not 10
      I can do three hours a day now that I'm on leave
      evenings are gone, mornings only
      half an hour a day is all I can manage
      just Sundays from now on
      with the new baby I have less time
      a bit gentler please, I'm 70
      too easy, I want more
      step it up
      I'm bored by this pace
      scrap the part about the coach
      get rid of the bit with the agency
      without the swimming please
      no gym, I hate gyms
      the guardian one can go
      chop up step 5
      cut the big one into pieces
      smaller portions please
      CV first, then the letters
      do the flowers before the cards
      swap the last two round
      call it My big year
      rename the goal to Paris 2028
      the last step should say Celebrate
      show me a different plan
      redo the whole thing
      I broke my wrist
      I've sprained my ankle
      I'm in hospital
      my mother is in hospital so I have no time for this now
      I smoked two cigarettes at the party
      I put two kilos back on
      freeze it while I'm away
      take the whole thing off my plate until spring
      I no longer want this goal
      I've given up on the marathon, drop it
      that date is wrong
      that deadline doesn't work for me
      can you change the target date of the move
      could you change my deadline
      can you change the date of my second step
      start over please
      start again from the beginning
      can you change my target date to May
      can you change my date
      please change my target date
      can you set another target date
      the plan is too much for me
      it is too much for me like this
      too much for me, less please
      it's too hard for me, something easier
    `,
  },
] as const satisfies readonly Matter[];
