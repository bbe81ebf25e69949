import type { AppQuestion } from './app-question.ts';

// How the page looks and where things are.

export const pageQuestions = [
  {
    id: 'theme',
    tells: `
      dark
      theme
      light mode
    `,
    says: `
      this white screen is killing my eyes at night
      it's too bright in the evening
      can I change the colour of the page
      black background please
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
      'Yes, there is a dark theme. Open the menu under your name, at the foot of the sidebar, and choose **System**, **Light** or **Dark**; with **System** it follows your device.',
  },
  {
    id: 'phone-app',
    tells: `
      phone ! number
      mobile
      iphone
      android
      widget
    `,
    says: `
      got a widget?
      can I put it on my home screen
      is there a lock screen widget
      apple watch app?
      does it run on windows
      is there an app in the play store
      can I use it on my mobile
      is there an android app
      does it work on iphone
      where can I download the app
      does it work on a tablet
      is there a desktop version
      can I use it on two devices
      is there a phone version
      does it run on my ipad
      can I have it on my phone
      where's the app in the store
    `,
    answer:
      'Pathwise runs in the browser, on a phone or tablet as well; there is no app in the stores and no widget. A bookmark on the home screen opens it with one tap. You can use several devices: what you change on one appears on the others.',
  },
  {
    id: 'offline',
    tells: `
      offline
      internet
      wifi
      no signal/connection/reception
      without signal/connection/network
    `,
    says: `
      can I use it offline
      does it need internet
      does this work offline
      do I need wifi
      what works without a connection
      I'm on a train with no signal, can I still tick things
      offline mode?
      no internet on holiday, what then
      does it work on a plane
      will my changes be lost without network
      what happens when my connection drops
      can I see my plan with no reception
      do i have to be online
      is it usable without data
      does sage work offline
    `,
    answer:
      'Partly. Pages that you have opened before can be read without a connection for seven days. Ticks, new tasks of the week and new diary entries wait on the device and are sent when the connection is back; a line at the top says so. Other changes and I myself need a connection.',
  },
  {
    id: 'dashboard',
    says: `
      what is the dashboard for
      what's the point of the dashboard
      where do I see how many goals I've finished
      where can I see finished goals
      can I see my statistics
      where are my stats
      where do I see figures about me
      show me statistics
      is there a progress chart
      where can I see how much I did overall
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
      'Enter sends, Shift + Enter starts a new line. Ctrl K (⌘ K) finds anything and goes anywhere, **q** adds a task for today, **?** shows all shortcuts. Every page works by keyboard: tasks have a **Move to…** menu for each drag, and Escape closes what is open.',
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
    id: 'not-in-it',
    says: `
      is there a stopwatch in here
      can the app count my steps
      does it have a pomodoro
      do you have a habit tracker
      is there a calorie counter here
      does it have a water tracker
      has this a timer
      is there a mood tracker
      can it track my sleep
      does it do streaks
      is there a leaderboard
      does the app have badges
      can I set a countdown
      do you have a notes page
      can I import my tasks
      import from todoist
      can I upload my list of goals
      is there an import
      bring my old plan in here, how
      can I load a csv into it
    `,
    answer:
      'That is not in Pathwise: it holds goals with their steps, the weekly plan, reminders without a day, and a diary. For timers and counting, your phone does it well. There is no import either; paste what you have into this chat, or write the tasks into the [weekly plan](/plan). If you miss something, say so on the [Support page](/support): people read it.',
  },
  {
    id: 'if-i-stop',
    says: `
      what happens to my goals if I don't log in for a year
      how long do you keep my things
      do inactive accounts get deleted
      I might take a break, does my data stay
      is my plan still there when I come back after months
      how long is my diary stored
      will my account expire
      what happens to my things when I leave
      do you delete old accounts
      will everything be here next year
    `,
    answer:
      'What you wrote stays in your account until you delete it, also when you are away for long; only what lies in the [trash](/trash) is erased after 30 days. **Delete my account** on your [profile](/profile), under Account, erases all of it at once, and **Download my data** there gives you a copy first.',
  },
  {
    id: 'text-size',
    tells: `
      text/font/letters/writing/type & bigger/larger/smaller/small/tiny/size
      screen reader
    `,
    says: `
      how do I make the text bigger
      the letters are too small for me
      can I have a larger font
      I can hardly read this, it's so small
      is there a way to enlarge the writing
      how do I zoom in
      the font is tiny on my tablet
      my eyes are bad, can the page be bigger
      where do I change the font size
      does it work with a screen reader
      I'm blind, can I use this
      is it accessible for people with poor sight
      can I change the text size
      bigger letters please
      I forgot my glasses, can you make it larger
    `,
    answer:
      'There is no setting for the size of the text in Pathwise; your browser has one. On a computer, Ctrl and + makes everything larger, ⌘ and + on a Mac; on a phone or tablet, spread two fingers, or choose larger text in the settings of the device. If something cannot be read or reached with a screen reader, please write on the [Support page](/support): people read it and mend it.',
  },
  {
    id: 'for-whom',
    tells: `
      for/can kids/children/teenagers/pensioners/beginners .. this/it/use/app
      how old .. must/need/have .. use/join/register
      minimum age
      age limit
    `,
    says: `
      can kids use this
      is this for children too
      my daughter is 14, can she sign up
      how old must one be
      is there a minimum age
      my dad is 74, is it easy enough for him
      is it suitable for older people
      would my grandmother manage this
      I'm not good with computers, is it hard to use
      is it difficult to use
      do I need to be technical for this
      is it made for people at work only
      who is this app for
      is this for people with ADHD too
      could my mum use this at 80
      is there an age limit
      can my teenage son have an account
      can a complete beginner use it
    `,
    answer:
      'Anybody from 16 years on can have an account, and each person has one of their own. It needs no technical knowledge: write one wish in a sentence, and I make a plan with dated steps; the rest is ticking. For somebody who is unsure with computers, sit beside them for the first goal, then it is reading and ticking. Younger children cannot register; a parent may keep a family plan under their own account.',
  },
  {
    id: 'act-outside',
    tells: `
      can/could/will/would you call/phone/ring/email/write/text/book/order/pay/buy .. for me
      do it for me
    `,
    says: `
      can you phone the dentist for me
      could you call my bank for me
      can you book it for me
      please make the appointment for me
      will you write the mail to my boss for me
      can you send my friend a message
      can you order the shoes
      could you ring them for me
      can't you just do it for me
      do it for me please
      can you register me for the race
      can you pay this for me
      can you email the school for me
      please text my mum that I am late
      can you look up the number for me
      can you search the internet for me
      could you fill in the form for me
      will you remind my husband
    `,
    answer:
      'I cannot do anything outside this page: no calls, mails, bookings or payments, and I cannot look things up. What I can do is make it easy: ask me what to say, and write it down in two sentences before you ring or send. Then put it on a day with **Add Task** in your [weekly plan](/plan), and it is off your mind.',
  },
] as const satisfies readonly AppQuestion[];
