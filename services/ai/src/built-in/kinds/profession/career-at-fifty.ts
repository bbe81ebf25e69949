import { type Kind, step, tip } from '../kind.ts';

export const careerAtFifty: Kind = {
  id: 'career-at-fifty',
  category: 'profession',
  name: 'Get hired at fifty or over',
  slots: {
    role: {
      words: [
        'office|admin|secretary|assistant',
        'sales|retail',
        'engineer|technician|mechanic',
        'IT|developer|programmer',
        'manager|director|executive',
        'driver|warehouse|logistics',
        'care|nursing|nurse',
        'teacher|trainer',
        'craft|carpenter|electrician|builder',
        'bank|finance|accountant',
      ],
      otherwise: 'next',
    },
  },
  ask: {
    question: 'Same field or a new one, and full-time?',
    chips: ['Same field', 'New field', 'Part-time until pension'],
  },
  hoursAWeek: 8,
  weekly: 'Hold three talks with people and refresh one skill for an hour',
  overview:
    'You shorten the CV to what counts today, close one visible gap, go through people rather than portals, and look where experience is wanted: small firms, public service, care, training, interim posts.',
  approach:
    'Age works against you in portals and for you in talks. What goes wrong is a four-page CV, pay expectation without a word, and old software.',
  done: 'You have signed a contract or steady assignments at pay and hours you accept.',
  steps: [
    step(
      'Choose three kinds of employer that want {role} experience',
      'Firms under fifty staff, public bodies, charities, suppliers of your old firm, handover posts, training, interim, evening or part-time posts. Write what you want until the pension: money, hours, distance, body.',
      [
        'Write hours, pay and distance',
        'List fifteen employers in three groups',
        'Ask two people your age how they found theirs',
      ],
      1.5,
    ),
    step(
      'Cut the CV to two pages and the last fifteen years',
      'Upper third: {role} strengths with numbers and tools of today. Older posts in one line. No birth year, no school marks. Recent course on top.',
      ['Cut everything before fifteen years', 'Put three numbers on top', 'Ask someone under 35 to read it'],
      3,
    ),
    step(
      'Close one gap that {role} adverts name',
      'Count in twenty adverts: a program, English, a licence, a certificate. One course of four to eight weeks with proof beats ten webinars. Ask the job office to pay.',
      ['Count words in twenty adverts', 'Book one course', 'Practise on a real task'],
      30,
    ),
    step(
      'Write to forty people from your working life',
      'Former colleagues, customers, apprentices you trained who are bosses now. Two lines and a question, no CV at first. Three coffees a week.',
      ['List forty names', 'Write to five a day', 'Ask each for one more name'],
      6,
    ),
    step(
      'Prepare answers to the four silent doubts',
      'Too dear: I look for … and value hours. Too slow with tech: last month I …. Ill: fit for …. Under a younger boss: my last was 34, we ….',
      ['Write the four answers', 'Say them aloud', 'Bring one recent example'],
      2,
    ),
    step(
      'Offer a trial, project or handover post',
      'Three months, a holiday cover, training the successor, two days a week. Ask about wage grants for older staff. Risk falls and you meet everyone.',
      ['Write three offers', 'Ask about wage grants', 'Ring five small {role} employers'],
      5,
      { waitDays: 14 },
    ),
    step(
      'Interview as an equal and settle pay',
      'Ask what must be solved in six months and say how you did it. Pay: range with reasons, extras by hours or days off. Modern clothes, calm speed, no old-times stories.',
      ['Rehearse with someone younger', 'Prepare three questions', 'Set your range'],
      5,
    ),
    step(
      'Choose the {role} offer that carries to the pension',
      'Check pension effects, part-time early retirement, notice protection, shifts, back and eyes, commuting. Agree a review after three months.',
      ['Ask the pension office', 'Compare offers', 'Agree the review'],
      2,
    ),
  ],
  suggestions: [
    tip('Get a photo in good light', 'If photos are usual.', 'Smile', 'Recent'),
    tip('Learn from a young mentor', 'Tools and words.', 'Monthly', 'Swap'),
    tip('Show health by rhythm', 'Walk and sleep.', 'Daily', 'For you'),
    tip('Use specialist agencies for interim', 'They want grey hair.', 'Two', 'Day rate'),
    tip('Join the trade evening again', 'People hire faces.', 'Monthly', 'Ask'),
    tip('Post one piece of knowledge a week', 'You are found.', 'Short', 'Concrete'),
    tip('Drop the word still', 'It ages you.', 'Letters', 'Talk'),
    tip('Take a temporary post', 'Many become fixed.', 'Terms', 'Review'),
    tip('Train apprentices', 'Certificate opens doors.', 'Course', 'Schools'),
    tip('Know your protection', 'Age law exists.', 'Adverts', 'Advice'),
    tip('Talk about hours first', 'Sometimes better than pay.', 'Four days', 'Home'),
    tip('Count wins weekly', 'It is long.', 'Talks', 'Replies'),
  ],
};
