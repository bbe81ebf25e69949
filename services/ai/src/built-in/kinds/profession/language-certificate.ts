import { type Kind, step, tip } from '../kind.ts';
import { months } from '../stage-words.ts';

/** The exam has a day. */
const booked = [
  "exam/test/it is/has_been/was/'s? booked",
  "exam's booked",
  'booked my/the _? exam/test',
  'booked ielts/toefl/it',
  'registered for the _? exam/test',
  'ielts/toefl/toeic/delf/telc/goethe/oet/pte/dele/jlpt/hsk is? booked',
  // 'Pass the exam on 12 June' names a wish, and no booking.
  'ielts/toefl/delf/telc/goethe/oet/dele/exam/test is on/next',
  'my ielts/toefl/delf/telc/goethe/oet/dele/exam/test on/next',
  `my exam/test in ${months}`,
  `exam/test is in ${months}`,
  'exam/test is? in two/three/four/five/six/2/3/4/5/6/8 weeks',
];

/** They sat it before and know their result. */
const hasScore = [
  'got/have/had/scored/with a/an/overall? 5/5.5/6/6.5/7/7.5 in/overall/last/but/and/need/now',
  'took/sat/did ielts/toefl/telc/delf/it last/before/once/in',
  'failed the/my? writing/speaking/listening/reading/exam/test/ielts/toefl/it',
  'stuck at/on',
  'have/got/scored/at/from 400/450/500/515/550/585/600/615/650/685/700/720/750/785/800/850',
  'missed it? by',
  'second/third go',
  'twice/failed in/the/oral/written/writing/speaking',
  'oral/written/writing/speaking/listening/reading failed',
  'got/had 5/5.5/6/6.5/7/7.5 twice/in',
  'second/third/fourth/2nd/3rd/4th time/attempt/try',
  'took/sat it once/twice/before/already/last',
];

/** Only listening and reading are tested. */
const toeic = ['toeic'];
const jlpt = ['jlpt/n1/n2/n3/n4/n5'];
const silent = [...toeic, ...jlpt];

/** A machine hears and marks, or everything is typed. */
const byMachine = ['pte/toefl/duolingo/celpip'];

const german = ['goethe/telc/ösd/oesd/dtz/deutschtest'];
const health = ['oet'];

/** Speaking goes, writing does not. */
const weakWriting = [
  'write like/badly/slowly/with',
  'speak well/fluently/it but/and',
  "can't/cannot/can't spell/write",
  'spoken _? since',
  'writing is/part is/weak/my/kills/worst',
  'writing from/to',
  'in writing',
];

export const languageCertificate: Kind = {
  id: 'language-certificate',
  category: 'profession',
  name: 'Pass a language certificate',
  slots: {
    exam: {
      words: [
        'IELTS|ielts',
        'TOEFL|toefl',
        'TOEIC|toeic',
        'OET|oet|occupational english test',
        'CELPIP|celpip',
        'TEF Canada|tef canada|tef',
        'TOCFL|tocfl',
        'PTE|pte',
        'Duolingo|duolingo english test|duolingo test',
        'Cambridge|cambridge|fce|cae|cpe|c1 advanced|b2 first',
        'Goethe|goethe',
        'telc|telc exam',
        'TestDaF|testdaf',
        'DSH|dsh',
        'ÖSD|oesd|ösd',
        'DELF|delf',
        'DALF|dalf',
        'TCF|tcf',
        'DELE|dele',
        'SIELE|siele',
        'CELI|celi',
        'CILS|cils',
        'JLPT|jlpt',
        'HSK|hsk',
        'TOPIK|topik',
        'TORFL|torfl',
        'integration|integration exam|inburgering|staatsexamen',
        'citizenship language|citizenship exam',
      ],
      otherwise: 'language',
    },
    target: {
      words: ['A1|a1', 'A2|a2', 'B1|b1', 'B2|b2', 'C1|c1', 'C2|c2', 'N5|n5', 'N4|n4', 'N3|n3', 'N2|n2', 'N1|n1'],
      otherwise: 'required',
    },
  },
  ask: {
    question: 'Which exam and which result do you need, and by when must the paper be there?',
    chips: ['B1 for residence or citizenship', 'A score for university', 'Not sure which exam I need'],
  },
  hoursAWeek: 6,
  weekly: 'Do one part of a practice test in real time and speak for an hour',
  overview:
    'You find out exactly which paper and result the office or university accepts, measure how far away you are, and book the {exam} exam for the day when the missing hours fit. Then you train the four parts in their own form, because the same language earns different points in different tests.',
  approach:
    'From one level to the next, such as A2 to B1, plan 150 to 250 hours; half a band in IELTS often takes two to three months. What usually goes wrong is learning the language in general while never writing to time or speaking to a clock.',
  done: 'You hold the certificate with the {target} result and have sent it to whoever asked for it.',
  cautions: [
    'Ask the receiving office or university in writing which exams, which parts and which age of certificate they accept before you pay; many certificates count for two years only.',
  ],
  steps: [
    step(
      'Count the weeks to the {exam} exam and give each part its hours',
      'The day stands, so plan backwards: the last ten days for full tests, before that two thirds of the hours for the weakest part. Note the last day on which the exam can still be moved.',
      [
        'Note day, hour and place from the confirmation',
        'Write the weeks on one sheet',
        'Put four fixed sessions a week into the calendar',
      ],
      1,
      { when: { said: booked } },
    ),
    step(
      'Ask for the exact certificate and result needed',
      'Look at the page of the university, employer or office: which exams, which result in each part, how old it may be, by which date. It is done when you have it in writing.',
      [
        'Find the page or write the mail in twenty minutes',
        'Note whether the {target} result is needed in every part',
        'Note the date by which the paper must arrive',
      ],
      1,
      { when: { unsaid: booked } },
    ),
    step(
      'Take an official {exam} sample test and see what is missing',
      'Do one official {exam} sample test with real times. Then read for each part what is asked, how many minutes there are and how it is marked. The part furthest below the {target} level gets most of the hours.',
      [
        'Do the sample test on one quiet morning',
        'Have writing and speaking marked by the official criteria',
        'Copy out one model text with top marks',
      ],
      6,
      {
        when: { unsaid: hasScore },
        resources:
          'IELTS: https://ielts.org · Goethe: https://www.goethe.de · Cambridge: https://www.cambridgeenglish.org',
      },
    ),
    step(
      'Start from the part that lost most points last time',
      'Look at the result of each part, not at the total: half a band in one part is often all that is missing. Ask whether a single part can be repeated, and for the {exam} marking sheet of that part.',
      [
        'Write down the result of each part',
        'Ask whether one part can be taken alone',
        'Have one text or recording marked by the official criteria',
      ],
      2,
      { when: { said: hasScore } },
    ),
    step(
      'Book the {exam} exam for a realistic day',
      'Places fill two to three months ahead and results take one to four weeks. Count back from the date the paper is needed, and leave room for a second attempt. The name must be spelt as in your passport.',
      [
        'Compare two {exam} test centres for dates and fees',
        'Check that your passport is valid',
        'Book and note the last day to move it',
      ],
      1.5,
      { daysBefore: 60, when: { weeksFrom: 10, unsaid: booked } },
    ),
    step(
      'Bring writing up to your speaking with fifteen minutes a day',
      'You speak it, so write what you say: a voice message, then the same on paper, then a correction. Three kinds of text cover most tasks: a formal letter, a message to somebody you know, an opinion with two reasons. Learn one model of each by heart and change the facts. Spelling by your own list of thirty words.',
      ['Write one spoken message a day', 'Learn one model of each kind', 'Keep a list of thirty misspelt words'],
      20,
      { when: { said: weakWriting, unsaid: [...silent, 'ielts', ...byMachine] } },
    ),
    step(
      'Fill the gaps in grammar and words up to the {target} level',
      'Learn twenty words a day in whole sentences and one grammar topic a week, from one course book for the {target} level. It is done when sample readings have fewer than ten unknown words a page.',
      [
        'Choose one course book with answers',
        'Make cards with whole sentences',
        'Write five own sentences on each topic',
      ],
      45,
      {
        when: { level: 'beginner', weeksFrom: 10, unsaid: weakWriting },
        resources: 'Cards that return at the right time: https://apps.ankiweb.net',
      },
    ),
    step(
      'Take your last {exam} result apart by criteria',
      'Compare the points of each part with the published criteria, and ask a teacher to mark two new texts the same way. Choose the two criteria with the most points to win; the next six weeks are about these.',
      [
        'Lay result and criteria side by side',
        'Have two new texts marked by a teacher',
        'Write down the two criteria and an exercise for each',
      ],
      4,
      { when: { level: 'experienced' } },
    ),
    step(
      'Train {exam} listening in full parts for thirty minutes a day',
      'This test has 100 listening questions in 45 minutes, each heard once. Parts 3 and 4, the talks with three questions each, hold most points: read the three questions before the voice begins. Mark a part, hear it again with the text, and repeat aloud the sentence that fooled you.',
      ['Do one part a day without pausing', 'Read the three questions first', 'Keep a list of phrases that misled you'],
      35,
      { when: { said: toeic } },
    ),
    step(
      'Read {exam} parts 5 to 7 against 75 minutes',
      'Another 100 questions: at most 20 seconds for each gap sentence, ten minutes for part 6, and 50 to 55 minutes left for the texts of part 7. Learn word families and prepositions of office life from your own mistakes. Nothing is taken off for a wrong answer, so no line stays empty.',
      ['Do 30 gap sentences in ten minutes', 'Do four part 7 texts a day', 'Learn ten words from your mistakes'],
      35,
      { when: { said: toeic } },
    ),
    step(
      'Learn {exam} words and characters by reading, twenty a day',
      'The test has vocabulary, grammar, reading and listening; nobody asks you to write or speak. Each word comes in a sentence and with its reading. Grammar points go in pairs that look alike. Besides the total each section has a minimum, so the weakest one gets half the time.',
      [
        'Take one list of the {target} level',
        'Do twenty cards with sentences daily',
        'Compare two similar grammar points a day',
      ],
      60,
      { when: { said: jlpt } },
    ),
    step(
      'Read and listen at {exam} speed four times a week',
      'Time is what fails people in the reading section: question first, then the text, short texts in two minutes. Listening is heard once; note who does what in the end, for the first suggestion is mostly turned down. Play old recordings at normal speed, then repeat them aloud.',
      ['Read three texts with the clock', 'Do one listening set without pausing', 'Repeat aloud what you missed'],
      40,
      { when: { said: jlpt } },
    ),
    step(
      'Write one IELTS Task 1 and two Task 2 texts a week',
      'Twenty minutes for task 1 with 150 words, forty for task 2 with 250, and task 2 counts double. Four criteria have the same weight: answer to the task, order, words, grammar. Answer the exact question in the first paragraph, one idea with one example in each of the next two.',
      [
        'Plan for five minutes before each text',
        'Have one text a week marked by the four criteria',
        'Rewrite it with the two commonest mistakes mended',
      ],
      22,
      { when: { said: ['ielts'] } },
    ),
    step(
      'Type and speak {exam} tasks into the machine daily',
      'A computer marks much of it, so form counts: keep to the word number, begin to speak at once, go on evenly, never restart a sentence. Learn the commonest tasks by heart in form, not in answers. Practise with headset, keyboard and the clock on the screen.',
      [
        'List every task with seconds and words',
        'Record ten spoken tasks a day',
        'Run a scored practice test every two weeks',
      ],
      30,
      { when: { said: byMachine } },
    ),
    step(
      'Write two {exam} texts a week and have them corrected',
      'Write in real time, by hand or keyboard as in the exam. A teacher, a tandem partner or the criteria tell you the three commonest mistakes; the next text is about these only.',
      [
        'Find someone who corrects {exam} texts',
        'Learn ten linking phrases and keep a list of ten mistakes',
        'Rewrite each text once',
      ],
      20,
      { when: { unsaid: [...silent, 'ielts', ...byMachine] } },
    ),
    step(
      'Speak to the clock three times a week',
      'Take speaking tasks, prepare one minute, talk two, record and listen. Add one hour a week with a person who asks back. It is done when you keep talking for the full speaking part of the {exam} exam, with mistakes but without stopping.',
      [
        'Collect twenty speaking topics',
        'Book a partner or teacher for one hour a week',
        'Learn three sentences for gaining time',
      ],
      18,
      { when: { unsaid: [...silent, ...german, ...health, ...byMachine] } },
    ),
    step(
      'Rehearse the {exam} pair exam with a partner each week',
      'From B1 on you plan something together, present a topic and answer questions, mostly in a pair. Learn the sentences that carry it: propose, object politely, ask back, agree. Present a topic in five parts for three minutes, then take two questions.',
      [
        'Find a partner of your level',
        'Present one topic and plan one thing together',
        'Write down ten sentences that always help',
      ],
      18,
      { when: { said: german } },
    ),
    step(
      'Practise OET role plays and letters from case notes',
      'Two role plays of five minutes, three to prepare each: greet, ask open questions, explain in plain words, check that it was understood. The letter has 180 to 200 words: reason first, only the notes the reader needs. Of the reading parts the first has only 15 minutes, so train to scan.',
      [
        'Do two role plays a week with a colleague',
        'Write one letter in 45 minutes',
        'Have both marked by the published criteria',
      ],
      24,
      { when: { said: health } },
    ),
    step(
      'Do three full {exam} practice tests at the real hour',
      'Do one every week to ten days, and train only the part that costs the most points. When two tests in a row are above the {target} result, stop learning new things.',
      [
        'Use the official {exam} material for the last two',
        'Practise listening with loudspeaker and with headphones',
        'Plan minutes for each task',
      ],
      12,
    ),
    step(
      'Sit the {exam} exam and send the certificate on',
      'Take passport and water, leave early, and learn no new words on the last evening. Answer every question. When the {exam} result arrives, compare with what was asked, send it on, or book the repeat of the weak part within a week.',
      ['Check the room rules', 'Order extra copies if you need them', 'Ask the receiving office to confirm'],
      6,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip(
      'Change phone and radio to the language',
      'You practise listening while you do other things.',
      'News in the morning',
      'Subtitles in the same language',
    ),
    tip(
      'Learn sentences instead of words',
      'They bring grammar and rhythm along.',
      'One sentence on each card',
      'With something from your life',
    ),
    tip(
      'Read the question before the text',
      'You look for an answer and not for everything.',
      'Underline the key word',
      'Watch for not and only',
    ),
    tip(
      'Count the words of your texts',
      'Texts that are too short lose points, long ones cost time.',
      'Know how ten lines look',
      'Stop at the limit',
    ),
    tip(
      'Speak to yourself while cooking',
      'You practise speaking without an audience.',
      'Say what you are doing',
      'Ten minutes a day',
    ),
    tip(
      'Find someone who sat the {exam} exam lately',
      'They know the surprises of the test centre.',
      'Three questions',
      'Which task was worst',
    ),
    tip(
      'Practise with noise',
      'In the test room others cough, type and speak.',
      'One test in a library',
      'One with cheap headphones',
    ),
    tip(
      'Prepare three topics you can use often',
      'Family, work and environment fit half of the tasks.',
      'Five good phrases each',
      'One example from your life',
    ),
    tip(
      'Ask about subsidised courses',
      'Integration offices and employers often pay.',
      'Before you book',
      'Bring the letter that asks for it',
    ),
    tip(
      'Keep one free day a week',
      'You remember more when you rest between study days.',
      'Music or a film only',
      'No cards',
    ),
    tip(
      'Note the score of each part every week',
      'The total can rise while one part stands still.',
      'Four columns',
      'Change the plan when one stands still',
    ),
    tip(
      'Repeat only the failed part if allowed',
      'Some exams let you keep the others.',
      'Ask the centre',
      'Mind the time limit',
    ),
    tip(
      'Learn to guess well',
      'In most tests a wrong answer costs nothing, so answer every question.',
      'Cross out two answers',
      'Decide in ten seconds',
    ),
  ],
};
