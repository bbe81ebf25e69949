import { type Kind, step, tip } from '../kind.ts';

const back = ['my/bad/sore/stiff/lower back', 'back pain/ache/hurts/trouble', 'lumbar/spine/disc/rib/ribs'];

export const rowFasterOnTheErg: Kind = {
  id: 'row-faster-on-the-erg',
  category: 'health',
  name: 'Row further or faster on the rowing machine',
  slots: {
    distance: {
      words: [
        '500 metres|500 m|500m',
        '1000 metres|1000 m|1 km|1k',
        '2000 metres|2000 m|2k|2 km',
        '5000 metres|5000 m|5k|5 km',
        '10,000 metres|10k|10 km',
        'half marathon',
        'marathon',
        'million metres|million meters',
      ],
      otherwise: 'test distance',
    },
  },
  ask: {
    question: 'Which distance and time do you have now, and which would you like?',
    chips: ['2,000 metres, a better time', 'Just begun, 20 minutes a day', 'A half marathon on the machine'],
  },
  hoursAWeek: 3.5,
  weekly: 'Two long easy rows, one with intervals, and 15 minutes for hips and trunk',
  measures: ['metres', 'km', 'minutes'],
  overview:
    'You measure one honest test, mend the order of legs, trunk and arms, and then row three times a week: two easy long ones and one of intervals. Every four weeks a test shows what it brought, until the {distance} goes as you want.',
  approach:
    'Most speed comes from legs and from rowing slowly often. Set the damper at three to five: higher only tires the back. What goes wrong most is starting the test too fast and rowing each session hard.',
  done: 'You rowed your {distance} in the time you set, with a stroke that does not hurt.',
  cautions: [
    'With heart trouble, high blood pressure, dizziness, pregnancy or no sport for years ask a doctor before intervals and tests. Pain in ribs or lower back means stop and have the stroke looked at.',
  ],
  steps: [
    step(
      'Row ten easy minutes and film the stroke from the side',
      'Legs, then trunk, then arms; back in the opposite order. Straight wrists, long back, heels down. Note the split for 500 metres at which you could still talk.',
      ['Set damper and foot straps', 'Row ten minutes and film one', 'Write the easy split'],
      0.7,
    ),
    step(
      'Do a first honest test and write the splits',
      'Fifteen minutes warming up, then the distance itself where it is no longer than 5,000 metres; for all that is longer only twenty minutes, at a pace you can hold. Write split, stroke rate and how it felt in each quarter.',
      ['Warm up for fifteen minutes', 'Row the test evenly', 'Write four splits'],
      1.2,
      { when: { unsaid: back } },
    ),
    step(
      'Mend one fault of the stroke in two weeks',
      'Five minutes of drills before each row: arms only, trunk only, half slide, pause when the hands are past the knees. Rate 18 to 20. Film again after six sessions.',
      ['Choose one fault', 'Do drills before each row', 'Film after two weeks'],
      3,
    ),
    step(
      'Have the back or ribs looked at and build a shorter stroke',
      'A physiotherapist shows how far you may lean. Until then half slide, damper at two or three, ten minutes, and hip hinges daily. Add two minutes a session as long as the next morning is good.',
      ['Book the appointment', 'Row ten minutes at half slide', 'Do hip hinges daily'],
      4,
      { when: { said: back } },
    ),
    step(
      'Row long and easy twice a week',
      'Thirty minutes, later up to sixty, at rate 18 to 22, so that you could talk. Stand up and stretch at half time when the seat hurts. This is the base of every time.',
      ['Fix two days', 'Add five minutes a week', 'Note pulse and split'],
      16,
      { when: { weeksFrom: 4 }, measured: 'Row the first {40%}' },
    ),
    step(
      'Do one interval session a week',
      'Change weekly: 8 times 500 metres, 5 times 750, 4 times 1,000, with rests as long as the work. All at the same split; the last one is the fastest.',
      ['Choose the intervals of the week', 'Hold the same split', 'Write down each one'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Strengthen legs, hips and trunk twice a week',
      'Squats, hip hinges, bridges, planks, pulls: fifteen minutes. Hamstrings long enough for a straight back at the catch.',
      ['Choose five exercises', 'Do them twice a week', 'Add a little every second week'],
      6,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Write the race plan and rehearse half of it',
      'First 300 metres by feel and calm, then one second slower than the goal split until half, then hold, the last quarter with all that is left. Rehearse half of it five days before.',
      ['Write splits for each quarter', 'Rehearse half of it', 'Rest for two days'],
      1.5,
    ),
    step(
      'Row your {distance} for time and log it',
      'Warm up twenty minutes, somebody who calls the splits, no looking at the metres left. Write what to train next, and take three easy days.',
      ['Warm up well', 'Row by the plan', 'Log time and the next aim'],
      1.5,
      { measured: 'Row all {total} as planned' },
    ),
  ],
  suggestions: [
    tip('Row in company', 'An hour goes faster.', 'Club evening', 'Online group'),
    tip('Learn the split by heart', 'Numbers calm.', 'Two minutes', 'Count strokes'),
    tip('Lower the damper', 'Light and quick is kinder.', 'Three to five', 'Same for tests'),
    tip('Log each row', 'Progress is slow.', 'Split, rate', 'Mood'),
    tip('Loosen hips and hamstrings', 'They bend the back.', 'Five minutes', 'Daily'),
    tip('Drink before long rows', 'Halls are warm.', 'Bottle', 'Towel'),
    tip('Play music by rate', 'It holds the rhythm.', 'Twenty a minute', 'No faster'),
    tip('Take an easy week', 'Every fourth.', 'Half the metres', 'Sleep'),
    tip('Pad the seat', 'It keeps you rowing.', 'Thin foam', 'Stand up at half'),
    tip('Care for the hands', 'Blisters stop you.', 'Loose grip', 'Tape'),
    tip('Mix with walking or cycling', 'Joints like change.', 'Once a week', 'Easy'),
    tip('Try a boat once', 'The stroke makes sense there.', 'Taster', 'Spring'),
  ],
};
