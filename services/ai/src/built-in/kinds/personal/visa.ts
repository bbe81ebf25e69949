import { type Kind, step, tip } from '../kind.ts';

/** An application was refused before. */
const refused = [
  'visa/application/permit/it was/got/has_been/is? refused/denied/rejected',
  'refused/denied a/my/our/the _? visa',
  'been refused/denied/rejected',
  'refused once/twice/me/us/before',
  'they refused/rejected/denied',
  'had/got a refusal',
  'refusal letter',
];

/** The application is with the office. */
const filed = [
  'application is/was/has_been? sent/in/submitted/lodged/pending',
  'submitted/lodged/handed_in/sent my/the/our _? application',
  'applied in/last/for_it_in/two/three/six',
  'visa appointment/interview is? booked/on',
  'have/got an/my/the? visa? interview/appointment on/next/at',
  'waiting for/on a/the/my/their? decision',
  'biometrics done',
];

/** An employer or school has said yes. */
const offered = [
  'have/got/received/with a/the/my/an? job_offer/sponsor/sponsorship/cos/coe/i-20/cas/admission_letter',
  'have/got an/my offer',
  'employer is sponsoring',
  'been accepted',
];

export const visa: Kind = {
  id: 'visa',
  category: 'personal',
  name: 'Get a visa or residence permit',
  slots: {
    country: { from: 'place', otherwise: 'the country you want to enter' },
    visa: {
      words: [
        'tourist visa|visitor visa|tourist',
        'student visa|study visa|study permit',
        'work visa|work permit|skilled worker|h1b|sponsor',
        'spouse visa|partner visa|marriage visa',
        'fiance visa',
        'family visa|family reunification|family reunion',
        'working holiday visa',
        'digital nomad visa|nomad visa',
        'retirement visa|retirees',
        'Schengen visa|schengen',
        'residence permit|residency permit',
        'green card',
        'permanent residence|permanent residency|indefinite leave|settled status',
        'blue card',
        'transit visa',
      ],
      otherwise: 'visa',
    },
  },
  ask: {
    question: 'Which country is it, and why do you want to go there?',
    chips: ['To visit or study', 'To work', 'To live with my family'],
  },
  hoursAWeek: 3,
  overview:
    'You will find the one route that fits you, collect every paper on the official list, have the weak points looked at, file in time and prepare for the interview. It ends with the permit in your passport, checked for mistakes.',
  approach:
    'Work only from the official list for your nationality and your place of application. Start with papers that take weeks: police certificates, translations, language tests. Most refusals come from missing proof of money, of ties or of the purpose, and from answers that do not match each other.',
  done: 'You hold the permit, its dates and names are right, and you know what you may do with it and when it must be renewed.',
  cautions: [
    'Rules change often: only the immigration authority or embassy and a licensed adviser can tell you what holds for you. Never give false papers or leave out a former refusal; it can bar you for years.',
    'Nobody can guarantee a visa. Check an adviser in the official register before you pay, and do not book travel that cannot be returned before the decision.',
  ],
  steps: [
    step(
      'Read the refusal letter and copy out each reason',
      'The letter names the rule and the doubt: money, purpose, ties, papers, an earlier stay. Note at once how many days you have for a review or an appeal; it is often 14 to 28. A new application with the same papers is usually refused again.',
      [
        'Copy each reason on a line of its own',
        'Note the last day for review or appeal',
        'Ask for your file if the letter is unclear',
      ],
      1,
      { when: { said: refused } },
    ),
    step(
      'Collect receipt, reference and copies of your {visa} application',
      'Everything is sent, so make one folder: receipt, reference number, copies of the form and of each paper. Write down the usual time for {country} and the address to which letters go.',
      [
        'Put copies of form and papers into one folder',
        'Note the reference and the usual time',
        'Check that the office has your present address',
      ],
      0.5,
      { when: { said: filed } },
    ),
    step(
      'Find the official page and your exact route',
      'Only the site of the embassy or immigration authority of {country}. Write down the name of the route, who may apply, where, the fee and the usual processing time.',
      [
        'Open the official visa finder and answer it',
        'Write route, fee and processing time on one page',
        'Save the checklist as a file',
      ],
      1.5,
      { when: { unsaid: [...refused, ...filed] } },
    ),
    step(
      'Let a licensed adviser choose: appeal, review or apply again',
      'Bring the letter and everything you sent. Appeal when the office made a mistake, apply again when a paper was missing or weak. Always declare the refusal on later forms: hiding it can mean a ban.',
      [
        'Find the adviser in the official register',
        'Bring the letter and the old {visa} file',
        'Ask what would have to be different',
      ],
      2,
      { waitDays: 5, when: { said: refused } },
    ),
    step(
      'Answer each reason of the refusal with a new paper',
      'One line for each reason, one new proof beside it: six months of statements instead of one, a letter with dates from the host, a contract that brings you home. Add a page that says what has changed since.',
      ['Write reason and new proof side by side', 'Get the proof that was missing', 'Write one page: what has changed'],
      4,
      { when: { said: refused, unsaid: filed } },
    ),
    step(
      'Check every condition against your own case',
      'Money, income, insurance, language, age, passport validity, earlier refusals or stays. Mark each one: fulfilled, to be proved, problem. A problem now is cheaper than a refusal.',
      [
        'Go through the conditions of the {visa} one by one',
        'Count back from your date: filing day, appointment, papers',
      ],
      2,
      { when: { unsaid: filed } },
    ),
    step(
      'Have the offer or sponsor letter checked for its numbers',
      'The reference, title, pay, start date and place must be the same in contract, letter and form. Ask the sponsor who pays which fee and until when the letter counts; many are valid for three months only.',
      [
        'Compare letter, contract and form line by line',
        'Note the last day of the letter',
        'Ask who pays fees for the {visa}',
      ],
      1,
      { when: { said: offered, unsaid: [...filed, ...refused] } },
    ),
    step(
      'Ask a licensed adviser about the weak points',
      'One hour with an immigration lawyer or a free advice centre, with your marked list. Ask: is this the right route, what would you expect to be questioned, what proof helps?',
      ['Look up the adviser in the official register', 'Send the list and three questions about your {visa} ahead'],
      2,
      { waitDays: 5, when: { weeksFrom: 5, unsaid: [...refused, ...filed] } },
    ),
    step(
      'Order the papers that take weeks',
      'Police certificate, birth or marriage certificate, legalisation or apostille, degree recognition, language test, medical. Note the date on which each one becomes too old for {country}.',
      [
        'Order the slowest certificate today',
        'Ask which papers need an apostille and a sworn translation',
        'Keep a table: paper, ordered, arrived, valid until',
      ],
      4,
      { waitDays: 21, when: { weeksFrom: 8, unsaid: filed } },
    ),
    step(
      'Prove money, purpose and ties on paper',
      'Bank statements, payslips, invitation or contract, enrolment, lease, and what brings you home if it is a visit. Amounts and dates must agree in all papers; explain each large deposit.',
      [
        'Write a one-page letter that explains your plan in {country}',
        'Have the sponsor or host sign their part',
        'Let one person look for contradictions',
      ],
      5,
      { when: { unsaid: filed } },
    ),
    step(
      'Fill in the form and book the appointment',
      'Names as in the passport, every gap in dates explained, nothing left empty. Appointments are often gone for weeks: book as soon as the system allows.',
      [
        'Fill in the {visa} form in two sittings',
        'Check passport validity and photo size',
        'Save the reference number and the receipt',
      ],
      3,
      { when: { unsaid: filed }, waitDays: 7 },
    ),
    step(
      'Hand in the {visa} file and give fingerprints',
      'Originals and copies in the order of the checklist. Answer briefly and truthfully; say so if you do not know. Ask how you can follow the case.',
      ['Practise five usual questions aloud', 'Copy the whole file before you hand it in'],
      3,
      { when: { unsaid: filed }, waitDays: 30 },
    ),
    step(
      'Prepare the interview with five honest answers',
      'Why {country}, why now, who pays, what you do afterwards, whom you know there. Two sentences each, in your own words and with the dates of your form. Learned speeches sound false.',
      [
        'Write five answers in key words',
        'Practise them aloud with a friend',
        'Lay out the originals in the order of the checklist',
      ],
      2,
      { when: { said: filed } },
    ),
    step(
      'Answer questions of the office within days',
      'Look at mail, spam and the online account twice a week. When a paper is asked for, send exactly this paper with your reference and keep the proof. Book no flight that cannot be changed before the decision.',
      [
        'Check mail and account on two fixed days',
        'Send what is asked for with the reference',
        'Keep flights and notice open until the decision',
      ],
      1.5,
      { waitDays: 14, when: { said: filed } },
    ),
    step(
      'Ask about the case when the usual time has passed',
      'Not before: earlier questions change nothing. Then write once with reference and date, and ask the sponsor or your representative to write as well. Some countries sell a faster decision; compare the price with the date you need.',
      [
        'Put the day into the calendar',
        'Write one message with reference and date',
        'Look up whether a faster decision exists',
      ],
      0.7,
      { waitDays: 14, when: { said: filed } },
    ),
    step(
      'Check the {visa} and note its limits',
      'Names, dates, number of entries, right to work. Have mistakes corrected before you travel. It is done when renewal date and duties, such as registering in {country}, are in your calendar. If it was refused, read the reasons and ask about review before you apply again.',
      ['Compare every letter with your passport', 'Enter the expiry date and the day to renew'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Answer requests of the office within days',
      'A missed deadline often closes the case.',
      'Look at mail and portal twice a week',
      'Keep the receipt',
    ),
    tip(
      'Keep one folder and one table',
      'Every later application asks the same.',
      'Scan each page',
      'File names with dates',
    ),
    tip('List all trips of ten years', 'Many forms ask for them.', 'Stamps, emails, photos', 'Keep it up to date'),
    tip(
      'Use one spelling of your name',
      'Different spellings cost weeks.',
      'As in the passport',
      'Explain other versions',
    ),
    tip(
      'Avoid paid look-alike sites',
      'They charge for a free form.',
      'Type the official address',
      'No links from adverts',
    ),
    tip(
      'Check for free appointments early',
      'Cancelled slots appear in the morning.',
      'Same time each day',
      'Other consulates, if allowed',
    ),
    tip(
      'Save the fee and a reserve',
      'Translations often cost more than the fee.',
      'Fee, photos, courier',
      'One further application',
    ),
    tip(
      'Ask people with the same route',
      'They know how long it really takes.',
      'Community groups',
      'Check all on the official site',
    ),
    tip(
      'Photograph yourself by the rules',
      'Wrong photos send files back.',
      'Size and background',
      'Less than six months old',
    ),
    tip('Let helpers read, not answer', 'Your signature means it is your word.', 'Read before you sign', 'Keep a copy'),
    tip(
      'Plan for a late decision',
      'Tell employer or school in time.',
      'Ask for a later start',
      'Flights that can be changed',
    ),
    tip(
      'Write down each call',
      'Date, name and answer help in a dispute.',
      'One line per call',
      'Ask for it in writing',
    ),
    tip(
      'Know what you may do meanwhile',
      'Leaving can cancel a pending case.',
      'Ask before you travel',
      'Ask about work',
    ),
  ],
};
