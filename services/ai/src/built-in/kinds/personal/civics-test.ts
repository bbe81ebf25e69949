import { type Kind, step, tip } from '../kind.ts';
import { civicsTestHere } from '../local-papers.ts';
import { months } from '../stage-words.ts';

const canada = ['canadian/canada'];
/** The day is set. */
const dated = [
  `on the? _? of? ${months}`,
  `test is? on/in ${months}`,
  'is/was booked',
  'booked for',
  'have/got my/a test/interview',
];

export const civicsTest: Kind = {
  id: 'civics-test',
  category: 'personal',
  name: 'Pass the citizenship knowledge test',
  slots: {
    test: {
      words: [
        'Life in the UK test|life in the uk',
        'naturalization civics test|naturalisation test|civics test|us citizenship test|uscis test',
        'Einbürgerungstest|einbuergerungstest|leben in deutschland',
        'Australian citizenship test|australian citizenship',
        'Canadian citizenship test|canadian citizenship test|discover canada',
        'inburgering exam|inburgering|inburgeringsexamen|knm',
        'Swiss naturalisation talk|swiss naturalisation',
        'integration course test|integration test',
      ],
      otherwise: 'citizenship test',
    },
  },
  ask: {
    question: 'Is the test booked, and is its language easy for you?',
    chips: ['Not booked', 'Booked within weeks', 'The language is hard for me'],
  },
  hoursAWeek: 3,
  weekly: 'Learn one chapter, answer fifty questions and sit one timed mock test',
  overview:
    'You will learn from the official book or question list only, link dates and names to pictures and places, sit timed mocks until they are safe, and book in time with the right identity paper.',
  approach:
    'The questions come from a known list or book, so no other reading is needed. Fifteen minutes twice a day beat one long evening. Learn the words of the test as well when its language is not your first.',
  done: 'You hold the pass letter or number, and it is in the folder for your application.',
  cautions: [
    'Check first whether age, illness or a school leaving certificate frees you from it. Name and address must be the same on booking and identity paper, or you are turned away without refund.',
  ],
  steps: [
    step(
      'Find the official book, format and pass mark',
      'How many questions, minutes and right answers, in which language, what it costs, what to bring. Look up the {test} as it is today, because such rules change.',
      ['Read the official page of the {test}', 'Get the official book or list', 'Check whether you are exempt'],
      0.6,
      { local: civicsTestHere, when: { unsaid: canada } },
    ),
    step(
      'Open Discover Canada and do its first chapter',
      'All questions come from this free official guide: 20 of them in 45 minutes, and 15 right answers pass. The test is usually online, and the department invites you with the dates in which you may take it. Look up the rules on its page as they are today, because they change.',
      [
        'Download the guide or its audio version',
        'Read the first chapter and write ten questions',
        'Look up the rules on the official page',
      ],
      1,
      { when: { said: canada }, resources: 'Guide and rules: https://www.canada.ca' },
    ),
    step(
      'Do one mock test before learning',
      'It shows which chapters you know already from school, news or work. Sort the rest: history, state and law, everyday life, geography, culture.',
      ['Take a free mock of the {test}', 'Sort chapters into known and new'],
      0.8,
    ),
    step(
      'Learn state, law and rights first',
      'Who elects whom, who makes laws, courts, what everybody may and must do. Draw it as one picture. Most questions of the {test} are here and they help in daily life.',
      ['Draw the state on one page', 'Answer thirty questions a day', 'Explain one rule to somebody'],
      5,
    ),
    step(
      'Put history on one line with ten dates',
      'A long paper strip: ten dates you will never forget, then hang the others between them. Films, museums and a walk in town help memory.',
      ['Make the strip and ten dates', 'Add names with a picture', 'Visit one place of the list'],
      5,
    ),
    step(
      'Learn names, holidays and numbers by cards',
      'Regions, rivers, days, sports, emergency numbers, members of parliament. Twenty cards at a time, three boxes: every day, every third day, weekly. Test yourself aloud in the language of the {test}.',
      ['Write or download the cards', 'Ten minutes morning and evening', 'Ask your children or colleagues to quiz you'],
      4,
    ),
    step(
      'Book the test and check your papers',
      'Official site, nearest centre, first date that leaves you three weeks. Name exactly as on the passport. Ask about extra time or a reader.',
      ['Book the {test} on the official site', 'Check name, address and identity paper', 'Plan the way'],
      0.7,
      { when: { unsaid: [...dated, ...canada] }, daysBefore: 14 },
    ),
    step(
      'Read the invitation again and test room, link and papers',
      'Day and last hour, place or link, which identity papers, what happens when the connection breaks. Name exactly as on the papers. For a test online try camera, light and browser a week before, and have a second device charged.',
      ['Write day, hour and papers on one card', 'Try camera and browser', 'Ask now about extra time or a reader'],
      1,
      { daysBefore: 7, when: { said: [...dated, ...canada] } },
    ),
    step(
      'Sit four timed mocks above the mark',
      'Different sets, no help, with ten per cent to spare. Read questions twice: ‘which two’ and ‘not’ cost points. Repeat only wrong answers.',
      ['Sit a mock every second day', 'Keep a page of wrong answers'],
      3,
    ),
    step(
      'Pass the test and file the result',
      'Sleep, eat, come half an hour early, leave bag and watch in the locker. Mark unsure ones and return. Store the result of the {test} twice and see how long it holds.',
      [
        'Read your page of wrong answers once',
        'Bring the booked identity paper',
        'Scan the result into the application folder',
      ],
      2,
    ),
  ],
  suggestions: [
    tip('Listen to the book', 'Walking helps memory.', 'Twenty minutes', 'Same chapter twice'),
    tip('Watch parliament for ten minutes', 'Names and words stay.', 'Subtitles', 'Note three words'),
    tip('Stick flags and dates on doors', 'You pass them daily.', 'Kitchen, bath', 'Change weekly'),
    tip('Learn with another applicant', 'Ten questions each.', 'By phone', 'Fixed hour'),
    tip('Translate only key words', 'Forty words carry the test.', 'List', 'Own picture'),
    tip('Go to the library course', 'Many are free.', 'Ask at the desk', 'Evening hours'),
    tip('Avoid old questions', 'Governments change.', 'Check the edition', 'Official app'),
    tip('Use the names of today', 'Who is in office is asked in some tests.', 'Write them the week before', 'Aloud'),
    tip('Visit the town hall', 'What one has seen stays.', 'Guided tour', 'Ask one question'),
    tip('Practise clicking', 'Some have never used a test computer.', 'Free demo', 'Mouse at the library'),
    tip('Eat a national dish while you learn', 'A small joke helps the memory.', 'Family evening', 'Quiz'),
    tip('Plan a second date', 'It may often be repeated after a week.', 'Fee ready', 'Weak chapter first'),
  ],
};
