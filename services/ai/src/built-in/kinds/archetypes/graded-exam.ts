import { type Archetype, step, tip } from '../kind.ts';

export const gradedExam: Archetype = {
  id: 'graded-exam',
  name: 'Pass an exam or test',
  slots: { exam: { from: 'object', otherwise: 'the exam' } },
  ask: {
    question: 'When is it, and how would you do if it were tomorrow?',
    chips: ['I would fail clearly', 'It would be close', 'I failed it once already'],
  },
  hoursAWeek: 5,
  weekly: 'Four sessions of 45 minutes, one of them with old questions against the clock',
  overview:
    'You get the official list of the topics of {exam}, take a test paper at once, and learn first what brings most points. Old questions under time, cards and a last quiet week follow; registration has its own date.',
  approach:
    'Answering questions teaches two or three times as much as reading again. What usually goes wrong is making fine notes for weeks, leaving the weakest topic for the end, and not knowing the rules of the day.',
  done: 'You have sat it and hold the pass or the grade you set.',
  cautions: [
    'If nerves make you ill or blank, ask the exam office early about adjustments and speak to a counsellor or doctor; most adjustments must be applied for weeks ahead.',
  ],
  steps: [
    step(
      'Get the official list of topics for {exam}',
      'From the examining body: topics with weight, form, length, pass mark, permitted aids, dates, fee, number of attempts.',
      [
        'Find and save the official page in 20 minutes',
        'Write down weight and pass mark',
        'Enter the last day of registration',
      ],
      1,
    ),
    step(
      'Sit an old paper for {exam} without preparation',
      'Under time, then mark it strictly. Sort topics into safe, shaky, unknown: your plan is shaky with high weight first.',
      ['Get two old papers or samples', 'Sit one and mark it', 'Sort the topics'],
      2.5,
    ),
    step(
      'Register for {exam} and set the weekly plan',
      'Fee, identity, proof of practice, place. Divide the weeks: six tenths learning, three tenths old papers, a tenth rest.',
      ['Register and save the confirmation', 'Enter four sessions a week', 'Tell those at home'],
      1,
      { daysBefore: 35 },
    ),
    step(
      'Learn the basics of {exam} from one source',
      'The official book or one course, with cards of your own. Each topic ends with ten questions; eight right and you go on.',
      ['Choose the source', 'Make 15 cards a week', 'Do ten questions per topic'],
      18,
      { when: { level: 'beginner' } },
    ),
    step(
      'Find out why points were lost at {exam}',
      'Ask to see the paper or report: knowledge, time, nerves or reading the question? Each has another remedy.',
      ['Ask to see the result', 'Count lost points by reason', 'Choose the remedy'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Work on the shaky topics with most points',
      'One topic a week: understand, questions, explain it aloud to somebody. Ask a teacher or study partner for {exam} after twenty stuck minutes.',
      ['Order them by points', 'Explain each aloud', 'Repeat cards on two days'],
      16,
    ),
    step(
      'Do old papers for {exam} against the clock',
      'One a week, then two. Note minutes per task, skip and return, read each question twice. Below the pass mark by three weeks before: change the plan or the date.',
      ['Sit one under real rules', 'Write a list of mistakes', 'Repeat tasks you got wrong'],
      10,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Rehearse the oral or practical part with somebody',
      'Same order, tools, clothes and questions as in {exam}; film it if you may. If there is no such part, sit one more paper in a strange room.',
      ['Find a partner', 'Rehearse twice', 'Mend two things'],
      4,
      { daysBefore: 7 },
    ),
    step(
      'Rest, go to {exam} and note the result',
      'Only cards in the last two days, things packed, early sleep. First the sure tasks, watch the time, check at the end. Note the date of results and of a repeat.',
      ['Pack identity, pens and way', 'Do the sure tasks first', 'Write down what you would repeat'],
      4,
    ),
  ],
  suggestions: [
    tip('Answer before you look it up', 'Searching memory is the learning.', 'Even wrong', 'Then check'),
    tip('Mix topics', 'The exam does not sort them.', 'Three topics a session', 'Shuffle cards'),
    tip('Learn at the hour of the exam', 'The head knows the time.', 'Once a week', 'Same breakfast'),
    tip('Keep a list of mistakes', 'It is the shortest textbook.', 'Question, why, right', 'Read on Sundays'),
    tip('Put the phone in another room', 'In sight is enough to distract.', '45 minutes', 'Then a break'),
    tip('Explain it to a child or dog', 'Gaps become audible.', 'Two minutes', 'No notes'),
    tip('Repeat after 1, 3, 7, 21 days', 'Forgetting becomes slower each time.', 'Dates on cards', 'Ten minutes'),
    tip('Read the verb of the question', 'Name, explain, compare: points lie there.', 'Underline', 'Answer only that'),
    tip('Sleep instead of the last chapter', 'Tired heads lose more than a chapter.', 'Seven hours', 'Screen off'),
    tip('Visit the place', 'No search on the morning.', 'Route and reserve', 'Room'),
    tip('Have a sentence for a blank', 'I go on and come back.', 'Three breaths', 'Next task'),
    tip('Plan a good evening afterwards', 'Something to look forward to helps.', 'With a friend', 'In either case'),
  ],
};
