import { type Kind, step, tip } from '../kind.ts';
import { teachingHere } from '../local-work.ts';

/** They are qualified. */
const qualified = [
  'have/got/finished/completed/passed/with my? a? pgce/qts/teaching_degree/staatsexamen/referendariat/teaching_licence/teaching_certificate',
  'qualified teacher',
  "am/i'm an? ect/nqt",
  'newly qualified',
];

/** They have a training place. */
const training = [
  'place on/at/for a/the/my? pgce/teacher/scitt/training',
  'accepted for/on/onto a/the/my? pgce/teacher/scitt',
  'start/starting/doing my/a/the pgce/teacher_training/referendariat',
  'pgce in/starts',
  'enrolled on/in a/the/my? pgce/teacher/scitt',
  'accepted on/onto/for',
];

/** An interview or lesson is fixed. */
const interview = [
  'interview is? on/next/tomorrow/in/at',
  'demo/demonstration/trial lesson is? on/next/tomorrow',
  'have/got an? interview',
];

export const teachingJob: Kind = {
  id: 'teaching-job',
  category: 'profession',
  name: 'Become a teacher',
  slots: {
    subject: {
      words: [
        'maths|mathematics',
        'physics',
        'chemistry',
        'biology',
        'science',
        'computer science|informatics',
        'English|english|tefl',
        'German|german',
        'French|french',
        'Spanish|spanish',
        'Latin|latin',
        'history',
        'geography',
        'politics|economics',
        'religion|ethics|philosophy',
        'art',
        'music',
        'sport|pe|physical education',
        'technology|crafts',
        'primary|primary school|elementary',
        'kindergarten|nursery|preschool',
        'special needs|special education',
        'vocational|trade',
        'university|lecturer|college',
        'adult education|adults',
        'yoga',
        'swimming|swim',
        'dance',
        'driving',
      ],
      otherwise: 'school',
    },
  },
  ask: {
    question: 'Whom do you want to teach, and do you already have a degree or licence?',
    chips: ['Children, I need the training', 'I have a subject degree', 'Qualified, looking for a post'],
  },
  hoursAWeek: 5,
  weekly: 'Watch or teach one lesson and write down one thing that worked',
  overview:
    'You test the work in a real class, choose the shortest recognised way to the licence, and collect taught lessons with feedback. The application, the demonstration lesson and the first weeks in {subject} teaching are prepared step by step.',
  approach:
    'Spend at least five full days in a school before you pay for training; the noise and the number of people surprise most. Training places close six to nine months before the start, posts are often advertised in spring.',
  done: 'You have a signed post or training place and have taught your first own lessons.',
  cautions: [
    'Work with children needs a police check, vaccination proof or health certificate and protection training; ask the school authority. Private certificates do not replace a state licence: check with the authority before you pay.',
  ],
  steps: [
    step(
      'Choose five schools where you would like to begin',
      'Read the last inspection, ask one teacher of each: who looks after beginners, how many stay after two years, what happens in a difficult class? A good mentor is worth more than a short way.',
      ['List five schools', 'Ask one teacher of each', 'Note closing dates for {subject} posts'],
      1.5,
      { when: { said: qualified } },
    ),
    step(
      'Read what the training year asks of you, and when',
      'Terms, placements, hours, assignments, money, subject knowledge to bring. Ask somebody who finished last year which week was hardest. Sort out childcare and travel for placements now.',
      [
        'Write the dates of the year on one sheet',
        'Ask somebody who finished',
        'Find the gaps in your {subject} knowledge',
      ],
      1.5,
      { when: { said: training, unsaid: qualified } },
    ),
    step(
      'Find out the recognised ways into {subject} teaching',
      'Compare full degree, postgraduate year, lateral entry, assistant posts and adult education: length, pay, conditions and closing date. For subjects in short supply, such as maths and physics, there are often extra ways.',
      [
        'Read the official page on {subject} teaching in thirty minutes',
        'Note three ways with dates',
        'Book advice at the authority or university',
      ],
      1.5,
      { local: teachingHere, when: { unsaid: [...qualified, ...training] } },
    ),
    step(
      'Spend five whole days in classes',
      'Ask two different schools to sit in, including Monday and Friday, playground and staff room. Help one pupil, explain one thing. Write each evening: what gave energy, what cost it?',
      ['Write to three schools', 'Apply for the police check', 'Note five things good {subject} teachers do'],
      30,
      { when: { level: 'beginner', unsaid: [...qualified, ...training] } },
    ),
    step(
      'Talk to three who began in the last years',
      'One of them should have changed from another profession. Ask about hours in the first year, pay, support, difficult classes, and what they wish they had known.',
      [
        'Find three beginners through schools or associations',
        'Ask about {subject} posts in your area',
        'Decide with half a page: yes, no, which age',
      ],
      4,
      { when: { unsaid: qualified } },
    ),
    step(
      'Close two gaps in {subject} knowledge before the start',
      'Take the school syllabus, tick what you could teach tomorrow, and learn the two largest gaps by preparing a lesson on each. Sit in a real class for two days, if only to watch how silence is made.',
      ['Tick the syllabus', 'Prepare two lessons from the gaps', 'Watch two days in a class'],
      16,
      { when: { said: training, unsaid: qualified } },
    ),
    step(
      'Collect practice in {subject} teaching each week',
      'Teach groups for ten to twenty hours: tutoring, holiday courses, a sports club, a language café or substitute lessons. Plan each with aim, beginning, task, check. Ask one person to watch and name one thing.',
      [
        'Offer a weekly group of {subject} learners',
        'Write a plan of one page for each',
        'Ask for feedback after every third',
      ],
      25,
      { when: { weeksFrom: 8, level: 'beginner', unsaid: qualified } },
    ),
    step(
      'Apply for the training or licence in time',
      'Collect degree papers, subject hours, references, health and police certificates, and a letter with two concrete lessons. Hand in a month early, because hours of your degree may be questioned.',
      [
        'Have subject hours checked for {subject} teaching',
        'Ask two people for references',
        'Send the application and note the date',
      ],
      10,
      { waitDays: 42, when: { level: 'beginner', weeksFrom: 12, unsaid: [...qualified, ...training] } },
    ),
    step(
      'Update your file of lessons, results and references',
      'Collect six lesson plans with pupils’ work, an idea for difficult groups, training hours, and two references from the last two years. Send it with a letter that names the school’s own programme.',
      ['Choose the six {subject} lessons', 'Ask for the references', 'List twelve schools with dates'],
      8,
      { when: { level: 'experienced' } },
    ),
    step(
      'Put two lessons, two references and one page together',
      'Best {subject} lesson with pupils’ work, one that failed and what you changed, two referees who saw you teach. The letter answers the advert in its own order and names one thing of the school.',
      ['Choose the two lessons', 'Ask both referees', 'Write the page for the first school'],
      5,
      { when: { said: qualified, level: 'beginner' } },
    ),
    step(
      'Apply to ten schools and visit three',
      'Ring the secretary to ask for the right person and time, and hand over a short letter. Ask what is urgently needed next year: class, subject combination, cover. Smaller towns decide faster.',
      ['Make the list with names', 'Send five {subject} applications a week', 'Follow up after ten days'],
      10,
      { when: { unsaid: interview } },
    ),
    step(
      'Ask the school for class, topic and what came before',
      'Age, number, books, seating, who needs help, what they did last week, how long. Look up behaviour rules of the school and use them. Walk round before the interview and notice one thing to ask about.',
      ['Ring or write with six questions', 'Read the rules of the school', 'Look up the people in the interview'],
      1.5,
      { when: { said: interview } },
    ),
    step(
      'Plan your first term in broad lines',
      'Which {subject} units, which tests, which weeks. Rules for the door, for silence and for marking on one page. A mentor likes to see it, and the summer is calmer.',
      ['Ask for the plan of the department', 'Write the term on one page', 'Write rules for door, silence and marking'],
      6,
      { when: { said: qualified } },
    ),
    step(
      'Prepare and rehearse the {subject} demonstration lesson',
      'Plan one aim, a short start, pupils who do something for most of the time, and a check at the end. Ask for age, number, what came before. Rehearse with five people, time it, have a plan for too quick and too slow.',
      [
        'Plan the lesson on one page',
        'Rehearse the {subject} lesson twice',
        'Prepare answers on discipline, parents and weak pupils',
      ],
      10,
    ),
    step(
      'Sign, prepare the first ten {subject} lessons, and teach',
      'Plan ten lessons, three routines (start, silence, tidying up) and rules for marking, and learn the names. Ask for a mentor. The first month counts as done when routines run and you leave school by five on three days.',
      [
        'Get books, timetable and pupils’ lists',
        'Plan the first ten {subject} lessons',
        'Fix a weekly half hour with the mentor',
      ],
      30,
    ),
  ],
  suggestions: [
    tip(
      'Learn names in the first week',
      'It solves half of the disturbances.',
      'Seating plan with photos',
      'Greet at the door',
    ),
    tip(
      'Plan what pupils do, not what you say',
      'They learn most while they are doing something.',
      'Two thirds of the time',
      'One clear task',
    ),
    tip(
      'Say less and wait longer',
      'Five seconds of silence bring more and better answers.',
      'Count inside',
      'Then call a name',
    ),
    tip(
      'Collect good starts for {subject} lessons',
      'The first three minutes decide the lesson.',
      'A question, a picture, an object',
      'One new a week',
    ),
    tip(
      'Use ready material first',
      'Making everything yourself takes too many evenings in the first year.',
      'Borrow from colleagues',
      'Change one thing',
    ),
    tip(
      'Leave school work at school',
      'Two evenings without marking keep you well.',
      'Fixed time to go',
      'Bag stays there',
    ),
    tip('Ring parents with good news', 'The second call is easier then.', 'One a week', 'Two minutes'),
    tip('Watch a colleague each month', 'Nothing teaches faster.', 'One thing to look at', 'Thank and ask'),
    tip(
      'Train the voice',
      'Teachers who speak low and use signs for silence get hoarse less often.',
      'Breathe low',
      'Sign for silence instead of shouting',
    ),
    tip(
      'Keep a file of lessons',
      'In the second year you can use half of it again.',
      'Plan and what happened',
      'Three words',
    ),
    tip('Ask pupils once a term', 'They tell you kindly and exactly.', 'What helps, what does not', 'Change one thing'),
    tip(
      'Find a fellow beginner',
      'Bad days are easier when someone knows what you mean.',
      'Weekly call',
      'One success each',
    ),
  ],
};
