import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['years of', 'stuck at', 'is at', 'kyu/grade/level', 'months at'];

export const improveASkill: Archetype = {
  id: 'improve-a-skill',
  name: 'Get better at something',
  slots: { skill: { from: 'object', otherwise: 'the skill' } },
  ask: {
    question: 'Where does it fail today, and who sees it?',
    chips: ['I have stood still for months', 'I make the same mistakes', 'I need it for a date'],
  },
  hoursAWeek: 3,
  weekly: 'Three sessions of 40 minutes on the weakest part, one of them with feedback',
  overview:
    'You measure where you stand with {skill}, find the one or two parts that hold you back, and work on these with feedback. Every four weeks you measure again in the same way.',
  approach:
    'Doing more of what you already can feels good and changes little. Take the part that fails, make it smaller, repeat it with full attention, and let somebody better look at it. Two changes at once cannot be told apart, so change one thing at a time.',
  done: 'The same test as at the start shows a clear difference, and somebody who knows your level notices it.',
  steps: [
    step(
      'Film or record {skill} once and name the one thing that stands still',
      'After months at the same value more of the same does not help. Show the recording to somebody two levels above you and ask for one thing only. Practise it slowly, at two thirds of the speed, with no faults; then at 110 per cent for a minute with faults. Compare after two weeks.',
      ['Record it once', 'Ask for one thing from somebody better', 'Practise slow and then too fast'],
      1.5,
      { when: { said: underWay } },
    ),
    step(
      'Measure {skill} as it is today',
      'Choose a test you can repeat: a time, a score, a recording, a page, ten tries. Write down date and result. Without it you will not see that you move.',
      ['Choose the test in 15 minutes', 'Do it once, without warming up specially', 'File the result with the date'],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Find the one part that holds {skill} back',
      'Go through the recording or the results and mark every mistake. Usually two sorts of mistakes make most of the trouble.',
      ['Mark mistakes in three samples', 'Count which sort is most frequent', 'Write: I will first change this'],
      2,
      { when: { unsaid: underWay } },
    ),
    step(
      'Ask somebody better to look at {skill}',
      'A teacher, a colleague, a club member. Ask not whether it is good, but which single thing would help most and how they practise it themselves.',
      ['Choose the person and send a sample', 'Ask for the one thing and one exercise', 'Write down the answer'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Repair the basics of {skill} you skipped',
      'Go back to the first chapters of a good course for two weeks. It is normal to become slower for a while when you relearn a basic.',
      ['Choose one course with exercises', 'Do the first five lessons in order', 'Note which basic was missing'],
      6,
      { when: { level: 'beginner' } },
    ),
    step(
      'Study how three very good people do {skill}',
      'Take one short example of each and look only at the part that fails with you. Copy one of them as exactly as you can.',
      ['Choose three examples', 'Note what they do differently', 'Copy one for a week'],
      5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Practise the weak part of {skill} for four weeks',
      'Three sessions a week: ten minutes on the part alone, slowly, twenty with rising difficulty, ten in the whole. Note after each how many of ten tries worked.',
      ['Write the three exercises on a card', 'Set the three days', 'Note the count after each session'],
      8,
    ),
    step(
      'Use {skill} under real conditions once a week',
      'With time limit, audience, opponents or a real order. What works in practice and fails there shows what to train next.',
      ['Find the weekly occasion', 'Go with one aim only', 'Write two lines afterwards'],
      6,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Repeat the first test and choose the next part',
      'Same test, same conditions. If the result has moved, take the second weak part of {skill}; if not, change the exercise, not the aim.',
      ['Repeat the test', 'Compare both results side by side', 'Choose the next part'],
      2,
    ),
    step(
      'Show what you gained in {skill} where it counts',
      'A match, a customer, a performance, an exam, a dinner. It is done when the result is clearly above the first one and you know how you got there.',
      ['Set the occasion and tell one person', 'Rest the day before', 'Write down what helped most'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Slow down to half the speed',
      'Mistakes are made when you are too fast to notice them.',
      'Three clean rounds',
      'Then a little faster',
    ),
    tip(
      'Keep a list of your typical mistakes',
      'It is shorter than you think.',
      'Five lines at most',
      'Read it before you start',
    ),
    tip(
      'Ask for one correction, not praise',
      'People answer precise questions better.',
      'What first',
      'How do you practise it',
    ),
    tip(
      'Stop after the best try',
      'The last thing you do is what you remember.',
      'End on a good one',
      'Note why it worked',
    ),
    tip('Change one thing at a time', 'Otherwise nobody knows what helped.', 'Two weeks per change', 'Write it down'),
    tip('Play with people slightly better', 'Far better ones only teach you to lose.', 'One level up', 'Once a week'),
    tip(
      'Record, wait a day, then judge',
      'You are fairer the next morning.',
      'One good thing first',
      'One thing to change',
    ),
    tip(
      'Check tools and material',
      'Sometimes the racket or the chair is at fault.',
      'Ask an expert once',
      'Repair before buying',
    ),
    tip(
      'Train when you are awake',
      'Forty fresh minutes are worth two tired hours.',
      'Morning or after a walk',
      'No phone',
    ),
    tip(
      'Expect a flat month',
      'Progress comes in jumps, with weeks of nothing between.',
      'Keep the count',
      'Keep the days',
    ),
    tip('Teach a beginner', 'You find out what you do without knowing it.', 'One hour', 'Explain the basics aloud'),
    tip(
      'Set a level that is enough',
      'You need not be perfect at everything.',
      'Write it down',
      'Stop there and enjoy it',
    ),
  ],
};
