import { type Kind, step, tip } from '../kind.ts';

export const photoArchive: Kind = {
  id: 'photo-archive',
  category: 'personal',
  name: 'Get my photographs in order',
  slots: {
    what: {
      words: [
        'slides|slide|negatives|dias',
        'albums|album|photo albums',
        'phone photos|phone pictures|camera roll|phone',
        'family photos|family pictures',
        'videos|vhs|tapes|camcorder|cine film',
        'boxes of prints|prints|shoebox|shoeboxes|boxes',
      ],
      otherwise: 'photographs',
    },
  },
  ask: {
    question: 'Paper, phone or both, and roughly how many?',
    chips: ['Thousands on the phone', 'Boxes and albums', 'Slides and tapes'],
  },
  hoursAWeek: 3,
  weekly: 'Two hours of sorting or scanning at a fixed time',
  measures: ['photos', 'pictures', 'photographs', 'slides', 'albums', 'negatives', 'tapes'],
  overview:
    'You will save everything in two places first, choose a simple order by year and event, throw out doubles, scan or have scanned what is on paper, name faces while somebody still knows them, and make one book or evening of the best.',
  approach:
    'Keep one in ten: nobody looks at forty pictures of one cake. Work by year with a timer, because each box tempts one to remember. Ask the oldest people first, since names are lost sooner than paper.',
  done: 'All {what} lie in one order in two places, the people in the important ones are named, and the family has seen the best.',
  cautions: [
    'Do not glue, tape or write with pen on prints. Do not use cheap scanners with feeders for the only copy. Ask before you share pictures of others.',
  ],
  steps: [
    step(
      'Put all sources into one list',
      'Phones, cards, computers, cloud, boxes, albums, slides, relatives. Guess numbers. Look for what is in danger: old disks, damp cellar, tapes.',
      ['Write the list with rough numbers', 'Mark what is in danger', 'Take out 20 {what} as a first trial'],
      0.8,
    ),
    step(
      'Copy all digital pictures to two places',
      'One disk and one cloud or second disk, as they are, unsorted. Now nothing can be lost by sorting. Check that the numbers agree.',
      ['Copy phones and cards', 'Copy to a second place', 'Compare the numbers'],
      2,
    ),
    step(
      'Choose one order and one program',
      'Folders by year and event (year-month words), one program you will still have in ten years. Phone pictures go there each month. Try the order on one year of {what}.',
      ['Set up folders for the years', 'Choose the program', 'Sort one month as a trial'],
      1,
    ),
    step(
      'Delete doubles and keep one in ten',
      'Let a program find doubles, then year by year, twenty minutes: blurred, receipts, screenshots out; a star for the best. When unsure keep. Stop at the timer.',
      ['Run the search for doubles', 'Do one year of {what} a sitting', 'Star at most thirty a year'],
      8,
      { measured: 'Sort the first {20%}' },
    ),
    step(
      'Scan paper, or send it to a service',
      'Prints at 600 dpi, slides at 3000 or by a service; phone apps are enough for albums. Dust with a soft brush. Number envelope and file alike. Tapes go to a service soon, they fade.',
      ['Scan twenty as a test and look closely', 'Compare prices of two services for {what}', 'Number envelopes'],
      10,
      { waitDays: 10, measured: 'Have {50%} scanned or sorted' },
    ),
    step(
      'Name people and places with the oldest relatives',
      'Show on a tablet, record their voice, write names into the file. One afternoon, one cake, forty pictures. Ask: who, where, what happened before and after?',
      ['Choose forty pictures', 'Fix an afternoon with the oldest', 'Write names the same evening'],
      4,
    ),
    step(
      'Store the originals well',
      'Acid-free boxes, cool, dry, dark, lying flat; negatives apart. Keep what is unique; give the rest to those who are in it.',
      ['Buy boxes and envelopes', 'Give away doubles', 'Label by year'],
      2,
    ),
    step(
      'Make one book or evening of the best',
      'Sixty pictures, one story a page, few words. Order early before feasts. Then ten minutes each month keep it so: phone in, ten deleted, three starred among your {what}.',
      ['Choose sixty pictures', 'Order the book or invite for an evening', 'Enter the monthly ten minutes'],
      6,
      { measured: 'Complete all {total}' },
    ),
  ],
  suggestions: [
    tip('Use a soft brush and gloves', 'Fingerprints stay forever.', 'Edges only', 'Dry hands'),
    tip('Sort in front of the radio', 'Hands work, head rests.', 'Half an hour', 'Same chair'),
    tip('Ask a library for a scanner', 'Many lend good ones.', 'Slides too', 'Book hours'),
    tip('Photograph the backs', 'Handwriting tells most.', 'Same number', 'Before cleaning'),
    tip('Date by clothes and cars', 'Hats tell the decade.', 'Ask a group', 'Circa is fine'),
    tip('Share one folder', 'Cousins add theirs.', 'Read only', 'Invite five'),
    tip('Frame three', 'Seen daily beats stored.', 'Change yearly', 'Not in sun'),
    tip('Switch off doubles in chats', 'Groups fill the phone.', 'Setting', 'Clear monthly'),
    tip('Pay for the dull part', 'A student scans by the hour.', 'Show twice', 'Check ten'),
    tip('Keep the originals of old prints', 'Scans age too.', 'Dark box', 'One address'),
    tip('Make a film of slides', 'Music and names.', 'Five minutes', 'For a birthday'),
    tip('Label the disk', 'Year and content.', 'Check yearly', 'New every five years'),
  ],
};
