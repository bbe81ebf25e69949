import { type Kind, step, tip } from '../kind.ts';

export const homeOffice: Kind = {
  id: 'home-office',
  category: 'personal',
  name: 'Set up a good place to work at home',
  slots: {
    place: {
      words: [
        'bedroom',
        'kitchen table|kitchen',
        'living room|lounge',
        'spare room|guest room|box room',
        'shed|garden',
        'cellar|basement',
        'attic|loft',
        'hall|corner|cupboard|alcove',
      ],
      otherwise: 'home',
    },
  },
  ask: {
    question: 'What do you do there, and what hurts or disturbs?',
    chips: ['Video calls all day', 'Back or neck hurts', 'No room and no quiet'],
  },
  hoursAWeek: 2,
  overview:
    'You will choose the place by light and quiet, set chair, desk and screen to your body, sort light, sound and cables, and agree with the others at home when you are not to be disturbed.',
  approach:
    'Chair height first, then desk, then screen, because each depends on the one before. Ask your employer before you pay: many lend chair and screen or give a sum. Put work out of sight in the evening if there is no door.',
  done: 'You have worked there for two weeks without pain, people hear and see you well in calls, and work is out of sight in the evening.',
  cautions: [
    'Pain, numb fingers or headaches that stay after two weeks belong to a doctor. Ask employer and insurer about accidents, and the tax office about what can be set off.',
  ],
  steps: [
    step(
      'Watch one working day and note what disturbs',
      'Light, noise, cold, who comes in, what you search for, where it hurts at four o’clock. Then choose the place at your {place}: daylight from the side, no screen against the window.',
      ['Write down disturbances for one day', 'Stand in three possible places at noon', 'Choose the place'],
      0.5,
    ),
    step(
      'Ask the employer what they provide',
      'Chair, screen, headset, sum for electricity, insurance, hours. Freelancers ask the tax office or adviser what counts for a room or a corner. Ask in writing before you buy.',
      ['Write one short message with your list', 'Ask about the tax rule'],
      0.5,
      { waitDays: 5 },
    ),
    step(
      'Set chair, desk and screen to your body',
      'Feet flat, knees at a right angle, elbows at desk height, top edge of the screen at eye level, an arm’s length away. A laptop needs a stand with keyboard and mouse. Books, boxes and a footstool do until the right thing comes to your {place}.',
      [
        'Set the chair first, then desk, then screen',
        'Take a photo from the side and compare',
        'Note what must be bought',
      ],
      1.5,
    ),
    step(
      'Buy only the three things that count',
      'Used office chairs of good make cost a fifth. Measure the corner. Then a lamp of 500 lux from the side and a headset with microphone. Wait with the rest for a month.',
      ['Look for a used adjustable chair', 'Order lamp and headset', 'Measure the {place} before buying a desk'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Sort power, network and cables',
      'One strip with switch, cables in a box or clipped under the desk, network by cable where possible. Test the speed where you sit and in a call at noon; a repeater or powerline helps behind two walls.',
      ['Test the network at the desk', 'Fix cables and label plugs', 'Set up automatic back-up'],
      1.5,
    ),
    step(
      'Agree quiet times with those at home',
      'A sign or headphones mean no. Write core hours, call hours and who takes the doorbell. With small children nobody works without care; plan shifts or hours in a library.',
      [
        'Talk for twenty minutes at the {place}',
        'Hang up the hours of the week',
        'Choose a second place for noisy days',
      ],
      0.7,
    ),
    step(
      'Work a fortnight and mend what is left',
      'Stand up each half hour, look far. Note pain and disturbances again and compare with the first day. At the end of work close the lid, cover or clear the {place}, and leave the house for ten minutes.',
      ['Compare with the first day’s notes', 'Change two things', 'Fix the ritual for the end of work'],
      1,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Put light in front of you', 'Faces in calls look awake.', 'Lamp behind the screen', 'Window from the side'),
    tip('Raise the laptop with books', 'It costs nothing today.', 'Keyboard below', 'Eyes level with the top'),
    tip('Use a folding screen', 'A bedroom stays a bedroom.', 'In the evening', 'Cloth over the desk'),
    tip('Walk to work', 'Ten minutes round the block begin the day.', 'Same way back', 'Shoes on'),
    tip('Keep a tray for work things', 'One move clears the kitchen table.', 'Box with handle', 'Shelf at six'),
    tip('Hang up felt or books', 'The echo goes.', 'Behind you', 'Rug below'),
    tip('Have a second mouse hand', 'Change sides when it aches.', 'An hour a day', 'Slower is fine'),
    tip('Drink from a large glass', 'You get up to fill it.', 'In the kitchen', 'Not on the desk'),
    tip('Test your microphone', 'Record yourself for a minute.', 'Fan off', 'Mouth two fingers away'),
    tip('Book a desk elsewhere weekly', 'Library or shared office.', 'Same day', 'People around you'),
    tip('Mark the end in the calendar', 'Work at home grows.', 'Alarm at six', 'Message to the team'),
    tip('Keep one plant in view', 'Eyes rest on green.', 'Beside the screen', 'Water on Mondays'),
  ],
};
