import { type Kind, step, tip } from '../kind.ts';

export const speakAgainAfterStroke: Kind = {
  id: 'speak-again-after-stroke',
  category: 'health',
  name: 'Speak again after a stroke',
  slots: { person: { from: 'person', otherwise: 'the one who had the stroke' } },
  ask: {
    question: 'What is hardest: finding words, saying them clearly, or understanding?',
    chips: ['Finding words', 'Speaking clearly', 'Understanding others'],
  },
  hoursAWeek: 6,
  weekly: 'Two blocks of twenty minutes on five days, with names, phrases and a short talk',
  overview:
    'You get speech therapy going and as often as possible, choose the twenty words and five phrases that matter most, practise them twice a day, and change how everybody at home talks with {person}, so that there is conversation from the first week.',
  approach:
    'Aphasia takes away words, not the mind. The brain learns by many repetitions: hours of practice a week make the difference, most in the first half year and still after years. Give time, use pictures and gestures, and never pretend to have understood. What goes wrong is finishing each sentence for the other, and stopping when funded therapy ends.',
  done: 'Twenty chosen words and five phrases come without help, and there is a talk of ten minutes each day that both enjoy.',
  cautions: [
    'New trouble with speech, a hanging face or a weak arm: call the emergency number at once. Coughing at meals or a wet voice needs a check of swallowing within days. Tears, no interest and no sleep for two weeks are common after a stroke and can be treated.',
  ],
  steps: [
    step(
      'Write twenty words and five phrases that matter most',
      'Names of the family, tea, toilet, pain, yes, no, the team, the dog. Phrases such as give me time, or I know what I want to say. Choose them with {person} by pointing at pictures. Film two minutes of talk today, for comparison.',
      ['Choose words by pointing at pictures', 'Write them large on cards', 'Film two minutes'],
      0.75,
    ),
    step(
      'Ask for speech therapy, and for more of it',
      'Referral by doctor or stroke team; ask for the assessment, the kind of aphasia, the number of sessions, groups, university clinics and video therapy. Intensity counts, so ask also for a home programme. If it is refused, ask for the reason in writing and appeal.',
      [
        'Ring the stroke team or doctor',
        'Ask for assessment and number of hours',
        'Put your name down at a second place',
      ],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Change how everybody talks with {person}',
      'Sound off, face to face, one thing at a time, short sentences, yes-or-no questions, write the key word, wait ten seconds. Check: do you mean this? Do not correct small faults. Hang these rules on the fridge for visitors.',
      ['Write six rules for the fridge', 'Tell the three who visit most', 'Count ten seconds before you help'],
      1,
    ),
    step(
      'Practise words twice a day for twenty minutes',
      'Rested, at the same hours. Picture, try, first sound as a help, word, then the word in a phrase. Ten words known, five new. Apps made with therapists work well beside it. Tick each session; the ticks are what counts.',
      ['Set the two hours', 'Lay out fifteen cards', 'Tick each session'],
      14,
    ),
    step(
      'Sing, count and say what comes by itself',
      'Songs, days of the week, prayers and numbers lie elsewhere in the brain and often come first. Sing the five phrases to a simple tune with a tap of the hand, then slowly speak them. Five minutes before each block.',
      ['Choose three songs', 'Put the phrases to a tune', 'Tap along with the left hand'],
      4,
    ),
    step(
      'Make a talking book for the days between',
      'Photographs of people, places, food, body, feelings, a map, a calendar, an alphabet, a page about life and work. Ring binder or tablet. With it {person} can tell and choose, also when words fail. It slows nothing down; it helps speech come.',
      ['Collect forty pictures', 'Make ten pages together', 'Use it at a meal each day'],
      5,
    ),
    step(
      'Use speech outside once a week',
      'One real task: order a tea, greet the neighbour, ring a grandchild, a group for people with aphasia. Rehearse the sentence, carry a card: I had a stroke, please give me time. Begin with one kind person.',
      ['Choose the task', 'Rehearse the sentence', 'Carry the card'],
      4,
    ),
    step(
      'Film again after eight weeks, and set the next words',
      'Compare with the first film, count the words that come without help. Show the therapist, ask for more hours with this proof, and choose twenty new words. Look also at yourself as the helper: who takes over one afternoon a week?',
      ['Film two minutes', 'Count the words', 'Choose twenty new ones'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Watch one programme without sound', 'Then tell it in three words.', 'Cooking or football', 'Pause often'),
    tip('Read aloud together', 'Both at once is easier.', 'Headlines', 'Slow'),
    tip('Play cards or bingo', 'Numbers and colours come in play.', 'Ten minutes', 'No teaching'),
    tip('Look for a choir for aphasia', 'Singing is often left.', 'Stroke association', 'Once a week'),
    tip('Let friends come one at a time', 'Two voices are too many.', 'Half an hour', 'Rules at the door'),
    tip('Label the kitchen', 'Words where they are used.', 'Ten labels', 'Say it on opening'),
    tip('Send voice messages', 'They can be said again.', 'To one grandchild', 'Three words'),
    tip('Rest before visits', 'Tired words go first.', 'An hour lying down', 'No screen'),
    tip('Write a diary line by pointing', 'A day told is a day shared.', 'Evening', 'Picture and one word'),
    tip('Keep the old jokes', 'Humour stays.', 'Gestures count', 'Laugh with'),
    tip('Join a group for partners', 'You need words too.', 'Once a month', 'By video'),
    tip('Praise the try', 'Effort grows by it.', 'Name what was new', 'No baby talk'),
  ],
};
