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
] as const satisfies readonly AppQuestion[];
