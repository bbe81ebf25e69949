import { type Kind, step, tip } from '../kind.ts';

/** They ride. */
const rides = ['had twelve lunge', 'rising trot', 'passed the', 'jump 60', 'off the rope'];

/** They are afraid. */
const afraidHorse = ['afraid/scared/white_knuckles/falling', 'white knuckles'];

/** The canter. */
const canter = ['canter/cantering'];

/** A new joint. */
const newHip = ['hip was', 'hip replaced', 'new hip'];

export const horseRiding: Kind = {
  id: 'horse-riding',
  category: 'hobby',
  name: 'Learn to ride a horse',
  slots: {
    discipline: {
      words: [
        'dressage',
        'show jumping|showjumping|jumping|jump',
        'eventing|cross country',
        'hacking out|hacking|hack',
        'trail riding|trail ride|trekking|beach',
        'western riding|western|reining',
        'endurance riding|endurance',
        'vaulting',
        'carriage driving|driving carriage',
        'polo',
        'groundwork|ground work',
        'therapeutic riding',
        'cantering|canter|gallop',
        'trotting|sitting trot|trot',
        'Icelandic riding|tolt|Icelandic',
      ],
      otherwise: 'riding',
    },
    event: {
      words: [
        'first competition|competition|show',
        'riding badge|badge|riding exam',
        'riding holiday|holiday|trek|week',
      ],
      otherwise: 'first hack outside',
    },
  },
  ask: {
    question: 'Have you ridden before, and what would you love to do on a horse?',
    chips: ['Never, I want to start', 'I rode as a child, now nervous', 'Regularly, I want to compete'],
  },
  hoursAWeek: 3,
  weekly: 'One lesson, half an hour of handling on the ground, and two times ten minutes of hips and core',
  measures: ['km', 'lessons', 'competitions'],
  overview:
    'You will find a school with calm horses, learn handling on the ground as well as riding, take weekly lessons and strengthen seat and core. Then you prepare for the {event} in small, safe parts.',
  approach:
    'A lunge lesson on a quiet horse teaches balance quickest. Be on the ground with the horse before and after each lesson: half of fear goes there. What usually goes wrong is a horse that is too lively, and hiding fear from the teacher.',
  done: 'You have reached your aim on a horse you can start, steer and stop, and both of you were calm.',
  cautions: [
    'Always ride with a fitted helmet to a current standard and proper shoes; a body protector for jumping and cross-country. After a fall on the head stop for the day and see a doctor. Ask a doctor before with back or hip trouble, osteoporosis, epilepsy or pregnancy.',
  ],
  steps: [
    step(
      'Visit two riding schools and look at the horses',
      'Calm horses with clean hooves and a friendly eye, group size up to four, a teacher with a licence, insurance. Watch one lesson. Done when you have chosen one and a date.',
      [
        'Find two schools and ask if you may watch',
        'Ask about weight limit, lunge lessons and price',
        'Tell them your wish: {discipline}',
      ],
      2,
      { when: { unsaid: rides } },
    ),
    step(
      'Take three lunge lessons on a quiet horse',
      'The teacher holds the horse, you learn balance, breathing and stopping. Name your fear at the beginning. Done when you trot ten rounds without holding on.',
      [
        'Borrow or buy a helmet that passes the shake test',
        'Book three lessons in three weeks',
        'Write the one correction each time',
      ],
      5,
      { when: { unsaid: rides, level: 'beginner' } },
    ),
    step(
      'Have your seat filmed and choose one correction',
      'From the side and behind, in walk, trot and canter. Compare ear, shoulder, hip, heel in one line. One correction for four weeks decides more in {discipline} than a new horse.',
      ['Ask someone to film ten minutes', 'Ask the teacher for one exercise', 'Write what happens when you are tense'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Ride three other horses and note what changes',
      'One lazy, one quick, one tall, each in a lesson. Ten minutes of walk first: half halts, turns on a circle, leg away. Write what aid needed more or less. This is what a strange horse asks for later.',
      ['Ask for three other horses', 'Ten minutes of walk work first', 'Write aid and answer'],
      3,
      { when: { said: rides } },
    ),
    step(
      'Get the canter from a good trot, six strides at first',
      'Inside rein soft, outside leg back, breathe out, sit on your pockets; from the corner, at the wall, on the better side. Six strides, trot, praise, three times a lesson. Hold a neck strap and never the reins. First hack: walk and trot beside a calm horse.',
      ['Ask for lunge canter with strap', 'Six strides, three times', 'First hack with a calm horse'],
      6,
      { when: { said: canter } },
    ),
    step(
      'Make fear smaller on the ground before you sit up',
      'Three visits of leading, grooming, backing, feet up. Then sit while led, breathe out by counting steps, ten minutes. Vest and helmet, small quiet horse, teacher who never says do not be afraid. Name the fear from 1 to 10 each time; go on at 4.',
      ['Three visits on the ground', 'Ten led minutes', 'Write the number before and after'],
      5,
      { when: { said: afraidHorse } },
    ),
    step(
      'Mount by a high block and train the hip for riding',
      'Ask the surgeon about straddling, twisting and falls. Block at stirrup height, narrow horse, twenty minutes walk, stirrups long, breaks on foot. Bridges, side steps with a band and balance on one leg, daily. Get off by a block as well.',
      ['Ask the surgeon', 'Ask for a narrow quiet horse and block', 'Ten minutes of exercises daily'],
      4,
      { when: { said: newHip } },
    ),
    step(
      'Learn to lead, groom, tack up and read a horse',
      'Ears, tail, feet, where not to stand, quick-release knot, saddle and bridle. Half an hour before each lesson. Done when somebody of the yard lets you do it alone.',
      [
        'Ask if you may help before lessons',
        'Write the order of tacking up on a card',
        'Practise the safety knot ten times',
      ],
      6,
    ),
    step(
      'Ride once a week for ten weeks',
      'Same teacher, two or three horses. Note one thing learned, one to ask. If you are afraid go back one gait and end with something that works.',
      ['Book a fixed hour', 'Write two lines afterwards', 'Ask the teacher to plan towards {discipline}'],
      15,
      { when: { weeksFrom: 8 }, measured: 'Complete {40%} in lessons' },
    ),
    step(
      'Practise stopping, turning and falling safely',
      'One-rein stop, half-halt, emergency dismount at walk, rolling from a mat. Done when you stop from trot within five steps ten times.',
      [
        'Ask the teacher for a safety lesson',
        'Practise the dismount five times each side',
        'Do it on the horse planned for {discipline}',
      ],
      3,
    ),
    step(
      'Write what the {event} asks and costs',
      'Papers, fee, gaits, height or hours in the saddle, shoes, insurance. For a share or own horse: monthly stable, farrier, vet, insurance, hours a day, and who helps in illness; reckon a year before deciding.',
      [
        'Ask organiser, school or two owners',
        'Write the list and the full costs',
        'Book or register, with a cancel date',
      ],
      3,
      { when: { unsaid: canter }, daysBefore: 21 },
    ),
    step(
      'Rehearse in parts with your teacher nearby',
      'The test, the jumps lower, or a hack with two calm horses. Twice the same, the second time as if it counted. It is ready when it is a little boring.',
      ['Choose horse and companion', 'Rehearse twice for the {event}', 'Make the packing list'],
      6,
      { when: { unsaid: afraidHorse, weeksFrom: 5 } },
    ),
    step(
      'Go for the {event} and ride calmly',
      'Arrive an hour early, walk the horse, breathe out long at each corner. Done when you have ridden it and cared for the horse; ask the teacher what the next aim is.',
      ['Check weather, tack and helmet', 'Ride with one thought only', 'Cool down, thank horse and helpers'],
      5,
      { measured: 'Reach {total} and care for the horse' },
    ),
  ],
  suggestions: [
    tip('Breathe out to slow down', 'Horses feel your breath.', 'Long through the mouth', 'Shoulders heavy'),
    tip('Look between the ears', 'Looking down tips you forward.', 'Next letter of the arena', 'Chin level'),
    tip('Say your fear aloud', 'A good teacher adapts at once.', 'Number from 0 to 10', 'Ask to walk'),
    tip('Bring shoes with a small heel', 'Feet must not slip through.', 'Smooth sole', 'No trainers'),
    tip('Sing in trot', 'You cannot hold your breath.', 'Any song', 'In rhythm'),
    tip('Muck out once', 'You learn what a horse costs in time.', 'Saturday morning', 'Ask questions'),
    tip('Change horses', 'Each teaches something else.', 'Ask why this one', 'Note the difference'),
    tip('Ride without stirrups shortly', 'The seat deepens.', 'Two rounds in walk', 'Only on calm horses'),
    tip(
      'Check girth three times',
      'Before, after mounting, after ten minutes.',
      'Two fingers fit',
      'Saddle in the middle',
    ),
    tip('Learn signs of pain', 'Bad behaviour is often a back or tooth.', 'Ears, tail, breath', 'Tell the yard'),
    tip('Wear gloves for leading', 'Ropes burn.', 'Never wrap round the hand', 'Stay at the shoulder'),
    tip('End with praise', 'Horses and people learn at the end.', 'Long rein', 'Scratch the neck'),
  ],
};
