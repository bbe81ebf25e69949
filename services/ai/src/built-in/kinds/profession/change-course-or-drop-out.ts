import { type Kind, step, tip } from '../kind.ts';

export const changeCourseOrDropOut: Kind = {
  id: 'change-course-or-drop-out',
  category: 'profession',
  name: 'Change my subject or leave university well',
  ask: {
    question: 'Is it the subject, the place, money, or how you feel?',
    chips: ['Wrong subject', 'Cannot go on like this', 'Parents expect it'],
  },
  hoursAWeek: 4,
  overview:
    'You find out what exactly is wrong, get advice on deadlines and money before you sign anything, try two other ways for real, and change or leave with credits, papers and a next step.',
  approach:
    'Do not decide in exam weeks. What goes wrong is simply staying away: fees, grants and insurance run on, and credits are lost.',
  done: 'You are enrolled, in training or in work with a date, and the old place is closed properly.',
  cautions: [
    'If you feel hopeless or do not get out of bed, see a doctor or the student counselling first; the decision can wait some weeks.',
  ],
  steps: [
    step(
      'Write what is wrong and since when',
      'Content, way of teaching, people, city, money, marks, mood. For each: would it be better in another subject, another place, or after a break? One good course is information too.',
      ['Write for twenty minutes', 'Mark the three heaviest', 'Note one course you liked'],
      1,
    ),
    step(
      'See the study adviser before any form',
      'Deadlines to withdraw or switch, exams that count as failed, credits that move, grant or visa effects, leave of absence. Advice is confidential.',
      ['Book the adviser', 'Bring transcript and questions', 'Write down the next deadline'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Work out money, insurance and visa',
      'Grant stops or must be repaid? Fees back until when? Child benefit, health insurance, dorm, student visa. Ask the offices, not the group chat.',
      ['Ask the grant office', 'Ask about insurance or visa', 'Write the sums per month'],
      1.5,
    ),
    step(
      'Try two other ways for one day each',
      'Lecture of the other subject, day in a firm, vocational school, talk with somebody three years on. Include the work after it.',
      ['Sit in on one lecture', 'Spend a day in a firm', 'Ask two people who switched'],
      10,
    ),
    step(
      'Tell parents or partner in five sentences',
      'What is, since when, what I found out, what I do next, what I need from you. Not as a question for permission. Choose a walk; expect a second talk.',
      ['Write the five sentences', 'Choose a calm time', 'Agree a second talk'],
      1,
    ),
    step(
      'Apply for the new course or training',
      'Credits recognised in writing, higher semester, gap explained: I tried, learned, chose. Firms like people who decided; many places open in summer.',
      ['List five places', 'Ask for credit in writing', 'Explain the change in two lines'],
      6,
      { waitDays: 30 },
    ),
    step(
      'Close the old place in the right order',
      'New place signed, then withdraw by the date, transcript, fees, library, dorm, grant office, insurance. Leave of absence if unsure.',
      ['Get the transcript', 'Withdraw by the deadline', 'Tell grant office and insurance'],
      2,
    ),
    step(
      'Start the new way with a check after eight weeks',
      'Fixed rhythm, two people known by name, one thing better than before. After eight weeks compare with your first page.',
      ['Meet two people in week one', 'Keep a weekly rhythm', 'Compare with the first page'],
      10,
    ),
  ],
  suggestions: [
    tip('Finish one exam for the record', 'Credits count.', 'Easiest', 'Date'),
    tip('Take a free term', 'Time to think.', 'Form', 'Job'),
    tip('Ask for bridging work', 'Structure helps.', 'Twenty hours', 'Reference'),
    tip('Talk with one who left happily', 'There are many.', 'Coffee', 'Steps'),
    tip('Do a serious interest test', 'As a start only.', 'Career office', 'Discuss'),
    tip('Keep the friends', 'You lose the course, not them.', 'Weekly', 'Sport'),
    tip('Write a line for your CV', 'Two terms of physics.', 'Skills', 'Calm'),
    tip('Sleep two weeks normally first', 'Then decide.', 'Times', 'Outside'),
    tip('Check shorter degrees', 'Credits may give one.', 'Diploma', 'Ask'),
    tip('Visit apprenticeship fairs', 'Drop-outs are wanted.', 'Date', 'CV'),
    tip('Stop comparing semesters', 'Ways differ.', 'Unfollow', 'List'),
    tip('Note three things learned', 'It was not lost.', 'Methods', 'People'),
  ],
};
