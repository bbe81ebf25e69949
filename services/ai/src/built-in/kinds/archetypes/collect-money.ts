import { type Archetype, step, tip } from '../kind.ts';

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
      'Write the sum for {thing} and what each gift does',
      'Sum with three items and proof, last date, what happens with too little or too much. Then examples: 10 pays for …, 50 for ….',
      ['Write the sum with items in 25 minutes', 'Add proof or an offer', 'Write three examples of gifts'],
      1,
    ),
    step(
      'Settle account, rules and a second person',
      'Separate account or a club’s or platform’s, two people with access, permit if needed. Everybody may see the accounts of {thing}.',
      ['Ask club, school or platform', 'Find the second person', 'Compare fees and rules'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Look at three collections that worked',
      'Same size and place: what did they say first, how many gave, which event brought most? Ask one organiser and use it for {thing}.',
      ['Find three', 'Ask one organiser', 'Take over two ideas'],
      1.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Go back to those who gave before',
      'Report what became of it, ask for an opinion on {thing}, then for a gift. Earlier givers are the likeliest ones.',
      ['List earlier givers', 'Send a report in five lines', 'Call the ten largest'],
      3,
      { when: { level: 'experienced' } },
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
      'Ask firms, clubs and foundations in writing',
      'Ten addresses nearby: one page, what they get (name, photo, report), a telephone call a week later. Foundations have dates, so look early for {thing}.',
      ['Find ten addresses with a contact', 'Send one page', 'Call after a week'],
      6,
      { waitDays: 10 },
    ),
    step(
      'Hold one event or action everybody can join',
      'Cake sale, run, concert, raffle, washing cars, online evening. Costs under a fifth of what comes in, cash counted by two, the stand of {thing} shown.',
      ['Choose what you can do in four weeks', 'Divide the jobs', 'Count and announce the sum'],
      12,
      { measured: 'Reach {60%} with one event' },
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
