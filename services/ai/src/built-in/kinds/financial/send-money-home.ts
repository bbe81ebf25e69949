import { type Kind, step, tip } from '../kind.ts';

const running = [
  'standing_order/transfer/order to/runs/since/is set/running?/since?',
  'moved from _ to',
  'fees down to',
  'send/sending each/every month/payday',
];
const broke = [
  'nothing remains/left',
  'broke/empty',
  'own pot/savings',
  'for my? own? savings',
  'have sumn/something/some for me',
];
const demands = [
  'brother/uncle/sister/mother/mama/family builds/wants/calls/asks/needs',
  'everyone/everybody thinks',
  'no end',
  'too much',
];

export const sendMoneyHome: Kind = {
  id: 'send-money-home',
  category: 'financial',
  name: 'Send money home to my family',
  slots: {
    who: {
      words: [
        'parents',
        'mum|mother|mama',
        'dad|father|papa',
        'wife',
        'husband',
        'children|kids',
        'brother',
        'sister',
        'grandmother|grandma',
        'family',
      ],
      otherwise: 'family',
    },
    place: { from: 'place', otherwise: 'home' },
    build: { words: ['house|build|land|business|shop|school fees|university|roof|well'], otherwise: 'building' },
  },
  ask: { question: 'How do you send it now?', chips: ['Bank transfer', 'Cash or a friend', 'A transfer shop or app'] },
  hoursAWeek: 0.5,
  measures: ['€', '$', '£', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will agree with your {who} on a sum you can keep, find the way that brings most to their hands, send it on a fixed day, and still save for your own life here.',
  approach:
    'Compare what arrives and not the fee: the exchange rate hides most of the cost. A steady small sum helps more than large rescues. It goes wrong when every emergency lands on one person, or when money for a house goes unseen.',
  done: 'Six months in a row the agreed sum arrived on time at low cost, and your own savings grew as well.',
  cautions: [
    'Use only licensed services, keep receipts, and check sanctions and limits for the country. A voice or message begging for money now may be faked: ring the known number. Do not borrow to send.',
  ],
  steps: [
    step(
      'Work out what you can send each month',
      'Wage minus rent, food, fares, phone, taxes, and a tenth for yourself. Write what is left, and what a bad month looks like. Half of the rest is a promise you can keep.',
      ['Write income and costs', 'Take a tenth for your own savings', 'Write the sum you can keep'],
      1,
    ),
    step(
      'Talk with your {who} about the sum and purpose',
      'What does life cost in {place} now, what is fixed: school, medicine, rent, food. Say your figure, the day and what you cannot pay. Agree on who decides there, and a small pot for emergencies.',
      ['Ask for a list with prices', 'Say the sum and day', 'Agree on what counts as an emergency'],
      1,
    ),
    step(
      'Build your own reserve here',
      'Permit fees, flights for a funeral, jobless weeks: two months of costs in an account nobody asks about. Pension years here count too.',
      ['Open a savings account', 'Set the tenth on payday', 'Ask about your pension years'],
      1,
      { waitDays: 60, measured: 'Reach {60%} sent, with a reserve here' },
    ),
    step(
      'Set your own tenth aside before the transfer',
      'Three transfers on payday in this order: rent, your own tenth, the family. The tenth goes to an account nobody asks about. When the call comes, the answer is the date of the next transfer and not the balance.',
      ['Open the account', 'Set the order of the three transfers', 'Practise the answer to the call'],
      0.5,
      { when: { said: broke } },
    ),
    step(
      'Write one sheet: what I give, for what, until when',
      'Monthly sum, what it pays, and what is extra. Beside it a yearly limit for extras, such as one month’s sum. Send it to all who ask, and name one person there who decides about it.',
      ['Write sum, purpose and limit', 'Name the one who decides there', 'Send it to all on the same day'],
      0.7,
      { when: { said: demands } },
    ),
    step(
      'Compare four ways by what arrives',
      'Same sum, same hour: app to bank, mobile wallet, cash pick-up, bank. Note money received in {place}, time, limit. Differences of five per cent are common: 15 on each 300.',
      ['Enter the same sum in four services', 'Write what arrives and when', 'Check licence and complaints'],
      1,
      {
        when: { unsaid: ['moved from _ to', 'fees down to'] },
        resources: 'World Bank comparison: https://remittanceprices.worldbank.org',
      },
    ),
    step(
      'Send a small trial to your {who}',
      'Set up the account with passport and proof of address, names as on their papers. Send 20, ask which sum arrived and what pick-up cost. Save the receiver.',
      ['Register with passport and address', 'Send a trial of twenty', 'Ask what arrived'],
      1,
      { when: { unsaid: running }, waitDays: 4 },
    ),
    step(
      'Set a fixed day and send in one go',
      'Two days after payday, once a month rather than four times, if fees are fixed. Rate alert for larger sums. Keep receipts in one folder for tax and immigration.',
      ['Set the day and reminder', 'Set a rate alert', 'Save receipts in a folder'],
      0.5,
      { waitDays: 30, measured: 'Send the first {20%}' },
    ),
    step(
      'Pay school, clinic or builder directly where you can',
      'Many schools and clinics take transfers; for building pay by stage with photos, offers and a second person who looks. Land only after the register has been checked by a lawyer of your own.',
      ['Ask for account and invoice', 'Pay by stage against photos', 'Have land titles checked'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Say no to one wish and yes to a plan',
      'I send this on the third. More I cannot. Let us see how it can be earned or saved there. Perhaps tools, a course or chickens for once help more than each month.',
      ['Write your sentence', 'Offer a plan in place of a rescue', 'Share it with siblings abroad'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Look after six months at what it did',
      'Sum sent, cost, what came of it there, how you live. Compare services again. Change sum or purpose with your {who}. It is done when it runs without worry.',
      ['Add up sum and fees', 'Ask what it made possible', 'Compare the services again'],
      1,
      { waitDays: 60, measured: 'Have all {total} sent' },
    ),
  ],
  suggestions: [
    tip('Share with siblings abroad', 'One page: who sends what.', 'Chat', 'Yearly'),
    tip('Send on a weekday', 'Weekend rates are worse.', 'Tuesday', 'Morning'),
    tip('Watch promotions', 'First transfers are often free.', 'One app a year', 'Read after'),
    tip('Ask for a photo of the fridge', 'It binds more than thanks.', 'Monthly', 'Laugh'),
    tip('Teach mum the phone wallet', 'No long trip for cash.', 'Cousin helps', 'PIN secret'),
    tip('Send things seldom', 'Parcels cost more than cash.', 'Medicine only', 'Check customs'),
    tip('Keep cash couriers out', 'Lost is lost.', 'Licensed only', 'Receipt'),
    tip('Plan holidays of feasts', 'Eid, Christmas, school start.', 'Yearly list', 'Save early'),
    tip('Check tax relief', 'Some countries allow support.', 'Proof of need', 'Receipts'),
    tip('Tell them how you live', 'They think you are rich.', 'Show payslip', 'Show rent'),
    tip('Use a joint goal', 'House by year three, on one page.', 'Stages', 'Photos'),
    tip('Take one flight a year first', 'Being there matters too.', 'Book early', 'Own pot'),
  ],
};
