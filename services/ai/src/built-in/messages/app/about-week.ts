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
      how do I plan my week in here
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
      seven boxes in a row, what do I do with those
      how do I get things onto Wednesday
      I'd like to see what I had planned a fortnight ago
      can the steps from my roadmap turn up in my week
      I don't grasp the purpose of this board
      what's the difference it makes if I plan my week in here
      is there an agenda with all the days
      how do I flip to next week on the board
      want to see the whole week on the full screen
      where do the things go that I have to do on Friday
      In what manner does one enter a task for a given day?
      step of the goal should stand in the calendar, it does not
      my plan page is empty, how does stuff get in
      want to put the dentist on tuesday, what do I press
      the plan with the days, how do I get there
      do I fill the week in or do you
      go back to the week of my birthday, how
      month view in the weekly plan, does it exist
      can the board show me the weekend only
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
      bins every Thursday, I don't want to type it each week
      yoga mon wed fri, enter once and done, how
      piano practice daily, do I have to write it seven times
      same week again please, is there a button for it
      my shifts rotate, so I'd like to clone a week
      I'm tired of adding the same chores over and over
      tablets morning and night, every day, set that how
      Can a task be made to return each week automatically?
      habit things come every day, how do I get them in
      it repeated on all days but I only wanted weekdays
      this thing is for each day, I write only one time, ok?
      want last week's list again for this one
      copy this task to the other days
      does a repeated task go on into next month too
      set recurring, what does that do exactly
      want to stop a task from coming back
      once a month reminder to pay rent, doable as a repeat?
      every second week only, possible?
      watering the plants shows up just once, I need it always
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
      didn't get to it on Monday, how do I shove it to Tuesday
      ill all day, everything has to go to tomorrow
      tasks stuck in last week, how do I fetch them over
      dragging doesn't work with my finger
      the task is in the wrong day
      throw the whole of Saturday out, where's that
      urgent one should be at the top, how
      what's home and what's business
      one day later for this task please, which button
      would like the important ones in red
      Is it possible to shift a task to the following week?
      what becomes of the stuff I never did
      swap two tasks in a day
      clear the board for a new week, which button
      got rained off, want Thursday's gardening on Sunday
      the banner asks about missed tasks, what should I pick
      how do I give a task a higher importance
      typo in a task, how do I fix it
      get this task out of my week
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
      did the shopping, now how do I get it off the list
      crossing off tasks, how does that go
      finished today's stuff, want to mark it
      the little square beside it doesn't react
      ironing done! where do I tell it
      how do I say that I called the plumber
      no idea how to check things off on the board
      my task is done but still looks open
      How is a task in the weekly plan marked as completed?
      I want to strike through what I've done today
      the work is made, check on the task comes where
      did all of wednesday, tick them all at once?
      does ticking the task tick the step also
      a done task, does it vanish or stay
      laundry's done, clear it from today how
      need to reopen a task in my week
      the tick on the task is too small to hit
      where do I see the box for a task
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
      need somewhere to dump my groceries
      got ideas for presents and no date for them
      that other half of the plan page with lists, what's it for
      someday stuff, where do I put it
      a list for the holiday suitcase would be great
      want a fifth list, how
      How are the lists on the reminders side renamed?
      can't see my list of books any more, it was under reminders
      things to tell the doctor, no date, which place
      films to watch, a list without days I mean
      get rid of a whole list I no longer need
      put a todo without a day, where
      reminders don't remind me of anything, what are they then
      is there a scratchpad for odds and ends
      can I move a thing from one list to another
      lists lists lists, I love lists, has it got any
      no columns yet it says, what should I do
      baby names list, where would it fit
      bucket list page?
      drag a reminder to a day of the week, how
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
      give me a nudge at four about the oven
      I forget everything, so tell me on Wednesday that it's mum's birthday
      hey buzz me when it's time for my pills
      poke me on the first of the month for the rent
      can I count on you to tell me when the appointment is
      ring me at seven so I get up
      Would you kindly remind me of my lecture on Friday?
      i will forget so pls shout tomorrow at 10 about the vet
      make sure I don't miss the parents' evening
      every evening at nine tell me to stretch
      remember me tomorrow to buy stamps
      alarm for the exam at 8.30 pls
      in twenty minutes ask me whether I started
      send a message in the morning so I bring my kit
      text me saturday re football boots
      give me a heads up two days before the deadline
      wake up call at five thirty
      keep nagging me about the tax form until it's done
      drop me a line next tuesday about renewing the passport
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
      I never hear a beep from you
      expected something to pop up this morning, nothing did
      deadline came and went and nobody told me
      do you tell me when a step is due or must I look
      I'd like it to make a sound at noon
      my friend's app bings every day, this one's dead quiet
      Are alerts sent to my device?
      no weekly mail this Monday, what happened
      would be great to get my list in the inbox each morning
      permission for notifications is on and still nothing comes
      where can I set the hour of the daily alert
      does it tell me in the evening what I've missed
      can I get a whatsapp from you with the tasks
      it is silent, is that normal
      it should warn before a date comes, it does not
      does it send texts
      sms the day before something is due, can it do that
      want to be told when I slack
      badge with a number on the icon, does it exist
      will it beep if I don't do it
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
      all my life is in my work calendar, can the steps show up there too
      subscribe to my plan from google, how
      I'd love the dates in my iphone calendar
      two calendars is one too many, get them talking
      my strava runs should tick the step by themselves
      is there a zapier thing
      need an ics file of the dates
      Does the product interface with Outlook?
      can my fitbit talk to this
      double entering everything, this plan here and my family calendar
      my appointments live in Google, join both calendars please
      my bank app, can you read the savings from it
      hook it up to Alexa
      developers, do you have an api
      share the dates with my wife's calendar
      when I train with my watch it should show here
      pull in my school timetable
      it doesn't see my appointments from outlook
      does it work together with teams
      caldav?
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
      dear diary, where are you
      wrote an entry for the wrong day, how do I shift it
      I had a lousy day and want to write it down somewhere
      where's the page with my thoughts
      forgot to write last night, may I still add it for yesterday
      an old entry of mine has typos
      How does one compose a new diary entry?
      tear a page out of my journal, how
      how long may an entry be
      i was writing an entry and got called away, is it lost
      want to jot something down about my day
      entries of last year, I want to read again, where are
      the diary section, what's meant to go in there
      do I need a title for every entry
      two entries on one day, possible?
      start a gratitude journal in here, where
      what is the difference between the diary and the chat
      open the entry from Christmas, how
      the journal page won't let me save without a title
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
      got a sunset pic that belongs in today's entry
      my diary looks so bare without photos
      want to stick the concert ticket into my journal
      sketches in the diary, doable?
      put the ultrasound picture with today's entry
      no button for images in the entry
      Is it possible to illustrate a diary entry?
      voice note in the diary, does it go
      can I make words bold in my entry
      emoji and pictures in the journal?
      attach the menu to the entry of our anniversary
      foto of my baby in the diary, I try and it does not take
      travel journal without photos is no fun
      selfie of the day in the diary
      paste a screenshot into my entry
      colour the text of my diary
      video in an entry, works that
      a scrapbook like diary, with pics, is that on
    `,
    answer:
      'A diary entry holds a title, a date and text; pictures and files cannot be added. You can describe the picture, or note where it lies. If you would like photos there, please say so on the [Support page](/support).',
  },
  {
    id: 'week-start',
    tells: `
      week/weeks start/starts/begin/begins
      first day of the week
      first weekday
    `,
    says: `
      my week starts on Sunday, yours on Monday, can that be switched
      Sunday should be first, that's how we do it here
      does the week begin on Monday or Sunday
      in my country the week begins Saturday
      why is Monday on the left
      first day of the week, where's the setting
      want Sunday at the front of the board
      our school week runs Sunday to Thursday, can the board do that
      can the columns go from Sunday to Saturday
      it puts Sunday at the end, confusing for an American
      which day counts as the start of the week with you
      I work Wednesday to Sunday so my week should begin on Wednesday
      begin the calendar with Sunday please
      weekend in the middle of the board would suit me better
      Is the first weekday configurable?
      change start of week
      how is the week counted, from Monday?
      can't get used to Monday coming first
      I think in weeks from Sunday onwards
      do you do ISO weeks, Monday first
      is there a way to have the week start on another day
      my calendar at home starts with Sunday and here not
    `,
    answer:
      'The week starts on Monday here, on the board and in everything I count, and there is no setting for it. If your week begins on another day, put its first task where it belongs and read on from there; the arrows above the [weekly plan](/plan) lead to the week before and after. If another first day would help you, please say so on the [Support page](/support).',
  },
  {
    id: 'task-time',
    tells: `
      time slot/slots/block/blocks/blocking
      hourly
    `,
    says: `
      dentist is at 15:20, where do I put the hour
      can't give my task a time, only a day
      want morning and evening parts of the day
      my day by the hour, can it do that
      is there an hourly schedule
      set a start time and an end time for a task
      gym from 6 to 7, how do I enter that
      no clock anywhere on the board
      tasks in order of time would be good
      time slots please
      How does one assign an hour to a task?
      can two hours be blocked for studying on the board
      lunch is at noon and there is no place to say so
      where's the field for what time
      I plan by the quarter hour, does the week do that
      how long a task takes, can I enter that
      at 9 the school run, at 10 the bank, it shows them all without times
      time blocking?
      the meeting is at half past two and the task only says Tuesday
      split the day into before and after work
      does a task have a duration
      can steps have an hour as well or just the date
      day view with hours
    `,
    answer:
      'A task has a day and no hour, and a step has a date. Write the hour into the title, such as “15:20 dentist”, and put the tasks of a day in order by dragging or with **Move to…** in their menu; priority counts first. For a day by the clock, your own calendar does it better.',
  },
] as const satisfies readonly AppQuestion[];
