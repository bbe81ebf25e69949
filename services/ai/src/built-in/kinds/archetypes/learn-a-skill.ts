import { type Archetype, step, tip } from '../kind.ts';

const underWay = [
  'i can already',
  'did the/a weekend/course/workshop',
  'built two/three/one',
  'with help',
  'next thing',
  'already know/do/make',
];

export const learnASkill: Archetype = {
  id: 'learn-a-skill',
  name: 'Learn a new skill',
  slots: { skill: { from: 'skill', otherwise: 'the new skill' } },
  ask: {
    question: 'What should you be able to do at the end, and have you ever tried it?',
    chips: ['From zero', 'I tried it once or twice', 'I know the basics, but unsafe'],
  },
  hoursAWeek: 3,
  weekly: 'Practise on three days for 40 minutes, the part that fails first',
  overview:
    'You choose one small result that shows you can do it, get the few things you need for {skill}, and have somebody who knows it watch you early. Then you practise the parts that fail, and do the whole thing on your own.',
  approach:
    'Watching is not practising: for each hour of video or book plan two hours of doing. Most people stop between the third and the sixth try, because it still looks bad; that is the normal state, and the plan counts tries instead of results there.',
  done: 'You do it alone, from start to end, twice in a row, and somebody who knows it finds nothing serious to correct.',
  cautions: [
    'With power tools, heights, electricity, gas, water or heavy loads, have the safety rules shown to you by a trained person before you try, and never practise alone.',
  ],
  steps: [
    step(
      'Name the next piece of {skill} and what it must stand up to',
      'You know the beginning, so skip it. Write the next piece in one sentence with its test: who checks it, what load, length or time it must bear. Ask a person who does it daily which two things differ from what you can, and watch them once.',
      ['Write the piece and its test', 'Ask one who does it daily', 'Watch it once from close by'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Write down what you want from {skill}',
      'One sentence that a stranger could check: what, how well, in front of whom or for whom. Then the smallest version of it that would already please you.',
      [
        'Write the sentence and the smallest version in 15 minutes',
        'Watch one person do it from start to end',
        'Note the five parts it consists of',
      ],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Find somebody who teaches you {skill}',
      'A friend, a course, a club, a workshop or a shop that gives lessons. One hour beside somebody who knows it saves weeks, also when you learn from videos afterwards.',
      [
        'Ask in your contacts who knows {skill}',
        'Compare one course and one club: price, dates, group size',
        'Book the first hour',
      ],
      2,
      { waitDays: 7, when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Test how far you get with {skill} today',
      'Do the whole thing once without help and let a camera run. List what works and the three places where you get stuck; these are your programme.',
      ['Film one honest try', 'Write down the three stuck places', 'Show the film to somebody who is good at it'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Get tools, material and a place for {skill}',
      'Borrow or buy second-hand first, and only what the first five tries need. It is done when you can begin within five minutes of deciding to.',
      [
        'Ask which three things a beginner really needs',
        'Borrow or buy these for {skill}',
        'Set up the place and leave it ready',
      ],
      3,
    ),
    step(
      'Do the five easiest exercises in {skill}',
      'Slow, with breaks, and each one until it works three times in a row. Bad results are wanted here: keep the first one, you will want to compare.',
      [
        'Choose the exercises from one course, book or video series',
        'Do one per session',
        'Keep or photograph the first result',
      ],
      7,
      { when: { unsaid: underWay } },
    ),
    step(
      'Have your mistakes in {skill} corrected',
      'Show a finished try or a film to somebody better and ask one question: which single thing should I change first? Practise only this for a week.',
      ['Show it with this one question', 'Practise the answer for a week', 'Show it again'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Repeat the hardest part until it works ten times',
      'Take the one part of {skill} that fails most and cut it smaller: half the speed, half the size, half the weight. Raise it only after three clean rounds.',
      ['Name the hardest part', 'Make it half as hard and repeat', 'Note each day how many of ten worked'],
      8,
    ),
    step(
      'Try {skill} alone from start to end',
      'No video open, nobody helping. Afterwards write the order of steps on a card in your own words; what you cannot write down is what you practise next.',
      ['Do the whole thing twice in one week', 'Write the card', 'Repeat what was missing'],
      5,
    ),
    step(
      'Use {skill} for real or show it to somebody',
      'Do it for a friend, at work, at an open evening or for a real purpose. It is done when it worked twice in a row and you know what you want to learn next.',
      [
        'Set the day and tell one person',
        'Do it and note what was different from practice',
        'Decide on the next level',
      ],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Practise short and often',
      'Three times 40 minutes teach more than one long Saturday.',
      'Same days each week',
      'Stop before you are tired',
    ),
    tip(
      'Learn from one source at a time',
      'Five teachers explain five ways, and you practise none.',
      'One course until its end',
      'Other videos later',
    ),
    tip('Keep a page of tries', 'Date, what worked, what next.', 'One line per try', 'Read it before you begin'),
    tip(
      'Leave everything standing ready',
      'What must be set up first is seldom practised.',
      'A box or a corner',
      'Ready in five minutes',
    ),
    tip('Film your hands', 'You see in ten seconds what you never feel.', 'Once a week', 'Compare with a good example'),
    tip(
      'Say aloud what you do',
      'It shows where you only guess.',
      'Each step in one sentence',
      'Stop where words are missing',
    ),
    tip(
      'Find one person on the same level',
      'A fixed evening with another learner is kept.',
      'Club, course or forum',
      'Compare mistakes, not talent',
    ),
    tip(
      'Ask beginners’ questions early',
      'In the first month nobody minds them.',
      'Collect three a week',
      'Ask all at once',
    ),
    tip(
      'Spend little at first',
      'Good tools are worth it once you know what you miss.',
      'Borrow for a month',
      'Buy the thing you missed',
    ),
    tip(
      'Rest a day after a hard session',
      'Much of the learning happens while you sleep.',
      'No practice after midnight',
      'Begin with what went wrong',
    ),
    tip('Do a two-minute version on bad days', 'It keeps the habit alive.', 'One exercise', 'Cross off the day'),
    tip(
      'Teach the first step to a child',
      'Explaining it shows what you have understood.',
      'Five minutes',
      'Note the question you could not answer',
    ),
  ],
};
