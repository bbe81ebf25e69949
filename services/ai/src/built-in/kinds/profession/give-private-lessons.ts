import { type Kind, step, tip } from '../kind.ts';

/** They teach some already. */
const teaching = [
  'have/got/teach one/two/three/four/five/six/a_few/some pupils/students/kids/children/learners',
  'already teach/tutor/give',
  'tutor/teach kids/two/three/a/my and/in/on/for',
  'first pupil/student/lesson is/was/came',
];
const online = ['online/zoom/skype/internet/video/preply/italki'];

export const givePrivateLessons: Kind = {
  id: 'give-private-lessons',
  category: 'profession',
  name: 'Give private lessons and earn with them',
  slots: {
    subject: {
      words: [
        'piano',
        'guitar',
        'violin|cello',
        'singing|voice',
        'drums',
        'maths|math',
        'English|english',
        'German|german|french|spanish|languages|language',
        'science|physics|chemistry|biology',
        'reading|primary|homework',
        'art|drawing|painting',
        'swimming|tennis|riding|skating',
        'computer|coding|programming',
        'cooking|sewing|pottery',
        'chess',
        'Arabic|quran|chinese|mandarin',
      ],
      otherwise: 'private',
    },
  },
  ask: {
    question: 'Whom would you teach, and have you taught anybody yet?',
    chips: ['Children', 'Adults', 'Online only'],
  },
  hoursAWeek: 4,
  weekly: 'Give two lessons and write down for each pupil what comes next',
  overview:
    'You teach two people for six weeks at a small price, learn to plan a lesson and see progress, set price and rules, and fill fixed hours by parents and pupils who tell others.',
  approach:
    'Fixed weekly hours and a rule for missed ones make it an income. What goes wrong is lessons without homework, pay on the day, and cancelled evenings.',
  done: 'Your fixed {subject} hours are filled for a term, paid in advance, and pupils can show progress.',
  cautions: [
    'With children: record check, open door or a parent within hearing, and clear rules on messages. Register the income and check permission to teach at home.',
  ],
  steps: [
    step(
      'Write whom you teach {subject} lessons and to what',
      'Age, level, aim: exam, song by summer, talk at work. What you can show: grade, job, pupils. Which afternoons are free? Look up five local prices.',
      ['Write age, level and aim', 'Choose four free hours', 'Look up five prices'],
      1,
    ),
    step(
      'Teach two trial pupils for six weeks',
      'Half price with an end date. First lesson: listen, find level, one success, one small homework. Ask each time what was hard.',
      ['Find two {subject} pupils', 'Test the level first', 'Give ten minutes of homework'],
      14,
      { when: { unsaid: teaching } },
    ),
    step(
      'Ask the parents or pupils you have for one name each',
      'Two lines after a good lesson: this is what can be done now, I have two free hours, whom do you know? Put a paper with what changed in front of them: mark before and after, a recording, a page from the first week. One name from each fills a week.',
      ['Send the two lines after the next lesson', 'Show before and after', 'Offer a trial on two dates'],
      2,
      { when: { said: teaching } },
    ),
    step(
      'Set up lessons by video that work at the first click',
      'One link for all, headset, second camera or shared board for the page, tasks sent a day before, a file for each pupil. Try half an hour with a friend on a weak line. Two time zones or one: write your hours in the pupil’s time. Platforms bring strangers for a fifth to a third of the fee; own pupils stay longer.',
      ['Try half an hour with a friend', 'Make one file for each pupil', 'Compare the fee of two platforms'],
      3,
      { when: { said: online } },
    ),
    step(
      'Plan {subject} lessons in four parts',
      'Check homework 5, new small thing 15, doing it themselves 20, game or piece 10, what to do till next time. They work more than you talk.',
      ['Write three plans', 'Count your talking time', 'Keep a page per pupil'],
      6,
    ),
    step(
      'Get record check, insurance and registration',
      'Record check for children, liability, tax as self-employed, landlord’s or town’s leave for home teaching, data of pupils.',
      ['Apply for the record check', 'Register the income', 'Ask the landlord'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Set price, term and missed-lesson rule',
      'Price by hour including preparation and travel; term of ten paid ahead; 24 hours’ notice or it counts; holidays listed; trial lesson paid.',
      ['Calculate the real hour', 'Write five rules', 'Send them before the first lesson'],
      1.5,
    ),
    step(
      'Fill six fixed {subject} hours',
      'Schools, music shops, libraries, parents’ groups, notice with tear-offs, one platform. Reply the same day, offer a trial on two dates. A waiting list beats a discount.',
      ['Tell twenty parents or colleagues', 'Put up ten notices', 'Offer two trial dates'],
      12,
    ),
    step(
      'Show progress every six weeks',
      'Before-and-after recording, mock test, small concert or talk. Two lines to parents: can now, next, at home. Adjust goal or say honestly if it is not working.',
      ['Record or test each pupil', 'Send two lines', 'Hold a small showing'],
      6,
    ),
    step(
      'Review the {subject} income after a term',
      'Pay per real hour, cancellations, who learns, your evenings. Raise for new ones, group of three, online for far ones, holiday course.',
      ['Calculate pay per hour', 'Raise the price for new pupils', 'Try one group of three'],
      2,
    ),
  ],
  suggestions: [
    tip('Keep spare material for bad days', 'Games help.', 'Three', 'Five minutes'),
    tip('Ask pupils to teach you', 'They remember.', 'Two minutes', 'Praise exactly'),
    tip('Sit beside, not opposite', 'Calmer.', 'Same page', 'Pencil theirs'),
    tip('End on what works', 'They come back.', 'Last three minutes', 'Name it'),
    tip('Watch another teacher', 'Best course.', 'One hour', 'Notes'),
    tip('Use one notebook per pupil', 'Parents see.', 'Date', 'Task'),
    tip('Have a silent corner for siblings', 'Peace.', 'Book', 'Rule'),
    tip('Learn signs of dyslexia', 'Refer kindly.', 'Reading', 'Talk'),
    tip('Plan exam months early', 'Demand peaks.', 'January', 'Slots'),
    tip('Keep your own practice', 'You stay fresh.', 'Weekly', 'Lesson yourself'),
    tip('Answer messages at one hour', 'Evenings stay.', 'Six', 'Rule'),
    tip('Thank by a summer card', 'They return.', 'Date of start', 'Hand'),
  ],
};
