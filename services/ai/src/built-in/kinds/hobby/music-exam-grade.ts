import { type Kind, step, tip } from '../kind.ts';

/** The exam has a day. */
const entered = [
  'exam/practical _? _? is? on/fixed/booked',
  'in 2/3/4/5/6 wks/weeks',
  'exam/it is/was? booked/on/in',
  'entered for/my',
  'registered for',
  'exam date is',
];

/** The pieces are learnt. */
const learnt = [
  'pieces are? learnt/learned/ready/chosen/memorised',
  'know/learnt/learned/can_play all/my/the three/four? pieces',
  'only/just/still the/my? scales/sight-reading/aural/theory',
];

/** The ear is weak. */
const auralWeak = ['aural/listening'];

/** Reading is weak. */
const readWeak = ['sight-reading/sight_reading/sightreading'];

/** Years away. */
const backAgain = ['years ago', 'stopped at', 'came back', 'used to play', 'thirty/twenty/ten years'];

/** One piece is not there. */
const pieceMissing = ['last piece', 'one piece', 'two of the pieces', 'know two', "ain't/aint/haven't learnt/learned"];

export const musicExamGrade: Kind = {
  id: 'music-exam-grade',
  category: 'hobby',
  name: 'Pass my music exam',
  slots: {
    instrument: {
      words: [
        'piano|keyboard',
        'guitar|classical guitar|electric guitar',
        'violin|fiddle',
        'viola',
        'cello',
        'double bass',
        'bass guitar|bass',
        'flute',
        'clarinet',
        'oboe',
        'bassoon',
        'saxophone|sax',
        'recorder',
        'trumpet|cornet',
        'trombone',
        'French horn|horn',
        'tuba|euphonium',
        'drums|drum|percussion',
        'harp',
        'organ',
        'accordion',
        'ukulele',
        'singing|voice|vocal',
        'music theory|theory',
      ],
      otherwise: 'instrument',
    },
    exam: {
      words: [
        'grade 1 exam|grade 1|first grade|initial',
        'grade 2 exam|grade 2',
        'grade 3 exam|grade 3',
        'grade 4 exam|grade 4',
        'grade 5 exam|grade 5',
        'grade 6 exam|grade 6',
        'grade 7 exam|grade 7',
        'grade 8 exam|grade 8',
        'diploma exam|diploma|dipabrsm|arsm|recital',
        'audition|entrance audition|conservatoire|music college',
        'competition',
        'GCSE exam|GCSE|a-level',
        'jury exam|jury|semester exam',
      ],
      otherwise: 'music exam',
    },
  },
  ask: {
    question: 'Which exam and instrument, when is it, and which part worries you most?',
    chips: ['Grade 5 piano, in spring', 'An audition, pieces not chosen', 'Theory or aural tests'],
  },
  hoursAWeek: 5,
  weekly: 'Practise 40 minutes on six days: scales, one hard passage, pieces, and five minutes of sight-reading',
  measures: ['pieces', 'scales', 'studies'],
  overview:
    'You will read the syllabus, choose pieces that suit you, and prepare all parts of the {exam} side by side: pieces, scales, sight-reading and listening. In the last weeks you play the whole programme to people several times.',
  approach:
    'Marks are lost less in the pieces than in scales, sight-reading and nerves, so these get ten minutes every day from the beginning. Be able to play everything three weeks before the date. Practise starting in every bar, then a slip does not stop you.',
  done: 'You have taken the exam, played everything to the end, and have the result in your hands.',
  cautions: [
    'Pain in hands, arms, neck or jaw means a break and a look at your posture with teacher or doctor; do not practise through it.',
  ],
  steps: [
    step(
      'Count the weeks to the {exam} and mark every part',
      'Pieces, scales, sight-reading, aural: safe, shaky, not yet, each with its marks. In most grades scales and reading together weigh as much as one piece and are practised least.',
      ['Mark each part', 'Count the weeks left', 'Give the shaky parts fifteen minutes a day'],
      0.7,
      { when: { said: entered } },
    ),
    step(
      'Read the syllabus of the {exam} and list every part',
      'Pieces, technical work, sight-reading, aural or theory, with marks for each, dates, fees and what must be shown beforehand. Some boards require a theory grade before the higher practical ones.',
      [
        'Download the current syllabus and print your page',
        'Write each part with its marks on one sheet',
        'Mark what you cannot do at all yet',
      ],
      1.5,
      { when: { unsaid: entered }, resources: 'Syllabuses: https://www.abrsm.org and https://www.trinitycollege.com' },
    ),
    step(
      'Choose the pieces with your {instrument} teacher',
      'Listen to all options, play the first page of five. Choose pieces of different character that you want to hear for months, none above your level. Plan about 16 weeks before the {exam} if they are new.',
      [
        'Make a listening list of all options',
        'Ask the teacher which two suit your strengths',
        'Order the edition that the syllabus names',
      ],
      3,
      { when: { unsaid: [...learnt, ...entered] } },
    ),
    step(
      'Fix two rehearsals with the accompanist and a trial day',
      'Rehearse once three weeks before and once in the last week. And a day to play everything in the clothes and shoes of the {exam}, first thing, without warming up twice.',
      ['Ring the accompanist', 'Fix the trial day', 'Send the accompanist the edition'],
      1,
      { when: { said: entered } },
    ),
    step(
      'Register for the {exam} and arrange an accompanist',
      'Entries usually close two to three months before the session. Ask who accompanies you, what rehearsals cost, and whether special arrangements are possible for dyslexia or illness.',
      [
        'Write the closing date in the calendar',
        'Pay and save the confirmation',
        'Fix two rehearsals with the accompanist',
      ],
      1.5,
      { daysBefore: 70, when: { weeksFrom: 13, unsaid: entered } },
    ),
    step(
      'Check registration, room, time and accompanist',
      'Little time is left, so everything outside the playing must be settled now: confirmation, identity card, allowed editions, one rehearsal.',
      ['Read the confirmation of the {exam}', 'Arrange a rehearsal in this or next week'],
      1,
      { when: { weeksTo: 12.9 } },
    ),
    step(
      'Learn all notes of the pieces at slow speed',
      'In sections of four to eight bars, the hardest first, with final fingering written in. Join them only when each goes three times without mistakes at half speed.',
      [
        'Number the sections in every piece',
        'Learn two new sections in each day’s {instrument} practice',
        'Raise the metronome by four after three clean rounds',
      ],
      25,
      { when: { weeksFrom: 6, unsaid: learnt }, measured: 'Learn the first {50%} at slow speed' },
    ),
    step(
      'Give each learnt piece one new thing a week',
      'Week one the quietest place, week two the speed, week three the ending, week four all from memory of the first page. Begin practice at the hardest bar; a piece played from the top every day gets worse.',
      ['Write one thing for each week', 'Begin at the hardest bar', 'Record each piece on Sunday'],
      12,
      { when: { said: learnt, weeksFrom: 6 } },
    ),
    step(
      'Train the aural tests by singing, ten minutes a day',
      'Sing back two bars, clap and name the metre, tell which note changed, name cadence and style. An app gives the questions, a friend plays them at a random hour. Always sing the answer before you say it. Six weeks bring most people from half marks to a pass.',
      ['Sing back ten phrases a day', 'Clap the metre of one song a day', 'Have a friend ask ten questions a week'],
      6,
      { when: { said: auralWeak } },
    ),
    step(
      'Read four new bars a day with a pulse that never stops',
      'Half a minute: key, metre, hardest bar, last note, then tap one bar and go. Two grades easier at first, no correction ever. A hundred pieces read badly are worth more than ten read well. Read duets with somebody once a week.',
      ['Borrow a book two grades easier', 'Four bars a day with a metronome', 'One duet a week'],
      6,
      { when: { said: readWeak } },
    ),
    step(
      'Learn the missing piece in two weeks from its hard bars',
      'Mark sections of four bars, learn the hardest two first at half speed, one new section a day, join from the end. The known pieces get ten minutes a day between them. If it does not stand after two weeks, ask the teacher for an easier choice in the same list.',
      ['Mark sections and hardest bars', 'One section a day at half speed', 'Decide after two weeks with the teacher'],
      10,
      { when: { said: pieceMissing } },
    ),
    step(
      'Find your true grade after the break with old pieces',
      'Play one piece of the grade where you stopped and one two below, and scales of both. Fingers return in six to ten weeks. Choose the grade where scales are fluent: an exam taken one lower with high marks is better than the old number.',
      [
        'Play two old pieces and their scales',
        'Ask a teacher for the honest grade',
        'Set the session half a year ahead',
      ],
      2,
      { when: { said: backAgain, unsaid: entered } },
    ),
    step(
      'Drill scales and sight-reading ten minutes daily',
      'Scales on slips in two jars: sure and unsure; draw five a day. Sight-reading: look for half a minute at key, rhythm and hardest bar, then play without stopping. For theory: one past paper page.',
      [
        'Write the slips',
        'Find sight-reading one grade easier than the {exam}',
        'Do listening tests twice a week with an app or recording',
      ],
      12,
    ),
    step(
      'Play the whole programme to three different people',
      'Walk in, sit, breathe, think of the speed, begin. No stopping. Write afterwards which three places failed, and practise only these for two days. Nerves get smaller with each run.',
      [
        'Invite a relative, a colleague and a stranger',
        'Record each run of your {instrument} programme',
        'Practise to start again from five points',
      ],
      6,
      { measured: 'Play all {total} to three people' },
    ),
    step(
      'Do a mock exam with somebody who asks for everything',
      'Same order and time as the {exam}: scales at random, unknown sight-reading, aural questions, pieces. Have it marked by the published criteria.',
      [
        'Ask your teacher or another one to act as examiner',
        'Compare the marks with the pass mark',
        'Choose two things for the last weeks',
      ],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Take the {exam} and collect the result',
      'The day before play everything once, slowly. Warm up hands at home and there, bring originals of the music, water and your {instrument} things. After a slip go on; examiners mark the whole. It is done when you have played all and read the report.',
      ['Pack the bag the evening before', 'Be there 20 minutes early', 'Read the comments and choose the next pieces'],
      3,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Begin with what you dread', 'Ten fresh minutes are worth thirty tired ones.', 'Scales first', 'Timer'),
    tip('Practise the first bar as an exam', 'The start sets everything.', 'Walk in, sit, breathe', 'Five times a day'),
    tip(
      'Play from the hardest bar to the end',
      'Endings are practised too little.',
      'Last page first',
      'Backwards by sections',
    ),
    tip('Record each Sunday', 'You notice rhythm faults only from outside.', 'Same piece', 'Two notes for the week'),
    tip(
      'Hear five recordings of each piece',
      'Ideas for speed and colour come by themselves.',
      'With the score',
      'Choose one idea',
    ),
    tip(
      'Practise on another instrument',
      'Exam pianos and rooms feel different.',
      'School, church, shop',
      'Once a week near the end',
    ),
    tip('Clap difficult rhythms', 'Without notes the rhythm gets clear.', 'Count aloud', 'Then on one note'),
    tip('Sing the lower voice', 'It helps in listening tests.', 'Two bars', 'After one hearing'),
    tip(
      'Breathe out longer than in',
      'Shaking hands calm down in two minutes.',
      'Four in, six out',
      'Before walking in',
    ),
    tip('Write fingering in pencil and keep it', 'Changing fingers make slips.', 'One fingering', 'Only where needed'),
    tip('Sleep instead of a last long session', 'Memory settles at night.', 'Stop at eight', 'Slow run in the morning'),
    tip(
      'Ask what examiners note',
      'Published criteria are public.',
      'Read pass and distinction',
      'Compare your recording',
    ),
  ],
};
