import { type Kind, step, tip } from '../kind.ts';
import { nameChangeHere } from '../local-papers.ts';

const decided = [
  'court order/decree came/is/granted',
  'deed_poll is?/was? signed',
  'deed poll signed/is/done',
  'changed it/my_name legally',
  'got/have married/the_certificate',
  'married in/last',
];
const trans = ['trans/transgender/nonbinary/non-binary/deadname/gender/transition'];

export const nameChange: Kind = {
  id: 'name-change',
  category: 'personal',
  name: 'Change my name officially',
  slots: {
    name: {
      words: [
        'maiden name',
        'double name|double-barrelled|double barrelled|hyphen',
        'married name|after the wedding|husband|wife',
        'first name|given name|forename',
        'middle name',
        'surname|last name|family name',
        'birth name',
        'artist name|stage name',
      ],
      otherwise: 'name',
    },
    paper: {
      words: [
        'birth certificate',
        'passport',
        'driving licence|driver’s license',
        'bank account|bank',
        'ID card|identity card|ID',
        'residence permit|visa',
        'diplomas|degree|certificates',
        'school record|school',
      ],
      otherwise: 'passport',
    },
  },
  ask: {
    question: 'Why do you change it, in which country, and which name: first or family name?',
    chips: ['After the wedding', 'Back to my birth name', 'A new first name'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will find out which way the law of your country gives, collect papers, apply, and then tell all offices in the right order: identity first, bank and work next, the rest from a list. The new {name} and your {paper} then match everywhere.',
  approach:
    'Order matters: with the first official proof all others follow. Get several certified copies at once. What usually goes wrong is a trip booked in one name with the passport in the other, and a forgotten bank or pension.',
  done: 'Passport, bank, work, tax and insurance show the new name and a test letter arrives.',
  cautions: [
    'Rules differ much by country, age and nationality; ask registry office or a lawyer, above all with two nationalities, debts, children or a residence permit. Both parents usually must agree for a child.',
    'If somebody may harm you, ask before you apply if the change is published and how to have it kept secret.',
  ],
  steps: [
    step(
      'Find the official way for your case',
      'Registry, court, deed poll or marriage office: the page of your country names papers, fee, time and reasons accepted. Two nationalities: ask both. Done with a list and a fee.',
      [
        'Search the official page for change of {name}',
        'Write down papers, fee and time',
        'Note two questions and ring the office',
      ],
      1,
      { when: { unsaid: decided }, local: nameChangeHere },
    ),
    step(
      'Collect papers and certified copies',
      'Birth and marriage or divorce paper, proof of address and nationality, police certificate if asked, translations by sworn translators. Order three certified copies more than you think.',
      [
        'Order what is missing',
        'Check that all dates and spellings agree',
        'Keep travel in mind until the new {paper} arrives',
      ],
      3,
      { when: { unsaid: decided }, waitDays: 14 },
    ),
    step(
      'Write the reason and hand in the application',
      'One page: since when, what burden, what has been tried, proof such as letters or a therapist’s note where the law wants a reason. Ask for a receipt and number.',
      [
        'Draft the reason in ten sentences',
        'Have the form for the {name} checked at the counter',
        'Pay and keep receipt',
      ],
      2.5,
      { when: { unsaid: decided }, waitDays: 28 },
    ),
    step(
      'Order five certified copies of the paper with the new name',
      'Each office keeps one for weeks, so five go round at the same time. Scan one as a file. Write a letter of three lines with old name, new name, date and number, and use it for all.',
      ['Order five certified copies', 'Scan one as a file', 'Write the letter of three lines'],
      0.7,
      { waitDays: 7, when: { said: decided } },
    ),
    step(
      'Ask for name and mark of gender in one go',
      'In many places both are changed by the same office or form. Ask which paper from a doctor is still needed, if any, and for old school and work papers in the new name. Take somebody along who uses it.',
      ['Look up whether one form does both', 'Ask which proof is needed', 'Ask school and employer for new papers'],
      1,
      { when: { said: trans } },
    ),
    step(
      'Make the list of all who must know',
      'Go through bank statements, emails, keys and wallet of a year. Group: identity, money, work, home, health, education, contracts, memberships, accounts. Usually forty to seventy lines.',
      [
        'Search inbox for welcome and account',
        'Sort into nine groups',
        'Mark who needs a certified copy of the change of {name}',
      ],
      1.5,
    ),
    step(
      'Renew identity papers first',
      'Identity card or {paper}, then driving licence, residence title, vehicle papers. No trip in these weeks unless booked in the name of the valid passport.',
      ['Book the appointments and photos', 'Take copies and old papers', 'Check each for spelling at the counter'],
      4,
      { waitDays: 21, when: { weeksFrom: 6 } },
    ),
    step(
      'Tell bank, employer, tax and insurance',
      'In that order within two weeks; salary must match the account. Keep the old signature until confirmed. Health card, pension, landlord or land register, will and powers of attorney as well.',
      ['Send a standard letter with a copy', 'Tick when confirmed in the new {name}', 'Test one transfer'],
      4,
    ),
    step(
      'Work through the rest in one-hour blocks',
      'Doctors, schools, contracts, loyalty cards, email address, professional pages. Ask schools to reissue certificates; keep proof that links both names for life.',
      ['Do ten lines per block', 'Set a forward from the old email', 'Store the proof beside the {paper}'],
      5,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Write once more to those who keep using the old name',
      'Two lines, the copy of the paper, the number of your first letter, and a date of two weeks. Tax and pension need the number that is on file. After that the complaints office mends it quickly.',
      ['List who still writes to the old name', 'Send copy and date', 'Complain after two weeks'],
      0.7,
      { waitDays: 14, when: { said: decided } },
    ),
    step(
      'Check everything after a month and celebrate',
      'Order one free register or account extract, see which post still comes in the old name, and correct it. Done when three months pass without old post. Sign something nice with the new {name}.',
      ['Collect wrong letters in a box', 'Correct the last ones', 'Tell people how you want to be called'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Keep old papers', 'You prove the link for decades.', 'One folder', 'Copy at a friend’s'),
    tip('Fly in one name', 'Ticket and passport must match.', 'No booking in between', 'Carry the decree'),
    tip('Write one letter for all', 'Old, new, date, number, please confirm.', 'Copy attached', 'Date in the list'),
    tip('Tell colleagues in two lines', 'Short and friendly works.', 'How it is said', 'From when'),
    tip('Secure email name first', 'Addresses are taken quickly.', 'Without year', 'Forward the old one'),
    tip('Try the name before you apply', 'Two weeks show how it feels.', 'Friends use it', 'Sign it twenty times'),
    tip('Ask about fee waivers', 'Low income often pays less.', 'Ask at the counter', 'Form and proof'),
    tip('Change voters’ register', 'Or you stand there in vain.', 'Ask town hall', 'Before elections'),
    tip('Update will and policies', 'Names of heirs and insured count.', 'Ask insurer', 'Date it'),
    tip('Correct kindly and at once', 'People learn in three weeks.', 'It is now', 'Smile'),
    tip('Order spare certified copies', 'Several offices keep one.', 'Five at once', 'Number them'),
    tip('Take a helper along', 'Two read better than one.', 'Check spelling', 'Coffee after'),
  ],
};
