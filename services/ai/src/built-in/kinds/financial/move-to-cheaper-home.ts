import { type Kind, step, tip } from '../kind.ts';

export const moveToCheaperHome: Kind = {
  id: 'move-to-cheaper-home',
  category: 'financial',
  name: 'Move to a cheaper home',
  slots: {
    place: { from: 'place', otherwise: 'the area you need' },
    home: {
      words: [
        'room in a shared flat|room|flatmates|shared flat',
        'studio',
        'ground floor flat',
        'council flat|council|social housing',
        'flat|apartment',
        'house',
        'bungalow',
        'tiny house',
        'one-bedroom flat|one bedroom',
        'home',
      ],
      otherwise: 'home',
    },
  },
  ask: {
    question: 'Why do you need something cheaper?',
    chips: ['Income has fallen', 'The home has become too big', 'I want to save more'],
  },
  hoursAWeek: 4,
  overview:
    'You will find out what you can pay and what moving would really save, check first whether your present home can become cheaper, then look in several ways for your new {home}, apply well, and move with little loss.',
  approach:
    'Reckon with the total cost: rent, heating, transport, childcare and the move itself. At most a third of net income is a good guide, though in expensive towns it may be more. Prepared papers and several ways of searching help most. Never give notice before the new contract is signed.',
  done: 'You live in a home whose total cost is lower by the sum you set, the deposit of the old one is back, and the saving goes to its purpose each month.',
  cautions: [
    'Behind with rent, or notice received? Go to housing or tenants’ advice at once, before you move out; there may be benefits, payment plans or protection. Do not become homeless by handing back keys too early.',
    'Never pay deposit or fees before a viewing and a contract, and send no copies of identity to strangers. In a council home ask whether you lose rights when you leave.',
  ],
  steps: [
    step(
      'Work out what you can pay and what it must save',
      'Take about a third of net income as a guide and add up today’s cost of rent, heating, power and transport. What may the new {home} cost at most, and after how many months is the move paid for?',
      ['Add up today’s housing cost', 'Estimate moving cost', 'Write the highest sum all included'],
      1,
    ),
    step(
      'Check whether your present home can become cheaper',
      'Ask about housing benefit, a rent check by the tenants’ association, a lodger, a swap within the building, and lower charges. It may save you the move.',
      ['Ask about housing benefit', 'Have rent and charges checked', 'Ask the landlord about smaller units'],
      2,
      { waitDays: 10 },
    ),
    step(
      'List three musts and widen the search',
      'Musts may be the way to work, school, no steps or a dog; everything else is a wish. Add the next stops on the line, smaller towns, cooperatives and swaps. Compare travel cost and time from {place}.',
      ['Write down your three musts', 'Add three areas around {place}', 'Work out total cost for each'],
      1.5,
    ),
    step(
      'Put together an application folder',
      'Collect identity, payslips, credit record, proof of rent paid, liability insurance, a guarantor if needed, and a friendly half page about you. With one file for your {home} you can answer in ten minutes.',
      ['Order credit record and rent confirmation', 'Write the half page about yourself', 'Save it all as one file'],
      2,
    ),
    step(
      'Get on the lists for affordable housing',
      'Apply to council, cooperatives, housing associations, student or senior housing and employers. Waiting times are long, so apply now and renew. Ask what gives priority.',
      [
        'Apply to four for your {home}',
        'Note file numbers and renewal dates',
        'Ask about a certificate of entitlement',
      ],
      3,
      { waitDays: 7 },
    ),
    step(
      'Search daily for twenty minutes in six ways',
      'Use alerts on two sites, notice boards, your employer, friends, letters to houses in {place} and a wanted advert. Answer in the first hour, by name, in five lines.',
      ['Set up alerts on two sites', 'Tell thirty people what you are looking for', 'Put up ten notes in the area'],
      10,
    ),
    step(
      'View with a checklist and compare total cost',
      'Check damp, heating, the last energy bill, noise, signal, term, deposit and who pays for repairs. Calculate the first year for every {home} on your short list. Bring your folder.',
      ['View at least three places', 'Ask for the energy bill', 'Hand in the folder on the spot'],
      8,
    ),
    step(
      'Sign first, then give notice and move',
      'Have the contract read by the tenants’ association, then give notice in writing. Hand over the old place with a protocol and photos. It is done when the old deposit is back and the saving from your new {home} leaves automatically each month.',
      ['Check contract and start date', 'Give notice with proof', 'Set up the standing order for the saving'],
      20,
      { daysBefore: 1 },
    ),
  ],
  suggestions: [
    tip(
      'Ask whether a new tenant may take over early',
      'It shortens the time of double rent.',
      'Ask the landlord',
      'Get the answer in writing',
    ),
    tip(
      'Measure before you move',
      'Half of the furniture may not fit.',
      'Draw a plan on squared paper',
      'Sell what is too large early',
    ),
    tip(
      'Look at poor photos too',
      'Good flats with bad photos have fewer applicants.',
      'Go and see them',
      'Ask for the floor plan',
    ),
    tip('Offer something', 'Some owners lower the rent for help.', 'Gardening or caretaking', 'Put it in writing'),
    tip('Try sharing by generation', 'Rooms for help, in many towns.', 'Student offices know', 'Trial month'),
    tip(
      'Travel the route at rush hour',
      'A cheap flat far away can be expensive.',
      'Add time and ticket',
      'Think of winter, too',
    ),
    tip(
      'Move in midmonth and midweek',
      'Vans are cheaper then.',
      'Compare three firms',
      'Ask four friends and cook for them',
    ),
    tip('Collect boxes for free', 'Shops and neighbours have plenty.', 'Start four weeks before', 'Label two sides'),
    tip(
      'Change address with one list',
      'Lost post can become expensive.',
      'Redirect post for six months',
      'Bank, tax and insurers first',
    ),
    tip(
      'Get the deposit back properly',
      'Photos decide most disputes.',
      'Have the protocol signed',
      'Agree on a date for repayment',
    ),
    tip(
      'Say goodbye to the old home',
      'Moving to something smaller can be sad.',
      'Spend a last evening with friends',
      'Keep one piece you love',
    ),
    tip(
      'Ask about help with moving costs',
      'Job centre, employer or council sometimes pay.',
      'Apply before you move',
      'Bring two quotes',
    ),
    tip(
      'Make the new place yours in a week',
      'It helps you to feel at home.',
      'Bed, lamp and picture first',
      'Introduce yourself to neighbours',
    ),
  ],
};
