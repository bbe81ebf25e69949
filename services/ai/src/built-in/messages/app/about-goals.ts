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
    `,
    answer:
      'No harm done: tick it once more and it is open again, a step under **Preview** and a task in the [weekly plan](/plan); the percentage follows. Or tell me which step it was, for example “step 2 is not done”.',
  },
  {
    id: 'edit-goal',
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
    `,
    answer:
      'A roadmap usually comes within seconds and appears by itself under Preview. If it says that it could not be drafted, there is a button to try again. Where I declined to plan something, a note stands in its place. If nothing moves, please write on the [Support page](/support).',
  },
  {
    id: 'several-goals',
    says: `
      can I have two goals at once?
      is it bad to work on three goals at the same time
      how many goals should I work on
      can I do several goals in parallel
      should I finish one before starting the next
      is it all right to work on many goals together
      two goals at the same time, does that work
      should I concentrate on only one goal
    `,
    answer:
      'You can have several, each with its own roadmap, and “What should I do this week?” answers across all of them. One or two at a time usually go best; pause the others with a clear conscience, they keep their steps.',
  },
] as const satisfies readonly AppQuestion[];
