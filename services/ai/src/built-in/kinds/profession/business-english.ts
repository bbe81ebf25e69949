import { type Kind, step, tip } from '../kind.ts';

/** Writing works, talking does not. */
const talk = [
  'call/calls/meeting/meetings/phone/speak/speaking/talk/small_talk/interrupt/interrupting/jokes/joke/accent/understands/presentation',
];
/** Mails are the worry. */
const mails = ['mail/mails/email/emails/writing/write/letters/contracts/texts'];

export const businessEnglish: Kind = {
  id: 'business-english',
  category: 'profession',
  name: 'Write and speak better English at work',
  slots: {
    use: {
      words: [
        'emails|email|mails|letters',
        'reports|report|documentation|documents',
        'meetings|calls|conference calls|teams calls',
        'presentations|presenting',
        'phone|telephone',
        'small talk',
        'patients|hospital|medical',
        'customers|hotel|restaurant|shop',
        'negotiation|sales',
        'academic writing|papers',
        'technical writing|manuals|instructions',
      ],
      otherwise: 'work',
    },
  },
  ask: {
    question: 'In which situations is your English too slow or too plain?',
    chips: ['Mails take me an hour', 'Silent in calls', 'Reports full of mistakes'],
  },
  hoursAWeek: 3,
  weekly: 'Have one text corrected, and speak twenty minutes with somebody',
  overview:
    'You collect the twenty sentences your work needs, write shorter, have five real texts corrected to find your own typical mistakes, and practise the {use} situation aloud.',
  approach:
    'Your ten repeated mistakes and fifty phrases matter more than grammar books. What goes wrong is translating in the head, long sentences, and apps without speaking.',
  done: 'You write a clear mail in ten minutes and take part in a call with three contributions.',
  steps: [
    step(
      'Collect ten real texts or scenes in {use} English',
      'Own mails, a colleague’s good ones, minutes. Names removed. Mark where you stopped, what you wrote around, what was asked back.',
      ['Copy five own texts', 'Copy three good ones', 'Mark where you stopped'],
      1,
    ),
    step(
      'Have two texts corrected and list your mistakes',
      'Teacher, native colleague, tool with explanation. Count by type: articles, tense, prepositions, order, tone. The top five are your course.',
      ['Get two texts corrected', 'Count by type', 'Write the top five on a card'],
      2,
    ),
    step(
      'Learn fifty phrases for {use} by situation',
      'Asking, reminding, refusing, delaying, disagreeing, thanking, closing. As whole chunks: I am afraid that won’t be possible by …. Ten a week, used in real texts the same day.',
      ['Choose ten a week', 'Use two the same day', 'Repeat on Sunday'],
      6,
    ),
    step(
      'Write shorter by a checklist',
      'Purpose in line one, one idea a sentence, under twenty words, verbs not nouns, who does what by when, polite ending, read aloud. Cut a third.',
      ['Rewrite one old text', 'Cut a third', 'Read it aloud'],
      5,
      { when: { unsaid: talk } },
    ),
    step(
      'Write each mail in three lines before you open a translator',
      'What I want, why, by when. Then two polite words at most, and the detail as a list. Time yourself: ten minutes for a usual mail, then send it. On Fridays compare five sent mails with a good colleague’s answers and copy one phrase from each.',
      ['Set a clock at ten minutes a mail', 'Ask for one thing in line one', 'Copy one phrase from five answers'],
      6,
      { when: { said: mails } },
    ),
    step(
      'Shadow a recorded call for ten minutes a day',
      'Take a recorded meeting or an interview in the accent you hear at work. One minute five times: listen, read, speak along, without text, record. Understanding fast speech comes from saying it in the same rhythm, with words run together.',
      ['Choose a recording in that accent', 'Shadow one minute five times', 'Write five phrases you could use'],
      14,
      { when: { said: talk } },
    ),
    step(
      'Learn five doors into a call and one way to win time',
      'Could I come in here? Just to check that I understood. Before we go on. I see it differently, because. May I finish? For time: let me think for a second. Use one door in each call this week, and tell the person in the chair beforehand that you have a point.',
      ['Say each door aloud ten times', 'Use one in every call', 'Tell the chair before the call'],
      4,
      { when: { said: talk } },
    ),
    step(
      'Practise {use} English aloud twice a week',
      'Partner, tutor, recording. Calls: I would like to add; could you repeat the number; let me check and come back. Numbers, dates, spelling names.',
      ['Find a partner or tutor', 'Rehearse the next real call', 'Record two minutes'],
      20,
    ),
    step(
      'Build your templates for {use}',
      'Ten: request, reminder, offer, complaint answer, status, minutes, handover. Let one good writer correct them. Save where you work.',
      ['Write the first three', 'Have them corrected', 'Save them where you work'],
      3,
      { when: { unsaid: talk } },
    ),
    step(
      'Speak early in three real meetings',
      'Read agenda, prepare one sentence and one question, say it in the first ten minutes. Ask for slow speech openly; sum up at the end: so I send … by Friday.',
      ['Prepare one sentence', 'Say it early', 'Sum up one result'],
      2,
    ),
    step(
      'Test progress in {use} English after ten weeks',
      'Same task as at start, compared by time and mistakes; ask two colleagues. If your job wants proof: choose test. Next top five.',
      ['Repeat the first task', 'Ask two colleagues', 'Choose the next five mistakes'],
      2,
    ),
  ],
  suggestions: [
    tip('Switch one tool to English', 'Daily words.', 'Phone', 'Calendar'),
    tip('Read one trade article aloud', 'Tongue learns.', 'Ten minutes', 'Three words'),
    tip('Keep a phrase thief list', 'Steal well.', 'Five', 'Use'),
    tip('Use AI as a strict teacher', 'Ask why.', 'No private data', 'Rules'),
    tip('Learn British or American spelling', 'One.', 'Setting', 'Dates'),
    tip('Practise numbers on the phone', 'Errors cost.', 'Repeat', 'Slow'),
    tip('Watch with English subtitles', 'Ear.', 'Series', 'Pause'),
    tip('Greet by name and one line', 'Warm.', 'Weather', 'Weekend'),
    tip('Ask for feedback monthly', 'From one.', 'Question', 'Thank'),
    tip('Avoid jokes in mails', 'They fail.', 'Plain', 'Kind'),
    tip('Write thank-you first', 'Tone.', 'Line', 'Point'),
    tip('Teach one phrase at lunch', 'Sticks.', 'Team', 'Fun'),
  ],
};
