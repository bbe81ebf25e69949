import { type Kind, step, tip } from '../kind.ts';

const bible = ['bible/testament/genesis/gospels'];

export const readHolyBook: Kind = {
  id: 'read-holy-book',
  category: 'personal',
  name: 'Read a holy book from start to end',
  slots: {
    text: {
      words: [
        'New Testament',
        'Old Testament',
        'Bible|the bible|scripture',
        'Quran|koran',
        'Torah|tanakh',
        'Bhagavad Gita|gita',
        'Book of Mormon',
        'Guru Granth Sahib',
        'psalms',
        'gospels|gospel',
        'Talmud|daf yomi',
        'Upanishads|vedas',
        'Pali canon|dhammapada',
      ],
      otherwise: 'holy book',
    },
  },
  ask: {
    question: 'In what time, and have you tried before?',
    chips: ['In one year', 'In a few months', 'I got stuck last time'],
  },
  hoursAWeek: 2,
  weekly: 'Read on six days; the seventh is for catching up and one question',
  measures: ['chapters', 'books', 'pages', 'surahs', 'juz', 'psalms', 'verses'],
  overview:
    'You will choose a translation you like to read, a plan with free days, read at one fixed time with a note each day, get help at the hard books, and finish with others who ask questions.',
  approach:
    'About fifteen minutes a day are enough to read a long holy book in a year. People stop at laws and lists around week six: there you read faster, listen, or take a page of introduction.',
  done: 'You have read the last chapter, and your notebook holds one sentence for most days.',
  steps: [
    step(
      'Choose the translation by reading one page in three',
      'Compare the same page: which do you understand aloud? Take print large enough, or audio. Ask your community which {text} they use.',
      ['Compare three translations', 'Buy or borrow one', 'Read the first page today'],
      0.6,
    ),
    step(
      'Take a plan with free days',
      'From start to end, by time, or mixed with psalms. Six days a week, one free. Two tracks work well: a long book and a short one. Tick on paper.',
      ['Print a plan for the {text}', 'Fix hour and chair', 'Mark the free day'],
      0.5,
      { when: { unsaid: bible } },
    ),
    step(
      'Take a plan of four chapters on six days a week',
      'The Bible has 1,189 chapters, so four a day on six days leave five weeks for illness and travel. Marks on the way: the five books of Moses after eight weeks, the history books after five months, the prophets after nine, the New Testament in the last quarter. If it begins on a set day, choose translation and plan before it.',
      ['Print the plan and write the four marks on it', 'Fix hour and chair', 'Mark the free day'],
      0.5,
      { when: { said: bible } },
    ),
    step(
      'Read the first two weeks with one note a day',
      'What happens, what strikes me, what do I not understand? One line. No commentary in the first reading unless you are lost.',
      ['Read each day at the same time', 'Write one line', 'Collect questions'],
      3,
      { measured: 'Read the first {20%}' },
    ),
    step(
      'Get a map and an introduction',
      'Who wrote, when, to whom, what kind of text: story, law, song, letter, vision? A page for each part of the {text} is enough, or a five-minute film.',
      ['Read the introduction to the next part', 'Draw a line of times', 'Mark people on a map'],
      2,
    ),
    step(
      'Get through the hard parts by ear and speed',
      'Laws, lists, battles, repetitions: listen while walking, read two chapters quickly, note only what surprises. Hard passages go on the list of questions, they need not be solved today.',
      ['Listen to the hard chapters', 'Go on after two days at most', 'Write three questions'],
      10,
    ),
    step(
      'Ask your questions in a group or to a teacher',
      'Monthly with people who read the {text} too, or one hour with somebody who teaches it. Bring what angers you as well.',
      ['Find group or teacher', 'Bring three questions', 'Write what you learned'],
      4,
      { measured: 'Reach {50%} and talk about it' },
    ),
    step(
      'Catch up without guilt',
      'Behind by more than a week? Go on with today’s page and read the missed ones on free days, or move the end. Never read thirty chapters on a Sunday.',
      ['Count the missed pages', 'Move the plan', 'Read today’s page first'],
      2,
    ),
    step(
      'Finish the {text} and choose the slow second way',
      'Read the last chapter aloud with somebody. Go through your notes and copy ten sentences. Next: one book slowly, or by heart.',
      ['Read the end aloud', 'Copy ten sentences', 'Choose the next'],
      3,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip('Read aloud alone', 'It was meant for ears.', 'One chapter', 'Slowly'),
    tip('Leave the book open on the table', 'Seen is read.', 'Pencil in it', 'Lamp'),
    tip('Use audio on the way', 'Twenty minutes are three chapters.', 'Same voice', 'Replay'),
    tip('Read with your partner', 'Each a paragraph.', 'Breakfast', 'No lecture'),
    tip('Write in the margin', 'It becomes yours.', 'Date', 'Question marks'),
    tip('Keep a list of people', 'Names return.', 'Family tree', 'One page'),
    tip('Start with a short book', 'Success first.', 'Mark, Ruth, Jonah', 'An evening'),
    tip('Read a children’s edition beside', 'It shows the thread.', 'With kids', 'Pictures'),
    tip('Send one sentence a day', 'A friend waits for it.', 'Chat', 'No comment'),
    tip('Take it on holiday', 'Long chapters at the lake.', 'Thin edition', 'Shade'),
    tip('Change the hour if it fails', 'Morning, lunch, night.', 'Two weeks', 'Then keep'),
    tip('Celebrate halfway', 'Cake after the prophets.', 'Friends', 'Read a favourite'),
  ],
};
