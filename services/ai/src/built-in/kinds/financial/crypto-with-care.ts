import { type Kind, step, tip } from '../kind.ts';

export const cryptoWithCare: Kind = {
  id: 'crypto-with-care',
  category: 'financial',
  name: 'Deal with crypto carefully',
  slots: {
    coin: {
      words: [
        'bitcoin|btc',
        'ethereum|eth|ether',
        'solana',
        'dogecoin|doge|meme coins|memecoins',
        'stablecoins|stablecoin|usdt',
        'NFTs|nft',
        'coins|crypto|cryptocurrency',
      ],
      otherwise: 'crypto',
    },
    have: {
      words: ['my crypto|my bitcoin|my coins|my ethereum|sell|cash out|tax|lost my|seed|wallet|stuck|losses'],
      otherwise: 'holdings',
    },
  },
  ask: {
    question: 'Where do you stand?',
    chips: ['I want to buy a little', 'I own some and worry', 'I want to get out'],
  },
  hoursAWeek: 1,
  overview:
    'You will set a sum you could lose, understand what {coin} really is, choose a licensed place, keep keys and access safe, write your own rules for buying and selling, and have the tax in order.',
  approach:
    'Prices have fallen by 70 to 80 per cent several times. It is a bet beside a plan, after reserve, debts and pension, and never more than a small part. It goes wrong through fraud, lost keys, leverage and buying in a fever.',
  done: 'The sum and rules are on paper, access is safe and known to one person, each trade is recorded, and you sleep well.',
  cautions: [
    'Nobody who guarantees returns, writes to you first or wants remote access is honest; recovered-money offers are a second fraud. Do not borrow or use leverage. If you check prices at night or chase losses, treat it as gambling and ask for help. You can lose everything.',
  ],
  steps: [
    step(
      'Write the sum you could lose without pain',
      'First check that you have three months’ reserve, no dear debts and a running pension. Then set one figure, at most one to five per cent of your savings. Imagine it halved next week, and write what you would do.',
      ['Check reserve and debts', 'Write the figure for {coin}', 'Write what you do if it halves'],
      0.75,
    ),
    step(
      'Understand what you would own',
      'Two hours from sources that sell nothing: what {coin} does, who can print more, how it moved in bad years, fees, what backs it. If you cannot explain it to a friend in three sentences, leave it.',
      ['Read a supervisor’s page on crypto', 'Look at the worst fall', 'Explain it in three sentences'],
      2,
    ),
    step(
      'List what you hold and where',
      'Write down exchange or wallet, sum, price paid, date, login and where the seed phrase lies. Include old phones and forgotten accounts. Look each name up on the supervisor’s warning list.',
      ['Make the list of your {coin}', 'Download all transactions', 'Check the warning list'],
      1.5,
      { when: { named: 'have' } },
    ),
    step(
      'Choose a licensed place and test the way out',
      'It must be registered with your country’s supervisor, show its fees and pay out to a bank account in your name. A plain fund that follows the price may do as well. Put in 50, buy, sell and bring it back to the bank before you send more.',
      ['Check the register', 'Compare the full fee for 100 of {coin}', 'Test in and out with 50'],
      1.5,
      { waitDays: 3 },
    ),
    step(
      'Secure access as if it were cash',
      'Use a mail address of its own, a long password and an authenticator app instead of SMS. Keep larger sums on a hardware wallet bought from the maker. Write the seed phrase on paper in two places, and never photograph or type it.',
      ['Set up authenticator and new mail', 'Write the seed on paper twice', 'Test a restore with a small sum'],
      2,
    ),
    step(
      'Write three rules for {coin} before the next move',
      'For example: a fixed sum on the first of the month for a year; never after a week of plus 20 per cent; sell back to the limit when it doubles. No tips, no app alerts, one look a week.',
      ['Write rules for buying, selling, looking', 'Set the fixed monthly order or none', 'Delete price alerts'],
      0.75,
    ),
    step(
      'Get the tax right from the first trade',
      'Swaps and spending are often taxable too. Export all trades once a year, and ask a tax adviser about holding periods. Put the tax aside in money, as the coins may fall before it is due.',
      ['Export the transactions', 'Ask how your country taxes it', 'Set tax aside'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Take money out by your rule',
      'In parts, to your own bank, with proof of where it came from; banks may ask. Gains go to a named purpose the same day. Losses: sell or keep by the rule, not by hope.',
      ['Sell one part of your {coin} by the rule', 'Keep proof of origin', 'Send it to its purpose'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Leave one page for the person who would need it',
      'That it exists, where, how to reach it, without the phrase itself on the page. Review twice a year: still under the limit, still asleep at night. It is done when it no longer takes your attention.',
      ['Write the page', 'Tell one person where it is', 'Set two dates a year'],
      1,
    ),
  ],
  suggestions: [
    tip('Compare with a world fund', 'Same sum, same years, less noise.', 'Chart', 'Fee'),
    tip('Never answer support that calls', 'Firms do not ring.', 'Hang up', 'App only'),
    tip('Leave chat groups', 'Those who shout own it.', 'Mute', 'Delete'),
    tip('Do not stake what you may need', 'It can be locked for weeks.', 'Read', 'Small'),
    tip('Check the address twice', 'First and last six signs.', 'Test send', 'Then the rest'),
    tip('Keep it from the mortgage', 'Banks ask about odd flows.', 'Papers', 'Early'),
    tip('Talk to your partner', 'Secret bets grow.', 'Figure', 'Rule'),
    tip('Forget celebrities', 'They are paid.', 'Fakes too', 'Look away'),
    tip('Report fraud at once', 'Bank, exchange, police, same day.', 'Hash', 'Screens'),
    tip('Set a no-trade hour', 'None after nine.', 'Phone away', 'Sleep'),
    tip('Round off to boring', 'If it doubles, take the stake out.', 'Once', 'Done'),
    tip('Write what you learned', 'Each half year.', 'Three lines', 'Honest'),
  ],
};
