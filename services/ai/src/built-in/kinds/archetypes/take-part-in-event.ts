import { type Archetype, step, tip } from '../kind.ts';

export const takePartInEvent: Archetype = {
  id: 'take-part-in-event',
  name: 'Take part in an event',
  slots: { event: { from: 'object', otherwise: 'the event' } },
  ask: {
    question: 'Is there a date and a registration, and have you taken part in something like it?',
    chips: ['First time, I am nervous', 'I did it before, want to be better', 'With a group'],
  },
  hoursAWeek: 4,
  weekly: 'Two sessions for the weakest part, one under the conditions of the day',
  overview:
    'You read the rules and register before the places are gone, find out what the day asks of you, and train or prepare exactly that. One trial under real conditions comes before {event}, and the aim for a first time is to finish.',
  approach:
    'The rules decide more than talent: size, weight, time limit, dress, entry form. What usually goes wrong is preparing what you like instead of what is judged or measured, and changing equipment in the last week.',
  done: 'You were at the start, went through to the end, and have your result, number or certificate.',
  cautions: [
    'For bodily strain have a check-up first if you are over 40, untrained or ill, and stop with pain in the chest, dizziness or fever. Read the insurance terms of the organiser.',
  ],
  steps: [
    step(
      'Read the rules and registration for {event}',
      'On the organiser’s page: date, fee, last day of registration, classes, age, what is judged, what is forbidden, what you bring. Save it, since pages change.',
      [
        'Read the rules in 25 minutes and mark dates',
        'Note the class you belong to',
        'Write down two questions and send them',
      ],
      1,
    ),
    step(
      'Register for {event} and pay the fee',
      'Many are full weeks before. Enter also travel, bed and leave from work now, and tell one person, which makes it real.',
      ['Fill in the form', 'Save the confirmation', 'Book travel or ask who drives'],
      1,
      { daysBefore: 30 },
    ),
    step(
      'Watch or speak with people who know {event}',
      'Videos of last year, a club evening, or one former participant. Ask what surprised them, what they would pack, and what a good first result is.',
      ['Watch last year’s recording', 'Ask three questions of one person', 'Set your own aim in one sentence'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Go through your last result before {event}',
      'Where did you lose time, points or nerves? Choose two things to change and leave the rest as it was.',
      ['Get out the score sheet or result', 'Ask a judge or partner', 'Write down the two things'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Make a plan of preparation for {event}',
      'Divide the time: half for the base, a third for what the day asks for, the rest for repetition and rest. Write three fixed days into the calendar.',
      ['List what is judged or measured', 'Test yourself in each', 'Enter the three days'],
      1.5,
    ),
    step(
      'Train the weakest part of {event} for three weeks',
      'Take the part with the worst test result. Small portions, rising slowly, with somebody who corrects you once a week.',
      ['Choose two exercises', 'Do them on three days a week', 'Repeat the test after three weeks'],
      12,
    ),
    step(
      'Prepare equipment, papers and entry for {event}',
      'Clothes, tools, animal, text, machine, certificate of health, age or membership. Everything is used at least twice before the day.',
      ['Write the packing list from the rules', 'Order what is missing now', 'Use everything twice'],
      3,
      { waitDays: 4 },
    ),
    step(
      'Do one full trial of {event}',
      'Same hour, same length, same clothes, with people looking on. Stop the time, write down three faults, mend only these.',
      ['Set the date two weeks before', 'Do it without interruption', 'Mend the three faults'],
      4,
      { daysBefore: 12, when: { weeksFrom: 4 } },
    ),
    step(
      'Rest, travel and take part in {event}',
      'Do little in the last three days. Arrive an hour early, look at the place, eat what you know, and stay with your own aim whatever the others do. Save your result.',
      ['Pack with the list two days before', 'Arrive and register', 'Write ten lines on the same evening'],
      6,
    ),
  ],
  suggestions: [
    tip(
      'Set an aim you control',
      'Finishing calmly is yours, the place is not.',
      'One sentence',
      'Tell nobody the dream result',
    ),
    tip(
      'Never use new things on the day',
      'Shoes, food, software and strings need two trials.',
      'Last change two weeks before',
      'Old ones as reserve',
    ),
    tip('Visit the place beforehand', 'Less is strange on the day.', 'Where to park', 'Where to wait'),
    tip(
      'Train at the hour of the start',
      'Body and head know the time of day.',
      'Once a week',
      'With the same breakfast',
    ),
    tip('Take a companion', 'Somebody holds the bag and the nerves.', 'Tell them what helps you', 'And what does not'),
    tip('Pack in two bags', 'What must not be lost stays on you.', 'Papers and number', 'Second set of clothes'),
    tip('Ask the organiser early', 'They are kind in spring and busy in the last week.', 'By mail', 'Keep the answer'),
    tip('Have a sentence for mistakes', 'It brings you back in a second.', 'Next point', 'Practise it in training'),
    tip('Watch the beginners’ class', 'You see that everybody was new once.', 'One hour', 'Note what they do well'),
    tip('Thank the volunteers', 'Next year you may be one of them.', 'One word at the desk', 'Ask how one helps'),
    tip('Keep your number or badge', 'A small thing that reminds you on grey days.', 'On the wall', 'Date on the back'),
    tip(
      'Choose the next one within a week',
      'While you still know what to change.',
      'Or decide to stop',
      'Both are fine',
    ),
  ],
};
