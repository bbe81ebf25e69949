import { type Kind, step, tip } from '../kind.ts';

/** The first place already runs without the owner. */
const runsAlone = [
  'runs without me/us',
  'manager runs/is/in_place/hired',
  'i trained/raised/taught',
  'have/got a/my good? manager',
  'sister/brother/son/daughter/wife/husband/partner/cousin will/would/can/could/runs/to run/manage/lead/take_over',
];
/** A place is found. */
const placeFound = [
  'found a/the/our _? _? place/shop/unit/premises/spot/corner/stall/site',
  'have/got a/the/my keys/lease/place/unit',
  'lease/landlord is/signed/offers/offered/wants',
  'lease for _? _? _? signed',
  'fit-out in/is',
  "there's a/an unit/shop/place/space",
  'offers/offered space/us/me',
  'stands an/empty',
  'signed the/a/my lease',
  'opens/opening in/on/next',
];

/** The second place is open and loses. */
const branchOpen = [
  'branch/second_one/it opened in/last/on',
  'opened the/my/our/a second/branch in/last',
  'still minus/loses/losing/down',
  'never there',
];

export const openSecondLocation: Kind = {
  id: 'open-second-location',
  category: 'profession',
  name: 'Open a second location',
  slots: {
    business: {
      words: [
        'café|cafe|coffee shop|restaurant|bar|bakery',
        'salon|barber shop|studio',
        'shop|store',
        'gym',
        'nursery|kindergarten',
        'practice|clinic',
        'school|dance school',
        'workshop|garage',
        'office|agency',
      ],
      otherwise: 'business',
    },
  },
  ask: {
    question: 'Does the first place run three weeks without you?',
    chips: ['Yes, nearly', 'No, all hangs on me', 'Location already offered'],
  },
  hoursAWeek: 6,
  weekly: 'Write one working sheet and check the numbers of place one',
  overview:
    'You prove that the first {business} works without you, copy only what earns, raise a manager, and choose the second place with a stop figure in mind.',
  approach:
    'The second place costs attention first. Owners lose money because the first sinks while they build. So manager and written routines come before the lease.',
  done: 'The second place covers its costs and the first has not dropped.',
  steps: [
    step(
      'Look at the real profit of your first {business}',
      'Profit after a fair wage for you, by product and weekday, two years. Under ten per cent improve first. Why do people come: you, the street, or the offer? Only the last can be copied.',
      ['Calculate profit after your wage', 'List the best five products', 'Ask ten customers why they come'],
      2,
      { when: { unsaid: branchOpen } },
    ),
    step(
      'Put the two places side by side, week by week',
      'Sales, goods, wages, rent, hours of yours, for each place and the last twelve weeks. Which one falls because you are away, and on which weekdays? Write for the new one the sales at which it carries itself, and the week by which it must be half-way there.',
      ['Write twelve weeks for both places', 'Mark weekdays that fall', 'Fix the sum and the week'],
      2,
      { when: { said: branchOpen } },
    ),
    step(
      'Name one person in charge of the first place this week',
      'Two bosses in two places beat one between them. Give the person the rota, ordering up to a sum, complaints and two figures on Monday, with a share in the result. You are there on fixed days only, announced, at the busiest hour.',
      ['Name the person and the rights', 'Fix your days', 'Look at two figures on Monday'],
      4,
      { when: { said: branchOpen } },
    ),
    step(
      'Bring regulars into the new place for eight weeks by hand',
      'Not by discount. Cards with a name go to customers who live nearer to it. Visit twenty firms and houses round it, and send the best person of the first place on its two strongest days. Shorten the hours that never pay.',
      ['Visit twenty neighbours', 'Send your best person two days a week', 'Cut the two dead hours'],
      16,
      { when: { said: branchOpen } },
    ),
    step(
      'Decide on the date whether to go on, shrink or give it back',
      'Half of the way reached: go on three months. Not: speak with the landlord about rent or break, sublet, fewer days, or close before it eats the first. Decide with somebody who does not love it, by the sum you wrote down.',
      ['Compare with the sum', 'Ask the landlord early', 'Decide with an outsider'],
      3,
      { when: { said: branchOpen } },
    ),
    step(
      'Leave the first {business} alone for three weeks',
      'Holiday or office. Note each call: missing rule, missing right, missing skill. Mend those.',
      ['Name a deputy with a budget', 'Stay away for three weeks', 'Mend what made them call'],
      15,
      { when: { unsaid: [...runsAlone, ...placeFound] } },
    ),
    step(
      'Write how the {business} works on twenty pages',
      'Opening, closing, recipes or service steps, ordering, cash, complaints, rota, hiring, look. A new person follows without you.',
      ['Write one page a week', 'Let a new person test it', 'Add photos'],
      25,
      { when: { unsaid: placeFound } },
    ),
    step(
      'Choose and train the manager',
      'From inside if possible; pay rises with profit. They run place one for three months before anything is signed.',
      ['Talk with two candidates', 'Agree tasks, rights and bonus', 'Review monthly'],
      20,
      { when: { unsaid: runsAlone } },
    ),
    step(
      'Give the person who will lead a place rights, pay and a trial',
      'One page: what they decide alone, up to which sum, which figures they show you on Monday, fixed pay and a share of the profit of their place. Relatives need the page most. Four weeks in which they run the first place by it, with you out of the building two days a week.',
      ['Write rights, figures and pay on one page', 'Let them run four weeks', 'Talk about it every Friday'],
      12,
      { when: { said: runsAlone } },
    ),
    step(
      'Calculate the second place and a stop sum',
      'Fitting, stock, six months of loss, shared costs, doubled stress on cash. Test: 70 per cent of sales of the first. Sum or date at which you close.',
      ['Calculate at 70 per cent', 'Talk to the bank', 'Write down the stop sum'],
      6,
      { when: { unsaid: branchOpen } },
    ),
    step(
      'Find the place where your {business} customers already are',
      'Postcodes of customers, distance so that you can be there in 20 minutes, rivals, counting. Pop-up or shared unit for two months first.',
      ['Map postcodes', 'Count in two streets', 'Try a pop-up'],
      15,
      { waitDays: 42, when: { unsaid: [...placeFound, ...branchOpen] } },
    ),
    step(
      'Test the found place at different hours and read its lease',
      'Count people who pass on a weekday morning, at noon and on Saturday, and ask the last tenant and two neighbours why it is free. In the lease: years, break after one or two, rises, what you must put back, use for your {business} allowed, water, power, extraction. A rent above a tenth of cautious sales is too much for most shops.',
      ['Count at three hours', 'Talk to the last tenant and two neighbours', 'Let a lawyer or adviser read the lease'],
      6,
      { when: { said: placeFound } },
    ),
    step(
      'Write the opening weeks backwards from the key to the first sale',
      'Licences and inspection first, since they wait for others: change of use, signs, fire, food or trade registration. Then fitting, till and stock, staff four weeks before. Stock the second place with the fifty things that sell in the first, not with everything.',
      [
        'List permits with their waiting time',
        'Order till, internet and the fifty best sellers',
        'Hire four weeks before',
      ],
      10,
      { when: { said: placeFound } },
    ),
    step(
      'Sign, fit and open with a team from both',
      'Break clause, two experienced people go over, hire for both early, same till and suppliers. Open in the calmer season.',
      ['Have the lease read', 'Swap two people', 'Open quietly'],
      60,
      { when: { unsaid: branchOpen } },
    ),
    step(
      'Watch both sets of numbers for six months',
      'Weekly sales, wages, goods, reviews of both. Fixed days in each. At month three and six compare with the stop figure.',
      ['Check both {business} sheets on Monday', 'Fix your days', 'Decide at month six'],
      20,
    ),
  ],
  suggestions: [
    tip('Talk to owners with two places', 'And one who went back.', 'Figures', 'Hours'),
    tip('Join purchasing', 'First saving.', 'Volume', 'Terms'),
    tip('Use one calendar', 'Staff swap.', 'Shared', 'Fair'),
    tip('Keep one hero product', 'Recognised.', 'Same', 'Photo'),
    tip('Leave keys to the manager', 'Trust shows.', 'Alarm', 'Limit'),
    tip('Insure both', 'One policy.', 'Quote', 'Stock'),
    tip('Hold one team day', 'Two places, one firm.', 'Quarter', 'Mixed'),
    tip('Look at delivery instead', 'Cheaper growth.', 'Trial', 'Area'),
    tip('Ask staff what will break', 'They know.', 'List', 'Fix'),
    tip('Keep family days', 'Two shops eat them.', 'Fixed', 'Phone'),
    tip('Reserve cash for the first', 'Repairs.', 'Three months', 'Apart'),
    tip('Check brand protection', 'Name in new town.', 'Search', 'File'),
  ],
};
