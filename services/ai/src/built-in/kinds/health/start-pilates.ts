import { type Kind, step, tip } from '../kind.ts';

export const startPilates: Kind = {
  id: 'start-pilates',
  category: 'health',
  name: 'Start Pilates and keep it up',
  slots: {
    need: {
      words: [
        'back pain|back|lower back',
        'core|belly|deep core',
        'posture',
        'after birth|postnatal|baby',
        'hip trouble|hip|hips',
        'running|riding|dancing',
        'stiffness|stiff',
        'scoliosis',
        'bone density|osteoporosis',
      ],
      otherwise: 'core and back',
    },
    form: {
      words: [
        'reformer Pilates|reformer',
        'mat Pilates|mat',
        'clinical Pilates|clinical|physio',
        'online Pilates|youtube|online|app',
        'wall Pilates|wall',
      ],
      otherwise: 'Pilates',
    },
  },
  ask: {
    question: 'What do you hope for, and is there an injury the teacher must know?',
    chips: ['Back and core', 'Back after a baby', 'Reformer looks fun, total beginner'],
  },
  hoursAWeek: 2,
  weekly: 'One lesson and two home sessions of fifteen minutes',
  overview:
    'You learn breathing and neutral position with a teacher, do two short sessions at home, go from lying to sitting to standing work, and notice change in posture and back after six to eight weeks.',
  approach:
    'Small and precise beats large and quick. If neck or hip flexors burn, the level is too high. A class of at most ten people or a few private hours at the start save wrong habits.',
  done: 'For eight weeks you have done three sessions a week, and you can do the test exercises without shaking or holding your breath.',
  cautions: [
    'Tell the teacher about slipped disc, osteoporosis (no rolling, no deep bending), pregnancy, recent birth or surgery, prolapse, high eye pressure. Pain down a leg or numbness: stop and see a doctor.',
  ],
  steps: [
    step(
      'Test breath, plank and roll-up',
      'Side-rib breathing lying down, plank seconds, single-leg bridge each side, slow curl to sitting if your back allows.',
      ['Do the four tests', 'Write seconds and wobble', 'Note what you want for {need}'],
      0.4,
    ),
    step(
      'Compare two trial lessons',
      'Teacher’s training, group size, price, does anybody correct you; mat is cheap, reformer gives support.',
      ['Look for {form} near you or online', 'Book two trials', 'Ask whether insurance pays for a course'],
      0.5,
    ),
    step(
      'Take the first lesson and name your limits',
      'Come ten minutes early and say injury, birth, medicines. Learn neutral spine, pelvic floor, rib breathing.',
      ['Tell the teacher about {need}', 'Write three cues after it', 'Ask for two home exercises'],
      1,
    ),
    step(
      'Do two short home sessions a week',
      'Fifteen minutes: breathing, bridge, dead bug, side kick, swan, roll down at the wall. Slow, eight repeats.',
      ['Fix two times and lay out the mat', 'Write the order on a card', 'Film one to check'],
      5,
    ),
    step(
      'Go to eight lessons in a row',
      'Same teacher, same place in the room. Ask for one correction each time.',
      ['Book the block', 'Arrive early, phone off', 'Note the cue of the day'],
      5,
      { waitDays: 20 },
    ),
    step(
      'Carry it into sitting, lifting and walking',
      'Grow tall, ribs over pelvis, breathe out on effort: at desk, with shopping, on stairs.',
      ['Choose two daily moments', 'Put a dot there', 'Check what it does for {need}'],
      1,
    ),
    step(
      'Move up one level with the teacher',
      'Add springs, ring, longer levers, or standing balance when the basics are quiet.',
      ['Ask which exercise is next', 'One new exercise a week', 'Keep the easy version for tired days'],
      3,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Repeat the test and choose the next block',
      'Compare seconds, wobble, pain. Two sessions a week keep it.',
      ['Do the four tests', 'Book the next block of {form}', 'Write the ten-minute version for travel'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Breathe out on effort', 'It turns the core on.', 'Slow', 'Ribs'),
    tip('Wear socks with grip', 'You do not slide and stay warm.', 'Rubber dots', 'A second pair'),
    tip('Support the head', 'The neck tires before the belly does.', 'A small cushion', 'Hands behind the head'),
    tip('Use a wall', 'It shows at once when you leave the line.', 'Roll down', 'Arms along the wall'),
    tip(
      'Make the bed of exercises small',
      'Six done well bring more than fifteen.',
      'A card with the order',
      'Same order each time',
    ),
    tip('Go slowly in the last two', 'The last repeats tend to get sloppy.', 'Breathe out', 'Stop when you shake'),
    tip('Pair it with walking', 'Pilates trains the heart only a little.', 'Thirty minutes', 'On the days between'),
    tip('Try a physio-led class', 'With pain this is safer.', 'Ask', 'Referral'),
    tip('Share a duet lesson', 'Two people pay half and are still corrected.', 'Ask a friend', 'Once a month'),
    tip('Keep the mat out', 'What you see, you use.', 'In a quiet corner', 'In the evening'),
    tip('Watch the pelvis', 'It should not rock.', 'Hand', 'Mirror'),
    tip('Do not chase burn', 'Control is the aim.', 'Smooth', 'Breath'),
  ],
};
