import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** The manuscript is revised. */
const ready = [
  'manuscript/novel/book is? finished/complete/edited/ready/done',
  'finished/edited my/the manuscript/novel/book',
  'beta readers have/loved/read',
  'professionally edited',
];

/** Letters are out. */
const querying = [
  `queried/querying/sent/submitted/pitched it? to? about/around/over? ${numbers}/several/many agents/publishers/queries`,
  `${numbers} rejections/agents/queries`,
  'full/partial request/requests',
  'only/got/had/getting rejections',
];

/** An agent or publisher says yes. */
const offered = [
  'agent/publisher/editor offered/wants/is_interested',
  'have/got/signed_with an agent/publisher/offer/contract',
  'offer of? representation/publication/from',
];

export const authorCareer: Kind = {
  id: 'author-career',
  category: 'profession',
  name: 'Find an agent or publisher and build an author’s career',
  slots: {
    book: {
      words: [
        'children’s book|picture book|kids’ book|middle grade',
        'memoir|autobiography|life story',
        'crime novel|thriller|mystery|crime',
        'fantasy|sci-fi|science fiction',
        'romance',
        'poetry|poems',
        'cookbook|cook book',
        'non-fiction|nonfiction|guide',
        'short stories|short story collection|stories',
        'young adult|ya',
        'screenplay|script|play',
        'comic|graphic novel|manga',
        'novel|manuscript|book',
      ],
      otherwise: 'book',
    },
  },
  ask: {
    question: 'Is the manuscript finished, and do you want an agent or to publish yourself?',
    chips: ['Finished, unrevised', 'Rejected by agents', 'Self-publish'],
  },
  hoursAWeek: 6,
  weekly: 'Send or follow up two submissions and write five hundred words of the next',
  overview:
    'You make the {book} as good as three strangers can help, write query letter and synopsis, submit in rounds of eight to agents who sell such books, and learn from each round. Self-publishing stays a real second way.',
  approach:
    'Expect 30 to 80 submissions and three to twelve months. What goes wrong is sending a first draft, agents for other genres, and anyone who asks money from authors.',
  done: 'You have signed with an agent or publisher, or your {book} is out with 100 honest readers.',
  cautions: [
    'Reputable agents live on 15 per cent of sales and charge no reading fee; publishers pay you. Have contracts checked by an authors’ society.',
  ],
  steps: [
    step(
      'Count letters, requests and answers so far',
      'Under one request in ten letters it is letter, list or first page; requests without an offer mean the {book} itself, mostly the middle. Send no more until you know which.',
      [
        'Write letters, requests and answers in a table',
        'Find the point where it stops',
        'Copy out every personal remark',
      ],
      1,
      { when: { said: querying, unsaid: offered } },
    ),
    step(
      'Answer the offer kindly and ask for two weeks',
      'Thank them, ask for a call and for the contract to read. Write to everybody who still has the {book}: an offer is there, please answer by this day. It is usual, and it often brings a second one.',
      ['Thank them and ask for a call', 'Write to all who still have it', 'Note the day for your answer'],
      1,
      { when: { said: offered } },
    ),
    step(
      'Check whether the {book} is ready by five pages',
      'Read the first five pages aloud to someone who does not love you. Word count right for the genre (picture book 500, crime 80,000, fantasy up to 120,000)? Non-fiction sells by proposal and sample, not whole.',
      ['Read five pages aloud', 'Check the usual length', 'Write what the book is in one sentence'],
      1.5,
      { when: { unsaid: [...querying, ...offered] } },
    ),
    step(
      'Get three readers of the genre and revise once more',
      'Questions: where did you put it down, whom did you not believe, what did you skip? Change what two say. Then a pass for dialogue and first pages.',
      ['Find three genre readers', 'Ask the three questions', 'Revise what two say'],
      50,
      { when: { unsaid: [...ready, ...querying, ...offered] } },
    ),
    step(
      'Compare your first five pages with five recent first pages',
      'Finished is not yet sold. Read the openings of five debuts of the last three years beside yours: when does something happen, when do we know who speaks? Change the first page once more, then leave it.',
      ['Read five first pages', 'Write down when something happens in each', 'Rewrite your first page once'],
      4,
      { when: { said: ready, unsaid: [...querying, ...offered] } },
    ),
    step(
      'List forty agents or presses for your {book}',
      'Acknowledgements of five recent similar books, agency pages, wish lists. Note name, guidelines, what they sold in three years, open or closed. Rank A, B, C.',
      ['Read acknowledgements of five books', 'List forty', 'Check guidelines one by one'],
      5,
      { when: { unsaid: offered } },
    ),
    step(
      'Write the letter, synopsis and pitch',
      'Letter 300 words: hook in two lines, story without end, comparison with two recent books, who you are. Synopsis one page with the end. Proposal: audience, chapters, platform, sample.',
      ['Write the hook in two lines', 'Write the synopsis', 'Have both read by a stranger'],
      8,
      { when: { unsaid: [...querying, ...offered] } },
    ),
    step(
      'Rewrite the two lines of the letter from the answers',
      'Show ten strangers the old two lines and ask what they think the {book} is about. Write three new versions, take the one that is understood, and send it to the next eight only.',
      ['Ask ten strangers', 'Write three versions', 'Send the best to eight'],
      4,
      { when: { said: querying, unsaid: offered } },
    ),
    step(
      'Submit the {book} in rounds of eight',
      'Mixed A, B, C; name right, exact format; table with dates. No requests for pages after a round: change letter. Requests but no offers: change opening.',
      ['Send eight in a week', 'Keep the table', 'Change one thing between rounds'],
      6,
      { when: { unsaid: offered }, waitDays: 60 },
    ),
    step(
      'Have the contract read by somebody of the trade',
      'Authors’ societies check contracts for members for little money. Look at rights granted, share, accounts, when rights come back, option on the next one, and how it ends. Never pay to be published.',
      ['Join or ask an authors’ society', 'Mark rights, share and the end', 'Ask for two changes in writing'],
      3,
      { waitDays: 7, when: { said: offered } },
    ),
    step(
      'Work through the editor’s letter in its own order',
      'Read it, be angry for two days, then sort: agree, try, talk about. Large things first. Send a plan before you write, and keep the day; reliable authors get the second contract.',
      ['Read the letter twice', 'Sort into agree, try, talk about', 'Send a plan with days'],
      30,
      { when: { said: offered } },
    ),
    step(
      'Go where people read and publish',
      'Two festivals, open mics, prizes with a name, magazine pieces, local bookshop. A small mail list of readers is worth more than followers.',
      ['Enter two prizes', 'Publish one short piece', 'Start a list of readers'],
      10,
    ),
    step(
      'Talk to the agent before signing, or publish well yourself',
      'Ask: vision, edits, which editors, foreign rights, ending the contract. Self: editor, cover by a genre designer, layout, ISBN, price, 30 early readers, launch date; budget 1,000 to 3,000.',
      ['Ask five questions about the {book}', 'Have the contract checked', 'Set the budget if you publish yourself'],
      20,
    ),
    step(
      'Begin the next one and read to people',
      'Careers come with the third title. Five hundred words three times a week, six readings a year, register for copying fees, grants and tax averaging.',
      ['Write three times a week', 'Offer two readings from the {book}', 'Register for author’s fees'],
      40,
    ),
  ],
  suggestions: [
    tip('Wait two weeks before sending', 'Eyes fresh.', 'Print', 'Pen'),
    tip('Read ten recent debuts', 'You know the market.', 'Note', 'Compare'),
    tip('Copy out a page you love', 'Rhythm.', 'Hand', 'Once'),
    tip('Keep a rejection table', 'It is work.', 'Date', 'Words'),
    tip('Join a critique group', 'Deadlines.', 'Four people', 'Kind, exact'),
    tip('Follow no agent advice blindly', 'Tastes differ.', 'Two votes', 'Own sense'),
    tip('Use your name consistently', 'Search.', 'Page', 'Mail'),
    tip('Ask a bookseller where it stands', 'Shelf decides.', 'Cover', 'Neighbours'),
    tip('Learn to read aloud', 'Sales tool.', 'Record', 'Pause'),
    tip('Do school visits for children’s books', 'Paid.', 'Workshop', 'Check'),
    tip('Keep the day job two books', 'Money calms.', 'Hours', 'Plan'),
    tip('Beware of vanity presses', 'They bill you.', 'Search name', 'Forum'),
  ],
};
