import { type Kind, step, tip } from '../kind.ts';

export const becomeJournalist: Kind = {
  id: 'become-journalist',
  category: 'profession',
  name: 'Become a journalist',
  slots: {
    beat: {
      words: [
        'sports|football',
        'local|regional',
        'science|health|medicine',
        'politics|political',
        'data',
        'investigative|crime',
        'fashion|music|culture|film',
        'radio|audio|podcast',
        'television|tv|broadcast|presenter',
        'photojournalist|photo',
        'travel|food',
        'business|finance|tech',
      ],
      otherwise: 'news',
    },
  },
  ask: {
    question: 'What have you published, and where do you want to work?',
    chips: ['Nothing yet', 'Student or local paper', 'Freelance pitching'],
  },
  hoursAWeek: 6,
  weekly: 'Report one small story with two sources and pitch one idea',
  overview:
    'You publish five small stories with real sources, learn law and interview, choose training or traineeship, and pitch {beat} stories to editors with a reason why now.',
  approach:
    'Clips and reliability decide, not the degree. What goes wrong is opinion pieces without reporting, unpaid work for years, and pitches of three pages.',
  done: 'You have a traineeship, a post or a steady customer, and ten paid published pieces.',
  cautions: [
    'Check each name, number and accusation with two sources, give people the chance to reply, and protect those who talk to you in confidence.',
  ],
  steps: [
    step(
      'Find one {beat} story in your street this week',
      'A council paper, a closed shop, a waiting list, a club. Ask who, what, since when, who decides, who pays. Two people with opposite interest. Four hundred words.',
      ['Read one council agenda', 'Ring two people', 'Write four hundred words'],
      2,
    ),
    step(
      'Publish five small pieces',
      'Student paper, local site, radio citizens’ channel, trade magazine, newsletter. Each with date, place, three voices. Ask one editor for remarks on one piece.',
      ['Offer one to a local paper', 'Write one a fortnight', 'Ask an editor for remarks'],
      30,
    ),
    step(
      'Learn interview, law and checking',
      'Open questions, silence, notes and recording with consent, right of reply, defamation, court reporting, sources, images. Short courses by journalist bodies exist.',
      ['Do one law course', 'Practise three interviews', 'Check every number twice'],
      20,
    ),
    step(
      'Choose the way: traineeship, school or degree',
      'Traineeship of two years, school with test (report, quiz, interview), accredited diploma of nine months, shorthand where asked, subject degree plus clips. Money and closing dates a year ahead.',
      ['List four ways into {beat} work with dates', 'Ask two reporters', 'Apply for bursaries'],
      3,
    ),
    step(
      'Build a page with ten {beat} clips',
      'Best first, a line on what you found out, your beat, languages, tools (audio, data, camera). Plain contact.',
      ['Choose ten', 'Write the line for each', 'Show it to an editor'],
      4,
    ),
    step(
      'Pitch {beat} stories in six lines',
      'What is new, why now, whom I have, how long, why me, when. To a named editor, one at a time, follow up after five days. Note rates and rights.',
      ['Read three issues first', 'Send one pitch a week', 'Follow up after five days'],
      15,
    ),
    step(
      'Do two placements and prepare the test',
      'Come with five ideas a day, answer phones, meet the deadline early. Test: news quiz daily, report in 90 minutes, interview on your ideas.',
      ['Apply to two newsrooms', 'Bring five ideas a day', 'Do the quiz daily'],
      80,
    ),
    step(
      'Get the traineeship, post or steady {beat} customers',
      'Apply to ten, small towns and trade press too. Freelance: three steady editors, day rate, union contract, press card, kill fee. Keep one longer story going.',
      ['Apply to ten places', 'Agree rate and rights in writing', 'Start one longer story'],
      30,
    ),
  ],
  suggestions: [
    tip('Read one paper to the end daily', 'Ideas.', 'Letters', 'Notices'),
    tip('Keep a source book', 'It is your wealth.', 'Name', 'Last talk'),
    tip('Learn spreadsheets for data', 'Scoops lie there.', 'Filter', 'Ask'),
    tip('Write the first sentence last', 'Clearer.', 'Ten tries', 'Aloud'),
    tip('Record clean sound', 'Radio reuse.', 'Close', 'Quiet'),
    tip('File a records request', 'Free stories.', 'Law', 'Template'),
    tip('Visit court one morning', 'Best school.', 'Notes', 'Rules'),
    tip('Meet deadlines early', 'Editors call again.', 'Hour', 'Clean copy'),
    tip('Correct mistakes openly', 'Trust.', 'Fast', 'Note'),
    tip('Look after yourself after hard stories', 'It stays.', 'Talk', 'Break'),
    tip('Keep a second income', 'First years.', 'Shifts', 'Limits'),
    tip('Learn to cut a third', 'Every time.', 'Verbs', 'Doubles'),
  ],
};
