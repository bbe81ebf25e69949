import { type Kind, step, tip } from '../kind.ts';

/** They lead already. */
const leading = [
  'weeks/months/week/month into/in/as',
  'third/second/fourth week/month as',
  'have just been made',
  'since january/february/march/april/may/june/july/august/september/october/november/december/1',
  'gave me five',
  'under me',
];
/** They led out of the same team. */
const formerMates = [
  'friends/mates/colleagues/peers/yesterday/canteen/quiet',
  'older than',
  'used to peel/be/work',
  'applied for the same',
];
/** The old work is not let go. */
const holdsOn = [
  "can't let/sit/stop",
  'fixing their',
  'still do/hold/climb/have',
  'delegation/delegate/delegating',
  'instead of leading',
];

export const firstTimeManager: Kind = {
  id: 'first-time-manager',
  category: 'profession',
  name: 'Start well as a new manager',
  slots: {
    role: {
      words: [
        'team lead|team leader|tech lead',
        'shift supervisor|shift leader',
        'supervisor',
        'head nurse|ward manager',
        'store manager|shop manager',
        'department head|head of department',
        'project lead|project manager',
        'engineering manager',
        'site manager|foreman',
        'sous chef',
        'head chef',
        'office manager',
        'sales manager',
        'deputy head',
        'headteacher|principal',
        'nursery manager|kindergarten manager',
        'managing director|ceo',
        'director',
        'coach',
        'group leader|lab head',
        'branch manager',
        'production manager',
        'club chair',
        'management|manager|leadership',
      ],
      otherwise: 'manager',
    },
  },
  ask: {
    question: 'When do you begin, and were your people colleagues before?',
    chips: ['They were my colleagues', 'A team that is new to me', 'I already began and feel lost'],
  },
  hoursAWeek: 4,
  weekly: 'Talk to each person once and write down three observations on Friday',
  overview:
    'In the first hundred days as {role} you clear what is expected, listen to every person, give the week a rhythm, and solve one problem that all can see. Large changes come after that, when you know what works and why.',
  approach:
    'Listen for four weeks, change little, keep every small promise. What usually goes wrong is doing the old job beside the new one, wanting to stay everybody’s friend, and announcing a great plan in week two.',
  done: 'After a hundred days your manager and your people have told you what works, and your old tasks are handed over.',
  cautions: [
    'Before you sign appraisals, warnings, hours or leave, ask HR which powers and rules you have. If staff report harassment, danger or illness, act the same day and bring in the responsible person.',
  ],
  steps: [
    step(
      'Clear your task, powers and first aims as {role}',
      'Ask your own manager: what must be better in six months, what may I decide on people, money, hours, what is urgent, how often do we talk? Write the answers on one page.',
      [
        'Send the invitation with the four questions',
        'Ask what happened to the {role} before you',
        'Send the page for confirmation',
      ],
      1.5,
    ),
    step(
      'Hand over your old work with a date',
      'List your tasks, who takes each one, and until when you help. After four weeks specialist work should be at most a fifth of your time, because people need the rest.',
      [
        'List your old tasks',
        'Agree who takes each task and when',
        'Tell customers and colleagues who the {role} is now',
      ],
      5,
      { when: { weeksFrom: 3, unsaid: holdsOn } },
    ),
    step(
      'Prepare your first day as {role} and a short introduction',
      'Speak for three minutes: who I am, what I value, what I do not know yet, how I will spend the first weeks. Make no promises and do not criticise the one before. Greet each person by name.',
      ['Learn names and tasks', 'Say the three minutes as {role} aloud twice', 'Book a talk with everyone'],
      2,
      { when: { unsaid: leading } },
    ),
    step(
      'Say aloud to each former colleague what changes and what does not',
      'One by one, first the one who wanted the post, then the friend. I decide on hours and pay now, so I cannot share some things. I will be fair and I need you to tell me when I am not. Then leave the jokes group, keep lunch with all, and hold the first decision against a friend.',
      ['Speak first with the one who applied', 'Say what you can no longer share', 'Leave the private group kindly'],
      3,
      { when: { said: formerMates } },
    ),
    step(
      'Give away three tasks in four sentences each',
      'What the result is, by when, what you may decide alone, when we look at it. Then hands off: ask at the agreed time, and let a result of 80 per cent stand. Mark each evening the hours you did their work; from half of the day to a fifth in six weeks.',
      ['Choose three tasks and people', 'Say the four sentences', 'Note the hours of their work you did'],
      4,
      { when: { said: holdsOn } },
    ),
    step(
      'Listen to everyone for forty minutes',
      'Ask: what do you do, what works, what costs you time, what do you want to learn, what should I know? If you were colleagues, say openly what changes and what you stay fair about, first to the one who wanted the post. Speak also with two customers and two neighbouring departments.',
      [
        'Hold two talks a day',
        'Write half a page after each and look for what is repeated',
        'Ask what the last {role} did well',
      ],
      12,
    ),
    step(
      'Give the week a rhythm that everybody knows',
      'Plan a short team meeting, a talk with each person every two weeks, an hour for your own thinking, and one round through the work. Agree how people reach you and when you decide.',
      [
        'Put the dates in for three months',
        'Write the rules of one page with the team',
        'Keep one hour free for {role} tasks',
      ],
      4,
    ),
    step(
      'Solve one problem that annoys everyone',
      'Choose something named three times and solvable in three weeks: the rota, a tool, a meeting. Involve those concerned and say who helped.',
      ['Ask the team for proposals', 'Decide and tell everyone why', 'Show the result as {role} in the team meeting'],
      10,
    ),
    step(
      'Say the first critical thing in good time',
      'Within the first eight weeks somebody will be late, careless or rude. Name it the same day, alone, calmly: what I saw, what it caused, what I expect, what do you need? It is easier now than in a year.',
      ['Rehearse the talk with a trusted person', 'Ask another {role} how they do it', 'Follow up after two weeks'],
      3,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Review your first hundred days as {role} and set three aims',
      'Ask manager and people: what works, what should I change, what did you expect otherwise? Then agree three aims for the half year and what will no longer be done.',
      [
        'Ask all three questions to everyone',
        'Present the three aims with reasons',
        'Look for a mentor or course for the {role} role',
      ],
      5,
    ),
  ],
  suggestions: [
    tip('Write a diary of five minutes', 'In a month you will see patterns.', 'What surprised me', 'What I decided'),
    tip('Say I do not know yet', 'People trust it more than a quick wrong answer.', 'By when you know', 'Keep it'),
    tip(
      'Find another new {role} to talk to',
      'Someone outside the firm with the same questions is a good listener.',
      'Every two weeks',
      'One question each',
    ),
    tip(
      'Eat with different people',
      'People notice with whom a new manager spends time.',
      'Another table daily',
      'Nothing about work',
    ),
    tip('Ask the assistant or porter', 'They know how things really run.', 'Twenty minutes', 'Listen'),
    tip(
      'Do not copy your old boss',
      'Choose one thing you liked and one you will do differently.',
      'Write both down',
      'Reason',
    ),
    tip(
      'Learn the numbers early',
      'Budget and sick days come sooner than you think.',
      'Hour with controlling',
      'Ask simply',
    ),
    tip(
      'Leave the door open at fixed times',
      'If you can always be interrupted, your own work moves to the evening.',
      'Two hours a day',
      'Tell everyone',
    ),
    tip(
      'Give credit upward',
      'Name the people who did the work when you report to your manager.',
      'Names in reports',
      'Copy to the person',
    ),
    tip(
      'Treat old friends like the others',
      'One exception for a friend costs trust for a long time.',
      'Leave and shifts',
      'Explain it to them',
    ),
    tip(
      'Sleep before you answer anger',
      'Write the answer, leave it overnight, and ring instead if you can.',
      'Draft without address',
      'Better by phone',
    ),
    tip(
      'Plan your own learning',
      'Leading people is learnt like any other trade.',
      'One course in half a year',
      'One habit a month',
    ),
  ],
};
