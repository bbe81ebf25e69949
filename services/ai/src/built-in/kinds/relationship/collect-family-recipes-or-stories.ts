import { type Kind, step, tip } from '../kind.ts';

export const collectFamilyRecipesOrStories: Kind = {
  id: 'collect-family-recipes-or-stories',
  category: 'relationship',
  name: 'Collect the recipes and stories of my family',
  slots: {
    person: {
      words: [
        'grandmother|grandma|gran|granny|nan|nana|nanny|nonna|oma|babcia|abuela|nani|dadi|yiayia|teta',
        'grandfather|grandad|granddad|grandpa|opa|nonno|abuelo',
        'mother-in-law|mother in law',
        'father-in-law|father in law',
        'mother|mum|mom|mam|mama|amma',
        'father|dad|papa|baba',
        'great aunt|great-aunt',
        'aunt|auntie|aunty',
        'uncle',
        'grandparents',
        'parents',
        'neighbour',
      ],
      otherwise: 'oldest relative',
    },
    what: {
      words: [
        'recipes|recipe|cookbook|cookery book|recipe book|dishes|baking',
        'stories|story|tales|memories|anecdotes',
        'songs|lullabies',
        'sayings|proverbs',
        'remedies',
      ],
      otherwise: 'recipes and stories',
    },
  },
  ask: {
    question: 'Is it about recipes, stories or both, and can the person still tell or show them?',
    chips: ['Recipes, cooking together', 'Stories, with a recorder', 'Only notes and others’ memories are left'],
  },
  hoursAWeek: 2.5,
  weekly: 'One hour together with one dish or one story, and write it up the next day',
  measures: ['recipes', 'stories', 'dishes', 'interviews', 'pages'],
  overview:
    'You begin with one {what} afternoon while it is still possible, and note weights, pictures and the very words. Then you add what others in the family remember, try everything out, and make a small book or file that everybody gets.',
  approach:
    'Stay close to the hands and the voice: weigh what goes in before it goes in, record while potatoes are being peeled, and ask about one day rather than about a whole life. What usually goes wrong is waiting for a good moment, and a book so large that it is never printed.',
  done: 'The collection is printed or shared, has been tried or read by somebody else, and your {person} or the closest relative holds the first copy.',
  cautions: [
    'Ask before you record and say who will hear it. Some memories hurt: offer a pause, do not press, and leave out what somebody asks you to leave out.',
    'Old ways of bottling, curing and raw eggs are not always safe. Check preserving recipes against a tested one before you pass them on, and mark nuts and other allergens.',
  ],
  steps: [
    step(
      'List the ten things that must not be lost',
      'Ask your {person} and two more relatives: which dish, which story would you miss most? Ten lines are enough. Put first what only one person knows, and what depends on the oldest hands.',
      [
        'Ring one relative and ask for three things you would miss',
        'Write ten lines, each with the person who knows it',
        'Mark the three to begin with',
      ],
      1,
    ),
    step(
      'Ask your {person} for one afternoon and one thing',
      'Do not ask for everything. Say: would you show me just this one, I want to do it right. Name a day, bring the shopping, and ask whether you may record and take pictures.',
      [
        'Call or visit and ask for the one thing',
        'Agree on the day and who brings what',
        'Test the recorder for a minute',
      ],
      1,
      { waitDays: 4 },
    ),
    step(
      'Cook the first dish together and weigh each handful',
      'Put a bowl on the scales before the hand goes in: a pinch, a cup, until it looks right. Photograph each stage, note the heat, the pan, the smell that says ready. You do the second round and your {person} corrects.',
      [
        'Bring scales, a notebook and a charged phone',
        'Photograph the dough or sauce at four stages',
        'Ask who taught it and when it was eaten',
      ],
      4,
      { when: { unsaid: ['story/stories/interview/memories/tales/songs/record/anecdotes'] } },
    ),
    step(
      'Record the first hour of {what} at a kitchen table',
      'Twelve open questions, a phone on a cloth between the cups, a photo album to start with. Ask about one room, one feast, one quarrel, one day of leaving. Then stay quiet: after five seconds of silence comes the better half.',
      [
        'Write twelve questions that begin with how, who or what was it like',
        'Say name, date and place at the start of the recording',
        'Stop after an hour and thank your {person}',
      ],
      3,
      { when: { said: ['story/stories/interview/memories/tales/songs/record/anecdotes/both'] } },
    ),
    step(
      'Write it up within two days, in their own words',
      'Quantities in grams and spoons, steps in order, and above them one line as it was said: your {person} always slammed the oven. Keep the dialect word and explain it once. Read it back and let them correct you.',
      [
        'Type one page for each of the {what}',
        'Keep two sentences exactly as they were spoken',
        'Read it aloud to your {person} and correct it',
      ],
      4,
      { measured: 'Write up the first {25%}' },
    ),
    step(
      'Ask the rest of the family for what they remember',
      'Send one page and one question: how do you make it, how do you remember that day? Cousins have letters, tins with cards, photos of tables. Where two versions differ, print both with names; that ends the quarrel.',
      [
        'Write to six relatives with one question each',
        'Photograph cards, letters and stains',
        'Put all into one shared folder',
      ],
      4,
      { waitDays: 14, when: { weeksFrom: 4 } },
    ),
    step(
      'Try every page on somebody who was not there',
      'Somebody cooks it with nothing but your page, or reads it without knowing the people. Where they stop and ask, a word is missing. For dishes from memory alone, cook three versions and let those who knew the taste decide.',
      ['Give two pages of {what} to a friend', 'Watch without helping', 'Add what was missing'],
      6,
      { measured: 'Try out or have read {75%}', when: { weeksFrom: 6 } },
    ),
    step(
      'Lay out the book with pictures and names',
      'One page each, hands and faces rather than plated food, a family tree inside the cover, an index of names. Twenty good pages beat a hundred planned ones. Two people check names, years and quantities.',
      ['Choose one layout and keep it', 'Pick one photograph a page', 'Have names and years checked by two relatives'],
      8,
      { daysBefore: 30, when: { weeksFrom: 5 } },
    ),
    step(
      'Print one copy, correct it, and give it to the family',
      'Order one proof and read it with a pencil. Then print for all, keep the files and recordings in two places, and hand the first copy to your {person} at a meal where one of the dishes is on the table.',
      [
        'Order one proof of your {what}',
        'Print for everybody and store the files twice',
        'Hand it over at a family meal',
      ],
      4,
      { waitDays: 14, daysBefore: 10, measured: 'Print all {total} for the family' },
    ),
  ],
  suggestions: [
    tip('Go this week, not at Christmas', 'Hands and memory do not wait.', 'Ring today', 'One dish is enough'),
    tip(
      'Film the hands for two minutes',
      'Kneading and folding cannot be written.',
      'Phone on a shelf',
      'From above and from the side',
    ),
    tip('Let a grandchild ask', 'Old people tell children more.', 'Five questions on a card', 'You only record'),
    tip(
      'Ask for the everyday things',
      'Feasts are remembered, Tuesdays are lost.',
      'What was in the lunch tin?',
      'What did you eat when money was short?',
    ),
    tip('Use photographs as questions', 'A face opens a story.', 'Ten old pictures', 'Who took it?'),
    tip('Keep the stained card', 'The handwriting belongs to it.', 'Scan both sides', 'Print it beside the text'),
    tip(
      'Name the brand and the tin',
      'The taste hangs on the right flour or fat.',
      'Photograph packets',
      'Note what replaces it today',
    ),
    tip('Write down the quarrel', 'Each aunt swears by another way.', 'Print both versions', 'With names'),
    tip('Ask in the mother tongue', 'Some things have no other word.', 'A cousin translates', 'Keep the word itself'),
    tip(
      'Cook for somebody who misses it',
      'Their face tells you whether it is right.',
      'Invite one relative',
      'Ask what is missing',
    ),
    tip('Rest before they tire', 'An hour is a lot at ninety.', 'Stop with a good one', 'Fix the next day at once'),
    tip('Leave empty pages at the end', 'The next ones will add to it.', 'Lined paper', 'A pencil in the cover'),
    tip('Back up the recordings tonight', 'Phones get lost.', 'A second place', 'Name and date in the file'),
  ],
};
