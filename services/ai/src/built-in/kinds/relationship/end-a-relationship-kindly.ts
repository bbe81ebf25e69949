import { type Kind, step, tip } from '../kind.ts';

const said1 = ["i've/ive/have told her/him", 'calls/crying daily/and'];

export const endARelationshipKindly: Kind = {
  id: 'end-a-relationship-kindly',
  category: 'relationship',
  name: 'End a relationship kindly',
  slots: {
    person: {
      words: ['girlfriend', 'boyfriend', 'husband', 'wife', 'fiancé|fiance', 'fiancée|fiancee', 'partner'],
      otherwise: 'partner',
    },
    home: {
      words: ['live together|living together|moved in|our flat|our house|shared flat|lease|mortgage'],
      otherwise: 'home',
    },
    fear: {
      words: ['afraid|scared of him|scared of her|hits|violent|abusive|controlling|controls|threatens|safely'],
      otherwise: 'safety',
    },
  },
  ask: { question: 'Do you live together?', chips: ['No', 'Yes', 'Yes, and I am afraid of the reaction'] },
  hoursAWeek: 2,
  overview:
    'You will become sure, prepare what has to be settled, tell your {person} clearly and without cruelty, stay with it, and part your lives so that both can heal.',
  approach:
    'Kind means clear: one talk, one reason in I-sentences, no false hope. Waiting for the right moment usually makes it worse. It goes wrong by slow withdrawal, by a text after years, and by staying best friends from the next day.',
  done: 'The other knows it is over, things and keys are back, contracts are separated, and you have kept to it for two months.',
  cautions: [
    'If you are afraid of your partner, do not announce it and do not do it alone: ring a domestic abuse helpline first and plan the day with them. If the other threatens to harm themselves, call the emergency number; you are not their doctor.',
  ],
  steps: [
    step(
      'Write down why, and what would change your mind',
      'Two columns on paper, not in the chat. If nothing your {person} could do would change it, you are done thinking. If something would, that is a talk to have first.',
      ['Write for half an hour', 'Name what your {person} could still change', 'Sleep on it for three nights'],
      1,
      { waitDays: 3, when: { unsaid: said1 } },
    ),
    step(
      'Plan a safe way out with people who know how',
      'Papers, money, medicine, spare key and phone at a friend’s; a safe day and place to go; shared locations and passwords off. Helplines plan this with you in confidence. Leave first, talk later or never.',
      ['Ring a helpline from a safe phone', 'Put papers and money at a friend’s', 'Agree on a code word'],
      3,
      { when: { named: 'fear' } },
    ),
    step(
      'Prepare what you say in three sentences',
      'I want to end our relationship. I have noticed that … for me. I am sure. No list of faults, no comparison, no maybe. Guess the three answers you will hear and what you say then.',
      ['Write the three sentences', 'Say them aloud, as if to your {person}', 'Prepare an answer to: give me a chance'],
      1,
      { when: { unsaid: said1 } },
    ),
    step(
      'Choose day and place so both can leave',
      'At their home or on a quiet walk, not before an exam, birthday or in a restaurant. For long distance a video call. Have somebody free for you and think who could be with them afterwards.',
      ['Choose day and place', 'Ask a friend to be free that evening', 'Think who can be with your {person}'],
      0.5,
      { when: { unsaid: said1 } },
    ),
    step(
      'Tell your {person} and listen for one hour',
      'Say it in the first minute. Let tears and anger be, answer truthfully and briefly, do not defend. No last night together. Say when you speak again about things.',
      ['Say it in the first minute', 'Listen without bargaining', 'Name the next talk about practical things'],
      1.5,
      { when: { unsaid: said1 } },
    ),
    step(
      'Answer the daily calls with one kind message and a pause',
      'One message: I know it hurts, my decision stays, I shall not pick up for four weeks; for keys and bills write to me on Sundays. Ask a friend of theirs to be near. Hope is fed by comfort from you. If you fear for their life, ring the emergency number and a relative.',
      ['Write the message', 'Ask one friend of theirs to be near', 'Set Sunday for practical things'],
      0.5,
      { when: { said: said1 } },
    ),
    step(
      'Separate home, contracts and pets in one list',
      'Who moves when, who stays where till then, rent and deposit, accounts, furniture, pet by who cares for it. Two weeks apart on sofas is better than months in one bed.',
      ['Agree who sleeps where from tonight', 'List contracts, deposit and things', 'Set the moving day'],
      5,
      { when: { named: 'home' }, waitDays: 21 },
    ),
    step(
      'Hand over keys, logins and animals on one date',
      'One hour, a list, a friend beside each: keys, boxes, shared subscriptions changed the same evening, deposit and last bills with sums. For a pet decide by who feeds it and has the room, and write who pays the vet. No second visit for a forgotten jumper; it goes by post.',
      ['Send the list and one date', 'Change logins the same evening', 'Write down who keeps the animal'],
      1.5,
      { when: { said: said1 } },
    ),
    step(
      'Hand back things once and go quiet',
      'One box, one handover, keys included. Mute or unfollow, no likes, no drunk messages. A month without contact is kind to both; with children or work only that topic.',
      ['Pack one box', 'Hand over the keys of your {person}', 'Mute for thirty days'],
      1.5,
      { waitDays: 30 },
    ),
    step(
      'Tell friends one fair sentence',
      'We have parted, I ended it, I wish them well. No details, no sides. Ask common friends to look after the other as well.',
      ['Agree on what is said', 'Tell five people yourself', 'Ask nobody for reports on your {person}'],
      1,
    ),
    step(
      'Stay with it when doubt and guilt come',
      'Read your page, not the old chat. Guilt does not mean it was wrong. Plan weekends and evenings of the first six weeks. It is done when the thought of them is quiet and you have not gone back.',
      ['Read the page on bad nights', 'Plan the six weekends', 'Write what you learned for next time'],
      4,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Never by text after months', 'They deserve a voice.', 'Call at least', 'Text after two dates is fine'),
    tip('Keep it short', 'Long explanations become negotiations.', 'One hour', 'Then go'),
    tip('Do not offer friendship that day', 'It sounds like hope.', 'Later perhaps', 'Say: not now'),
    tip('Check trips and tickets', 'Cancel or give away.', 'Who paid', 'This week'),
    tip('Change passwords', 'Not from mistrust, for clarity.', 'Streaming', 'Location'),
    tip('Say one true good thing', 'What you will keep from it.', 'Specific', 'No praise as comfort'),
    tip('Leave revenge to nobody', 'No posts.', 'Photos stay private', 'Both sides'),
    tip('Expect relief and grief', 'Both are right.', 'Sleep', 'Walks'),
    tip('Postpone the new one', 'Three months do good.', 'Tell no lies', 'Alone first'),
    tip('Thank the parents', 'A card closes a door kindly.', 'Three lines', 'No reasons'),
    tip('Ask a counsellor for one hour', 'Also if you are the one who goes.', 'Before the talk', 'Alone'),
    tip('Mind the pet', 'It misses too.', 'Same food', 'One home'),
  ],
};
