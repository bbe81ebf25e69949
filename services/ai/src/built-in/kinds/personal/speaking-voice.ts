import { type Kind, step, tip } from '../kind.ts';

export const speakingVoice: Kind = {
  id: 'speaking-voice',
  category: 'personal',
  name: 'Speak clearly with a stronger voice',
  slots: {
    trouble: {
      words: [
        'mumbling|mumble|swallow my words',
        'quiet voice|too quiet|soft voice|quiet|voice is tiny',
        'fast speech|too fast|fast talker|talk too fast|speak too fast',
        'flat voice|monotone|boring voice',
        'shaky voice|shaking voice|trembling|voice shakes',
        'high voice|squeaky voice|deeper voice',
        'lisp',
        'hoarse voice|hoarse|losing my voice|raspy',
        'filler words|um|ums',
      ],
      otherwise: 'unclear speech',
    },
  },
  ask: {
    question: 'What do others say about how you speak?',
    chips: ['Too quiet', 'Too fast or mumbling', 'Flat or shaky'],
  },
  hoursAWeek: 2,
  weekly: 'Ten minutes of breath, mouth and reading aloud on five days',
  overview:
    'You will record how you sound, learn low breath, open mouth and pauses, read aloud daily, and use it in places that grow from phone to room.',
  approach:
    'Volume comes from breath and open vowels and not from pressing. A slower pace with pauses solves half of all cases. Ten minutes daily for six weeks change habits; a coach or speech therapist shortens it.',
  done: 'In a recording from the other end of a room every word can be understood, and two people have noticed.',
  cautions: [
    'Hoarseness of more than three weeks, pain, lumps or trouble with swallowing belong to a doctor. Sudden slurred speech is an emergency. A speech therapist treats lisp, tremor and stammer.',
  ],
  steps: [
    step(
      'Record yourself near and from across the room',
      'Two minutes free talk, then the same from five metres. Listen once and note pace, ends of words, volume, fillers. Ask a kind person for one sentence about your {trouble}.',
      ['Record near and far, and listen for your {trouble}', 'Note three things', 'Ask one person'],
      0.5,
    ),
    step(
      'Breathe low and let the sound out',
      'Hand on belly, in through the nose, out on sss for twenty seconds, then on mmm, then on a counting. Shoulders stay down. Five minutes a day for a week.',
      ['Do the breath exercise each morning', 'Count to thirty on one breath'],
      2,
    ),
    step(
      'Open mouth and finish each word',
      'Cork or thumb between teeth for one paragraph, then without. Final t, d, k. Tongue twisters slowly. This helps most with {trouble}.',
      ['Read one paragraph with the cork', 'Read it again without', 'Practise three twisters slowly'],
      3,
    ),
    step(
      'Set pauses and a slower pace',
      'Mark breaths in a text with strokes, one thought each. About 130 to 150 words a minute. Where you would say um, close the mouth and breathe.',
      ['Mark a page and read it aloud', 'Time 150 words', 'Count fillers in a call'],
      3,
    ),
    step(
      'Give the voice melody',
      'Read a children’s book with three voices, stress one word in each sentence, let the voice fall at the end. Hum up and down to find your easy pitch; do not press it lower.',
      ['Read to a child or alone', 'Underline one word in each sentence', 'Hum for two minutes'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Use it in small real situations',
      'Order in a bakery so that the last person hears, call instead of writing, ask one question in a meeting. Stand on both feet, look at one person, speak to the far wall.',
      ['Do three small situations a week', 'Begin sentences only after breathing', 'Ask whether they heard you'],
      3,
    ),
    step(
      'Speak to a group and record it again',
      'Two minutes at a supper, club, class or meeting. Compare with the first recording and your {trouble}. Done when the far recording is clear; keep the warm-up.',
      ['Prepare one story of two minutes', 'Record it from the back', 'Choose one next thing'],
      2,
    ),
  ],
  suggestions: [
    tip('Warm up in the shower', 'Steam and humming.', 'Two minutes', 'Lips loose'),
    tip('Drink water, clear less', 'Clearing the throat hurts cords.', 'Swallow instead', 'Sip'),
    tip('Sit on the front edge', 'Breath gets room.', 'Feet flat', 'Phone at eye level'),
    tip('Smile on the phone', 'It is heard.', 'Stand up', 'Slower'),
    tip('Copy a newsreader', 'One minute a day.', 'Speak along', 'Record'),
    tip('Talk to the last row', 'Volume follows the eyes.', 'One face', 'Finish the word'),
    tip('Read poems aloud', 'Short and with rhythm.', 'One a week', 'By heart'),
    tip('Join a choir', 'Breath is trained for free.', 'Weekly', 'Any voice'),
    tip('Rest the voice after shouting', 'Whispering strains more.', 'Silence', 'Warm tea'),
    tip('Put um in a jar', 'Family counts kindly.', 'One evening', 'Laugh'),
    tip('Test the microphone', 'Often the voice is fine.', 'Closer', 'Fan off'),
    tip('Book three hours with a coach', 'They hear it at once.', 'Ask actors', 'Homework'),
  ],
};
