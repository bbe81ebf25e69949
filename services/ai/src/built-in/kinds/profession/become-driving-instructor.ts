import { type Kind, step, tip } from '../kind.ts';
import { instructorHere } from '../local-work.ts';

export const becomeDrivingInstructor: Kind = {
  id: 'become-driving-instructor',
  category: 'profession',
  name: 'Become a driving instructor',
  slots: {
    vehicle: { words: ['motorcycle|motorbike', 'lorry|truck|hgv', 'bus', 'car|automatic'], otherwise: 'car' },
  },
  ask: {
    question: 'How long have you held your licence, and would you join a school or work alone?',
    chips: ['Join a school', 'My own car and pupils', 'Failed one part'],
  },
  hoursAWeek: 7,
  weekly: 'Drive an hour with spoken commentary and answer a hundred theory questions',
  overview:
    'You check record and conditions, pass the parts in their fixed order: theory, own driving, ability to teach, and learn on real pupils with a trainer beside you. Pupils and a dual-control {vehicle} come when the last part is near.',
  approach:
    'The parts have limits of attempts and of time, so train each until a trainer says you would pass. What goes wrong is the third part: driving well isn’t teaching, and half fail it.',
  done: 'You are on the register with your badge and a diary of pupils.',
  steps: [
    step(
      'Check licence years, record and steps for {vehicle} instructors',
      'Usual: three years’ licence, few points, age 21, clean extended record check, sometimes a year’s college course. Note attempts, time limit and the pass rate of each part.',
      ['Open the official page for instructors', 'Check your points', 'Note limits and fees'],
      1,
      { local: instructorHere },
    ),
    step(
      'Sit in on two lessons and ask about pay',
      'Evenings, weekends, no-shows, fuel, franchise fee, sick days. An instructor with a franchise keeps around half to two thirds of the lesson price. Ask two of them for last month’s figures.',
      ['Sit in with two instructors', 'Ask for real figures', 'Calculate your week'],
      4,
    ),
    step(
      'Get the record check and choose a trainer',
      'Ask for the trainer’s own pass rate in each part, pupils per {vehicle}, hours included, refund. Never pay the whole sum first.',
      ['Apply for the record check', 'Compare three trainers', 'Pay part by part'],
      4,
      { waitDays: 28 },
    ),
    step(
      'Pass theory and hazard test for instructors',
      'Four bands each need their own mark (80 per cent), whole 85. Sixty questions a day for five weeks from the official books, with hazard clips.',
      ['Do a mock', 'Learn the weakest band first', 'Book when four mocks pass'],
      40,
    ),
    step(
      'Drive to test standard with the {vehicle}',
      'An hour of expert driving: six faults at most. Commentary aloud, mirrors in pairs, planning, smooth, eco, all manoeuvres, one eyesight test at 26.5 m. Twenty hours undo old habits.',
      ['Drive with commentary weekly', 'Have faults counted', 'Book the driving part'],
      25,
    ),
    step(
      'Learn to teach: plan, watch, correct without grabbing',
      'Lesson: goal agreed, who does what, level, feedback at the fault: identify, cause, remedy. Teach a friend to move off, meet traffic, park. Risk stays with you: dual pedals ready.',
      ['Teach one topic a week to a friend', 'Film the talk at the roadside', 'Let the trainer play a nervous pupil'],
      50,
    ),
    step(
      'Teach on a trainee licence and pass the {vehicle} teaching test',
      'Six months with supervised hours and real pupils. Take the examiner’s sheet: lesson planning, risk, teaching. Bring a pupil in mid-course whom you know.',
      ['Score ten lessons with the sheet', 'Choose the pupil', 'Rehearse with the trainer'],
      60,
    ),
    step(
      'Register, insure and fill the {vehicle} diary',
      'Badge, dual controls, instruction insurance, tax, 48-hour cancelling, blocks paid ahead, women’s or automatic demand. Join a franchise for a year or agree with two schools; after first passes ask for a review.',
      ['Compare franchise and own car', 'Write the terms', 'Ask each passer for a review'],
      20,
    ),
  ],
  suggestions: [
    tip('Record your commentary', 'You hear late sight.', 'Ten minutes', 'Note'),
    tip('Learn three ways to explain clutch', 'Pupils differ.', 'Picture', 'Feel'),
    tip('Practise calm voice', 'It brakes panic.', 'Before, not after', 'Short words'),
    tip('Read examiner faults of the month', 'Teach those.', 'Top ten', 'Plan'),
    tip('Keep gaps for lunch', 'Backs and tempers.', 'Thirty minutes', 'Walk'),
    tip('Learn about nervous drivers', 'Good niche.', 'Course', 'Pace'),
    tip('Choose automatic or manual by demand', 'Ask schools.', 'Wait lists', 'Resale'),
    tip('Track pass rate honestly', 'It teaches.', 'Log', 'Reasons'),
    tip('Save for car swap', 'Every three years.', 'Monthly', 'Lease check'),
    tip('Know signs of drugs or fear', 'Stop the lesson.', 'Rule', 'Call'),
    tip('Ask for a standards check friend', 'Peers watch.', 'Yearly', 'One change'),
    tip('Offer theory evenings', 'Groups pay.', 'Six pupils', 'Hall'),
  ],
};
