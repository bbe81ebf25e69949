import { type Kind, step, tip } from '../kind.ts';

export const catBehaviour: Kind = {
  id: 'cat-behaviour',
  category: 'relationship',
  name: 'Solve a problem with my cat',
  slots: {
    issue: {
      words: [
        'peeing outside the litter box|peeing|litter|pees|peed|spraying|toilet',
        'scratching|sofa|furniture|wallpaper',
        'biting|bites|attacks',
        'night meowing|meowing|yowling|night',
        'fighting|fights|fight|hiss|introduce|second cat|new cat',
        'fear|shy|hiding|hides|scared',
        'carrier|vet|claws|nails|medicine',
      ],
      otherwise: 'trouble',
    },
  },
  ask: {
    question: 'What does your cat do, since when, and what changed then?',
    chips: ['Pees beside the box', 'Two cats fight', 'Wakes us or scratches'],
  },
  hoursAWeek: 1.5,
  weekly: 'Two plays of ten minutes a day, before meals',
  overview:
    'You will have illness ruled out, see when and where it happens, give the cat what it is looking for, and change things one by one.',
  approach:
    'A cat does nothing out of spite: it is ill, afraid, bored or lacks a place. Punishment adds fear. Most toilets fail by being too few, too dirty, too small or in the wrong spot.',
  done: 'The {issue}: none for four weeks, and you know what helps.',
  cautions: [
    'A cat, above all a tom, that strains in the box or passes no urine is an emergency today. Sudden changes in an old cat need a vet.',
  ],
  steps: [
    step(
      'Write down when and where it happens',
      'Time, place, who was there, what came before, for the last week. Draw the flat with boxes, bowls and sleeping places.',
      ['Note the last three times', 'Draw the flat', 'Write what changed lately'],
      0.5,
    ),
    step(
      'Have illness ruled out',
      'Urine, teeth, joints, thyroid: pain is often behind it. Bring a film and your notes.',
      ['Book the vet', 'Film it once', 'Ask whether to bring urine'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Put enough of everything in the flat',
      'Boxes: one per cat plus one, large, open, scooped daily, in quiet places. Bowls away from boxes. High places and hiding places for each.',
      ['Count boxes and bowls', 'Move one today', 'Add a high place'],
      2,
    ),
    step(
      'Offer what the cat may do instead',
      'A tall firm post beside the sofa, a box with fine litter where it peed, a toy instead of hands. Praise when it is used.',
      ['Set it at the very spot', 'Treat at first use', 'Cover the old place'],
      1.5,
    ),
    step(
      'Play like a hunt, twice a day',
      'Ten minutes with a rod: hide, chase, catch, then food. At the hour before the trouble comes.',
      ['Fix two hours', 'Let it catch', 'Food right after'],
      6,
    ),
    step(
      'Clean with an enzyme cleaner',
      'Normal cleaners leave a smell that calls back. Soak, wait, dry; keep the place closed for a week.',
      ['Find all spots with a dark lamp', 'Soak them', 'Put food or a bed there'],
      1,
    ),
    step(
      'Bring two cats together slowly',
      'Two rooms, swap blankets, feed at both sides of a door, see each other through a gate, minutes first. One step back at hissing.',
      ['Set up a room', 'Swap blankets daily', 'Feed at the door'],
      6,
      { when: { said: ['two_cats/second_cat/new_cat/other_cat/fight/fights/hiss/hissing/introduce'] } },
    ),
    step(
      'Change one thing a week and count',
      'Count the events of each week. Keep what helped. Do not change litter, place and food at once.',
      ['Make a sheet', 'One change a week', 'Compare'],
      3,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Ask a behaviour vet if it stays',
      'With sheets, film and drawing. Pheromones or medicine for a time help anxious cats while the changes work.',
      ['Find one', 'Send the notes', 'Follow the plan for six weeks'],
      1,
      { waitDays: 14, when: { weeksFrom: 4 } },
    ),
  ],
  suggestions: [
    tip(
      'Scoop the box twice a day',
      'Cats turn away from a smell that people do not notice.',
      'Morning and evening',
      'Wash it out monthly',
    ),
    tip(
      'Never play with bare hands',
      'A kitten learns that fingers are prey.',
      'Use a rod',
      'Stop when teeth touch skin',
    ),
    tip(
      'Give the last meal late',
      'A full cat sleeps longer in the morning.',
      'Play first, then feed',
      'A timer feeder can serve breakfast',
    ),
    tip(
      'Do not answer at four in the morning',
      'Even scolding is a reward.',
      'Use ear plugs for a week',
      'Expect some louder days first',
    ),
    tip(
      'Give it a window seat',
      'Watching fills the hours of an indoor cat.',
      'A cushion at the window',
      'A bird feeder outside',
    ),
    tip(
      'Leave the carrier open all year',
      'Then it does not mean the vet.',
      'Put a blanket inside',
      'Feed a treat in it weekly',
    ),
    tip(
      'Cut one claw a day',
      'Short and rare is easier than all at once.',
      'Choose a sleepy moment',
      'A treat after each claw',
    ),
    tip(
      'Place two posts rather than one',
      'Cats mark where they sleep and where you come in.',
      'One beside the bed',
      'One near the door',
    ),
    tip(
      'Check your plants',
      'Several common ones are poisonous for cats.',
      'Look up each name',
      'Offer cat grass instead',
    ),
    tip(
      'Let a shy cat come to you',
      'It decides sooner when nobody reaches out.',
      'Sit on the floor with a book',
      'Look away and blink slowly',
    ),
    tip(
      'Keep two ways out of each room',
      'A cat that feels cornered fights.',
      'Add a shelf or tunnel',
      'Move a chair from the corner',
    ),
    tip('Ask about neutering', 'Most spraying stops afterwards.', 'Ask the vet about age', 'It helps for both sexes'),
  ],
};
