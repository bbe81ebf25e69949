import { type Kind, step, tip } from '../kind.ts';

const greenCard = ['green card/cards', 'greencard', 'i-90'];
/** The old one has ended already. */
const ended = [
  'has/already/is expired',
  'expired last/in/on/two/three/months/weeks/already',
  'ran out last/in/on/already',
  'out of date',
];

export const renewResidenceCard: Kind = {
  id: 'renew-residence-card',
  category: 'personal',
  name: 'Renew my residence card or permit',
  slots: {
    card: {
      words: [
        'green card|greencard',
        'residence permit|residency permit|aufenthaltstitel|permit renewal|titre de séjour|permesso di soggiorno',
        'residence card|biometric card|brp|evisa|pr card',
        'work permit|work visa',
        'student visa|student permit',
        'visa',
        'permit',
      ],
      otherwise: 'card',
    },
  },
  ask: {
    question: 'Which card is it, when does it end, and has anything changed since the last one?',
    chips: ['It ends within six months', 'It has run out already', 'New job, name or address'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will see when the window for your {card} opens, put the few papers together, send the form in time, and keep the proof that you may stay and work meanwhile. Then you check the new one and set the next reminder.',
  approach:
    'It is an hour or two of work that many put off for months. Read the end date, open the official page, and do it in one sitting. What usually goes wrong is the wrong form, a passport that ends first, and a letter about fingerprints that goes to an old address.',
  done: 'You hold the new {card}, each line on it is right, and the next renewal stands in the calendar.',
  cautions: [
    'With an arrest or conviction, a divorce, long stays abroad, a gap in work or an end date that has passed, ask a licensed immigration adviser or a law clinic before you send anything. Nobody but the authority takes its fee.',
  ],
  steps: [
    step(
      'Read your {card} and note its end',
      'Both sides: kind, number, category, last day. Enter the end in red, and three months before in yellow. A card for life whose plastic ends is another case than a right to stay that ends: the official page says which yours is.',
      ['Photograph both sides', 'Enter two dates in the calendar', 'Look up what exactly ends'],
      0.4,
    ),
    step(
      'Ask an adviser this week what the late date means',
      'Do not wait and do not travel. Free law clinics, migrant centres and charities tell you which form still works, what the office may ask, and whether you may go on working. Bring card, passport and every letter.',
      ['Ring two advice centres', 'Bring card, passport and letters', 'Write down the answer and the form'],
      1.5,
      { when: { said: ended } },
    ),
    step(
      'Choose the right form for a green card',
      'A ten-year card is renewed with form I-90, from six months before its end. A two-year card by marriage is not renewed: it needs form I-751 in its last 90 days. Fee and address are on uscis.gov.',
      ['Look at the two dates on the card', 'Open the form on uscis.gov', 'Make or open the online account'],
      0.7,
      { when: { said: greenCard }, resources: 'Form I-90: https://www.uscis.gov/i-90' },
    ),
    step(
      'Find form, window and fee on the official page',
      'How early and how late you may send it, online or by appointment, photo, fee and waiver. Check the address of the page: it belongs to the government. Some countries have replaced the card by an online status; then you renew that.',
      ['Save the official page', 'Note first and last day, fee and photo', 'Book the appointment if one is needed'],
      0.7,
      { when: { unsaid: greenCard } },
    ),
    step(
      'Put papers and photo into one folder',
      'Card, passport, proof of address, and what your kind of {card} asks for: payslips, letter of employer or school, insurance, marriage record. See that the passport lasts longer than the new card needs.',
      ['Tick the official list', 'Have the photo made by its rules', 'Scan everything as one file each'],
      1.5,
    ),
    step(
      'Fill in the form and send it in one sitting',
      'Name exactly as on the card, all addresses and trips, old fines too. A second person compares it with the card. Pay, send, save the receipt at once.',
      ['Block ninety minutes', 'Let somebody compare the names', 'Save receipt and number'],
      1.5,
      { daysBefore: 75 },
    ),
    step(
      'Keep the receipt with the old card',
      'In many countries the receipt prolongs your right to stay and work; read for how long. Give employer, landlord and bank a copy before they ask. Ask before you travel.',
      ['Read what the receipt allows', 'Send a copy to your employer', 'Put both into your wallet'],
      0.5,
    ),
    step(
      'Go to fingerprints and answer letters within days',
      'Bring letter, card and passport; be early. Report a move within the days that the law names. Look at the account or the post twice a week, spam too.',
      [
        'Enter the appointment with a reminder',
        'Check the post twice a week',
        'Ask for news once the usual time is over',
      ],
      1,
      { waitDays: 60 },
    ),
    step(
      'Check the new card and set the next reminder',
      'Name, date of birth, category, end. A mistake is mended without fee when you report it soon. Copy it, tell employer and bank, and enter the next window. Look whether you may apply for more by then, such as citizenship.',
      ['Compare each line', 'Send copies where they are needed', 'Enter the next window'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Do the first ten minutes today', 'The rest follows from the open page.', 'Card on the table', 'Page open'),
    tip('Renew the passport first', 'Many permits end with it.', 'Consulate waiting times', 'Keep the old'),
    tip('Ask about a fee waiver', 'For low incomes it often exists.', 'Form on the same page', 'Proof of income'),
    tip('Report every new address', 'Letters decide cases.', 'Within the days named', 'Save the proof'),
    tip('Keep a list of trips', 'The form asks for them.', 'Out, in, reason', 'From tickets'),
    tip('Beware of copied pages', 'They charge for free forms.', 'Look at the ending', 'No agent by phone'),
    tip('Renew the whole family at once', 'One evening for all cards.', 'Children too', 'One folder each'),
    tip('Use one email for it', 'Nothing is lost.', 'Full name', 'Phone notifications'),
    tip('Go to a free clinic evening', 'They look over the form.', 'Library or charity', 'Bring a copy'),
    tip('Photograph the receipt', 'Paper gets lost.', 'Phone and cloud', 'Both sides'),
    tip('Ask your employer for a letter early', 'Offices are slow.', 'One page', 'Dates and hours'),
    tip('Book travel after the new card', 'A trip in between can end the case.', 'Ask first', 'In writing'),
  ],
};
