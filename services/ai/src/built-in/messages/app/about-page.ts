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
      blinding at 2am when I feed the baby
      my eyes water from all that white
      black version, do you have it
      I get migraines, need something dimmer
      all my apps are on night colours except this one
      purple isn't my colour, can it be green
      it went black all by itself last night, get it back to white
      Could the appearance be altered to something less glaring?
      is there a skin or something to make it look nicer
      want it gloomy, where's the switch
      the light one please, I can't read grey on black
      too much glare on my screen
      how do i turn on the dark
      does it follow my laptop when that goes dark in the evening
      colour scheme, options?
      all white is hard for me, I am used to black pages
      background colour, pick my own?
      something softer for the eyes in the evening
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
      nothing in the app store under your name
      got a new samsung, where do I find you on it
      my ipad is ancient, will it do
      on the bus I only have my mobile, does this work there
      would like an icon on my start screen
      Is there an application for Apple devices?
      is it web only or what
      want to use it on my tablet in the kitchen and the pc at work
      do I need to install anything
      looked in google play and found ten pathwises, none is you
      can I get it as a proper app
      typing on the small screen, is there a mobile version
      chromebook, does it work on that
      my watch, can it show the next step
      does it need updating like other apps
      which browser does it like best
      can I open it on my telly
      my phone is from 2015, is it too old for it
      laptop at home, phone on the road, do both show the same
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
      going hiking for a week, no bars up there
      the tube has no reception, will my tick get lost
      I live on a boat with terrible connection
      flight mode and Pathwise, do they go together
      ran out of data till the first, can I still read my plan
      the wifi at the cabin is dead, am I stuck
      Does the application function in the absence of a network?
      line at the top says something is waiting to be sent
      ticked three things in the underground, are they saved
      my village has internet two hours a day
      you didn't answer me on the train
      can I download it to read on the plane
      prison library, no web access, could I use it somehow
      at sea until friday, what can I still do with it
      when internet falls down, what stays
      do I have to be connected the whole time
      I wrote in the diary on the ferry without signal, where is it now
      power cut and no router, will it work
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
      that first page with the numbers, what am I supposed to do with it
      how many things have I finished since I joined, where does it say
      I like graphs, got any
      there's a life vision card with somebody's text in it, did I write that
      my edited template went back to how it was
      overall progress 34, of what
      Where may I view a summary of my activity?
      wanna see all my wins in one place
      what is quick actions good for
      home screen shows only three goals, I've more
      the goals I've completed over the years, where are they listed
      is there an overview page with everything on it
      lost the start page, how do I get back there
      statistics about me, I'm a numbers guy
      what do those life vision templates want from me
      number of my active goals, on which page it stands
      active goals 2, completed 0, overall 11, explain the figures on that page
      any charts of how I do over the months
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
      every time I press return it shoots off half a sentence
      I hate the mouse, got hotkeys?
      my trackpad is dead, how do I get around
      want a blank line between two paragraphs in my message
      which key adds a task quickly
      ctrl k does what exactly
      RSI in both wrists, can I do all of it with keys
      Is the software operable without a pointing device?
      what's the hotkey for a new task
      how do I do a line break here
      pressing q made a box appear, what's that
      list the keys please
      tabbing through the page gets me nowhere
      to drag is impossible for me, other way for the task?
      power user here, where are the shortcuts
      sent too early again because of the enter key
      escape closes everything, can I stop that
      can't drag with my tremor, is there another way to move things
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
      the list on the left has gone
      there's just little pictures on the side, no words
      how do I get to the other pages
      menu takes half my tablet, push it away
      three lines thingy, where is it
      everything's hidden on the small screen, where's the menu
      where's the navigation
      can't see the way to my profile page
      Which button reveals the list of pages?
      left bar is collapsed and I liked it open
      I'm going round in circles, where is what in this app
      menu left is shut, I want open
      the side thing covers my plan
      where have the links to the pages gone
      want the menu wide again
      no menu to be seen on my ipad
      can I change the order in the menu on the left
      getting from goals to the diary, which way
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
      was hoping for streaks, I love streaks
      where's the stopwatch
      does it count calories when I type in my lunch
      I keep 200 tasks in another app, get them in here how
      want to tick water glasses every day
      a pomodoro thing would be handy
      my old list is in excel, suck it in please
      is there a place to draw a mind map
      no badges? no stars? nothing?
      Does it incorporate a habit tracking function?
      would be nice to log how I slept
      can I load my todoist in
      bring over my goals from the other app, is there a way
      gps for my runs, has it that
      have already a list in a file, import exists?
      a budget sheet inside the app, does it exist
      period calendar, is there one here
      missing a page for random notes
      can it show my weight as a curve
      does it have a kanban with points
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
      off to sea for eight months, will it be here when I'm back
      I'm having a baby and won't be on for ages
      was away half a year, is my stuff still around
      do you wipe accounts nobody uses
      I tend to drop apps and return after a year, problem?
      going into hospital for long, does my plan wait
      how long do entries stay before you delete them
      Is there an expiry for dormant accounts?
      might disappear for a while, don't throw my goals away
      my diary from two years ago, would it still be saved
      in ten years can my kids still read what I wrote
      and after my death, what becomes of all I wrote
      do my goals get deleted when nothing moves
      not been on since last winter, surprised it's all there, how long does it keep
      if I don't login much time, my account is closed?
      military service for a year, keep my place please
      does it all vanish if I take a long break
      are old tasks cleaned up after some time
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
      holding the tablet at arm's length and still can't make it out
      tiny tiny writing, I'm 76
      need reading glasses and a magnifier for this
      blow it up a bit will you
      it's like reading ants
      How may the lettering be enlarged?
      my daughter made it huge and now I want it small again
      partially sighted, can you make everything larger
      my wife's eyes are failing, what can she do on this site
      voice over reads nonsense on the plan page
      zoom please
      letters grow, how?
      is there a large print mode
      squinting at this all evening
      I use a braille display, will it cope
      text on the cards is minuscule
      how do I get the writing to a normal size
      the buttons are too small for my big thumbs
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
      I am 67 and never had such a thing, is it for me
      got a ten year old who wants goals too
      we are a class of fifteen year olds, may we join
      my brother has learning difficulties, could he handle this
      is it only for career people
      bit of a technophobe, will I cope
      at what age may one register?
      thinking of it for my nan, she barely manages email
      does it suit someone with depression
      are students the target or who
      too old for this I reckon, 83
      i am refugee, can i use this app
      my boy is twelve, I'd make him an account
      is it too simple for someone who runs big projects
      who normally uses this
      for a dyslexic person is it any good
      parents with no time, is it made for us
      is it allowed at thirteen with my mum's ok
      blue collar guy here, feels like it's for office people
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
      ring the council for me, I hate phones
      just book me the test, you know the date
      could you drop my landlord a line
      go and buy the tickets then
      Please enrol me in the evening class.
      too shy to call, you do it
      look up the opening hours of the pool
      let my coach know I'm ill
      will you send the application off
      google it for me
      order the paint would you
      Make a reservation on my behalf.
      find me a plumber and ring him
      please to write my teacher that I am sick
      sign me up at the gym
      transfer 50 to my savings
      find out the vet's number and tell me
      can you tell my wife I'll be late
      pay the parking fine, I can't face it
      cancel my dentist for me, can you do that
    `,
    answer:
      'I cannot do anything outside this page: no calls, mails, bookings or payments, and I cannot look things up. What I can do is make it easy: ask me what to say, and write it down in two sentences before you ring or send. Then put it on a day with **Add Task** in your [weekly plan](/plan), and it is off your mind.',
  },
  {
    id: 'time-zone',
    tells: `
      time zone/zones
      timezone*
      date format
      american date/dates
    `,
    says: `
      set my time zone
      flying to Tokyo tomorrow, do my dates move
      I live in New Zealand and it says yesterday
      it is already Tuesday here but the page thinks it's Monday
      what time zone are you on
      the date is a day off for me
      dates are the wrong way round, day before month please
      American date format, can I have that
      do you use London time or mine
      moved from Spain to Canada, do I have to tell you about the clock
      today isn't today in your app
      at what hour does the day change over in here
      clocks go forward on Sunday, does that mess up anything
      travelling across zones with my laptop, which day do tasks show on
      my deadline showed as the 4th and it should be the 3rd
      mm/dd or dd/mm, where is that chosen
      Which clock does the system follow?
      I am in GMT plus 8, is it known to you
      works past midnight count for the old day or the new one
      where's the timezone setting
      how do you know what day it is at my place
      wrong country for the time, how do I fix it
      dates should be written like in Germany
    `,
    answer:
      'Pathwise takes the time zone from your device each time you use it, so “today” is the day where you are, also when you travel; there is nothing to set. Tasks and deadlines have a day and no hour, and keep it. Dates are written in the manner of your browser’s language. If the day is wrong, look at the clock and time zone of your device.',
  },
  {
    id: 'is-it-saved',
    tells: `
      autosave*
      save .. automatically
      saved .. automatically
      draft kept
    `,
    says: `
      where's the save button
      do I have to save or does it do that alone
      closed the tab without saving, is it all gone
      how do I know that it's saved
      does my week save itself
      I typed a whole entry and pressed the wrong thing, was it kept
      no save button on the board, worries me
      battery died while I was writing
      is there autosave
      must I press something before I leave the page
      laptop switched itself off mid sentence
      will my ticks still be there tomorrow if I just close it
      Are changes stored automatically?
      I never know whether it took my changes
      went back a page before pressing update, lost?
      half finished entry, can I leave it and go on tomorrow
      does it keep a draft
      save please
      I always look for the little disk symbol
      when I write in the overview, do I have to confirm
      the message I was typing to you disappeared when I switched page
      not sure my edit went through
    `,
    answer:
      'Ticks, moves and new tasks are saved at once. Where a form has a button to save, as for a goal, a step or your profile, it counts once you press it. A diary entry and your message to me are kept as drafts in this browser while you write, so a closed tab or an empty battery costs you nothing; logging out clears drafts.',
  },
] as const satisfies readonly AppQuestion[];
