import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** The diagnosis is there. */
const named = [
  'mri/x-ray/xray/scan/ultrasound showed/shows/says/done/confirmed',
  'diagnosed with/as',
  'doctor/physio/surgeon says/said/confirmed',
  'had an/a/the/my mri/x-ray/xray/scan',
  'got the results/diagnosis',
];

/** Physiotherapy is running. */
const physio = [
  'seeing/having/doing/in/had/started a/my? physio/physiotherapy/physiotherapist/rehab',
  'physio since/for/says/gave/twice/once',
  `${numbers} sessions of physio`,
];

/** The cast is off or they load it again. */
const loads = [
  'cast/boot/brace is/came? off',
  'out of the/my? cast/boot/brace',
  'off my? crutches',
  'can walk/jog/run again/without',
  'cleared to/for',
];

export const recoverFromInjury: Kind = {
  id: 'recover-from-injury',
  category: 'health',
  name: 'Recover from an injury',
  slots: {
    injury: {
      words: [
        'sprained ankle|ankle sprain|twisted ankle',
        'torn hamstring|hamstring',
        'broken wrist|wrist fracture|broke my wrist',
        'cruciate ligament injury|ACL|cruciate',
        'stress fracture',
        'calf strain|pulled calf|calf',
        'Achilles injury|achilles',
        'rotator cuff injury|rotator cuff',
        'whiplash',
        'broken leg|leg fracture',
        'concussion',
        'shin splints',
        'groin strain|groin',
        'dislocated shoulder',
        'meniscus tear|meniscus',
        'broken collarbone|collarbone',
        'rib fracture|ribs',
        'foot fracture|metatarsal|broken foot',
        'broken arm|broken elbow',
        'finger injury|broken finger',
        'muscle tear|pulled muscle',
        'tendon injury|tendon',
      ],
      otherwise: 'injury',
    },
    sport: {
      words: [
        'football|soccer',
        'running|run',
        'skiing|skis|ski',
        'rugby',
        'tennis',
        'dancing|dance',
        'cycling|bike',
        'climbing',
        'basketball',
        'handball',
        'volleyball',
        'horse riding|riding',
        'gymnastics',
        'hiking',
        'martial arts|judo|karate',
        'hockey',
        'swimming',
        'lifting|weights',
        'work|lifting at work',
        'netball',
        'skateboarding',
      ],
      otherwise: 'your usual activities',
    },
  },
  ask: {
    question: 'What is injured, when did it happen, and who has looked at it?',
    chips: ['A few days ago, not seen yet', 'The cast just came off', 'Months ago, it is not getting better'],
  },
  hoursAWeek: 3,
  weekly: 'Rehabilitation exercises on the days agreed, and a note of pain the next morning',
  overview:
    'You will have the injury examined, get a plan with stages from a physiotherapist, and pass from calm to movement, strength, speed and {sport}, each by a test rather than by the calendar.',
  approach:
    'Pain during exercises up to 3 out of 10 is fine when it is gone the next morning. Nobody heals faster by skipping strength. What usually goes wrong is going back to full load on the first day without pain; many injuries happen again in that week.',
  done: 'You are back at your activity for four weeks at full load, and both sides are nearly equal in the tests.',
  cautions: [
    'Go to an emergency department for a limb that is crooked, numb, cold or blue, a wound over a break, if you cannot take four steps, or after a head injury with vomiting, worsening headache, drowsiness or confusion.',
    'Call a doctor the same day for a swollen, painful calf or breathlessness, growing pain in a cast, or fever. After a concussion a doctor clears the return to sport.',
  ],
  steps: [
    step(
      'Copy out what the diagnosis of your {injury} allows',
      'Name of the injury, what may be loaded, what is forbidden and until when, and who decides the next stage. Ask for the report itself; it goes with you to the physiotherapist.',
      [
        'Ask for a copy of the report',
        'Write allowed, forbidden and until when',
        'Note the one question you still have',
      ],
      0.7,
      { when: { said: [...named, ...physio] } },
    ),
    step(
      'Have your {injury} examined and named',
      'Without a diagnosis nobody can plan. If it is fresh, protect and raise it and see a doctor; if it is old, ask for a new examination. Ask what may be loaded, how much, and from when.',
      [
        'Read the warning signs and book the appointment today',
        'Write down how it happened and what does not work',
        'Ask: which movement is forbidden, and until when?',
      ],
      2,
      { when: { unsaid: [...named, ...physio] }, waitDays: 3 },
    ),
    step(
      'Get a staged plan from a physiotherapist',
      'Ask for stages with a test at the end of each, and for no more than five exercises at a time. Name {sport} as your aim and say by when you hoped for it.',
      [
        'Book a series of appointments',
        'Ask what an honest time is for your {injury}',
        'Have the exercises filmed on your phone',
      ],
      2,
      { when: { unsaid: physio }, waitDays: 5 },
    ),
    step(
      'Ask your physiotherapist for the tests between the stages',
      'What must you be able to do before jogging, before jumps, before {sport}? With a number for each stage you know where you stand, and you stop guessing by pain alone.',
      [
        'Ask for stages with a test each',
        'Write today’s values of both sides',
        'Film the exercises and have them checked',
      ],
      1,
      { when: { said: physio } },
    ),
    step(
      'Calm the area and keep the rest of you fit',
      'Protect it as told, move what is allowed several times a day, and train the other limbs, bike or water if permitted. Eat enough protein and sleep; healing needs both. Do not smoke.',
      ['Put three short movement breaks in the day', 'Find one way to train around your {injury}'],
      4,
      { when: { unsaid: loads } },
    ),
    step(
      'Raise the load by a tenth a week and watch the next morning',
      'Pain up to 3 of 10 that is gone the next morning is allowed; swelling or more pain means one step back for three days. Count minutes or kilos, and change only one of them in a week.',
      [
        'Write this week’s minutes and kilos',
        'Note the next morning beside each day',
        'Raise only one thing each week',
      ],
      5,
      { when: { said: loads } },
    ),
    step(
      'Win back full movement first',
      'Five times a day for two minutes, gently to the end of the range. It is done when both sides move nearly the same and swelling does not come back.',
      [
        'Measure or photograph both sides each week',
        'Write pain the next morning beside each day',
        'Slow down when there is swelling in the evening',
      ],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Build strength up to nine tenths of the other side',
      'Three days a week, slowly heavier, one side at a time. Count single heel raises, one-leg squats, grip or lifts; ninety per cent of the healthy side is the usual mark.',
      [
        'Test both sides and write the numbers',
        'Raise the load each week by a tenth',
        'Send the physiotherapist a film every two weeks',
      ],
      14,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Add jumps, turns and speed for {sport}',
      'First straight, then with turns, then tired. Twice a week with a day between. No swelling and no fear the next day means the next stage.',
      ['Ask for three exercises that resemble {sport}', 'Pass the hop, balance or reach test agreed'],
      6,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Return to {sport} at half the usual load',
      'Half the time and no contest or heavy load in the first week, three quarters in the second, full in the third or fourth. Warm up longer than before.',
      [
        'Agree it with physiotherapist, trainer or employer',
        'Use tape or a brace if advised',
        'Note pain and swelling the next morning',
      ],
      6,
      { waitDays: 28 },
    ),
    step(
      'Pass the final check and keep three exercises',
      'Four weeks at full load without swelling is the end of the rehabilitation. Keep three exercises twice a week for at least six months, because most repeats happen in this time.',
      ['Have both sides compared once more', 'Write the three exercises into your training'],
      1.5,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Have the present stage checked and agree on the next',
      'Let the physiotherapist test both sides and say what is allowed now. Full load comes only after the tests; write the coming stages with dates.',
      [
        'Book the check',
        'Write the next stages for your {injury} with dates',
        'Ask what is allowed of {sport} in the meantime',
      ],
      1.5,
      { when: { weeksTo: 7.9 } },
    ),
  ],
  suggestions: [
    tip(
      'Do exercises with the first coffee',
      'Three times ten minutes need a fixed place.',
      'Band beside the machine',
      'Tick the sheet',
    ),
    tip('Film both sides', 'You see limps you no longer feel.', 'Walking towards the phone', 'Every two weeks'),
    tip('Stay with your team', 'Watching keeps the tie and the mood.', 'Help at training', 'Ask for a task'),
    tip('Ask about work early', 'Lighter duties need papers.', 'Letter from the doctor', 'A date for review'),
    tip('Compare with last week', 'Not with before the injury.', 'One number', 'Same day'),
    tip(
      'Train trust as well',
      'Fear of the movement also goes in small steps.',
      'Easiest version first',
      'Ten clean ones',
    ),
    tip(
      'Eat protein at each meal',
      'Muscle is lost quickly in a cast.',
      'Eggs, fish, beans, curd',
      'Also at breakfast',
    ),
    tip('Train the healthy side', 'It keeps some strength in the other as well.', 'Three sets', 'Ask first'),
    tip('Sleep eight hours', 'Repair happens at night.', 'Raise the limb on a pillow', 'Ask about pain relief'),
    tip('Check the cause', 'Shoes, load, technique or bad luck.', 'Write three suspicions', 'Change one'),
    tip('Keep all papers together', 'Insurers ask months later.', 'Reports, bills, photographs', 'Dates of sick leave'),
    tip('Use painkillers as agreed', 'They should not hide a warning.', 'None before a test', 'Ask a pharmacist'),
  ],
};
