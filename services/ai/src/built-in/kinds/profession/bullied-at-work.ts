import { type Kind, step, tip } from '../kind.ts';

export const bulliedAtWork: Kind = {
  id: 'bullied-at-work',
  category: 'profession',
  name: 'Stop being bullied at work',
  slots: {
    person: {
      words: ['boss|manager|supervisor', 'colleague|coworker|co-worker|colleagues|team', 'chef', 'customer|client'],
      otherwise: 'person',
    },
  },
  ask: {
    question: 'Who does what, since when, and who has seen it?',
    chips: ['My boss', 'A group of colleagues', 'It is sexual or racist'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'Ten minutes of notes on Friday, one good thing after work every day',
  overview:
    'You will write down what happens, get people beside you, protect health, use the right way inside the firm, and keep a way out open.',
  approach:
    'Dated notes and one ally change more than a perfect answer in the corridor. Decide early what you want: that it stops, another team, or leaving well. You need not prove that you are strong.',
  done: 'It has stopped for two months, or you work somewhere else with your rights and health kept.',
  cautions: [
    'Threats, touching, or violence: get away, tell somebody today, police if needed. If you think of not wanting to live, ring a crisis line or emergency number now.',
  ],
  steps: [
    step(
      'Write down the last three events',
      'Date, place, words, witnesses, what you did, how you felt. At home or on your phone, not on the firm’s computer.',
      ['Write three events', 'Save messages at home as allowed', 'Name witnesses'],
      0.5,
    ),
    step(
      'Tell one person outside work and your doctor',
      'Sleep, stomach, tears count as facts. Ask for notes in the file and, if needed, time off.',
      ['Tell one friend', 'Book the doctor', 'Take the notes along'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Find out your rights and whom to ask',
      'Union, works council, equality or labour office, advice line. Rules against bullying, sexual and racist harassment; time limits, often three months.',
      ['Ring one advice line', 'Read the firm’s policy', 'Note time limits'],
      1,
    ),
    step(
      'Find an ally at work',
      'One who saw it. Ask only: would you say what you saw? Lunch with others again.',
      ['Choose one', 'Ask in a quiet place', 'Eat with others twice a week'],
      1,
    ),
    step(
      'Say one sentence when it happens',
      'Stop, I do not want to be spoken to like this. Then go on or leave the room. Practise it aloud; leave it out when it is not safe.',
      ['Choose the sentence', 'Practise with a friend', 'Note what happened'],
      1.5,
    ),
    step(
      'Report the events in writing',
      'To the boss above, HR or contact person: five events, effect, what you ask, date for an answer. Bring the union or works council.',
      ['One page with dates', 'Have it read', 'Keep proof'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Go to the meeting prepared',
      'Companion, three wishes: separation, clear rules, check in four weeks. Minutes. No resignation on the spot.',
      ['Write three wishes', 'Take a companion', 'Send your minutes'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Rebuild what it broke',
      'Sport, sleep, people who know you as good. Counselling, many firms or insurers pay.',
      ['Two fixed evenings', 'One thing you do well', 'Ask for counselling'],
      4,
    ),
    step(
      'Open a second door',
      'CV, three adverts, one talk. Transfer inside. It makes you calmer even if you stay.',
      ['Update the CV', 'Save three jobs', 'Ask about a transfer'],
      3,
    ),
    step(
      'Decide after eight weeks',
      'Better, same, worse: by your notes. Formal grievance, move, leave with advice on pay and benefits first.',
      ['Compare notes', 'Advice before quitting', 'Choose with a date'],
      1,
      { when: { weeksFrom: 6 } },
    ),
  ],
  suggestions: [
    tip(
      'Send a mail after each talk',
      'It turns words into something that stays.',
      'As we discussed today',
      'Three lines',
    ),
    tip(
      'Never answer at night',
      'Tired mails are used against you.',
      'Write a draft',
      'Send it in the morning, shorter',
    ),
    tip(
      'Ask for another seat or shift',
      'Distance helps at once.',
      'Give a plain reason',
      'Ask for a trial of a month',
    ),
    tip(
      'Take advice before you record anything',
      'Secret recordings are a crime in many countries.',
      'Notes are allowed',
      'A witness is better',
    ),
    tip('Keep a folder of praise', 'You forget what you are worth.', 'Mails and notes', 'Read it before meetings'),
    tip('Walk before you go home', 'It keeps work out of your kitchen.', '15 minutes', 'The same way each day'),
    tip('Eat with new colleagues', 'They have no old sides.', 'Once a week', 'Talk about other things'),
    tip('Stay out of gossip', 'It spins the same wheel.', 'Change the topic', 'Or leave the room'),
    tip(
      'Take the sick note when you need it',
      'Rest is part of getting through.',
      'Tell the doctor the reason',
      'Plan the return',
    ),
    tip('Keep doing careful work', 'It gives nobody a handle.', 'Use lists', 'Keep proof as the rules allow'),
    tip('Prefer a neutral face', 'Jokes and counter-attacks feed it.', 'One short sentence', 'Then go on'),
    tip('Mark the good days', 'At the end of the month they help you decide.', 'A dot in the calendar', 'Count them'),
  ],
};
