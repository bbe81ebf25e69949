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
      help me out here
      I could use some help
      need a hand
      SOS
      please help
      my daughter put this on for me, what is it meant to do
      ok so what's your deal
      never used one of these, talk me through it
      so um what do people normally ask you
      got the link from my dietician, no clue what I'm looking at
      explain this whole thing to me like I'm five
      no idea what I'm supposed to type in here
      Good day. In which matters may I consult you?
      give me a list of things you're able to do
      what's the point of you
      I don't get what this site does
      I am 78 and a bit lost, what is it all about
      how you can help to me?
      assist me
      could do with a bit of guidance here
      capabilities?
      right then, impress me, what are you capable of
      can you do more than make plans
      my teacher said we should use this, what does it do
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
      made an account five minutes ago and it's all empty
      ok i'm in, now what do i press
      where do I put my second goal in
      I'd like to enter a goal by hand without chatting
      can't find the plus or whatever to make a goal
      Registered today. Kindly explain the first step.
      my list is empty and I don't know how goals get in there
      do I just write what I want and you do the rest
      what do I type to get my first plan
      the form for a new goal, where is it
      do I have to talk to you or can I fill a form
      I'm completely new to this, hold my hand please
      please the steps for to make goal, I not see
      is there an example of how to write a goal
      Just downloaded my life into my head, where do I put the goals
      got two more goals to put in, which button
      starting out, a bit lost on the first page
      how detailed must I write my wish to you
      my friend got me to sign up and now I'm staring at it
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
      no more robot, put me through to a person
      I have written to you three times and I only get the machine
      somebody with a pulse please
      is there an office one can telephone
      Would you be so kind as to give me the address of your customer service
      I have a complaint for the company, not for a machine
      want to thank the people who made this, where do I write
      this is too complicated for a program, I'd rather talk with a colleague of yours
      My payment question is delicate, who do I mail
      anyone in charge there I could email
      your manager, now
      is the help desk open at the weekend
      how long until support answers
      operator
      please forward me to a member of your staff
      where I can find contact?
      can I chat with a real woman and not a bot
      i wrote to support two days ago and nobody replied
      press zero for a person lol
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
      every time I tick something it unticks itself
      spinning wheel for ten minutes now
      the plan page shows nothing but grey
      typed for half an hour and it's all gone, I'm fuming
      it does not load in my browser since the morning
      two of my tasks show twice
      the date picker jumps a month back whenever I choose a day
      your website is down??
      pressed create and it just sits there
      can't scroll on my tablet, the page is frozen
      something's off, the percentage went to 0 by itself
      the save button is greyed out and I can't press it
      I get thrown back to the sign in page every few minutes
      everything is in the wrong place since yesterday, texts over each other
      Your page gives to me an error when I open the goal
      dunno what I did but nothing works any more
      it said oops and then blank
      would be great if you could sort goals by colour, where do I suggest that
      the undo did nothing when I pressed it
      i keep getting a red message in the corner
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
      who trained you to give advice
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
      you sound very sure of yourself, based on what
      my physio says something else than your plan, who's right
      did a professional write this or is it made up
      I'm a nurse and step three looks wrong to me
      is there any science behind these steps
      what if your advice is wrong and I get hurt
      not convinced these milestones are realistic, where did you get them
      do real experts check what you suggest
      should I rely on this for something as big as a house
      how come you think ten weeks is enough
      my mother reckons you just invent things
      Upon what expertise are your recommendations founded?
      how accurate are you usually
      have you got any qualifications at all
      got burned by chatbots making stuff up before
      is it a human coach who put the plan together
      I would like to know from where come your plans
      do you copy this off the internet
      if I follow it to the letter will it work, be honest about how good it is
      are u legit
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
      I told you on Monday about my knee and you've forgotten
      do I need to explain everything again each time
      you don't seem to recall what we said yesterday
      so you know which tasks I put on Wednesday?
      please note that I'm left handed for the future
      are you able to look inside my week
      will this chat still be known to you next month
      I mentioned my kids' names last time
      What information about me have you got in your head?
      do you take into account what I wrote before
      how far back does your memory go
      you knew about my exam, how
      keep in mind I only have evenings
      does she know the goals I've already got, or must I list them
      for your records, I'm allergic to nuts
      don't forget that I work nights
      can you read the notes in my other goals
      every conversation feels like the first one with you
      remember you me?
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
      my english not so good, can we do in polish
      can I have the steps in my own language
      es geht auch auf Deutsch?
      my mother only reads Portuguese, does it work for her
      the plan came in english but I wrote french
      could you reply in Arabic
      Is there a Turkish version of the app?
      i speak spanish better, ok if i write like that
      why is everything in english
      switch the whole page to Dutch
      translate my roadmap for me
      would be easier for me in my language, I'm from Ukraine
      do you get Welsh
      You talk italian?
      change the lingo, where
      I write the wish in Spanish and the rest in English, does that confuse you
      US or UK spelling, can I choose
      my gran only knows Greek so no use for her?
      does sage understand hindi
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
      got a photo of my training sheet, want to show it to you
      here's my cv, where do I drop it
      typing is hard with my arthritis, may I speak instead
      the paperclip is missing, can't send you anything
      my tutor gave me a word document with the syllabus, how do I get it to you
      can you listen
      I'd send you a screenshot but there's no button for it
      have a pdf of my contract, want you to read it
      scan this recipe for me
      my message got cut off, is there a maximum
      Is it possible to communicate with you by speech?
      wish I could just talk to you while driving
      I took a pic of the letter from the council
      you take voice notes?
      pasting my whole essay in here, is that too long
      I want to hear you read the answer aloud
      got it all on a handwritten page, can you look at that
      how many words can I write in one go
      show you a drawing of the garden, possible?
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
      milestones, steps, tasks, my head is spinning, what's what
      you use so many terms, can I have a glossary
      I put it as a task but you call it a step, isn't that the same
      the plan, the roadmap, the timeline, is it three names for one thing
      what on earth is a milestone supposed to be
      Could you clarify the terminology used on this site?
      roadmap sounds like my office, what does it mean in here
      when you say reminder do you mean an alarm
      is a goal bigger than a milestone or other way round
      explain the vocabulary to a pensioner please
      todo, task, step, reminder... pick one
      what is meant by ai step with the little star
      difference goal and task please, I am not native
      i thought a roadmap was for driving
      are overview and roadmap the same
      does my week count as a plan or is the plan the other thing
      is priority the same as importance
      whats a timeframe in your language
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
      you're covering half my screen
      the box with you in it takes up too much room
      want to wipe this whole conversation before my wife sees it
      accidentally closed you and had to hunt for the way back
      how do I make this panel go away while I type
      I'd like to scroll up to what you said last week but it ends
      empty the chat please
      your window is tiny on my laptop, make it wider
      shove over, I can't see my plan behind the chat
      one message I sent is wrong, it must go out of the conversation
      I wish to start the conversation over with a clean page
      the chat vanished, where is it
      is it possible to have only the plan on the screen without you
      can the chat stay open when I change the page
      collapse this thing
      wrote something silly, can that message be taken out
      pop you out into a separate window
      stop popping up over my stuff
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
      there was a step about insurance somewhere and I can't find it
      I know I wrote about Lisbon in spring, need that entry
      got forty tasks, looking for one is hopeless
      magnifying glass, where
      looking for the goal with the boat, it's not on the first page
      where do I type to find stuff
      Is there a function for locating an old note?
      scrolling for ages to find a task from march
      can I look up a word across everything I've written
      i want to find that thing you suggested about the visa
      my entry from June, I search and search
      filter my goals by category, possible?
      need to locate all tasks with the word dentist
      jump straight to a page without clicking around
      lost a task, it must be in some week but which
      I had a reminder about the boiler, dig it out how
      finding things in here is a nightmare
      does the search look in the diary too
    `,
    answer:
      'Ctrl K, or ⌘ K on a Mac, opens a search over pages, goals, steps, tasks and diary entries from anywhere. The [Goals page](/goals) has a search of its own as well.',
  },
  {
    id: 'manual',
    tells: `
      manual
      handbook
      tutorial*
      faq
      frequently asked
      instructions ! step
    `,
    says: `
      is there a handbook
      got a video that shows how it works
      where's the faq
      instructions please, I'm the sort who reads them
      my late wife handled these things, I need it written down step by step
      a tutorial would not hurt
      I'd like to read how this is used before I touch anything
      any guide for beginners
      Is documentation provided?
      user manual pdf?
      the tour at the start went by, can I see it again
      help pages, where do they live
      frequently asked questions, do you have such a page
      youtube explanations of this, do they exist
      a leaflet for old people would be good
      where do I read up on how it all works
      read me the instructions
      online help or something?
      are there webinars or courses on how to use the app
      show me the documentation
      I prefer to read rather than ask you, is there a page
      is there somewhere I can look things up about the app
    `,
    answer:
      'The [FAQ](/faq) in the sidebar answers the usual questions in a few lines each; there is no film and no printed manual. In short: write me one wish in a sentence, look at its steps under **Preview**, put the next one on a day of your [weekly plan](/plan), and tick it when it is done. Anything else, ask me here.',
  },
  {
    id: 'compared',
    tells: `
      alternative/alternatives to
      better than .. app/apps/excel/notion/todoist/paper/notebook/chatgpt/calendar/coach
      different from .. app/apps/planner/planners/chatgpt
    `,
    says: `
      what's so special about you compared with a notebook
      why not just use chatgpt for this
      I already have a to do app, why do I need another
      my sister swears by her bullet journal, what's better about this
      sell it to me, others are free
      is it better than a real coach
      how are you different from the other planners
      you or todoist, which one
      excel does the same, doesn't it
      why should I use Pathwise and not pen and paper
      In what respect does this surpass comparable products?
      tried four of these apps and dropped them all, why would this stick
      what do you have that notion hasn't
      does it beat a wall calendar
      is that not just a to do list with a chat
      I pay for a life coach, do I still need him
      alternatives to this app?
      what's the difference to google calendar
      which is the best goal app, honestly
      what makes this better than asking my friends
      a spreadsheet does me fine, convince me
      there are a thousand apps like this
    `,
    answer:
      'I cannot judge other apps. What Pathwise does: from one sentence it makes a goal with dated steps, puts them beside a weekly plan and a diary, and I answer from what is really in them. If a notebook or a list already carries you to the end, stay with it. If you know what you want but not the next step, try one goal here; the free plan costs nothing.',
  },
] as const satisfies readonly AppQuestion[];
