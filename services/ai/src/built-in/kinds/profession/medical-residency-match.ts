import { type Kind, step, tip } from '../kind.ts';
import { residencyHere } from '../local-work.ts';

export const medicalResidencyMatch: Kind = {
  id: 'medical-residency-match',
  category: 'profession',
  name: 'Get a residency or specialist training post',
  slots: {
    specialty: {
      words: [
        'surgery|surgical|surgeon',
        'internal medicine|internist',
        'paediatrics|pediatrics',
        'general practice|family medicine|gp',
        'psychiatry',
        'anaesthesia|anaesthetics|anesthesiology',
        'radiology',
        'gynaecology|obstetrics|obgyn',
        'cardiology',
        'neurology',
        'emergency medicine',
        'dermatology',
        'orthopaedics|orthopedics',
        'ophthalmology',
        'pathology',
      ],
      otherwise: 'specialty',
    },
  },
  ask: {
    question: 'Where did you study, and which country’s match or training is it for?',
    chips: ['Local graduate', 'Graduate from abroad', 'Not matched last time'],
  },
  hoursAWeek: 8,
  weekly: 'Do two hundred board questions and move one application paper forward',
  overview:
    'You fix the timeline of the match or recruitment round, pass the exams that are still missing, get local clinical {specialty} experience and letters, and apply widely with a plan for interviews.',
  approach:
    'Programmes filter by exam score, year of graduation, visa and letters before anybody reads the statement. What goes wrong is applying late, to too few places, with letters from people who barely know you.',
  done: 'You have a signed {specialty} training post with a start date.',
  cautions: [
    'Agencies that sell places or letters are a danger to your licence. Use the official match service, regulator and programme pages only.',
  ],
  steps: [
    step(
      'Write the {specialty} timeline backwards from the match',
      'Exams and certification come first, then application, interviews and ranking, each within a few weeks. Where there is no match, each hospital hires by itself. Note each date that cannot move.',
      ['Open the official timeline', 'Mark your missing exams and papers', 'Count the weeks left for each'],
      2,
      { local: residencyHere },
    ),
    step(
      'Check eligibility and the visa question',
      'Which certificates, year of graduation limits, months of internship, language proof, good standing, visa type that programmes give. Make a list of programmes that really took people like you in the last three years.',
      [
        'Check the regulator’s page',
        'List {specialty} programmes that sponsor visas',
        'Order the documents with the longest wait',
      ],
      3,
    ),
    step(
      'Pass the exam that still stands in the way',
      'Step exams, PLAB, MSRA, knowledge test or national exam: one question bank done twice, forty questions a day timed, and self-assessments every two weeks. Move the date if two in a row lie under your target, as failed attempts stay visible.',
      ['Do one self-assessment', 'Plan questions per day until the date', 'Keep one page of weak topics'],
      250,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Get clinical {specialty} experience and good letters',
      'Electives, observerships, trust grade or assistant posts of four to twelve weeks. Ask a consultant who saw you work: would you write me a strong letter. Give CV, cases and deadline. Three letters, at least two recent ones from {specialty} doctors.',
      [
        'Write to thirty departments with three lines and a CV',
        'Keep a list of your cases',
        'Ask for letters in the last week there',
      ],
      120,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Write the CV and the {specialty} statement',
      'Statement of one page: what drew you, proof from patients, what you bring, why here. CV with audits, teaching, posters and explained gaps. One audit or case report can be done in six weeks and is asked about in every interview.',
      ['Draft the statement', 'Finish one audit or case report', 'Have both read by two seniors'],
      12,
    ),
    step(
      'Apply widely in the first hours of the window',
      'Graduates from abroad often need a hundred or more programmes, or every region. Sort: realistic, hopeful, safe second choice. Check each file is complete on the first day, for programmes invite in the first weeks.',
      [
        'Sort the {specialty} programmes in three groups',
        'Upload everything a week before',
        'Write to the five you know',
      ],
      10,
      { waitDays: 28 },
    ),
    step(
      'Rehearse the {specialty} interviews',
      'Tell me about yourself, a mistake, conflict, why us, ethics, a clinical emergency read aloud. Know each programme’s call system and recent work. Write thanks and notes the same evening for the ranking.',
      ['Record ten answers', 'Do three mocks with local doctors', 'Prepare two questions per programme'],
      15,
      { waitDays: 30 },
    ),
    step(
      'Rank by your true wishes and prepare plan B',
      'Rank in the order you want, not in the order you think they like you. Prepare for the second round: list of free posts, calls, letters. Otherwise a research or non-training post that gives better letters for the next year.',
      [
        'Rank your {specialty} programmes before the closing hour',
        'Prepare papers for the second round',
        'Arrange licence, visa and housing after the match',
      ],
      5,
    ),
  ],
  suggestions: [
    tip('Find a resident from your school', 'They know which programmes are friendly.', 'Alumni list', 'Short message'),
    tip('Join a local audit', 'It gives you a name and a poster.', 'Six weeks', 'Small data'),
    tip('Keep up clinical work', 'Gaps over a year weigh heavily.', 'Volunteer clinic', 'Written proof'),
    tip('Train the accent of handover', 'Calls are judged on clarity.', 'Daily aloud', 'Local colleague'),
    tip('Budget the whole cycle', 'Fees, travel and exams cost thousands.', 'Table', 'Reserve'),
    tip('Explain every gap in one line', 'Silence is read as trouble.', 'Dates', 'What you did'),
    tip('Ask for a video mock', 'Most interviews are online.', 'Light and sound', 'Look at the camera'),
    tip('Learn the health system', 'Referral and insurance are asked.', 'Two evenings', 'One chart'),
    tip('Keep one safe speciality', 'Change later is easier than no post.', 'Second statement', 'Separate letters'),
    tip('Do question blocks in the morning', 'It is the hour of the exam.', 'Forty', 'Review after'),
    tip('Watch scams about observerships', 'Large fees bring weak letters.', 'Ask former visitors', 'Hospital address'),
    tip('Write to coordinators politely', 'They decide which file is opened.', 'One message', 'Full name and ID'),
  ],
};
