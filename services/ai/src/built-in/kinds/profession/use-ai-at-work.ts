import { type Kind, step, tip } from '../kind.ts';

export const useAiAtWork: Kind = {
  id: 'use-ai-at-work',
  category: 'profession',
  name: 'Use AI tools well at work',
  slots: {
    work: {
      words: [
        'teaching|lessons|school',
        'writing|texts|copy',
        'coding|programming|code',
        'marketing|social media',
        'law|legal|contracts',
        'design|images',
        'customer service|support|emails',
        'accounting|bookkeeping|finance',
        'research|studies',
        'HR|recruiting',
        'office|admin|minutes|meetings',
        'sales',
        'care|practice|hospital',
        'trade|craft|quotes',
      ],
      otherwise: 'daily',
    },
  },
  ask: {
    question: 'Which task eats most of your time, and is AI allowed where you work?',
    chips: ['Texts and mails', 'Tables and reports', 'Not sure what is allowed'],
  },
  hoursAWeek: 3,
  weekly: 'Do one real task with and without the tool and note minutes and faults',
  overview:
    'You find out what is allowed, choose three {work} tasks that eat time, learn to give context, examples and checks, and build five prompts you reuse. Minutes saved and faults found decide what stays.',
  approach:
    'The tool writes fluently and is sometimes wrong, so you stay answerable. What goes wrong is pasting private data, trusting sources it invents, and trying ten tools at once.',
  done: 'Three tasks are faster by half with no more faults, and your team has a page with rules and prompts.',
  cautions: [
    'Never enter names, health, customer or company secrets unless your employer has a contract for that tool. Check facts, figures, law and quotations at the source.',
  ],
  steps: [
    step(
      'Ask which tools and data are allowed',
      'Employer’s rule, data law, professional secrecy, school rules. If there is none, ask and use only made-up or public data meanwhile.',
      ['Ask boss or IT in one mail', 'List data you never enter', 'Open one allowed tool'],
      0.5,
    ),
    step(
      'List your ten {work} tasks and choose three',
      'Minutes a week, how bad a fault is, how easy to check. Begin with much time, easy check, small harm: drafts, summaries, rewording, ideas, formulas, minutes.',
      ['Log {work} tasks for three days', 'Mark how easy a fault is seen', 'Choose three'],
      1,
    ),
    step(
      'Learn to brief it like a new colleague',
      'Role, aim, reader, facts, example of good, length, what to avoid, ask me three questions first. Then correct: shorter, warmer, my words. Save what worked.',
      ['Brief one {work} task in six lines', 'Give one good example', 'Ask it for questions first'],
      3,
    ),
    step(
      'Build a check for each task',
      'Numbers against the source, names, dates, links opened, law in the text itself, tone read aloud, calculation by hand on one row. Write it as five ticks.',
      ['Write five ticks per {work} task', 'Find one error on purpose', 'Never send unread'],
      2,
    ),
    step(
      'Make five prompts for {work} you reuse',
      'Template with brackets: [reader], [facts], [length]. Put them where you work, with one good result each.',
      ['Write the first two', 'Test with three cases', 'Save with an example'],
      3,
    ),
    step(
      'Let it work with tables, files or long texts',
      'Summaries with quotations and page, formulas explained, survey comments grouped, minutes to tasks. Remove personal data first; count groups yourself once.',
      ['Try one file without private data', 'Ask for quotations with page', 'Check a sample of ten'],
      5,
    ),
    step(
      'Measure four weeks of {work} with and without',
      'Minutes, corrections, complaints, what you enjoy. Drop what does not save a third. Time saved gets a purpose.',
      ['Keep a small table', 'Drop what saves little', 'Decide what the time is for'],
      2,
    ),
    step(
      'Share rules, prompts and results with the team',
      'One page: allowed, never, five prompts, checks, who decides. Show one live task in ten minutes with a mistake in it.',
      ['Write the page', 'Show one task live', 'Agree a review in three months'],
      2,
    ),
  ],
  suggestions: [
    tip('Keep one skill by hand', 'You still need judgement.', 'Weekly', 'Without tool'),
    tip('Ask for counter-arguments', 'Better thinking.', 'Three', 'Strongest'),
    tip('Let it quiz you', 'Learning tool.', 'Ten questions', 'Hard ones'),
    tip('Start a new chat per task', 'Less confusion.', 'Title', 'Delete'),
    tip('Say that you do not want praise', 'Clearer answers.', 'Critic', 'Score'),
    tip('Test on what you know well', 'You see its errors.', 'Own field', 'Note'),
    tip('Label AI images and texts where due', 'Trust and law.', 'Policy', 'Client'),
    tip('Use dictation for first drafts', 'Quick notes.', 'Walk', 'Clean up'),
    tip('Compare two tools once', 'Then stop.', 'Same task', 'Table'),
    tip('Watch cost and licences', 'Small sums add.', 'Monthly', 'Cancel'),
    tip('Follow one good source', 'Not twenty.', 'Weekly', 'Field'),
    tip('Ask pupils or clients openly', 'What is fine for them.', 'Survey', 'Rule'),
  ],
};
