import { type Kind, step, tip } from '../kind.ts';

export const stopSnoringAndApnoea: Kind = {
  id: 'stop-snoring-and-apnoea',
  category: 'health',
  name: 'Stop snoring and sleep apnoea',
  slots: {
    person: {
      words: ['wife', 'husband', 'partner', 'girlfriend', 'boyfriend', 'flatmate', 'family'],
      otherwise: 'partner',
    },
    device: {
      words: [
        'CPAP|cpap mask|mask|machine',
        'mouth guard|splint|jaw splint|dental device',
        'nasal strips|strips',
        'side sleeping|back sleeper|sleep on my back',
        'operation|surgery',
      ],
      otherwise: 'device',
    },
    habit: {
      words: [
        'alcohol|beer|wine|nightcap',
        'weight|overweight|gained',
        'sleeping on the back|on my back',
        'blocked nose|stuffy nose|allergy',
        'smoking',
        'sleeping tablets|sleeping pills',
      ],
      otherwise: 'sleeping on the back and late alcohol',
    },
  },
  ask: {
    question: 'Does anybody hear pauses in your breathing, and are you sleepy by day?',
    chips: ['Only loud snoring', 'Pauses, and tired all day', 'I have a CPAP and hate it'],
  },
  hoursAWeek: 1.5,
  weekly: 'Seven nights in the log: position, alcohol, snoring, sleepiness',
  overview:
    'First you find out whether it is snoring or sleep apnoea, because apnoea harms heart and driving. Then come position, nose, alcohol and weight, and, where needed, a mask or jaw splint that you really wear.',
  approach:
    'Record three nights, answer the sleepiness questions, and let a doctor order a sleep test at home. The mask works only if it fits: most give it up in the first two weeks, which a change of mask usually solves.',
  done: 'Your {person} sleeps in peace or the sleep report shows fewer than five pauses an hour, and you are awake by day.',
  cautions: [
    'Do not drive or work at machines if you nod off, and tell the doctor what you drive, since there are rules for it. Morning headaches, high blood pressure, heart rhythm trouble or pregnancy with snoring: see a doctor soon.',
    'No alcohol or sleeping tablets in the evening with suspected apnoea. A child that snores most nights needs a doctor too.',
  ],
  steps: [
    step(
      'Record three nights and ask about pauses',
      'A free app or phone by the bed; ask your {person} about stops, gasping, kicking. Add the Epworth questions on sleepiness: over ten is too much.',
      ['Start the recording tonight', 'Answer the eight Epworth questions', 'Note {habit} for each night'],
      0.4,
    ),
    step(
      'Try side sleeping for two weeks',
      'A ball sewn in the back of the shirt, a small rucksack, or a vibrating belt; raise the head by ten centimetres. Half of all snorers snore only on the back.',
      ['Prepare shirt or belt', 'Note loudness each morning', 'Compare nights with and without'],
      0.7,
    ),
    step(
      'Book the doctor for a sleep test',
      'Two nights with sensors at home usually do. Say: pauses, sleepiness, blood pressure, driving. Waiting times are long, so ask for the list of cancellations.',
      ['Take recording and Epworth score', 'Ask: can I have a home sleep study?', 'Ask what I may drive until then'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Clear the nose and the evening',
      'Salt rinse, treat allergy, no alcohol in the four hours before bed, stop smoking. Nasal strips help when the nose is the narrow place.',
      ['Rinse nightly for two weeks', 'Change {habit} first', 'See an ear doctor if one side is always shut'],
      1,
    ),
    step(
      'Learn your number and choose a treatment',
      'Pauses per hour: 5 to 15 mild, 15 to 30 moderate, over 30 severe. Mask for moderate and severe, jaw splint for mild or if the mask fails, position, weight, rarely surgery.',
      ['Ask for the report with the number', 'Ask who pays for the {device}', 'Ask your {person} what would help them'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Get used to the {device} in two weeks',
      'Wear it while watching TV first, then naps, then nights; humidifier against a dry nose, other size or model for leaks and red marks. Over four hours a night is the least, all night the aim.',
      [
        'Wear it an hour awake on three days',
        'Call the supplier in the first week with each problem',
        'Write hours per night',
      ],
      4,
    ),
    step(
      'Lose weight where it is the cause',
      'Ten per cent less weight cuts pauses by about a quarter or more; neck and belly count. Walks after dinner, sweet drinks out.',
      ['Weigh weekly', 'Walk half an hour on five days', 'Ask about a programme or medicine'],
      6,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Check snoring and sleepiness again',
      'Record three nights, do the Epworth questions, read the device’s report. Repeat the sleep test after large weight change.',
      ['Ask your {person} for marks from 0 to 10', 'Book the yearly check', 'Order new filters and cushions'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Train tongue and throat', 'Ten minutes daily helps mild snoring.', 'Sing vowels', 'Eight weeks'),
    tip('Have earplugs ready for others', 'Peace while you work on it.', 'Soft silicone', 'White noise'),
    tip('Wash the mask daily', 'Oil makes it leak.', 'Mild soap', 'Dry by day'),
    tip('Take the device along', 'Nights away count as well.', 'It is extra medical baggage', 'An adapter'),
    tip('Shave before the mask', 'Beards make it leak.', 'Or try nasal pillows', 'Try other sizes'),
    tip('Eat early', 'Full belly, narrow throat.', 'Three hours', 'Light'),
    tip('Check thyroid', 'Low thyroid narrows the throat.', 'Blood test', 'Ask'),
    tip('Change bedding for dust', 'A swollen nose snores more.', 'Wash at 60 degrees', 'Covers for mite allergy'),
    tip(
      'Avoid gadgets with big promises',
      'Few have been tested.',
      'Ask the sleep clinic',
      'Check the right to return',
    ),
    tip('Have the dentist make the splint', 'Fitted ones work better.', 'Teeth and jaw check', 'Adjust slowly'),
    tip('Log the good mornings', 'Motivation for the mask.', 'Energy 0 to 10', 'Weekly mean'),
    tip('Tell the anaesthetist', 'Apnoea matters in surgery.', 'Bring the mask', 'Say early'),
  ],
};
