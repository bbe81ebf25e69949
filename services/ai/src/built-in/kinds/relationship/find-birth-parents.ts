import { type Kind, step, tip } from '../kind.ts';

export const findBirthParents: Kind = {
  id: 'find-birth-parents',
  category: 'relationship',
  name: 'Find a relative I have never met',
  slots: {
    relative: {
      words: [
        'birth mother|biological mother|real mother',
        'birth father|biological father|real dad|real father|my father',
        'birth parents|biological parents',
        'half-sister|half sister',
        'half-brother|half brother|half-siblings|half siblings',
        'donor|sperm donor',
        'child I gave up|son I gave up|daughter I gave up|gave up for adoption',
        'siblings|sister|brother',
        'cousins|cousin',
        'grandparents|grandfather|grandmother',
      ],
      otherwise: 'relative',
    },
    adopted: {
      words: ['adopted|adoption|birth|gave up|foundling|donor|children’s home|orphanage'],
      otherwise: 'adoption',
    },
  },
  ask: { question: 'What do you know so far?', chips: ['A name and a town', 'Only papers', 'Almost nothing'] },
  hoursAWeek: 2,
  unhurried: true,
  overview:
    'You will gather what is known, ask for the official file, use a DNA test with care if papers end, find an address, write a first letter that leaves freedom, and go slowly with somebody at your side.',
  approach:
    'Papers first, then DNA, then the careful letter. The other has perhaps kept a secret for forty years, so nothing on social media or at the door. Expect joy, silence or no; each has to be borne, so support comes before the letter.',
  done: 'You know who they are, have written or decided not to, and live well with the answer.',
  cautions: [
    'Respect a no and the privacy of others; some countries allow contact only through an agency. A DNA test may show what you did not ask, for cousins too. If searching takes away sleep and ground, see a counsellor who knows adoption.',
  ],
  steps: [
    step(
      'Write what you know and what you hope for',
      'Names, dates, places, stories, who might know. Then three sentences: I want to know; I can bear; I am not ready for. Ask older relatives soon: memory dies.',
      ['Write what you know of your {relative}', 'Write your three sentences', 'List who could still be asked'],
      1,
    ),
    step(
      'Find somebody who comes along inside',
      'Adoption support, counsellor, group of searchers, a friend who is not hungry for drama. Agree what you do after a shock: ring, walk, no reply at night.',
      ['Find an adoption support service', 'Tell one steady friend', 'Agree on a rule after news'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Ask for your birth record and adoption file',
      'Registry for the original entry, court and agency for the file, mother’s home, hospital, church book. Some countries open it at 16 or 18 with a talk first. It takes weeks to months; ask also for letters left for you.',
      [
        'Apply for the original birth entry',
        'Apply for the file at agency or court',
        'Join the official contact register',
      ],
      2,
      { when: { named: 'adopted' }, waitDays: 60 },
    ),
    step(
      'Search public records for your {relative}',
      'Look in register offices, old address books, obituaries, school and army records, churches and electoral rolls. Keep a table with the source, what you found, and how sure it is. Search for women under both names.',
      ['Make a table of sources', 'Search obituaries and registers', 'Ask an archive one precise question'],
      8,
      { waitDays: 30 },
    ),
    step(
      'Decide about a DNA test with open eyes',
      'Two large databases hold most matches; consent, privacy settings, who else is touched. A half-sibling shares about 25 per cent, first cousin 12. Build a tree of the matches; volunteer search groups help for free.',
      [
        'Read the privacy terms',
        'Order one test and set matches as you wish',
        'Ask a volunteer group to read the matches',
      ],
      4,
      { waitDays: 56 },
    ),
    step(
      'Check that it is really the right person',
      'Two independent facts at least: date and place, match and name. Do not tell relatives of theirs. Think: alive, married, children who do not know, state of health.',
      ['Find two independent proofs', 'Write what you know of their life', 'Go through it with your supporter'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Write a first letter of ten lines',
      'Send it by an intermediary or in a plain envelope marked personal. Say who you are by date and place, that you are well and blame nobody, that a line or medical facts would make you glad, and that they are free. Add one photo. Do not visit or post online.',
      [
        'Write your {relative} ten lines and let them rest',
        'Have the agency send it, if there is one',
        'Set up a separate mail address',
      ],
      1.5,
      { waitDays: 60 },
    ),
    step(
      'Go on at the slower one’s pace',
      'No answer in two or three months: one second letter, then stop for a year. Answer: letters, then phone, then a café for an hour in a neutral town with your supporter near. Ask for health history and story.',
      ['Wait the months', 'Plan the first hour with your {relative}', 'Write down what you learn'],
      6,
      { waitDays: 60 },
    ),
    step(
      'Make a place for the answer in your life',
      'Tell those who raised you that they stay your family. Agree on contact you both can keep. A grave, an archive or a no is an answer too, and a letter never sent can help. It is done when you can tell the story calmly.',
      [
        'Talk with the family that raised you',
        'Agree on contact or write the last letter',
        'Put papers and photos in one box',
      ],
      3,
      { waitDays: 45 },
    ),
  ],
  suggestions: [
    tip('Copy everything twice', 'Papers get lost in moves.', 'Scan', 'Cloud'),
    tip('Keep a diary of the search', 'Feelings swing.', 'Date', 'Short'),
    tip('Visit the town of birth', 'Streets tell.', 'Alone or two', 'Photo'),
    tip('Learn the laws of that time', 'They explain much.', 'One article', 'Kind'),
    tip('Write your health questions', 'Heart, cancer, diabetes, eyes.', 'List', 'For a form'),
    tip('Let no TV show do it', 'Cameras have other aims.', 'Wait', 'Private'),
    tip('Tell your children simply', 'They have a share.', 'Tree', 'Questions'),
    tip('Set a stop each week', 'One evening for it.', 'Timer', 'Then film'),
    tip('Use old photos with care', 'Ask before sending.', 'One', 'Copy'),
    tip('Pay no private eye at once', 'Volunteers know more.', 'Group', 'Then quote'),
    tip('Prepare for a second family', 'Half-siblings may know nothing.', 'Slow', 'Ask'),
    tip('Mark the day', 'Found or not, you dared.', 'Candle', 'Friend'),
  ],
};
