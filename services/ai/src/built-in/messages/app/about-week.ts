import type { AppQuestion } from './app-question.ts';

// The weekly plan, reminders and the diary.

export const weekQuestions = [
  {
    id: 'weekly-plan',
    tells: `
      calendar ! google/outlook/sync/connect
    `,
    says: `
      how do i see last week's tasks
      where are the tasks of last week
      can I look at an earlier week
      does the week begin on Monday or Sunday
      what use is the weekly plan
      what is a weekly plan for
      why would I use the weekly plan
      whats the weekly board for?
      what is the weekly board good for
      what do I need the week page for
      what's this week view there for
      why is there a weekly plan
      what is the point of the week page
      what does the weekly planner do
      what's the weekly calendar meant for
      explain the plan page to me
      how do I go back a week in the plan
      where is the plan of the week before
      can I look at earlier weeks
      show the week before, how
      what is the weekly plan?
      how does the week board work
      how do I plan my week
      how do I add a task to a day
      where is the calendar
      how do I put a step into my week
      can I plan a milestone for a certain day
      how do I schedule a step
      where can I see the whole week
      how do I open the plan in full screen
      what is the calendar for
      what's the plan page for
      what is that week calendar good for
      how do I use the planner
      where do I plan my week
      put a step on Tuesday, how
      where is my weekly plan
      how does planning a day work
      what's the weekly calendar
      can I see last week's plan
      how do I look at a past week
      can I go back to an earlier week
    `,
    answer:
      'The [weekly plan](/plan) has a column for each day from Monday to Sunday. **Add Task** under a day writes one. A step of a goal gets there with **Plan this step** in its menu under Preview; ticking either ticks both. Tasks can be dragged, or moved with their menu. The arrows above the board lead to earlier and later weeks.',
  },
  {
    id: 'recurring-task',
    tells: `
      recurring
      repeat
      duplicate
    `,
    says: `
      how do I make a task repeat
      make something recurring
      repeat something daily in my plan, how
      how can a thing come back every day in the week board
      how do I get a task on every day
      how do I make a task come back every week
      can something repeat each Monday
      make it repeat daily, how
      how do I set a weekly task
      I want the same task every morning
      is there a way to repeat things
      how do I repeat a task
      can tasks be recurring
      make a task daily
      how do I copy my week
      how do I duplicate last week
      can I use the same plan next week again
      repeat this task every day
      copy tasks to next week
    `,
    answer:
      'In the [weekly plan](/plan) a task’s menu has **Set recurring**, which puts a copy on every other day of the week, and **Duplicate**. **Duplicate to Next Week** above the board copies the whole week.',
  },
  {
    id: 'move-task',
    tells: `
      move .. task/something/tasks ! steps
    `,
    says: `
      how do I move a task to another day
      can I drag tasks
      how do I delete all tasks of a week
      what happens with tasks I didn't do
      where do unfinished tasks of last week go
      how do I change the priority of a task
      can I reorder my tasks
      how do I move everything from Monday to Tuesday
      what is the difference between business and home tasks
      how do I clear a day
      how do I shift a task to next week
      can I move tasks between days
      reschedule a task, how
      how do I postpone a task
      how do I delete a task
      where do I change a task
      can I colour my tasks
      can tasks have colours
    `,
    answer:
      'Drag a task to another day, or use **Move to…** in its menu; **Priority** and **Type** are there too. The menu of a day moves or deletes all of its tasks, and **Delete Entire Week** stands above the board. Unfinished tasks of past weeks are offered on the plan page: move them to this week or leave them.',
  },
  {
    id: 'tick-task',
    tells: `
      tick/complete/finish/mark/check .. task/tasks ! step/goal
    `,
    says: `
      where do I tick the task
      how do I complete a task
      how do I mark something as done
      how do I check off a task in my week
      can I tick a task here
      mark a task as finished
      how do I finish a task in the plan
      where do I tick off today's task
      the checkbox of a task, where is it
      how do I untick a task
      I did a task, where do I say so
      ticking tasks, how
    `,
    answer:
      'A task in your [weekly plan](/plan) has a box in front of it: tick it when it is done, and again to take it back. If the task stands for a step, the step is ticked with it. A step itself is ticked under **Preview**, or by telling me “step 1 is done”.',
  },
  {
    id: 'reminders-board',
    tells: `
      column
      columns
      reminders board
    `,
    says: `
      what is the reminders board?
      where can I keep notes and lists
      how do I add a reminder column
      how do I make a shopping list
      what are reminders for
      how do I rename a column
      can I keep tasks without a date
      how do I delete a column
      what are those reminder columns good for
      what is the reminders page for
      what do the columns mean
      what are the lists on the reminders page
      how do reminders work here
      can I have a packing list
      what's the reminders tab
      where can I put ideas without a date
    `,
    answer:
      'On the [plan page](/plan), switch from Weekly Calendar to **Reminders**: columns with tasks that have no day. **Add Column** makes one, its menu renames or deletes it, and tasks can be dragged between columns.',
  },
  {
    id: 'remind-me',
    tells: `
      remind me ! why/what/how/of/again/when/where
      set .. reminder
      set .. alarm
    `,
    says: `
      can you send me a reminder by mail
      email me a reminder
      could you mail me on Friday
      send a reminder to my phone
      can you remind me tomorrow
      remind me to drink water
      ping me on Friday
      can you send me a reminder
      will you remind me
      nudge me tomorrow
      remind me to call mum at five
      remind me on Thursday to call my aunt
      set a reminder for the dentist
      remind me tuesday morning to post the letter
      remind me friday to water the plants
      remind me in an hour to stretch
      remind me on the 3rd to pay the rent
      can u remind me about the meeting on monday
      please remind me this evening to ring gran
      set me a reminder for wednesday at noon
      could you nudge me on Sunday about the shopping
      remind me next week to call the bank
      set an alarm for half six tomorrow
      don't let me forget the parcel on saturday
      give me a shout on thursday about the bins
      tell me tomorrow that I need to pack
      wake me at six tomorrow
      remind me later
      pls remind me tonight to take the pill
      I need a reminder for my appointment
      remind me every morning to write
    `,
    answer:
      'I have no alarm and cannot write to you first. Put it on its day with **Add Task** in your [weekly plan](/plan), where it waits for you, and set an alarm on your phone if the hour matters.',
  },
  {
    id: 'notifications',
    tells: `
      notif*
      push message/messages
      ping/pings/pinging/nudge/nudges/nudging/buzz/alert/alerts me/you/people
    `,
    says: `
      my phone stays silent, no alerts
      why don't I get a notification
      are there push messages
      no alerts are coming
      does it send alerts to my phone
      how do I switch notifications on
      notifications are not working
      do you send reminders?
      set an alarm for 7
      will I get a notification
      send me an email every morning
      can I get push messages on my phone
      does the app notify me when something is due
      wake me up at six
      can I get alerts
      message me every Sunday
      can you wake me
      no push messages arrive on my phone
      my phone shows no alerts from you
      the notifications don't come through
      do I get told when something is due
      is there a daily reminder
      can you email my plan to me
      send me my week by mail
      I never got the confirmation email
      the mail did not arrive
    `,
    answer:
      'Pathwise sends no notifications, reminders at an hour or alarms, so there is no time to set, and I cannot write to you first. The reminders board of your [weekly plan](/plan) keeps what has no day. What is due stands in your [weekly plan](/plan), and you can ask me any day: “What is due this week?” A mail with your progress comes once a week unless you switch it off on your [profile](/profile). For an alarm, use your phone’s clock or calendar.',
  },
  {
    id: 'calendar-sync',
    says: `
      can I sync with google calendar?
      does it connect to outlook
      add this to my calendar
      integrate with apple health
      can I import goals from another app
      does it work with strava
      is there an API
      connect my fitness watch
      export to ical
      link it to trello
      can it talk to my calendar
      sync with apple calendar
      can you see my google calendar
      connect to garmin
      does it integrate with notion
      put it in my outlook
    `,
    answer:
      'There is no connection to other calendars, watches or apps yet. Inside Pathwise, **Plan this step** puts a step into your [weekly plan](/plan). If a connection would help you, please say so on the [Support page](/support).',
  },
  {
    id: 'diary',
    tells: `
      diary ! private/read/see/public
      journal ! private/read/see
    `,
    says: `
      i cant find the diary
      where did the diary go
      how do I get to my diary
      what is the diary for?
      how do I write in my diary
      where is the journal
      can I edit an old entry
      how do I delete a diary entry
      can I write an entry for yesterday
      how do I start a new entry
      is there a place for my thoughts
      where can I write a journal
      open my diary
      how do I add an entry
      can I change yesterday's entry
      I want to write in my diary
      how does the diary work
    `,
    answer:
      'In [My Diary](/diary) **New Entry** writes one, for today or another date. An entry can be opened, edited or deleted later, and a draft is kept if you are interrupted.',
  },
  {
    id: 'diary-photo',
    tells: `
      photo/photos/picture/pictures/image/images & entry/diary/journal
    `,
    says: `
      how do I add a picture to a diary entry
      can I put photos into my diary
      can I attach a picture to my entry
      is there a way to add images to the diary
      upload a photo to my journal
      pictures in the diary
      can I add a drawing to an entry
      can a diary entry have a file
      how do I insert an image in my entry
      photo in my diary
      can I format text in the diary
    `,
    answer:
      'A diary entry holds a title, a date and text; pictures and files cannot be added. You can describe the picture, or note where it lies. If you would like photos there, please say so on the [Support page](/support).',
  },
] as const satisfies readonly AppQuestion[];
