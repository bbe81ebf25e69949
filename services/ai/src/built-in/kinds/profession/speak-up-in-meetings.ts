import { type Kind, step, tip } from '../kind.ts';

const blushing = [
  'blush/blushing/go_red/going_red/turn_red/turning_red',
  'face goes/gets/turns red',
  'voice shakes/trembles',
];

export const speakUpInMeetings: Kind = {
  id: 'speak-up-in-meetings',
  category: 'profession',
  name: 'Speak up in meetings',
  slots: {
    group: {
      words: [
        'seniors|senior colleagues|older colleagues',
        'managers|bosses|directors',
        'clients|customers',
        'native speakers',
        'men',
      ],
      otherwise: 'others',
    },
    meeting: {
      words: [
        'team meeting|standup|stand-up',
        'board meeting',
        'video calls|zoom|teams calls',
        'seminars|seminar',
        'meetings',
      ],
      otherwise: 'meetings',
    },
  },
  ask: {
    question: 'What happens just before you stay silent: no opening, no words, or fear of being wrong?',
    chips: ['No gap to get in', 'I am unsure of my point', 'I fear how it sounds'],
  },
  hoursAWeek: 1.5,
  overview:
    'You prepare one sentence for each of your {meeting}, say it in the first ten minutes, learn three ways into a conversation that does not pause, and win one ally. After two months you are somebody whose view is asked for.',
  approach:
    'Nobody needs to become loud. Said early, one clear sentence counts more than five late ones. What goes wrong is waiting for a perfect point until somebody else has made it.',
  done: 'You have spoken in eight of ten {meeting} in a row, and once your point changed what was decided.',
  cautions: [
    'If you are talked over because of who you are, or mocked, note dates and words and speak with a manager, the staff council or a trusted colleague.',
  ],
  steps: [
    step(
      'Count your words in the next three {meeting}',
      'Stroke list: wanted to speak, spoke, was heard. Beside each silence write what stopped you. Look at who speaks often and how they get in: most begin with a question or half a sentence.',
      ['Draw three columns on the agenda', 'Tick during the meeting', 'Write the commonest reason in one line'],
      0.5,
    ),
    step(
      'Prepare one sentence from the agenda',
      'Read the agenda the day before and choose one item that you know something about. Write one sentence with a fact from your own work, and one honest question. Say both aloud twice. Twenty words are enough.',
      ['Ask for the agenda', 'Write sentence and question', 'Say them aloud twice'],
      0.75,
    ),
    step(
      'Expect to go red and speak on all the same',
      'A blush is blood in the skin: others notice it far less than you feel it, and it fades in a minute or two. A voice steadies after the second sentence, so say the first one slowly, after a long breath out. Warm your face on purpose at home, say your sentence to a friend, and ask what they saw.',
      [
        'Say the sentence once with a warm face',
        'Ask a friend what they noticed',
        'Write down what really happened in the next meeting',
      ],
      1,
      { when: { said: blushing } },
    ),
    step(
      'Say your sentence in the first ten minutes',
      'Being heard early makes the second time easy. If the item comes late, ask an early question instead: What would make this work for the people who use it? Tick it off, however it sounded.',
      ['Sit where the chair sees you', 'Speak within ten minutes', 'Write one line afterwards'],
      2,
    ),
    step(
      'Learn three ways in when nobody pauses',
      'A hand and a name: Anna, may I add to that. A bridge: building on what you said. A return: I was not quite finished. Practise each aloud five times, in calls with the raised hand and the chat.',
      ['Write the three on a card', 'Practise five times each', 'Use one this week'],
      1.5,
    ),
    step(
      'Ask one ally among the {group}',
      'Somebody kind who is often heard. Tell them what you practise and ask for one thing: What do you think, when the topic is mine. Offer the same. Ask the chair for your item near the top of the agenda.',
      ['Choose the person', 'Ask in five minutes over coffee', 'Thank and tell how it went'],
      0.75,
    ),
    step(
      'Disagree once, politely, with a reason',
      'Begin with what you share, then one fact, then a proposal: I want the date too. Testing took nine days last time. Could we cut this part? Write it down beforehand. Silence for three seconds after it is normal.',
      ['Choose a small matter', 'Write the three sentences', 'Say them and wait three seconds'],
      1.5,
      { when: { unsaid: blushing } },
    ),
    step(
      'Take one item of your own to the {meeting}',
      'Five minutes, one page, one decision that you ask for. Rehearse once with a timer and the two hardest questions the {group} could ask. Not knowing is fine: I will find out and write by Thursday.',
      ['Offer the item', 'Rehearse with a timer', 'Send the result in three lines'],
      3,
    ),
    step(
      'Compare with your first three {meeting} and ask for one view',
      'Count again for two weeks. Ask two people: where was I useful, and what would you like more of? Choose the next size of room.',
      ['Count for two weeks', 'Ask two people', 'Choose the next room'],
      1,
    ),
  ],
  suggestions: [
    tip('Arrive three minutes early', 'Small talk warms the voice.', 'Greet two by name', 'Say one full sentence'),
    tip('Write in the chat first', 'In video calls it is a way in.', 'One line', 'Then say it aloud'),
    tip('Drop the sorry in front', '‘Just a thought’ makes it small.', 'Begin with the noun', 'Stop at the end'),
    tip('Stand for calls', 'The voice is fuller standing.', 'Feet apart', 'Look at the camera'),
    tip('Thank somebody by name for a point', 'It gets you heard without risk.', 'Name and point', 'Add one sentence'),
    tip(
      'Keep a page of what you were right about',
      'Proof helps against doubt.',
      'Date and point',
      'Read before meetings',
    ),
    tip('Offer to take the minutes once', 'Who writes may always ask.', 'What did we decide?', 'Send the same day'),
    tip('Breathe out for six seconds', 'It steadies hands and voice.', 'Twice before you speak', 'Feet on the floor'),
    tip('Ask the question everybody has', 'Somebody is glad of it.', 'What does that word mean?', 'Who decides this?'),
    tip('Send your view the evening before', 'People arrive knowing it.', 'Five lines to the chair', 'One number'),
    tip('Watch one good speaker', 'Copy one habit only.', 'How they begin', 'How they stop'),
    tip('Celebrate tries, not applause', 'Five tries make a habit.', 'Five strokes a month', 'A small treat'),
  ],
};
