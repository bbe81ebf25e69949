import { type Kind, step, tip } from '../kind.ts';

/** Place and date are booked. */
const booked = [
  'venue/hall/church/tent/hotel/date is/are? booked/sorted/fixed/set',
  'venue and/is/date booked/date/sorted',
  'booked the/a/our _? venue/hall/church/hotel/place',
];
const askedToPay = ['pay/paying/cost/costs/budget/money/loan/savings/afford/dowry/contribute/afford'];
const parted = [
  'ex/ex-husband/ex-wife/stepmother/stepfather/stepdad/stepmum/stepmom/divorced/his_new_wife/her_new_husband',
];
const toSpeak = ['speech/toast/say_a_few_words/speak'];
const toWear = ['dress/outfit/wear/hat/suit/saree/sari/lehenga/gele/aso_ebi/kanga/shoes'];

export const weddingOfMyChild: Kind = {
  id: 'wedding-of-my-child',
  category: 'relationship',
  name: 'Be a good parent at my child’s wedding',
  slots: {
    child: {
      words: ['daughter|girl', 'son|boy', 'stepdaughter', 'stepson', 'granddaughter', 'grandson', 'niece', 'nephew'],
      otherwise: 'child',
    },
    task: {
      words: [
        'guest list|guests|invite|invitations',
        'clothes|dress|outfit|wear|hat|saree|sari|lehenga',
        'speech|toast',
        'food|catering|cake|cooking',
        'flowers|decorations|decor',
        'dance|song',
        'ceremony|rituals|traditional',
        'walk down the aisle|aisle',
      ],
      otherwise: 'part you were given',
    },
  },
  ask: {
    question: 'What is your part so far?',
    chips: ['I pay or organise much of it', 'I have a small part and want to do it well', 'Nobody has said yet'],
  },
  hoursAWeek: 2,
  overview:
    'The couple decides, and you make it easier. You will ask your {child} what is wanted, and name what you can give in money and time. You do the {task} well, keep peace between the families, and have no jobs on the day.',
  approach:
    'Ask first, offer twice, then do exactly what was agreed. Sums and guest numbers are said early and once. It goes wrong when advice comes with the cheque, or when the couple hears of plans from an aunt.',
  done: 'Your {child} had the day the couple wanted, your part was done as agreed, and you sat, danced and looked instead of running.',
  cautions: ['Promise only money that you have. A loan for one day weighs on both generations for years.'],
  steps: [
    step(
      'Ask the couple what they want from you and what not',
      'One coffee with both: what are three things this day must have, what may I do, what should I keep out of, whom do I ask when I am unsure? Repeat it in your own words. Tell nobody else before they have told it.',
      [
        'Fix a coffee with your {child} and the partner',
        'Ask the four questions and write the answers',
        'Send them your list: did I get it right?',
      ],
      1,
    ),
    step(
      'Name your sum or your hours for your {child} once',
      'Name a sum or a number of free days that you have without a loan, what it is for, and when it comes. Ask what the other family does before you compare. Put it into one message, so that nobody has to guess.',
      [
        'Look at your savings for half an hour',
        'Choose the sum, the days and what it is for',
        'Send it to the couple in three lines',
      ],
      1,
      { when: { unsaid: askedToPay } },
    ),
    step(
      'Agree on the bills for your {child} in three columns',
      'Their money, your money, the other parents’ money; beside each item the price, the deposit and the day it is due. Pay suppliers directly or give one sum, not both. Keep a tenth back for the last two weeks. What you cannot pay you say now.',
      ['Write the three columns with the couple', 'Put due days into your calendar', 'Keep a tenth back'],
      2,
      { when: { said: askedToPay } },
    ),
    step(
      'Meet the other parents before the wedding',
      'A lunch or call without the couple’s jobs on the table. Ask how weddings are done in their family, which rite or dish must not be missing, and who is hard to seat. Agree what you both wear, roughly, and who greets whom.',
      [
        'Invite them to something short',
        'Ask for one custom that matters to them',
        'Tell your {child} what was agreed',
      ],
      2.5,
    ),
    step(
      'Sit parents who have parted where both can breathe',
      'Two tables of honour, equal and both near, new partners beside their own, no shared receiving line unless all want it. Write to the other parent in four lines: this is her day or his, I shall be friendly. Agree on photos in three small groups.',
      ['Write the four lines', 'Show the couple two seating plans', 'Give the photographer the three groups'],
      1.5,
      { when: { said: parted } },
    ),
    step(
      'Give your {child} one guest list with two groups',
      'Keep to the number you were given. First those who would be missing, then those you would like. Add addresses, food, stairs and who must not sit together. Nobody is told that they are invited before the card is out.',
      ['Ask for your number', 'Write names with addresses and food', 'Hand it over by the day they named'],
      2,
      { daysBefore: 120, when: { unsaid: booked } },
    ),
    step(
      'Hold beds, lifts and a list for guests from away',
      'Place and day are fixed, so the older generation is yours: a block of rooms, who drives whom, a chair and shade, somebody to ring on the day. Send one message to your side of the family.',
      ['Hold rooms near the place', 'Write lifts and needs in one list', 'Send one message to your side'],
      2.5,
      { daysBefore: 60, when: { said: booked } },
    ),
    step(
      'Do the {task} and finish it a month early',
      'Break it into three pieces with a day each. Show your {child} one choice and one alternative, not ten. What you make yourself, such as food or flowers, you try once in the full amount. It is done when nothing of it is left for the last week.',
      ['Write the three pieces with days', 'Show one choice and one alternative', 'Try out what you make yourself'],
      6,
      { daysBefore: 30, when: { unsaid: toSpeak } },
    ),
    step(
      'Write three minutes for your {child} and the one they marry',
      'One moment as a child, one in which you saw them together, one wish; names of both, thanks to the other family, glass up. No old loves, no money, no list of school marks. Read it aloud ten times, the line that makes you cry most often.',
      ['Write ten moments and keep two', 'Cut to 400 words', 'Read it aloud ten times'],
      4,
      { daysBefore: 14, when: { said: toSpeak } },
    ),
    step(
      'Choose clothes that fit the couple’s picture',
      'Ask for colours and how formal, which colour is the couple’s own, and what the other parents wear. Order three to four months before, alter one month before, walk in the shoes for an evening. You must be able to sit, hug and dance.',
      ['Ask the couple for colours', 'Order and try on with the shoes', 'Book the last fitting'],
      4,
      { daysBefore: 45, when: { said: toWear } },
    ),
    step(
      'Keep the last week free for your {child}',
      'No new ideas now. Offer one practical thing a day: fetch, iron, ring the late ones, cook a supper. On the evening before ten minutes alone, with one thing you always wanted to say or a letter.',
      ['Ask each morning: one thing?', 'Write the letter', 'Name the helper who has your jobs on the day'],
      4,
      { daysBefore: 5 },
    ),
    step(
      'Be the parent and not the organiser on the day',
      'A helper has the list and the telephone. Eat, greet the other family first, watch over the oldest guests, dance early. Afterwards help with things that must go back, and write to both within a week what you saw.',
      ['Give list and telephone away', 'Greet every table once', 'Write to the couple within a week'],
      8,
    ),
  ],
  suggestions: [
    tip(
      'Ask what they dread',
      'It tells you more than the mood board.',
      'One question each',
      'Then keep it from happening',
    ),
    tip(
      'Keep one box of small helps',
      'You will be asked for a pin.',
      'Pins, plasters, tissues',
      'Sewing kit and flat shoes',
    ),
    tip('Tell your own wedding in one story', 'Two are too many.', 'The one that went wrong', 'Only when asked'),
    tip(
      'Bring one thing from the family',
      'Something to hold or to wear.',
      'Ask the couple first',
      'Write its story on a card',
    ),
    tip('Look after your marriage too', 'Old rows come up at weddings.', 'Agree on sums in private', 'Dance one dance'),
    tip(
      'Learn the partner’s family names',
      'People remember that you knew.',
      'Write a list with faces',
      'Practise the hard ones',
    ),
    tip(
      'Give the couple a quiet hour',
      'They are rarely alone that month.',
      'Take over one errand',
      'Bring a meal and leave',
    ),
    tip('Ask the older guests early', 'They need time and lifts.', 'Steps, seats, medicine', 'A room for a rest'),
    tip(
      'Answer relatives with one sentence',
      'Everybody has an opinion.',
      'The couple decides that',
      'Change the subject',
    ),
    tip('Take no photos in the ceremony', 'The paid one is better.', 'Phone in the bag', 'Look with your eyes'),
    tip('Plan the day after', 'The house is quiet then.', 'A walk or breakfast', 'Ring somebody who was there'),
    tip(
      'Write down what guests told you',
      'The couple misses most of it.',
      'Five lines at night',
      'Give it to them with the photos',
    ),
    tip('Practise the walk or the dance', 'Slow is harder than it looks.', 'In the real shoes', 'Twice is enough'),
  ],
};
