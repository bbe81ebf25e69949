import { type Kind, step, tip } from '../kind.ts';
import { siteCardHere } from '../local-work.ts';

export const siteSafetyCard: Kind = {
  id: 'site-safety-card',
  category: 'profession',
  name: 'Pass the test for a site or safety card',
  slots: {
    card: {
      words: [
        'CSCS card|cscs',
        'chainsaw ticket|chainsaw',
        'SIA badge',
        'CPCS card|cpcs',
        'IPAF card|ipaf|cherry picker',
        'PASMA card|pasma',
        'food hygiene certificate|food hygiene|food safety',
        'white card',
        'OSHA card|osha',
        'personal licence',
        'VCA certificate|vca',
        'banksman ticket|banksman|slinger',
        'street works card|street works',
        'rope access ticket|rope access|irata',
        'first day safety test|safety test',
      ],
      otherwise: 'card',
    },
  },
  ask: {
    question: 'Which card exactly does the employer name, and on which day do you start?',
    chips: ['I have the name of the card', 'I only know the trade', 'I failed it once'],
  },
  hoursAWeek: 4,
  overview:
    'You get the exact name of the {card} from the employer, book course and test before you learn, learn from the official questions in short daily rounds, pass with your papers in order, and show the card or its number on the first day.',
  approach:
    'The test asks for rules and signs rather than for skill: short daily rounds beat one long evening. What goes wrong is the wrong level, a name that does not match the passport, and no free seat in the week before work.',
  done: 'You have passed, the {card} or its number is on your phone and on paper, and the employer has confirmed that it is the right one.',
  cautions: [
    'A card does not replace training on the machine: never cut, drive, climb or lift alone before somebody competent has watched you. Sellers who promise a card without a test are fraud.',
  ],
  steps: [
    step(
      'Ask the employer for the exact name of the {card}',
      'Colour or level, health and safety test, course or unit, how old it may be, who pays, which day it must be shown, and whether the number is enough while the plastic comes by post. Get it in a message.',
      ['Send the five questions today', 'Look the card up on its official page', 'Write name, level and fee'],
      0.5,
      { local: siteCardHere },
    ),
    step(
      'Book seat and course for the {card} before you learn',
      'Official site or listed centre only. Look at three centres and at early mornings; cancellations come up daily. Name as in the passport. If the day is too near, ask for a centre further away or a later start.',
      ['Compare three centres', 'Book the first seat that leaves you five days', 'Save the confirmation'],
      0.75,
      { daysBefore: 6 },
    ),
    step(
      'Sit one mock for the {card} without learning',
      'Free official app or book, all questions against the clock. Sort mistakes: signs, fire, heights, substances, first aid, law. Two topics usually hold half of them.',
      ['Sit it in 45 minutes', 'Sort mistakes by topic', 'Choose the worst two'],
      1,
    ),
    step(
      'Learn two topics a day in three short rounds',
      'Twenty minutes in the morning, at noon and at night, cards for signs and numbers, aloud. English as a second language: ask for a voice-over or the language you read best when you book; many centres offer it.',
      ['Make cards for the worst two', 'Three rounds a day', 'Tick topics with nine of ten right'],
      6,
    ),
    step(
      'Do the practical part beside somebody competent',
      'Checks, gear, start, stop, emergency, in the order of the examiner, aloud. For saws, lifts and loads the course gives hours; use the breaks for the part you fear. Sleep and eat before.',
      ['Write the order on a card', 'Do it five times aloud', 'Ask: what would you mark down?'],
      5,
      { when: { said: ['chainsaw/ipaf/pasma/cpcs/slinger/banksman/rope_access/practical/ticket'] } },
    ),
    step(
      'Pass three mocks in a row above the mark',
      'Different sets, real time, with five points to spare, two days before. If one fails, learn only its topic and sit another the next morning.',
      ['Sit one a day', 'Learn only what was wrong', 'Stop the evening before'],
      2.5,
    ),
    step(
      'Pack papers and pass the test for the {card}',
      'Passport or licence, confirmation, glasses, half an hour early, phone off. Read each question twice: not, always, first. Mark unsure ones and return. Failed? Book the next seat on the way out.',
      ['Lay papers out', 'Read every question twice', 'Save the result letter'],
      2,
    ),
    step(
      'Order the {card} and show it on the first day',
      'Apply on the same day with qualification proof; it takes days to weeks. Send the employer the number, pack boots and gear they named, and put the end date of the card in your calendar.',
      ['Order it the same day', 'Send number and letter', 'Enter the end date'],
      1,
    ),
  ],
  suggestions: [
    tip('Learn signs on the way to work', 'They are a fifth of the marks.', 'Ten a day', 'Say the colour'),
    tip('Ask colleagues what came up', 'Topics repeat.', 'Three people', 'No leaked papers'),
    tip('Put the number in your wallet', 'Gates ask at seven.', 'Photo too', 'Copy at home'),
    tip('Check eyesight and hearing rules', 'Some cards ask for them.', 'Book early', 'Bring glasses'),
    tip('Ask who pays', 'Funds and jobcentres often do.', 'Before you book', 'In writing'),
    tip('Use the official app only', 'Others are old.', 'Check the year', 'Delete the rest'),
    tip('Sleep seven hours before', 'Reading mistakes fall.', 'No new things', 'Eat'),
    tip('Visit the centre once', 'Late means lost fee.', 'Parking', 'Bus'),
    tip('Learn emergency numbers and steps', 'They always come.', 'Stop, call, care', 'Aloud'),
    tip('Buy boots early', 'Blisters spoil week one.', 'Wear indoors', 'Toe cap'),
    tip('Keep all certificates together', 'Renewals need them.', 'Folder', 'Scans'),
    tip('Note the renewal date', 'Expired means sent home.', 'Three months before', 'Alarm'),
  ],
};
