import { type Kind, step, tip } from '../kind.ts';

/** The group exists. */
const running = [
  'round/cycle/month one/two/three/four/five/six/seven/eight/2/3/4/5/6/7/8 of/is/has',
  'constitution/rules is?/are? written/signed/agreed',
  'one/member/somebody/someone is?/has? late/stopped/not_paying',
  "we've/we have been/had/run running?/saving?/for",
  'our/my chama/stokvel/susu/paluwagan/committee/group/ajo/tanda/meeting has/is/was/runs/meets',
  'already/have nine/ten/eight/twelve/six/seven members',
];
/** Members are late, or the money went. */
const trouble = [
  'is/are/was/were? late/behind/defaulted/defaulting/owing',
  'broke/collapsed/failed because/last/when',
  'took the/our pot/money/turn and/then? left/ran/vanished/disappeared',
  'stopped paying/contributing/coming',
  'quarrel/quarrels/fight/fighting/argue/arguing/cheated',
];
/** The person keeps the money or the book. */
const iKeepIt = [
  "i'm/im/i_am/as/made/chose/elected/appointed me? the? treasurer/secretary/chair/chairlady/chairman/organiser/organizer/banker/leader",
  'i keep/hold/collect the money/book/books/cash',
  'bank account and/with a/the notebook',
  'never kept books',
];

export const savingsGroup: Kind = {
  id: 'savings-group',
  category: 'financial',
  name: 'Save together in a group',
  slots: {
    group: {
      words: [
        'chama',
        'susu',
        'ajo|esusu',
        'stokvel',
        'tontine',
        'tanda|cundina',
        'paluwagan',
        'chit fund',
        'hui',
        'arisan',
        'committee|kameti',
      ],
      otherwise: 'savings group',
    },
  },
  ask: {
    question: 'Is there a group already, and what is it for?',
    chips: ['Start one with friends', 'Join one that exists', 'Ours has trouble with payments'],
  },
  hoursAWeek: 1,
  weekly: 'Pay in on the same day, write it where all can see',
  measures: ['money'],
  overview:
    'You will find people you trust, agree on few written rules, choose how the pot goes round, keep open books, and have an answer when somebody cannot pay.',
  approach:
    'These groups live on trust and on paper. Eight to twelve people who know each other, a sum that hurts nobody, and a book open to all. Most break over one late payer and no rule for it.',
  done: 'One full round is paid out on time to everybody, and the books agree to the last coin.',
  cautions: [
    'Groups that promise profit for bringing in new people are pyramids. Do not lend in the group’s name or keep large cash at home. Check whether the law asks for registration.',
  ],
  steps: [
    step(
      'Write down sum, rhythm and aim',
      'What each can pay even in a bad month, weekly or monthly, and when you need the pot. Sum times members is the pot: ten people with 50 make 500, and it takes ten turns until all had it. One sentence for the aim of the {group}.',
      ['Set the sum of a bad month', 'Multiply it by the members', 'Write aim and number of turns'],
      0.5,
    ),
    step(
      'Put the whole round on one sheet: names, turns, paid',
      'A row for each member, a column for each date. Tick what is paid, ring what is open, and write the turn of each. Show it to all at the next meeting; it ends most quarrels at once.',
      ['Draw the sheet from the start of the round', 'Let two people check it', 'Photograph it into the group’s chat'],
      1,
      { when: { said: running } },
    ),
    step(
      'Choose the people',
      'Steady income, known for two years, someone vouches. Ask each alone, so that a no is easy.',
      ['List twelve', 'Ask each alone', 'Keep eight to twelve'],
      1.5,
      { when: { unsaid: running } },
    ),
    step(
      'Close the old quarrel before the next payment',
      'Write what happened in three lines, who still owes what, and by which date. Offer two or three parts. Who has had the pot and owes does not draw again before it is paid; agree on that with all present.',
      ['Write what is owed by whom', 'Agree on parts and dates', 'Read the new rule aloud'],
      1.5,
      { when: { said: trouble } },
    ),
    step(
      'Meet and agree on ten rules',
      'Sum, day, order, late fee, missed payment, leaving, death, who keeps books, who sees them, how rules change. A late fee of five per cent, and a guarantor for whoever draws early, are usual. All sign.',
      ['Bring a draft', 'Read aloud', 'All sign and get a copy'],
      2,
    ),
    step(
      'Decide the order of the pot',
      'Draw lots, go by need, or take bids. New members and weak payers draw last, and one turn may be kept for illness or a funeral. Write the date of every turn up to the last.',
      ['Choose a way', 'Draw in front of all', 'Write dates'],
      0.5,
    ),
    step(
      'Choose three officers and one account',
      'Chair, treasurer, secretary. An account with two signatures or a mobile group wallet. No single person moves money.',
      ['Vote', 'Open the account', 'Test with a small sum'],
      1.5,
      { when: { unsaid: running }, waitDays: 10 },
    ),
    step(
      'Count the money in front of two people each time',
      'You hold what belongs to all, so protect your name. Count aloud, write the sum, let two sign, and bank it the same day. Never lend from it, not even until Monday.',
      ['Buy a book with numbered pages', 'Count and sign with two others', 'Bank it on the same day'],
      1,
      { when: { said: iKeepIt } },
    ),
    step(
      'Keep an open book',
      'Each payment with its date on a sheet in the group’s chat, and a photo of the balance after each round. Remind two days before, and hold the first three rounds to the day and the coin: the habit is made there.',
      ['Make the sheet', 'Post after each payment', 'Two people check monthly'],
      2,
    ),
    step(
      'Settle the first late payment',
      'Ask in private, use the rule, offer two parts. A small common reserve helps in illness.',
      ['Ring the same day', 'Apply the rule', 'Note it openly'],
      1,
    ),
    step(
      'Close the round and decide on the next',
      'Account, thanks, who stays, sum up or down. Bank interest, shares or a common buy only when all understand it.',
      ['Show the account', 'Vote', 'New dates'],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Begin with a small round',
      'Trust grows with a round that ended well.',
      'Half of the planned sum',
      'Three months only',
    ),
    tip('Pay by transfer', 'It leaves a proof and no cash at home.', 'Use a fixed reference', 'Post the receipt'),
    tip(
      'Meet at a fixed hour',
      'Who stays away shows early that something is wrong.',
      'Once a month',
      'Not longer than 45 minutes',
    ),
    tip('Lend nothing to outsiders', 'It is how good groups end.', 'Write it into the rules', 'Change it only by vote'),
    tip('Keep a small reserve', 'It covers a month of illness.', 'Five percent of each round', 'In a separate line'),
    tip(
      'Have a guarantor for each member',
      'Somebody who pays when they cannot.',
      'Named in the rules',
      'Signed by both',
    ),
    tip(
      'Change the treasurer each year',
      'It keeps the office clean and light.',
      'Count together',
      'Hand over in front of all',
    ),
    tip(
      'Say what your pot is for',
      'Money with a purpose is rarely spent on the way.',
      'Fees, roof or stock',
      'Tell the group',
    ),
    tip('Keep quiet outside', 'Talk about a full pot draws thieves.', 'No posts online', 'No large cash'),
    tip(
      'Spend the pot on its purpose the same day',
      'Later it gets smaller.',
      'Have the price ready',
      'Bring the receipt',
    ),
    tip(
      'Let younger members learn the book',
      'The group then lasts beyond its founders.',
      'Two people know the sheet',
      'Take turns',
    ),
    tip(
      'Eat together once a quarter',
      'People pay those they like.',
      'Everyone brings something',
      'No talk of late payments',
    ),
  ],
};
