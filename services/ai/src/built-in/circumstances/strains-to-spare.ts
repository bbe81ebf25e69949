import { type KindStep, step } from '../kinds/kind.ts';
import { ofBody } from './of-body.ts';
import type { Strain } from './strain.ts';
import { jointSteps, ownSteps } from './strain-words.ts';

const stepOf = (id: string): KindStep => {
  const own = ofBody.find((one) => one.id === id);
  if (!own) throw new Error(`no circumstance ${id}`);
  return own.step;
};

/** '75 kg', '80 %', '72 bpm' are no years. */
const notYears =
  /\b[789]\d(?:\s*%|[\s-]*(?:kg|kilos?|percent|per cent|bpm|lbs?|pounds|km|k|miles?|cm|minutes?|days?|weeks?|pages?|euros?)\b)/i;
/** 'A house 80 years old' */
const ofThings =
  /\b(?!(?:and|but|now|only|just|nearly|almost|over|about|am|im|aged?|turning)\b)\p{L}{2,}\s[789]\d years? (?:old|young)\b/iu;

const therapist = 'your doctor or physiotherapist';

/** Lasting strains with which somebody trains, without tests and hurry. */
export const toSpare: readonly Strain[] = [
  {
    id: 'limits-of-heart',
    says: [
      'high blood pressure',
      'hypertension',
      'doctor/cardiologist/consultant/gp/nurse _? _? _? _? _? heart rate',
      'doctor/cardiologist/consultant/gp/nurse _? _? _? _? _? pulse',
      'heart rate/pulse limit/limits',
      'resting heart rate/pulse over/above',
      'murmur',
    ],
    sort: 'spare',
    who: 'your doctor',
    days: 7,
    lasts: true,
    knownTo: ['blood-pressure', 'cardiac-rehab', 'recover-after-stroke', 'cholesterol'],
    insteadOf: ['heart', 'over-sixty', 'heavy-or-unfit'],
    careful:
      'Under the pulse that your doctor named, at a pace at which you can speak in sentences; no pressing with held breath. Chest pain, short breath or dizziness: stop and call for help.',
    ask: stepOf('heart'),
  },
  {
    id: 'asthma',
    says: ['asthma/asthmatic', 'my inhaler/inhalers'],
    sort: 'spare',
    who: 'your asthma nurse',
    days: 7,
    lasts: true,
    knownTo: ['allergies-and-asthma', 'breathe-better-with-copd'],
    insteadOf: ['asthma'],
    careful: 'At a pace at which you can talk, with the inhaler at hand; a tight chest or a cough means stop.',
    ask: stepOf('asthma'),
  },
  {
    id: 'diabetes',
    says: ['type 1/one/2/two? diabetes', 'type 1/one/2/two diabetic', 'diabetic/diabetes', 'insulin'],
    sort: 'spare',
    who: 'your diabetes team',
    days: 7,
    lasts: true,
    knownTo: ['type-1-diabetes', 'type-2-diabetes', 'reverse-prediabetes'],
    insteadOf: ['diabetes', 'over-sixty', 'heavy-or-unfit'],
    careful: 'Measured before and after, with glucose at hand and somebody who knows what a low looks like.',
    ask: stepOf('diabetes'),
  },
  {
    id: 'worn-joints',
    says: [
      'bad/dodgy/arthritic/worn/creaky/gammy/clicky {part}',
      'weak knee/knees/ankle/ankles/hip/hips/back',
      '{part} is/are/have _? bad/shot/knackered/worn/dodgy/arthritic/gone',
      'knee/knees/ankle/ankles/hip/hips/back is/are _? weak',
      'arthritis/arthritic/osteoarthritis/scoliosis/spondylitis/spondylosis',
    ],
    sort: 'spare',
    who: therapist,
    days: 7,
    lasts: true,
    knownTo: [
      'knee-or-joint-pain',
      'back-pain',
      'recover-from-injury',
      'recover-from-surgery',
      'heel-or-foot-pain',
      'neck-and-shoulder-pain',
      'active-with-a-new-joint',
    ],
    insteadOf: jointSteps,
    careful:
      'Smaller and slower than a healthy joint would take it, without deep bends or heavy loads. Pain that is still there the next morning means less.',
    ask: step(
      'Have a physiotherapist look at how you move',
      'Show what you want to do, and ask which movements spare the joint, which make it stronger, and what to leave out. Ask for two or three exercises and do only those until then. A hot, red or swollen joint goes to a doctor.',
      ['Book one visit', 'Note which movements it dislikes', 'Ask for two exercises'],
      1,
      { waitDays: 5 },
    ),
  },
  {
    id: 'old-or-heavy',
    says: [
      "i'm/im/i_am/am/aged/age {old}",
      "at {old} i/i'm/i_am/my",
      "i'm/im/i_am/as a/an {old}",
      '{old} years old/young',
      '{old} year/yr old man/woman/lady/grandmother/grandfather/gran/grandma/grandad/pensioner/widow/beginner',
      "i'm/im/am in my seventies/eighties/nineties",
      'weigh/weighing _? {heavy} kg/kilos',
      'my weight is {heavy} kg/kilos',
      "i'm/im/i_am/am _? {heavy} kg/kilos",
      'bmi of? 3_/4_/35/36/37/38/39/40/41/42/43/44/45/46/47/48/49/50',
      'morbidly? obese',
      'very overweight',
    ],
    not: new RegExp(`${notYears.source}|${ofThings.source}`, 'iu'),
    sort: 'spare',
    who: 'your doctor',
    days: 7,
    lasts: true,
    knownTo: [
      'stay-strong-after-sixty',
      'stay-steady-and-prevent-falls',
      'regain-walking-and-strength',
      'lose-weight',
      'weight-loss-injections',
      'start-exercising',
      'strengthen-my-bones',
    ],
    insteadOf: ['over-sixty', 'heavy-or-unfit'],
    careful:
      'At a pace at which you can talk, with a rest day after it; dizziness, chest pain or a joint that hurts the next morning means stop and ask.',
    ask: step(
      'Have your doctor say what is good for you before you begin',
      'Have blood pressure, heart, joints and medicines looked at once, and ask what to begin with and what to leave out. Until then walk at a pace at which you can talk, on firm ground, and stop before you are tired.',
      ['Book the check', 'Take a list of your medicines along', 'Walk ten easy minutes'],
      1,
      { waitDays: 5 },
    ),
  },
];

/** Of somebody who comes along: the plan goes by the one who can do less. */
export const ofCompanion: Strain = {
  id: 'companion',
  says: [],
  sort: 'spare',
  who: "your companion's doctor",
  days: 7,
  insteadOf: ['over-sixty', ...ownSteps],
  careful: 'At the pace of the one who can do less, and only what their doctor or physiotherapist has allowed them.',
  ask: step(
    'Ask what is allowed for the one who comes along',
    'Let them ask their doctor or physiotherapist what they may walk, lift and do now, what is off and until when, and by which sign the day ends. Plan by their answer, with a way to stop early.',
    ['Ask them to book the appointment', 'Write down what is allowed and what is off', 'Plan a way to stop early'],
    1,
    { waitDays: 5 },
  ),
};
