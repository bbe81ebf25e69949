import { type Kind, step, tip } from '../kind.ts';

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
      'Check whether the {book} is ready by five pages',
      'Read the first five pages aloud to someone who does not love you. Word count right for the genre (picture book 500, crime 80,000, fantasy up to 120,000)? Non-fiction sells by proposal and sample, not whole.',
      ['Read five pages aloud', 'Check the usual length', 'Write what the book is in one sentence'],
      1.5,
    ),
    step(
      'Get three readers of the genre and revise once more',
      'Questions: where did you put it down, whom did you not believe, what did you skip? Change what two say. Then a pass for dialogue and first pages.',
      ['Find three genre readers', 'Ask the three questions', 'Revise what two say'],
      50,
    ),
    step(
      'List forty agents or presses for your {book}',
      'Acknowledgements of five recent similar books, agency pages, wish lists. Note name, guidelines, what they sold in three years, open or closed. Rank A, B, C.',
      ['Read acknowledgements of five books', 'List forty', 'Check guidelines one by one'],
      5,
    ),
    step(
      'Write the letter, synopsis and pitch',
      'Letter 300 words: hook in two lines, story without end, comparison with two recent books, who you are. Synopsis one page with the end. Proposal: audience, chapters, platform, sample.',
      ['Write the hook in two lines', 'Write the synopsis', 'Have both read by a stranger'],
      8,
    ),
    step(
      'Submit the {book} in rounds of eight',
      'Mixed A, B, C; name right, exact format; table with dates. No requests for pages after a round: change letter. Requests but no offers: change opening.',
      ['Send eight in a week', 'Keep the table', 'Change one thing between rounds'],
      6,
      { waitDays: 60 },
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
