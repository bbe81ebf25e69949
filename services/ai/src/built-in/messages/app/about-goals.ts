import type { AppQuestion } from './app-question.ts';

// Goals, steps and roadmaps.

export const goalsQuestions = [
  {
    id: 'progress-how',
    says: `
      how does progress work in general
      how do I update my progress
      where can I change the percentage
      can I set the progress myself
      how do I enter my progress
      where do I log what I did
      how do I record progress
      I want to update my progress
      I've done loads but the bar doesn't budge, how do I tell it
      swam twice, where does that go
      the percent thing, who fills that in, me or you
      want to put in that I'm at about half
      there's no slider to set how far I've got
      Where do I enter what I have achieved?
      how does the app know how far I am
      does the bar move by itself when I do things
      I read 40 pages today, do I log that anywhere
      by what is the percentage calculated
      kilometres of today, in which place they go
      it only counts ticked steps, doesn't it
      wish I could type 65 percent and be done
      saved another 200, need to record it somewhere
      explain how the bar fills up
      what feeds the progress bar
      if I add more steps, does my percentage drop
      do big steps count more than small ones for the percentage
    `,
    answer:
      'A goal with steps shows the share of them that is ticked, so tick one under Preview and the percentage moves. A goal without steps shows the percentage that you set in **Edit goal**. A completed goal counts as 100 %.',
  },
  {
    id: 'tick-step',
    tells: `
      tick ! untick
    `,
    says: `
      can you tick a step for me
      could you mark it as done for me
      will you tick things when I tell you
      can I tell you that something is done
      can you check it off for me
      do you tick steps yourself
      how do I tick off a step
      where can I check off a milestone
      how do I complete a step
      can I untick a step
      I can't find where to mark it finished
      how do I complete a goal
      mark my goal as completed
      finished the first one yesterday, now how do I tell the app
      I've booked the venue, where's the box for that
      Completed. And now? Where to mark it?
      no box to tick in front of the step
      want that satisfying check mark, where do I get it
      would be lovely if you ticked it when I say so
      milestone is made, app not know it yet
      I did three steps in one go, tick them one by one or what
      do I tick or do you
      whole goal reached, how do I close it officially
      the marathon is done and dusted, how does the goal become completed
      clicking on the step only opens it, it doesn't tick
      show me where to cross off what I finished
      is ticking a step final
      can I check things off from this chat
      need to tell it that step four is behind me, which screen
      does it tick itself when the date passes
      where do i put the tick, on preview or in the week
    `,
    answer:
      'Under **Preview**, open the goal: each step in Your Milestones has a box to tick, and ticking it again takes it back. The whole goal is completed in the menu beside its title, with **Complete goal**. Or tell me here, for example “step 1 is done”.',
  },
  {
    id: 'wrong-tick',
    tells: `
      ticked .. wrong/mistake/accident
      wrong .. ticked
      untick
    `,
    says: `
      I ticked the wrong box
      I marked the wrong step as done
      I checked off the wrong one
      ticked the wrong step
      I clicked done on something I haven't done
      oops wrong tick
      how do i untick something
      I ticked something by mistake
      ticked it too early
      that step isn't done, I ticked it by accident
      I crossed off the wrong task
      accidentally ticked one
      I hit the checkbox by mistake
      marked a task as finished but it isn't
      how can I take back a tick
      wrong one ticked, help
      fat fingers, ticked the step below the one I meant
      my toddler got hold of the tablet and ticked everything
      says completed but I never did it
      I only did half of it and already ticked it
      argh marked the dentist as done, haven't been yet
      how do I make a done step undone
      pressed done too soon, the course was cancelled
      took the tick away and it came back, how do I get rid of it
      a tick too many
      the step jumped to finished when I only wanted to read it
      ticked off calling the bank, but nobody picked up so it isn't
      I selected done in error, please advise
      un-complete a step
      cheated a bit and ticked it, want to be honest now
      made the check by mistake, how goes it off
      the cat walked over the keys and half my week is ticked
      whoops, not done that one yet, tick has to come off
      it counts a step I haven't finished because I clicked it
    `,
    answer:
      'No harm done: tick it once more and it is open again, a step under **Preview** and a task in the [weekly plan](/plan); the percentage follows. Or tell me which step it was, for example “step 2 is not done”.',
  },
  {
    id: 'edit-goal',
    tells: `
      priority ! support/task/tasks
    `,
    says: `
      can the target date be changed
      can you change the date of a goal or do I
      could you alter my deadline
      are you able to change my target date
      who changes the target date
      how do I change a goal
      where can I edit my goal's title
      how can I change the target date
      can I change the category later
      how do I set a priority
      how do I edit the description
      where do I change the deadline of a goal
      how do I pause a goal
      how do I reactivate a paused goal
      can I put a goal on hold
      change my target date, where
      rename my goal, how
      how do I resume a goal
      where do I change the category
      how can I change the name of a goal
      how do I postpone a goal
      typo in my goal's title and it's bugging me
      the wedding got moved, where do I put the new date
      it filed my choir under Health, that's wrong
      I'd rather call it something less embarrassing, where's that
      need to take a break from the piano one till autumn
      picked the wrong year for the deadline when I made it
      which pencil do I press to alter the goal
      My goal has the wrong description. How can this be corrected?
      the goal is set to high priority and I never did that
      my objective has wrong name, where is the change
      baby is coming, I have to freeze my goals somehow
      can I hold a goal for a few weeks while my ankle heals
      is a goal's title fixed for ever
      can't see where the due date is edited
      am I allowed to give myself more time
      put a goal to sleep, is that a thing
      I wrote fifty instead of fifteen in the goal
      the settings of a goal, where are they hiding
      target day came and went, how do I give it another
    `,
    answer:
      'On the [Goals page](/goals) each goal has a pencil: title, description, category, priority, status, progress and target date can all be changed there. Pause, Reactivate and Complete are also in the menu beside the goal’s title under Preview. Or tell me here what to change, for example “move it to June”.',
  },
  {
    id: 'delete-goal',
    tells: `
      difference/or/versus/vs .. pause/pausing/paused .. delete/deleting/deleted
      pause/pausing and/or/versus/vs a? delete/deleting/delete
    `,
    says: `
      how do I delete a goal
      can I remove a goal
      where is the delete button for goals
      what happens when I delete a goal
      is a deleted goal gone for ever
      how do I get rid of an old goal
      delete a goal please, how
      where can I delete a goal
      remove a goal, how
      how to delete
      I don't need this goal any more, how do I remove it
      don't want the guitar one cluttering up my list
      made the same goal twice by accident, one has to go
      there are three test goals in there, how do I throw them out
      gave up on Mandarin ages ago, take it off how
      no bin to be seen on my goal
      If I remove a goal, do its steps vanish as well?
      pause or bin, which is better when I'm not sure
      one goal is too much, elimination is where
      the diet one glares at me every morning, which button bins a whole goal
      scared to press delete, what exactly gets lost
      get this goal off my screen, where do I click
      does deleting a goal also delete the tasks in my week
      old goals from last year are piling up, cleaning them out how
      which is safer for a goal I may want later, delete or pause
      my ex and I had a goal for a house, I'd like it removed
      permanently remove something from my goals list
      how do i clear all my goals and start over
      does a goal I bin still count towards the three
    `,
    answer:
      'On the [Goals page](/goals) each goal has a bin symbol; its steps and timelines go with it. **Undo** in the message afterwards brings all of it back, and for 30 days so does the [trash](/trash); after that it is gone for good. Pausing is the gentler way: a paused goal keeps everything until you resume it.',
  },
  {
    id: 'bring-back-goal',
    tells: `
      archive*
      unarchive*
      reopen
    `,
    says: `
      restore my goal
      my goal is gone
      oops, deleted the wrong goal
      I lost my goal
      I threw my goal away by accident
      I clicked delete on the wrong goal
      my finger slipped and the goal is deleted
      a goal has disappeared
      I accidentally closed my goal
      oh no, I deleted a goal
      how do i get an old goal back
      where do archived goals go
      can I archive a goal
      how do I unarchive something
      reopen a finished goal, how
      can I get a completed goal back
      where is my deleted goal
      how do I bring back a paused goal
      I completed a goal by mistake
      undo complete goal
      get back a goal I deleted last week
      where are the archived ones
      how do I reactivate an old goal
      my allotment goal isn't there any more, want it back
      binned the wrong one, the thesis was the real one
      Sunday I deleted my goal in a temper, today I regret it
      marked the whole marathon as complete, there are still two months to go
      the paused goal, how do I wake it up
      my kid deleted my goal
      a goal I finished last year, I'd like to run it again
      dug around for my old choir goal, it's nowhere
      I should never have deleted that goal, is it lost
      Regrettably I removed a goal. Can it be retrieved?
      I did eliminate goal by error, recovery is possible?
      what happened to the goal I put away in spring
      oh god I just deleted two years of work, the goal with all its steps
      get the painting goal out of retirement
      is there an archive where old goals live
      finished goals, can they be made active again
      pressed complete instead of pause on my goal
      where's the graveyard for goals lol
    `,
    answer:
      'A deleted goal lies in the **[Trash](/trash)**, in the menu under your name, for 30 days, with its steps. A paused one runs again with **Reactivate goal** in the menu beside its title under Preview, or when you write “resume it” to me. A completed one becomes active again when you change its status with the pencil on the [Goals page](/goals). There is no archive besides these.',
  },
  {
    id: 'undo',
    tells: `
      undo
      out of the trash
      in the trash
      from the trash
      restore ! goal
      by mistake
      accident*
      bring back ! goal/archived
    `,
    says: `
      I deleted a step by mistake
      I binned a goal by accident, can I get it back
      deleted the wrong task, help
      I removed something I still need
      how do I get back what I deleted
      oops, deleted my goal
      why did my step disappear
      my goal has vanished
      why is my goal gone from the list
      I deleted something by mistake
      can I undo that
      how do I get a deleted step back
      where is the trash
      I removed the wrong task
      bring back what I deleted
      is there an undo
      how long are deleted things kept
      I accidentally cleared my week
      I accidentally deleted a step
      I binned a task by accident
      how do I undo
      can I get it back
      I deleted my plan
      my task has vanished
      recover a deleted entry
      revert that
      I removed a goal by accident
      whoops, I removed my whole plan
      accidentally deleted everything
      I erased a goal without meaning to
      I mistakenly removed a milestone
      I accidentally removed a goal
      accidentally cleared my roadmap
      I accidentally dropped a task
      binned my whole shopping list just now, please tell me it's saved somewhere
      my thumb slipped and the entry was gone
      deleted Tuesday, the entire day
      cleared everything in the week and now I want it back
      I threw something out last month, is it still anywhere
      the message with undo went away too quickly
      is there a recycle bin
      how do I take back the last thing I did
      ctrl z doesn't do anything
      three steps vanished after I pressed something
      Can an entry removed yesterday be recovered?
      a reminder list got deleted by my son
      emptied the trash, am I stuffed
      how long do I have to rescue what I threw away
      i deleted wrong thing, help me to return it
      got rid of a diary page and cried about it since
      last action, go back
      dragged a task into nowhere and it's lost
      how do I put something back that I just removed
    `,
    answer:
      'Press **Undo** in the message that follows, or open **[Trash](/trash)** in the menu under your name, at the foot of the sidebar: what was deleted is kept there for 30 days and can be brought back.',
  },
  {
    id: 'change-roadmap',
    says: `
      can I change the order of the steps
      how do I put a step before another one
      is the order of steps fixed
      can I drag steps
      how do I swap two steps
      can I change the roadmap?
      how do I edit a step
      how do I change the date of a milestone
      can I add my own milestones
      where can I write my own step
      how do I delete a step from the roadmap
      can I move steps around
      how do I add a milestone
      where do I change the description of a step
      can I edit the overview
      can I edit the steps myself
      how do I rename a step
      can I write my own steps
      how can I reorder steps
      where do I edit milestones
      I want to change a step, how
      step three comes before step two in real life
      I already have my passport so that step makes no sense, how do I take it out
      these steps aren't how I'd do it, am I allowed to meddle
      want to slip in a step of my own between the others
      no handle to drag them by
      the wording of that milestone is too posh for me, where do I rewrite it
      my physio gave me exercises, where do I put them in as a step
      the dates on the steps are off by a week, fix them where
      Is the roadmap carved in stone?
      it let me edit the title but not the order
      missing one milestone, need to put it by myself
      the overview text says things about me that aren't true, editing it how
      one milestone should be split in two, how do I go about it
      I'm a project manager, I want full control over these steps
      may I throw half the steps away
      editing a step, which menu
      do my own steps count as well
      can't work out how to give a step another day
      I prefer to write the whole roadmap by hand, is that on
    `,
    answer:
      'Yes, everything in it is yours. Under **Preview** the menu of each step edits or deletes it, **Add step** adds your own, and the overview has an Edit button; title and target date are changed on the [Goals page](/goals). Or tell me what you want different, such as “make it easier” or “add a step about networking”, and I propose it. What you edited or finished stays.',
  },
  {
    id: 'regenerate',
    tells: `
      regenerate
    `,
    says: `
      how do I regenerate the roadmap
      where is the button for a new roadmap
      can you draw up the plan again, how does that work
      what does regenerate do
      does regenerate delete my own steps
      how do I clear a roadmap
      will my changes be lost when I ask for a new roadmap
      how do I get other suggestions
      what are the AI suggestions
      don't like this plan, is there a way of getting a completely different one
      roll the dice again, where's that button
      I changed the date and now the steps don't match, redo them how
      if I press regenerate is my own work toast
      suggestions are boring, how do I get fresh ones
      it asked me which changes to accept, what's that about
      want to empty the roadmap and leave the goal
      New draft, is it possible without losing my ticks?
      what happens to finished steps when a new roadmap is made
      i pressed regenerate and now i have a list of changes
      the AI ideas at the bottom, how do they work
      can I get a second opinion from you on the same goal, as in a new set of steps
      generate again, I have added things to the description
      scrap all of the steps at once, which menu
      is there a limit to how often I may redo the roadmap
      only the second half of the steps anew, does regenerate do that
      does it overwrite what I typed myself when it draws a new one
      suggestions card, how do I refresh it
    `,
    answer:
      'Under **Preview**, the menu beside the goal’s title has **Regenerate roadmap**: you see what would change and accept all or some of it. Steps that you made, edited or finished stay. **Clear roadmap** empties it. AI Suggestions has a button of its own for other ideas.',
  },
  {
    id: 'preview-tab',
    says: `
      what is the preview tab for?
      where do I see my roadmap
      where can I find the roadmap
      I can't find my plan
      how do I open the steps
      where are my milestones
      what is the workspace tab
      show me where the roadmap is
      where did my roadmap go
      open my roadmap
      go to my goals
      I want to see my roadmap
      show me the steps of my plan on the page
      made a goal but where did the steps go
      you said the plan is ready, I don't see it
      it just shows me the goal card, not the actual plan
      where on earth is this roadmap everyone talks about
      I click on Workspace, Preview, Workspace, and understand nothing
      which tab has the milestones
      how do I get from the goal to its steps
      take me to the plan
      Kindly indicate where my plan may be viewed.
      on my small screen I don't see any preview
      got lost, I only want to look at the steps for my exam
      the way to my goal should be drawn somewhere, no?
      two tabs up there, what's the second one for
      can't locate the thing you made for me yesterday
      what's under preview and what's under workspace
      the view roadmap button did nothing I can see
      want to look at my roadmap again but forgot where it lives
      Preview of what?
    `,
    answer:
      'Roadmaps are under **Preview**, the tab at the top beside Workspace. It lists your goals; **View Timeline** or the goal’s name opens its overview, steps, suggestions and dates. The Workspace tab holds every other page.',
  },
  {
    id: 'timeline-view',
    tells: `
      timeline ! difference/same/versus/vs
      one long line
      laid out
      yearly
      monthly
    `,
    says: `
      what is the timeline view?
      how do I see my plan by month
      can I see the roadmap as a timeline
      what is the daily view
      where is the yearly view
      why don't I see a yearly view
      how do I switch between weekly and monthly
      what is the roadmap board
      want to see the whole year at a glance
      I'm a visual person, is there a line with all the dates on it
      my plan only shows days and weeks, no months
      where can I get an overview of which month has what
      the calendar of the whole goal, not just the week
      no year in my view, although the goal runs till 2029
      is there something like a gantt chart
      how do I zoom out to months
      Is there a chronological representation of my roadmap?
      that board with days and weeks, what's it for
      let me see it month by month
      the daily board shows ten empty lines, what do I do with them
      what do the boxes under the timeline mean
      switch from the overview to the timeline, how
      a long view over the next three years would be nice
      could the steps be shown on a line
      monthly board is empty, what goes in there
      click to add milestone, it says, in the year view
    `,
    answer:
      'Open a goal under **Preview** and switch to **Timeline View**: it lays the steps and their dates along a line, over months, where the weekly plan shows the tasks of seven days. Below the dates there is a board by day, week and month, and by year when the target date is a year or more away. Without a target date it shows day, week and month.',
  },
  {
    id: 'categories',
    says: `
      which categories are there?
      what goal categories do you have
      which areas of life can I plan
      what kinds of goals can I set
      can I make my own category
      where do I find my health goals
      is there a category for money
      how are goals sorted
      my goal is about my dog, where would that go
      spirituality isn't on the list
      I'd put the house under its own heading, possible?
      what's the difference between Personal and Hobby
      there's no category for family
      which drawer does a driving licence belong in
      only see pages for four areas, where are money and personal
      can I rename Profession, I'm retired
      Which classifications of goals exist?
      add a new category called church
      study, is it professional or personal
      how know you in which category my goal goes
      do I have to choose a category myself
      the little icons, suitcase, heart, runner, what do they stand for
      list of topics you cover please
      school things, which category
      is there a section for friendships
      colour of a category, can I set it
    `,
    answer:
      'Six: Professional, Health, Relationship, Hobby, Financial and Personal. I choose one from your words and you can change it in **Edit goal**. Profession, Health, Relationship and Hobby also have pages of their own in the sidebar.',
  },
  {
    id: 'timeframes',
    says: `
      which timeframes can a milestone have?
      how long can a goal take
      can I plan five years ahead
      what is the longest plan
      can I set a goal without a date
      do I need a target date
      does a goal need an end date
      my dream takes twenty years, is that too far for this
      I don't work with deadlines, they stress me
      want to do it whenever, no date
      how short can a goal be, like a weekend
      must there be an end
      it won't take a date in the past
      ten years is the most, right?
      the list says 1-3 months, 3-6 months, what if it's two weeks
      Is it obligatory to enter a deadline?
      can I leave the day open
      I am 17, may I plan until I'm 40
      what's the latest date you accept
      deadline free zone possible?
      no time pressure please, goals without an end date
      how far ahead do the plans go
      which periods I can choose for a step
      is half a year between two steps allowed
      my goal has no finish line really, it's for life
    `,
    answer:
      'A goal may have any target date, or none: then its steps come without a deadline. Steps can stand under 1-3 months, 3-6 months, 6-12 months, 1 year, 3 years, 5 years or 10 years.',
  },
  {
    id: 'roadmap-missing',
    says: `
      why is there no roadmap?
      my roadmap is still being drafted
      the roadmap could not be drafted
      how long does a roadmap take
      my goal has no steps
      why did you write a note instead of a plan
      it says drafting since an hour
      the plan never came
      twenty minutes and still no plan
      it says drafting, drafting, drafting
      I made the goal an hour ago and the page is bare
      where are my steps, there are none
      you refused to make a plan and left a note instead, how come
      made the goal with the form and nothing came
      empty roadmap, did I do something wrong
      it told me it could not be drafted, now what
      my goal sits there naked without a single milestone
      try again button does nothing
      The roadmap I requested has not been generated.
      how much time need you to make the plan
      been staring at the little dots forever
      second goal worked, the first still has zero steps
      no milestones appear for my knitting goal
      the plan for the bakery stopped halfway
      is it normal that it takes this long to write the steps
      i have created but not see steps
    `,
    answer:
      'A roadmap usually comes within seconds and appears by itself under Preview. If it says that it could not be drafted, there is a button to try again. Where I declined to plan something, a note stands in its place. If nothing moves, please write on the [Support page](/support).',
  },
  {
    id: 'several-goals',
    says: `
      can I have two goals at once?
      is it bad to work on three goals at the same time
      how many goals should I have running in here
      can I do several goals in parallel
      should I finish one before starting the next
      is it all right to work on many goals together
      two goals at the same time, does that work
      should I concentrate on only one goal
      I want to write, run and learn Greek all in this year, does the app cope
      I've got kids, job and a degree, can I have a goal for each
      is it silly to have four things going
      can one task belong to two goals
      started five things, finished none, should I have fewer
      does it mix up the plans if I have more than one
      how do people juggle more than one goal here
      I would like to run them next to each other
      my coach says focus, my heart says do everything
      one after the other or side by side, what works better in here
      Is the simultaneous pursuit of three goals advisable?
      adding a second goal next to the first, any problem?
      do two plans fight over the same evenings
      too greedy to have a house, a baby and a promotion as goals?
      how make people with two goals at the same moment
      will you keep my goals apart when I talk to you
      can I rank my goals so the main one comes first
      parallel goals, yes or no
    `,
    answer:
      'You can have several, each with its own roadmap, and “What should I do this week?” answers across all of them. One or two at a time usually go best; pause the others with a clear conscience, they keep their steps.',
  },
  {
    id: 'step-notes',
    tells: `
      subtask*
      sub task/tasks/step/steps
      link/links/website .. step/milestone
      resources
    `,
    says: `
      where can I put a link on a step
      want to jot a phone number beside a step
      I found a good video for step two, can I keep it there
      is there a notes box on a milestone
      need sub steps under this step
      a little checklist inside one step would be great
      where do the links in my step come from
      space for comments on each step, is there any
      keep my recipe address with the step so I find it
      can a task have a description
      there's only a title on my task, where do the details go
      add details to a task
      what's the resources box for
      how long can the text of a step be
      attach a website to my milestone
      let me break one step into smaller bits, ticking each
      the name of the clerk belongs to the step, where do I write it
      Are subtasks supported?
      notes for my interview step, I'd like them in one place
      link isn't clickable in my step
      where do I write more about a step
      do steps have room for remarks
    `,
    answer:
      'A step has room for it: under **Preview**, its menu has **Edit step**, with a description and resources for links and notes, up to 2,000 characters each; links can be clicked. A task of the [weekly plan](/plan) has only its title. Steps have no sub-steps: add further steps with **Add step**, or keep a list in the description.',
  },
] as const satisfies readonly AppQuestion[];
