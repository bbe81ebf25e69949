import { type Kind, step, tip } from '../kind.ts';

const canOpen = ["i've learned to open", 'chats on my list', 'of ten', 'get out of it'];

const groupGate = ['ring/circle of', 'school gate', 'at the gate', 'mums/dads'];

export const smallTalk: Kind = {
  id: 'small-talk',
  category: 'personal',
  name: 'Get good at small talk',
  slots: {
    place: {
      words: [
        'work|office|colleagues|canteen',
        'parties|party|wedding|weddings',
        'school gate|parents|playground',
        'networking|conference|events',
        'dates|dating|bar',
        'church|club|team',
        'hairdresser|shop|taxi|neighbours|lift',
        'customers|clients|patients',
        'in-laws|family',
      ],
      otherwise: 'everyday places',
    },
  },
  ask: {
    question: 'Where is it hardest: to begin, to go on, or to end?',
    chips: ['To begin', 'My head goes blank', 'I cannot get away'],
  },
  hoursAWeek: 0.8,
  weekly: 'Five talks of one minute, two of five minutes, and one line on each',
  overview:
    'You will learn three ways to begin, how to go on from what the other said, how to tell a little of yourself, how to end kindly, and practise from the baker to a room full of people.',
  approach:
    'It is not about being witty but about giving the other an easy ball. Watch, ask openly, follow one word, add something of yours. Daily tiny talks with people who must be there (baker, driver) train best.',
  done: 'You began and ended ten talks of five minutes, three of them with strangers, without planning an escape.',
  cautions: [
    'If fear keeps you from school, work or food, or your heart races for days before, ask about therapy for social anxiety. If you are autistic, use what suits you and leave the rest.',
  ],
  steps: [
    step(
      'Learn three ways out and use one in each talk',
      'You can open, so practise leaving: thanks, I must catch my tram; it was nice, I will let you get on; I will tell you next time how it went. A look at the watch, half a step back, the name, a smile. End first, after two minutes, while it is still good.',
      ['Learn three endings by heart', 'End first in three talks today', 'Note how it went in a word'],
      0.3,
      { when: { said: canOpen } },
    ),
    step(
      'Say one sentence to three people today',
      'Greet the baker, the driver or a neighbour and add a remark about what you both see. You may leave after their answer. Note how it was, not how you looked.',
      ['Say three sentences', 'Write a line about each'],
      0.3,
      { when: { unsaid: canOpen } },
    ),
    step(
      'Learn three openings and three exits',
      'Here and now, a compliment on something chosen, asking for a tip. Exits: I will get a drink, nice talking to you; I must go, tell me next time how it went. Practise aloud for {place}.',
      ['Write six sentences', 'Say them aloud ten times', 'Use one opening and one exit'],
      0.5,
    ),
    step(
      'Follow one word of the answer',
      '‘The weekend was fine, we were at my aunt’s farm’: farm, aunt, we. Ask how or what about one, then stay with it. Three answers deep.',
      ['Listen to a podcast and note three words', 'Do it in two talks', 'Ask how and what, seldom why'],
      1,
    ),
    step(
      'Give something of yourself',
      'After two questions tell two sentences of your own: a small true thing with a detail. Only asking feels like an interview. Prepare five little stories: food, film, mishap, place, plan.',
      ['Write five little stories', 'Tell one this week', 'Stop before it is long'],
      1,
    ),
    step(
      'Bear a pause and mend a slip',
      'Three seconds are normal. Smile, look around, new ball. After a slip: that came out oddly, I meant. Then go on.',
      ['Leave three pauses on purpose', 'Say the mending sentence once', 'Note how soon it passed'],
      0.7,
    ),
    step(
      'Talk for five minutes twice a week',
      'Coffee machine, waiting room, before the class. Aim: learn one thing and the name. Write it down and ask about it next time.',
      ['Fix two places', 'Learn name and one thing', 'Ask about it the next time'],
      2,
    ),
    step(
      'Speak to one at the edge before you join the circle',
      'Come five minutes early: whoever comes first is alone. Stand beside one, not before the ring: have you heard anything about the trip? Ask the name of the child and remember it. The second time the ring opens from inside. Offer one useful thing: a lift, a picture, a place in the queue.',
      ['Come five minutes early on three days', 'Learn three names', 'Offer one useful thing'],
      2,
      { when: { said: groupGate } },
    ),
    step(
      'Enter a group of people you do not know',
      'Come early, ask the host for a task, stand at the edge of an open group, laugh along, one question. Half an hour, then you may leave.',
      ['Choose an event', 'Set the end before', 'Talk to two people'],
      2,
      { when: { unsaid: groupGate } },
    ),
    step(
      'Talk your way through a whole evening',
      'Three talks of five minutes, one exit, one joining, one thank-you. Next day write to one person. Look which step is still hard.',
      ['Go with three questions', 'Say thank you to the host', 'Write to one person'],
      2.5,
    ),
  ],
  suggestions: [
    tip('Put the phone away', 'Open hands invite.', 'Bag', 'Look up'),
    tip('Use names', 'Twice, no more.', 'Repeat', 'Link to a face'),
    tip('Read one local story a day', 'Something to share.', 'Paper', 'Ask opinion'),
    tip('Wear or carry a talking thing', 'Badge, book, dog.', 'True to you', 'Smile'),
    tip('Ask older people for tips', 'They enjoy it.', 'Recipe, way', 'Thanks'),
    tip('Match their pace', 'Slow with slow.', 'Listen', 'Breathe'),
    tip('Avoid testing topics', 'Money, illness, votes at first.', 'Later', 'Sense'),
    tip('Hold a glass or plate', 'Hands know what to do.', 'Left hand', 'Free right'),
    tip('Come with a mission', 'Find two people with bikes.', 'Game', 'Report'),
    tip('Let quiet people be', 'Stand beside them.', 'Share a look', 'Offer water'),
    tip('End on a high', 'Leave before it fades.', 'Smile', 'Next time'),
    tip('Count tries, not success', 'Ten a week.', 'Marks', 'Cake'),
  ],
};
