import { type Kind, step, tip } from '../kind.ts';

/** A spoken part belongs to it. */
const defended = ['defend/defending/defence/defense/present/presentation/committee/panel/viva', 'pass my? proposal'];

/** A draft is there. */
const drafted = [
  'draft/drafts is/are? done/written/ready/finished/back',
  'have/got/wrote/written a/my/the _? draft',
  'chapter/chapters one/1/two/2 is/are done/written/finished',
  'revise/revising/revisions',
];

export const thesisProposal: Kind = {
  id: 'thesis-proposal',
  category: 'profession',
  name: 'Finish and defend my research proposal',
  slots: {
    work: {
      words: [
        'dissertation proposal',
        'thesis proposal',
        'prospectus',
        'PhD proposal|phd proposal|doctoral proposal',
        'research proposal',
        'capstone proposal',
        'concept paper',
        'transfer report|upgrade report|confirmation report|confirmation of candidature',
      ],
      otherwise: 'proposal',
    },
  },
  ask: {
    question: 'What is written already, who sits on the committee, and is there a day?',
    chips: ['Only a topic so far', 'Drafts of some chapters', 'The day is fixed'],
  },
  hoursAWeek: 8,
  weekly: 'Write on four mornings and send your adviser one page on Friday',
  overview:
    'Your {work} is a plan for research, so you write problem, literature and method, and no results. The days are counted back from the defence: committee reading time first, then your adviser’s corrections, then your drafts.',
  approach:
    'Committees ask three things: is the question clear, is the gap real, can this person do it in the time? A narrow question with a method you can carry out passes sooner than a wide one. What usually goes wrong is reading without end and a committee that is asked for a day in the last month.',
  done: 'The committee has passed the {work}, with its conditions written down and met.',
  steps: [
    step(
      'Count back from the day of the {work} and book the committee',
      'Look up in the handbook how long before the meeting the committee must have the text, mostly two to four weeks, and which forms go with it. Add two weeks for your adviser and one spare, and offer the members three days now. Ask for two examples that passed in your department: headings, pages and sources are the measure for yours.',
      ['Read the page of the handbook', 'Send the members three possible days', 'Get two examples that passed'],
      1.5,
    ),
    step(
      'Fix problem, question and purpose on one page',
      'What is known, what is not, why it matters and to whom, what you will ask, of whom, by which method. Have your adviser say yes to this page before a chapter is written. Test: could somebody answer the question with your data in a year?',
      ['Write the page in one morning', 'Read it to somebody outside the field', 'Get the adviser’s yes'],
      6,
      { when: { unsaid: drafted } },
    ),
    step(
      'Turn the remarks on your draft into a list',
      'Every remark in one table: what it asks, what you do, done. First those on question and method, since they change pages; language last. Where two members contradict each other, ask your adviser to decide.',
      ['Enter all remarks', 'Sort into large and small', 'Ask where they contradict'],
      3,
      { when: { said: drafted } },
    ),
    step(
      'Read to four themes and write the literature part',
      'Thirty to sixty sources are mostly enough. One line each in a table: question, method, finding, gap. Group them into three or four themes, and let each section end with what is missing. Stop reading when new papers cite the old ones.',
      ['Keep the table of sources', 'Name four themes', 'Write one theme a week'],
      30,
    ),
    step(
      'Write the method so that another person could do it',
      'Design, people or material and how you reach them, number and why, instruments, steps, analysis for each question, limits, a timeline with a month spare. A table shows question, data and analysis side by side. Ask the ethics board now about its order and days: it often takes four to eight weeks, and in many places wants the passed proposal first.',
      [
        'Make the table of question, data and analysis',
        'Ask who gives access',
        'Ask the ethics board about order and days',
      ],
      24,
    ),
    step(
      'Give the whole {work} to your adviser and mend it',
      'One file, consistent headings, sources complete. Ask for large remarks first. Read your own text aloud, check that question, gap and method name the same things in the same words.',
      ['Send the file with two questions', 'Mend large things first', 'Check all sources'],
      12,
      { waitDays: 14 },
    ),
    step(
      'Send the {work} to the committee with the forms',
      'By the day of the handbook at the latest, in the form they like, with room or link and length. Ask each member whether there is a worry that you should know beforehand.',
      ['Send text and forms', 'Confirm room or link', 'Ask each for the largest worry'],
      1.5,
      { daysBefore: 21, when: { weeksFrom: 8 } },
    ),
    step(
      'Make twelve slides and defend twice before friends',
      'Problem, gap, question, method, analysis, limits, timeline: fifteen to twenty minutes. Let two students ask the ten hardest questions: why this sample, why not the other method, what if access fails? Answer in three sentences, and say so when you do not know.',
      ['Make twelve slides', 'Write ten hard questions', 'Rehearse twice with a clock'],
      10,
      { when: { said: defended } },
    ),
    step(
      'Hold the meeting and settle the conditions the same day',
      'Take notes or let a friend take them. At the end read the conditions back: what, how much, who checks, by when. Send the list by mail that evening, do the changes within two weeks, and have the form signed.',
      ['Read the conditions back', 'Mail the list that evening', 'Get the signatures'],
      8,
    ),
  ],
  suggestions: [
    tip('Write before you read mail', 'The morning hour is the best.', 'Forty-five minutes', 'Door closed'),
    tip('Stop at a half sentence', 'You begin easily next day.', 'Note the next step', 'Close'),
    tip('Attend somebody else’s defence', 'You hear what is asked.', 'Ask to sit in', 'Write down questions'),
    tip('Use a reference program', 'By hand it costs days.', 'One folder', 'Own notes'),
    tip('Show the adviser a page a week', 'Surprises become small.', 'Friday', 'Two questions'),
    tip('Write with another student', 'Silent calls help.', 'Twice a week', 'Say the aim'),
    tip('Say what you leave out', 'It shows that you can judge.', 'Three sentences', 'In the limits'),
    tip('Try the method on two people', 'A small pilot shows faults.', 'Ask about ethics first', 'Time it'),
    tip('Keep the deleted in a file', 'Cutting becomes easy.', 'Dated', 'Never reread'),
    tip('Check the number of pages', 'Longer is not safer.', 'Handbook', 'Examples'),
    tip('Know three papers by heart', 'They will be asked about.', 'Authors', 'Method'),
    tip('Plan a free evening after it', 'Whatever they decide.', 'Friends', 'No laptop'),
  ],
};
