import { type Kind, step, tip } from '../kind.ts';

const atWorkOk = ['of 15', 'works for work', 'private dates', 'alarm works'];

export const beOnTime: Kind = {
  id: 'be-on-time',
  category: 'personal',
  name: 'Be on time',
  slots: {
    event: {
      words: [
        'work|job|shift',
        'school|lectures|class',
        'appointments|appointment|doctor',
        'meetings|meeting',
        'trains|train|bus|flights|airport',
        'friends|dates|dinner|meeting friends',
        'church',
        'rehearsal|training',
      ],
      otherwise: 'appointments',
    },
  },
  ask: {
    question: 'Where are you late, and by how much?',
    chips: ['Mornings and work', 'Friends and family', 'Everywhere, ten minutes'],
  },
  hoursAWeek: 0.7,
  weekly: 'Look at the week on Sunday, write leaving times for each date, and count how often you were early',
  overview:
    'You will time what really takes how long, plan by leaving time instead of starting time, prepare the evening before, stop the ‘one more thing’, and make up for the trust you lost.',
  approach:
    'People who come late guess the best case and forget steps: shoes, keys, parking, lift. So measure, then add half. Plan to be ten minutes early and bring something nice for them. Two alarms beat willpower.',
  done: 'In four weeks you were in time for nineteen of twenty dates, and one person has said so.',
  cautions: [
    'If lateness comes with lifelong forgetting, chaos and restlessness, ask a doctor about ADHD. If it is dread of the place, look at that first.',
  ],
  steps: [
    step(
      'Use the leaving alarm for friends as well',
      'It works where it costs something. So friends get the same: leaving time in the calendar, not the meeting time; alarm fifteen minutes before it, shoes at the second ring. Tell the first one: if I am late I pay. Take a book, so that being early is nice.',
      ['Enter three leaving times', 'Set two alarms for each', 'Tell one friend the rule'],
      0.4,
      { when: { said: atWorkOk } },
    ),
    step(
      'Note a week of lateness in minutes',
      'Write when you meant to arrive, when you did, and what held you up. Usually it is two things: guessing too little time, or doing one more thing. Look especially at {event}.',
      ['Note each date for a week', 'Mark the cause', 'Write what it costs and whom'],
      0.4,
      { when: { unsaid: atWorkOk } },
    ),
    step(
      'Time your five standard tasks',
      'Shower to door, breakfast, way to {event} door to door, children’s shoes, parking. Guess first, then clock. Write the true times on a card by the door.',
      ['Guess, then clock five tasks', 'Add a third to each', 'Hang the card'],
      0.7,
    ),
    step(
      'Plan backwards to a leaving time',
      'Take the start, subtract the way, the parking and ten minutes: that is when you go out of the door. Enter this time in the calendar as the appointment, with alarms thirty and ten minutes before it.',
      ['Enter door times for the week', 'Set two alarms for {event}', 'Move dates that collide'],
      0.5,
    ),
    step(
      'Prepare the evening before',
      'Bag, clothes, keys on the hook, route, petrol, lunch. Ten minutes at a fixed time. In the morning only dressing, eating, going.',
      ['Put a hook and tray by the door', 'Do the ten minutes each evening'],
      0.7,
    ),
    step(
      'Stop the one more thing',
      'When the ten-minute alarm rings, stand up and put on shoes. Thoughts go on a slip. No mail or phone after that alarm. Five days as an exercise before {event}.',
      ['Put slip and pen by the door', 'Shoes on at the alarm', 'Count how often it worked'],
      0.7,
    ),
    step(
      'Say no or leave on time before the next',
      'Lateness often begins in the date before. Say at the start: I must leave at twenty to. Leave gaps of fifteen minutes. Book fewer things.',
      ['Use the sentence twice', 'Put gaps in the calendar', 'Cancel one thing a week'],
      0.7,
    ),
    step(
      'Be early ten times in a row and enjoy it',
      'Aim at ten minutes before {event}, with book, message or coffee. Stroke on the card each time. After a miss look for the step that was not timed.',
      ['Plan something for the ten minutes', 'Make a stroke each time', 'Mend the missing step'],
      1.5,
    ),
    step(
      'Apologise to one person and keep it four weeks',
      'Give no reasons, only: I was often late, I am changing it, tell me if I slip. Then count four weeks of {event}, and keep the card and the two alarms.',
      ['Say it to one person', 'Count four weeks', 'Keep card and alarms'],
      1,
    ),
  ],
  suggestions: [
    tip('Set clocks right', 'Fast clocks are known cheats.', 'Phone time', 'In the bathroom too'),
    tip('Sleep half an hour earlier', 'Late mornings begin at night.', 'Alarm for bed', 'Clothes out'),
    tip('Put the shower clock up', 'Minutes vanish there.', 'Waterproof', 'One song'),
    tip('Say arrival, not leaving', 'I am there at ten to.', 'Write it', 'Keep it'),
    tip('Drive the way once', 'Before an interview.', 'Same hour', 'Parking'),
    tip('Keep doubles by the door', 'Keys, charger, mask.', 'Tray', 'Friday check'),
    tip('Message before you are late', 'Honest minutes.', 'While standing', 'Add five'),
    tip('Use songs as timers', 'Children too.', 'Last song, shoes on', 'Same list'),
    tip('Pay a small fine', 'To a jar for others.', 'One a minute', 'Give it away'),
    tip('Choose the earlier bus', 'Always.', 'Book along', 'Seat free'),
    tip('Do not start things at ten to', 'Small ones never are.', 'Slip', 'After'),
    tip('Reward a whole week', 'Cake in the cafe before work.', 'Friday', 'Tell'),
  ],
};
