import { type Kind, step, tip } from '../kind.ts';

const mostDone = ['done the', 'two/one rooms/room to go', 'is the last', 'kids chose', 'charity comes'];

const tools = ['workshop/radio/tools/equipment/collection/records/instruments/books'];

const letters = ['letters/diaries/diary'];

export const sortALovedOnesThings: Kind = {
  id: 'sort-a-loved-ones-things',
  category: 'personal',
  name: 'Sort the things of somebody I lost',
  slots: {
    person: {
      words: [
        'husband',
        'wife',
        'partner',
        'fiance|fiancé',
        'fiancee|fiancée',
        'son',
        'daughter',
        'baby',
        'child',
        'mother|mum|mom|mam',
        'father|dad|papa',
        'grandmother|grandma|gran|nan',
        'grandfather|grandad|grandpa',
        'brother',
        'sister',
        'friend',
      ],
      otherwise: 'loved one',
    },
    things: {
      words: [
        'clothes|wardrobe|dresses|shirts|shoes|coat|coats',
        'tools|workshop|garage|shed',
        'books|records|music|study',
        'toys|bedroom|cot|nursery|school things',
        'jewellery|jewelry|watch|ring|rings',
        'letters|photos|papers|diaries',
        'hobby things|fishing gear|fabric|paints|instruments',
        'medical things|medicines|wheelchair|hospital bed',
      ],
      otherwise: 'things',
    },
  },
  ask: {
    question: 'Whose things are they, and which part feels possible now?',
    chips: ['The easy things first', 'Clothes and wardrobe', 'A child’s room'],
  },
  hoursAWeek: 1,
  unhurried: true,
  weekly: 'One drawer or nothing at all, and afterwards something that warms you',
  overview:
    'You live among these things, so nothing has to be emptied and nobody else sets the pace. You choose first what stays for good, then part with small groups, easy ones before dear ones, with company and with a way to take back what was decided too early.',
  approach:
    'Begin with what carries no memory: medicines, toothbrush, spare cables. The smell in a jumper and the handwriting come last or never. What usually goes wrong is a helpful relative with bin bags, and a clear-out in one weekend that is regretted for years.',
  done: 'What you keep of your {person} has a place where you like to see it, the rest has gone where you wanted it to go, and what you cannot decide may stay.',
  cautions: [
    'Nobody may press you, and there is no right month. If a room has stayed untouched for a long time and your days are still ruled by it, a bereavement counsellor can help you without emptying it.',
    'Look through every pocket, book and phone before anything leaves the house. Take medicines to a pharmacy, and do not wipe phones and computers before photos and voice are copied. Things that belong to an estate may need the heirs’ consent.',
  ],
  steps: [
    step(
      'Choose three things that stay for ever',
      'Before anything goes, take out what you would save from a fire: the watch, a jumper, a mug. Give them a place today. From now on nothing you decide about the {things} can take away the most important ones.',
      [
        'Walk through the rooms with a cup of tea',
        'Lift out three things of your {person}',
        'Put them where you see or can reach them',
      ],
      0.5,
    ),
    step(
      'Say what others may and may not do',
      'Tell relatives and friends kindly: please throw nothing away, please ask me, this is how you can help. Children, brothers and sisters may each name one thing they wish for. Write the wishes down; you need not answer yet.',
      [
        'Write two sentences and send them to the family',
        'Collect one wish from each',
        'Name one person who may sit with you',
      ],
      1,
    ),
    step(
      'Take the last room in hours of one and a half, with a companion',
      'You have learned how it goes. For the last and hardest: the same two people, ninety minutes, a thermos, one shelf, then the door shut. Take a photo of the room as it is first. Three things may stay without a reason.',
      ['Take the photo of the room', 'Fix three dates with a companion', 'Do one shelf and shut the door'],
      1.5,
      { when: { said: mostDone } },
    ),
    step(
      'Let go of what carries no memory',
      'Out-of-date medicines, adverts, chargers, duplicates, rented aids. An hour, one bag, then stop. If a bottle of shampoo turns out to be dear after all, it stays: that is not a step back.',
      ['Return medicines to the pharmacy', 'Call to have aids or a bed collected', 'Fill one bag and stop'],
      1.5,
      { when: { unsaid: mostDone } },
    ),
    step(
      'Decide about letters and diaries in four envelopes',
      'Read by me, sealed for later, for somebody named, burned unread. Nobody must read what was written before you. If in doubt seal it, date it and give it to a second person for ten years. Letters of strangers may be sent back.',
      ['Label four envelopes', 'Sort by hand without reading on', 'Give the sealed one away'],
      1,
      { when: { said: letters } },
    ),
    step(
      'Do one drawer of {things} with a quiet companion',
      'Three boxes: stays, goes to somebody, not yet. Say one sentence about a thing before you lay it down. Forty minutes by the clock, then soup or a walk. Not yet is a proper answer, and that box is closed for half a year.',
      [
        'Choose the easiest drawer and the companion',
        'Set a clock to forty minutes',
        'Write a date on the not-yet box',
      ],
      2,
    ),
    step(
      'Let somebody from the club name what is there',
      'Ring the club, a colleague or a dealer recommended by two: come for an hour, tell me what is valuable, what is dangerous, who would treasure it. Write prices on slips. One thing goes to each friend with a story. Sell the rest together through the club, not to the first caller.',
      ['Ring one who knows the things', 'Put slips with name and price', 'Choose one thing for each friend'],
      2.5,
      { waitDays: 5, when: { said: tools } },
    ),
    step(
      'Give the first things to people who will use them',
      'A coat on a friend who is cold, tools to the apprentice, books to the reading room. Tell them whose they were, or tell nobody: both are fine. If meeting a jacket in your street would hurt, give it in another town.',
      [
        'Choose three people or places for the {things} of your {person}',
        'Hand over one thing in person',
        'Take back what leaves a hole',
      ],
      2,
      { waitDays: 7, when: { unsaid: tools } },
    ),
    step(
      'Copy voice, pictures and handwriting',
      'Voicemails, videos, recipes, notes on the fridge: these go first when a phone breaks. Ask the phone company before the contract ends. Keep copies in two places, and decide later whether you listen.',
      ['Copy messages and voicemails', 'Photograph the handwriting', 'Store it twice and tell one relative'],
      3,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Make your side of the room liveable again',
      'Move one piece of furniture, sleep where you like, put your own things on the empty shelf. A room for a lost child may become a place to read in, in stages, with their corner left. It is allowed to feel good.',
      ['Decide on one shelf or one side', 'Put one thing of your own there', 'Leave one corner for your {person}'],
      3,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Open the not-yet box when half a year is over',
      'Look at it with the companion. Some of it has become light, some has not. Keep one box of your {person} without any reason; most people do, and it may stay on top of the wardrobe for good.',
      ['Open it on a good day', 'Choose one more thing to give', 'Close the box that stays'],
      1.5,
      { when: { weeksFrom: 20 } },
    ),
  ],
  suggestions: [
    tip('Stop after forty minutes', 'Decisions get cruel when you are tired.', 'Set a clock', 'Soup afterwards'),
    tip('Photograph before you part', 'The picture keeps the story.', 'In its place', 'One line under it'),
    tip('Keep one unwashed jumper', 'The smell goes fast.', 'A bag with a zip', 'No explanation'),
    tip('Ask somebody to drive the bags', 'The door of the shop is the hardest part.', 'A neighbour', 'Another town'),
    tip('Look into every pocket', 'Notes, money and rings hide there.', 'Also books and tins', 'A bowl for findings'),
    tip('Let children choose first', 'A small thing means a lot to them.', 'One each', 'They may change it'),
    tip('Leave the coat in the hall', 'It may hang as long as you like.', 'Ask nobody', 'Decide in spring'),
    tip('Write on the box what is in it', 'You need not open it to know.', 'Date', 'Who might like it'),
    tip('Wear the scarf', 'Using a thing is a way of keeping it.', 'On ordinary days', 'It may wear out'),
    tip('Refuse the bin bags politely', 'Help is welcome, hurry is not.', 'I will ask you', 'Please bring lunch'),
    tip('Skip the hard days', 'Birthdays are not for sorting.', 'Mark them', 'Plan something else'),
    tip('Read one letter at a time', 'A bundle is too much for an evening.', 'By daylight', 'Ring somebody after'),
    tip(
      'Ask a charity that fits',
      'It is easier when it suits who they were.',
      'Tools for apprentices',
      'Books for a prison library',
    ),
    tip(
      'Turn a shirt into a cushion',
      'Some things live on in use.',
      'Not the dearest piece first',
      'Wait a week before it is cut',
    ),
  ],
};
