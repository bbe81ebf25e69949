import { type Kind, step, tip } from '../kind.ts';
import { exchangeLicenceHere } from '../local-papers.ts';

const handedIn = ['handed/sent in', 'kept/keep/keeps/they’ve_kept my', 'no news for', 'application is? in/with'];
const late = [
  'year/months they_say/says/over/used_up',
  'after one year',
  'used up nine/ten/eleven',
  "can't use it",
  'deadline/limit',
];
const heavy = ['trucks/truck/lorry/lorries/bus/coach/class_c/heavy'];

export const exchangeForeignLicence: Kind = {
  id: 'exchange-foreign-licence',
  category: 'personal',
  name: 'Exchange my foreign driving licence',
  slots: {
    place: { from: 'place', otherwise: 'the country where you live now' },
  },
  ask: {
    question: 'Which country is your licence from, and since when do you live here?',
    chips: ['From a country with an agreement', 'From outside, tests needed', 'My time to drive is almost over'],
  },
  hoursAWeek: 1,
  overview:
    'You will find out which rule holds for your country of issue, collect translation, photo, eye test and proof of residence, hand everything in before the time limit, and take only the tests that you need.',
  approach:
    'The rule depends on the country that issued the licence, not on your passport. Getting an appointment and a translation takes longest, so these come first. An experienced driver rarely needs the full course.',
  done: 'You hold the licence of {place} and know what happens with the old one.',
  cautions: [
    'After the time limit, often six or twelve months from registering, driving on the old licence counts as driving without one. Check the date before you drive.',
  ],
  steps: [
    step(
      'Find the rule for your licence on the official page',
      'Search the name of the office with exchange foreign licence. Note three things: is there an agreement with the country of issue, until what day you may drive, which tests are asked.',
      [
        'Copy the rule and the last day on one page',
        'Check the classes on your card',
        'Check that the card is still valid',
      ],
      0.5,
      { local: exchangeLicenceHere },
    ),
    step(
      'Stop driving if the time is over and ask for the shorter way',
      'Write down the day you registered and count the months. Past the limit the old card no longer counts, and insurance may not pay. Ask whether late exchange with a test, without the full course, is still open.',
      ['Count from the day you registered', 'Ask the office about late exchange', 'Arrange lifts until then'],
      0.5,
      { when: { said: late, unsaid: handedIn } },
    ),
    step(
      'Book the appointment at the licensing office',
      'Waits of weeks are common. Take the first date in {place}, also in a neighbouring office if that is allowed, and ask by email what to bring.',
      ['Book the first free date', 'Ask for the list of papers in writing', 'Set a reminder ten days before'],
      0.5,
      { when: { unsaid: handedIn }, waitDays: 14 },
    ),
    step(
      'Order the translation of your licence',
      'Most offices want a sworn translator or an automobile club. Some accept an international permit beside it. Ask first which one counts.',
      ['Ask the office who may translate', 'Send front and back as a scan', 'Ask two for price and days'],
      1,
      { when: { unsaid: handedIn }, waitDays: 10 },
    ),
    step(
      'Get a confirmation from the office that issued it',
      'Some countries ask for proof that the licence is real and since when you hold it. The embassy or the issuing office writes it; post is slow.',
      [
        'Ask whether it is needed for your country',
        'Write to the issuing office or embassy',
        'Order it before the translation if it must be translated too',
      ],
      1,
      { waitDays: 21, when: { weeksFrom: 4 } },
    ),
    step(
      'Collect photo, eye test and proof of residence',
      'A recent passport photo, an eye test by an optician, proof of address, residence permit and, in several countries, a first-aid course.',
      ['Book the eye test', 'Ask whether first aid is required', 'Print the proof of address'],
      2,
      { when: { unsaid: handedIn } },
    ),
    step(
      'Ask for the state of the case and what you may drive',
      'Write with number and day of handing in: what is missing, what does the issuing country still have to confirm, may I drive meanwhile. Do not drive until the answer is there in writing. After three months ask the supervisor or a member of parliament’s office.',
      ['Write with the number', 'Ask whether you may drive meanwhile', 'Ask the embassy to confirm the licence'],
      0.7,
      { waitDays: 21, when: { said: handedIn } },
    ),
    step(
      'Use the waiting weeks for two lessons on local rules',
      'If a test comes, you are ready; if not, you drive more safely. Priority, cyclists, speed limits and shoulder checks differ most. Ask for a mock test in the last half hour.',
      ['Book two lessons', 'Drive a mock test', 'Do 20 official questions a week'],
      3,
      { when: { said: handedIn } },
    ),
    step(
      'Ask for the heavy classes in the same application',
      'Truck and bus classes need a medical, eye report and often a professional card with training. Ask which of your years count. Apply for car and heavy classes at once, so that one does not wait for the other.',
      ['Book the medical', 'Ask about the professional card', 'Tick every class on the form'],
      1.5,
      { when: { said: heavy } },
    ),
    step(
      'Hand in the application before the time limit',
      'Bring originals and copies. Ask for a receipt with the date: it often shows that you applied in time. Ask whether you may drive while you wait.',
      ['Put the papers in the order of the list', 'Pay the fee and keep the receipt', 'Ask for the expected day'],
      1,
      { waitDays: 28, daysBefore: 21 },
    ),
    step(
      'Learn the rules that differ from home',
      'Use the official question app in a language you may sit the test in. Priority, speed limits, cyclists and trams differ most.',
      ['Do 30 questions a day', 'List ten rules that differ', 'Book the theory test'],
      6,
      { when: { said: ['test/tests/theory/practical/exam/no_agreement/not_accepted'] } },
    ),
    step(
      'Take three lessons before the practical test',
      'No compulsory hours apply to most people who hold a foreign licence, yet examiners look for mirror and shoulder checks. Ask the teacher for a mock test on the first day.',
      [
        'Ask two driving schools for the price with your licence',
        'Drive a mock test',
        'Practise the two faults that were found',
      ],
      4,
      { waitDays: 14, when: { said: ['test/tests/practical/exam/no_agreement/not_accepted'] } },
    ),
    step(
      'Pick up the new card and tell your insurer',
      'Check name, classes and dates at the counter. Ask where the old card goes and whether you get it back when you leave.',
      ['Check every line of the card', 'Send a copy to insurer and employer', 'Note the day on which it expires'],
      1,
    ),
  ],
  suggestions: [
    tip('Scan both sides now', 'You may have to hand it in.', 'Keep scans in two places', 'Note the number'),
    tip(
      'Ask in a group of people from your country',
      'They know which office asks for what.',
      'Read the last three posts',
      'Check it on the official page',
    ),
    tip('Keep the day you arrived', 'The time limit runs from it.', 'Registration paper', 'Entry stamp'),
    tip(
      'Keep lorry or motorbike classes',
      'They are not always carried over.',
      'Name each class in the form',
      'Ask what is missing',
    ),
    tip('Take the papers twice', 'One missing copy costs a month.', 'Originals and copies', 'A pen and cash'),
    tip(
      'Look at public transport in between',
      'You may have weeks without a licence.',
      'Monthly ticket',
      'Share lifts to work',
    ),
    tip(
      'Ask about automatic cars',
      'Some licences get limited to them.',
      'Check the code on the card',
      'Test in a manual car if you need it',
    ),
    tip(
      'Renew at home first if it ends soon',
      'An expired one is seldom exchanged.',
      'Ask the embassy',
      'Ask how long it takes',
    ),
    tip('Get your no-claims record', 'It lowers the insurance.', 'Write to the old insurer', 'Ask for it in English'),
    tip('Ride along and watch', 'One hour teaches the local habits.', 'With a colleague', 'Note three things'),
    tip(
      'Write to the office by email',
      'An answer in writing helps at the counter.',
      'One question each',
      'Print the answer',
    ),
    tip('Ask about the fee beforehand', 'Card or cash matters.', 'Write the sum down', 'Take a bit more'),
  ],
};
