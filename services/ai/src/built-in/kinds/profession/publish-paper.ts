import { type Kind, step, tip } from '../kind.ts';

export const publishPaper: Kind = {
  id: 'publish-paper',
  category: 'profession',
  name: 'Publish a paper',
  slots: {
    paper: {
      words: [
        'conference paper|neurips|proceedings',
        'case report',
        'systematic review|meta-analysis',
        'review article|literature review',
        'book chapter|edited volume',
        'preprint|arxiv',
        'poster|abstract|congress',
        'essay',
        'short communication|letter',
        'methods paper',
        'data paper',
        'manuscript|journal article|article|journal',
        'paper',
      ],
      otherwise: 'paper',
    },
  },
  ask: {
    question: 'Are the results there, is there a text, and who writes with you?',
    chips: ['Results, but no text yet', 'A draft that needs a journal', 'Rejected or to be revised'],
  },
  hoursAWeek: 6,
  weekly: 'Write on three mornings for an hour and send one part to a co-author',
  measures: ['papers', 'articles', 'publications', 'pages', 'words'],
  overview:
    'You fix one message, choose the journal before you write, build the {paper} around its figures, and get two critical readers before the reviewers do. The revision is planned from the start, since nearly every accepted text has gone through it.',
  approach:
    'Plan six to ten weeks of writing and three to nine months until acceptance. What usually goes wrong is too many messages in one text, authorship unspoken until the end, and a rejected manuscript that lies in a drawer instead of going out again within a month.',
  done: 'You have the letter of acceptance, and the proofs are corrected.',
  cautions: [
    'Settle ethics approval, consent, data protection and funding rules before submitting, send the text to one journal at a time, and state the use of AI tools as the journal demands.',
    'Some journals take fees without real review; check an unknown one with a librarian before you pay or sign.',
  ],
  steps: [
    step(
      'Write the message of the {paper} in two sentences',
      'What did you find, and who should do or think something different now? Lay out the three figures or arguments that prove it. It is done when a colleague from another group can repeat it.',
      [
        'Write the two sentences in twenty minutes',
        'Choose the figures or sources for the {paper}',
        'Tell it to a colleague',
      ],
      1.5,
    ),
    step(
      'Agree authors, order, tasks and dates',
      'Agree who did what, who writes what, who is first, and who decides in doubt. Send it as a mail, so that everyone agrees before the text exists. If you write alone, find one experienced reader instead.',
      [
        'Call or meet all who took part',
        'Send the summary with dates for the {paper}',
        'Ask who must approve it in the end',
      ],
      2,
    ),
    step(
      'Choose three journals in order of preference',
      'Where do the ten works you cite most appear? Compare readers, length, time to decision, fees and open access. Read the instructions of the first and three of its recent texts.',
      [
        'Make a table of six candidates',
        'Ask a librarian about fees paid by your institution',
        'Download the template for the {paper}',
      ],
      3,
      {
        resources:
          'Checklist for choosing a journal: https://thinkchecksubmit.org · Open access journals: https://doaj.org',
      },
    ),
    step(
      'Make figures and results, then methods',
      'Figures first, each understandable without the text. Then the results in the same order, then methods so exact that somebody could repeat it. No introduction yet.',
      [
        'Draw all figures with captions',
        'Write results in 400 words a session',
        'Check the checklist for your kind of {paper}',
      ],
      18,
      { measured: 'Finish the first {25%} from figures to methods' },
    ),
    step(
      'Write discussion, introduction, title and abstract',
      'The discussion says main finding, how it fits, limits, and what follows. The introduction says what is known, unknown and asked, in under two pages. Write the abstract last; most people read nothing else of the {paper}.',
      [
        'Write one part of the text a week',
        'Enter references with a manager at once',
        'Write five titles and choose one',
      ],
      16,
      { resources: 'Free reference manager: https://www.zotero.org' },
    ),
    step(
      'Let two critical readers mark what is weak in the {paper}',
      'Choose one expert and one outsider, give them two weeks and three questions each. Correct argument first, then language; a native speaker or editor for a foreign language.',
      [
        'Send the text with three questions',
        'Deal with each comment on the {paper}',
        'All authors approve the version',
      ],
      10,
      { waitDays: 14, when: { weeksFrom: 5 }, measured: 'Reach {50%} and have it read by two critics' },
    ),
    step(
      'Submit the {paper} with a letter of half a page',
      'Say why it fits these readers, what is new, conflicts of interest and suggested reviewers. Forms, ORCID number, data statement and figures in the right size take half a day.',
      [
        'Write the letter to the editor',
        'Upload everything and read the PDF of the {paper}',
        'Put a reminder after eight weeks',
      ],
      5,
      { waitDays: 42, resources: 'Free author number: https://orcid.org' },
    ),
    step(
      'Revise the {paper} or send it on within a month',
      'A request for major revision is a good sign. After a refusal use the comments that are right and submit to the second of your three. Repeat until the {paper} is accepted, then correct the proofs in two days and tell those who helped.',
      [
        'Decide with the authors within a week',
        'Answer each comment in a table: answer, change, place',
        'Share the accepted version as the rules allow',
      ],
      20,
      { waitDays: 30, when: { weeksFrom: 12 }, measured: 'Have all {total} accepted' },
    ),
  ],
  suggestions: [
    tip(
      'Write one hour before the lab or clinic',
      'Later in the day something urgent nearly always comes up.',
      'Three mornings',
      'Door closed',
    ),
    tip(
      'Copy the skeleton of a good paper',
      'Count paragraphs and their purpose.',
      'One from your journal',
      'Not its words',
    ),
    tip(
      'Put XX where something is missing',
      'Looking things up interrupts the writing.',
      'Search them at the end',
      'One session only for these',
    ),
    tip(
      'Cut every second adverb',
      'The text becomes shorter and sounds more certain.',
      'Search for very',
      'Short verbs',
    ),
    tip('Read the abstract aloud', 'You notice sentences that are too long.', 'One breath each', 'A stranger listens'),
    tip(
      'Ask the editor in three lines',
      'They can tell you in a day whether the topic fits.',
      'Title and abstract',
      'Before formatting',
    ),
    tip('Keep a table of submissions', 'Nothing is lost in mails.', 'Date, journal, state', 'Next step'),
    tip('Review a paper yourself', 'You learn what annoys reviewers.', 'With your supervisor', 'Once a year'),
    tip('Let hurtful comments rest', 'On the third day half of them are useful.', 'Read once', 'Answer later'),
    tip(
      'Share data and code cleanly',
      'It is cited more and checked more easily.',
      'A short description',
      'Names that speak',
    ),
    tip(
      'Meet the co-authors for ten minutes',
      'Short fixed calls beat long mails.',
      'Every second week',
      'Who, what, when',
    ),
    tip(
      'Celebrate the submission of the {paper}',
      'You control the submission, not the decision.',
      'Same evening',
      'With those who helped',
    ),
  ],
};
