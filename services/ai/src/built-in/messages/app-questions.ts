import type { Matter } from './matter.ts';

// Questions about Pathwise, with their answers. Each answer says what the screens do; a page that comes later is named so.

export interface AppQuestion extends Matter {
  answer: string;
}

export const appQuestions = [
  {
    id: 'what-can-you-do',
    says: `
      what can you do?
      what can I ask you
      help
      help me please
      I need help
      can you help me?
      how does this work
      what is this app for
      what is Pathwise
      how do I use this
      show me the options
      menu
      commands
      what are you good for
      how can you support me
      I want to ask you something
      I need some advice
      I could use some advice
      I would like some advice please
      I have a question
      what do you do
      what can you actually help with
      what else can you do
      what are you able to do
      what can you help me with
      what are your features
      what all can you do
      tell me what you can do
      what do you offer
      how can you help
      what are you for
      what should I ask you
      what can I do here
      I don't know how this works
      show me around
      what is possible here
      what things can you do for me
      explain how you work
      what's your job
      how can I use you best
      can you explain what you do
      what is your purpose
      help!
      help me out here
      I could use some help
      need a hand
      SOS
      please help
    `,
    answer: '',
  },
  {
    id: 'how-to-begin',
    says: `
      how do I create a goal
      how do I add a new goal
      where do I enter a goal
      can I make a goal by myself without you
      how do I set up my first goal
      where is the button for a new goal
      how can I start another goal
      add goal
      new goal
      create a goal
      I want to add a goal
    `,
    answer:
      'Write me what you want to reach in one sentence, with a date if you have one: “I want to run 10 km by June”. I make the goal and its roadmap. Or choose **Create Goal** on the [Goals page](/goals) and fill in the form; its roadmap then comes by itself.',
  },
  {
    id: 'speak-to-human',
    tells: `
      human ! are
      support ! me
      real person ! are
    `,
    says: `
      I want to speak to a human
      can I talk to a real person
      connect me to an agent
      I need to contact support
      how do I reach customer service
      is there somebody I can call
      what is your phone number
      give me your email address
      I want to talk to someone about my invoice
      who do I write to when something is broken
      contact the team
      get me a human
      where is support
      I want to talk to somebody about a payment
      I want to speak to support
      I want to write to the team
      can I ring you
      is there a hotline
      I need a person
      how do I contact you guys
      who can I complain to
      let me talk to someone real
      email for support
      how do I get help from staff
      I want to talk to staff
      can I talk to the team
      I want to talk to a person at Pathwise
      speak to someone
      speak to a person please
      human please
      a human, please
      speak with a real person
      speak to an adviser
    `,
    answer:
      'You can: write to the people behind Pathwise on the [Support page](/support), and a person answers by e-mail, within 24 hours. There is no telephone line. I am a program and know your goals and their steps, nothing more.',
  },
  {
    id: 'report-bug',
    tells: `
      bug
      broken
      crash*
    `,
    says: `
      I want to report a bug
      something doesn't work
      the page is broken
      I found a mistake in the app
      the button does nothing
      I get an error message
      the app keeps crashing
      I want to make a complaint
      where can I give feedback
      I have an idea for a feature
      how do I report a person
      the roadmap does not load
      is this a bug
      the app crashed when I opened the week
      my partner hasn't answered here, is something broken
      it doesn't save
      the page won't load
      my week is empty although I had tasks
      I get a white screen
      saving fails
      it is so slow
      it keeps logging me out
      I can't tick anything
      error 500
      the chat hangs
      nothing happens when I click
      something went wrong
      your app lost my entry
    `,
    answer:
      'Please tell the people behind Pathwise on the [Support page](/support), with **Report a bug** as the subject: they read every message. If a page stays empty, Retry or a reload often brings it back; nothing you saved is lost by that.',
  },
  {
    id: 'log-out',
    tells: `
      log out
      sign out
      logout
      sign off
    `,
    says: `
      I want to log out
      how do I sign out
      log me out
      sign off please
      where is the logout button
      I need to sign out now
      how can I log off on this computer
      logout
    `,
    answer:
      'Open the menu under your name, at the foot of the sidebar, and choose **Log out**. Your goals and this chat stay as they are until you are back.',
  },
  {
    id: 'export-data',
    tells: `
      export
      download ! app
      print
    `,
    says: `
      I want to export my data
      can I download my data
      how do I get a copy of all my data
      export my goals to a file
      can I save my roadmap as pdf
      can I print my plan
      can I take my data with me as a csv
      is there an excel file of my goals
      back up my data
      is there an excel export
      can I take my information with me
      where is the export
      get my data out
      download everything as a file
      is there an export button
      get my things out as pdf
      I want my stuff as a file
      can I get everything out of here as a file
      I need a copy of my stuff
      give me my data
      can I download my goals
      how do I save my plan as a file
      send me my data
      I'd like my data as a spreadsheet
      is there a way to take my goals elsewhere
      save everything to my computer
      print my roadmap
      can I get a pdf of my goals
      how do I make a backup
      export please
      get everything as a zip
      I want to have my things in a file
      put my plan into excel
      take my stuff with me
      pull my data out of here
      I'd like to get everything out of this app
      put all my goals in a file
      get me a file of my goals
      let me have my data as a csv
      hand me my data
      give me everything you have on me as a file
      I want my information out
      download my stuff
      take everything out as a document
      how do I export all of it
      how can I export everything I wrote
      how do we export the lot
      how can I export my steps
      how do I download all I wrote
    `,
    answer:
      'Your data is yours. The export of everything as one archive belongs to your [profile](/profile), which opens with a later release; until then write on the [Support page](/support) and a person sees to it. A roadmap can be printed, or saved as a PDF, with your browser’s print command.',
  },
  {
    id: 'refund',
    tells: `
      refund*
      money back
      reimburs*
    `,
    says: `
      I want my money back
      how do I get a refund
      can I be reimbursed
      is there a money back guarantee
      I was charged twice
      you took the payment twice
      I was double charged this month
      there are two charges on my card
      my card was billed two times
      I paid by mistake
      refund my payment
      I'd like a refund for last month
      I would like a refund
      please refund me
      i want my money back
      money back please
      how do I claim a refund
      can I get my payment back
      how do I get my fee back
      give me back my money
      how can I get my money back from you
      I'd like my money back, how
      getting my money back, how does it work
      how do I get my money returned
      when do I get my money back
    `,
    answer:
      'There is a 30-day money-back guarantee. Refunds are made by people: please write on the [Support page](/support), with the e-mail address of your account. Your plan itself is on the [subscription page](/subscription).',
  },
  {
    id: 'subscription',
    says: `
      I want to cancel my subscription
      how do I upgrade
      can I buy premium
      I want premium
      where do I change my payment method
      update my credit card
      can I cancel any time
      unsubscribe
      how do I downgrade to the free plan
      renew my plan
      what happens when I cancel premium
      do you take paypal
      how can I pay
      end my premium
      where can I find my invoice
      do I have premium
      which plan am I on
      I want to cancel the subscription
      I want to unsubscribe from premium
      I want to upgrade to premium
      I want to get premium
      what happens to my goals when premium ends
      how do I get premium
      can I pay by card
      when do I get charged
      where do I enter a voucher
      upgrade me
      stop my subscription
      is my premium active
      can I pause premium
      how do I cancel
      I want to buy premium
      I'd like to buy premium
      let me buy the paid plan
      I want to pay for a year
      I want to switch to premium
    `,
    answer:
      'Your plan is on the [subscription page](/subscription). Payments are not open yet, so nothing is charged; during testing the [Support page](/support) can give you premium. Premium can be cancelled at any time and then runs to the end of the paid period. Your current plan stands under your name at the foot of the sidebar.',
  },
  {
    id: 'price',
    tells: `
      cost
      how much is
      how much does
      price
      expensive
    `,
    says: `
      what does it cost?
      how much is premium
      is Pathwise free
      how expensive is it
      is there a monthly price
      do I have to pay for this
      is there a yearly plan
      is there a discount for students
      what is the price per month
      is there a free trial
      what do you cost
      is it free
      free or paid
      price of the app
      how much per year
      is there a student price
      does the chat cost anything
    `,
    answer:
      'The free plan costs nothing and holds up to 3 goals. Premium is $49 per month and has no limit; the offers stand on the [subscription page](/subscription). Payments are not open yet.',
  },
  {
    id: 'premium-includes',
    tells: `
      get for premium
      premium include*
      difference between free
    `,
    says: `
      what does premium include?
      what do I get with premium
      what's the difference between free and premium
      which features need premium
      is premium worth it
      why should I upgrade
      what is in the paid plan
      what are the advantages of premium
    `,
    answer:
      'Premium has no limit of goals and opens the areas with other people: Members, Accountability, Challenges and Mentorship. It also promises advanced analytics and priority support. The roadmaps and this chat are the same on the free plan, with up to 3 goals.',
  },
  {
    id: 'goal-limit',
    tells: `
      more goals
      limit
      how many goals
    `,
    says: `
      how many goals can I have?
      why can't I add a fourth goal
      what is the limit of goals
      can I have more than three goals
      it says I reached the limit
      do paused goals count towards the limit
      how do I get room for another goal
      max number of goals
      is there a limit on goals
      I can't add another goal
      why only three goals
      how do I get more goals
      goal limit
      I want a fourth goal
      it won't let me create a goal
    `,
    answer:
      'The free plan holds up to 3 goals, completed and paused ones included; with Premium there is no limit. To make room, delete a goal you no longer need: a deletion can be undone for 30 days.',
  },
  {
    id: 'delete-account',
    tells: `
      delete .. account
      close .. account
      remove .. account
    `,
    says: `
      I want to delete my account
      how do I close my account
      remove my profile
      I want to leave Pathwise
      delete everything about me
      deactivate my account
      can I erase all my data
      how do I get rid of my account for good
      I want to close my Pathwise account
      I want to quit Pathwise
      I want my account gone
      close my account
      I want out
      remove me from the system
      cancel my account
      erase me
      how can I delete my profile
    `,
    answer:
      'Deleting your account takes your goals, chats and everything else of yours along and cannot be undone. It belongs to your [profile](/profile), which opens with a later release; until then write on the [Support page](/support) and a person does it for you.',
  },
  {
    id: 'account-settings',
    tells: `
      password
      email address
      profile picture
      username
    `,
    says: `
      I forgot my password
      change my email address
      where can I change my name
      upload a profile picture
      edit my profile
      where are the settings
      change my username
      how do I reset my password
      set my time zone
      I want to change my photo
      where do I update my account
      I can't log in with my password
      how do I change my e-mail
      where's my profile
      change password
      how do I add a photo of me
      I got married, new name
      where do I change my language or time zone
      how do I log in with another address
      settings?
      where can I find settings
      two factor login
    `,
    answer:
      'Name, e-mail address, password and picture belong to your [profile](/profile), which opens with a later release. Until then the [Support page](/support) reaches a person who changes them for you.',
  },
  {
    id: 'notifications',
    tells: `
      notif*
      remind me
      reminders ! board/column/columns
      emails
      mails
    `,
    says: `
      do you send reminders?
      can you remind me tomorrow
      set an alarm for 7
      will I get a notification
      send me an email every morning
      can I get push messages on my phone
      remind me to drink water
      does the app notify me when something is due
      wake me up at six
      ping me on Friday
      can you send me a reminder
      will you remind me
      nudge me tomorrow
      can I get alerts
      remind me to call mum at five
      message me every Sunday
      can you wake me
      no push messages arrive on my phone
      my phone shows no alerts from you
      stop sending me alerts at six
      can the morning message come later
      don't ping me so early
      remind me on Thursday to call my aunt
      the notifications don't come through
      set a reminder for the dentist
      do I get told when something is due
      is there a daily reminder
      can you email my plan to me
      send me my week by mail
      I never got the confirmation email
      the mail did not arrive
    `,
    answer:
      'Pathwise sends no notifications, and I cannot write to you first. What is due stands in your [weekly plan](/plan), and you can ask me any day: “What is due this week?” For an alarm, put the step into your phone’s calendar as well.',
  },
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
      'A goal with milestones shows the share of them that is ticked, so tick a step under Preview and the percentage moves. A goal without milestones shows the percentage that you set in **Edit goal**. A completed goal counts as 100 %.',
  },
  {
    id: 'tick-step',
    tells: `
      tick ! untick
    `,
    says: `
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
    id: 'edit-goal',
    says: `
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
      'On the [Goals page](/goals) each goal has a bin symbol; its steps and timelines go with it. Undo in the message afterwards brings all of it back, and deleted content is kept for 30 days.',
  },
  {
    id: 'undo',
    tells: `
      undo
      restore
      by mistake
      accident*
      bring back
    `,
    says: `
      I deleted something by mistake
      can I undo that
      how do I get a deleted step back
      where is the trash
      restore my goal
      I removed the wrong task
      I ticked the wrong box
      I marked the wrong step as done
      I checked off the wrong one
      bring back what I deleted
      is there an undo
      how long are deleted things kept
      I accidentally cleared my week
      I accidentally deleted a step
      I binned a task by accident
      my goal is gone
      oops, deleted the wrong goal
      I lost my goal
      how do I undo
      can I get it back
      I deleted my plan
      my task has vanished
      recover a deleted entry
      revert that
      I removed a goal by accident
      I threw my goal away by accident
      whoops, I removed my whole plan
      accidentally deleted everything
      I clicked delete on the wrong goal
      I erased a goal without meaning to
      my finger slipped and the goal is deleted
      I mistakenly removed a milestone
      a goal has disappeared
      I accidentally removed a goal
      accidentally cleared my roadmap
      I accidentally dropped a task
      I accidentally closed my goal
      oh no, I deleted a goal
    `,
    answer:
      'Press **Undo** in the message that follows a deletion. While you stay on the page, the latest ones are also listed beside what you deleted from. Deleted content is kept for 30 days; if the message is gone, the [Support page](/support) reaches a person.',
  },
  {
    id: 'change-roadmap',
    says: `
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
      'Yes, everything in it is yours. Under **Preview** the menu of each step edits or deletes it, **Add milestone** adds your own, and the overview has an Edit button; title and target date are changed on the [Goals page](/goals). Or tell me what you want different, such as “make it easier” or “add a step about networking”, and I propose it. What you edited or finished stays.',
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
      'Roadmaps are under **Preview**, the tab at the top beside Workspace. It lists your goals; **View Timeline** or the goal’s name opens its overview, milestones, suggestions and dates. The Workspace tab holds every other page.',
  },
  {
    id: 'timeline-view',
    tells: `
      timeline
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
      'Open a goal under **Preview** and switch to **Timeline View**. Below the dates there is a board by day, week and month, and by year when the target date is a year or more away. Without a target date it shows day, week and month.',
  },
  {
    id: 'weekly-plan',
    tells: `
      calendar ! google/outlook/sync/connect
    `,
    says: `
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
      'The [weekly plan](/plan) has a column for each day from Monday to Sunday. **Add Task** under a day writes one. A step of a goal gets there with **Plan this step** in its menu under Preview; ticking either ticks both. Tasks can be dragged, or moved with their menu.',
  },
  {
    id: 'recurring-task',
    tells: `
      recurring
      repeat
      duplicate
    `,
    says: `
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
    id: 'diary',
    tells: `
      diary ! private/read/see/public
      journal ! private/read/see
    `,
    says: `
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
    id: 'diary-privacy',
    tells: `
      diary & private/read/see/public
      journal & private/read/see
    `,
    says: `
      who can read my diary?
      do you read my diary
      can others see what I write in the journal
      does the AI know my diary
      can I hide one entry
      is the diary sent to anybody
      can my wife open my diary here
      is the journal only for me
      is my journal private
      who sees my diary
      can you read what I write in the diary
      do other members see my entries
      is my diary secret
      is what I write in my diary safe
    `,
    answer:
      'Only you, unless you make the diary public. **Keep this entry private** hides a single entry even then. What you write there is never sent to me or to any AI.',
  },
  {
    id: 'goal-privacy',
    says: `
      are my goals public
      can other people read our chat
      is this conversation private
      can my boss see this
      how do I hide my goals
      do other members see my progress
      who reads this chat
      is what I write here confidential
      is this chat private
      does anyone read our conversation
      can strangers see my plans
      make my goals private
      is my progress public
      can I make a goal private
      how do I keep a goal secret
      hide this goal from others
      will you tell anyone what I write
      do you report to my boss
      can my employer see this
      does anyone else see my reminders
      can others see my tasks
      who sees my weekly plan
      are my tasks private
    `,
    answer:
      'Steps, overviews and this chat are never shown to other members. Titles, categories and progress of your goals can be seen by members unless you switch that off under Goal Privacy on your [profile](/profile), which opens with a later release together with the pages on which members see each other.',
  },
  {
    id: 'data-protection',
    tells: `
      sell .. data
      privacy policy
      gdpr
      stored
    `,
    says: `
      what happens with my data?
      where is my data stored
      is it safe to write personal things here
      are you GDPR compliant
      does openai get my messages
      is my data used to train an AI
      where is the privacy policy
      where can I read the terms
      do you save what I say
      do you sell data
      what do you do with my information
      is my data safe
      who has access to my data
      do you share data with others
      are you secure
      where are the servers
      do you track me
      is this confidential and stored
    `,
    answer:
      'Your goals and this chat are stored in your account so that I can answer from them; the diary is never sent to a coach. If the people who run this Pathwise have connected a language model, your message and your goals are sent to it, otherwise I work without one. The [privacy policy](/privacy-policy) and the [terms](/terms-of-service) say the rest.',
  },
  {
    id: 'theme',
    tells: `
      dark
      theme
      light mode
    `,
    says: `
      is there a dark mode?
      how do I switch to the dark theme
      it is too bright
      change the colours
      light mode please
      can I change the theme
      where do I change how the app looks
      the white background hurts my eyes
      dark mode
      night mode
      make it darker
      can I change how it looks
      bigger font please
      the screen is too bright
    `,
    answer:
      'Yes. Open the menu under your name, at the foot of the sidebar, and choose **System**, **Light** or **Dark**.',
  },
  {
    id: 'chat-window',
    tells: `
      clear .. chat
      focus mode
      hide .. chat
    `,
    says: `
      how do I close the chat?
      can I hide the chat
      what is focus mode
      how do I clear this conversation
      delete our chat
      how do I get the chat back
      can I make the chat bigger
      clear chat history
      how do I minimise you
      where are earlier messages
      how do I delete what I wrote here
    `,
    answer:
      'At the top of the chat, **Clear chat** empties it, with an Undo afterwards, and **Minimise** or **Close** puts it away; **Ask Sage** brings it back. **Focus mode** in the top bar hides the chat while you work. Clearing the chat leaves your goals as they are.',
  },
  {
    id: 'phone-app',
    tells: `
      phone ! number
      mobile
      offline
      internet
      iphone
      android
    `,
    says: `
      can I use it on my mobile
      is there an android app
      does it work on iphone
      where can I download the app
      does it work on a tablet
      can I use it offline
      does it need internet
      is there a desktop version
      can I use it on two devices
      is there a phone version
      does it run on my ipad
      can I have it on my phone
      where's the app in the store
      does this work offline
      do I need wifi
    `,
    answer:
      'Pathwise runs in the browser, on a phone or tablet as well; there is no app in the stores. It needs a connection. You can use several devices: what you change on one appears on the others.',
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
    id: 'files-and-voice',
    tells: `
      photo/photos/picture/pictures & upload/send ! entry/diary
      attach ! entry/diary
      upload
    `,
    says: `
      can I upload a photo?
      can I send you a file
      can I talk to you by voice
      can you read a pdf
      do you understand pictures
      can I attach my CV
      how long can a message be
      can I dictate
      can I speak to you
      can I send a voice message
      can you look at a photo
      do you read documents
      can I paste a long text
      do you see pictures
    `,
    answer:
      'I read text only: up to 4,000 characters a message, no files, pictures or voice. Your phone’s or computer’s dictation works in the message field. Write or paste what matters and I will use it.',
  },
  {
    id: 'languages',
    tells: `
      which/what languages
      speak german/french/spanish/italian/portuguese
      in german/french/spanish/italian
    `,
    says: `
      can I write in German
      do you understand Spanish
      can the app be in French
      change the language
      is there an Italian version
      what languages can you talk in
      do you speak other languages
      which languages are possible here
      in which language can I write
      what languages do you know
      can we speak in French
      do you speak Polish
      is there a German version
      can you answer in Spanish
      can you talk Portuguese with me
      English only?
      can I use my mother tongue
      switch to Italian please
      do you understand Dutch
    `,
    answer:
      'Pathwise and my plans are in English. A wish in German, French, Spanish, Portuguese or Italian becomes a goal as well, with your own words as its title, and its steps come in English.',
  },
  {
    id: 'words',
    tells: `
      difference between .. step/task/milestone
      what is/are a/an milestone/task/step
    `,
    says: `
      what is the difference between a step and a task?
      what is a milestone
      what's a milestone compared with a todo
      what does roadmap mean
      what is an ai step
      milestone or task, what is what
      what do you call a timeline
      what is the difference between the plan and the roadmap
    `,
    answer:
      'A **goal** is what you want to reach. Its **roadmap** is the way there. **Milestones**, or steps, are the larger pieces of the roadmap, each with a day. **Tasks** are what you put on a day of your [weekly plan](/plan); a task may stand for a milestone, and then ticking one ticks both. **Reminders** are tasks without a day.',
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
      'A goal may have any target date, or none: then its steps come without a deadline. Milestones can stand under 1-3 months, 3-6 months, 6-12 months, 1 year, 3 years, 5 years or 10 years.',
  },
  {
    id: 'dashboard',
    says: `
      what is on the dashboard?
      what do the numbers on the dashboard mean
      what is overall progress
      what are life vision templates
      where is the start page
      what are quick actions
      how do I get back to the overview page
      where do I see finished goals
      where are my completed goals
      where can I see goals I have reached
      how do I find old goals
    `,
    answer:
      'The [dashboard](/) shows how many goals are active and completed, the overall progress, your latest goals and quick actions. The Life Vision Templates there are texts to think with; an edited one is not stored.',
  },
  {
    id: 'members',
    tells: `
      invite
      mentor
      share
      accountab*
      challenge
    `,
    says: `
      how do I find other members?
      can I connect with other people
      what is an accountability partner
      how do I join a challenge
      is there a community
      how do I find a mentor
      can I offer mentorship
      how do I invite a friend
      can we use a goal together
      how do I follow someone
      where is explore
      can two of us work on one plan
      how does my husband get to see my plan
      can two of us share one goal
      can several people work on the same goal
      is a goal for two people possible
      can my wife see my goals here
      how can I show my plan to my coach
      is there a way to share a roadmap
      can I add my husband to a goal
      how do I connect with others
      where do I find a partner for my goal
      are there groups here
      can friends comment on my goals
      how do I send my plan to a friend
      can we do a challenge together
      can I message other users
      how do I become a mentor
    `,
    answer:
      'The pages with other people (Members, Accountability, Challenges, Mentorship) open with a later release and will need Premium. A goal belongs to one person, so it cannot be shared yet. What helps today: tell one person about your goal and a date when you will report to them.',
  },
  {
    id: 'trust',
    tells: `
      therapist
      doctor
      trust
    `,
    says: `
      can you be wrong?
      how good are your plans
      where do the steps come from
      can I trust this roadmap
      how do you make a plan
      who wrote these steps
      do you use AI
      how do you know what I should do
      is this medical advice
      are you a therapist
      are you a doctor
      how do you know that
      are your tips scientific
      who checks your advice
      is your advice any good
      do you make things up
      are your plans made by AI
      how reliable are you
      should I believe you
    `,
    answer:
      'I match your wish with what I know about some 300 kinds of goals and fit the steps to your words, your date and your hours. I can be wrong: look over the plan and change what does not fit. I am no doctor, lawyer or adviser; where one is needed, I say so.',
  },
  {
    id: 'memory',
    says: `
      do you remember what I told you?
      do you remember me
      what do you know about me
      do you forget our chat
      can you see my earlier messages
      do you know my name
      what have I told you so far
      can you see my calendar
      do you remember our last chat
      what do you know about my goals
      will you remember this
      do you store our talks
      remember that I have a bad knee
      can you keep this in mind
    `,
    answer:
      'I know your goals, their steps and what you ticked, the tasks in your weekly plan, and the last turns of this chat. I do not know your diary or anything outside Pathwise.',
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
    id: 'keyboard',
    tells: `
      shortcut*
      keyboard
    `,
    says: `
      how do I start a new line?
      enter sends my message too early
      are there keyboard shortcuts
      can I use it without a mouse
      is it accessible for screen readers
      shift enter
      how do I use drag and drop with the keyboard
    `,
    answer:
      'Enter sends, Shift + Enter starts a new line. Every page works by keyboard: tasks have a **Move to…** menu for each drag, Enter saves and Escape cancels a field, and Escape leaves full screen.',
  },
  {
    id: 'sidebar',
    says: `
      how do I get the sidebar back?
      where is the menu
      the sidebar is in the way
      how do I navigate
      where do I find everything
      collapse the menu
      I can't find the diary page
      where are the pages
    `,
    answer:
      'The sidebar on the left lists every page; the button at the top left collapses it to symbols or opens it, and on a phone it is the menu button. **Workspace** and **Preview** at the top switch between the pages and your roadmaps.',
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
      'You can have several, each with its own roadmap, and **What should I do this week?** answers across all of them. One or two at a time usually go best; pause the others with a clear conscience, they keep their steps.',
  },
  {
    id: 'logout-traces',
    says: `
      is it safe on a shared computer?
      what stays in the browser after I log out
      can the next person see my account
      I use a public computer
      how do I stay signed in
      why was I logged out
      is anything kept on this PC after signing out
      I am on a library computer, is that safe
      will my data stay on a borrowed laptop
    `,
    answer:
      'Logging out clears what Pathwise has stored in that browser, drafts included. Until you log out, you stay signed in on this device.',
  },
  {
    id: 'stop-mails',
    tells: `
      stop .. mails/mail/emails/notifications/messages
      too many mails/emails/notifications
      newsletter
    `,
    says: `
      how do I stop the emails
      I get too many mails from you
      how do I turn off emails
      change my notification settings
      do you text me
      unsubscribe me from the emails
      why do you keep emailing me
      stop sending me mails
      I don't want your newsletter
      how do I get off the mailing list
      turn off notifications please
      no more emails please
      where can I switch off messages
      how do I mute the app
      can I stop the weekly mail
      too many notifications
    `,
    answer:
      'I send no mails, and Pathwise sends no reminders or notifications, so there is nothing to switch off here. If mails come in our name, every one has to carry a way to unsubscribe; otherwise please write on the [Support page](/support), and a person takes your address off.',
  },
  {
    id: 'mentor-sight',
    tells: `
      mentor* .. see/read/know/open
      partner .. see/read
    `,
    says: `
      what does a mentor see
      does my mentor read this chat
      what can my accountability partner see
      can a mentor open my diary
      would a mentor see my steps
      does a partner see everything I write
      what do others see of me
      can my coach read along
      which of my data does a mentor get
      if I get a mentor, what can they read
      can members see my steps
      what will my mentor know about me
      does a mentor see my weekly plan
    `,
    answer:
      'No: a mentor or partner never sees this chat, your steps or your weekly plan. Like other members they can see the titles, categories and progress of your goals while Goal Privacy allows it, and your diary only if you make it public. Mentorship itself opens with a later release.',
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
