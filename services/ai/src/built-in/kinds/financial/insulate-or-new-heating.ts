import { type Kind, step, tip } from '../kind.ts';
import { energyHelpHere } from '../local-money.ts';

const approved = ['audit/quotes done/in', 'application is? approved', 'three quotes in', 'grant is? approved'];

export const insulateOrNewHeating: Kind = {
  id: 'insulate-or-new-heating',
  category: 'financial',
  name: 'Replace the heating, windows or roof',
  slots: {
    work: {
      words: [
        'heat pump|air source heat pump',
        'boiler|gas boiler|combi boiler|furnace|oil boiler',
        'heating|central heating|radiators',
        'loft insulation|loft|attic insulation',
        'wall insulation|cavity wall|external wall|facade',
        'windows|window|double glazing|triple glazing',
        'roof|roof tiles|new roof',
        'front door|doors',
        'floor insulation|cellar ceiling|basement ceiling',
        'insulation|insulate',
        'wood stove|pellet stove|pellet heating|log burner',
      ],
      otherwise: 'heating and insulation',
    },
    heat: { words: ['heat pump', 'boiler|furnace', 'heating', 'pellet|stove|log burner'], otherwise: 'heating' },
  },
  ask: {
    question: 'How urgent is it?',
    chips: ['It is broken now', 'It is old and dear', 'Planned for the next years'],
  },
  hoursAWeek: 2,
  measures: ['€', '$', '£', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will find out what your house really needs, in which order, what it costs and who pays part of it. Then you compare three offers, settle the money, have it done and check that it works before you pay the rest.',
  approach:
    'The order saves thousands: mend the roof and stop the losses first, then size the heating for what is left. Grants nearly always have to be approved before the contract. It goes wrong with an oversized boiler bought in panic, or with tight windows in a house nobody airs.',
  done: 'The work is finished and signed off, the grant is paid, and the first winter’s use is lower as calculated.',
  cautions: [
    'Gas, electrical and structural work is for certified firms. If you smell gas or a carbon monoxide alarm sounds, get out and ring the emergency line. Old boards, pipes and tiles may hold asbestos: test before anybody drills.',
  ],
  steps: [
    step(
      'Write down what is wrong with your {work}',
      'Age, faults, last service, yearly use, cold rooms, mould, drips. If something is broken in winter, ask a fitter for a repair that lasts until spring first: an emergency replacement is the dearest way to buy.',
      [
        'Take photos of the {work} and its type plate',
        'Find two years of energy bills',
        'Rank the rooms from cold to warm',
      ],
      1,
    ),
    step(
      'Book an independent energy adviser',
      'An adviser who sells nothing gives you a plan with order, costs and saving, and the grant often needs it. Ask for a heat loss calculation by room.',
      [
        'Find an accredited adviser through the energy agency',
        'Send plans and bills beforehand',
        'Ask for order, cost and saving in a table',
      ],
      2,
      { when: { unsaid: approved }, waitDays: 21 },
    ),
    step(
      'Check whether a small test answers the question',
      'Lower the flow temperature to 50 or 55 degrees on a cold day. If the rooms stay warm, a heat pump will work with your radiators; if not, the adviser tells which to enlarge or what to insulate.',
      [
        'Set the flow to 55 degrees for three cold days',
        'Note the temperature of each room',
        'Mark radiators that are too small',
      ],
      1,
      { when: { named: 'heat' }, waitDays: 4 },
    ),
    step(
      'Find grants and loans before you sign anything',
      'Ask the energy agency, council, bank and your tax office. Note for each: how much, who may apply, and whether approval must come before the order. Low income, age or illness often brings more.',
      ['List grants for your {work} with deadlines', 'Ask about low-interest loans', 'Apply and wait for the approval'],
      3,
      { when: { unsaid: approved }, local: energyHelpHere, waitDays: 30 },
    ),
    step(
      'Get three offers for the {work} that can be compared',
      'Give all firms the same one-page description. The offer names product, area or power, old material taken away, scaffolding, making good, balancing of the system, date and fixed price.',
      ['Write one page of what you want', 'Invite three firms to visit', 'Compare line by line in a table'],
      6,
      { when: { unsaid: approved }, waitDays: 21 },
    ),
    step(
      'Put the money together for the {work}',
      'Savings first, then grant, then a loan that ends before the thing wears out. Keep ten to fifteen per cent for surprises. Agree payments by progress and hold back five to ten per cent until all is in order.',
      [
        'Write sum, grant and own share on a page',
        'Compare two loans by total cost',
        'Agree a payment plan in writing',
      ],
      3,
      { waitDays: 14, measured: 'Have {50%} of the money together' },
    ),
    step(
      'Compare the offers line by line and sign within the grant’s time',
      'Same power, same parts, balancing, old plant taken away, date with a penalty. Ask both for what is missing in theirs. Note from when you may sign, by when it must be done, and which invoice the office wants.',
      ['Put the offers side by side', 'Ask for what is missing', 'Note the grant’s last day'],
      1.5,
      { when: { said: approved } },
    ),
    step(
      'Prepare the house and the weeks of work',
      'Clear the rooms, agree on working hours, dust, power and toilet, tell neighbours about scaffolding. Plan heating or hot water for the gap: two electric heaters, a friend’s shower.',
      ['Agree the start and length in writing', 'Clear the way for the {work}', 'Organise heat and water for the gap'],
      8,
    ),
    step(
      'Watch the work on the {work} and photograph it',
      'Look each evening, above all at what will be covered: gaps in insulation, pipes, sealing round windows. Write down changes with price before they are done.',
      ['Take photos each evening', 'Keep a list of faults', 'Agree extras only in writing'],
      8,
      { waitDays: 14 },
    ),
    step(
      'Take it over, learn the settings and claim the grant',
      'Have it explained and set for your rooms, get manuals, guarantee, hydraulic balance or test report. Claim the grant in time with invoices. It is done when the faults are mended and a winter month shows the lower use.',
      [
        'Go through the fault list together',
        'Send the invoices for the grant',
        'Compare use after the first cold month',
      ],
      4,
      { waitDays: 30, measured: 'Have all {total} paid and the work done' },
    ),
  ],
  suggestions: [
    tip(
      'Insulate the top floor ceiling first',
      'It is cheap and brings most.',
      '25 to 30 cm',
      'Can be done by yourself',
    ),
    tip(
      'Ask a neighbour with the same house',
      'They have already paid for the mistakes.',
      'Noise of the pump',
      'Real yearly use',
    ),
    tip(
      'Mind the noise rules',
      'An outdoor unit needs a good place.',
      'Away from bedrooms',
      'Ask for decibels at the fence',
    ),
    tip(
      'Keep the old boiler as a spare part',
      'Sometimes a repair bridges two years.',
      'Ask for pump and board',
      'Get the price in writing',
    ),
    tip(
      'Make an airing plan with new windows',
      'Tight rooms grow mould.',
      'Hygrometer below 60',
      'Twice a day wide open',
    ),
    tip(
      'Combine scaffolding jobs',
      'Roof, facade and solar share the cost.',
      'One calendar',
      'Ask for the weekly rent',
    ),
    tip(
      'Check who has done it before',
      'A firm’s first heat pump should not be yours.',
      'Ten references',
      'Certificate',
    ),
    tip('Fit meters for heat', 'Then you see whether it works.', 'Heat and electricity', 'Read monthly'),
    tip('Ask for a service contract price', 'It decides the real cost.', 'Yearly', 'Reaction time'),
    tip('Do not forget the hot water', 'It may need another tank.', 'Litres per person', 'Space in the cellar'),
    tip('Plan radiators by room', 'Two larger ones can save a system.', 'Bath and living room', 'Fan radiators'),
    tip('Keep every paper for the sale', 'Buyers pay for proof.', 'Certificate', 'Photos of insulation'),
  ],
};
