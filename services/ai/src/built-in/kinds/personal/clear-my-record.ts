import { type Kind, step, tip } from '../kind.ts';
import { ownRecordHere } from '../local-papers.ts';

const filed = ['petition/request/application/form is? filed/submitted/half_done/in', 'hearing is/on/date'];
const forJob = ['job/kindergarten/school/teach/teacher/nurse/security/care/licence/license/interview/check/checks'];
const atBorder = ['border/visa/esta/travel/boston/america/canada/immigration'];

export const clearMyRecord: Kind = {
  id: 'clear-my-record',
  category: 'personal',
  name: 'Get my criminal record cleared',
  slots: {
    place: { from: 'place', otherwise: 'your state or country' },
  },
  ask: {
    question: 'What is on the record, how long ago, and where?',
    chips: ['A small thing from my youth', 'A sentence I have served', 'An arrest without conviction'],
  },
  hoursAWeek: 1,
  overview:
    'You will get your own record, find out which rule fits, pay what is open, file the request, and check that all registers follow.',
  approach:
    'First the paper, then the plan: records often hold mistakes. Waiting periods run from the end of the sentence, including fines. Legal aid clinics do this for free in many places, so do not pay a quick-fix site.',
  done: 'The court or register has sealed, spent or pardoned it, and a new check shows it gone.',
  cautions: [
    'Do not say no to an official question before you know that you may. Immigration, police and work with children see more than others. For these ask a lawyer first.',
  ],
  steps: [
    step(
      'Order your own record',
      'Police certificate, court file, national register: see which office keeps it in {place}. Fingerprints may be needed. Make a line for each entry: date, charge, outcome, end of sentence, fines open, mistakes.',
      ['Find the office', 'Send the form', 'Note the fee'],
      0.5,
      { local: ownRecordHere, waitDays: 14 },
    ),
    step(
      'Find the rule that fits',
      'Expungement, sealing, spent conviction, pardon, record suspension, deletion of a caution. Count the waiting time, and look for excluded charges. Legal aid, a law school clinic or an expungement day reads it with you without a fee.',
      ['Read the official page', 'Compare with each line', 'Count the years'],
      1.5,
      { when: { unsaid: filed } },
    ),
    step(
      'Ask the employer’s office which check they use',
      'A basic check shows less than a full one, and spent entries are often left out. Ask for the name of the check before you apply, and prepare two sentences: what it was and who you are now.',
      ['Ask for the name of the check', 'Look up what it shows', 'Write the two sentences'],
      0.7,
      { when: { said: forJob } },
    ),
    step(
      'Carry certified papers for the border and ask before you book',
      'A cleared record at home may still stand in another country’s files. Get court papers that show the outcome, ask the embassy which visa or waiver fits, and never answer a form falsely.',
      ['Order certified court papers', 'Ask the embassy about visa or waiver', 'Book only after the answer'],
      1.5,
      { waitDays: 21, when: { said: atBorder } },
    ),
    step(
      'Pay or settle what is open',
      'Fines, costs, restitution, classes. Ask for a payment plan or waiver. Get proof of completion.',
      ['Ask the court for the balance', 'Set instalments', 'Get the paper'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Collect what speaks for you',
      'Work, training, volunteering, sobriety, two letters. One page: what happened, what changed, why it matters now.',
      ['Ask two people for letters', 'Write one page', 'Certificates'],
      3,
    ),
    step(
      'File the request',
      'Right court, copies to the prosecutor, fee or waiver. Keep a stamped copy and the date of hearing.',
      ['Fill in', 'Let the clinic read it', 'File and note the number'],
      2,
      { when: { unsaid: ['petition is? filed', 'hearing is/on/date'] }, waitDays: 90 },
    ),
    step(
      'Prepare three minutes and one witness for the judge',
      'What it was in one sentence, what changed in three, what the clean record allows. Bring letters, certificates and somebody from work. Ask the clerk how many copies and who may speak.',
      ['Say it aloud in three minutes', 'Put letters in order with a number', 'Ask the clerk about copies'],
      2,
      { when: { said: filed } },
    ),
    step(
      'Go to the hearing',
      'Early, plain, short: sorry, changed, need. Bring a person who knows you.',
      ['Practise three minutes', 'Bring letters', 'Take notes'],
      2,
    ),
    step(
      'Learn what you may say now',
      'Order the record again after 60 days and send the order to private databases that still show it. Ask which questions you may now answer with no, and keep three certified copies.',
      ['Ask the clinic', 'Write the sentence', 'Practise'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Keep the court papers together',
      'Offices lose them and ask again.',
      'Scan each page',
      'Keep the stamped ones dry',
    ),
    tip('Correct mistakes first', 'It is the quickest part.', 'Write to the register', 'Attach the proof'),
    tip(
      'Look at entries from your youth apart',
      'Other rules hold for them.',
      'Ask whether they are sealed already',
      'Ask for it in writing',
    ),
    tip(
      'Apply at fair-chance firms meanwhile',
      'The request takes months.',
      'Ask the job centre for a list',
      'Prepare one honest sentence',
    ),
    tip('Start before you need it', 'A job offer does not wait for a court.', 'File this month', 'Note the usual time'),
    tip(
      'Stay out of small trouble',
      'One new entry can stop everything.',
      'Pay fines on the day',
      'Keep car papers in order',
    ),
    tip('Ask for a fee waiver', 'Few people know that it exists.', 'Ask for the form', 'Bring proof of income'),
    tip(
      'Let somebody keep you at it',
      'Alone one gives up at the third form.',
      'A clinic or a friend',
      'A call every second week',
    ),
    tip('Search your own name', 'Old articles stay online.', 'Make a list', 'Ask the sites to remove them'),
    tip('Carry the case number', 'Everybody asks for it.', 'On a card', 'In your phone'),
    tip('Thank those who wrote letters', 'You may need them for the hearing.', 'Ring them', 'Tell them how it ends'),
    tip(
      'Plan something for the day it is done',
      'It has been a long way.',
      'A meal with your people',
      'Frame nothing, keep three copies',
    ),
  ],
};
