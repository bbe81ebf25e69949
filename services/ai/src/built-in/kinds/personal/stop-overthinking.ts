import { type Kind, step, tip } from '../kind.ts';

export const stopOverthinking: Kind = {
  id: 'stop-overthinking',
  category: 'personal',
  name: 'Stop overthinking and worrying',
  slots: {
    topic: {
      words: [
        'work|job|boss',
        'health|illness|symptoms',
        'money',
        'children|kids|my son|my daughter',
        'what I said|conversations|embarrassing things|what people think',
        'relationship|partner|texts',
        'the future|future',
        'decisions|decision',
        'the past|mistakes|regrets',
        'the world|news|war|climate',
      ],
      otherwise: 'worries',
    },
  },
  ask: {
    question: 'When does it run, and about what?',
    chips: ['At night in bed', 'About what I said or did', 'About what could happen'],
  },
  hoursAWeek: 1.2,
  weekly: 'A worry time of fifteen minutes on five days, and three acts you had been thinking about',
  overview:
    'You will catch the loop, move worry to a fixed fifteen minutes, sort what can be acted on, take the small step, train attention to come back, and protect the night.',
  approach:
    'Trying not to think makes it louder; giving it a time and place makes it quieter within two to three weeks. Thinking helps only when it ends in a next step. Bed is for sleeping, so loops are carried to paper and chair.',
  done: 'On five of seven nights you fall asleep within half an hour, and a worry ends in a next step or waits for its hour.',
  cautions: [
    'If it lasts most days for weeks, comes with panic, low mood, checking or washing, ask a doctor: therapy works well. If you think of dying or of harming yourself, call a crisis line now.',
  ],
  steps: [
    step(
      'Catch the loop for three days',
      'Each time write three words and the hour, and ask: do I solve something, or go round in circles? Usually there are two or three themes, such as {topic}, at the same times of day.',
      ['Make a note each time for three days', 'Name your two main themes', 'Mark the worst hour'],
      0.4,
    ),
    step(
      'Set a worry time of fifteen minutes',
      'Same chair, late afternoon, paper and timer. During the day write a word and say: at six. At six write all of it about {topic}; when it rings, stand up and do something with your hands.',
      ['Choose chair and hour', 'Postpone each worry with one word', 'Stop at the timer'],
      1.2,
    ),
    step(
      'Sort each worry by what can be done',
      'Can I do something within a week? Then write the smallest step and its day. If not, write: not now, not mine, or nobody knows. Cross it out on paper.',
      ['Sort ten worries', 'Enter three smallest steps', 'Cross out the rest'],
      0.7,
    ),
    step(
      'Do the smallest step the same day',
      'Write the mail, book the test or ask the question about {topic}. For a decision write two options, take ten minutes, choose, and look again in a week. Acting ends most loops.',
      ['Do one step a day', 'Decide small things in two minutes', 'Write what really happened'],
      2,
    ),
    step(
      'Question the worst picture on paper',
      'What do I fear, how likely from 0 to 100, what would I do then, what would I tell a friend? Compare a month later: few of them came.',
      ['Fill in the four lines', 'Ask one calm person', 'Read old ones on Sundays'],
      1,
    ),
    step(
      'Train coming back, ten minutes a day',
      'Breath, steps, sounds, washing up: notice that thoughts have gone off, say ‘thinking’, come back. No emptying. It is the coming back that trains.',
      ['Ten minutes daily at the same time', 'Three one-minute stops in the day'],
      4,
    ),
    step(
      'Protect the night',
      'Keep news, work and {topic} out of the last hour, and put tomorrow’s list on paper. If you are awake for twenty minutes, get up, read a dull book in dim light, and go back when sleepy. Turn the clock away.',
      ['Write tomorrow’s list at nine', 'Put book and lamp in another room', 'Get up at the same time'],
      1.5,
    ),
    step(
      'Look back after a month and keep two things',
      'Count nights and loops as at the start. What helped most? Keep it daily, and ask for therapy if {topic} still takes over.',
      ['Compare the counts', 'Choose two things to keep', 'Book help if needed'],
      0.6,
    ),
  ],
  suggestions: [
    tip('Walk when it starts', 'Legs end loops.', 'Ten minutes', 'Look far'),
    tip('Say it aloud once', 'Sentences shrink in the air.', 'To a friend', 'One time'),
    tip('Limit asking for comfort', 'It helps for ten minutes only.', 'Once', 'Then wait'),
    tip('Do not search symptoms', 'It never ends with calm.', 'Ask a doctor', 'Close'),
    tip('Use hands', 'Dough, wood, wool.', 'Half an hour', 'Evening'),
    tip('Send the message after one reading', 'Ten readings find nothing.', 'Once', 'Phone away'),
    tip('Put news in one slot', 'Noon, fifteen minutes.', 'No alerts', 'No evening'),
    tip('Cut coffee after noon', 'It feels like worry.', 'Two weeks', 'Tea'),
    tip('Write done lists', 'Heads forget what went well.', 'Three lines', 'Night'),
    tip('Decide by coin and notice', 'You feel what you hoped.', 'Small things', 'Go'),
    tip('Keep a later box', 'Notes go in by day.', 'Open at six', 'Throw'),
    tip('Laugh at the third round', 'Name the film.', 'There it is again', 'Title'),
  ],
};
