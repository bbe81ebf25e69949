import { type Kind, step, tip } from '../kind.ts';

/** A part is already done. */
const begun = [
  'done/finished/cleared/sorted the/my/our/all_the? wardrobe/clothes/kitchen/bedroom/bathroom/books/living_room',
  'half/halfway through/done/way',
  'cleared/sorted/done/finished/emptied half/most/part/a_third of? the/my/our',
  'already/have decluttered/sorted/cleared/emptied',
  'already/have taken/filled/given/donated/sold',
  'stuck at/on/with the/my? keepsakes/sentimental/photos/paper/papers/paperwork',
];

/** People come to stay. */
const guests = [
  'guests/visitors',
  'coming/staying/visiting/visit for/over/at/to/with',
  'sister/brother/family/parents/in-laws/lot is/are/comes? coming',
  'baby arrives/comes',
];
/** Things of generations. */
const heirlooms = [
  'generation/generations/heirloom/heirlooms/inherited/grandparents/ancestors',
  'family things/stuff/treasures',
];
const garage = ['garage/shed/workshop'];

export const declutter: Kind = {
  id: 'declutter',
  category: 'personal',
  name: 'Declutter your home',
  slots: {
    room: {
      words: [
        'garage',
        'loft|attic',
        'basement|cellar',
        'spare room|guest room|box room',
        'wardrobe|closet|clothes',
        'kitchen|kitchen cupboards|cupboards',
        'bedroom',
        'bathroom',
        'living room|lounge',
        'dining table|dining room',
        'study|home office|office',
        'shed|tool shed',
        'hall|hallway',
        'kids’ room|children’s room|playroom|toys',
        'bookshelves|books|bookcase',
        'craft room|craft supplies',
        'storage unit|lock-up',
        'flat|apartment|studio',
        'house',
      ],
      otherwise: 'home',
      several: 'in title',
    },
  },
  ask: {
    question: 'Which place bothers you most, and what has stopped you so far?',
    chips: ['The whole home, no time', 'One room full of boxes', 'Things of someone who died'],
  },
  hoursAWeek: 3,
  weekly: 'Two sessions of 45 minutes, and one trip to take things away',
  measures: ['things', 'items', 'bags', 'boxes', 'pieces', 'books', 'rooms'],
  overview:
    'You will begin with the easiest things in your {room}, go on from one kind of thing to the next, and leave photographs and keepsakes for the end. What goes leaves the house within a week, and what stays gets a fixed place.',
  approach:
    'Work in sessions of 45 minutes with three bags: gone, elsewhere, stays. Decide about things in the order from easy to hard, because deciding gets faster with practice. Two things usually go wrong: everything is pulled out at once, and the bags for charity stand in the hall for months.',
  done: 'Everything in your {room} has a place, nothing lies in the way, and nothing that should go is still there.',
  cautions: [
    'If throwing anything away causes you strong distress, or paths, cooker or exits are blocked, a doctor or a hoarding support group can help; a forced clear-out by others makes it worse.',
    'Paint, batteries, medicines and electrical things do not belong in the bin: ask your council or pharmacy where they go. Keep wills, deeds, certificates and recent tax papers.',
  ],
  steps: [
    step(
      'Carry away what is already sorted',
      'Full bags by the door are where most clear-outs stop. Take every bag and box that is decided to the shop, the yard or a friend this week, and look at what you have finished: it shows which way of working suits you.',
      [
        'Carry out the first two bags today',
        'Fix one hour this week for the rest',
        'Write down what made the finished part work',
      ],
      1,
      { when: { said: begun } },
    ),
    step(
      'Photograph everything and clear one drawer',
      'Ten pictures from the doorways, then one drawer in twenty minutes with a timer. The pictures show you later how far you have come.',
      [
        'Empty one drawer and put back only what you use',
        'Take ten pictures, most of all of your {room}',
        'Write down the three places that bother you most',
      ],
      1,
      { when: { place: 'home', unsaid: begun } },
    ),
    step(
      'Photograph your {room} and clear one shelf or box',
      'Four pictures, one from each corner, then one shelf or box in twenty minutes with a timer. The pictures show you later how far you have come.',
      [
        'Empty one shelf or box and put back only what you use',
        'Take four pictures of your {room}',
        'Write down what your {room} is to be used for',
      ],
      1,
      { when: { place: 'named' } },
    ),
    step(
      'Find out where unwanted things can go',
      'Charity shop, recycling yard, bulky waste, sale, friends: note opening hours and what each takes. One date for a trip every week in your calendar keeps the hall free.',
      [
        'Call two charities and ask what they do not take',
        'Stand three marked bags or boxes in your {room}',
        'Put a weekly trip in the calendar',
      ],
      1.5,
      { when: { unsaid: begun } },
    ),
    step(
      'Choose the rooms your guests will use and clear only these',
      'Where they sleep, eat and wash: beds, table, bathroom, hall. Everything else waits behind a closed door with a list on it. In each room first the rubbish, then what belongs elsewhere, then surfaces and half a wardrobe. A week before the day nothing new is begun.',
      ['Write the rooms and their order', 'Clear the first surface tonight', 'Divide the rooms by the weekends left'],
      12,
      {
        measured: 'Take the first {30%} out of the rooms for guests',
        when: { place: 'home', said: guests, unsaid: begun },
      },
    ),
    step(
      'Box heirlooms by person and let the family choose together',
      'One box for each branch of the family, photographs on top, nothing thrown away alone. Send pictures before you meet, let each name three things, draw lots where two want the same. What nobody names may go, and everybody has said so.',
      [
        'Photograph what has a story',
        'Send the pictures with a date for answers',
        'Lay the boxes out when the family is there',
      ],
      5,
      { when: { place: 'home', said: heirlooms } },
    ),
    step(
      'List what is left and begin with the easiest',
      'One line for each cupboard, shelf or box of your {room} that is still to do, with a guess in hours. Begin with the easiest, not with photographs or letters: decisions get better with practice.',
      ['Write the list with hours', 'Choose the easiest two', 'Put the sessions into the calendar'],
      1,
      { when: { said: begun } },
    ),
    step(
      'Clear clothes and shoes until all are worn',
      'All of one kind on the bed: coats, then trousers, and so on. Stays: fits today and worn in the last year. Put a doubtful few in a dated box and give it away unopened after three months.',
      ['Begin with coats and shoes', 'Try on what you are not sure about', 'Take the bags away within a week'],
      5,
      { measured: 'Take the first {20%} out of the house', when: { place: 'home', unsaid: [...begun, ...guests] } },
    ),
    step(
      'Take all rubbish out of your {room}',
      'Broken, expired, empty, packaging, single parts of things that are gone. It needs no decisions, and you see the floor again. Paint, batteries and electrical things go to a separate box for the recycling yard.',
      ['Fill the first three bags', 'Collect what must not go into the bin', 'Take both away within a week'],
      2,
      { measured: 'Take the first {20%} out', when: { place: 'named' } },
    ),
    step(
      'Put things of one kind together in your {room}',
      'Everything of one kind side by side shows what you have twice. Keep the better one, and ask of each kind how many you use in a year. What belongs to another room goes there now.',
      ['Write down the five largest kinds', 'Lay out one kind at a time', 'Keep the better one of two'],
      3,
      { when: { unsaid: garage, place: 'named' } },
    ),
    step(
      'Sort the {room} into tools, garden, wheels, paint and sport',
      'Five heaps on the drive on a dry day. Of each tool the better one stays; dried paint, half bags of cement and cables of lost machines go to the recycling yard. Keep only what was used in the last two years or is safe to lend.',
      [
        'Mark five places on the drive',
        'Keep the better one of each',
        'Take paint and batteries to the yard the same week',
      ],
      6,
      { when: { place: 'named', said: garage } },
    ),
    step(
      'Empty kitchen and bathroom of doubles',
      'Expired food and medicine, the fourth peeler, the gifts you do not like. Take one cupboard a day; wipe it while it is empty.',
      ['Check every date in one go', 'Keep the better one of two'],
      4,
      { when: { unsaid: guests, weeksFrom: 3, place: 'home' } },
    ),
    step(
      'Clear your {room} shelf by shelf',
      'In sessions of 45 minutes. Start at the door and finish one square metre before you touch the next. Do not read, repair or try out anything during a session.',
      [
        'Divide your {room} into parts of one session each',
        'Ask one calm person to hold things up and ask: do you use it?',
        'Remove every filled bag the same day',
      ],
      10,
      { measured: 'Reach {50%}, delivered and not only packed' },
    ),
    step(
      'Sort papers into one folder and a shredder bag',
      'Keep contracts, certificates, insurance, tax papers for the years your country asks for. The rest is scanned, shredded or recycled. Cancel the catalogues that bring new paper.',
      [
        'Collect all paper of your {room} in one box first',
        'Sort in two rounds: rubbish, then kinds',
        'Cancel three kinds of post',
      ],
      4,
      { when: { unsaid: guests, place: 'home' } },
    ),
    step(
      'Go through keepsakes with somebody who knew them',
      'Photographs, letters, things of the dead, children’s drawings. One box per person stays; photograph what you want to remember but not keep. Take breaks, and stop when you are too sad to decide.',
      ['Choose the box and what must be in it', 'Offer single pieces to the family with a date for the answer'],
      6,
      { when: { weeksFrom: 5, place: 'home' } },
    ),
    step(
      'Decide what becomes of keepsakes and borrowed things',
      'One box of keepsakes stays; photograph what you want to remember but not keep. For things of other people write to the owner with a date for the answer, and say where they go after it.',
      ['Choose the box and what must be in it', 'Write to each owner with a date'],
      2,
      { when: { place: 'named' } },
    ),
    step(
      'Give everything in your {room} a place',
      'Things lie where they are used, the daily ones between knee and eye height, with a label where others must find them. Repeat the pictures: it is done when nothing lies around without a place.',
      ['Label shelves and boxes in your {room}', 'Agree on one rule: one in, one out', 'Take the pictures again'],
      4,
      { when: { unsaid: garage }, measured: 'All {total} gone, and a place for the rest' },
    ),
    step(
      'Put up shelves in your {room} and decide about the car',
      'Floor free is the rule: shelves to the ceiling for boxes with labels, a rail or pegboard for tools and garden things, hooks for bikes, paint off the ground and out of frost. Then draw the car’s outline with tape: does it come in, or is it a workshop?',
      [
        'Measure the walls and the car',
        'Put up one shelf and one rail',
        'Label each place and take the pictures again',
      ],
      6,
      { measured: 'All {total} gone, and shelves for the rest', when: { said: garage } },
    ),
  ],
  suggestions: [
    tip(
      'Set a timer for twenty minutes',
      'A short end makes the start easy.',
      'Stop when it rings',
      'Put the bag in the car',
    ),
    tip('Buy no storage boxes yet', 'Empty space appears by itself.', 'Clear first', 'Then measure'),
    tip(
      'Ask: would I buy it again?',
      'The question is quicker than asking whether it is useful.',
      'Say the answer aloud',
      'The first answer counts',
    ),
    tip(
      'Work with a friend',
      'Somebody else does not love your things.',
      'Swap homes on two Saturdays',
      'Lunch is the thanks',
    ),
    tip(
      'Sell only what brings real money',
      'Selling small things takes whole evenings.',
      'Above the price of a dinner',
      'Unsold after two weeks: give it away',
    ),
    tip(
      'Leave other people’s things alone',
      'Clear your own first; others often follow.',
      'Ask before you touch',
      'Give each one a box',
    ),
    tip(
      'Use a shelf for going out',
      'Borrowed, broken and sold things need one place.',
      'By the door',
      'Empty it every Friday',
    ),
    tip('Watch what comes in', 'Half of order is less arriving.', 'Wait a week before buying', 'Say no to free gifts'),
    tip(
      'Start with rubbish',
      'A first round needs no decisions.',
      'Packaging, broken, expired',
      'Ten minutes per room',
    ),
    tip(
      'Let children choose what stays',
      'Twenty toys chosen are played with more than eighty.',
      'One box rests in the cellar',
      'Swap every two months',
    ),
    tip(
      'Reset one surface each evening',
      'An empty table invites order.',
      'Five minutes',
      'Everyone takes three things',
    ),
    tip(
      'Photograph before you give away',
      'The picture keeps the memory.',
      'One album on the phone',
      'A line about who gave it',
    ),
  ],
};
