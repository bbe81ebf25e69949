import { type Kind, step, tip } from '../kind.ts';
import { powerOfAttorneyHere } from '../local-money.ts';

const signed = ['forms/form is?/are? filled', 'notary signed', 'signed ours/it/them', 'provider found'];
const tooLate = ["can't/cannot sign/decide", 'no longer signs/knows', 'advanced dementia'];

export const powerOfAttorney: Kind = {
  id: 'power-of-attorney',
  category: 'financial',
  name: 'Set up a power of attorney',
  slots: {
    person: { from: 'person', otherwise: 'the person it is for' },
    late: {
      words: [
        'dementia|alzheimer|alzheimers|can no longer|cannot decide|lost capacity|guardianship|deputyship|betreuung|coma',
      ],
      otherwise: 'capacity',
    },
    health: {
      words: ['living will|advance directive|patientenverfügung|health decisions|health care proxy|do not resuscitate'],
      otherwise: 'advance directive',
    },
  },
  ask: { question: 'Whom is it for?', chips: ['For my parent', 'For myself', 'For us as a couple'] },
  hoursAWeek: 2,
  overview:
    'You will talk about who shall decide if somebody cannot, choose the right papers for money and for health, have them signed and registered while it is possible, and make banks and doctors accept them.',
  approach:
    'It only works while the person can understand and sign, so it is done now and not after the next stroke. Without it even husband, wife or child may have to go to court. It goes wrong with a bank’s own form only, one attorney without a second, and a paper nobody finds.',
  done: 'The papers are signed, registered where needed, lodged with bank and doctor, and the attorneys know where they lie.',
  cautions: [
    'Nobody may be pressed; see a notary or lawyer if there is property, a firm, a quarrel in the family, or doubt whether the person still understands. The attorney must keep money apart and act in their interest.',
  ],
  steps: [
    step(
      'Talk with {person} about who should decide',
      'Begin with yourself: I am doing mine, who would you want. Ask about money, home, doctors, what must never happen. One talk of twenty minutes over coffee is enough to start.',
      ['Choose a calm hour', 'Ask the four questions', 'Write the answers down'],
      1,
      { when: { unsaid: signed } },
    ),
    step(
      'Find the right form for your country',
      'Usually two: property and money, and health and care; some take effect at once, some only on loss of capacity. Get the official form; check witnesses, notary, doctor’s certificate, registration and fee.',
      ['Download the official forms', 'Note who must witness for {person}', 'Note fee and waiting time'],
      1.5,
      { when: { unsaid: signed }, local: powerOfAttorneyHere },
    ),
    step(
      'Have capacity looked at by a doctor soon',
      'Early dementia does not rule it out: the person must understand this decision at the time of signing. Choose the best hour of the day, ask the doctor for a note, and use a notary. If it is too late, the court names a guardian or deputy: ask for the form and who may apply.',
      ['Book doctor and notary this week', 'Choose the best time of day', 'Ask the court about the other way'],
      2,
      { when: { named: 'late' }, waitDays: 7 },
    ),
    step(
      'Ask the court about acting when signing is no longer possible',
      'Then only the court appoints somebody: guardian, deputy or Betreuer. Ask for an urgent order for the bills of this month, a doctor’s report, and who in the family agrees. Until then pay rent and heating from what is yours and keep the receipts.',
      ['Ring the court for the form', 'Get the doctor’s report', 'Ask for an urgent order'],
      1.5,
      { waitDays: 21, when: { said: tooLate } },
    ),
    step(
      'Choose one main and one second person',
      'Trustworthy with money, near enough, able to say no to relatives. Decide whether two act jointly or each alone; jointly is safe and slow. Ask them, and say what is expected.',
      ['Write down whom {person} would choose', 'Ask them in person', 'Decide jointly or alone'],
      1.5,
      { when: { unsaid: signed } },
    ),
    step(
      'Write wishes for treatment in plain cases',
      'Feeding tube, breathing machine, resuscitation, pain relief, hospital or home, in the situations of dying, coma and late dementia. Fill it in with the family doctor; vague sentences do not help.',
      ['Use a form with medical cases', 'Go through it with the doctor', 'Sign and date it'],
      2,
      { when: { named: 'health' }, waitDays: 14 },
    ),
    step(
      'Fill in the papers for {person} without gaps',
      'Full names as in the passport, all pages, instructions only if needed as each one can block a bank. Add house, digital accounts, gifts, pets. Have it read by a lawyer if there is property.',
      ['Fill in with passport at hand', 'List accounts, house and online access', 'Have it checked'],
      2,
      { when: { unsaid: signed } },
    ),
    step(
      'Sign in the right order with witnesses',
      'Many forms fail because the order or date is wrong: donor, witness, certificate, attorneys. Witnesses are not relatives or attorneys. Ask the notary for certified copies.',
      ['Print the signing order', 'Bring {person}, passports and witnesses', 'Get three certified copies'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Check signatures, dates and copies before you send it',
      'Donor first, then witness, certificate, attorneys: one wrong date sends it back after weeks. Count pages and copies, and scan everything. Order three certified copies for bank, hospital and home.',
      ['Compare each date with the order', 'Scan every page', 'Order three certified copies'],
      0.7,
      { when: { said: signed } },
    ),
    step(
      'Register it and wait for the stamp',
      'Send it now, not when it is needed; it may take eight to twenty weeks. Reduced fee for low income. Note the number, or enter it in the central register.',
      ['Send form and fee', 'Ask for the reduction', 'Put the expected week in the calendar'],
      0.75,
      { waitDays: 60 },
    ),
    step(
      'Take the paper to bank and hospital this week',
      'Ask each bank for its own form and a talk with both of you. The hospital, family doctor and care service scan the health paper into the file. Write on a card who has it.',
      [
        'Book the bank with both of you',
        'Send the health paper to doctor and hospital',
        'Put the card into the wallet',
      ],
      1.5,
      { waitDays: 10, when: { said: signed } },
    ),
    step(
      'Try it out once with a small payment',
      'Log in or pay one bill as the attorney while {person} can still say yes. What fails now is mended in a talk; later it takes a court. Keep a simple book from the first day.',
      ['Pay one bill as the attorney', 'Mend what fails', 'Begin the book'],
      0.7,
      { when: { said: signed } },
    ),
    step(
      'Lodge it with bank, doctor and care services',
      'Each bank has its own check; do it before a crisis. Give the doctor the health paper. Put a card with the number to ring in the wallet of {person}. It is done when the attorney can log in and everybody knows where the original is.',
      ['Register at each bank', 'Give the doctor a copy', 'Put a card in the wallet'],
      3,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Do both parents on one day', 'The same witnesses, one lunch.', 'Two sets', 'Ask the notary'),
    tip('Make one for yourself too', 'Accidents are not about age.', 'At 30 as well', 'Partner'),
    tip('Keep accounts from day one', 'Siblings trust figures.', 'A table', 'Receipts'),
    tip('Name who shall not decide', 'It may be written.', 'Calmly', 'With the lawyer'),
    tip('Tell all siblings the same', 'One message to all prevents years of quarrel.', 'Copy', 'Call'),
    tip('Review after weddings and deaths', 'Names go out of date.', 'Every five years', 'Destroy the old'),
    tip('Add digital accounts', 'Mail is the key to the rest.', 'Password manager', 'Emergency contact'),
    tip('Ask about a business', 'A firm needs its own paper.', 'Accountant', 'Bank'),
    tip('Write a letter of wishes', 'What makes a good day for me.', 'One page', 'No legal words'),
    tip('Use a bank mandate meanwhile', 'For shopping and bills it helps at once.', 'Limit', 'Not instead'),
    tip('Offer a way to refuse', 'Nobody must be attorney.', 'Ask twice', 'Second name'),
    tip('Store it where it is found', 'Not in a bank safe.', 'Yellow folder', 'Two know'),
  ],
};
