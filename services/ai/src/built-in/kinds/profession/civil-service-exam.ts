import { type Kind, step, tip } from '../kind.ts';

/** Posts that go by rank in papers for hundreds of thousands. */
const byRank = [
  'upsc/ias/ssc/ibps/sbi/rrb/rbi/nda/cds/afcat/psc/kpsc/tnpsc/mpsc/bpsc/uppsc/wbcs/pcs/css/fpsc/kpss/prelims/mains/cutoff/cut-off',
  'cgl/tier/govt/govt_job/collector/coaching',
  'attempts left',
  'concurso/concursos/oposiciones/oposicion/oposición/patwari/probationary_officer',
];

/** Pakistan's central superior services. */
const css = ['css/fpsc'];

/** India's union services. */
const upsc = ['upsc/ias/ips/ifs'];

/** The Philippine eligibility. */
const eligibility = ['cse/csc', 'career_service/subprofessional/subpro', 'civil service exam/examination professional'];

/** The written part is behind them. */
const interviewCall = [
  'interview/viva/personality_test call/called/is/on/in/next/date/remains/left',
  'cleared the/my/css/upsc? mains/written',
  'mains/written is/are? cleared/passed/done',
  'passed the written',
  'called/shortlisted/selected for the/an/my? interview/viva',
];

/** The first tests of a competition are passed. */
const testsPassed = [
  'passed the/my? _? reasoning/online/first/tests',
  'assessment in/centre/day/center is/on/remains/in/brussels',
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
      'Settle CSS age, attempts and your optional subjects',
      'You need a degree, an age of 21 to 30 with few relaxations, and you have three attempts. Six compulsory papers hold 600 marks, and optional subjects from the FPSC groups another 600. Choose by what you studied, overlap with current and Pakistan affairs, and the marks of the last years, not by rumour.',
      [
        'Read rules and syllabus on the FPSC page',
        'Write two sets of optionals with their overlap',
        'Look at one past paper of each before you choose',
      ],
      2,
      { when: { said: css, unsaid: interviewCall } },
    ),
    step(
      'Write an essay outline and a précis every second day',
      'English Essay and Précis fail more candidates than all other papers. Outline first: thesis, six arguments with evidence, one objection. The précis is a third of the text in your own words. Forty marks in each compulsory paper and half of the total are the lines, so somebody strict must mark you weekly.',
      [
        'Write one outline and one précis every second day',
        'Write a full essay of three hours each week',
        'Find a mentor who marks both',
      ],
      80,
      { when: { said: css, unsaid: interviewCall } },
    ),
    step(
      'Pass the MPT and register for the written papers',
      'The screening test has 200 questions in 200 minutes; a third is enough and nothing is taken off: English, Urdu, general abilities, current and Pakistan affairs, Islamic or civic studies. It does not count later, so give it four weeks. The written papers follow early in the year.',
      ['Note both closing dates', 'Sit two MPT mocks', 'Send the written form the same week'],
      25,
      { waitDays: 30, when: { said: css, unsaid: interviewCall } },
    ),
    step(
      'Divide a year into prelims, mains and your optional',
      'Prelims has General Studies with a third of a mark lost for each wrong answer, and CSAT, which only needs 33 per cent but must not be forgotten. Mains has essay, four General Studies papers and the optional. Finish the optional and the standard books before the last four months, which belong to prelims.',
      [
        'Read the notification: attempts, age, dates',
        'Choose the optional after three past papers',
        'Write the year on one page',
      ],
      2,
      { when: { said: upsc, unsaid: interviewCall } },
    ),
    step(
      'Note level, filing days and seats of the civil service exam',
      'Professional or subprofessional, paper test in March and August, about 170 questions in a little over three hours, and 80 to pass. Applications close months before and seats in a region fill, so file early with identity card and photograph in the wanted form.',
      ['Read the announcement of your region', 'Prepare form, photograph and fee', 'File in the first days'],
      1.5,
      { when: { said: eligibility } },
    ),
    step(
      'Sit one full eligibility mock on paper and mark it by heap',
      'All questions in one go with a pencil, phone away. Right answers in each of the four heaps, minutes left over, questions guessed. What lies below 70 in a hundred comes first; what lies above only stays warm.',
      ['Print one mock', 'Sit it on Sunday morning', 'Rank the heaps'],
      4,
      { when: { said: eligibility } },
    ),
    step(
      'Drill numbers, words, logic and the constitution daily',
      'Four heaps: verbal in English and Filipino, numbers, analytical, and general information with the constitution, the code of conduct for officials, peace and environment. Eighty is high: begin with the heap where you are at sixty, 40 questions a day, wrong ones again after three days.',
      ['Do 40 questions a day', 'Repeat wrong ones after three days', 'Read one article of the constitution a day'],
      45,
      { when: { said: eligibility } },
    ),
    step(
      'Turn your application form into sixty interview questions',
      'District, college, subject, job, hobbies, preference of posts: five questions on each, the last one uncomfortable. Write key words, never whole answers. The board looks at judgement and honesty, so practise to say: I do not know, sir or madam.',
      ['Mark every word they could ask about', 'Write five questions on each', 'Speak ten answers a day aloud'],
      12,
      { when: { said: interviewCall } },
    ),
    step(
      'Sit four mock boards with strangers and mend one thing each',
      'Five people if possible, thirty minutes, one of them a former officer. Watch the recording: length, eyes, a balanced view with your own decision. After each one mend one thing only, and read two newspapers a day on your state and field.',
      ['Book two mock boards', 'Watch yourself once', 'Collect views on ten current disputes'],
      14,
      { when: { said: interviewCall } },
    ),
    step(
      'Lay out every paper the interview board will ask for',
      'Degrees, birth and home papers, category or quota certificates in the right form and year, character certificates, photographs. One name spelt in two ways or a certificate of the wrong date costs more posts than a weak answer. Copy all twice.',
      ['Tick papers against the call letter', 'Order what is missing this week', 'Copy the set twice'],
      3,
      { when: { said: interviewCall } },
    ),
    step(
      'Sit the interview and keep the next attempt alive',
      'Arrive rested, answer the question that was asked, stop after a minute, and disagree politely with a reason. The evening after, write the questions down. Until the list is out keep two hours a day for the next attempt, for a wait without work is the hardest part.',
      ['Visit the building the day before', 'Write the questions down the same evening', 'Keep two study hours a day'],
      6,
      { waitDays: 30, when: { said: interviewCall } },
    ),
    step(
      'Find the {service} competitions and dates of a year',
      'Grades by degree, age and nationality, languages, tests, places against applicants, reserve list length, posting duty. Set alerts on the official portal.',
      ['Open the official portal', 'Note three competitions with dates', 'Set alerts'],
      1,
      { when: { unsaid: [...css, ...upsc, ...eligibility, ...interviewCall] } },
    ),
    step(
      'Sit an official sample of each test',
      'Verbal, numerical, abstract, situational, knowledge, essay, e-tray. Compare with last pass marks and rank them.',
      ['Do all samples in time', 'Compare with last pass marks', 'Rank the three weakest'],
      3,
      { when: { unsaid: [...css, ...interviewCall, ...eligibility] } },
    ),
    step(
      'Train reasoning tests for eight weeks',
      'Twenty minutes daily; numerical with tables and estimates, verbal: true, false, cannot say. Error log. Speed after 80 per cent right.',
      ['Do twenty minutes daily', 'Keep an error log', 'Add the clock in week three'],
      40,
      { when: { unsaid: [...testsPassed, ...byRank, ...interviewCall, ...eligibility] } },
    ),
    step(
      'Solve ten years of papers by section and know the cut-off',
      'One section an evening with the clock; write marks lost by topic. Topics that come each year first, rare ones last. Compare with the last cut-offs of your category, and learn what a wrong answer costs.',
      ['Download the syllabus and ten papers', 'Solve one section with the clock', 'List topics by marks lost'],
      40,
      { when: { said: byRank, unsaid: interviewCall } },
    ),
    step(
      'Write a page of current affairs a day and repeat it weekly',
      'One newspaper, one monthly magazine, no more. Note facts in three lines: what, why, number. Repeat each Sunday and before the mocks.',
      ['Choose paper and magazine', 'Write one page a day', 'Repeat on Sundays'],
      30,
      { when: { said: byRank, unsaid: interviewCall } },
    ),
    step(
      'Sit a full mock each week and mend what it shows',
      'Same hour as the exam, with the answer sheet. Marking it takes twice as long as sitting it: not known, misread, slow, guessed. For written papers two answers a day, read by somebody who passed.',
      ['Sit one full mock a week', 'Mark it the next day', 'Change the plan of the week by it'],
      40,
      { when: { said: byRank, unsaid: interviewCall } },
    ),
    step(
      'Learn how {service} work is organised',
      'Constitution, budget, law making, current plans, two dossiers in depth, history and EU or world affairs if asked. A quality paper daily, a page a week.',
      ['Read one paper daily', 'Write one page a week', 'Choose two dossiers'],
      25,
      { when: { unsaid: [...byRank, ...eligibility] } },
    ),
    step(
      'Write six examples by the competence list',
      'Situation, my task, my actions (most words), result, learned: 250 words. Not only work: club, family, uni.',
      ['Print the {service} competence list', 'Write two a week', 'Have verbs checked for I'],
      6,
      { when: { unsaid: [...byRank, ...eligibility] } },
    ),
    step(
      'Apply for the {service} competition and document all',
      'Diplomas, language proof, nationality, references, special needs. Submit days early. Second competition as reserve.',
      ['Collect proofs', 'Submit three days early', 'Apply to a second one'],
      4,
      { waitDays: 42, when: { unsaid: [...testsPassed, ...css, ...interviewCall, ...eligibility] } },
    ),
    step(
      'Rehearse essay, group task and panel',
      'Note of one page in 45 minutes: recommendation first. Group: structure, quiet ones, time. Panel: why service, ethics dilemma, bad instruction, stress.',
      ['Write two notes a week', 'Do one group task', 'Hold two mock panels'],
      20,
      { when: { unsaid: [...css, ...interviewCall, ...eligibility] } },
    ),
    step(
      'Pass vetting and medical and choose the {service} post',
      'Papers of ten years, contacts abroad, debts, health. Keep your job. Rank posts by boss and learning; ask about postings for partners.',
      ['Fill the forms fully', 'Ask serving people about posts', 'Talk over postings at home'],
      6,
      { waitDays: 90, when: { unsaid: eligibility } },
    ),
    step(
      'Sit two full eligibility mocks and go on to real posts',
      'Same hour, three hours, answer sheet by hand; no wrong answer costs points, so none stays empty. With the eligibility look at published vacancies each week and hand in the personal data sheet with all papers.',
      ['Sit both mocks on Sundays', 'Answer every question', 'List five offices with vacancies'],
      8,
      { when: { said: eligibility } },
    ),
    step(
      'Apply to the town hall and agencies with the eligibility',
      'It opens permanent posts but gives none. Take a complete set of copies: personal data sheet, eligibility, transcript, service record. Ask each personnel office which posts are published next and what the panel looks at.',
      ['Fill in the personal data sheet', 'Visit three personnel offices', 'Apply for every fitting post'],
      8,
      { when: { said: eligibility } },
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
