import { type Archetype, step, tip } from '../kind.ts';

const nearlyReady = [
  'is/are sewn/written/printed/packed/bought',
  'only the',
  'are/is open',
  '_ of _ items/things/points',
  'days to go',
  'gear list',
];

export const eventOnADate: Archetype = {
  id: 'event-on-a-date',
  name: 'Get ready for a day that counts',
  slots: { event: { from: 'event', otherwise: 'the day' } },
  ask: {
    question: 'When is it, what is your part in it, and what would be worst if it went wrong?',
    chips: ['I am the main person', 'I only have a small part', 'Others rely on me'],
  },
  hoursAWeek: 3,
  overview:
    'You write down what must be true on the day, count back from {event} to the last possible date for each thing, and do what depends on others first. A rehearsal shows what is missing, and the last two days stay nearly empty.',
  approach:
    'Everything that others must deliver, sign or book comes first, because you cannot hurry it. What usually goes wrong is that nice details fill the first weeks and the papers, the transport and the sleep are left for the last night.',
  done: 'The day takes place with everything on your list there, and you were able to be present instead of running.',
  cautions: [
    'When the day is about your health, a court or a contract, ask the clinic, the lawyer or the office for their own list and follow theirs before this plan.',
  ],
  steps: [
    step(
      'List only what is open, with a name and a last day',
      'Leave what is finished alone. Write each open thing on a line: who decides it, last possible day, what you do if it fails. Ring today whoever has to give a permission or a yes; everything you can do yourself comes after.',
      ['Write the open lines', 'Ring for each permission today', 'Write the second best for each'],
      0.7,
      { when: { said: nearlyReady } },
    ),
    step(
      'Write what must be true on {event}',
      'Imagine the day from waking up to going to bed and list what has to be there: people, papers, clothes, words, money, transport. Mark the five without which it fails.',
      ['Write the list in 20 minutes, hour by hour', 'Mark the five', 'Ask one other person what is missing'],
      1,
      { when: { unsaid: nearlyReady } },
    ),
    step(
      'Confirm date, place and rules for {event}',
      'Read the invitation, letter or contract once more and call about what is unclear: when to be there, what to bring, who may come, what happens if you are ill.',
      [
        'Call or write to the person in charge',
        'Put time and address into the calendar',
        'Save letter and number in one folder',
      ],
      1,
      { when: { unsaid: nearlyReady } },
    ),
    step(
      'Ask somebody who has been through {event}',
      'One conversation with a person who had the same day behind them. Ask what took longer than expected and what they did not need at all.',
      ['Choose the person', 'Ask the two questions', 'Change your list'],
      1.5,
      { when: { unsaid: nearlyReady, level: 'beginner' } },
    ),
    step(
      'Compare {event} with the last time',
      'Write down what went wrong then and the hour at which it could still have been mended. Put these points at the top of the list.',
      ['Write five lines on last time', 'Ask one who was there', 'Move the points up'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Book and order for {event} what depends on others',
      'Appointments, rooms, tickets, documents, care for children or animals, deliveries, leave from work. Ask each for a written yes.',
      ['Sort the list by waiting time', 'Book the three slowest first', 'Enter the dates of delivery'],
      4,
      { waitDays: 5 },
    ),
    step(
      'Agree for {event} who does what',
      'You cannot be everywhere on the day itself. Give away whole tasks with time and result, not small favours, and name one person others can call instead of you.',
      ['Write a sheet with names and tasks', 'Ask each person singly', 'Send the sheet to all'],
      2,
    ),
    step(
      'Prepare your own part of {event} twice a week',
      'The speech, the answers, the body, the rooms or the papers: fix two times a week and a small result for each. Stop adding new things in the last fifth of the time.',
      ['Divide your part into sessions', 'Do the hardest first', 'Show the state to somebody halfway'],
      8,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Rehearse {event} once in full',
      'Walk the way, put on the clothes, say the words, start the device, cook the dish. Note the time of each part. It is done when you know the three things still to mend.',
      ['Do the rehearsal at the real hour', 'Note what was missing', 'Mend these three things'],
      3,
      { daysBefore: 5 },
    ),
    step(
      'Pack, rest, and go to {event}',
      'Pack two days before from the list, check the way and the weather, sleep. On the day leave half an hour early and let the named person take the calls.',
      [
        'Pack from the list and put it at the door',
        'Do nothing new on the last evening',
        'Write down afterwards what went well',
      ],
      3,
      { daysBefore: 1 },
    ),
  ],
  suggestions: [
    tip(
      'Count backwards from the day',
      'The last possible date for each thing matters, not the first.',
      'Write it behind each line',
      'Three days’ reserve',
    ),
    tip(
      'Have a plan for the likely trouble',
      'Illness, rain and delay are the usual three.',
      'One line each',
      'Who decides',
    ),
    tip(
      'Keep one sheet for the day',
      'Times, addresses, telephone numbers.',
      'On paper too',
      'A copy for a second person',
    ),
    tip(
      'Say no to new ideas',
      'In the last week each one costs two old ones.',
      'Write it down for next time',
      'Stay with the list',
    ),
    tip(
      'Eat and drink on the day',
      'Excitement hides hunger until you feel faint.',
      'Something in the bag',
      'A fixed time',
    ),
    tip(
      'Charge everything the night before',
      'Batteries are empty when it matters.',
      'Cable in the bag',
      'Printed ticket',
    ),
    tip('Set the moment when planning ends', 'From then on you only do.', 'Two evenings before', 'Tell the others'),
    tip('Ask what you may skip', 'Half of what people prepare nobody notices.', 'Ask two guests', 'Strike three lines'),
    tip('Put the money ready', 'Fees, tips, taxi, parking.', 'Small notes', 'In one envelope'),
    tip(
      'Breathe out before you go in',
      'Two slow minutes steady voice and hands.',
      'In a quiet corner',
      'Feet on the floor',
    ),
    tip(
      'Let somebody else take the photos',
      'You will want to look, not to film.',
      'Name the person',
      'Three pictures you want',
    ),
    tip('Keep the next day free', 'You will be tired in either case.', 'No appointments', 'Thank the helpers'),
  ],
};
