import { type Kind, step, tip } from '../kind.ts';

export const drawDigitally: Kind = {
  id: 'draw-digitally',
  category: 'hobby',
  name: 'Learn digital drawing and painting',
  slots: {
    tool: {
      words: [
        'iPad|ipad|procreate',
        'drawing tablet|graphics tablet|wacom|tablet|huion|xp-pen',
        'Photoshop|photoshop',
        'Krita|krita',
        'Clip Studio Paint|clip studio',
        'vector program|illustrator|inkscape|vector art|vector',
      ],
      otherwise: 'drawing app',
    },
    subject: {
      words: [
        'characters|character|oc|ocs|character design',
        'portraits|portrait|faces',
        'anime figures|anime|manga',
        'fan art|fanart',
        'landscapes|landscape|backgrounds|environments|concept art',
        'pet portraits|pets|dogs|cats',
        'stickers|sticker',
        'pixel art|pixels|sprites',
        'icons|emotes',
        'illustrations|illustration',
        'lettering',
        'patterns|surface pattern',
      ],
      otherwise: 'pictures',
    },
  },
  ask: {
    question: 'What do you draw on, and what do you want to make?',
    chips: ['Tablet, first steps', 'Characters and portraits', 'Stickers or prints to share'],
  },
  hoursAWeek: 4,
  weekly: 'Draw on four days for 30 minutes, always with the same three brushes',
  measures: ['drawings', 'pictures', 'illustrations', 'stickers', 'characters'],
  overview:
    'You will set up the {tool} so that it feels like paper, learn layers, masks and a few brushes, and finish six {subject} from sketch to export.',
  approach:
    'The tool has a thousand brushes and needs three. Most beginners lose weeks on brush packs and tutorials and finish nothing, so this plan has finished pictures from the third week. Digital does not replace drawing: half of each session is lines, shapes and studies.',
  done: 'Six finished {subject} stand in one folder or gallery, exported in the right size.',
  cautions: [
    'Hold the pen lightly and rest your wrist every half hour. Before you post or sell fan art or use references, look at the rights.',
  ],
  steps: [
    step(
      'Set up the {tool} and draw for half an hour',
      'Make a canvas of 3000 by 3000 pixels, choose one pencil, one round and one soft brush, and set undo, brush size and eyedropper where your hand finds them. Adjust the pressure curve until light strokes are thin.',
      [
        'Draw twenty lines, circles and boxes to feel the pressure',
        'Put undo and brush size on buttons or gestures',
        'Switch on automatic backup',
      ],
      1.5,
    ),
    step(
      'Learn layers, clipping masks and selections on one picture',
      'Sketch below, line above, flat colour between, shadow in a clipping mask set to multiply. Do it once with an apple or a mug in front of you and name each layer.',
      ['Set up the four layers', 'Recolour the picture without touching the lines', 'Export it as PNG'],
      3,
      { when: { level: 'beginner' } },
    ),
    step(
      'Find what holds your pictures back',
      'Lay five of your last {subject} side by side in grey. If you cannot tell front from back, work on values; if figures look stiff, on gesture; if all look alike, on colour and composition.',
      ['Turn five pictures to greyscale', 'Ask one better artist for the biggest weakness'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Draw studies for two weeks before inventing',
      'Ten 2-minute poses, three values from a photograph, one object from life each week. Use only brush and eraser; no tracing, no colour picking from the photo.',
      [
        'Save twenty references for {subject}',
        'Do one timed pose set a day',
        'Keep all studies in one file with dates',
      ],
      6,
    ),
    step(
      'Finish the first of your {subject} within a week',
      'Thumbnails of five minutes, one sketch, clean line or shapes, flat colours, one light source, three final details. Stop on the seventh day, whatever is left.',
      [
        'Make four thumbnails and choose one',
        'Decide where the light comes from',
        'Export it and write one line about what you learned',
      ],
      5,
      { measured: 'Finish the first {20%}' },
    ),
    step(
      'Copy one artist’s method for two pictures',
      'Choose a picture you admire, find out its steps in a time-lapse, and copy it for yourself only. Then use that method on an idea of your own.',
      ['List edges, brushes and colours you see', 'Set the copy beside the original and note three differences'],
      6,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Finish four more {subject} with feedback',
      'One every ten days. Show each at the sketch stage to a group and ask one question; flip the canvas to see what leans.',
      ['Join one friendly art group or forum', 'Post the sketch and ask about one thing', 'Redo the weakest part'],
      14,
      { when: { weeksFrom: 6 }, measured: 'Finish {70%} with feedback' },
    ),
    step(
      'Prepare your {subject} for screen or print',
      'Screens want RGB with the long side at 2000 pixels; prints want 300 ppi at full size, and a proof, because they come out darker. Put the six best into a gallery with titles.',
      [
        'Export each in two sizes with a signature',
        'Order one test print',
        'Upload the gallery and send it to three people',
      ],
      3,
      { measured: 'Put all {total} into one gallery' },
    ),
  ],
  suggestions: [
    tip('Flip the canvas', 'Mistakes jump out in the mirror.', 'Every ten minutes', 'Shortcut on a button'),
    tip('Use three brushes for a month', 'Choice eats drawing time.', 'Pencil, round, soft', 'No brush packs'),
    tip('Draw big, zoom little', 'Details kill the picture early.', 'Whole canvas visible', 'Zoom only at the end'),
    tip('Work in grey first', 'Values carry the picture.', 'Three tones', 'Colour on top'),
    tip('Limit the colours', 'Harmony becomes easy.', 'One warm, one cold', 'Grey between'),
    tip('Stick a matt film on the screen', 'Glass is slippery for lines.', 'Paper-like foil', 'Spare nibs'),
    tip('Save versions', 'One wrong merge loses hours.', 'Number in the name', 'Cloud copy'),
    tip('Learn one shortcut a day', 'Hands become quick without thought.', 'Write it on tape', 'Use it ten times'),
    tip('Set a timer for rendering', 'Polishing never ends.', 'Ninety minutes', 'Then export'),
    tip('Keep a folder of light', 'Photos of lamps, windows, dusk.', 'Your own photos', 'Tag by mood'),
    tip('Try line without undo', 'Confidence comes from long strokes.', 'Five minutes', 'From the shoulder'),
    tip('Swap requests with friends', 'A wish from outside stretches you.', 'One a month', 'Small and quick'),
  ],
};
