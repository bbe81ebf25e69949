import { type Kind, step, tip } from '../kind.ts';

/** It is about what the farm spends. */
const costs = [
  'feed/meal/concentrate/concentrates/fertiliser/fuel _? cost/costs/bill/bills',
  'cost/costs/price of _? feed/meal/concentrate/concentrates/fertiliser',
  'spend less',
  'cheaper/margins/margin/profit/costs',
];
const books = ['books/bookkeeping/accounts/accounting/records/paperwork/invoices/shoebox/drawer'];
/** The busy weeks are the matter: births or harvest. */
const spending = [...costs, ...books];

export const improveAFarm: Kind = {
  id: 'improve-a-farm',
  category: 'profession',
  name: 'Run the farm better',
  slots: {
    stock: {
      words: [
        'ewes|flock|sheep|lambs|lambing',
        'dairy cows|cows|dairy|milkers|herd',
        'beef cattle|cattle|sucklers|calves|calving',
        'pigs|sows|piglets',
        'hens|layers|poultry|broilers',
        'goats|kids',
        'arable fields|wheat|barley|crops',
        'orchard|apples|fruit',
        'vegetables|veg',
        'vines|vineyard',
      ],
      otherwise: 'stock and fields',
    },
  },
  ask: {
    question: 'What costs you most on the farm just now?',
    chips: ['Losses and vet bills', 'Hours and sleep', 'Money and prices'],
  },
  hoursAWeek: 4,
  weekly: 'Walk the farm with the record sheet and note three figures',
  overview:
    'You take last year’s figures for your {stock} apart, choose the two causes that cost most, agree on a plan with the vet or adviser, put feed, hygiene, kit and people in place before the busy weeks, and count during them.',
  approach:
    'Losses and hours mostly come from two or three causes that repeat, so figures come before purchases. What goes wrong is buying kit first, guessing feed, and a rota that leaves nobody rested in the second week.',
  done: 'The season’s figures stand beside last year’s, the one you named is reached, and everybody had their hours of sleep.',
  cautions: [
    'Medicines, vaccines and withdrawal times belong to the vet. Tiredness, machines, slurry gas and cattle kill: nobody works alone at night without a phone and a check-in.',
  ],
  steps: [
    step(
      'Sort last year’s losses and hours by cause',
      'One sheet for your {stock}: how many, when and why. For births: lost before, at birth, in the first two days, later. For crops: weather, disease, timing, price. Circle the two causes that make up most of it. If you kept no records, do it from memory with the family.',
      ['Draw the sheet with four columns', 'Fill it from diary, bills and memory', 'Circle the two largest causes'],
      1.5,
    ),
    step(
      'Agree on a plan with the vet or adviser',
      'Bring the sheet. Ask for the two or three measures with most effect, tests worth their money such as feed analysis, blood or soil samples, vaccination dates, and when to call. Farm advice is often subsidised. Write the phone rule: which signs mean call at once.',
      ['Book an hour before the busy weeks', 'Ask for the three measures in order', 'Write the phone rule on a card'],
      2,
      { waitDays: 10, daysBefore: 84 },
    ),
    step(
      'Feed by test and body condition',
      'Have forage analysed, score a third of the animals by hand, and group them: scanned singles, twins and thin ones, or fields by soil test. Write the ration for each group of your {stock} on the wall, with the date on which it changes. Too little in the last six weeks shows as weak young and no milk.',
      ['Send the forage or soil sample', 'Score or walk thirty', 'Write the ration for each group'],
      5,
      { waitDays: 7, daysBefore: 49 },
    ),
    step(
      'Work out feed cost per head and per kilo sold',
      'Add up a year of bought feed, forage, fertiliser, contractor and straw for your {stock}, and divide by animals and by kilos or litres sold. Set it beside the figures of an adviser, discussion group or public farm survey. The largest line is where you start.',
      [
        'Add up twelve months of feed bills',
        'Divide by head and by what you sold',
        'Ask for the figures of similar farms',
      ],
      3,
      { when: { said: costs } },
    ),
    step(
      'Get three prices and a ration by analysis',
      'With the forage result, ask the adviser what it lacks, then buy only that. Three prices a tonne for the same energy and protein; order early, share a load with a neighbour, and pay on time for the discount. Cull what eats and does not earn.',
      [
        'Ask three mills for the same specification',
        'Ask a neighbour to share a load',
        'List the animals that do not pay',
      ],
      3,
      { when: { said: costs } },
    ),
    step(
      'Choose one program for accounts and one for the herd',
      'Ask your accountant and the farm advice service which ones they read, and try two with ten real bills. Bank feed, tax on sales, photos of receipts, and the official herd register where it can be linked. Start at the first of a month and do not type in old years.',
      ['Ask the accountant what they can read', 'Try two with ten bills', 'Connect the bank and start on the first'],
      4,
      { when: { said: books } },
    ),
    step(
      'Empty the drawer for one hour every Friday',
      'Photograph the week’s bills, enter sales, births, deaths and medicines, and file the paper by month. After a quarter print one page: what came in, what went out, what each line cost a head.',
      ['Fix the hour and the place', 'Photograph before you file', 'Print the first quarter’s page'],
      10,
      { when: { said: books } },
    ),
    step(
      'Set up pens, hygiene and kit for the worst day',
      'Plan for a tenth of the animals at once: dry bedding, a sick pen away from the rest, clean water, navel dip, gloves, tubes, lamp. Cleaning between uses stops most gut and navel infections. For births, colostrum within two hours and 50 ml a kilo; keep frozen or powdered in reserve.',
      ['Draw the pens for the busiest day', 'Buy the short list for hygiene', 'Set up one pen and try it'],
      8,
      { daysBefore: 21, when: { unsaid: spending } },
    ),
    step(
      'Make a rota with five hours of sleep for each',
      'Two shifts with a handover sheet, weekend help with fixed jobs, one person who cooks, and a student or neighbour for the two worst weeks. Vet and agricultural students look for places months ahead. Night checks every three to four hours are enough with good light and a camera.',
      ['Write the two shifts', 'Ask three people for fixed weeks', 'Train the help for half a day'],
      3,
      { daysBefore: 28, when: { unsaid: spending } },
    ),
    step(
      'Count daily through the busy weeks',
      'A board by the door: born or harvested, lost, cause, treated, hours slept. Look at it at breakfast; two of the same cause in three days means change something or call. Do small things at once: dip, tube, mark, move.',
      ['Hang up the board and a pen', 'Fill it at each handover', 'Decide at breakfast on one change'],
      40,
      { when: { unsaid: spending } },
    ),
    step(
      'Compare with last year and keep what paid',
      'Put both sheets side by side: losses, cost of feed and vet, hours, price reached. Ask vet and helpers for one thing each to keep and to drop. Book scanning, tests, helpers and vaccines for next year in the same week.',
      ['Put both years side by side', 'Ask each helper for two things', 'Book the dates for next year'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Visit a farm with better figures',
      'One afternoon shows what papers do not.',
      'Same size',
      'Ask for their worst year',
    ),
    tip(
      'Join a discussion group',
      'Farmers open their books to each other.',
      'Ask the adviser',
      'Twice a year is enough',
    ),
    tip('Put a camera in the shed', 'It saves walks at night.', 'With a light', 'Check it in bed'),
    tip('Weigh instead of guess', 'A scale pays in a season.', 'Borrow first', 'Note ten'),
    tip('Cost one animal or hectare', 'It shows what to drop.', 'Feed, vet, hours', 'Income beside it'),
    tip('Keep a spare of what breaks', 'It breaks on Sunday.', 'Pump, lamp, belt', 'Label the shelf'),
    tip('Fix a day off each', 'Tired people make dear mistakes.', 'One in ten in the rush', 'Phone off'),
    tip('Write the cull list', 'The same ones cause the trouble each year.', 'Mark them now', 'Sell in time'),
    tip('Sell a part directly', 'A box scheme raises the price.', 'Ten customers', 'Start with family'),
    tip('Ask for a grant', 'Kit and advice are often paid in part.', 'Read the rules', 'Apply before you buy'),
    tip('Do one job standing still', 'Handling gates save backs.', 'Draw the flow', 'Move two hurdles'),
    tip('Talk about the load', 'Farm help lines know the season.', 'Call before it is too much', 'Tell one friend'),
  ],
};
