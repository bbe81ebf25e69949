import { type Kind, step, tip } from '../kind.ts';

const glides = ['can glide/float/kick', 'ten metres', 'without brake/braking', "won't brake", 'letting go of'];

const scared = ['scared/afraid/cries/cry/panics/panic/face wet'];

export const teachChildRideOrSwim: Kind = {
  id: 'teach-child-ride-or-swim',
  category: 'relationship',
  name: 'Teach my child to swim or ride a bike',
  slots: {
    child: {
      words: [
        'daughter|girl',
        'son|boy',
        'twins',
        'grandson',
        'granddaughter',
        'niece',
        'nephew',
        'kids|children',
        'child',
      ],
      otherwise: 'child',
    },
    bike: { words: ['bike|bicycle|cycle|cycling|stabilisers|training wheels|ride a|two wheels'], otherwise: 'bike' },
    swim: { words: ['swim|swimming|water|pool|seahorse|seepferdchen|armbands'], otherwise: 'swim' },
    other: { words: ['ski|skate|tie|shoelaces|read the clock|clock|laces'], otherwise: 'skill' },
  },
  ask: {
    question: 'How does your child feel about it?',
    chips: ['Cannot wait', 'A bit afraid', 'Had a bad fall or scare'],
  },
  hoursAWeek: 2.5,
  weekly: 'Two short lessons of twenty to thirty minutes, ending while it is still fun',
  overview:
    'You will choose gear and place, build the one base that everything rests on, balance or floating, add the next small part only when the last is easy, and finish with a real outing together.',
  approach:
    'Little and often, no race with other children, and you stay calm and close. For a bike: balance before pedals. For swimming: breathing out under water and gliding before arms. It goes wrong with promises not to let go and then doing it.',
  done: 'Your child does it alone, safely and gladly, ten times in a row, and knows the two rules that keep them safe.',
  cautions: [
    'In and at water stay within arm’s reach, phone away, always; armbands and rings do not save lives, and a badge is no licence to swim alone. On wheels a fitted helmet, no loose cords, no traffic at first. Fits, ear tubes or heart trouble: ask the doctor.',
  ],
  steps: [
    step(
      'Let the fear of your {child} set the size of the first step',
      'Ask what exactly is frightening: the face, the deep, the wobble, your letting go? Then the step below it: pour water over the shoulders, blow bubbles in a cup, sit on the bike with both feet down. You never let go without saying so, and never laugh. Three small steps in ten minutes, and the child says stop.',
      ['Ask what exactly is frightening', 'Write five steps below it', 'Do the first two in play'],
      0.7,
      { when: { said: scared } },
    ),
    step(
      'Ask your {child} what they would like to do with it',
      'To grandma and back, with cousins, at the lake. Watch others for half an hour, laugh, look at gear. Ask about the fear: face wet, falling, depth, noise. No date is spoken yet.',
      ['Ask about the wish and the fear', 'Watch others together', 'Choose a quiet hour and place'],
      0.75,
      { when: { unsaid: scared } },
    ),
    step(
      'Set ten short dates in the calendar with your {child}',
      'Twenty to thirty minutes, twice a week, fed and rested, with a snack afterwards. Ask a patient aunt, a course or a trainer if the two of you quarrel. A sticker for each try, and a day off after a scare.',
      ['Enter ten dates', 'Ask who else could help', 'Hang up a chart for tries'],
      0.5,
    ),
    step(
      'Fit bike, helmet and place',
      'Seat low: both feet flat. Pedals off, or balance bike. Helmet level, two fingers above brows, strap one finger. Tarmac as big as a tennis court with a slight slope, no cars, long sleeves.',
      ['Lower the seat and take the pedals off', 'Fit the helmet', 'Find a smooth, empty place'],
      1,
      { when: { named: 'bike' } },
    ),
    step(
      'Let your {child} scoot, glide and brake',
      'Walk, run, lift feet for a count of three, then ten, round a cone, down the slope. Hand brake practised standing. Ready when ten metres glide looks bored. Often two to five afternoons.',
      ['Scoot to cones', 'Let your {child} glide with feet up for a count of ten', 'Brake on a chalk line'],
      4,
      { when: { unsaid: glides, named: 'bike' }, waitDays: 7 },
    ),
    step(
      'Add pedals and hold the shoulders, not the bike',
      'Pedal up front like a clock at two. You hold lightly under the arms or jacket and say when you let go. Look ahead at a tree. Then starting alone, curves, stopping, seat up a little.',
      ['Practise the start twenty times', 'Tell your {child} when you let go', 'Ride curves round bottles'],
      4,
      { when: { named: 'bike' }, waitDays: 7 },
    ),
    step(
      'Make friends with water first',
      'Warm shallow pool, bath at home: pour over face, blow bubbles, look for rings, goggles for fun. Breathe out long under water, shake and laugh. No pushing, no throwing. Book a course of 10 to 15 lessons, lists are long.',
      ['Blow bubbles in the bath daily', 'Book a course or pool times', 'Go to the warm pool twice a week'],
      5,
      { when: { unsaid: glides, named: 'swim' }, waitDays: 14 },
    ),
    step(
      'Glide first, then add legs, arms and breath',
      'Float on the back with ears in, your hand below the head, then away for three; push off the wall, face in, arms long. It is what saves a life. Then kick at the edge and with a board, ten metres; arms in shallow standing; breathe to side or front. Distance: three, five, ten, twenty-five metres. Jump in and come back to the wall. Badge days give courage.',
      [
        'Float on the back for ten seconds',
        'Kick ten metres with a board',
        'Swim five metres, jump in, back to the wall',
      ],
      12,
      { when: { named: 'swim' }, waitDays: 21 },
    ),
    step(
      'Practise only the piece that is missing, ten times',
      'For the side of the pool: push off from the step to you, one metre, then two, a ring as the aim, you walk backwards. For braking: a chalk line, roll slowly, stop with the front wheel on it; then faster, then a bend. Ten times, stop after the best one, next day again.',
      ['Name the missing piece', 'Do it ten times from the easiest distance', 'Stop after the best one'],
      2,
      { when: { said: glides } },
    ),
    step(
      'Break it into parts your {child} can win each day',
      'Show it slowly, side by side; then only the last part; then the last two: the child always finishes alone. Three tries a day, a joke, a mark on the chart.',
      ['Show it slowly three times', 'Let your {child} do the last part', 'Add a part when it is easy'],
      2,
      { waitDays: 7, when: { unsaid: glides } },
    ),
    step(
      'Learn the two safety rules and test them',
      'Bike: stop at each kerb, look, one hand sign. Water: never alone, ask first, float and call. Ask what would you do if. Adults: name who watches.',
      ['Play what would you do if', 'Practise the rule on the spot', 'Tell other carers the rules'],
      1,
    ),
    step(
      'Go on the first real outing with your {child}',
      'Three kilometres on a path with ice cream, or the lake edge with you within reach, or grandma watches. Tell the story of the first day. It is done when they ask when the next time is.',
      ['Plan an easy outing with your {child}', 'Let them lead', 'Take a photo and tell the story'],
      3,
    ),
  ],
  suggestions: [
    tip('Bring a friend who is one step ahead', 'Children copy children.', 'Short', 'No race'),
    tip('Stop after a success', 'Ten minutes early is right.', 'Snack', 'Tell others'),
    tip('Use chalk roads', 'Curves, bridges, zebra.', 'Draw', 'Play'),
    tip('Let somebody else teach', 'Aunts often get further.', 'Hour', 'You watch afar'),
    tip('Same words each time', 'Look far. Push. Pedal.', 'Three', 'Calm'),
    tip('Warm them up', 'Cold children do not learn.', 'Short suit', 'Cocoa'),
    tip('Film once a week', 'They see how far they are.', 'Ten seconds', 'Together'),
    tip('Praise the try', 'You put your face in again.', 'Exact', 'Quiet'),
    tip('Check the pool for quiet hours', 'Noise frightens.', 'Sunday early', 'Warm'),
    tip('Buy used', 'They grow in a year.', 'Size by inside leg', 'Brakes work'),
    tip('Let a scare rest a week', 'Then one step back.', 'Tell it', 'Again'),
    tip('Go yourself', 'Show you learn something too.', 'Fall', 'Laugh'),
  ],
};
