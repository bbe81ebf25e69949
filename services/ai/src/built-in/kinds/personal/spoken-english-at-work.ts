import { type Kind, step, tip } from '../kind.ts';

export const spokenEnglishAtWork: Kind = {
  id: 'spoken-english-at-work',
  category: 'personal',
  name: 'Follow fast English and join in',
  slots: {
    scene: {
      words: [
        'coworkers|co-workers|colleagues|workmates',
        'customers|clients|guests',
        'neighbours|neighbors',
        'teachers',
        'patients',
        'residents',
        'classmates',
        'locals|natives|native speakers',
      ],
      otherwise: 'people around you',
    },
  },
  ask: {
    question: 'Where do you lose the thread most: breaks, phone, meetings or instructions?',
    chips: ['When several talk at once', 'On the phone', 'I understand but cannot answer'],
  },
  hoursAWeek: 4,
  weekly: 'Listen ten minutes on five days and have two real talks',
  overview:
    'Reading well is a good base; what is missing is the ear and the quick answer. You train ten minutes of fast speech a day with and without text, learn sentences that slow people down, and collect what is really said by the {scene}.',
  approach:
    'Fast English swallows sounds: what are you going to do becomes whatcha gonna do. The ear learns that by hearing the same minute many times, not by more grammar. Begin with short talks that you can foresee, and ask at once when you lose the thread; pretending costs more than asking.',
  done: 'You follow most of a break or meeting with the {scene}, ask when you do not, and say something yourself each time.',
  steps: [
    step(
      'Write down ten moments in which you lost the thread',
      'For three days note where, who spoke, what about, and what you caught. It shows whether speed, accent, slang, several voices or missing words are behind it. Choose the one scene that matters most.',
      ['Note three moments a day', 'Mark speed, accent, slang or words', 'Choose one scene'],
      1,
    ),
    step(
      'Learn six sentences that slow people down',
      'Could you say that last part again? Did you mean Tuesday? Sorry, what does that word mean? I am still learning, a bit slower please. So you want me to do this first, then that? Let me write it down. Say them aloud until they come without thinking, and use one every day.',
      ['Write the six on a card', 'Say them aloud ten times', 'Use one tomorrow'],
      1.5,
    ),
    step(
      'Find a free class or talk group near you',
      'Newcomer programmes, libraries, colleges and faith groups offer classes for people who already read well; ask for a listening and speaking group, in the evening or online. In Canada it is called LINC, in Britain ESOL, in the United States ESL.',
      ['Ask the library or newcomer office', 'Take the placement test', 'Enter the first evening'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Train your ear ten minutes a day on one short clip',
      'One minute of fast talk from your country: a call-in show, a video with captions. Hear it twice without text, once with, then speak along until you keep up. The same minute for three days, then a new one. Note which sounds disappeared.',
      ['Choose three clips with captions', 'Hear, read, hear again', 'Speak along until you keep up'],
      15,
    ),
    step(
      'Collect fifty real phrases from the {scene}',
      'Write down what is really said: greetings, jokes, short forms, names of tools and papers, words for sport and weather. Ask one kind person on Friday what three of them mean. Five a day, said aloud, in a sentence of your own.',
      ['Note five a day', 'Ask one person on Friday', 'Say each in an own sentence'],
      10,
    ),
    step(
      'Prepare three small talks and start one a day',
      'Weekend, weather, food, family, a match, a question about their work: one question, one answer of two sentences, one question back. Start it at the beginning of the break, with one person, not with the whole table.',
      ['Prepare three topics', 'Start one a day with one person', 'Note what they answered'],
      10,
    ),
    step(
      'Repeat instructions back and write the key words',
      'Say in your own words what you are to do, by when, and with whom. Everybody in a careful trade does that; it is no sign of weak English. For meetings ask for the topics beforehand and sit beside a clear speaker.',
      ['Repeat each instruction for two weeks', 'Keep a small notebook', 'Ask for topics before meetings'],
      4,
    ),
    step(
      'Take one harder scene a month',
      'A phone call, a joke in the break, a question in the meeting, a complaint. Write the first sentence and three words, do it, and note afterwards what worked. Compare with the ten moments of the first week after eight weeks.',
      ['Choose the scene', 'Write the first sentence', 'Compare with the first week'],
      6,
    ),
  ],
  suggestions: [
    tip('Watch with captions, then without', 'The eye helps the ear.', 'Same ten minutes', 'Twice'),
    tip('Choose one radio voice', 'You get used to it first.', 'On the way to work', 'Daily'),
    tip('Learn short forms as one sound', 'Gonna, wanna, dunno, lemme.', 'Ten', 'Say them fast'),
    tip('Ask one colleague to correct you', 'Most are glad to.', 'One mistake a day', 'In private'),
    tip('Sit beside one person at lunch', 'A table is hard, one voice is not.', 'Ask first', 'Twice a week'),
    tip('Say numbers and times aloud', 'They cause the worst mistakes.', 'Prices', 'Quarter past'),
    tip('Play a clip slower, then faster', 'After faster, normal seems slow.', 'Three speeds', 'One minute'),
    tip('Join something you like', 'Talk comes beside the doing.', 'Sport or choir', 'Weekly'),
    tip('Keep your own language for rest', 'A tired ear hears less.', 'An hour', 'Call home'),
    tip('Laugh and ask about a joke', 'They like to explain.', 'What does that mean', 'Write it down'),
    tip('Talk to yourself while cooking', 'Speed comes by doing.', 'Three minutes', 'What I do now'),
    tip('Record two minutes on Sunday', 'Which words would a listener ask about?', 'Two sounds', 'Long words'),
    tip('Learn the place names', 'They hide in half of the talk.', 'Map', 'Ten'),
  ],
};
