import { type Kind, step, tip } from '../kind.ts';

/** Posts that go by rank in papers for hundreds of thousands. */
const byRank = [
  'upsc/ias/ssc/ibps/sbi/rrb/rbi/nda/cds/afcat/psc/kpsc/tnpsc/mpsc/bpsc/uppsc/wbcs/pcs/css/fpsc/kpss/prelims/mains/cutoff/cut-off',
  'concurso/concursos/oposiciones/oposicion/oposición/patwari/probationary_officer',
];

export const civilServiceExam: Kind = {
  id: 'civil-service-exam',
  category: 'profession',
  name: 'Enter the civil service or diplomacy',
  slots: {
    service: {
      words: [
        'diplomat|diplomatic service|foreign service|foreign office|embassy',
        'EU institutions|epso|european commission|eu',
        'United Nations|un|unicef',
        'intelligence|mi5|cia|secret service|fbi',
        'tax office|tax inspector|customs administration',
        'town hall|council|city administration|municipal|local government',
        'parliament|member of parliament|mp’s office|minister|political adviser|party',
        'fast stream',
        'bank|banks|sbi|ibps|rbi',
        'railway|railways|rrb',
        'ministry|government|civil service|state|public administration|public service',
      ],
      otherwise: 'public service',
    },
  },
  ask: {
    question: 'Which service and grade, and is there a competition date?',
    chips: ['Entry by exam', 'Already in public work', 'Diplomatic service'],
  },
  hoursAWeek: 7,
  weekly: 'Do two timed reasoning tests and write one summary of public affairs',
  overview:
    'You find the competition that fits degree and age, prepare reasoning tests, general knowledge and writing by old papers, and rehearse the assessment day by the published competences.',
  approach:
    'Most candidates fall at the first online tests, which can be trained. What goes wrong is a missed window of two weeks, and examples without the person’s own action.',
  done: 'You are on the list or have the letter with a start date.',
  cautions: [
    'For posts with vetting say nothing on social media about applying, and tell the whole truth in the forms.',
  ],
  steps: [
    step(
      'Find the {service} competitions and dates of a year',
      'Grades by degree, age and nationality, languages, tests, places against applicants, reserve list length, posting duty. Set alerts on the official portal.',
      ['Open the official portal', 'Note three competitions with dates', 'Set alerts'],
      1,
    ),
    step(
      'Sit an official sample of each test',
      'Verbal, numerical, abstract, situational, knowledge, essay, e-tray. Compare with last pass marks and rank them.',
      ['Do all samples in time', 'Compare with last pass marks', 'Rank the three weakest'],
      3,
    ),
    step(
      'Train reasoning tests for eight weeks',
      'Twenty minutes daily; numerical with tables and estimates, verbal: true, false, cannot say. Error log. Speed after 80 per cent right.',
      ['Do twenty minutes daily', 'Keep an error log', 'Add the clock in week three'],
      40,
      { when: { unsaid: byRank } },
    ),
    step(
      'Solve ten years of papers by section and know the cut-off',
      'One section an evening with the clock; write marks lost by topic. Topics that come each year first, rare ones last. Compare with the last cut-offs of your category, and learn what a wrong answer costs.',
      ['Download the syllabus and ten papers', 'Solve one section with the clock', 'List topics by marks lost'],
      40,
      { when: { said: byRank } },
    ),
    step(
      'Write a page of current affairs a day and repeat it weekly',
      'One newspaper, one monthly magazine, no more. Note facts in three lines: what, why, number. Repeat each Sunday and before the mocks.',
      ['Choose paper and magazine', 'Write one page a day', 'Repeat on Sundays'],
      30,
      { when: { said: byRank } },
    ),
    step(
      'Sit a full mock each week and mend what it shows',
      'Same hour as the exam, with the answer sheet. Marking it takes twice as long as sitting it: not known, misread, slow, guessed. For written papers two answers a day, read by somebody who passed.',
      ['Sit one full mock a week', 'Mark it the next day', 'Change the plan of the week by it'],
      40,
      { when: { said: byRank } },
    ),
    step(
      'Learn how {service} work is organised',
      'Constitution, budget, law making, current plans, two dossiers in depth, history and EU or world affairs if asked. A quality paper daily, a page a week.',
      ['Read one paper daily', 'Write one page a week', 'Choose two dossiers'],
      25,
      { when: { unsaid: byRank } },
    ),
    step(
      'Write six examples by the competence list',
      'Situation, my task, my actions (most words), result, learned: 250 words. Not only work: club, family, uni.',
      ['Print the {service} competence list', 'Write two a week', 'Have verbs checked for I'],
      6,
      { when: { unsaid: byRank } },
    ),
    step(
      'Apply for the {service} competition and document all',
      'Diplomas, language proof, nationality, references, special needs. Submit days early. Second competition as reserve.',
      ['Collect proofs', 'Submit three days early', 'Apply to a second one'],
      4,
      { waitDays: 42 },
    ),
    step(
      'Rehearse essay, group task and panel',
      'Note of one page in 45 minutes: recommendation first. Group: structure, quiet ones, time. Panel: why service, ethics dilemma, bad instruction, stress.',
      ['Write two notes a week', 'Do one group task', 'Hold two mock panels'],
      20,
    ),
    step(
      'Pass vetting and medical and choose the {service} post',
      'Papers of ten years, contacts abroad, debts, health. Keep your job. Rank posts by boss and learning; ask about postings for partners.',
      ['Fill the forms fully', 'Ask serving people about posts', 'Talk over postings at home'],
      6,
      { waitDays: 90 },
    ),
  ],
  suggestions: [
    tip('Do an internship there', 'You meet the tone.', 'Dates', 'Small office'),
    tip('Join a study group of four', 'Marking each other.', 'Weekly', 'Roles'),
    tip('Learn a second official language', 'Points and posts.', 'Daily', 'Certificate'),
    tip('Write short', 'Officials love it.', 'Cut a third', 'Headings'),
    tip('Ask for test adjustments', 'Early.', 'Proof', 'Form'),
    tip('Work in local council first', 'Way in.', 'Temporary', 'Internal'),
    tip('Follow one committee online', 'Real cases.', 'Hour', 'Notes'),
    tip('Keep travel record', 'Vetting asks.', 'Dates', 'Contacts'),
    tip('Practise neutral words', 'No party.', 'Pros, cons', 'Advice'),
    tip('Note the retry rules', 'One year often.', 'Date', 'Feedback'),
    tip('Meet a diplomat’s partner', 'Honest view.', 'Coffee', 'School'),
    tip('Sleep before e-tray', 'Long day.', 'Food', 'Watch'),
  ],
};
