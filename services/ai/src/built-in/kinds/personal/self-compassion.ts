import { type Kind, step, tip } from '../kind.ts';

export const selfCompassion: Kind = {
  id: 'self-compassion',
  category: 'personal',
  name: 'Be kinder to yourself',
  slots: {
    topic: {
      words: [
        'your body|body|weight|looks|mastectomy|scars',
        'mistakes|mistake|failure|failures',
        'perfectionism|perfectionist|standards',
        'your parents|my mum|my dad|my mother|my father|my parents|putting mum|putting dad',
        'parenting|mum|dad|mother|father|kids',
        'work|job|studies',
        'the past|past|what i did',
        'illness|disability|recovery',
        'rest|resting|lazy|me time',
        'caring for others|others|carer',
        'guilt|guilty',
        'a broken relationship|toxic relationship|divorce|breakup',
      ],
      otherwise: 'the things you blame yourself for',
    },
  },
  ask: {
    question: 'What are you hardest on yourself about?',
    chips: ['Mistakes and standards', 'My body or illness', 'I never take a rest'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'Three compassion breaks and one hour that belongs to you',
  overview:
    'You will notice how you talk to yourself about {topic}, learn to answer as you would a friend, and give body and week what they lack. It ends with a month in which a mistake no longer costs you the whole day.',
  approach:
    'Kindness to oneself is not letting everything pass; people who treat themselves fairly go on sooner after a setback. Begin with tone and with the body, as arguments come later. It may feel false or make you sad at first; go slowly and keep it short.',
  done: 'For four weeks you have kept your own hour, and after a mistake you are back to your day within an hour.',
  cautions: [
    'If you hurt yourself, think of not wanting to live, eat far too little or cannot stop thinking of something terrible that happened, call a doctor, therapist or crisis line now; this plan comes after that help.',
  ],
  steps: [
    step(
      'Write to yourself as to a good friend',
      'Think of something about {topic} that weighs on you. What would you write to a friend in the same place? Same tone, same warmth, half a page, then read it aloud.',
      ['Write for fifteen minutes', 'Read it aloud with a hand on your chest'],
      0.5,
    ),
    step(
      'Catch the harsh sentences for a week',
      'Note them word for word with the situation. Whose voice is it, and what does it want to protect you from? Give it a name; then it is a voice and not the truth.',
      [
        'Carry a small notebook',
        'Write three sentences a day about {topic} or anything else',
        'Mark the one that comes most',
      ],
      1,
      { waitDays: 6 },
    ),
    step(
      'Practise the three-sentence break daily',
      'This is hard right now. Others know it too. What do I need in this minute? With a slow breath out each. Two minutes, first on easy occasions, then in bad ones.',
      ['Put the sentences on your phone', 'Do it at one fixed time a day'],
      2,
      { resources: 'Guided exercises: https://self-compassion.org' },
    ),
    step(
      'Write a fair answer to the harshest sentence',
      'Not the opposite, but what is true: I forgot it, and I have carried a great deal this week. What happened, what was my part, what was not, what do I do next?',
      ['Answer five sentences in writing', 'Ask a friend what they would say about {topic}'],
      1.2,
    ),
    step(
      'Look after the body like that of a guest',
      'For two weeks: sleep, regular meals, warm clothes, movement that is pleasant, a doctor where something has hurt for long. No earning it first.',
      ['Choose two things you deny yourself', 'Book one overdue appointment'],
      2.5,
      { waitDays: 7 },
    ),
    step(
      'Set one hour a week that is yours',
      'In the calendar, out of the house or with the door closed, without use for anybody. Tell those at home. Guilt will come along the first three times; take it with you.',
      ['Enter the hour for four weeks', 'Arrange who takes over meanwhile', 'Note how {topic} looked afterwards'],
      3,
    ),
    step(
      'Do one thing only well enough',
      'A simple cake, an email in four lines, a messy room with guests in it. Decide beforehand what enough is, stop there, and watch what others really say.',
      ['Choose a thing and set the limit', 'Write down prediction and result'],
      1,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Make good what can be, and let the rest stand',
      'If you owe somebody a word, say it; if something can be repaired, do one thing. Then write what you knew and could at that time about {topic}, and close the letter. It is done when a mistake costs an hour instead of a day, for four weeks.',
      [
        'Decide on one act of repair, or none',
        'Write the letter and put it away',
        'Count for four weeks how long a mistake lasts',
      ],
      2,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Put a hand on your heart', 'Warmth calms sooner than thoughts.', 'Ten breaths', 'Nobody needs to see'),
    tip('Say what, not who', 'I made a mistake, not I am one.', 'Write it', 'Then the next step'),
    tip('Look at a photo of you at six', 'Would you talk to this child so?', 'On the wardrobe', 'Say good night'),
    tip('Rest before you are exhausted', 'Ten minutes at three o’clock.', 'Lie down', 'No reason needed'),
    tip('Eat sitting down', 'From a plate, without work.', 'Once a day', 'Something you like'),
    tip('Ask for help once a week', 'Others like to be needed.', 'One small thing', 'Say thank you'),
    tip('Leave the scales alone', 'A number should not decide the day.', 'Two weeks', 'Comfortable clothes'),
    tip('Unfollow the perfect', 'Compare less.', 'Ten accounts', 'Add kind ones'),
    tip('Keep a list of good deeds', 'Yours are real as well.', 'Three a week', 'Read on bad days'),
    tip('Speak to yourself by name', 'It gives distance and calm.', 'In the mirror', 'As a friend would'),
    tip('Finish the day with one thanks', 'To yourself, for one thing.', 'In bed', 'Exact'),
    tip('Choose company that is gentle', 'Tone is learned from others.', 'One call', 'Less of the sharp'),
  ],
};
