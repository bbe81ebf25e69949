import { type Kind, step, tip } from '../kind.ts';
import { adultBasicsHere } from '../local-work.ts';

export const learnToReadAsAdult: Kind = {
  id: 'learn-to-read-as-adult',
  category: 'personal',
  name: 'Learn to read and write better as an adult',
  slots: {
    use: {
      words: [
        'letters|mail|post|forms|form',
        'books|a book|newspaper|novels',
        'stories for children|read to my kids|read to my children|bedtime stories|grandchildren|grandson',
        'messages|texts|emails|whatsapp|spelling|spell|grammar|punctuation|commas',
        'theory questions|theory test|driving test',
        'menus|menu|signs|labels',
        'papers at work|job|work',
      ],
      otherwise: 'everyday texts',
    },
  },
  ask: {
    question: 'What is hard now?',
    chips: ['I know letters, not much more', 'I read slowly', 'I read well but cannot spell'],
  },
  hoursAWeek: 4,
  weekly: 'One lesson, and fifteen minutes of reading or writing on five days',
  overview:
    'You will find a free course with kind people, name what you want to read first, learn sounds and word parts in small steps, write real messages, and reach the text that you have wanted to read.',
  approach:
    'Millions of adults learn this late; it says nothing about being clever. Short daily practice with real texts from your life works better than school books. A check for dyslexia, eyes and ears saves months.',
  done: 'You have read and written by yourself what you chose at the start, and somebody else has seen it.',
  steps: [
    step(
      'Ring a free adult reading course',
      'Libraries, adult schools and reading charities teach adults free, alone or in small groups, and nobody there laughs. You can phone or send a voice message; somebody can ring for you.',
      [
        'Call the adult literacy line or library',
        'Ask for one-to-one or group, day or evening',
        'Say that you want to read {use} first',
      ],
      0.5,
      { local: adultBasicsHere },
    ),
    step(
      'Choose the first text that matters to you',
      'A story for a child, a letter, a recipe, {use}. Keep it where you see it. The teacher builds the first lessons on it.',
      ['Choose the text', 'Let somebody record it for you to listen along'],
      0.5,
    ),
    step(
      'Have eyes, ears and dyslexia checked',
      'Glasses first, then hearing, then ask the course for a screening. Coloured paper, larger print and a ruler under the line often help the same day.',
      ['Book an eye test', 'Ask the course for a dyslexia check', 'Try larger print'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Learn sounds and word parts step by step',
      'Ten to fifteen minutes a day: one sound, ten words, two sentences. Endings such as -ing and -tion open hundreds of words. Point with a finger; it is allowed.',
      ['Learn one sound group a day', 'Read ten words and two sentences aloud', 'Mark what you know in {use}'],
      16,
    ),
    step(
      'Read along with a voice',
      'Audiobook and book together, subtitles on, songs with text. The same page three days: on the third you read it without the voice.',
      ['Borrow an easy book with audio', 'Read the same page three times', 'Switch on subtitles'],
      8,
    ),
    step(
      'Write one real message a day',
      'Shopping list, greeting, message, a form. First write, then check with a teacher, dictionary or spell-check by voice. Keep ten words a week on a card.',
      ['Write one message a day', 'Keep your own word list for {use}', 'Let someone read one a week'],
      7,
    ),
    step(
      'Use reading where you used to hide',
      'Read the menu, the sign, the letter yourself first, then ask. Tell one person that you are learning; it takes the fear away.',
      ['Do one such thing a week', 'Tell one person', 'Fill in one form with help'],
      4,
    ),
    step(
      'Read your chosen text to somebody',
      'Practise it five times, then read it to a child, at work or to the teacher. It is done. Choose the next one in {use} and the next course.',
      ['Practise five times', 'Read it to somebody', 'Choose the next text'],
      2,
    ),
  ],
  suggestions: [
    tip('Read to a pet or baby', 'Nobody judges.', 'Five minutes', 'Same book'),
    tip('Ask for easy-read versions', 'Offices have them.', 'Large print', 'Plain words'),
    tip('Use text to speech', 'Ears help eyes.', 'Phone setting', 'Follow with a finger'),
    tip('Keep a small notebook', 'Ten words a week.', 'Pocket', 'Cross out'),
    tip('Play word games', 'Letters become friends.', 'With family', 'Easy level'),
    tip('Label your kitchen', 'You read without noticing.', 'Big letters', 'Change'),
    tip('Cook from a recipe', 'Short lines and a result.', 'One a week', 'Read aloud'),
    tip('Choose books made for adults', 'Short and grown-up.', 'Library shelf', 'Quick reads'),
    tip('Learn with a partner', 'Two keep going.', 'Same level', 'Coffee after'),
    tip('Be proud in the group', 'Tell your first letter.', 'Photo', 'Share'),
    tip('Skip the school memories', 'It is different now.', 'Ask to stop', 'Your pace'),
    tip('Take an exam if you like', 'Free certificates exist.', 'Ask the teacher', 'Job or licence'),
  ],
};
