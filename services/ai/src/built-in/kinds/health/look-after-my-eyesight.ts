import { type Kind, step, tip } from '../kind.ts';
import { eyeTestHere } from '../local-health.ts';

export const lookAfterMyEyesight: Kind = {
  id: 'look-after-my-eyesight',
  category: 'health',
  name: 'Get my eyes checked and see well',
  slots: {
    aim: {
      words: [
        'driving|drive at night|night driving',
        'reading|read|small print',
        'screen work|computer|screens|screen',
        'sewing|knitting|needlework',
        'sport|football|tennis|swimming',
        'television|tv',
        'school|blackboard',
      ],
      otherwise: 'reading',
    },
    matter: {
      words: [
        'cataract|cataracts',
        'glaucoma|eye pressure',
        'macular degeneration|macular',
        'new glasses|glasses|varifocals|reading glasses',
        'contact lenses|contacts|lenses',
        'laser surgery|laser|lasik|laser eye',
        'dry eyes|dry eye',
        'floaters',
        'squint|lazy eye',
        'diabetic eyes',
      ],
      otherwise: 'new glasses',
    },
  },
  ask: {
    question: 'What is it: glasses out of date, a diagnosis, or tired eyes at the screen?',
    chips: ['Years since my last test', 'Cataract or glaucoma', 'Laser or lenses instead of glasses'],
  },
  hoursAWeek: 1,
  overview:
    'You will get a full eye test, find out whether glasses, drops or an operation help, choose without being talked into extras, and arrange light and distance for {aim}.',
  approach:
    'Glaucoma and diabetes harm eyes without any sign, so a pressure and retina check counts as much as the glasses. Get the prescription in writing and compare; give varifocals two weeks.',
  done: 'You see well for {aim}, know the state of pressure and retina, and the next check has a date.',
  cautions: [
    'Go to an eye emergency the same day for a sudden shower of floaters or flashes, a curtain, sudden loss or double vision, a painful red eye, a chemical splash, or pain with headache and vomiting.',
    'Do not drive when you fail the legal sight limit. Never sleep or swim in contact lenses without your optician’s word, and never rinse them in tap water.',
  ],
  steps: [
    step(
      'Note what you see badly and when',
      'Near, far, night, glare, one eye, headaches; cover one eye and then the other. Add family glaucoma, diabetes, medicines and date of the last test.',
      ['Test each eye on a calendar across the room', 'Write what is hard with {aim}', 'Find the old prescription'],
      0.4,
    ),
    step(
      'Book a full eye test with pressure and retina',
      'From 40 every two years, earlier with diabetes, family glaucoma or strong short sight. Do not drive home if the pupils were widened.',
      [
        'Ask: do you check pressure and retina, what does it cost?',
        'Bring glasses and lenses',
        'Ask a friend to fetch you',
      ],
      1,
      { local: eyeTestHere, waitDays: 10 },
    ),
    step(
      'Ask what the result means for {aim}',
      'Prescription per eye, pupil distance, pressure, signs of cataract, dryness. Ask what is normal for age and what to watch.',
      [
        'Get the prescription in writing',
        'Ask whether and when to do something about {matter}',
        'Ask when to come back',
      ],
      0.7,
    ),
    step(
      'Compare offers before you choose',
      'Two opticians and one online for simple strengths. Needed: good fit; useful: anti-reflection; rarely needed: blue filter. Varifocals have dear and cheap zones.',
      ['Ask for price with and without extras', 'Tell them that it is for {aim}', 'Ask about the exchange guarantee'],
      1.5,
    ),
    step(
      'Use new glasses, drops or lenses for two weeks',
      'All day, so that the brain adapts; stairs carefully with varifocals. Drops for dryness four times a day before it burns.',
      ['Wear them from morning', 'Write what is blurred and where', 'Have them adjusted once'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Decide on an operation with a checklist',
      'Cataract when daily life suffers, one eye at a time, home the same day; laser only with stable strength, healthy cornea and not too dry. Ask about night glare, second op, full price.',
      [
        'Ask how many the surgeon does a year',
        'Ask what you can expect for {aim} without glasses',
        'Take a second opinion for lenses with extra charge',
      ],
      1.5,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Set light and distance for {aim}',
      'Lamp from the side, screen an arm away and a little below the eyes, large print, 20 seconds of far sight every 20 minutes, clean windscreen at night.',
      ['Move screen or lamp today', 'Enlarge the type on the phone', 'Set a blink and look-away timer'],
      1,
    ),
    step(
      'Put the next eye check in the calendar',
      'Every two years, yearly from 60, with diabetes or pressure as told. Bring the values of {matter} along.',
      ['Enter the month', 'Save the prescription as a photo', 'Tell relatives about glaucoma in the family'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Wear sunglasses with UV 400', 'Sun ages lens and retina.', 'Wrap form', 'Children too'),
    tip('Blink on purpose', 'We blink half as often at screens.', 'Ten slow ones', 'Each hour'),
    tip(
      'Have a spare pair',
      'Broken glasses stop work and driving.',
      'The old strength will do',
      'In the car if required',
    ),
    tip('Use warm lids for dry eyes', 'It opens oil glands.', 'Ten minutes', 'Clean edges'),
    tip('Protect eyes at tools', 'One splinter is enough.', 'Goggles', 'Also hedge trimming'),
    tip('Give lenses a rest day', 'The cornea needs air.', 'Glasses at home', 'A new case each month'),
    tip('Take drops on time', 'Glaucoma does not hurt.', 'Alarm', 'Press the inner corner'),
    tip('Eat greens and fish', 'Good for the retina.', 'Spinach, salmon', 'No wonder pills'),
    tip('Stop smoking for the macula', 'It doubles the risk.', 'Help line', 'Any age'),
    tip('Check one eye at a time', 'Brains hide a bad one.', 'Monthly', 'Grid test'),
    tip('Let children play outside', 'Daylight slows short sight.', 'Two hours', 'Breaks from near work'),
    tip('Ask about low vision help', 'Devices and training exist.', 'Association for the blind', 'Reading aids'),
  ],
};
