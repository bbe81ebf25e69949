import { type Kind, step, tip } from '../kind.ts';

const dateFixed = [
  'date is? fixed/set/booked',
  'weekend is? fixed/set/booked',
  'house/cottage/villa/airbnb/flights/hotel is/are? booked',
  'booked the/a/our _? house/cottage/villa/airbnb/flights/hotel',
];
const away = [
  'abroad/flight/flights/fly/prague/barcelona/ibiza/vegas/lisbon/krakow/budapest/amsterdam/nashville/bali/goa',
  'in spain/portugal/poland',
];
const tight = ['budget/cheap/cheaper/broke/afford/money/expensive/skint'];
const dry = [
  'pregnant/sober/teetotal/recovering',
  "doesn't/does_not/don't/do_not/no drink/drinking/alcohol",
  'without alcohol/drinking/booze',
  'breastfeeding',
];
const strangers = [
  "don't/do_not/dont/nobody/hardly know/knows each_other/them/one_another",
  'different groups/circles/friends',
];

export const henOrStag: Kind = {
  id: 'hen-or-stag',
  category: 'relationship',
  name: 'Organise a hen do or stag weekend',
  slots: {
    party: {
      words: [
        'hen do|hen party|hen weekend|hens|hen night|hen',
        'stag weekend|stag do|stag party|stag night|stag',
        'bachelorette party|bachelorette',
        'bachelor party|bachelor',
        'bridal shower',
        'kitchen tea',
        'bucks party|bucks night|bucks',
      ],
      otherwise: 'celebration',
    },
    friend: {
      words: [
        'best friend|bestie|best mate',
        'sister',
        'brother',
        'cousin',
        'sister-in-law',
        'brother-in-law',
        'daughter',
        'colleague',
        'mate|friend',
        'bride',
        'groom',
      ],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'What is it to be?',
    chips: ['One evening near home', 'A weekend away', 'A calm day with food and talk'],
  },
  hoursAWeek: 2,
  overview:
    'You will ask your {friend} for wishes and no-gos, and each guest in private what they can pay. One vote fixes date and sum, deposits come before bookings, and jobs are given away. So the {party} is fun for you too.',
  approach:
    'Money and date come first, ideas second. One organiser decides after one vote; a chat of twelve decides nothing. It goes wrong when people pay late, when one item eats the budget, or when a joke hurts the one it is for.',
  done: 'It has taken place within the agreed sum, everybody got home, your friend felt loved, and all accounts are settled.',
  cautions: ['Nobody is made to drink, undress or be filmed. Agree on phones, and have a way home for each.'],
  steps: [
    step(
      'Ask your {friend} for five wishes and three no-gos',
      'Twenty minutes on the phone: who must be there, which people not in one room, day or weekend, wild or calm, dares yes or no, what would be awful. A surprise may lie in the programme, never in the guest list or the costs.',
      ['Ring your {friend} for twenty minutes', 'Write guests with numbers', 'Ask for the three no-gos'],
      0.5,
    ),
    step(
      'Ask each guest alone what they can pay and when',
      'In a private message: which of these two dates, which top sum all in, anything I should know, such as pregnancy, food, fears or a tight month? The lowest honest sum sets the frame. Nobody has to explain it before the group.',
      ['Write the private message with two dates', 'Send it to each alone', 'Take the lowest honest sum as the frame'],
      1,
      { when: { unsaid: dateFixed } },
    ),
    step(
      'Offer the {party} in two versions with a full price',
      'Version one and two: place, nights, travel, food, activity, the share for the one who is celebrated, ten per cent reserve. One vote, answer in five days, then it is settled. Those who can come only for dinner may.',
      ['Ask three places for prices', 'Write both versions with all costs', 'Hold one vote of five days'],
      2.5,
      { daysBefore: 90, when: { unsaid: dateFixed } },
    ),
    step(
      'Cut the {party} to what it really needs',
      'One good thing and free company: a house with a kitchen instead of restaurants, a beach or park, a picnic, games by you, somebody’s garden. Travel together, Sunday to Monday is half the price. The rest of the money goes into one activity that people will tell about.',
      ['Write what would be missed if it was gone', 'Find a house, garden or hut', 'Choose one paid activity'],
      1.5,
      { when: { said: tight } },
    ),
    step(
      'Collect deposits before you book',
      'A date to pay, one account or pot, a list that only you see. Book when the money of at least two thirds is in, with cancellation if you can get it. Write openly what is lost if somebody drops out.',
      ['Open a pot with a last day', 'Remind each alone, once', 'Book and send the confirmation'],
      2,
      { daysBefore: 75, when: { unsaid: dateFixed } },
    ),
    step(
      'Check what is paid, what is due and who is in doubt',
      'The big thing is booked. List paid and open sums, last day for the number, beds, arrival times. Ask the two who are wavering alone and today. Name a second person who has all confirmations.',
      ['Write the list of sums', 'Ask the wavering ones', 'Send all confirmations to a second person'],
      1,
      { when: { said: dateFixed } },
    ),
    step(
      'Check passports, bags, insurance and the law abroad',
      'Names exactly as in the passports, valid long enough, one small bag each, travel insurance, transfer from the airport. Some towns fine costumes, drinking in the street or noise at night. Book tables for ten or more weeks before.',
      ['Collect passport names and dates', 'Book transfer and tables', 'Read the rules of the town'],
      2,
      { daysBefore: 60, when: { said: away } },
    ),
    step(
      'Choose things that are fun without a glass',
      'Pottery, climbing, a boat, a spa morning, dancing lessons, a cook-along, karaoke before dinner. Good drinks without alcohol for all, not cola on the side. Evenings begin early and end with food; nobody is asked why.',
      ['Choose two such things', 'Order real drinks without alcohol', 'Set the end of the evening'],
      1,
      { when: { said: dry } },
    ),
    step(
      'Let the guests know each other before they arrive',
      'A group with one photo and two lines each: how I know our friend, my worst dance. Room-mates are mixed: one who knows many, one who knows nobody. The first hour has a game with names and stories.',
      ['Open the group with your own lines', 'Mix rooms and cars', 'Prepare the game with names'],
      1,
      { when: { said: strangers } },
    ),
    step(
      'Give four jobs to four people',
      'Food and shopping, music and games, travel and cars, photos and a book of memories. Each has a sum and a day to report. You keep money and times only.',
      ['Ask four people by name', 'Give each a sum and a day', 'Collect one photo and story from every guest'],
      1.5,
      { daysBefore: 30 },
    ),
    step(
      'Write the hours of the {party} with gaps in them',
      'At most two fixed points a day, an hour free before dinner, a plan for rain, addresses, numbers, taxi firm. One moment for your {friend}: letters, a quiz with answers of the partner, a film. Send it to all, without the surprise.',
      ['Write the page with addresses', 'Prepare the one moment', 'Send it three days before'],
      2,
      { daysBefore: 7 },
    ),
    step(
      'Hold it, see everybody home and settle the money',
      'A buddy for each, water and food between drinks, phones down for the dares. Who wants to go to bed goes. Within three days: accounts, refund or last share, photos in one album, thanks to the four.',
      ['Name buddies', 'Do the one moment before it gets late', 'Send accounts and album'],
      8,
    ),
  ],
  suggestions: [
    tip('Keep accessories small', 'Ten sashes cost a dinner.', 'One hat or badge', 'Ask whether it is wanted'),
    tip('Ask the partner for ten answers', 'A quiz that always works.', 'Record them', 'Let guests guess'),
    tip('Collect letters in a box', 'It lasts longer than shots.', 'One page each', 'Read two aloud'),
    tip('Invite the mother for a part', 'Brunch is a good one.', 'Two hours', 'Then the young go on'),
    tip('Book Thursday to Saturday', 'Prices fall by a third.', 'Ask who can get leave', 'Or Sunday night'),
    tip('Carry a small rescue bag', 'Something always tears.', 'Plasters, pins, tablets', 'Charger and water'),
    tip('Make one playlist together', 'Each adds three songs.', 'One list, two weeks before', 'A slow end'),
    tip('Say no to lewd surprises', 'Unless it is on the wish list.', 'Ask first', 'Think of the in-laws'),
    tip('Cook together one evening', 'Cheap, and people talk.', 'Teams of three', 'The worst dish washes up'),
    tip('Leave one free morning', 'Sleep saves the mood.', 'Breakfast until noon', 'A walk for the early ones'),
    tip('Share costs openly', 'Guessing makes bad blood.', 'One sheet', 'Receipts as photos'),
    tip('Let some join by video', 'Not all can travel.', 'Ten minutes at the toast', 'Their photo on the table'),
  ],
};
