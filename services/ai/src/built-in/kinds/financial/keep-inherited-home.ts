import { type Kind, step, tip } from '../kind.ts';
import { estateHere, homePapersHere } from '../local-money.ts';

/** The sum or the agreement stands. */
const agreed = [
  'agreed on? a/the price/sum/value/amount',
  'we agreed/settled on/at',
  'valued at',
  'valuation is? done/in',
  'they accept/accepted my/the offer',
  'notary is? booked/on/in',
];

/** It shall be let. */
const toLet = [
  'let/letting/rent/renting/lease it/the_house/the_flat/the_home out?',
  'rent/let out',
  'tenant/tenants/lodger/lodgers/airbnb',
  'rent from it',
];

/** Somebody does not answer or says no. */
const refuses = [
  'does_not/do_not/never/not answer/agree/sign/want/talk',
  "doesn't/don't/won't answer/agree/sign/sell/talk/move",
  'refuses/refuse/refused to?',
  'wants to sell/more/the_market_price/cash/all',
  'lives/live/living abroad/in_it/there',
];

/** The money for it is short. */
const noMoney = [
  'no/little/not_enough savings/money/cash',
  "can't/cannot/can_not afford/pay",
  'in/by instalments/installments/parts',
  'bank says/said/refuses/won’t',
  'loan/mortgage',
];

export const keepInheritedHome: Kind = {
  id: 'keep-inherited-home',
  category: 'financial',
  name: 'Keep an inherited home and pay out the others',
  slots: {
    home: {
      words: [
        'house|family house|parental home',
        'flat',
        'apartment',
        'farm|farmhouse',
        'cottage',
        'bungalow',
        'cabin',
        'compound',
        'plot|land',
        'home',
      ],
      otherwise: 'home',
    },
    other: {
      words: [
        'brothers',
        'sisters',
        'siblings',
        'brother',
        'sister',
        'cousins|cousin',
        'stepmother|stepmum',
        'aunt|auntie',
        'uncle',
        'nephew|nephews',
        'co-heirs|other heirs',
      ],
      otherwise: 'co-heirs',
    },
  },
  ask: {
    question: 'Who owns it today, and what shall happen with it?',
    chips: ['I live in it or will', 'I would like to let it', 'We do not agree on the price'],
  },
  hoursAWeek: 2,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will see from the register who owns the {home}, have it valued by somebody neutral, reckon the share of your {other}, find the money, and sign it before a notary or lawyer. At the end it stands in your name alone.',
  approach:
    'A neutral value comes first, since each side has another price in mind. Loan, repairs and costs are taken off before it is divided. It fails through verbal promises, through money paid before the register is changed, and through years without any account of rent and costs.',
  done: 'The register shows your name, your {other} have their money against a receipt, and you know what the {home} costs and earns each month.',
  cautions: [
    'Ask about gift, inheritance and sale tax before you fix the sum; a low price can be taxed as a gift. Nobody signs a waiver or moves out before advice.',
    'Do not pay the share before the notary or lawyer says so. Keep three months of costs after the purchase.',
  ],
  steps: [
    step(
      'Look up in the register who owns which share',
      'Order the extract: names, shares, loans, rights to live there. If the dead owner still stands in it, the heirs must be entered first. Write each share as a fraction and whether everybody can sign.',
      ['Order the extract of the register', 'Write each share as a fraction', 'Note loans and rights to live there'],
      1,
      { local: estateHere, waitDays: 7, when: { unsaid: agreed } },
    ),
    step(
      'Have the {home} valued by somebody neutral',
      'A sworn valuer or two agents whom all accept, with the same day and the same list of faults. Agree before on what counts: the average, or the lower one minus repairs. The fee is shared.',
      [
        'Suggest three valuers to your {other}',
        'Agree in writing which figure counts',
        'Be there with the list of faults',
      ],
      2,
      { waitDays: 21, when: { unsaid: agreed } },
    ),
    step(
      'Reckon the share that you must pay',
      'Value minus loan, minus repairs that cannot wait, minus costs that one heir has already paid: that times the fraction. Of 180,000 with 30,000 off, a third is 50,000. Show every line, with its paper.',
      ['Write value, loan and repairs', 'Add what each has paid since the death', 'Send the one page to all'],
      1.5,
      { when: { unsaid: agreed } },
    ),
    step(
      'Offer three ways and let your {other} choose',
      'Cash by a day, a first part now and the rest in fixed parts, or sale and sharing. Each with sum and date. Ask for the answer in writing within four weeks; a mediator for one afternoon costs less than a letter from a lawyer.',
      [
        'Write three ways with sum and date',
        'Talk once, in person or by video',
        'Book a mediator if there is no answer',
      ],
      2,
      { waitDays: 28, when: { said: refuses, unsaid: agreed } },
    ),
    step(
      'Put the agreed sum, day and papers on one page',
      'Share, sum, what was taken off, day of payment, day of handing over, who pays fees and tax. All sign it as a plan, not yet as the contract. Ask the notary which papers are still missing and how long the entry takes.',
      ['Write sum, day and fees', 'Let all sign the page', 'Ask the notary which papers are missing'],
      1,
      { when: { said: agreed } },
    ),
    step(
      'Find out what rent would be left in a year',
      'Ten months of usual rent, minus tax, insurance, repairs of one per cent of the value, and somebody who looks after it. Compare it with the instalment for the share. If rent does not carry three quarters of it, let a part or sell.',
      ['Look up ten rents near by', 'Take off costs and two empty months', 'Compare with the instalment'],
      1.5,
      { when: { said: toLet } },
    ),
    step(
      'Ask two banks for a loan on the {home}',
      'Banks lend on the value, often up to 60 to 80 per cent, and want the extract, the valuation and your pay. {total|50,000} over {span|120 months} is {rate} before interest. Compare the first rate, extra payments and costs of the entry.',
      [
        'Take extract, valuation and payslips',
        'Ask for total cost over ten years',
        'Write the instalment for a bad month',
      ],
      3,
      { waitDays: 14, measured: 'Find the {total} for the share' },
    ),
    step(
      'Agree on instalments that both sides can trust',
      'A third at signing and the rest over three to ten years, with interest at the savings rate and a charge on the {home} until it is paid. Write what happens after two missed parts, at a sale, and at a death.',
      ['Suggest first part and yearly parts', 'Write what happens when one is missed', 'Have a lawyer read it'],
      1.5,
      { when: { said: noMoney } },
    ),
    step(
      'Sign the transfer before a notary or lawyer',
      'Share, price, loan, day of handing over, who pays tax and fees, what was paid before, and that nobody claims more. Money goes through the notary, or after the note in the register. All heirs sign or send a power.',
      ['Send the one page to notary or lawyer', 'Ask about tax on the transfer', 'Collect powers from those abroad'],
      3,
      { local: homePapersHere, waitDays: 30 },
    ),
    step(
      'Hand the rooms over with meters, keys and keepsakes',
      'Walk through with all who come, read the meters, list the keys, and let each choose ten things in turn. Change insurance, power, water and tax into your name from that day.',
      ['Read meters and list the keys', 'Take turns with ten things each', 'Change insurance and bills'],
      4,
    ),
    step(
      'See your name in the register and set up its account',
      'Order a new extract, and check the deleted rights. One account for the {home}: rent and a monthly sum in, tax, insurance, repairs and instalments out. A tenth of the rent or half a per cent of the value goes to repairs each year.',
      ['Order the new extract', 'Open the account with two standing orders', 'File receipts of all who were paid'],
      1.5,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Write what each has paid since the death',
      'Tax, heating and repairs are often forgotten until the quarrel.',
      'Date, sum, receipt',
      'Take it off before dividing',
    ),
    tip(
      'Let an outsider lead the talk',
      'A mediator hears what siblings no longer hear.',
      'One afternoon',
      'Costs are shared',
    ),
    tip(
      'Ask about the years you cared',
      'Care of a parent counts for the share in some laws.',
      'Collect proof',
      'Ask before you sign',
    ),
    tip(
      'Insure it while it stands empty',
      'Many policies end after some weeks without people.',
      'Tell the insurer',
      'Drain pipes in winter',
    ),
    tip(
      'Look under the roof with a builder',
      'Roof, damp and wiring change the value most.',
      'One hour',
      'Three prices for the largest fault',
    ),
    tip(
      'Give each a photo book of the rooms',
      'Leaving is easier with pictures.',
      'Twenty photographs',
      'One story a room',
    ),
    tip(
      'Agree on first refusal',
      'If you sell later, the others may be asked first.',
      'Write it into the contract',
      'With a limit in years',
    ),
    tip(
      'Share a later gain for some years',
      'It takes the fear of being cheated.',
      'If sold within five years',
      'Half of what is above today’s value',
    ),
    tip(
      'Ask about grants before repairs',
      'Most are refused after work began.',
      'Roof, windows, heating',
      'Apply first',
    ),
    tip('Keep rent and own money apart', 'The tax return then takes an hour.', 'One account', 'One folder'),
    tip('Put a day on every promise', 'Soon is no date.', 'Valuation, answer, signing', 'Share the list'),
    tip(
      'Make your own will afterwards',
      'The next heirs will thank you.',
      'Who gets the home',
      'Who is paid out and how',
    ),
  ],
};
