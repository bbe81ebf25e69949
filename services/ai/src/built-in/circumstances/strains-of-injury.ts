import { step } from '../kinds/kind.ts';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import type { Strain } from './strain.ts';
import { ownSteps } from './strain-words.ts';

const therapist = 'your doctor or physiotherapist';
const afterOperation: Pick<Strain, 'sort' | 'who' | 'careful' | 'insteadOf'> = {
  sort: 'rest',
  who: 'your surgeon or physiotherapist',
  careful: 'Only what your surgeon or physiotherapist has allowed by then; stop at pain, and rest when it swells.',
  insteadOf: ownSteps,
};
const injured: typeof afterOperation = {
  sort: 'rest',
  who: therapist,
  careful: 'Only what your doctor or physiotherapist has allowed by then; stop at pain.',
  insteadOf: ownSteps,
};

/** Things that have legs, arms, necks and hands. */
const ofThings = oneOf(
  wordsOf(`table chair armchair stool sofa couch desk bed bench cabinet dresser doll teddy puppet statue guitar violin piano clock watch lamp
    mirror glasses spectacles pram trolley easel tripod`),
);

/** 'A table with a broken leg', 'the torn arm of my chair' */
const broken = [
  `\\b${ofThings}s? (?:with|has|had|whose) (?:an? |the |two |its )?(?:\\p{L}+ )?(?:broken|torn|cracked|damaged|worn|snapped)`,
  `\\b(?:broken?|torn|cracked|worn) \\w+ of (?:the|an?|my) ${ofThings}`,
].join('|');

/** Strains of one part of the body: operations, fractures, injuries, pain. */
export const ofInjury: readonly Strain[] = [
  {
    id: 'operation',
    says: [
      'after/since/following/from/post {both}? _? _? {op}',
      '{op} was _ days/weeks/months ago',
      'had {both}? _? _? {op}',
      '{both} _? _? {op} in/on/last/this/was/is_healing/went/left',
      '{part}/{organ}/{op} surgery/operation/op',
      '{joint}/{organ} repair/reconstruction/replacement/replacements',
      'kidney/liver/lung/marrow/cell/cornea transplant',
      'after/since/had my/a transplant',
      'spine/spinal/back/neck/lumbar/ankle fusion',
      'had/got/have/getting {both} {side}? {part}/{organ} {mended}',
      '{part}/{organ} was/were/got {mended}',
      'new hip/knee/kidney/liver',
      'recovering from {both}? _? {op}/operation/surgery',
      'post-op/post_op',
      'under the knife',
      'stitches/staples come/came/are/were/are_coming out/removed/taken_out',
      'my/still_have/have_got stitches/staples',
      'were/was/been operated on',
    ],
    not: new RegExp(`\\bnew (?:hip[- ]?hop|(?:hip|knee) (?:pads?|braces?|supports?|boots?|socks?))|${broken}`, 'iu'),
    ...afterOperation,
    days: 28,
    knownTo: [
      'recover-from-surgery',
      'regain-walking-and-strength',
      'prepare-for-my-operation',
      'active-with-a-new-joint',
      'do-my-physio-exercises',
    ],
    recovery: 'recover-from-surgery',
    ask: step(
      'Ask surgeon and physiotherapist what is allowed from when',
      'Ask for the dates from which you may walk far, drive, lift, work and train, and which movements are off until then. Enter them in the calendar and begin nothing that loads you before its date. With fever, a red or wet wound, a swollen calf or pain in the chest, call the same day.',
      ['Call the ward or practice with four questions', 'Enter the dates', 'Ask for physiotherapy'],
      1,
      { waitDays: 3 },
    ),
  },
  {
    id: 'fracture',
    says: [
      '{broke} {both}? {side}? {part}',
      '{part} is/are/was/were/got {broke}',
      'stress fracture/fractures',
      'my cast/plaster/boot/sling/splint is? off/comes_off/came_off/on/until',
      'the/a cast/boot/sling/splint comes_off/came_off/is_off/until',
      'in plaster/a_cast/a_sling/a_splint/a_brace/an_air_boot',
      'broken bone/bones',
      'concussion/concussed',
      'head injury',
      'whiplash',
    ],
    not: new RegExp(broken, 'iu'),
    ...injured,
    days: 42,
    knownTo: ['recover-from-injury', 'regain-walking-and-strength', 'do-my-physio-exercises'],
    recovery: 'recover-from-injury',
    ask: step(
      'Ask your doctor or physiotherapist when it may be loaded again',
      'Bones and heads heal in weeks that nobody can shorten. Ask what is forbidden and until when, which parts of you may move now, and who decides on the next stage. After a blow to the head, headache, dizziness or light that hurts mean rest and a call.',
      ['Call with three questions', 'Write down what is forbidden and until when', 'Ask for physiotherapy'],
      1,
      { waitDays: 3 },
    ),
  },
  {
    id: 'injury',
    says: [
      '{hurt} {both}? {side}? {side}? {part}',
      '{part} injured/dislocated/sprained/torn/ruptured/hurt/twisted',
      '{part} is/was/are/were/got {hurt}',
      '{part} injury/tear/sprain/strain/trouble/problem/problems',
      'slipped/herniated/bulging/prolapsed disc/disk/discs',
      'sciatica/tendonitis/tendinitis/tendinopathy/bursitis/whiplash/hernia/rsi/costochondritis',
      'plantar fasciitis',
      'shin splints',
      'tennis/golfers elbow',
      "golfer's elbow",
      'frozen shoulder',
      'rotator cuff',
      'carpal tunnel',
      'trapped nerve',
      '{doctor} says/said/told_me/wants/insists no/not/not_to/i_must_not/i_cannot _? {load}',
      '{doctor} says/said/told_me/wants/insists to_rest/i_must_rest/rest/wait/to_wait',
      'not allowed to run/lift/train/jump/swim/cycle/dance/bend/exercise/carry',
      'recovering from an/my _? injury',
      'injured/hurt myself',
      "i'm/im/am/got/been/while/still injured",
      'my injury',
    ],
    not: new RegExp(`\\b(?:pulled|rolled|popped) back\\b|${broken}`, 'iu'),
    ...injured,
    days: 21,
    knownTo: [
      'recover-from-injury',
      'back-pain',
      'neck-and-shoulder-pain',
      'knee-or-joint-pain',
      'heel-or-foot-pain',
      'calm-rsi-and-mouse-arm',
      'do-my-physio-exercises',
      'regain-walking-and-strength',
    ],
    recovery: 'recover-from-injury',
    ask: step(
      'Have the injury looked at and ask what is allowed',
      'Ask your doctor or physiotherapist what may move and what may carry weight now, what is off and until when, and by which sign you go on. Until then keep what hurts out of it. Numbness, a weak leg or arm, or trouble with bladder or bowel go to a doctor the same day.',
      ['Book the appointment', 'Write down what hurts and what does not', 'Ask what is off and until when'],
      1,
      { waitDays: 3 },
    ),
  },
  {
    id: 'pain',
    says: [
      'my {side}? {part} _? {ache}',
      '{part} pain/pains/ache/aches',
      'pain/pains/ache in/of/down my {side}? {part}/{part}',
      'hurting/aching/painful/swollen {part}',
      'pain/numbness/tingling in/down/when/every/after/since/for',
      'in constant/chronic/a_lot_of/so_much pain',
      "can't/cant/cannot/can_hardly/can_barely bend/stand_up_straight/put_my_socks/lift_my_arm/walk_far/walk_properly/grip_a",
    ],
    not: /\b(?:it|bus|train|commute|traffic|parking|paperwork)(?:['’]s| is| was)? (?:such )?a (?:real |total |huge )?pain\b(?! (?:in|down) my (?!neck|backside))|\bbend notes\b/i,
    ...injured,
    days: 14,
    knownTo: [
      'back-pain',
      'neck-and-shoulder-pain',
      'knee-or-joint-pain',
      'heel-or-foot-pain',
      'calm-rsi-and-mouse-arm',
      'recover-from-injury',
      'recover-from-surgery',
      'do-my-physio-exercises',
      'chronic-pain-or-fatigue',
      'regain-walking-and-strength',
      'active-with-a-new-joint',
      'posture',
      'loosen-my-jaw',
    ],
    recovery: 'recover-from-injury',
    ask: step(
      'Have the pain looked at before you load it',
      'Nobody can say what is good for it while the cause is not known. Tell a doctor or physiotherapist since when, where and at which movement it hurts, and ask what you may do meanwhile. Until then keep to what does not hurt. Numbness, weakness, fever or pain at night go to a doctor the same day.',
      ['Book the appointment', 'Note when it hurts, 0 to 10', 'Leave out what makes it worse'],
      1,
      { waitDays: 5 },
    ),
  },
];
