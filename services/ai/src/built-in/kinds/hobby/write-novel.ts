import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** The draft or manuscript is complete. */
const drafted = [
  'wrote/written/finished/completed my/a/the first/second? _? novel',
  'manuscript/novel/book/draft/first_draft is? finished/complete/completed/written/done',
  'finished/completed/wrote/written the/my/a first/second/full? draft/manuscript/novel/book',
  'have/got a/the/my finished/complete/full/first? manuscript/draft',
  'on my second/third draft',
  'revising/editing my/the novel/book/manuscript/draft',
];

/** A part is written. */
const half = [
  'have/written/wrote/got about/around? 10,000/15,000/20,000/25,000/30,000/40,000/50,000/60,000/10k/20k/30k/40k/50k/60k/10000/20000/30000/40000/50000 words',
  'halfway/half_way through',
  'stuck at/in/on the middle/chapter/word',
  `have/written/wrote/got ${numbers} chapters`,
  'outline/plot/plan is? done/finished/ready',
];

/** They stand in the middle of it. */
const midway = [
  'stuck in/at/around the? middle',
  'halfway/half-way/half_way through/in/there',
  'first half is/done/written',
  'half is? written/done/finished',
];

export const writeNovel: Kind = {
  id: 'write-novel',
  category: 'hobby',
  name: 'Write my novel',
  slots: {
    book: {
      words: [
        'thriller',
        'crime novel|detective novel|murder mystery|whodunnit',
        'fantasy novel|fantasy|trilogy',
        'romance novel|romance|romantasy',
        'science fiction novel|sci-fi|sci fi|science fiction',
        'historical novel|historical fiction',
        'horror novel|horror',
        'young adult novel|ya novel|young adult',
        'children’s book|childrens book|children’s story|kids book|picture book',
        'graphic novel|comic|comic book',
        'memoir|memoirs',
        'autobiography|life story|my life',
        'family history|family stories',
        'short story collection|short stories|stories',
        'short story',
        'novella',
        'screenplay|film script|script',
        'stage play|play for the theatre',
        'fan fiction|fanfic',
        'cookbook|recipe book',
        'travel book',
        'novel',
      ],
      otherwise: 'book',
    },
  },
  ask: {
    question: 'What kind of book is it, and how much of it exists already?',
    chips: ['A novel, only an idea', 'Some chapters, then I stopped', 'A finished draft to revise'],
  },
  hoursAWeek: 4,
  weekly: 'Write on four days, 400 words each, before you read anything over',
  measures: ['words', 'pages', 'chapters', 'stories', 'scenes'],
  overview:
    'You will settle what your {book} is about, write a complete first draft in short regular sessions, and only then revise it and show it to readers. Four sessions of 400 words a week make a draft of 80,000 words in about a year.',
  approach:
    'Write forward and do not polish: most unfinished books died of rewriting the first three chapters. Keep writing and judging in different weeks. Expect the middle to feel bad; leave a note in brackets and go on to the next scene.',
  done: 'A complete, revised manuscript has been read by three people and sent or printed the way you wanted.',
  cautions: [
    'If you write about living people, change what identifies them or ask them. Before publishing accusations, ask a media lawyer or an authors’ association.',
    'Real agents and publishers do not ask the author for money; be wary of any offer that does.',
  ],
  steps: [
    step(
      'Read your whole {book} once like a stranger',
      'Print it or put it on an e-reader, in a few sittings, without a pen for sentences. Note only: where was I bored, what did I not believe, what is missing? Then say in two sentences what it is about now.',
      [
        'Print it or load it on an e-reader',
        'Read the first fifty pages without correcting',
        'Write ten lines at the end',
      ],
      2,
      { when: { said: drafted } },
    ),
    step(
      'Say in two sentences what your {book} is about',
      'Who wants what, what stands in the way, and what is lost if it fails; for a memoir, which years and which question. Try ten versions and keep the plainest.',
      [
        'Set a timer for 20 minutes and write ten versions',
        'Tell the best one to somebody and note what they ask',
        'Put it on a card above your desk',
      ],
      1.5,
      { when: { unsaid: drafted } },
    ),
    step(
      'Read what is written of your {book} without mending it',
      'On paper, in two sittings. One line for each scene: what changes, and one mark for each place where you were bored. The next scene to write is the one you can already see; the plan of the rest follows from the list.',
      ['Print what exists', 'Write one line for each scene', 'Choose the scene with which you go on'],
      4,
      { when: { said: half, unsaid: drafted, level: 'beginner' } },
    ),
    step(
      'Outline the {book} on twenty index cards',
      'One scene or event on each: where, who, what changes. Lay them out: beginning up to card five, turn in the middle at ten, lowest point at fifteen, ending. Move cards until each leads to the next.',
      [
        'Fill ten cards in one sitting',
        'Mark the five scenes you look forward to',
        'Write the last scene in three lines',
      ],
      5,
      { when: { level: 'beginner', unsaid: [...drafted, ...half] } },
    ),
    step(
      'Read what exists of the {book} and list the gaps',
      'Read it once on paper, fast, without correcting. Then write one line per scene, and what is missing up to the end.',
      ['Print it or put it on an e-reader', 'Write one line for each scene', 'Choose where you will write on'],
      5,
      { when: { level: 'experienced', unsaid: drafted } },
    ),
    step(
      'Keep ten writing sessions at the same hour',
      'Forty-five minutes, the phone in another room, 300 to 500 words, and stop in the middle of a scene so that the start is easy tomorrow. Note the number of words after each.',
      ['Choose the hour and tell the household', 'Write the opening scene, badly if need be', 'Log the words on paper'],
      8,
      { when: { unsaid: drafted }, measured: 'Write the first {10%} without rereading' },
    ),
    step(
      'Write the {book} up to its middle',
      'When you do not know a fact or a name, write it in brackets and go on. If you are stuck, write the scene you fear or the next one you can see.',
      [
        'Plan the coming week’s scenes every Sunday',
        'Write two scenes out of order if that helps',
        'Save a copy outside your computer each week',
      ],
      40,
      { when: { weeksFrom: 8, unsaid: [...drafted, ...midway] }, measured: 'Reach {50%}: the middle is written' },
    ),
    step(
      'Write the next ten scenes of your {book} out of order',
      'The middle sticks when nothing gets worse for anybody. Ask of each chapter: what does the main person want here, who stops it, what is lost? Then write the scenes you can already see, first the lowest point and the ending, and the way between them shows itself.',
      [
        'Write the lowest point in two pages',
        'List ten scenes between here and there',
        'Write the easiest of them this week',
      ],
      25,
      { when: { weeksFrom: 8, said: midway, unsaid: drafted } },
    ),
    step(
      'Reach the last page of the first draft',
      'The ending may be rough and may change. Then put your {book} away for two to four weeks and do something else; the distance is what makes revising possible.',
      ['Write the final scene now if you are stuck before it', 'Tell one person that the draft is complete'],
      45,
      { waitDays: 14, when: { weeksFrom: 12, unsaid: drafted }, measured: 'Complete the draft with {total}' },
    ),
    step(
      'Write your {book} every day to a set number of words',
      'Divide the words by the days that are left, and leave one day in seven free to catch up. Do not read back: what is wrong gets a note in brackets. On a bad day a hundred words keep the row unbroken.',
      [
        'Work out the words for each day',
        'Put the same hour of each day into your week',
        'Write down the sum every night',
      ],
      30,
      { when: { weeksFrom: 2, weeksTo: 7.9, unsaid: drafted } },
    ),
    step(
      'Finish one scene and read it to somebody',
      'Choose the scene that shows best what your {book} is, bring it to the end and read it aloud. Ask what they saw and what they want to know next.',
      ['Write the scene in three sessions', 'Read it aloud alone, mark where you stumble', 'Read it to one person'],
      6,
      { when: { weeksTo: 11.9, unsaid: drafted } },
    ),
    step(
      'Revise in three passes from large to small',
      'First order and missing scenes, then each scene, then sentences. In each pass do only that. Cut what could go without anybody noticing, often a tenth.',
      [
        'List for each chapter what changes in it',
        'Read the {book} aloud over several evenings',
        'Check names, ages and dates in one table',
      ],
      30,
      { when: { weeksFrom: 12, unsaid: drafted } },
    ),
    step(
      'Revise your {book} from large to small, once each',
      'First scenes that are missing, doubled or in the wrong place; then each scene; then sentences, aloud. A tenth of the words can nearly always go. Keep the old version in a folder.',
      ['Lay out the scenes on cards and move them', 'Cut what nobody would miss', 'Read the last version aloud'],
      40,
      { when: { said: drafted } },
    ),
    step(
      'Give the {book} to three readers of its kind',
      'No family, no love: people who read such books. Three questions and a day: where did you put it down, whom did you not believe, what did you skip? Change what two of them say.',
      ['Find three readers', 'Send it with three questions and a day', 'Change what two of them say'],
      8,
      { waitDays: 21, when: { said: drafted } },
    ),
    step(
      'Choose agent, small press or your own edition',
      'An agent sells to large houses and takes 15 per cent; small presses take letters directly; your own edition costs 1,000 to 3,000 for editor, cover and layout. Nobody serious asks you to pay for being published.',
      [
        'Write what you want: readers, money, a book in the hand',
        'Look at three books like yours and who brought them out',
        'Choose one way for the next six months',
      ],
      3,
      { when: { said: drafted } },
    ),
    step(
      'Write the letter, the one-page synopsis and the pitch',
      'Letter of 300 words: the book in two lines, the story without its end, two books it stands beside, who you are. Synopsis on one page with the end. Let a stranger read both.',
      ['Write the two lines', 'Write the synopsis with the end', 'Have both read by a stranger'],
      6,
      { when: { said: drafted } },
    ),
    step(
      'Send your {book} out in rounds of eight, or order the proof',
      'Eight at a time, exactly as each one asks, in a table with days. No requests after a round: change letter and first pages. For your own edition: editor, cover, proof copy, and read the proof line by line.',
      [
        'List thirty names with their rules',
        'Send the first eight in one week',
        'Change one thing before the next round',
      ],
      8,
      { waitDays: 60, when: { said: drafted } },
    ),
    step(
      'Hand your {book} to three readers',
      'Choose people who read this sort of book. Ask where they skimmed, what they did not believe and what they wanted more of; change what two of them say. Then decide on agents, self-publishing or a few bound copies, and do the first act of it.',
      [
        'Give a date and the three questions along',
        'Write a pitch of 150 words and a synopsis of one page',
        'Send the first five letters or order a proof copy',
      ],
      12,
      { when: { unsaid: drafted }, resources: 'How self-publishing works: https://kdp.amazon.com' },
    ),
  ],
  suggestions: [
    tip(
      'Stop in the middle of a sentence',
      'Tomorrow you know at once how to begin.',
      'Note the next three words',
      'Then close',
    ),
    tip(
      'Learn the usual length',
      'Novels 70,000 to 100,000 words, children’s far less.',
      'Picture book: up to 600',
      'Crime: about 80,000',
    ),
    tip(
      'Write without the internet',
      'Research can wait for an afternoon of its own.',
      'Flight mode',
      'Questions in brackets',
    ),
    tip(
      'Speak scenes into your phone',
      'Dialogue often comes out better aloud.',
      'On a walk',
      'Transcribe it the same day',
    ),
    tip(
      'Interview relatives on tape',
      'For memoirs, voices and details are the treasure.',
      'Ask about smells and meals',
      'Take photographs along',
    ),
    tip(
      'Give each person a want and a secret',
      'Then dialogue writes itself more easily.',
      'One line each',
      'Keep the list open',
    ),
    tip('Copy out one page of a master', 'You notice what the eye skips.', 'By hand', 'Count sentence lengths'),
    tip(
      'Join a writing group for one term',
      'A date with pages to hand in gets them written.',
      'Library or adult education',
      'Comment on others first',
    ),
    tip(
      'Have a tiny target for bad days',
      'One hundred words keep the story in your head.',
      'Ten minutes',
      'One line of dialogue',
    ),
    tip(
      'Keep three backups',
      'Lost drafts are rarely rewritten.',
      'Cloud, stick, and a print',
      'Date in the file name',
    ),
    tip('Begin scenes late', 'Cut the arriving and greeting.', 'Start at the trouble', 'Leave before it is settled'),
    tip(
      'Send in batches of five',
      'You can improve the letter between two batches.',
      'Read each agent’s rules',
      'Note date and answer',
    ),
  ],
};
