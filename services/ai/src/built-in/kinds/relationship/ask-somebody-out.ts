import { type Kind, step, tip } from '../kind.ts';

/** They speak with each other already. */
const knowEachOther = [
  'we/already talk/chat/text/speak _? every/often/daily/a_lot/all_the_time',
  'we are/were? friends',
  "we're friends/mates/close",
  'friend/friends for/since',
  'best friend/mate',
  'known/know her/him/them/each_other for/since',
  'work/working/sit/sitting with/beside/next_to her/him/them',
];

/** It happens where both earn their living. */
const atWork = [
  'office/colleague/coworker/co-worker/workmate/work/job/shift/boss/manager/intern/hospital/ward/staffroom/accounting',
];

/** A friend, so there is something to lose. */
const aFriend = ['friend/bestie/mate/friendship'];

/** They would write rather than speak. */
const inWriting = ['text/message/dm/whatsapp/instagram/insta/snapchat/snap/write/viber/letter'];

/** They have asked once. */
const asked = [
  'said/says no/maybe/yes',
  'turned me down',
  'already asked',
  'asked her/him/them out? already/last/once/yesterday',
];

export const askSomebodyOut: Kind = {
  id: 'ask-somebody-out',
  category: 'relationship',
  name: 'Ask somebody out',
  slots: {
    who: {
      words: [
        'colleague|coworker|co-worker|workmate',
        'classmate|course mate|coursemate',
        'neighbour|neighbor',
        'barista',
        'best friend|bestie',
        'friend',
        'flatmate|roommate',
        'crush',
      ],
      otherwise: 'crush',
    },
    where: {
      words: [
        'gym|fitness studio|crossfit',
        'office|work',
        'lecture|class|seminar|course|school',
        'college|uni|university|campus',
        'library',
        'cafe|coffee shop|coffee bar',
        'climbing hall|bouldering|climbing',
        'choir',
        'church|mass|youth group',
        'mosque',
        'dance class|salsa',
        'running club|run club|parkrun',
        'dog park',
        'supermarket|shop',
        'hospital|ward',
        'station|train|bus',
      ],
      otherwise: 'usual place',
    },
  },
  ask: {
    question: 'How well do the two of you know each other?',
    chips: ['We have hardly spoken', 'We talk often', 'We work or study together'],
  },
  hoursAWeek: 1.5,
  weekly: 'Have one short talk with your {who}, without any aim',
  overview:
    'You will get from a first word with your {who} to one clear, small invitation within a few weeks. You also know beforehand what you say to a yes, to a no and to a perhaps.',
  approach:
    'Three short talks, then one plain question with a day and an hour. Waiting for the perfect moment makes it heavier; most people wait for months. The asking is what you decide, the answer belongs to the other.',
  done: 'You have asked once, clearly and kindly, and taken the answer well, whatever it was.',
  cautions: [
    'Ask once. No, no answer, or an excuse without another day means no, and then you leave it. Asking again is pressure, and at work it can count as harassment.',
    'Do not ask anybody whom you teach, lead, treat or serve, or who cannot walk away. Both of you are of age, or close in age while at school.',
  ],
  steps: [
    step(
      'Write what you know of your {who} and one question',
      'Three things you have noticed: what they laugh at, read, train or complain about. Note whether they seem free and of your age. Choose one small question about the {where} that needs more than a yes.',
      ['Note three things you have noticed', 'Write one question about the {where}', 'Say it aloud once'],
      0.5,
    ),
    step(
      'Say hello at the {where} on three days',
      'A look, a smile, a name, one sentence about what is in front of you. Under a minute, then you go on. By the third time you are somebody they know.',
      ['Greet on the first day', 'Ask for the name and say yours', 'Ask your one question on the third'],
      1,
      { when: { unsaid: [...knowEachOther, ...atWork, ...aFriend, ...asked] } },
    ),
    step(
      'Check the rules and the roles at work',
      'Read what your contract or handbook says about couples. If one of you decides on the other’s pay, shifts or marks, do not ask. Work messages and the office party are the wrong place.',
      ['Read the rule', 'Check that nobody reports to the other', 'Choose a moment outside working time'],
      0.5,
      { when: { said: atWork } },
    ),
    step(
      'Decide whether the friendship can carry a no',
      'Imagine that the answer is a kind no, and that you meet next week. If you would still like to be there, ask. If hiding it hurts more than a no, ask soon.',
      ['Write what you would lose by asking', 'Write what hiding costs you', 'Set the week in which you ask'],
      0.5,
      { when: { said: aFriend, unsaid: asked } },
    ),
    step(
      'Look for three signs that your {who} likes talking to you',
      'They ask something back, they come over by themselves, and they remember what you said. Short answers, turned shoulders and a glance at the phone mean: stop for today. One sign is politeness, three are a reason to ask.',
      ['Have three talks of five minutes', 'Note who asked the questions', 'Mention what you do at the weekend'],
      2,
      { when: { unsaid: asked } },
    ),
    step(
      'Choose one small plan with a day and an hour',
      'Forty-five minutes, in public, cheap, near the {where}: coffee, a walk, a stall, the match. Tie it to something you spoke about. A whole dinner is much to say yes to.',
      ['Choose the place and how long', 'Choose a day and a second one', 'Check opening hours and price'],
      0.5,
      { when: { unsaid: asked } },
    ),
    step(
      'Learn the invitation by heart in two sentences',
      'I like talking with you. Would you have a coffee with me on Thursday after five, just us two? The last words make clear that it is a date. Say it ten times while walking.',
      ['Write your two sentences', 'Say them aloud ten times', 'Try them on a friend'],
      0.5,
      { when: { unsaid: [...inWriting, ...asked] } },
    ),
    step(
      'Write the message to your {who} in three lines',
      'One line about something you share, one invitation with a day, one line that makes a no easy. No long confession and no late hour. Send it once, then put the phone away until evening.',
      ['Write three lines', 'Let a friend read them', 'Send it before eight in the evening'],
      0.5,
      { when: { said: inWriting, unsaid: asked } },
    ),
    step(
      'Ask your {who} in a free minute',
      'Choose a moment when neither has to run and others do not listen, and leave the door free behind them. Breathe out, ask, and wait silently for three seconds. It takes less than a minute.',
      ['Choose the day this week', 'Ask in your two sentences', 'Say thank you for any answer'],
      0.5,
      { when: { unsaid: [...inWriting, ...asked] }, waitDays: 2 },
    ),
    step(
      'Read the answer you got without wishful thinking',
      'Yes with a day is a yes. Perhaps without a day is a no for now. A no is about fit, mood or somebody else, and rarely about your worth.',
      ['Write down their exact words', 'Let one honest friend read them', 'Decide: meet, or leave it'],
      0.5,
      { when: { said: asked } },
    ),
    step(
      'Write down what you dared with your {who}',
      'You spoke, asked and stood an answer, and next time it is half as hard. Note what went well and one thing you would do sooner. It is done when the asking is behind you.',
      ['Note two things that went well', 'Note one you would do sooner', 'Do something nice with a friend'],
      0.5,
      { when: { said: asked } },
    ),
    step(
      'Answer a no in one friendly sentence',
      'Say: thanks for telling me, see you on Tuesday. Then you greet them as before, ask nobody else about it and do not ask again. Two weeks of a little distance help when it hurts.',
      ['Prepare the sentence', 'Greet them normally next time', 'Tell one friend rather than the whole group'],
      0.5,
    ),
    step(
      'Fix the hour and keep the first meeting short',
      'After a yes confirm the place on the day before. Be five minutes early, ask and tell about half each, and end after an hour while it is pleasant. Say before the next day whether you would like another.',
      ['Confirm the day before', 'Tell a friend where you are', 'Say clearly what you would like next'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Ask within a month',
      'Long waiting makes a person in your head, not a friend.',
      'Write a date in the calendar',
      'Tell a friend that date',
    ),
    tip(
      'Practise with easy talk',
      'Three short chats a day loosen the tongue.',
      'Talk to the person at the till',
      'Ask a stranger for the time',
    ),
    tip(
      'Remember one thing they told you',
      'Being remembered is the nicest compliment.',
      'Note it after the talk',
      'Ask about it next week',
    ),
    tip(
      'Praise a choice rather than the looks',
      'A book, a song or a move is easier to answer.',
      'Name one thing they chose',
      'Then ask how they found it',
    ),
    tip(
      'Be shy out loud',
      'Saying that you are nervous makes both relax.',
      'Say it in one sentence',
      'Then ask anyway',
    ),
    tip(
      'Do not ask through friends',
      'A third person makes it public at once.',
      'Keep it between two',
      'Let one friend know for support',
    ),
    tip(
      'Leave earphones and work in peace',
      'Somebody in the middle of a set does not want to talk.',
      'Wait for the water break',
      'Keep it under a minute',
    ),
    tip(
      'Look whether there is a partner',
      'It saves both of you an awkward minute.',
      'Listen for we and us',
      'Ask a friend of theirs lightly',
    ),
    tip('Dress as on a good day', 'You should feel like yourself.', 'Wear clean shoes', 'Put on what you already like'),
    tip(
      'Slow the breath before you ask',
      'A long breath out calms the voice.',
      'Breathe in for four counts',
      'Breathe out for six counts',
    ),
    tip(
      'Keep your own week full',
      'A no weighs less beside a full life.',
      'Keep sport and friends in place',
      'Plan something for that evening',
    ),
    tip(
      'Stay off their old pictures',
      'Reading everything makes the talk false.',
      'Follow at most one account',
      'Let them tell you themselves',
    ),
    tip(
      'Count askings instead of yeses',
      'Only the first is in your hands.',
      'Note each time you dared',
      'Celebrate it with a friend',
    ),
  ],
};
