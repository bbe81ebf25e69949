import { type Kind, step, tip } from '../kind.ts';

/** A doctor or an illness took it. */
const medical = [
  'seizure/seizures/epilepsy/stroke/blackout/fainted/diabetes/hypo/cataracts/cataract/eyesight/eyes/parkinson/sleep_apnoea/sleep_apnea/dementia',
];
const points = ['points/totting/totted/speeding/signals/red_light/red_lights/phone/new_driver/revoked'];
/** Course, tests or fees are behind them. */
const proven = [
  'course/school/prep_course/abstinence is?/was? done/shown/completed/finished/over',
  "months/months'/year/year's abstinence shown/done/proven/behind",
  'months/year nearly? done/gone/over/served',
  'completed the/my/dui _? course/school',
  'assessment/hearing/test/exam in? _? is/on',
];
const forWork = [
  'for the/my work/job/cab/van/taxi/truck/round/shift',
  'work with/w my/a van',
  "i'm/im/i_am a rep/driver/courier/carer/trader",
  'need it for/to work',
];

export const licenceBack: Kind = {
  id: 'licence-back',
  category: 'personal',
  name: 'Get my driving licence back',
  slots: {
    reason: {
      words: [
        'drink driving|dui|dwi|alcohol|drunk|drink',
        'speeding|points|demerit',
        'drugs|cannabis|weed',
        'medical|epilepsy|seizure|stroke|eyesight|diabetes|illness',
        'unpaid fines|fines|child support',
        'expired|lapsed',
      ],
      otherwise: 'ban',
    },
  },
  ask: { question: 'Why is it gone, and until when?', chips: ['Alcohol or drugs', 'Points or speeding', 'Illness'] },
  hoursAWeek: 1.5,
  overview:
    'You will learn exactly what the office asks, meet it in the right order, prove the change with dates, and be mobile legally until the day.',
  approach:
    'Offices want proof over time: tests, courses, reports. What takes months starts first. One drive during the ban costs more than all the waiting, so plan the other ways on day one.',
  done: 'The licence is in your hand, and the thing that took it is under control with a plan for bad days.',
  cautions: [
    'Do not drive until you have it in writing that you may. If you drink daily, ask a doctor before you stop at once.',
  ],
  steps: [
    step(
      'Read the decision and write down dates and conditions',
      'Until when, which course, test, report, fee, when you may apply. Note the time limit for appeal if it still runs.',
      ['Copy dates', 'List conditions', 'Note the appeal limit'],
      0.5,
    ),
    step(
      'Ring the office or an advice service',
      'Ask which proof counts for the {reason}, who may issue it, how early to apply, and whether a restricted licence for work exists. An hour with a lawyer tells whether the ban can be shorter.',
      ['Write five questions', 'Ask for it in writing', 'Note name and date'],
      1,
      { when: { unsaid: proven }, waitDays: 7 },
    ),
    step(
      'Ask the specialist for the day from which you may drive',
      'Write down the date of the last event and the rule for it, often six or twelve months without one. Ask what the report must say: cause, treatment, follow-up, sight or seizure-free time. Bring the office’s own form.',
      ['Note the day of the last event', 'Print the office’s medical form', 'Book the specialist for the report'],
      1,
      { waitDays: 14, when: { said: medical } },
    ),
    step(
      'Plan four weeks of getting there without a car',
      'Lines, bike, lift, a room near work, other shifts, with prices on one sheet. Tell your boss before somebody else does. Lending your car to a helper can be cheaper than taxis.',
      ['Write lines and prices', 'Ask two colleagues about lifts', 'Tell your boss'],
      1.5,
      { when: { weeksTo: 8 } },
    ),
    step(
      'Start what needs months',
      'Abstinence tests, months without seizures, courses, alcohol lock. Book the first date now: the clock starts with it.',
      ['Book the programme', 'Put all dates in', 'Keep each paper'],
      2,
      { waitDays: 60, when: { unsaid: [...proven, ...medical], weeksFrom: 6 } },
    ),
    step(
      'Do the course',
      'Awareness, rehabilitation or safety course. It may shorten the ban, often by a quarter, if you finish it by the day that the court set. Take part honestly: certificates mention it.',
      ['Book a place', 'Go to each hour', 'File the certificate'],
      8,
      { waitDays: 14, when: { unsaid: [...proven, ...medical], weeksFrom: 4 } },
    ),
    step(
      'Work on the cause',
      'For the {reason}: what came before, how much, why that day, what has changed, who notices it, what you do on a bad evening. Practise telling it in five minutes, facts and no excuses. Counselling leaves dated proof.',
      ['Write one page', 'See a counsellor or doctor', 'Tell two people'],
      6,
      { when: { unsaid: [...medical, ...points], weeksFrom: 4 } },
    ),
    step(
      'Make sure the next points cannot cost it again',
      'List each offence with place, hour and reason. Set a speed warner, put the phone in the boot, leave ten minutes earlier. Ask when the old points end: until then one more may count.',
      ['List offences and reasons', 'Note the day each point ends', 'Set warner and phone rule'],
      0.7,
      { when: { said: points } },
    ),
    step(
      'Check that every proof counts on the day you need it',
      'Lay out certificate, tests, course, fee. Each has a validity and a form: lab, dates without a gap, original. What is missing or too old is ordered today.',
      ['Lay out every paper with its date', 'Ask the office which ones count', 'Order what is missing'],
      0.7,
      { when: { said: proven } },
    ),
    step(
      'Prepare the assessment',
      'Medical or psychological examination, theory or driving test: practise with a real adviser; learned sentences fail.',
      ['Ask for what is tested', 'One hour with an adviser', 'Say your story in ten minutes'],
      6,
      { waitDays: 14, when: { unsaid: medical, weeksFrom: 4 } },
    ),
    step(
      'Send the medical form weeks before the time is over',
      'Many offices take it eight weeks earlier and then write to your doctor, which is the slow part. Ask the practice to answer within a week. In some countries you may drive while they decide if a doctor agrees.',
      ['Send the form by the first possible day', 'Ask the practice to answer', 'Ring the office after three weeks'],
      0.7,
      { waitDays: 30, when: { said: medical } },
    ),
    step(
      'Drive an hour with an instructor before you drive alone',
      'After months away distances and habits are rusty. Ask for a short honest report on sight, reaction and junctions; some offices and insurers like to see one. Note the two things to train.',
      ['Book one lesson', 'Ask for an honest report', 'Practise its two points'],
      1.5,
      { when: { said: medical } },
    ),
    step(
      'Apply early with all papers',
      'Many offices take applications two to six months before the end. Copies of all, receipt.',
      ['Fill in the form', 'Attach proofs', 'Ask for the day'],
      1,
      { waitDays: 42 },
    ),
    step(
      'Offer the boss a plan for the weeks without it',
      'Say the day it ends and three ways: swap of rounds, a mate who drives your van, a trainee who drives while you do the work. Put it on a page. Check who is insured for the van.',
      ['Write the three ways', 'Tell the boss with the date', 'Check the insurance of the other driver'],
      0.7,
      { when: { said: forWork } },
    ),
    step(
      'Insure the car and drive the first weeks gently',
      'Tell the insurer the truth, compare three. By day, no parties, no hurry. Rule for evenings out: no car at all.',
      ['Compare insurers', 'Two hours with an instructor', 'Write your rule'],
      2,
    ),
  ],
  suggestions: [
    tip('Keep every paper with its date', 'Offices believe paper.', 'Originals in one folder', 'Scans somewhere else'),
    tip(
      'Ask the office, not friends',
      'Every case has its own conditions.',
      'In writing',
      'Note the name of the clerk',
    ),
    tip(
      'Open letters on the day they come',
      'Some limits are two weeks.',
      'Note the last day',
      'Ring if you do not understand',
    ),
    tip('Save for the fees', 'Tests and courses add up.', 'A fixed sum a month', 'Ask about instalments'),
    tip(
      'Park the car far from your key',
      'A car at the door is a temptation.',
      'Leave the key with a friend',
      'Ask to pause the insurance',
    ),
    tip(
      'Keep the rules on a bicycle, too',
      'Offences there count in many countries.',
      'Lights at night',
      'No riding after drinks',
    ),
    tip(
      'Tell one friend the truth',
      'Hiding it costs more strength than the bus.',
      'Ask for two lifts a week',
      'Pay for the fuel',
    ),
    tip(
      'Plan parties beforehand',
      'The old evening leads to the old end.',
      'Bring your own drinks',
      'Leave at a fixed hour',
    ),
    tip('Buy no licence from abroad', 'Such offers are fraud and a new offence.', 'Delete them', 'Wait for your own'),
    tip('Read ten rules a day', 'You may have to sit the test again.', 'Use the official app', 'Repeat the wrong ones'),
    tip(
      'Write a line about each week',
      'It helps when you must explain what has changed.',
      'What was hard',
      'What you did instead',
    ),
    tip('Set a speed alarm', 'Points come back by habit.', 'In the car or on the phone', 'Five above the limit'),
  ],
};
