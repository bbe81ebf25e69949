import { type Kind, step, tip } from '../kind.ts';

/** A warning or a minimum stands behind it. */
const warned = [
  'academic/on probation/warning',
  'lose/losing/keep/keeping my? scholarship/funding/aid/place/bursary',
  'suspended/dismissed/kicked_out',
];

/** A course can be counted anew. */
const failedCourse = ['failed a/one/two/my _', 'an/got/two/one f/fs', 'retake/retaking/repeat/repeating'];

export const raiseMyGradeAverage: Kind = {
  id: 'raise-my-grade-average',
  category: 'profession',
  name: 'Raise my grade average at university',
  slots: {
    average: {
      words: [
        'CGPA|cgpa',
        'GPA|gpa|grade point average',
        'WAM|wam',
        'degree class|2:1|2.1|upper second|first class|a first',
        'average|grade average|grades average',
      ],
      otherwise: 'average',
    },
  },
  ask: {
    question: 'How many credits are behind you, how many are left, and what number do you need?',
    chips: ['One year left', 'On probation', 'Need it for a master’s or a job'],
  },
  hoursAWeek: 12,
  weekly: 'Two study blocks for each course and one office hour',
  overview:
    'You first do the sum: what the remaining credits must bring for your {average}, and whether repeating a course counts. Then each course of this term gets a target, its marks are planned by weight, and the habits that cost points last term are changed.',
  approach:
    'An average moves slowly: the more credits are behind you, the more each of the rest must carry. So know the number per course before you choose courses. Most points are lost by missed small work, a late start and never asking; these are cheaper to mend than talent.',
  done: 'The official record shows the {average} you aimed for, or the nearest your sum allowed.',
  cautions: [
    'Rules about repeating, pass or fail and dropping differ by university; have the adviser confirm them in writing before you register.',
  ],
  steps: [
    step(
      'Do the sum for your {average} on one page',
      'Credits so far times today’s average are your points. Credits at the end times the wished average, minus these points, divided by the credits left: this is what the rest must bring. Above the best grade there is? Then look at repeats, more credits or a nearer number.',
      [
        'Take credits and grades from the record',
        'Work out what the rest must bring',
        'Write the number for this term',
      ],
      1,
    ),
    step(
      'Write down what is at stake and the last day for it',
      'Minimum, number of terms, appeal, and whom to see stand in the letter or the rules of the scholarship. Make an appointment with the adviser in this week; an early visit with a plan is heard, a late one with excuses is not.',
      ['Read the letter to the end', 'Book the adviser this week', 'Bring a plan of one page'],
      1.5,
      { when: { said: warned } },
    ),
    step(
      'Ask the adviser which courses may be repeated or dropped',
      'Does a repeat replace the old grade or only stand beside it? Until which day can a course be dropped without a mark, or be taken as pass or fail? Which electives count? One talk of twenty minutes can be worth more than a month of study.',
      ['Write five questions', 'Book twenty minutes', 'Have the answers confirmed by mail'],
      1.5,
      { when: { unsaid: warned } },
    ),
    step(
      'Choose which failed or weak course to repeat',
      'A low grade in a heavy course that can be replaced lifts the {average} most. Look at when it is offered, who teaches it, and what went wrong. Repeat one at a time, with a lighter course beside it.',
      ['List low grades by credits', 'Check when they are offered', 'Register for one'],
      1.5,
      { when: { said: failedCourse } },
    ),
    step(
      'Set a target grade for each course of this term',
      'Take the syllabus of each: quizzes, papers, midterm, final, with their share. Mark the easy points, such as homework and attendance, and get all of them. Put every due day into one calendar with a start day ten days earlier.',
      [
        'List the parts of each course with their share',
        'Write a target for each',
        'Put due and start days into one calendar',
      ],
      2.5,
    ),
    step(
      'Find out what cost your points last term',
      'Look through returned exams and papers: not started in time, facts, method, wrong question, missed class, work hours, sleep. Two causes usually explain most. Change these two and nothing else.',
      ['Collect exams and papers of last term', 'Name the two largest causes', 'Write one new rule for each'],
      2,
    ),
    step(
      'Fix two study blocks a week and an office hour for each course',
      'One block within a day of the class: close the notes, write what you remember, fill the gaps. One for problems, reading or the paper. Every second week bring an attempt to the office hour and ask what a top answer has. If you work, count shifts and sleep first; a course more than fits lowers all the others.',
      ['Place the blocks around shifts', 'Rewrite notes within a day', 'Bring one attempt to each office hour'],
      85,
    ),
    step(
      'Prepare each exam by old questions from two weeks before',
      'Make a list of topics, write an own sheet of questions, answer them without notes, and sit one timed test a week before. Study the weakest topic first in the day.',
      ['List the topics two weeks before', 'Sit one timed test', 'Repeat the weak ones on three days'],
      30,
    ),
    step(
      'Check the {average} at mid-term and move hours',
      'Enter all marks so far and look at what the target still needs. Move hours from the safe course to the one near a border. Before the last day for dropping decide about the one that cannot be saved.',
      ['Enter all marks', 'Move hours to the course near a border', 'Decide before the last day for dropping'],
      1.5,
      { when: { weeksFrom: 6, unsaid: failedCourse } },
    ),
    step(
      'Read the record and set the next term’s number',
      'See the new {average}, do the sum again, and look at what worked. Choose next term’s courses by requirement, teacher and load, no two heavy ones with the same exam week.',
      ['Check the record for mistakes', 'Do the sum again', 'Choose the next courses'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Hand in everything', 'A zero costs more than a weak paper brings.', 'Even half done', 'On the day'),
    tip('Sit in the first rows', 'You write more and ask more.', 'Same seat', 'No laptop'),
    tip('Find one good person in each course', 'Notes and questions.', 'Swap numbers', 'Study once a week'),
    tip('Start papers with a bad page', 'A draft can be mended.', 'Ten days before', 'Writing centre'),
    tip('Look at the rubric first', 'It tells where points are.', 'Print it', 'Tick it at the end'),
    tip(
      'Count your work hours',
      'Above fifteen a week grades often fall.',
      'Ask for fewer before exams',
      'Swap shifts',
    ),
    tip('Keep one calendar', 'Five portals hide dates.', 'All courses', 'Look each evening'),
    tip('Balance heavy and light courses', 'Two labs are enough.', 'Look at the reviews', 'Ask seniors'),
    tip('Ask about the grading', 'Some grades can be explained.', 'Polite mail', 'Within a week'),
    tip('See a counsellor if life is heavy', 'Illness and grief may be taken into account.', 'Early', 'With a paper'),
    tip('Sleep before exams', 'All-nighters lower marks.', 'Seven hours', 'Stop at ten'),
    tip('Repeat with cards on the bus', 'Ten minutes add up.', 'Daily', 'Old topics'),
  ],
};
