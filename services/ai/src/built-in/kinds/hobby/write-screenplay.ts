import { type Kind, step, tip } from '../kind.ts';

export const writeScreenplay: Kind = {
  id: 'write-screenplay',
  category: 'hobby',
  name: 'Write a screenplay or play',
  slots: {
    script: {
      words: [
        'short film script|short film|short',
        'pilot script|pilot|series|sitcom|tv show|web series',
        'stage play|play|theatre play|one-act play|panto|pantomime',
        'radio play|audio drama|radio drama',
        'feature screenplay|feature film|feature|movie',
        'musical',
        'sketch show|sketch|sketches',
        'screenplay|film script|script|screen play',
      ],
      otherwise: 'script',
    },
  },
  ask: {
    question: 'Film, series or stage, and how far are you?',
    chips: ['Feature film, only an idea', 'Short film of 10 pages', 'A stage play for our group'],
  },
  hoursAWeek: 5,
  weekly: 'Four sittings of 50 minutes, three pages each',
  measures: ['pages'],
  overview:
    'You will turn the idea into one sentence, an outline of scenes and a first draft of your {script}, hear it read by actors, rewrite it twice, and put it where somebody can make it.',
  approach:
    'One page is about one minute: 90 to 110 pages for a film, 25 to 60 for a pilot, 8 to 12 for a short. Only what can be seen or heard goes in. Scripts die in the middle because nobody decided what the hero does wrong; the outline answers that before page one.',
  done: 'A second draft has been read aloud by others and sent to a producer, contest or theatre group.',
  cautions: [
    'Adapting a book, a song or a living person’s story needs permission first. Register or date your draft before you send it widely.',
  ],
  steps: [
    step(
      'Write the story of your {script} in one sentence',
      'When something happens, a certain sort of person must do something, or else. Write ten versions and tell three of them to a friend.',
      [
        'Write ten one-sentence versions',
        'Watch which one makes the friend ask on',
        'Write what is lost if the hero fails',
      ],
      1.5,
    ),
    step(
      'Read three scripts and learn the format',
      'Read scripts of films or plays you know, not the films. Install a free writing program that sets scene heading, action, character and dialogue.',
      [
        'Download three scripts of the same length as your {script}',
        'Note the page of each big turn',
        'Type one page of a known scene in the format',
      ],
      5,
    ),
    step(
      'Outline the scenes on forty cards',
      'For a feature about forty, a short six, a one-act play eight. Each card says who wants what, who is against it, and how it ends differently. Lay them out and take away every card where nothing changes.',
      [
        'Write beginning, the two turns, the worst moment and the end first',
        'Fill in the rest',
        'Tell the whole story aloud in ten minutes',
      ],
      6,
    ),
    step(
      'Write a first draft of the {script} without going back',
      'Three pages a sitting. Enter scenes late, leave early; no camera directions; descriptions of three lines at most. Note doubts in the margin and go on.',
      ['Set pages for each week', 'Write the scene you look forward to on bad days'],
      30,
      { when: { weeksFrom: 4 }, measured: 'Write {60%} of the first draft' },
    ),
    step(
      'Write the shortest version of the {script} to the end',
      'With little time, write eight to twelve pages: one place, three characters, one evening.',
      ['Choose the one place', 'Write four pages a day'],
      10,
      { when: { weeksTo: 3 } },
    ),
    step(
      'Hear the {script} read aloud by others',
      'Invite friends or an acting class, give out parts, do not read yourself. Mark where the ear gets tired and which lines they stumble over.',
      ['Copy scripts and set the evening', 'Record it', 'Ask what each character wanted'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Rewrite it twice: structure, then dialogue',
      'First pass: cut or join scenes, make the hero decide. Second pass: cover the names; if all sound alike, give each a way of talking. Cut a tenth.',
      ['Make a new card list from the draft', 'Rewrite the first ten pages last'],
      16,
      { measured: 'Rewrite {90%}' },
    ),
    step(
      'Send the {script} where it can be made',
      'A short: make it yourself or offer it to film students. A play: local groups, new-writing nights. A feature or pilot: contests, labs and producers who accept scripts, with a one-page summary.',
      ['Write the one-page summary', 'List eight places with dates and fees', 'Send three and note the dates'],
      4,
    ),
  ],
  suggestions: [
    tip('Start late, leave early', 'Cut hello and goodbye.', 'First line last', 'Every scene'),
    tip('Give everyone a want', 'Even the waiter.', 'One word each', 'In every scene'),
    tip('Show the lie', 'People rarely say what they mean.', 'Say it in an action', 'Cut the explanation'),
    tip('Write with music off once', 'Silence shows weak lines.', 'Read aloud', 'Stand up'),
    tip('Name scenes by the change', 'A title shows an empty one.', 'She finds out', 'Not the kitchen talk'),
    tip('Limit the places', 'Cheap scripts are made.', 'Three rooms', 'Daylight'),
    tip('Read one script a week', 'More useful than manuals.', 'Same genre', 'Note page numbers'),
    tip('Let characters interrupt', 'Real talk overlaps.', 'Half sentences', 'Questions unanswered'),
    tip('Put the twist at the middle', 'Middles sag without it.', 'New information', 'No way back'),
    tip('Get ten pages perfect', 'Readers decide there.', 'Trouble by page three', 'Name few people'),
    tip(
      'Swap reads with another writer',
      'You learn most from others’ faults.',
      'Two pages of notes',
      'Kind and exact',
    ),
    tip('Keep lost scenes', 'They return in the next script.', 'Scrap file', 'No regrets'),
  ],
};
