import { type Kind, step, tip } from '../kind.ts';

export const useAiTools: Kind = {
  id: 'use-ai-tools',
  category: 'personal',
  name: 'Learn to use AI tools in daily life',
  slots: {
    use: {
      words: [
        'writing|letters|emails',
        'studying|learning|homework',
        'pictures|images|photos',
        'cooking|meals|recipes',
        'travel plans|travel|trips',
        'translation|translate|languages',
        'applications|cv|job search',
        'spreadsheets|excel|office work|work',
        'planning|organising',
        'coding|programming',
        'music|songs',
        'health questions|doctor letters',
      ],
      otherwise: 'daily tasks',
    },
  },
  ask: {
    question: 'What would you like it to do for you?',
    chips: ['Write and plan', 'Learn and understand things', 'Pictures, music or code'],
  },
  hoursAWeek: 1.5,
  weekly: 'Three real tasks, each compared with how you did it before',
  overview:
    'You will choose one tool and three real tasks, learn to ask well, check what comes back, keep private things out, build ten prompts of your own, and decide what you still do yourself.',
  approach:
    'It writes fluently and is sometimes plainly wrong, so use it where you can check. Good requests name role, aim, facts, form and an example. Twenty minutes on your own tasks teach more than courses.',
  done: 'You use it for three tasks each week, have ten own prompts, and can say for what you do not use it.',
  cautions: [
    'Never enter passwords, card numbers, or others’ private data. For health, law and money check with a professional source. Ask school or employer what is allowed and say openly where it helped.',
  ],
  steps: [
    step(
      'Choose one tool and three real tasks',
      'One of the known assistants, free version. Tasks of this week in {use}, small enough to check in ten minutes. Read what it does with your data and switch off training with it where you can.',
      ['Choose the tool', 'Write three tasks', 'Set the privacy switches'],
      0.4,
    ),
    step(
      'Ask in five parts and compare',
      'Say who you are, what you want, the facts, the form and length, and give an example you like. Ask the same once poorly and once well, and put the answers side by side.',
      ['Write one request in five parts', 'Compare with a one-line request', 'Ask: what is missing?'],
      0.8,
    ),
    step(
      'Check an answer until you find a mistake',
      'Names, numbers, sources, quotations. Search two statements in a trustworthy place. Ask for the source and open it. You learn how sure false things sound.',
      ['Check three statements', 'Note what was wrong', 'Write your rule for checking'],
      0.8,
    ),
    step(
      'Work in rounds on one task of {use}',
      'First outline, then parts, then criticism, then your own words. Tell it what you dislike. Keep the last word and your own tone.',
      ['Do one task in four rounds', 'Ask for three weaknesses', 'Rewrite the end by hand'],
      2,
    ),
    step(
      'Collect ten prompts of your own',
      'Write them for {use} and two other fields: summarise a letter, plan meals from the fridge, explain it like a teacher, quiz me, make a table. Save them in a note.',
      ['Save one prompt a day', 'Improve the three you use most'],
      1.5,
    ),
    step(
      'Try pictures, voice and files',
      'Photograph a form, talk while walking, upload a table without names, make an invitation. See where it helps and where it wastes time.',
      ['Try voice once', 'Try a picture or file without private data', 'Note minutes saved'],
      1.5,
    ),
    step(
      'Set your own limits',
      'What do you do yourself: thinking first, personal letters, children’s homework, feelings? Try alone for ten minutes before you ask. Mark where it helped in {use}.',
      ['Write three limits', 'Tell family or team', 'Try first, then ask'],
      0.5,
    ),
    step(
      'Look at four weeks and teach somebody',
      'What saved time, what made worse? Cancel what you do not use. Show a friend one task of {use}, with the checking included.',
      ['Compare time and quality', 'Cancel unused tools', 'Show one person'],
      0.8,
    ),
  ],
  suggestions: [
    tip('Ask it to ask you first', 'Three questions make it better.', 'Before writing', 'Answer short'),
    tip('Give a sample of your style', 'It copies tone.', 'Ten lines', 'Own'),
    tip('Use it as examiner', 'Questions help you remember.', 'Ten a day', 'No answers first'),
    tip('Say what not to do', 'No lists, no jargon.', 'One line', 'Repeat'),
    tip('Start a new chat for new things', 'Old talk muddles.', 'Title', 'Delete'),
    tip('Ask for both sides', 'Then decide.', 'Table', 'Doubts'),
    tip('Keep names out', 'Letters instead.', 'A, B', 'Dates rough'),
    tip('Time it', 'Some things are faster by hand.', 'Ten minutes', 'Note'),
    tip('Read terms on training', 'One switch.', 'Settings', 'Yearly'),
    tip('Let children see mistakes', 'Good lesson.', 'Together', 'Check'),
    tip('Follow one calm source', 'News is loud.', 'Monthly', 'Library'),
    tip('Do one thing by hand a day', 'Skills stay.', 'Letter', 'Sum'),
  ],
};
