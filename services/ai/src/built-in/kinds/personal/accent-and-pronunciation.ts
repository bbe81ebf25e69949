import { type Kind, step, tip } from '../kind.ts';

export const accentAndPronunciation: Kind = {
  id: 'accent-and-pronunciation',
  category: 'personal',
  name: 'Speak with a clearer accent',
  slots: {
    language: {
      words: [
        'English',
        'German',
        'French',
        'Spanish',
        'Italian',
        'Portuguese',
        'Dutch',
        'Swedish|danish|norwegian',
        'Mandarin|chinese',
        'Japanese',
        'Arabic',
        'Russian',
      ],
      otherwise: 'your new language',
    },
    sound: {
      words: [
        'th',
        'r|rs',
        'w and v|v and w',
        'l and r',
        'vowels|vowel',
        'h',
        'tones|tone',
        'stress|intonation|melody',
        'sh and s|sh',
        'nasal vowels',
      ],
      otherwise: 'difficult sounds',
    },
  },
  ask: {
    question: 'Who does not understand you, and where?',
    chips: ['Phone and meetings at work', 'I want a standard or other accent', 'For a role or exam'],
  },
  hoursAWeek: 3,
  weekly: 'Fifteen minutes of listening and repeating on five days, one recording',
  overview:
    'You will hear yourself as others do, choose the four things that hinder understanding, train ear before mouth, copy one speaker line by line, and carry it into calls and meetings.',
  approach:
    'Clear is the aim, not losing where you come from. Stress, pauses and pace matter more for being understood than single sounds, so they come early. Short daily practice aloud changes muscles; weekly long sessions do not.',
  done: 'Two people who did not understand you before write down nearly all of a one-minute recording.',
  cautions: [
    'If speech has changed suddenly, or the face droops, ring the emergency number. For slurred speech, a lisp or hoarseness of over three weeks see a doctor or speech therapist.',
  ],
  steps: [
    step(
      'Record two minutes and let a stranger write it',
      'Read a paragraph in {language}, then talk freely. Somebody who does not know you, or dictation on the phone, writes what they hear. Mark where it goes wrong.',
      ['Record reading and free talk', 'Let dictation or a stranger write it', 'Mark the wrong words'],
      0.7,
    ),
    step(
      'Choose four things to work on',
      'One or two sounds that change words ({sound}), word stress, sentence melody, pace. A speech coach or teacher finds them in one hour.',
      ['Sort the mistakes', 'Ask a teacher or coach for one hour', 'Write the four things on a card'],
      1,
    ),
    step(
      'Train the ear with pairs of words',
      'Ten minutes a day: which of two did I hear? Programs for minimal pairs do it. When you score nine of ten on {sound}, the mouth follows.',
      ['Do twenty pairs a day', 'Say the pair after the voice', 'Note your score'],
      3,
    ),
    step(
      'Learn mouth, tongue and breath for each sound',
      'Mirror, finger on lips, paper before the mouth. Slow alone, then in words, then in sentences you really use in {language}. Two hundred repeats, ten minutes, several days.',
      ['Look up how to make {sound}', 'Practise before a mirror', 'Make five sentences from your work'],
      4,
    ),
    step(
      'Set stress, pauses and pace',
      'Mark the strong syllable in each long word and the one strong word in each sentence; breathe at commas. Speak a third slower at numbers and names. Clap the rhythm.',
      ['Mark a text with stress and pauses', 'Read it in three tempos', 'Practise ten words of your trade'],
      4,
    ),
    step(
      'Copy one speaker line by line',
      'Choose a voice you like in {language}. Listen to a sentence three times, speak along, record, compare. Two minutes of speech a week until it sits.',
      ['Choose a clip of two minutes', 'Speak along ten times', 'Compare recordings'],
      8,
    ),
    step(
      'Use it in three real situations a week',
      'Ordering, a call, one point in a meeting. Tell one colleague what you work on and ask for a sign. Begin with prepared sentences.',
      ['Write the opening sentence', 'Call instead of mailing', 'Ask one person for feedback'],
      4,
    ),
    step(
      'Record again and let the stranger write',
      'Same text and two new minutes. Compare with the first. It is done when nearly all is right; keep five minutes of {language} aloud each day.',
      ['Record the same text', 'Count the wrong words', 'Choose one next thing'],
      1,
    ),
  ],
  suggestions: [
    tip('Read aloud to a child', 'Slow and lively at once.', 'Ten minutes', 'Picture book'),
    tip('Keep a list of words to avoid guessing', 'Names and places.', 'Ask a native', 'Mark stress'),
    tip('Smile with the back teeth apart', 'Vowels open.', 'Mirror', 'Yawn first'),
    tip('Use dictation daily', 'It is a strict listener.', 'Shopping list', 'Numbers'),
    tip('Say numbers twice', 'Fifteen or fifty?', 'Digit by digit', 'Write them'),
    tip('Leave fillers', 'A pause sounds surer.', 'Breathe', 'Close the mouth'),
    tip('Hum before calls', 'The voice is warm.', 'One minute', 'Lips loose'),
    tip('Sing in the language', 'Melody teaches stress.', 'One song', 'With text'),
    tip('Ask for the sentence again', 'You learn how it sounds.', 'Once more please', 'Repeat it'),
    tip('Join an amateur theatre', 'Speech training for free.', 'Small part', 'Once a week'),
    tip('Keep your own accent with pride', 'Clear and yours go together.', 'Choose what stays', 'No excuse'),
    tip('Record phone messages to yourself', 'Real speech.', 'Weekly', 'Compare'),
  ],
};
