import { type Kind, step, tip } from '../kind.ts';

export const balanceAClubBudget: Kind = {
  id: 'balance-a-club-budget',
  category: 'financial',
  name: 'Bring a club or charity budget into balance',
  slots: {
    club: {
      words: [
        'youth club',
        'sports club|football club|rugby club|cricket club',
        'village hall|community centre|parish hall',
        'scout group|scouts|guides',
        'choir|orchestra|band',
        'PTA|parents association|school association',
        'playgroup|nursery',
        'church|parish',
        'amateur theatre|drama group',
        'charity',
        'allotment association',
        'residents association|housing association',
      ],
      otherwise: 'club',
    },
  },
  ask: {
    question: 'How large is the gap, until when must it be closed, and which money is already promised?',
    chips: ['Under a tenth of the year', 'About a quarter', 'I do not know the true figures'],
  },
  hoursAWeek: 2,
  overview:
    'You put the true figures of your {club} on one page, cut or move what does not hurt, ask those who benefit for a little more, win one or two grants or sponsors with a short letter, and have the committee vote a plan with dates.',
  approach:
    'A gap closes by four or five small things rather than one miracle. What goes wrong is a sale of cakes for a month, while rent, subscriptions and unclaimed grants stay untouched.',
  done: 'Forecast and bank show a year end of zero or better, the committee has voted the next budget, and three months of rent are the reserve you aim at.',
  cautions: [
    'Money for one purpose may not be spent on another. If bills cannot be paid when due, tell committee, auditor or an advice service for charities now, since members may be liable.',
  ],
  steps: [
    step(
      'Put this year on one page: in, out, still to come',
      'From bank, cash box and unpaid bills: what came in, what went out, what is certain until the year ends. The last line is the real gap. Mark what you guessed.',
      ['Get statements and unpaid bills', 'Write twelve lines', 'Have a second person check the sum'],
      1.5,
    ),
    step(
      'Sort every cost of the {club} into four',
      'Must be, could be cheaper, could wait until the new year, could stop. Insurance, energy, rent, phone, affiliation fees, travel and food usually give a tenth. A bill moved to April is no saving, but it buys time.',
      ['Sort the twelve largest', 'Ask for two other offers', 'Write the savings beside them'],
      2,
    ),
    step(
      'Tell the committee the number and a first plan',
      'Gap, five measures with a sum, name and date behind each, and what is decided tonight. People help when the figure is small and named: 40 places at 10 a month are more than they sound.',
      ['Write one page', 'Speak with chair and treasurer before', 'Have it voted and minuted'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Ask for what your {club} is already owed',
      'Unpaid subscriptions, tax relief on gifts, refunds, business rates relief, deposits, room hire not invoiced, matched giving by employers. Ring rather than write. This is the quickest money there is.',
      ['List what is owed', 'Ring the ten largest', 'Claim tax relief and rates relief'],
      2.5,
    ),
    step(
      'Raise fees or hire a little, with a free place for those in need',
      'Compare with three others nearby. Fifty a term more for hirers, a pound more a night, a voluntary higher fee. Say what it pays for, from which date, and that nobody stays out for money; a quiet word is enough.',
      ['Compare three clubs', 'Write the notice', 'Name the person for the quiet word'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Write to three grants and three sponsors with one page',
      'Who you are, how many come, what the gap would stop, what the sum keeps open, by when. Council, community foundation, lottery, supermarket tokens, rotary, local firms. Small funds answer in six weeks. Ask for a round sum for one thing.',
      ['Choose six and their dates', 'Write one page with a photograph', 'Send and ring after a week'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Hold one event with a target and a cost limit',
      'A sponsored day, quiz, auction of promises or meal: ticket times seats minus cost, worked out beforehand. Half of the places sold before you book. Under 300 of profit it is not worth the strength of the {club}.',
      ['Work out three ideas', 'Sell half before booking', 'Count and thank in a week'],
      6,
    ),
    step(
      'Close the year and set the next budget monthly',
      'Compare plan and bank, book what is open, write the next year by month with a tenth of reserve, and give the committee a traffic light every month: green, amber, red.',
      ['Close the year', 'Write twelve columns', 'Show the light each month'],
      2.5,
    ),
  ],
  suggestions: [
    tip('Open the post from the bank together', 'Two pairs of eyes.', 'Monthly', 'Sign it'),
    tip('Move to a free club account', 'Fees vanish.', 'Compare three', 'Two signatures'),
    tip('Read the energy meter weekly', 'Halls heat empty rooms.', 'Timer', 'One person'),
    tip('Ask for materials, not money', 'Firms give things gladly.', 'A list with sizes', 'Thank in public'),
    tip('Share a minibus or hall', 'Halves the cost.', 'Two neighbours', 'Written rule'),
    tip('Ask old members', 'They remember warmly.', 'One letter', 'A small standing order'),
    tip('Put a card reader on the bar', 'People carry no cash.', 'Low fee', 'Sign with the aim'),
    tip('Publish the gap as a thermometer', 'A line to fill helps.', 'At the door', 'Weekly'),
    tip('Rent the hall at dead hours', 'Yoga at ten pays the rent.', 'Price list', 'Key rule'),
    tip('Teach a second person the accounts', 'Knowledge leaves too.', 'One hour', 'Passwords safe'),
    tip('Apply before the need', 'Funders like healthy clubs.', 'Calendar of dates', 'Two a year'),
    tip('Say thanks within a week', 'Givers give again.', 'A photo', 'What it paid'),
  ],
};
