import { type Kind, step, tip } from '../kind.ts';

export const tourGuideOrEvents: Kind = {
  id: 'tour-guide-or-events',
  category: 'profession',
  name: 'Work as a tour guide or event planner',
  slots: {
    work: {
      words: [
        'wedding planner|wedding planning|wedding coordinator',
        'event planner|event management|event manager|events|event planning',
        'museum guide|museum',
        'mountain guide|hiking guide|trekking|mountain leader',
        'city guide|city tours|walking tours|walking tour',
        'safari guide|wildlife guide',
        'tour leader|tour manager|travel agent|travel agency',
        'funeral celebrant|wedding celebrant|celebrant',
        'party planner|children’s parties|kids’ parties',
        'cooking class|food tours|wine tours',
      ],
      otherwise: 'guiding and events',
    },
  },
  ask: {
    question: 'Which kind, and have you led a group yet?',
    chips: ['Never led a group', 'Planned for friends', 'Want the licence'],
  },
  hoursAWeek: 5,
  weekly: 'Lead one group or plan one event part, and collect three remarks',
  overview:
    'You lead or plan three small ones to learn timing, get the licence and insurance your place asks for, build a folder with photos and words of guests, and find the partners who send work.',
  approach:
    'Calm, timing and suppliers decide, not ideas. What goes wrong is free work for ever, no contract about changes, and no plan for rain.',
  done: 'You have led or planned ten paid {work} jobs with contract and reviews.',
  steps: [
    step(
      'Write for whom and what in {work} you offer',
      'Age, language, length, price level, what only you can show or do. Go along with two competitors and note minutes, stories, faults.',
      ['Write it in three lines', 'Book one competitor', 'Note minutes and faults'],
      1,
    ),
    step(
      'Do three small ones for people you half know',
      'A walk of 90 minutes, a birthday of twenty, a club day. Run sheet by minutes, helper, budget, rain plan. Ask three questions afterwards.',
      ['Choose the first date', 'Write the run sheet', 'Ask three questions afterwards'],
      25,
    ),
    step(
      'Check licence, first aid and insurance',
      'Some cities and museums need a guide exam, mountains a leader award with log of days, parties a food or noise permit, packages a traveller protection. Public liability always.',
      ['Ask the tourist board or council', 'Get liability insurance', 'Book first aid'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Learn the craft of {work} with someone good',
      'Assist on five dates. Voice without shouting, counting heads, supplier calls, budget sheet, contract, crisis: lost child, late bus, drunk uncle.',
      ['Assist five times', 'Learn the run sheet', 'Practise three crises'],
      40,
    ),
    step(
      'Calculate price from all hours and costs',
      'Preparation, mails, travel, helper, tickets, tax, no-shows. Per person with minimum, or fee plus 10 to 15 per cent of budget. Deposit a third.',
      ['Add up all {work} hours', 'Set minimum and deposit', 'Compare with five others'],
      2,
    ),
    step(
      'Make contract, page and folder',
      'Scope, changes, cancelling, weather, deposit, liability. Page with five photos, three sentences of guests, dates, map entry.',
      ['Adapt a checked contract', 'Ask for photos with consent', 'Put up the page'],
      6,
    ),
    step(
      'Win partners who send {work} jobs',
      'Hotels, tourist office, venues, schools, florists, registrars, firms. Invite ten to a free short one. Answer in two hours; commission in writing.',
      ['Invite ten partners', 'Agree commission in writing', 'Follow up in a week'],
      15,
    ),
    step(
      'Do ten paid {work} dates and improve the plan',
      'Check-in call two days before, run sheet to all, spare bag, debrief in ten minutes. Review link the same evening. Raise after ten.',
      ['Call two days before', 'Send the review link that evening', 'Change one thing each time'],
      60,
    ),
  ],
  suggestions: [
    tip('Build a spare bag', 'Tape, plasters, chargers.', 'List', 'Refill'),
    tip('Learn ten stories by heart', 'With people in them.', 'Two minutes', 'End'),
    tip('Walk the route with slow steps', 'Toilets and shade.', 'Time', 'Wheelchair'),
    tip('Keep supplier numbers of two each', 'One fails.', 'Night', 'Test'),
    tip('Speak to the last row', 'All belong.', 'Turn', 'Wait'),
    tip('Get a second language', 'More groups.', 'Welcome', 'Numbers'),
    tip('Note what guests ask', 'It becomes the tour.', 'Card', 'Evening'),
    tip('Start with off-season prices', 'Practice.', 'Small', 'Reviews'),
    tip('Have a yes-no list for couples', 'Less changes.', 'Date', 'Sign'),
    tip('Check noise and closing hours', 'Police come.', 'Permit', 'Neighbours'),
    tip('Protect voice', 'Water.', 'Breath', 'Microphone'),
    tip('Plan for one no-show helper', 'It happens.', 'Backup', 'Task list'),
  ],
};
