import { type Kind, step, tip } from '../kind.ts';

/** They work in IT, but not as one who writes algorithms. */
const inIt = [
  'tester/qa/support/sysadmin/helpdesk/administrator/mainframe/sap/servicenow/devops',
  'service/services company/based/it',
  'tcs/infosys/wipro/cognizant/accenture/capgemini',
  'years in it/support/testing/qa',
  "i'm/am/as a/an _? developer/engineer/programmer/analyst",
  'switch/switching to/from/into a? product/development',
];
/** Rounds are fixed. */
const roundFixed = [
  'interview/round/onsite/loop/screen is? on/next/in/tomorrow/booked',
  'have/got an? interview/onsite/loop/screen',
  'passed the first/phone/screening',
];
/** They failed before. */
const rejected = ['rejected/failed/bombed', 'froze/freeze/blank'];

export const codingInterview: Kind = {
  id: 'coding-interview',
  category: 'profession',
  name: 'Pass technical interviews',
  slots: {
    part: {
      words: [
        'system design',
        'algorithms|leetcode|data structures|dsa',
        'take-home|take home',
        'frontend|front-end|react',
        'backend|back-end',
        'SQL|data engineer|data engineering',
        'machine learning|ml',
        'live coding|whiteboard',
      ],
      otherwise: 'coding',
    },
  },
  ask: {
    question: 'Which level and company, and when is the first round?',
    chips: ['Junior, first job', 'Senior, system design', 'Interview within two weeks'],
  },
  hoursAWeek: 8,
  weekly: 'Solve eight problems by topic and hold one mock aloud',
  overview:
    'You find out the rounds, practise {part} problems by pattern rather than number, speak while you solve, and do mocks with people. Stories and questions for them are prepared too.',
  approach:
    'Eight to ten weeks with 80 to 120 problems are enough; repeating beats counting. What goes wrong is silent solving, no test of the own code, and learning only what is fun.',
  done: 'You have an offer, or passed the rounds you wanted.',
  steps: [
    step(
      'Write which firms and level you aim at and what each round asks',
      'Service firms ask about your project and tools; product firms ask two rounds of problems, one of design from about four years on, one with the manager. Take ten openings that fit your years and note rounds, language and pay. Keep one language that you type without thinking; changing it as well costs two months.',
      ['Save ten openings that fit your years', 'Note rounds for three of the firms', 'Choose one language and stay'],
      1.5,
      { when: { said: inIt } },
    ),
    step(
      'Find out every round and its rules',
      'Ask the recruiter: number, length, language, tool, {part} topics, may I search, AI allowed? Read three reports of the company. Choose the language you type without thinking.',
      ['Ask the recruiter five questions about the {part} rounds', 'Read three reports', 'Choose one language'],
      1,
      { when: { unsaid: inIt } },
    ),
    step(
      'Write down every question that beat you and how',
      'From memory, today: the task, where you stopped, what the answer would have been. Sort: no pattern, pattern but bugs, knew it and went blank. The last heap is not cured by more problems but by mocks with strangers, twice a week.',
      ['Write down the questions', 'Sort them in three heaps', 'Solve each again with the book open'],
      2,
      { when: { said: rejected } },
    ),
    step(
      'Do four problems cold and find the gaps',
      '35 minutes each: array, string, tree, graph. Note: no idea, idea but no code, bugs, too slow. That decides the order.',
      ['Do four timed {part} problems', 'Mark the kind of failure', 'Rank six topics'],
      3,
      { when: { unsaid: rejected } },
    ),
    step(
      'Practise {part} by pattern for six weeks',
      'Hash map, two pointers, sliding window, stack, binary search, BFS and DFS, heap, intervals, dynamic programming last. Five each; after 25 minutes read the idea, code it yourself, repeat after 2 and 7 days.',
      ['Do five problems per pattern', 'Repeat after two and seven days', 'Write the pattern in one line'],
      60,
      { when: { weeksFrom: 4, unsaid: [...inIt, ...roundFixed] } },
    ),
    step(
      'Do one data structure a week beside the job, five problems each',
      'Week by week: arrays and hash map, two pointers and window, stack and queue, binary search, trees, graphs, heap, then dynamic programming for two weeks. Ninety minutes before work are worth three hours after it. After 25 minutes read the idea, close it, write it yourself, again after two and seven days.',
      ['Block ninety minutes on five mornings', 'Do five problems of the structure', 'Repeat after two and seven days'],
      75,
      { when: { said: inIt, weeksFrom: 4, unsaid: roundFixed } },
    ),
    step(
      'Repeat the twenty classics until each takes twenty minutes',
      'The round stands, so no new topics: two of each pattern that you have once solved, plus what reports say this firm asks. Two a day with clock and voice, one old one the next morning without help.',
      ['List twenty with their pattern', 'Do two a day aloud', 'Drop what you cannot learn by then'],
      20,
      { when: { said: roundFixed } },
    ),
    step(
      'Learn to talk through a problem',
      'Repeat the task, ask limits, example, simple way with cost, better way, code, test by hand with edge cases. Silence over thirty seconds is lost.',
      ['Record one solution aloud', 'Use the same seven steps', 'Test by hand before running'],
      6,
    ),
    step(
      'Prepare system and design questions for your level',
      'Requirements, numbers, interface, data model, parts, bottleneck, trade-off. Six classics: link shortener, chat, feed, files, booking, metrics. Juniors: explain one own project deeply.',
      ['Draw two systems a week', 'Explain one own project in five minutes', 'Learn ten numbers'],
      15,
      { when: { unsaid: inIt } },
    ),
    step(
      'Tell your present work as two projects with numbers and choices',
      'You have years, so they ask: what did you build or keep running, how many users, what broke, what did you decide and why not the other way? Two projects, five minutes each, with a drawing. Put them on top of the CV in words of the wished post, and begin one small piece of it at work.',
      [
        'Write both projects on one page each',
        'Draw one of them in five minutes',
        'Ask for one task nearer to the wished post',
      ],
      8,
      { when: { said: inIt } },
    ),
    step(
      'Do six mocks with people',
      'Friends, pairing sites, former colleagues. Half as interviewer. One fault per mock to mend. Do not save your dream company for first: begin with three others.',
      ['Book two {part} mocks', 'Ask for one fault', 'Interview elsewhere first'],
      8,
    ),
    step(
      'Prepare stories, questions and the {part} setup',
      'Conflict, failure, disagreement, proud work, why here. Three questions on team, tests, on-call. Editor, camera, paper, water.',
      ['Write five {part} stories', 'Prepare three questions', 'Test the setup'],
      4,
    ),
    step(
      'Interview, note questions, and negotiate',
      'Write questions down within the hour, mend one gap, go on. Ask for feedback and a date. Two offers close together give ground to negotiate base, level, equity, remote.',
      ['Note questions within the hour', 'Mend one gap between rounds', 'Ask for two days to decide'],
      12,
    ),
  ],
  suggestions: [
    tip('Type without autocomplete', 'As in the round.', 'Plain editor', 'Weekly'),
    tip('Learn complexity by feel', 'n, n log n, n².', 'Table', 'Limits'),
    tip('Keep an error log', 'Off by one returns.', 'One line', 'Read before'),
    tip('Stop at one hour a day', 'Quality.', 'Same time', 'Walk'),
    tip('Read accepted solutions', 'After yours.', 'Two', 'Compare'),
    tip('Practise reading code', 'Review rounds grow.', 'Bug hunt', 'Aloud'),
    tip('Explain to a child', 'Clarity.', 'One pattern', 'Two minutes'),
    tip('Sleep before the loop', 'Five rounds.', 'Day off', 'Food'),
    tip('Ask for accommodation', 'Extra time exists.', 'Early', 'Recruiter'),
    tip('Do take-homes in the given hours', 'README and tests.', 'Limit', 'Notes'),
    tip('Find a study partner', 'Two a week.', 'Swap roles', 'Calendar'),
    tip('Rest after a no', 'It is noisy.', 'A day', 'Next'),
  ],
};
