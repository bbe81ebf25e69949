import { type Kind, step, tip } from '../kind.ts';

/** They lose their temper. */
const outbursts = [
  'shout/shouting/yell/yelling/scream/screaming/snap/snapping/temper/patience/patient/impatient/lose_it/losing_it/angry/anger/explode/outburst/outbursts/calmer/calm',
  'roar/roaring/nag/nagging/whining/monster/battlefield/through_the_wall',
];

const handRaised = [
  'raising my hand',
  'i _? hit/smacked/slapped/beat/spanked/smack/spank/slap/beat/hit',
  'stop hitting/smacking/beating/slapping/spanking',
  'slipper/cane/belt',
];

const counted = ['counted for/a/five/seven', 'outbursts', 'tally'];

const courseDone = ['parenting/did_the/the course', 'triple p', 'breathing works'];

export const patientParent: Kind = {
  id: 'patient-parent',
  category: 'relationship',
  name: 'Be a calmer, more patient parent',
  slots: {
    moment: {
      words: [
        'mornings|morning|shoes|getting dressed|school run',
        'bedtimes|bedtime|sleep|bed',
        'mealtimes|meals|eating|dinner',
        'tantrums|tantrum|meltdowns|meltdown',
        'homework times|homework|school work',
        'sibling quarrels|hits his sister|hits her brother|siblings|fighting',
        'screen-time battles|screen time|tablet|ipad|games|tv',
        'tidying-up battles|tidy|toys|mess',
        'toilet battles|potty|toilet',
        'outings|supermarket|car rides',
      ],
      otherwise: 'hard moments',
    },
    child: {
      words: [
        'son|boy',
        'daughter|girl',
        'toddler',
        'baby',
        'twins',
        'stepson',
        'stepdaughter',
        'children|kids|kid',
        'child',
      ],
      otherwise: 'child',
    },
  },
  ask: {
    question: 'When do you lose your patience most often?',
    chips: ['Mornings and leaving the house', 'Evenings and bedtime', 'Whenever they fight or refuse'],
  },
  hoursAWeek: 2.5,
  weekly: 'Give each child four times ten minutes in which they decide what you play',
  overview:
    'You will find out what makes you lose your temper during the {moment}, change what leads up to it, and practise a short way of calming down before you speak. Daily minutes of attention make much of the trouble smaller.',
  approach:
    'Work on one situation at a time for two weeks. Children cooperate better after attention, with few rules, and when they know what happens next. You will shout again at some point; what counts is to come back, say sorry and try once more.',
  done: 'Over three weeks your count shows at most half as many outbursts as at the start, and one hard situation of the day has become mostly calm.',
  cautions: [
    'Never shake or hit a child. If you are close to it, put the child in a safe place, leave the room, breathe and call somebody: a friend, a parents’ helpline, or the emergency number.',
    'If you are worn out, sad or furious for weeks, or your child’s behaviour worries you, speak to your doctor or the children’s doctor. Asking early is good parenting.',
  ],
  steps: [
    step(
      'Keep your hands away and leave for ninety seconds',
      'As soon as the hand wants to rise: hands behind the back or in the pockets, one sentence, I need a minute, then out of the door while the child is safe. Cold water over the wrists. Tell one adult what happens and ring a parents’ line if it comes again; they hear it daily and help without blame.',
      ['Choose the place you go to', 'Tell one adult today', 'Save the number of a parents’ line'],
      0.5,
      { when: { said: handRaised } },
    ),
    step(
      'Take the hour with most outbursts and change what comes before',
      'You have the count, so use it: two thirds usually lie in the same two hours. Move food forward by half an hour, take one demand out, and let one thing go for two weeks. Count on only for these hours.',
      ['Mark the two hours', 'Change food and one demand today', 'Count these hours for a week'],
      1,
      { when: { said: counted } },
    ),
    step(
      'Count your outbursts for five days',
      'Write one line each time: when it was, what came before, how tired or hungry you both were, what you did. Do not judge yourself. Usually two situations make up most of them.',
      [
        'Put a card and pen in the kitchen',
        'Tonight write down the last three outbursts',
        'Circle what happens during the {moment}',
      ],
      1,
      { when: { unsaid: counted, said: outbursts } },
    ),
    step(
      'Write down three moments with your {child} you want to be better',
      'For five days note one good and one hard moment each evening: what came before, how tired or hungry you both were, what you did. Do not judge yourself. One situation comes back most; it is where this plan begins. Ask your {child}, if old enough, what they like doing with you.',
      ['Write tonight’s two moments', 'Mark the situation that comes back', 'Ask what they like doing with you'],
      1,
      { when: { unsaid: outbursts } },
    ),
    step(
      'Play ten minutes a day and let your {child} lead',
      'Put the phone away, do not teach or ask questions, only follow and describe what you see. Announce beginning and end. It seems small, and it reduces fights more than punishment does.',
      ['Choose the time and give it a name', 'Put the phone in another room', 'Do it on five days of the week'],
      3,
    ),
    step(
      'Learn a way to calm down in thirty seconds',
      'Notice your first sign in jaw, heat or voice, turn away half a step, breathe out slowly three times and say: this is hard, but no emergency. Only then speak, in a low voice and few words.',
      [
        'Write your first signs and your sentence on a card',
        'Practise it five times when you are calm',
        'Tell your {child} what you are doing',
      ],
      2,
      { when: { unsaid: [...courseDone, ...handRaised] } },
    ),
    step(
      'Carry what works over to the {moment}',
      'Breathing works where you are rested. So bring its conditions along: an earlier start, a snack, the same two sentences, and the other adult or an audio story taking over for ten minutes. Practise the {moment} once in the afternoon as a game.',
      [
        'Write what is different where it works',
        'Move two of these conditions',
        'Try it for seven days with your {child}',
      ],
      2,
      { when: { said: courseDone } },
    ),
    step(
      'Rearrange your hardest hour of the day',
      'Change what comes before the {moment}: clothes and bags the evening before, fifteen minutes more, food earlier, a picture list, a five-minute warning. Half of all fights have to do with time, hunger and tiredness.',
      ['Write down the hour step by step', 'Change two things before it starts', 'Try it for two weeks'],
      3,
    ),
    step(
      'Come back after an outburst and say sorry',
      'Within the hour: I shouted, that was not right, you did not cause it; next time I will step away. No but. Ask your {child} what it was like. This teaches more than never making a mistake.',
      ['Write your three sentences', 'Do it after the next outburst', 'Tell the other parent how it went'],
      1.5,
    ),
    step(
      'Agree on three rules and what follows',
      'Make them few, positive and the same for all adults, for example: we touch gently. What follows is small, immediate, announced and connected: a toy that is thrown is put away for today. Then keep to it without a lecture.',
      ['Choose three rules with the other adults', 'Talk them through with your {child}', 'Hang them up with pictures'],
      2,
    ),
    step(
      'Speak in a way that is heard',
      'Go there, kneel down, say the name first, and ask for one thing: what to do, not what to stop. Offer two choices that both suit you. When feelings are high, name them, keep the limit and wait; reasons come later.',
      [
        'Turn five of your usual sentences round',
        'Praise precisely three times a day',
        'Use both during the {moment} of this week',
      ],
      4,
      { resources: 'Parents’ information: https://www.healthychildren.org · https://www.unicef.org/parenting' },
    ),
    step(
      'Get two hours a week for yourself and count again',
      'Nobody is patient without rest. Arrange a swap, a sitter or a shared evening plan, then count again for five days. It is done when the number has halved; then take on the next situation.',
      [
        'Fix two hours with another adult',
        'Count your outbursts again for five days',
        'Choose what stays and what is next',
      ],
      3,
    ),
  ],
  suggestions: [
    tip('Whisper instead of shouting', 'Children come closer to hear.', 'Kneel down first', 'Say one sentence only'),
    tip(
      'Say yes with a when',
      'A later yes causes fewer fights than a no.',
      'Say: yes, after brushing teeth',
      'Keep the promise',
    ),
    tip(
      'Put on music for routines',
      'A song is better than a reminder.',
      'One for shoes, one for tidying',
      'Always the same',
    ),
    tip(
      'Laugh once a day together',
      'Being silly together relaxes both of you.',
      'Put a shoe on your hand',
      'Race in slow motion',
    ),
    tip(
      'Have a snack ready after school',
      'Hungry children behave worse, and so do hungry parents.',
      'Put a snack in the bag',
      'Eat something yourself',
    ),
    tip('Agree on a sign between adults', 'One takes over when the other boils.', 'A word or a hand', 'No comments'),
    tip(
      'Lower the bar in the evening',
      'A clean kitchen matters less than calm.',
      'Two dinners from the freezer',
      'Bath every other day',
    ),
    tip(
      'Find out what is normal at that age',
      'Much defiance belongs to development.',
      'Read one good page about it',
      'Ask the children’s doctor',
    ),
    tip(
      'Describe instead of judging',
      'A description does not make a child defend itself.',
      'Say: I see three cups on the floor',
      'Then wait',
    ),
    tip(
      'Let them help in earnest',
      'Children cooperate more when they are useful.',
      'Cutting, sweeping or carrying',
      'Accept that it is slow',
    ),
    tip(
      'Put your phone away at two times',
      'Children disturb more when they get half your attention.',
      'At arrival and at bedtime',
      'Leave it in the hall',
    ),
    tip(
      'Take a parenting course',
      'Practice in a group beats reading.',
      'Town, church, health insurer',
      'Go as a couple if you can',
    ),
    tip(
      'Ask what your own parents did',
      'Old sentences come out under stress.',
      'What do you want to keep?',
      'What ends with you?',
    ),
  ],
};
