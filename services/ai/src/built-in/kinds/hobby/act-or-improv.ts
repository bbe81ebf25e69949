import { type Kind, step, tip } from '../kind.ts';

/** A day decides. */
const audition = ['audition/auditions/auditioning/callback/call-back/recall/casting'];

/** Nerves are the difficulty. */
const nerves = [
  'nerves/nervous/terrified/stage_fright/shaking/shy/blank/panic',
  'voice breaks/shakes',
  'under nerves',
  'what breaks is',
];

/** They were called back. */
const called = ['callback/recall', 'call-back', 'sides learned/learnt', 'got a/the part/role', 'was/been cast'];

/** Memory for lines is the worry. */
const lineWorry = ['memory for lines', 'remember/remembering my? lines', 'forget lines/words/my_lines'];

/** Nothing is written. */
const improv = ['improv/impro/improvisation', 'make up scenes', 'from nothing'];

/** No first try is needed. */
const noTrial = [...called, ...improv];

export const actOrImprov: Kind = {
  id: 'act-or-improv',
  category: 'hobby',
  name: 'Act on a stage',
  slots: {
    form: {
      words: [
        'improv|improvisation|theatre sports|impro',
        'musical theatre|musical|musicals',
        'pantomime|panto',
        'Shakespeare|macbeth|hamlet',
        'film acting|film|movie|extra|tv|adverts',
        'voice acting|voice|voice acting|dubbing|radio play',
        'children’s theatre|kids theatre',
        'puppet theatre|puppet|puppet theatre|puppets',
        'street theatre',
        'drama|drama school',
        'live role-play|larp|cosplay',
        'murder mystery|crime dinner',
        'comedy|farce',
        'mime|clown|clowning',
        'theatre|play|drama|amateur dramatics',
      ],
      otherwise: 'theatre',
    },
    event: { from: 'event', otherwise: 'the first night' },
  },
  ask: {
    question: 'What draws you: a play with text, improvisation or a camera, and have you been on a stage?',
    chips: ['Improv, never on stage', 'A part in a play', 'An audition is coming'],
  },
  hoursAWeek: 3,
  weekly: 'One rehearsal or class, and 20 minutes on voice or text on four days',
  measures: ['performances', 'auditions', 'scenes', 'pages'],
  overview:
    'You will try one {form} class, find a group that suits you, train voice, listening and text, and stand on a stage before an audience.',
  approach:
    'Acting is listening and wanting something from the other person; showing feelings comes by itself. Choose a group by whether people laugh and come on time. Beginners learn text too late and so stay on the page in rehearsals; lines come first.',
  done: 'You have played in front of an audience and taken the bow.',
  cautions: [
    'Serious casting directors and agents take no money for joining their files. Say no to scenes you do not want; touching and fights are agreed beforehand.',
  ],
  steps: [
    step(
      'Read the whole play and build three versions of the scene',
      'Write what the figure wants in this scene, from whom, and what changes. Play it as a plea, as a joke, as a threat, and film all three. A panel gives a new direction to see whether you can turn; so arrive with choices and without one fixed music.',
      [
        'Read the play and write the want in one line',
        'Film three versions',
        'Let a partner give you a new direction each time',
      ],
      2,
      { when: { said: called } },
    ),
    step(
      'Rehearse the callback with cold reading and new direction',
      'Let a partner hand you an unknown page, five minutes to look, then play it. Then the known scene with the opposite aim. Breathe out before each start and find the other’s eyes. Voice breaks come from a held breath: hum low, lip trills, and speak the first line on the out-breath.',
      [
        'Read three unknown pages with a partner',
        'Play the scene once as its opposite',
        'Warm up ten minutes with hum and lip trills',
      ],
      2,
      { when: { said: called } },
    ),
    step(
      'Settle the day: way, clothes, last look, what comes after',
      'The same clothes as last time, so they remember you. Arrive twenty minutes early, walk the corridor, read only the first page. After it write three lines and do something with friends; a no is about the puzzle of the cast.',
      ['Lay out clothes and text', 'Plan a way with half an hour to spare', 'Fix something nice for the evening'],
      0.5,
      { when: { said: called } },
    ),
    step(
      'Play three starter games with two friends',
      'One-word story, yes-and for three minutes, and a scene where each line begins with the next letter of the alphabet. Say the first thing, make the other look good, and end when it is funny. Fail aloud with raised arms; the fright goes after about ten scenes.',
      ['Ask two friends for one hour', 'Play three games of five minutes', 'Write which moment frightened you'],
      1,
      { when: { said: improv, unsaid: called } },
    ),
    step(
      'Read a short scene aloud in two versions',
      'One page from a play you like, first wanting to comfort the other, then wanting to get rid of them. Record both and hear how much changes with the wish alone.',
      ['Choose the page in 15 minutes', 'Record both versions on the phone', 'Note which one surprised you'],
      0.8,
      { when: { unsaid: noTrial }, resources: 'Free plays: https://www.gutenberg.org' },
    ),
    step(
      'Take a trial class in {form}',
      'Ask about size, level and whether it ends with a show. Most improv groups have open evenings at low cost. Say that you are new and join every exercise.',
      ['Message two groups', 'Wear clothes you can sit on the floor in', 'Write afterwards: safe, fun, challenged?'],
      3,
      { when: { unsaid: called, level: 'beginner' } },
    ),
    step(
      'Choose what you want to work on after your last part',
      'Watch a recording or ask two people who played with you: voice, body, listening, pace? Look for a group or teacher where exactly this is trained.',
      ['Ask both for one honest sentence', 'Choose one thing', 'Find a workshop in {form} that trains it'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Make nerves smaller by eight rising steps',
      'Mirror, phone, one friend, three friends, a class, a stranger’s room, an open evening, the panel. Do each until the heart slows within the scene. Before each one: breathe in four, out eight, six times; shake the hands; say I am excited. No coffee and no new text on the day.',
      [
        'Write your eight steps with dates',
        'Breathe four in and eight out before each',
        'Do steps one to four this fortnight',
      ],
      4,
      { when: { said: nerves } },
    ),
    step(
      'Learn by six lines a day, cue first, on your feet',
      'Record the cues with gaps and answer them while you walk or wash up. Learn the move with the line. Repeat after one hour, one day, three days. Lines learnt two weeks early survive nerves; ask the director for the off-book date and set yours a week before.',
      ['Record the cues of one scene', 'Learn six lines a day on your feet', 'Run yesterday’s lines before breakfast'],
      10,
      { when: { said: lineWorry } },
    ),
    step(
      'Join a group that performs within six months',
      'Ask when rehearsals are, how parts are given, what it costs, who helps behind the stage. Helping with one production is the surest way to a part in the next.',
      [
        'Write to three {form} groups with four sentences about you',
        'Watch one of their evenings',
        'Say yes to any job for the next show',
      ],
      3,
      { when: { unsaid: called }, waitDays: 7 },
    ),
    step(
      'Train voice and presence for ten minutes a day',
      'Breathe low, hum, tongue twisters slowly then quickly, speak one text to the far wall without shouting. Stand still for one minute and look round the room.',
      [
        'Choose three tongue twisters',
        'Do it for two weeks at the same time',
        'Record the same text on day one and fourteen',
      ],
      3,
      { when: { unsaid: audition } },
    ),
    step(
      'Prepare two contrasting pieces or ten improv scenes',
      'For auditions: two monologues of 90 seconds, one funny, one serious, of your age. For {form} without text: practise offers, yes-and, endings with a partner.',
      [
        'Choose pieces that few others bring',
        'Learn them until you can say them while washing up',
        'Play them to two people',
      ],
      9,
      { when: { unsaid: [...called, ...improv], weeksFrom: 5 } },
    ),
    step(
      'Rehearse the audition itself five times',
      'Door, greeting, name, piece, thank you, out: ninety seconds of text in four minutes. Do it for five people, one of them cold and typing. For a musical bring sixteen bars in your key on paper, with cuts marked. Choose a comedy and a serious piece you would cast yourself in.',
      [
        'Ask what they want to see and how long',
        'Do the whole thing for five people',
        'Film the entrance and the first ten seconds',
      ],
      5,
      { when: { said: audition } },
    ),
    step(
      'Go to an audition or ask for a part',
      'Warm up before, know the play, say your name clearly, play, thank. If directed differently, do it differently; that is what they look for. Ask for a small part as gladly as a big one.',
      [
        'Note date, length and what they want to see',
        'Prepare one question about the production',
        'Write down afterwards what went well',
      ],
      3,
      { waitDays: 5, when: { unsaid: [...called, ...improv], weeksFrom: 6 } },
    ),
    step(
      'Know all lines two weeks before {event}',
      'Learn in chunks of six lines, cue first, moving about, before sleep and again on waking. Cover your text with a card; have somebody give cues coldly. For improv: practise with the same group twice a week.',
      [
        'Mark your lines and the cue before each',
        'Learn one page a day',
        'Run the whole text with somebody without the book',
      ],
      14,
      { when: { unsaid: [...improv, ...lineWorry] } },
    ),
    step(
      'Go on stage at {event} and take the bow',
      'Eat early, warm up together, check props yourself, go on after any slip; the others help. It is done after the bow. Ask director and one colleague for one thing to keep, and one to work on.',
      [
        'Invite five people in good time',
        'Lay out costume and props in order',
        'Write down both answers for the next {form} part',
      ],
      6,
    ),
  ],
  suggestions: [
    tip(
      'Listen with your eyes',
      'The partner’s face gives you the next line.',
      'Look before speaking',
      'Wait one breath',
    ),
    tip('Say yes first', 'In improv an offer refused ends the scene.', 'Yes, and', 'Add one detail'),
    tip('Decide what you want in each scene', 'A verb works better than a mood.', 'To tempt, to warn', 'One per page'),
    tip('Learn text while walking', 'Steps help the memory.', 'Cue, line, cue', 'Never in front of a mirror'),
    tip('Watch a live show a month', 'You see choices that films hide.', 'Cheap rows', 'Note one brave moment'),
    tip('Practise being looked at', 'One silent minute before friends calms later.', 'Feet still', 'Breathe out'),
    tip('Help behind the stage once', 'You understand what actors cost others.', 'Lights or props', 'Watch entrances'),
    tip('Warm up jaw and tongue', 'Clear words need no volume.', 'Chew, stretch, twist', 'Five minutes'),
    tip('Keep a character notebook', 'Walk, secret, favourite word.', 'One page', 'Try it in a shop'),
    tip('Ask for notes and say thanks', 'Explaining wastes the rehearsal.', 'Write them down', 'Try it once'),
    tip('Drink water, skip dairy before playing', 'The voice stays clearer.', 'No shouting at parties', 'Sleep'),
    tip(
      'Have a recovery sentence',
      'After a blank you can go on.',
      'Repeat the last word',
      'Ask your partner something',
    ),
  ],
};
