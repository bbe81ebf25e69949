import { wordsOf } from '../reading/phrases.rules.ts';

const parts =
  wordsOf(`knee knees hip hips ankle ankles foot feet heel toe toes leg legs shin calf thigh hamstring groin back spine neck
  shoulder shoulders elbow elbows arm arms wrist wrists hand hands thumb finger fingers rib ribs chest collarbone pelvis jaw achilles acl
  mcl meniscus cartilage ligament ligaments tendon cuff quad bicep biceps muscle disc disk vertebra kneecap joint joints body`);

/** The lists by which people tell what their body has. */
export const strainLists = {
  part: parts,
  side: wordsOf('left right lower upper bad other poor'),
  both: [
    'her',
    'his',
    'their',
    'my',
    'both my',
    'both',
    'one of my',
    'my own',
    'the',
    'a',
    'an',
    'two',
    'three',
    'some',
  ],
  op: wordsOf(`operation op surgery mastectomy hysterectomy appendectomy arthroscopy
    lumpectomy amputation prostatectomy tonsillectomy discectomy laminectomy`),
  size: wordsOf('mild minor mini small slight bad big major severe serious second'),
  place: wordsOf('stairs steps step ladder chair stool kerb roof bed bus escalator'),
  joint:
    wordsOf(`knee knees hip hips shoulder shoulders ankle ankles elbow wrist acl mcl meniscus cartilage ligament ligaments tendon
    cuff achilles disc disk quad bicep biceps kneecap hamstring foot feet jaw pelvis calf groin finger thumb hand`),
  doctor: wordsOf('physio physiotherapist surgeon doctor gp consultant specialist'),
  load: wordsOf(`run running jog lift lifting sport sports exercise exercises training train weights gym yet jump jumping impact cycle cycling
    swim swimming dance dancing climb climbing ski skiing football tennis squats yoga bend bending carry carrying hike hiking heavy strain
    exertion contact race races marathon ladders bike biking digging dig`),
  recently: [
    ...['last week', 'last month', 'this week', 'this month', 'days ago', 'weeks ago', 'yesterday'],
    ...wordsOf('monday tuesday wednesday thursday friday saturday sunday').map((day) => `on ${day}`),
  ],
  mended: [
    ...wordsOf(
      'replaced rebuilt repaired reconstructed trimmed removed pinned fused operated fixed cut scraped plated reattached done',
    ),
    'taken out',
    'operated on',
  ],
  organ: wordsOf(
    'appendix gallbladder womb uterus prostate spleen kidney lung thyroid hernia bunion tumour tumor cyst fibroids breast',
  ),
  hurt: wordsOf(`tore torn pulled ruptured strained sprained twisted dislocated injured hurt wrecked tweaked popped rolled damaged bruised
    cracked`),
  broke: wordsOf('broke broken fractured cracked snapped shattered fracture'),
  ache: [
    ...wordsOf('hurts hurt hurting aches ache aching swells swell swollen throbs locks locked spasms twinges'),
    'is killing',
    'are killing',
    'has been killing',
    'have been killing',
    'kills me',
    'goes numb',
    'sometimes goes numb',
    'gives way',
    'keeps giving way',
    'gave out',
    'gave way',
    'gave up',
    'has gone',
    'went again',
    'has been hurting',
    'have been hurting',
    'is hurting',
    'are hurting',
    'is sore',
    'are sore',
    'is in bits',
    'is injured',
    'is painful',
    'are painful',
    'is agony',
    'is swollen',
    'are swollen',
    'seizes up',
    'seized up',
    'still hurts',
    'started hurting',
    'plays up',
    'is playing up',
    'keeps playing up',
    'keeps hurting',
    'is in pain',
  ],
  old: [...Array.from({ length: 30 }, (_, i) => String(70 + i)), 'seventy', 'eighty', 'ninety'],
  heavy: Array.from({ length: 110 }, (_, i) => String(120 + i)),
  child: wordsOf('baby babies bub son daughter child twins girl boy little_one').map((word) => word.replace('_', ' ')),
  first: wordsOf('first second third fourth new little'),
  time: wordsOf('day days week weeks month months fortnight'),
} as const;

/** Circumstances whose step loads a body that is already strained. */
export const jointSteps = [
  'joints',
  'back',
  'shoulder',
  'feet',
  'operated',
  'new-joint',
  'over-sixty',
  'heavy-or-unfit',
];
export const ownSteps = [...jointSteps, 'heart', 'heart-signs', 'fatigue', 'parkinsons'];
/** Circumstances that matter only where the body is one's own, and now. */
export const bodySteps = [...ownSteps, 'asthma', 'diabetes'];
