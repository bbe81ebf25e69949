import { type Archetype, step, tip } from '../kind.ts';

const gear = [
  'equipment/kit/kits/jerseys/uniforms/uniform/boots/nets/balls/boat/gear/goalposts/goals/instruments/tents/kayaks/helmets/floodlights/minibus/strip',
];

const team = [
  'team/club/squad/netball/football/rugby/hockey/cricket/basketball/hurling/scouts/scout/band/choir/school/pta/u12/u14/crew',
];

const hardship = [
  'in/by/after the/a fire/flood/typhoon/earthquake',
  'burnt/burned down',
  'surgery/operation/chemo/treatment/funeral',
  'lost her/his/their house/home',
];

const already = [
  'raised/collected/have _? already',
  'so far',
  'online campaign is/ends/runs/ended',
  'donors done',
  'at _ of',
  'halfway there',
  'brought _',
  'grant application/refused',
  'stall brought',
  'charity number',
];

export const collectMoney: Archetype = {
  id: 'collect-money',
  name: 'Collect money for something',
  slots: { thing: { from: 'object', otherwise: 'what the money is for' } },
  ask: {
    question: 'How much is needed, by when, and who would care about it?',
    chips: ['Family and friends', 'A club or school', 'Strangers online'],
  },
  hoursAWeek: 4,
  weekly: 'Ask five people or firms personally and thank all who gave within two days',
  measures: ['€', '£', '$', 'euro', 'euros', 'pounds', 'dollars', 'francs', 'CHF', 'sponsors', 'donors'],
  overview:
    'You write down the sum for {thing} and what a gift of 10, 50 or 200 does, settle account and rules, and ask those who are closest first. Then you go public with a start sum, one event and a fixed end, and report what happened with the money.',
  approach:
    'People give to people who ask them personally, and they join when a fifth is already there. What usually goes wrong is one post to everybody, a sum without explanation, and no thanks.',
  done: 'The sum is in the account, has reached its purpose, and every giver has had thanks and a report.',
  cautions: [
    'Money for others must be kept apart from your own and accounted for. Ask your local authority or tax office about permits for street collections, raffles, and receipts; only recognised charities may promise tax benefits.',
  ],
  steps: [
    step(
      'Get two prices in writing and write what is still missing',
      'Ask two suppliers for one offer each, with number, printing, delivery and the price for clubs; second-hand and last season cost half. Take off what is in the tin. Then cut the rest into pieces that can be given: 25 for a ball, 60 for a shirt with a name, 500 for the set.',
      ['Ask for two offers today', 'Write the missing sum and the last date', 'Cut it into eight pieces with a price'],
      1,
      { when: { said: [...gear, ...already] } },
    ),
    step(
      'Write the sum for {thing} and what each gift does',
      'Sum with three items and proof, last date, what happens with too little or too much. Then examples: 10 pays for …, 50 for ….',
      ['Write the sum with items in 25 minutes', 'Add proof or an offer', 'Write three examples of gifts'],
      1,
      { when: { unsaid: [...gear, ...already] } },
    ),
    step(
      'Settle account, rules and a second person',
      'Separate account or a club’s or platform’s, two people with access, permit if needed. Everybody may see the accounts of {thing}.',
      ['Ask club, school or platform', 'Find the second person', 'Compare fees and rules'],
      2,
      { waitDays: 5, when: { unsaid: already } },
    ),
    step(
      'Apply for one grant before its next closing day',
      'Grants take longest and come first: sports council, council member’s fund, lottery, community foundation, bank, supermarket token schemes. Most want a constitution, an account with two signatures, two offers and the number of children it reaches. One good form of two pages is enough; the texts serve for the next.',
      ['List four funds with closing day', 'Ring one and ask whether {thing} fits', 'Send the form with both offers'],
      4,
      { waitDays: 14, when: { said: team } },
    ),
    step(
      'Look at three collections that worked',
      'Same size and place: what did they say first, how many gave, which event brought most? Ask one organiser and use it for {thing}.',
      ['Find three', 'Ask one organiser', 'Take over two ideas'],
      1.5,
      { when: { unsaid: [...team, ...hardship], level: 'beginner' } },
    ),
    step(
      'Go back to those who gave before',
      'Report what became of it, ask for an opinion on {thing}, then for a gift. Earlier givers are the likeliest ones.',
      ['List earlier givers', 'Send a report in five lines', 'Call the ten largest'],
      3,
      { when: { unsaid: team, level: 'experienced' } },
    ),
    step(
      'Write the appeal and show one person or picture',
      'Ten lines: who, what is missing, what changes, how much, until when, how to give. One true picture, with consent, of {thing}.',
      ['Write ten lines', 'Take one picture', 'Let two people say what is unclear'],
      2,
    ),
    step(
      'Ask the twenty closest people first',
      'Personally, with an exact sum or a range for {thing}, and stay silent after the question. Their gifts make the start that strangers want to see.',
      ['List twenty names', 'Ask five a day', 'Thank at once'],
      5,
      { measured: 'Collect the first {20%} from people you know' },
    ),
    step(
      'Ask ten firms that live from your families',
      'Garage, builder, pharmacy, estate agent, pizza place, the employers of parents: go by, with a picture of the group and three prices. Name on the shirts, a board at the ground, a post with photo. Ask for one exact sum, and ring after five days. Three of ten usually say yes.',
      ['Write ten names and who knows whom', 'Visit five with the page on {thing}', 'Ring each after five days'],
      6,
      { waitDays: 7, when: { said: team } },
    ),
    step(
      'Ask firms, clubs and foundations in writing',
      'Ten addresses nearby: one page, what they get (name, photo, report), a telephone call a week later. Foundations have dates, so look early for {thing}.',
      ['Find ten addresses with a contact', 'Send one page', 'Call after a week'],
      6,
      { waitDays: 10, when: { unsaid: [...team, ...hardship] } },
    ),
    step(
      'Keep one list, ten days, and hand it over by hand',
      'In an emergency quick and clean beats large. Two people count, each gift is written down or marked as anonymous, and the last day is announced at the start. Ask the family what helps now: money, food, a room, lifts. Nothing is shared about them that they have not agreed to.',
      ['Name the two who count', 'Announce the last day', 'Hand it over with the list and no photo'],
      3,
      { measured: 'Reach {60%} within the first days', when: { said: hardship } },
    ),
    step(
      'Hold one event or action everybody can join',
      'Cake sale, run, concert, raffle, washing cars, online evening. Costs under a fifth of what comes in, cash counted by two, the stand of {thing} shown.',
      ['Choose what you can do in four weeks', 'Divide the jobs', 'Count and announce the sum'],
      12,
      { measured: 'Reach {60%} with one event', when: { unsaid: hardship } },
    ),
    step(
      'Close on the date, hand over and report',
      'Last call in the last three days with the missing sum, since many give at the end. Hand over the money for {thing} with proof, thank all, show a picture and the accounts.',
      ['Send the last call', 'Hand over with a receipt', 'Report with numbers and thanks'],
      4,
      { measured: 'Collect all {total} and hand it over' },
    ),
  ],
  suggestions: [
    tip('Name a sum', 'People are glad to know what is usual.', 'Would 25 be possible?', 'Less is welcome'),
    tip('Thank within two days', 'Who is thanked gives again.', 'By name', 'What it does'),
    tip('Show the bar', 'A fifth full draws more than empty.', 'Update on Sundays', 'Post the half'),
    tip('Double with a partner', 'A firm that matches gifts brings others.', 'Up to a limit', 'For one week'),
    tip('Ask for things and hours as well', 'Material is money, too.', 'List what is needed', 'Value noted'),
    tip('Make giving easy', 'Three taps, not ten.', 'Code to scan', 'Account number on paper'),
    tip('Tell one story, not statistics', 'We help a face.', 'With consent', 'Dignified'),
    tip('Let children help', 'Their stall brings neighbours.', 'With an adult', 'Their own poster'),
    tip('Go to the local paper', 'They need good news.', 'Photo and ten lines', 'Date of the event'),
    tip('Say what is not paid', 'Trust grows with honest costs.', 'Fees', 'Who works for free'),
    tip('Ask again once', 'Most forgot and are not angry.', 'After ten days', 'Friendly'),
    tip('Keep the list safe', 'Names and sums are private.', 'One file', 'Deleted after the report'),
  ],
};
