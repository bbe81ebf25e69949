import { type Kind, step, tip } from '../kind.ts';

export const dogHomeAlone: Kind = {
  id: 'dog-home-alone',
  category: 'relationship',
  name: 'Teach my dog to stay alone',
  slots: {
    dog: { words: ['puppy|pup', 'rescue dog|rescue', 'old dog|senior dog'], otherwise: 'dog' },
  },
  ask: {
    question: 'How long can your dog stay calm today, and what happens then?',
    chips: ['Not one minute', 'An hour, then barking', 'Neighbours complain'],
  },
  hoursAWeek: 2,
  weekly: 'Five short absences on five days, each ended before the fear',
  overview:
    'You will film what happens, cover the hours with help, build up absence from seconds to hours, and change only when the film shows a calm dog.',
  approach:
    'A dog that panics learns nothing from being left to cry. So no absence is longer than calm lasts, and for these weeks somebody covers the rest. Progress is seconds first, then jumps. Two days back after a fright are usual.',
  done: 'On three days in a row the film shows a calm dog for the hours that you need.',
  cautions: [
    'Drooling, broken teeth or claws, or hurting itself at doors is panic: see a vet first. Do not punish what you find when you come home.',
  ],
  steps: [
    step(
      'Film your dog for ten minutes alone',
      'Set up a phone, go out as usual, come back at the first howl. Note the second in which it starts: pacing, panting, barking, scratching.',
      ['Set up the phone', 'Leave and wait near', 'Write down the second'],
      0.5,
    ),
    step(
      'Have pain and fear checked by the vet',
      'Bring the film. A bladder infection, pain or deafness can be behind it. Ask whether medicine for the training weeks makes sense.',
      ['Book and bring the film', 'Ask about pain', 'Ask about medicine'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Cover the hours for six weeks',
      'Friend, day care, dog sitter, working from home, taking along. Write the week as a table; each hole gets a name.',
      ['Draw the week', 'Ask three people', 'Try the sitter once while you are there'],
      2,
    ),
    step(
      'Make a place and a routine before you go',
      'Walk, toilet, twenty minutes of rest, a chew on the bed. Radio and curtain as every day. No long goodbye.',
      ['Choose the place', 'Same order for a week', 'Lie on the bed together'],
      1.5,
    ),
    step(
      'Take the meaning from keys and shoes',
      'Take the keys ten times a day and sit down again. Coat on, make coffee. Stop when your dog does not look up.',
      ['Ten times keys', 'Ten times shoes', 'Note when the head stays down'],
      2,
    ),
    step(
      'Leave for seconds',
      'Door, out, in, before fear begins. Five times, with pauses. Mix 2, 5, 3, 8 seconds so that it is not always harder.',
      ['Begin at half of your first figure', 'Five times a day', 'Write seconds'],
      5,
    ),
    step(
      'Grow from one minute to thirty',
      'Add a fifth when three films were calm. Two rest days a week. The first half hour is the hardest part of all.',
      ['Film each time', 'Add a fifth', 'One step back after barking'],
      8,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Go from half an hour to what you need',
      'Jumps of ten to fifteen minutes, at other hours and with other people leaving. Four hours are enough for most.',
      ['Write the film’s result', 'Other hour each week', 'Let others leave'],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Keep it',
      'Two absences a week, also in holidays, with a film once a month. Begin shorter after a move or illness.',
      ['Two a week', 'Film monthly', 'Note changes'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Tell the neighbours',
      'People complain less when they know that you are working on it.',
      'Drop a note with your number',
      'Ask at what hours they hear it',
    ),
    tip(
      'Tire the nose, not the legs',
      'Ten minutes of sniffing calm a dog more than a run.',
      'Scatter the food in the grass',
      'Then an hour of rest',
    ),
    tip(
      'Come back before the crying',
      'Each panic makes the next absence harder.',
      'Watch the camera',
      'Make the next one shorter',
    ),
    tip(
      'Watch with an old phone',
      'A live picture shows you the first sign of worry.',
      'Use a free camera app',
      'Note the minute of the first pacing',
    ),
    tip('Borrow a second dog before you get one', 'Most dogs miss people, not dogs.', 'Try it for a day', 'Film both'),
    tip(
      'Shut the crate only if it is loved',
      'A closed crate makes fear worse.',
      'Feed meals inside with the door open',
      'Close it for seconds first',
    ),
    tip('Come home calmly', 'A big hello makes the waiting longer.', 'Shoes off first', 'Then greet quietly'),
    tip(
      'Keep one chew for these times',
      'Licking calms and gives the absence a good side.',
      'Freeze it the evening before',
      'Take it away when you return',
    ),
    tip(
      'Train after the walk',
      'A dog that is hungry or needs to go out cannot settle.',
      'Toilet first',
      'Wait until it lies down',
    ),
    tip(
      'Write down each absence',
      'Memory makes it better or worse than it was.',
      'Seconds or minutes',
      'Calm or worried',
    ),
    tip(
      'Ask a trainer who works without force',
      'Two talks with films often save weeks.',
      'Send three films',
      'Ask for the next five steps',
    ),
    tip(
      'Practise before holidays and sitters',
      'New people count as being left, too.',
      'One evening before the first night',
      'Take the usual bed along',
    ),
  ],
};
