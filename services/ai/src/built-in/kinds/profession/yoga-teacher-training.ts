import { type Kind, step, tip } from '../kind.ts';

export const yogaTeacherTraining: Kind = {
  id: 'yoga-teacher-training',
  category: 'profession',
  name: 'Become a yoga teacher',
  slots: {
    style: {
      words: [
        'meditation|mindfulness|mbsr',
        'breathwork|breathing',
        'vinyasa',
        'ashtanga',
        'hatha',
        'yin',
        'prenatal|pregnancy',
        'children|kids',
        'chair|seniors',
        'iyengar',
        'qigong|tai chi',
      ],
      otherwise: 'yoga',
    },
  },
  ask: {
    question: 'How long have you practised, and do you want to teach for a living or beside a job?',
    chips: ['Two years or more', 'Under a year', 'Trained, not teaching yet'],
  },
  hoursAWeek: 5,
  weekly: 'Practise four times and teach one short class to somebody',
  overview:
    'You check your own practice, choose a training by its teachers and teaching hours, not by the beach, and teach small {style} classes from the first month so that the certificate is followed by students.',
  approach:
    '200 hours are the usual start. A month abroad is intense but leaves little time to teach; weekends over a year let you practise. Living on classes alone takes twelve to fifteen a week, so plan it beside other work at first.',
  done: 'You hold the certificate and insurance and teach a weekly class that covers its costs.',
  steps: [
    step(
      'Write down why you want to teach and whom',
      'Beginners, backs, pregnant women, runners, children. Look which {style} classes near you are full, what they cost and when. Two regular years of practice are a fair base.',
      ['Write for whom in two lines', 'Note ten local classes with price', 'Ask your teacher for an honest opinion'],
      1,
    ),
    step(
      'Take classes with the teachers of three trainings',
      'Look at hours of anatomy, adjustments, teaching practice with feedback, group size (under sixteen), missed weekends, price, who signs. Ask two graduates whether they teach today.',
      ['Take one class with each', 'Ask two graduates', 'Read the cancellation terms'],
      8,
    ),
    step(
      'Steady your own {style} practice before the start',
      'Four times a week, thirty to sixty minutes, including what you avoid. Note old injuries and have them looked at. Read one book on anatomy for movement.',
      ['Fix four times a week', 'See a physio about old injuries', 'Learn names of thirty postures or techniques'],
      40,
    ),
    step(
      'Enrol and clear money and weekends',
      'Deposit, instalments, tax deduction, dates agreed at home. Insurance for students who teach during training exists.',
      ['Book the place', 'Put all weekends in the calendar', 'Agree instalments'],
      3,
    ),
    step(
      'Teach one {style} sequence to friends every week',
      'The same forty minutes until you need no paper. Cue: where, what, breath. Give two easier options first, never push bodies. Record and count needless words.',
      ['Invite three friends', 'Teach the same sequence four times', 'Record one'],
      30,
    ),
    step(
      'Learn safety, consent and limits',
      'Blood pressure, pregnancy, discs, osteoporosis, trauma. Ask before touch, cards for yes and no. You promise no healing; panic, pain and medicine go to professionals.',
      ['Make a one-page list of cautions', 'Write a health form', 'Do first aid'],
      15,
    ),
    step(
      'Pass the {style} teaching exam',
      'Plan a theme, opening, build-up, peak, rest, timing to the minute. Teach it to strangers twice. Feedback: one keep, one change.',
      ['Teach the exam class to strangers', 'Time every part', 'Hand in the papers'],
      10,
    ),
    step(
      'Start one weekly class and fill it in ten weeks',
      'Hall for an hour, course of eight paid in advance, price that covers rent with five people. Insurance, tax, music licence. Community hall, firm or clinic before a studio. Ask each of ten to bring one.',
      ['Rent an hour in a fixed place', 'Sell an eight-week {style} course', 'Offer cover at two studios'],
      25,
    ),
  ],
  suggestions: [
    tip('Substitute early', 'Studios always lack cover.', 'Message', 'Ready sequence'),
    tip('Keep one class for yourself', 'Teachers dry out.', 'Weekly', 'No notes'),
    tip('Learn to teach with voice only', 'Eyes closed students.', 'Record', 'Pause'),
    tip('Offer chair classes', 'Care homes pay.', 'Morning', 'Simple'),
    tip('Ask why people stopped', 'It teaches more than praise.', 'Two', 'Listen'),
    tip('Write themes in one line', 'Not sermons.', 'Breath', 'Season'),
    tip('Count income per real hour', 'Travel counts.', 'Sheet', 'Drop worst'),
    tip('Specialise after a year', 'Backs, pregnancy.', 'Course', 'Doctor'),
    tip('Use props', 'Beginners stay.', 'Blocks', 'Belts'),
    tip('Say names of sides right', 'Mirror or not.', 'Practise', 'Left hand'),
    tip('Film one free short class', 'It answers what you are like.', 'Ten minutes', 'Light'),
    tip('Ask about registration', 'Health insurers have lists.', 'Criteria', 'Points'),
  ],
};
