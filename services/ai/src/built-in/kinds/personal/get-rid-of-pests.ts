import { type Kind, step, tip } from '../kind.ts';

export const getRidOfPests: Kind = {
  id: 'get-rid-of-pests',
  category: 'personal',
  name: 'Get rid of pests at home',
  slots: {
    pest: {
      words: [
        'mice|mouse',
        'rats|rat',
        'bedbugs|bed bugs|bed bug',
        'cockroaches|roaches|cockroach',
        'moths|clothes moths|moth',
        'ants|ant',
        'fleas|flea',
        'silverfish',
        'pantry moths|flour moths|food moths',
        'wasps|wasp nest',
        'pigeons|pigeon',
        'woodworm',
        'flies|fruit flies',
        'mosquitoes',
        'slugs',
        'carpet beetles',
      ],
      otherwise: 'pests',
    },
    home: {
      words: ['flat|apartment', 'house', 'kitchen', 'bedroom', 'loft|attic', 'shop', 'garage|shed'],
      otherwise: 'home',
    },
  },
  ask: {
    question: 'What have you seen, where, and do you rent?',
    chips: ['I have seen one or two', 'Droppings or bites for weeks', 'They are everywhere'],
  },
  hoursAWeek: 2,
  overview:
    'You make sure that it is {pest}, find where they come in and what they live on, close and clean that, use traps or treatment in enough number at once, and check with a count until two weeks are empty. Landlord or firm come in early where the law or the pest asks for it.',
  approach:
    'Closing the way in and taking away the food does more than poison. Use many traps for few days rather than one for weeks. What goes wrong is stopping when nothing is seen: eggs and young come two weeks later.',
  done: 'Traps, flour or tape have shown nothing of the {pest} for two weeks, and the way in is closed.',
  cautions: [
    'Poison is a danger to children, pets, owls and neighbours: leave it to a firm, and never spray in bedrooms or mix products. Bedbugs, rats and cockroaches in a shared building are a matter for landlord or council at once. Wear gloves and wet droppings before you wipe them.',
  ],
  steps: [
    step(
      'Make sure it is {pest} and count tonight',
      'Torch an hour after dark, flour or tape along walls, a picture of droppings, bites, holes or cases. Mice: rice grains, gnawed packets. Bedbugs: black dots on seams. Note where and how many; that is the number to bring to nought.',
      ['Look with a torch', 'Lay flour or tape in five places', 'Compare pictures with an official page'],
      0.75,
    ),
    step(
      'Tell landlord, neighbours or council in writing',
      'Date, photographs, what you ask, by when. In most rented homes the landlord pays unless you caused it. Ask neighbours: what lives in the wall comes back from next door. Councils often treat rats and bedbugs cheaply.',
      ['Write five lines with photographs', 'Ask two neighbours', 'Look up the council’s service'],
      0.75,
    ),
    step(
      'Close the way in to your {home}',
      'Mice pass where a pencil fits: steel wool and sealant round pipes, brush under doors, mesh on vents. Moths and ants: cracks and window seals. Bedbugs: covers on mattress, bed off the wall. Do it from the floor up in one evening.',
      ['Walk along each wall with a torch', 'Fill holes with steel wool and sealant', 'Fit a brush under the door'],
      3,
    ),
    step(
      'Take away food, water and hiding places',
      'Everything edible in glass or tin, crumbs, pet bowls up at night, bin with a lid, drips mended. Textiles: wash at 60 degrees, or freeze for a week in a bag. Pantry moths: throw away what has threads, wipe shelves and holes.',
      ['Box all dry food', 'Empty and vacuum one cupboard', 'Mend the drip'],
      2.5,
    ),
    step(
      'Set enough traps against the {pest} in one go',
      'Mice: six to twelve snap traps along the wall, trigger to the wall, peanut butter, three nights. Moths: pheromone cards and parasitic wasps. Roaches and ants: gel bait in dots where they walk, no spray beside it. Bedbugs: a firm with heat, two visits.',
      ['Buy enough for one go', 'Set them at dusk', 'Write the count each morning'],
      1.5,
    ),
    step(
      'Get three prices from a firm when the count does not fall',
      'After seven days or at once for rats, bedbugs, roaches. Ask: which method, how many visits, guarantee, what must I clear, safe for child and pet, certificate. Never a firm that comes to the door.',
      ['Ring three', 'Compare visits and guarantee', 'Prepare the rooms as they say'],
      1,
      { waitDays: 4 },
    ),
    step(
      'Repeat for the {pest} on day ten to fourteen',
      'Eggs hatch and shy ones come out. New bait, vacuum seams and skirting, wash again, move two traps. Even if you saw nothing: this round decides.',
      ['Put the day in the calendar', 'Do the second round', 'Count again'],
      1.5,
    ),
    step(
      'Check for two empty weeks and keep two habits',
      'Flour or tape in the same five places. Two empty weeks: done. Keep the boxes and one monthly look at the holes. For a visitor soon: their room first, fresh covers, a trap out of sight.',
      ['Lay the tape again', 'Look monthly', 'Keep photographs for the landlord'],
      0.75,
    ),
  ],
  suggestions: [
    tip('Vacuum slowly along the edges', 'Eggs lie there.', 'Empty bag outside', 'Twice a week'),
    tip('Ask what the last tenant had', 'Buildings remember.', 'One call', 'A date'),
    tip('Keep the bed as an island', 'Nothing touches wall or floor.', 'Cups under legs', 'No boxes below'),
    tip('Store wool clean and closed', 'Moths eat sweat.', 'Wash first', 'Bags with a zip'),
    tip('Put the bird feed away', 'It feeds mice.', 'Tin box', 'Sweep below'),
    tip('Use peppermint only as an extra', 'Smell alone drives nothing out.', 'Close holes first', 'Count'),
    tip('Mend the door sweep', 'Most come in under doors.', 'Brush strip', 'Pencil test'),
    tip('Look at second-hand furniture outside', 'Bugs travel.', 'Torch in seams', 'Before the door'),
    tip('Empty bins at night', 'Supper for roaches.', 'Lid', 'Wash weekly'),
    tip('Photograph with a coin', 'Size tells the kind.', 'Sharp', 'Send to the council'),
    tip('Let a cat visit', 'Smell helps, hunting seldom.', 'Only as an extra', 'No poison then'),
    tip('Plan the night of treatment', 'Some methods need you out.', 'A friend’s sofa', 'Pets too'),
  ],
};
