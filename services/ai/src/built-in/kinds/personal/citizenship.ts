import { type Kind, step, tip } from '../kind.ts';
import { citizenshipHere, civicsTestHere } from '../local-papers.ts';

/** Language or civics test is done. */
const testPassed = [
  'passed my/the? life/civics/language/einbürgerungstest/citizenship/naturalisation/naturalization in_the_uk? test',
  'passed b1/the_einbürgerungstest/einbürgerungstest',
  'passed my/the life_in_the_uk',
  'life_in_the_uk test? passed/done',
  'test/tests is/are? passed/done',
  'have/got my/the? b1 certificate/done/passed',
  'b1 passed/done',
];

/** The application is with the office. */
const filed = [
  'application is/was/has_been/went/has_gone? sent/in/submitted/filed/off',
  'submitted/sent/filed/handed_in my/the _? application',
  'applied and/in/last/two/three/six/already',
  'waiting for/on a/the/my/their/naturalisation? decision/answer/interview/ceremony/oath',
  'applied for citizenship/naturalisation',
  'biometrics done',
  'interview is/was? on/booked/scheduled',
];

/** The decision is a yes. */
const approved = [
  'application/citizenship was/is/got/has_been approved/granted',
  'been approved',
  'invited to the/my/a ceremony',
  'ceremony is? booked/on',
];

const british = ['british/uk/britain/england/scotland/wales/ilr/indefinite_leave/settled_status/life_in_the_uk'];
/** By ancestors, not by years. */
const descent = [
  'ancestor/ancestors/ancestry/ancestral/descent/grandparent/grandparents/grandmother/grandfather/grandad/great-grandfather/great-grandmother/roots',
];

export const citizenship: Kind = {
  id: 'citizenship',
  category: 'personal',
  name: 'Become a citizen',
  slots: {
    country: { from: 'place', otherwise: 'the country you live in' },
    route: {
      words: [
        'naturalisation|naturalization|naturalise|einbürgerung',
        'citizenship by descent|descent|grandmother|grandfather|ancestors|ancestry',
        'citizenship by marriage|marriage|spouse',
        'registration|register',
        'restoration of nationality|regain',
        'dual citizenship|dual nationality|second passport',
      ],
      otherwise: 'citizenship',
    },
  },
  ask: {
    question: 'On what ground: years of residence, ancestors, or marriage?',
    chips: ['I have lived here for years', 'Through a grandparent', 'By marriage or for my child'],
  },
  hoursAWeek: 2.5,
  overview:
    'You will find the legal ground that fits, check every condition, prepare language and civics tests, gather the papers, file, and attend interview and ceremony. At the end you hold the certificate and order the passport.',
  approach:
    'Check first what you would lose: some countries of origin withdraw their nationality. Days abroad, debts to the state, fines and missing certificates are what stops most cases, so they are looked at before you pay a fee. The decision then takes months, sometimes years; keep answering letters.',
  done: 'You hold the certificate of citizenship, and passport or identity card are ordered.',
  cautions: [
    'Only the nationality office and a licensed immigration lawyer can say what holds in your case. Ask the consulate of your first country, in writing, whether you may keep that nationality, and ask about tax and military duty.',
    'Give all addresses, trips and offences truthfully; a false answer can cost the citizenship years later.',
  ],
  steps: [
    step(
      'Put receipt, reference number and deadlines on one page',
      'Note the day of filing, the number, the office and the usual time. Add until when your present permit is valid: it must not end while you wait, so mark the day for renewing it.',
      [
        'Save the receipt in two places',
        'Write down the reference and the usual time',
        'Check the last day of your present permit',
      ],
      0.5,
      { when: { said: [...filed, ...approved] } },
    ),
    step(
      'Read the official conditions for your route',
      'Residence, income, language, test, record, ancestors: copy the list from the official page of {country} and write yes, no or unclear behind each. Note fee and usual time.',
      [
        'Find the official page on {route}',
        'Write yes, no or unclear behind each condition',
        'Ask whether you may keep your first nationality',
      ],
      1.2,
      { local: citizenshipHere, when: { unsaid: [...filed, ...approved] } },
    ),
    step(
      'Count years, trips and documents exactly',
      'Make a table of addresses, permits, jobs and every trip abroad with dates. Stamps, emails and bank statements fill the gaps.',
      [
        'Go through stamps, emails and bank statements',
        'Mark gaps in the table',
        'Count whether the years for {country} are full',
      ],
      4,
      { when: { unsaid: [...filed, ...approved, ...descent, ...british] } },
    ),
    step(
      'Draw the line from the ancestor to you',
      'A certificate of birth, marriage and death for each person in the line, and the day on which the ancestor lost or kept the nationality. Begin with yours and go back one person at a time.',
      [
        'Draw the line with names and years',
        'Mark the certificates you hold',
        'Write to the archive for the oldest one',
      ],
      4,
      { when: { said: descent, unsaid: [...filed, ...approved] } },
    ),
    step(
      'Book the Life in the UK test and learn for three weeks',
      'It is booked on the official site only, costs 50 pounds, and has 24 questions from the official handbook; 18 right pass. It has no end date, so it can come first. For English a degree taught in English or a B1 certificate counts, also one that was accepted for settlement.',
      [
        'Book a day about four weeks ahead',
        'Read one chapter of the handbook every two days',
        'Sit a mock every evening of the last week',
      ],
      15,
      { when: { said: british, unsaid: [...testPassed, ...filed, ...approved] } },
    ),
    step(
      'Check the British figures: years, days and twelve months',
      'Five years in the country before the day you apply, at most 450 days abroad in them and 90 in the last year, and settlement or ILR held for twelve months; married to a British citizen three years, 270 days and no twelve months. Mark the first day on which all of it is true. Ask your first country whether you lose its nationality: India ends it, and OCI status can be asked for.',
      ['Write every trip with dates', 'Mark the first possible day', 'Ask the consulate about your first nationality'],
      4,
      { when: { said: british, unsaid: [...filed, ...approved, ...descent] } },
    ),
    step(
      'Put the test certificate with the papers and check its age',
      'A passed test usually stays valid, but language certificates may have an age limit on the day of filing. Check that the name is spelt as in the passport, and make two copies.',
      [
        'Check name and date on the certificate',
        'Ask how old it may be in {country}',
        'Put two copies into the folder',
      ],
      0.5,
      { when: { said: testPassed, unsaid: [...filed, ...approved] } },
    ),
    step(
      'Get advice on the unclear points',
      'An hour at a migrants’ advice centre or with a licensed lawyer: long trips, fines, benefits, name spellings. Ask about the best day to file.',
      ['Write three questions on your {route}', 'Book the appointment and bring the table'],
      2,
      { when: { unsaid: [...filed, ...approved] }, waitDays: 7 },
    ),
    step(
      'Order certificates and translations',
      'Birth and marriage certificates, police record, apostille, sworn translation; archives can take months. Ask how old each may be on the day of filing.',
      [
        'Order the slowest one first',
        'Keep a table: ordered, arrived, valid until',
        'Have names corrected that are spelt differently',
      ],
      5,
      { when: { unsaid: [...filed, ...approved] }, waitDays: 30 },
    ),
    step(
      'Pass the language and civics test for {country}',
      'If your route asks for it: take a free mock now to see the gap. 20 minutes of official questions a day for three weeks; register early, places are few. A certificate from school may replace it.',
      ['Check whether you are exempt', 'Register for the next date', 'Sit a full mock every Sunday'],
      15,
      { local: civicsTestHere, when: { weeksFrom: 6, unsaid: [...testPassed, ...filed, ...approved, ...british] } },
    ),
    step(
      'Fill in the application and have it read',
      'Every date as in the table, referees who meet the rules, photographs, fee. One patient person reads it against the papers. Copy all of it.',
      [
        'Ask your referees and give them the form',
        'Fill in the {route} form in two sittings',
        'Let one person look for contradictions',
      ],
      5,
      { when: { unsaid: [...filed, ...approved] } },
    ),
    step(
      'File it, give fingerprints and prepare questions',
      'Keep receipt and reference. For an interview know your own form, your reasons, and the basics of state, rights and history. Answer shortly and honestly.',
      [
        'Book the appointment for biometrics',
        'Practise ten questions with a friend',
        'Tell the authority within days if address or family changes',
      ],
      3,
      { when: { unsaid: [...filed, ...approved] }, waitDays: 60 },
    ),
    step(
      'Report every change to the office within days',
      'Address, job, marriage, child, long trip or a fine: write it with your reference and keep the proof. Silence about a change is one of the common reasons for trouble at the end.',
      [
        'List what has changed since you filed',
        'Send it in writing with the reference',
        'Plan trips so that they do not break the rules of {country}',
      ],
      1,
      { when: { said: [...filed, ...approved] } },
    ),
    step(
      'Prepare the interview from your own form',
      'Read your {route} form aloud once, with the dates of addresses, jobs and trips. Practise ten questions on state, rights and history of {country}; answer briefly, and say so when you do not remember a date.',
      [
        'Read the copy of your form',
        'Practise ten questions with a friend',
        'Lay out the originals in the order of the list',
      ],
      3,
      { when: { said: [...filed, ...approved] } },
    ),
    step(
      'Ask in writing when the usual time is over',
      'Look at the published time once a month. When it has passed, write with your reference, then to the complaint office or your representative. Most countries also know a court remedy for undue delay; an adviser tells you when.',
      [
        'Put the day into the calendar',
        'Write one polite letter with the reference',
        'Ask an advice centre what helps after that',
      ],
      1,
      { waitDays: 30, when: { said: [...filed, ...approved] } },
    ),
    step(
      'Take the oath and order passport and papers',
      'Check name and date on the certificate before you leave. Then passport, voters’ roll, employer, bank, first country. It is done when the certificate is in the folder and the passport is ordered.',
      ['Book the ceremony and bring the letter', 'Order the passport', 'Register to vote in {country}'],
      3,
    ),
  ],
  suggestions: [
    tip('Keep a list of trips from now on', 'Days abroad are counted.', 'Out and back', 'Tickets filed'),
    tip('Pay fines and taxes first', 'Open sums stop a file.', 'Ask for a statement', 'Keep the receipt'),
    tip('Use the official questions', 'Paid books often copy them.', 'App or website', 'Twenty a day'),
    tip('Learn with your children', 'They know the songs and history.', 'Quiz at dinner', 'Swap roles'),
    tip('Visit parliament or town hall', 'What one has seen stays.', 'Free tours', 'Ask a question'),
    tip('Do not travel before the decision', 'At least ask first.', 'Papers may be handed in', 'Fingerprints due'),
    tip('Write to archives politely', 'Clerks find more when asked well.', 'Names, places, years', 'All spellings'),
    tip('Keep the first passport safe', 'You need it until the end.', 'Copy', 'Check its validity'),
    tip(
      'Ask for progress after the usual time',
      'Not before; then in writing.',
      'Reference number',
      'Member of parliament as last help',
    ),
    tip('Think about the children’s papers', 'Some must be included now.', 'Ask about age limits', 'Both parents sign'),
    tip('Plan for the costs', 'Fee, tests, translations, passport.', 'Add them up', 'Ask about reductions'),
    tip('Celebrate the day', 'It was years of work.', 'Invite those who helped', 'One photograph'),
  ],
};
