import { type Kind, step, tip } from '../kind.ts';

export const makeAComic: Kind = {
  id: 'make-a-comic',
  category: 'hobby',
  name: 'Make a comic or graphic novel',
  slots: {
    format: {
      words: [
        'webcomic|web comic|webtoon',
        'graphic novel',
        'comic strip|strip|strips|four panel',
        'manga',
        'zine|mini comic|minicomic',
        'superhero comic|superhero',
        'autobiographical comic|diary comic',
        'children’s comic',
        'comic book|comic',
      ],
      otherwise: 'comic',
    },
  },
  ask: {
    question: 'How long is the story, and how will it be read?',
    chips: ['A short comic of 8 pages', 'Webcomic, a strip a week', 'Graphic novel about my life'],
  },
  hoursAWeek: 5,
  weekly: 'Three sittings: one for thumbnails, two for finished panels',
  measures: ['pages', 'strips', 'panels', 'episodes', 'chapters'],
  overview:
    'You will cut the story to a length you can finish, plan every page as a small thumbnail, find a style you can keep up, and draw, letter and publish your {format} page by page.',
  approach:
    'One finished page takes five to ten hours, so an eight-page story is two or three months of evenings. Start with four to eight pages that are a whole story. Write and thumbnail all of it before you ink page one, and put in the lettering before the drawing, or it will not fit.',
  done: 'The whole story is lettered, exported and in front of readers, in print or online.',
  steps: [
    step(
      'Draw a whole comic on one sheet today',
      'Fold a sheet of paper into eight panels or an eight-page mini booklet. Stick figures, a beginning, a problem, an end, in ninety minutes.',
      [
        'Fold the sheet and number the panels',
        'Write the last panel first',
        'Show it to one person without explaining',
      ],
      2,
    ),
    step(
      'Write the story in panels, not in prose',
      'For each page: four to six panels, what is seen, who speaks, at most 25 words a balloon. One action a panel; the surprise comes after a page turn.',
      [
        'Count the pages and cut by a third',
        'Write page by page in a table',
        'Read the balloons of your {format} aloud',
      ],
      4,
    ),
    step(
      'Thumbnail every page of your {format}',
      'Postage-stamp size, only shapes and balloons. Vary near and far, keep people facing the same way, lead the eye left to right (or right to left for manga). Let somebody read it now; changes still cost minutes.',
      [
        'Do all thumbnails before any finished drawing',
        'Ask a reader to retell the story',
        'Fix the two places where they got lost',
      ],
      6,
    ),
    step(
      'Settle a style you can draw a hundred times',
      'A turnaround and six faces for each main character, simple enough for small panels. Test one panel three ways and time each.',
      ['Draw each character from four sides', 'Time one finished panel', 'Multiply by the panels and set the date'],
      4,
    ),
    step(
      'Finish the first page of your {format} completely',
      'Set page size with margin and bleed, rule panels, letter first, pencil, ink, tone or colour, export. What takes too long is simplified now.',
      [
        'Make a page template for your {format}',
        'Letter in capitals with even spacing',
        'Note the hours for each stage',
      ],
      8,
      { measured: 'Finish the first {10%}' },
    ),
    step(
      'Draw the other pages in stages',
      'Pencil four pages, ink four pages: batches are quicker than single pages. Keep one page ahead of what you publish if your {format} appears weekly.',
      ['Pin up all the pages with tick boxes', 'Batch by stage', 'Back up scans each Sunday'],
      40,
      { when: { weeksFrom: 5 }, measured: 'Finish {70%}' },
    ),
    step(
      'Proofread, make a cover and test it',
      'A stranger reads for spelling, balloon order and unreadable type on a phone. The cover shows one figure, one feeling and a title you can read at thumb size.',
      ['Check the order of balloons', 'Look at it on a phone', 'Make three cover sketches and ask five people'],
      5,
    ),
    step(
      'Publish your {format} and tell readers',
      'Online: a comics platform with a regular day. Print: 25 to 50 copies stapled at a copy shop, for fairs, shops and friends. A publisher wants a pitch: summary, ten finished pages.',
      ['Export in the platform’s size', 'Print a proof', 'Book a table at a small fair or send it to three people'],
      4,
      { measured: 'Publish all {total}' },
    ),
  ],
  suggestions: [
    tip('Letter before you draw', 'Balloons need more room than you think.', 'Top of the panel', '25 words at most'),
    tip('Fill blacks', 'They give depth in seconds.', 'One shape per panel', 'Squint'),
    tip('Draw backgrounds once a page', 'Then only hints.', 'First panel full', 'Reuse'),
    tip('Swipe from life', 'Photograph yourself in the pose.', 'Phone timer', 'Hands too'),
    tip('Keep eye lines', 'Readers follow them to the next panel.', 'Look right', 'Point'),
    tip('Limit the cast', 'Each face must be told apart.', 'Different outlines', 'Two at first'),
    tip('Post on a fixed day', 'Readers forget irregular strips.', 'Two in reserve', 'Same hour'),
    tip('Use templates', 'Rulers eat evenings.', 'Page, grid, font', 'Saved file'),
    tip('Cut the narrator', 'Show it instead.', 'One caption a page', 'No repeats'),
    tip('Read silent comics', 'They teach pictures.', 'Three this month', 'Copy one page'),
    tip('Ink boldly', 'Thin lines vanish in print.', '0.5 at least', 'Test print'),
    tip('Do a 24-hour comic once', 'Speed frees the hand.', 'With friends', 'No edits'),
  ],
};
