import type { AppQuestion } from './app-question.ts';

// Beginning, and what Sage is and knows.

export const beginQuestions = [
  {
    id: 'what-can-you-do',
    says: `
      I could use some advice
      I would like some advice please
      I need advice
      I need a bit of advice
      could I have some advice
      I want some advice please
      I'd like advice
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
      i'm new here, what now
      new here, where do I start
      just signed up, what do I do first
      first time on this site, what happens now
      my first day here, how does it work
      I have just registered, how do I begin
      just joined, what's the first thing to do here
      hi I'm new, can you show me round
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
      actual/real/living/proper person ! are
      speak/talk/write to .. person/someone/somebody ! voice
      human ! are
      support ! me
      real person ! are
    `,
    says: `
      how do I get hold of support
      how do I get hold of a person, help desk I mean
      how do I reach a human for support
      where do I find somebody from support
      can I speak with an actual human being
      how can I get hold of somebody who works there
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
      log/logs/logged/logging/kicks/kicked/signs/signed me out
      broken
      crash*
    `,
    says: `
      app is slow
      this app is super slow
      really slow site today
      the app is so slow this morning
      pathwise is slow again
      your page is dead slow
      the site is terribly slow today
      everything takes ages to load
      it's laggy
      your app is slow
      it freezes all the time
      the week won't open
      it looks broken on my phone
      I get logged out constantly
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
      'I am sorry, that should not be. Reload the page first; if that does not help, log out and in again, or try another browser. Nothing you saved is lost by that. If it stays, please write on the [Support page](/support) with **Report a bug** as the subject: which page, what you pressed, what you saw. People read every message.',
  },
  {
    id: 'trust',
    tells: `
      therapist
      doctor
      trust
    `,
    says: `
      why should I trust you
      why should I believe what you say
      can I trust you
      how do you know what steps I need
      is this plan any good
      do you make it up
      are you qualified
      who trained you
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
    tells: `
      remember/forget .. last month/week/time/year
      remember .. told/said/tell/wrote
      start/begin .. fresh/zero/scratch/new each/every time/chat
    `,
    says: `
      can you see my weekly plan
      do you know what is in my week
      can sage see my tasks
      do you see my goals
      can you look at my plan
      does Sage know my steps
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
      'I remember your goals, their steps and what you ticked, the tasks in your weekly plan, and the last turns of this conversation; what was said earlier in the chat stays to be read above. I do not know your diary or anything outside Pathwise. What I should keep in mind for a plan, write into the goal’s description.',
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
    id: 'words',
    tells: `
      difference between .. step/task/milestone/roadmap/timeline
      roadmap/timeline/steps vs/versus/or/same .. week/weekly/tasks/plan
      roadmap/timeline .. same .. weekly/week
      what is/are a/an milestone/task/step
    `,
    says: `
      why is it called a roadmap
      why do you say milestone and not task
      what do you mean by steps
      what's a reminder here
      why two names for the same thing
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
      'A **goal** is what you want to reach. Its **roadmap** is the way there. **Steps**, or milestones, are the larger pieces of the roadmap, each with a day. **Tasks** are what you put on a day of your [weekly plan](/plan); a task may stand for a step, and then ticking one ticks both. **Reminders** are tasks without a day.',
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
      'At the top of the chat, **Clear chat** empties it, with an Undo afterwards, and **Minimise chat** or **Close chat** puts it away; **Ask Sage** brings it back. **Focus mode** in the top bar hides the chat while you work. Clearing the chat leaves your goals as they are.',
  },
  {
    id: 'search',
    tells: `
      search ! job
    `,
    says: `
      how do I search
      where is the search
      can I search my diary
      find an old task, how
      how do I look for a step
      is there a search box
      search my goals
      where do I find something I wrote last month
      how can I find an entry again
      can I search everything
      ctrl k?
      i cant find a task i made
    `,
    answer:
      'Ctrl K, or ⌘ K on a Mac, opens a search over pages, goals, steps, tasks and diary entries from anywhere. The [Goals page](/goals) has a search of its own as well.',
  },
] as const satisfies readonly AppQuestion[];
