import { type Kind, step, tip } from '../kind.ts';

export const makeAnAnimation: Kind = {
  id: 'make-an-animation',
  category: 'hobby',
  name: 'Make a short animation',
  slots: {
    way: {
      words: [
        'stop motion|stop-motion|lego film|lego|claymation|plasticine|puppets|clay',
        '3D animation|3d|blender|maya',
        '2D animation|2d|hand drawn|hand-drawn|frame by frame|cartoon',
        'cut-out animation|cut-out|cutout|paper',
        'motion graphics|after effects|logo animation',
        'pixel animation|pixel art|sprite',
      ],
      otherwise: 'animation',
    },
  },
  ask: {
    question: 'How would you like to animate, and how long should it be?',
    chips: ['Stop motion with a phone', 'Hand-drawn, ten seconds', '3D in Blender'],
  },
  hoursAWeek: 5,
  measures: ['seconds', 'shots', 'episodes'],
  overview:
    'You will take one small idea to a finished short: storyboard, animatic with sound, then shot by shot. It is planned for ten to sixty seconds, because each second of {way} takes hours.',
  approach:
    'At twelve pictures a second, a minute has 720 pictures. People fail with an epic and finish with a joke: one character, one place, one thing that goes wrong. The animatic, a rough film made of the storyboard, shows what to cut before you draw it.',
  done: 'A finished film with sound and title has been watched by other people.',
  steps: [
    step(
      'Animate a ball or a mug for two seconds today',
      'Twenty-four pictures: it comes in, squashes, stops. Close together is slow, far apart is fast. A phone on a stack of books and a free app for {way} are enough.',
      [
        'Install one app and set it to 12 pictures a second',
        'Make twenty-four pictures',
        'Watch it as a loop and change two spacings',
      ],
      1.5,
    ),
    step(
      'Learn timing with four small exercises',
      'Bouncing ball, pendulum, a blink with a head turn, a walk in eight pictures. These hold squash, anticipation, overlap and arcs, which every later shot in {way} needs.',
      [
        'Make one exercise a week',
        'Film yourself doing the movement',
        'Count the pictures of a real walk in slow motion',
      ],
      6,
      { when: { level: 'beginner' } },
    ),
    step(
      'Write the idea on half a page and cut it down',
      'Somebody wants something, something is in the way, it ends with a surprise. One place, two characters at most, no dialogue in a first film.',
      [
        'Tell it to a friend in thirty seconds',
        'Cross out every shot that does not need to move',
        'Set the length in seconds',
      ],
      2,
    ),
    step(
      'Draw a storyboard and an animatic with sound',
      'Six to twelve small drawings, put into an editor with their real lengths and rough noises. Watch it three times with somebody; what is dull now stays dull in {way}.',
      [
        'Draw each shot on a sticky note',
        'Record noises or choose free music',
        'Cut until the animatic is short and clear',
      ],
      5,
    ),
    step(
      'Build or design the characters and the set',
      'Puppets need wire, feet that hold and mouths that change; drawn figures a turnaround sheet and five faces; 3D figures a ready rig rather than one of your own. Test a three-second move before making more.',
      [
        'Make the simplest version that can act',
        'Test one action under the final light',
        'Fix camera, light and table with tape',
      ],
      8,
    ),
    step(
      'Animate the shots one after the other',
      'Begin with an easy shot from the middle. Key poses first, then the pictures between; log each finished shot. Stop-motion light must not change, so close the curtains and wear dark clothes.',
      [
        'List all shots with seconds and a tick box',
        'Do the key poses of a shot before filling in',
        'Back up the pictures each evening',
      ],
      25,
      { when: { weeksFrom: 4 }, measured: 'Animate the first {40%}' },
    ),
    step(
      'Cut, add sound and let three people watch',
      'Footsteps, breath and room noise make {way} believable more than detail does. Ask viewers to tell you the story; where they hesitate, lengthen or cut.',
      ['Record five noises yourself', 'Note where each viewer looks lost', 'Change two shots, no more'],
      6,
      { measured: 'Cut {80%} together with sound' },
    ),
    step(
      'Export your {way} and show it',
      'H.264, 1080p, with title and credits. Send it to friends, upload it, or enter a festival with a class for first films; look at its length limit and the rights to your music.',
      [
        'Check the licence of each sound',
        'Export and watch it on a phone and a big screen',
        'Send it to one festival or group',
      ],
      2,
      { measured: 'Show all {total}' },
    ),
  ],
  suggestions: [
    tip('Animate on twos', 'Half of the pictures, nearly the same feeling.', '12 a second', 'Ones only for fast moves'),
    tip('Act it out first', 'Your body knows the timing.', 'Film yourself', 'Count the frames'),
    tip('Keep the camera still', 'A moving camera doubles the work.', 'Tape on the floor', 'Remote or earphone click'),
    tip('Hold poses longer', 'Eyes need time to read.', 'Half a second at least', 'Blink instead of moving'),
    tip('Use sound you can make', 'Celery is broken bones.', 'Phone under a blanket', 'Ten takes'),
    tip('Name files with shot numbers', 'Chaos begins at picture 300.', 'Shot, take, number', 'Two copies'),
    tip('Take a ready rig', 'Modelling is another hobby.', 'Free rigs exist', 'Learn acting first'),
    tip('Finish ugly', 'A whole rough film teaches most.', 'Polish one shot only', 'Date for the premiere'),
    tip('Study one second', 'Step through a scene you love.', 'Frame by frame', 'Draw the spacing'),
    tip('Work with a child', 'They have the best stories.', 'One toy, one table', 'Ten minutes of film time'),
    tip('Lock the exposure', 'Flicker ruins stop motion.', 'Manual white balance', 'No daylight'),
    tip('Make a loop', 'Three seconds can be perfect.', 'First picture equals last', 'Share it as a GIF'),
  ],
};
