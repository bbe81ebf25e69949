import { type Kind, step, tip } from '../kind.ts';

export const buildHomeFromAbroad: Kind = {
  id: 'build-home-from-abroad',
  category: 'financial',
  name: 'Build a house back home from abroad',
  slots: {
    place: { from: 'place', otherwise: 'your home country' },
    house: { words: ['bungalow', 'duplex', 'compound', 'flats', 'villa', 'house|home'], otherwise: 'house' },
  },
  ask: {
    question: 'How far is it?',
    chips: ['No land yet', 'The land is mine on paper', 'The foundation or walls stand'],
  },
  hoursAWeek: 3,
  measures: ['€', '$', '£', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You secure the land on paper, cost the {house} stage by stage, choose somebody on site who is paid to answer to you, and send money only for work that you have seen finished.',
  approach:
    'Build in stages that you can pay for in full: foundation, walls, roof, windows, finish. Money goes to the supplier or the builder against a measured stage, never as a lump to a relative. It goes wrong through a title nobody checked, through trust in place of receipts, and through walls that stand years without a roof.',
  done: 'You have a roof, doors, water and power on the {house}, the papers are in your name, and every payment has a receipt.',
  cautions: [
    'Do not pay for land before a lawyer of your own has searched the register and a surveyor has walked the boundary. Never send a stage’s money before the last one was measured by somebody who gains nothing from it.',
  ],
  steps: [
    step(
      'Write the state of things and the whole sum',
      'What stands, what is paid, whose name is on the land, what is promised. Then the sum to the end by stages, with 15 per cent kept back for prices and exchange rates.',
      [
        'List papers, receipts and photos you have',
        'Write the stages with a rough price each',
        'Mark what you can pay each year',
      ],
      2,
    ),
    step(
      'Check the land papers with your own lawyer',
      'Search at the land office, boundary by a surveyor, family and chief or community heard where custom counts, and the title in your name or by a registered power of attorney.',
      [
        'Choose a lawyer nobody in the family works with',
        'Order the search for {place}',
        'Have the corners marked and photographed',
      ],
      4,
      { waitDays: 30 },
    ),
    step(
      'Have drawings, permit and a bill of quantities made',
      'A local architect or engineer draws it to what you can pay, gets the permit, and lists cement, blocks, steel, wood and days of work by stage. This list is what you control by.',
      ['Ask two engineers for a price', 'Get the list of quantities for each stage', 'Hand in the permit'],
      6,
      { waitDays: 45 },
    ),
    step(
      'Choose who watches the site for you',
      'An engineer or site manager paid by the stage, and a second person who looks in unannounced. A relative may help, but with a task, a limit and receipts like everybody.',
      ['Write the task on one page', 'Talk to two references by video', 'Agree fee, reports and limits in writing'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Agree how money moves and how it is proven',
      'A separate account only for the {house}. Pay shops directly, labour by the finished stage, with a receipt and a dated photo from the same four corners. No report, no next sum.',
      ['Open the account', 'Write the rule and have it signed', 'Compare two ways of sending on total cost'],
      2,
    ),
    step(
      'Build the next stage and see it measured',
      'One stage that you can finish with money that is there. A weekly video walk, deliveries counted, and a measured end before the next begins.',
      [
        'Fix the stage and its last day',
        'Take part in a video walk each week',
        'Have it measured before you pay the rest',
      ],
      12,
      { waitDays: 45, measured: 'Finish the stages up to {40%}' },
    ),
    step(
      'Get the roof on before the rains',
      'Order trusses and sheets early, when prices are low. Walls without a roof crack and lose what they cost; so put the roof before windows, tiles and fence.',
      ['Ask when the rains come and count back', 'Get three offers for the roof', 'Book the carpenter'],
      8,
      { waitDays: 45, measured: 'Have {70%} built, with the roof on' },
    ),
    step(
      'Finish, register it and arrange who looks after it',
      'Water, power, doors and one finished part first, so that somebody can live there. Keep the papers in two countries, pay the land charges, and agree with whoever lives there in writing.',
      [
        'Finish one part to live in',
        'Register the {house} and keep copies',
        'Write the agreement for whoever stays there',
      ],
      12,
      { waitDays: 30, measured: 'Complete it for {total}' },
    ),
  ],
  suggestions: [
    tip('Ask for photos with today’s paper', 'Old pictures are sent again.', 'Four corners', 'Same spot'),
    tip('Buy materials in one go for a stage', 'Prices rise each month.', 'Locked store', 'Count on video'),
    tip('Pay the shop, not the middleman', 'Money is traced that way.', 'Invoice', 'Delivery note'),
    tip('Find two neighbours who look in', 'They see what a manager hides.', 'A small thank-you', 'One call a month'),
    tip('Keep a book of every payment', 'Date, rate, sum, what for.', 'Shared sheet', 'Receipts as photos'),
    tip('Plan for the exchange rate', 'Send when it is good.', 'Own account', 'Ten per cent more'),
    tip('Fence and mark the land first', 'Empty land gets sold twice.', 'Sign with name', 'Corner stones'),
    tip('Build small and extend later', 'One finished room beats six walls.', 'Plan for it', 'Same roof line'),
    tip('Talk about who will live there', 'Before it is finished, not after.', 'In writing', 'With parents'),
    tip('Agree a fine for late stages', 'It keeps the days.', 'In the contract', 'Bonus for early'),
    tip('Ask others who built from afar', 'Their mistakes are cheap for you.', 'Association', 'Two stories'),
    tip(
      'Visit before the roof, not at the end',
      'Faults can still be mended then.',
      'With another engineer',
      'Pay nothing that day',
    ),
  ],
};
