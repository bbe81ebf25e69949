import { type Kind, step, tip } from '../kind.ts';

/** A draft is written. */
const drafted = [
  'first/full/rough/complete? draft is? done/finished/written/complete/with',
  'have/got a/the/my first/full/rough/complete draft',
  'finished/wrote/written the/my/a first/full/rough? draft',
  'all my/the? chapters are? written/done',
  'draft of? my/the? thesis? is with',
  'sent my/the? _? draft to',
  'introduction/literature_review/methods/results/chapters and? _? are/is written/done/finished',
  'chapters/chapter/methods/results/introduction are/is written/done/finished',
  'only/just the? _? introduction/conclusion/discussion/abstract/formatting/corrections/references/revisions',
  'nearly/almost finished/done my/the? thesis/dissertation?',
];

/** Data and question stand. */
const data = [
  'data/experiments/interviews/survey is/are/all? collected/done/finished',
  'collected all/my/the data',
  'done my/the/all interviews/experiments/fieldwork',
  'topic/question is? approved/registered/fixed',
];

/** It is handed in. */
const handedIn = [
  'thesis/dissertation is? submitted/handed_in',
  'submitted/handed_in my/the thesis/dissertation/it',
  'viva/defence/defense is? on/in/booked/scheduled/next/coming',
];

export const finishThesis: Kind = {
  id: 'finish-thesis',
  category: 'profession',
  name: 'Finish my thesis',
  slots: {
    thesis: {
      words: [
        'bachelor’s thesis|bachelor thesis|bachelors thesis|ba thesis',
        'master’s thesis|master thesis|masters thesis|ma thesis|msc thesis',
        'doctoral thesis|phd thesis|phd|doctorate|doctoral dissertation',
        'diploma thesis',
        'habilitation',
        'dissertation',
        'final year project|final project|capstone',
        'term paper|seminar paper|seminar papers',
        'extended essay|essay',
        'thesis',
      ],
      otherwise: 'thesis',
    },
  },
  ask: {
    question: 'How far are you, and what is the next date set from outside?',
    chips: ['Topic chosen, nothing written', 'Half written, stuck', 'Only revision and handing in'],
  },
  hoursAWeek: 10,
  weekly: 'Write on four days for ninety minutes before any reading or mail',
  measures: ['pages', 'words', 'chapters'],
  overview:
    'You turn the {thesis} into a list of sections with a date for each, write a bad first version early, and let your supervisor see unfinished pages. The last three weeks belong to correcting, layout and handing in.',
  approach:
    'Two protected writing blocks of ninety minutes are worth more than a free day. What usually goes wrong is reading on and on, hiding from the supervisor after a missed date, and leaving no time for sources, figures and printing.',
  done: 'You have the confirmation that your work was handed in, and the date of the defence if there is one.',
  cautions: [
    'Check the rules of your faculty on formatting, sources, use of AI tools and the declaration you sign; ask before handing in, not after.',
    'If weeks pass without a line and you sleep badly or lose hope, speak to the counselling service or a doctor; extensions for illness must mostly be requested before the deadline.',
  ],
  steps: [
    step(
      'Read the whole draft of the {thesis} once on paper',
      'In two sittings, pen in hand, without mending sentences: beside each paragraph one word for what it does, a question mark where you do not believe it. At the end ten lines: what carries, what is missing, what can go.',
      ['Print the draft of the {thesis}', 'Read the first chapter without correcting', 'Write ten lines at the end'],
      1.5,
      { when: { said: drafted, unsaid: handedIn } },
    ),
    step(
      'Write down date, form and examiners of the defence',
      'Length of the talk, time for questions, who sits there, what they published, whether slides are wanted. Read the rules on corrections as well: how long, how many pages, who checks them.',
      [
        'Read the rules on the defence',
        'Look up two papers of each examiner',
        'Note date, room and length of the talk',
      ],
      1,
      { when: { said: handedIn } },
    ),
    step(
      'Write down what the {thesis} still lacks, section by section',
      'Make one page from the regulations and your files: sections with their state (none, notes, draft, done), length, signatures, registration, deadline. It is done when every line has a rough number of hours.',
      [
        'Open all files and list the sections in twenty minutes',
        'Look up deadline, length and registration of the {thesis}',
        'Write hours behind each line',
      ],
      1.5,
      { when: { unsaid: [...handedIn, ...drafted] } },
    ),
    step(
      'Fix the question of the {thesis} in one sentence',
      'What do you want to know, about what, by which method? Add two sentences on why it matters and one on what you leave out. A narrower question saves months. It is done when your supervisor has said yes.',
      [
        'Write five versions of the question',
        'Ask which data or texts can answer it',
        'Send the best with a half-page plan of the {thesis}',
      ],
      5,
      { when: { level: 'beginner', unsaid: [...data, ...drafted, ...handedIn] } },
    ),
    step(
      'Agree dates and rough drafts with your supervisor',
      'Meet, even after a long silence: one sentence of apology is enough. Ask what they want to see, in which state, by when they answer, and fix a meeting every two to three weeks until the {thesis} is in.',
      ['Send one page: state, plan, two questions', 'Fix the next three dates', 'Write a summary on the same day'],
      2,
      { when: { unsaid: handedIn }, waitDays: 4 },
    ),
    step(
      'Have the draft read by somebody who knows nothing of it',
      'One outside reader and one from the field, with a date and three questions: where did you get lost, what is claimed without proof, what could go? Their marks decide the order of work, not your doubts.',
      ['Ask both readers for a day', 'Send the draft with three questions', 'Mend first what both marked'],
      4,
      { waitDays: 7, when: { said: drafted, unsaid: handedIn } },
    ),
    step(
      'Put each table and figure of your data on the table',
      'Data is there, so let it tell the order: lay out every result, write one sentence below each, and choose the five that answer the question. The core chapter is these five in the right order.',
      ['Print every table and figure', 'Write one sentence below each', 'Choose five and put them in order'],
      5,
      { when: { said: data, unsaid: [...drafted, ...handedIn] } },
    ),
    step(
      'Write the core chapter of the {thesis} as a rough version',
      'Begin with methods or results, not with the introduction. Write 300 to 500 words a session, mark gaps with XX, and do not correct on the way. Finish a session with a note on what comes next.',
      [
        'Set up the faculty template, a reference manager and a backup in two places',
        'Write half a page on what the chapter must show',
        'Send the rough pages of the {thesis} after two weeks',
      ],
      38,
      {
        when: { unsaid: [...drafted, ...handedIn] },
        resources: 'Free reference manager: https://www.zotero.org',
        measured: 'Write the first {25%} as a rough version',
      },
    ),
    step(
      'Close the gaps in data, reading or argument',
      'Read the rough version once and list the questions that really block the argument, at most ten. Answer these only; everything else goes on a list for later papers.',
      [
        'List the ten worst gaps',
        'Give each gap a limit in hours',
        'Show figures and tables of the {thesis} to one colleague',
      ],
      20,
      { when: { weeksFrom: 10, unsaid: handedIn }, measured: 'Reach {50%} and close the ten worst gaps' },
    ),
    step(
      'Write the remaining chapters to a full draft',
      'Write discussion and background first, introduction and abstract last. Aim at a complete rough draft of the {thesis} four to six weeks before the date. A writing group helps you to keep the hours.',
      [
        'Give every section a date',
        'Find a partner for two writing sessions a week',
        'Send the full draft to the supervisor',
      ],
      40,
      { when: { unsaid: [...drafted, ...handedIn] }, measured: 'Reach {80%} with every section there' },
    ),
    step(
      'Revise the {thesis} in three rounds, one thing at a time',
      'In the first round check the argument: does each paragraph say one thing? In the second check sources and figures, in the third the language, aloud or with a second reader. Then stop.',
      ['Ask two people to read, with a date', 'Check each source against the list', 'Read the {thesis} aloud once'],
      22,
      { when: { unsaid: handedIn }, daysBefore: 10 },
    ),
    step(
      'Format, print, upload and hand in the {thesis}',
      'Plan two full days for layout, table of contents, declaration, page numbers and PDF. Hand in two days early and keep the receipt. If there is a defence, book three rehearsals now.',
      [
        'Do a test upload',
        'Book printing and binding of the {thesis} a week before',
        'File the receipt and tell your supervisor',
      ],
      10,
      { when: { unsaid: handedIn }, daysBefore: 2, measured: 'Hand in all {total} and keep the receipt' },
    ),
    step(
      'Read your {thesis} with the eyes of an examiner',
      'One page a chapter: claim, proof, weakest point, your honest answer. List every mistake you find; knowing them is better than being surprised. It is done when you can say the whole in two minutes.',
      ['Write one page for each chapter', 'List mistakes and open points', 'Say the whole in two minutes'],
      8,
      { when: { said: handedIn } },
    ),
    step(
      'Write fifteen questions and answer them aloud',
      'Why this method, what would you do differently, what does it change, who would disagree? Ask supervisor and colleagues for three each. Short answer first, then the reason; saying that you do not know is allowed.',
      ['Collect fifteen questions', 'Answer five a day aloud', 'Ask two people to press you'],
      5,
      { when: { said: handedIn } },
    ),
    step(
      'Hold the talk three times before people',
      'Once for friends, once for the group, once in the room with the clock. Cut until it is two minutes shorter than allowed. Note each question and add it to the list.',
      ['Rehearse with two friends', 'Rehearse with your group', 'Check slides and plug in the room'],
      6,
      { when: { said: handedIn } },
    ),
    step(
      'Pass the defence and send the corrections',
      'Bring the {thesis} with slips, water and paper. Write the questions down while they speak. Afterwards ask for the corrections as a list with a date, do the small ones in the same week, and order the certificate.',
      ['Mark the key pages with slips', 'Ask for a list of corrections', 'Hand in the final copies'],
      10,
      { when: { said: handedIn } },
    ),
  ],
  suggestions: [
    tip(
      'Write before you open the mail',
      'Mail takes the best hour of the day if you let it.',
      'Laptop offline',
      'Ninety minutes, then the world',
    ),
    tip(
      'Stop in the middle of a sentence',
      'The next start is the hardest part.',
      'A note: next I will',
      'Open that page first',
    ),
    tip(
      'Keep a list for later ideas',
      'Good thoughts for other papers cost weeks.',
      'One page at the end',
      'Look at it after handing in',
    ),
    tip(
      'Count sessions instead of pages',
      'You can decide to sit down four times, but not how many pages come.',
      'Four crosses a week',
      'A small treat at twenty',
    ),
    tip(
      'Meet to write in silence',
      'Most people keep going longer when others work beside them.',
      'Say the aim, write, report',
      'Twice a week, also online',
    ),
    tip(
      'Use sentences as headings',
      'They show whether the argument holds.',
      'Read only the headings',
      'Move what does not follow',
    ),
    tip(
      'Ask three precise questions',
      'Supervisors answer those faster than thirty pages.',
      'Page and paragraph',
      'Say what you think yourself',
    ),
    tip(
      'Learn from another {thesis} that passed',
      'Length and tone become clear at once.',
      'Two from your department',
      'Copy the structure, not the words',
    ),
    tip(
      'Describe each figure in two lines',
      'What it shows and why it is there.',
      'Before you draw it',
      'No line, no figure',
    ),
    tip('Visit the writing centre', 'An outside reader costs nothing there.', 'One appointment', 'Bring two pages'),
    tip(
      'Take a whole day off each week',
      'Pages written when exhausted usually have to be written again.',
      'Same day',
      'No guilt, it is in the plan',
    ),
    tip(
      'Test the backup once',
      'A lost chapter costs a month.',
      'Two places, one of them online',
      'Get one file back as a trial',
    ),
    tip(
      'Tell the family when the last weeks are',
      'They need to know when it ends.',
      'Which evenings',
      'What you do afterwards together',
    ),
  ],
};
