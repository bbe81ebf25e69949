import { type Kind, step, tip } from '../kind.ts';

/** They work in a school already. */
const inSchool = [
  'work/working/job/am in/at a/the/my _? _? school/primary',
  'lunchtime/midday/dinner supervisor/lady/assistant',
  'volunteer/volunteering at/in a/the/my _? _? school/primary/class',
  'school kitchen/office/canteen/cleaner',
  'dinner lady',
];

const abroad = ['paraprofessional/paraeducator/teacher_aide/teacher’s_aide/instructional_aide'];

export const teachingAssistant: Kind = {
  id: 'teaching-assistant',
  category: 'profession',
  name: 'Become a teaching assistant in a school',
  slots: {
    post: {
      words: [
        'paraprofessional|parapro|para pro',
        'paraeducator',
        'teacher aide|teacher’s aide|teachers aide|classroom aide|instructional aide',
        'learning support assistant|lsa',
        'special needs assistant|sna|sen assistant|one to one',
        'education assistant|educational assistant',
        'cover supervisor',
        'higher level teaching assistant|hlta',
        'classroom assistant',
        'teaching assistant|ta',
      ],
      otherwise: 'teaching assistant',
    },
  },
  ask: {
    question: 'Do you know a school already, and which hours can you work?',
    chips: ['I already help in a school', 'New to schools, school hours', 'Special needs interest me'],
  },
  hoursAWeek: 4,
  weekly: 'Help in a class for half a day and write down one thing you saw',
  overview:
    'You get into a classroom for some hours a week, clear the checks, and show a head teacher that you can help a child without doing its work. A course helps, but for most {post} posts a known face, good reading and maths, and a calm way count first.',
  approach:
    'Posts come up from spring for the start of the school year, and many go to people the school has seen. So begin with hours, not with a paid course. What goes wrong is one letter for twenty schools, and examples only of own children.',
  done: 'You have a signed {post} contract with hours, pay and a start day.',
  cautions: [
    'Background checks are needed before you are alone with pupils; only the school or agency can start them in many places, so do not buy one yourself.',
  ],
  steps: [
    step(
      'Read five {post} adverts near you and mark what they ask',
      'Hours, weeks paid a year, grade, English and maths level, certificate yes or no, one child or whole class. Count how many truly demand a certificate. Look on council or district pages and at the schools you can reach.',
      ['Save five adverts', 'Mark what is demanded and what is wished', 'Work out the pay of a month'],
      1,
    ),
    step(
      'Tell your head teacher this week that you want classroom hours',
      'You are known and checked, which is half of it. Ask head or special needs lead for two lesson blocks a week beside your present hours, for vacancies before they are advertised, and whether the school puts people through a course.',
      ['Ask for ten minutes', 'Offer two fixed blocks', 'Ask which vacancies are coming'],
      1,
      { when: { said: inSchool } },
    ),
    step(
      'Offer three schools a half day of help every week',
      'Ring the office in the morning and ask who takes volunteers: hearing children read is always wanted. Bring identity papers for the check and say the day and hours. Six weeks are enough for a reference.',
      ['Ring three schools', 'Bring papers for the check', 'Fix one half day a week'],
      20,
      { waitDays: 14, when: { unsaid: inSchool } },
    ),
    step(
      'Bring English and maths to the level they ask',
      'Look for your old certificates. Without them a free evening course leads to the accepted paper within months; tell schools that you are enrolled. In the classroom you need clear spelling, fractions and times tables.',
      ['Find the certificates', 'Ask the college about free courses', 'Practise what year six learns'],
      12,
      { when: { unsaid: abroad } },
    ),
    step(
      'Meet the paraprofessional requirement of your district',
      'Many schools with federal funds want a high school diploma and one of these: two years of college, an associate degree, or a state or local test such as the ParaPro. Ask the district which test it takes and whether it pays for it; then three weeks of practice questions.',
      ['Ask the district which proof it takes', 'Do the sample questions', 'Book the test'],
      15,
      { when: { said: abroad } },
    ),
    step(
      'Choose a course only if adverts want it',
      'Level two or three with a placement, or the apprenticeship that pays you. Ask the provider which school takes you for the placement hours, what it costs in all, and how many finished. Your own school as placement is best.',
      ['Compare cost, length and placement', 'Ask two schools what they think of it', 'Enrol or leave it'],
      4,
    ),
    step(
      'Learn what keeps children safe and write down five cases',
      'Do the free introduction to safeguarding: what to report, to whom, and that you never promise to keep a secret. Read about one need a week, such as autism, dyslexia or speech. Then five cases of six lines without names: what I saw, what I did, what the child could do alone afterwards.',
      ['Do the safeguarding introduction', 'Read about one need a week', 'Write five cases and show one to a teacher'],
      12,
    ),
    step(
      'Apply to the school by name and bring a reference',
      'One page: their children, their values in one line, two cases, your hours. Visit before you apply. Register with one supply agency as well: day cover often becomes a post.',
      ['Visit before applying', 'Send one page with two cases', 'Register with one agency'],
      8,
      { waitDays: 14 },
    ),
    step(
      'Rehearse the interview with a small group task',
      'Often you read with four pupils for fifteen minutes while somebody watches. Sit at their height, ask, wait five seconds, praise what was done. Questions: a child tells you something worrying, one hits, the teacher is late.',
      ['Prepare a story with three questions', 'Rehearse with two children', 'Answer three safety questions aloud'],
      4,
    ),
    step(
      'Start and agree the first half term with your teacher',
      'Ask for the plan of the week on Friday, the children’s plans, signs between you, and five minutes on Thursday to talk. Learn the names in two days. Ask after a term about hours, training and the next grade.',
      ['Learn the names in two days', 'Fix five minutes a week', 'Ask about training after a term'],
      6,
    ),
  ],
  suggestions: [
    tip('Hear reading every week', 'Schools always need it.', 'Same child', 'Ten minutes'),
    tip('Learn the phonics sounds', 'They are said differently today.', 'Short videos', 'Aloud'),
    tip('Wait five seconds', 'Many answers come then.', 'Count', 'Smile'),
    tip('Ask a TA for an hour of tea', 'Real hours and real pay.', 'Three questions', 'Worst day'),
    tip('Check how the pay is spread', 'Term-time pay is divided by twelve.', 'Monthly sum', 'Holidays'),
    tip('Cover a lunch duty', 'It opens doors.', 'Ask the office', 'Two days'),
    tip('Learn twenty signs', 'Useful with small and special children.', 'Free videos', 'One a day'),
    tip('Keep notes short', 'Facts, time, words.', 'No opinions', 'Pass on the same day'),
    tip('Read one school report', 'You know their aims.', 'Online', 'One line in the letter'),
    tip('Offer a skill', 'Music, garden, a language.', 'Club', 'Half an hour'),
    tip('Mind your voice and back', 'Small chairs, long days.', 'Water', 'Kneel'),
    tip('Think one step on', 'Some schools train their assistants as teachers.', 'Ask', 'Degree needed'),
  ],
};
