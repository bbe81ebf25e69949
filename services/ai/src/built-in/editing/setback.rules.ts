/** What went wrong, with how long it usually takes, what helps first, and what Sage says. */
export interface Setback {
  /** Days that the open steps move, unless the person named a time. */
  days: number;
  says: string;
  /** A step to begin with. */
  step?: { title: string; description: string };
  /** Days until that step. Three unless the step says otherwise. */
  stepIn?: number;
  /** It stops one step when it names one, rather than the whole plan: 'the bank said no'. */
  ofStep?: true;
  /** What is hurt, so that only steps which need it wait. A body that is ill does nothing in that time. */
  ofBody?: 'hurt' | 'ill' | 'voice';
}

type Known = Setback & { words: RegExp };

const relatives =
  'mum|mom|mother|dad|father|parents?|wife|husband|partner|son|daughter|child|kids?|baby|sister|brother|gran|grandma|grandad|nan|nana|abuela|aunt|uncle|friend|dog|cat';

const bodyWords =
  'knee|ankle|back|wrist|shoulder|hip|foot|leg|arm|hand|finger|neck|ribs?|elbow|hamstring|calf|achilles|shin|muscle|tendon';

const things = 'car|laptop|phone|battery|computer|boiler|engine|machine|fridge|line';
/** 'My laptop has died' is no death. */
const death = `(?<!\\b(?:${things}) (?:has |just )?)\\b(?:died|dead|death|funeral|passed away|dying|terminal|miscarriage|stillb)`;
/** 'My gran passed last night', but not 'I passed'. */
const passed = '\\b(?:mum|mom|dad|mother|father|nan|gran\\w*) (?:has |just )?passed (?:on|last|this|yesterday)\\b';

const known: readonly Known[] = [
  {
    words: new RegExp(`${death}|${passed}`, 'i'),
    days: 21,
    says: 'I am so sorry. There is no hurry with any of this.',
    step: {
      title: 'Look at the plan again when there is room for it',
      description: 'Until then nothing here has to be done.',
    },
    ofStep: true,
  },
  {
    words: new RegExp(
      `\\b(?:${relatives})\\b.*\\b(?:ill|sick|hospital|cancer|stroke|diagnos|operation|surgery|accident|poorly|unwell)`,
      'i',
    ),
    days: 21,
    says: 'I am sorry, that is a worry to carry. The person comes first, and the plan can wait.',
    ofStep: true,
  },
  {
    words: /\b(?:hospital|cancer|stroke|diagnos)/i,
    days: 21,
    says: 'I am so sorry. There is no hurry with any of this.',
    step: {
      title: 'Ask your doctor what you may do meanwhile',
      description: 'Take this plan along and ask what is allowed now, what is not, and from when.',
    },
    ofBody: 'ill',
  },
  {
    words: /\bpregnan/i,
    days: 14,
    says: 'That changes a good deal, and the plan can follow.',
    step: {
      title: 'Ask your midwife or doctor what of this still fits',
      description: 'Show them the steps of the next months. Leave out or change what they advise against.',
    },
  },
  {
    words: /\bpanic attack/i,
    days: 7,
    says: 'I am sorry, that is frightening while it lasts. It passes, and one attack undoes nothing.',
    step: {
      title: 'Repeat the last thing that went well',
      description: 'Stay at that level until it is calm again. If attacks come back, talk to your doctor about them.',
    },
  },
  {
    words: /\b(?:broke(?:n)? (?:my|her|his|a)|fractur|surger|operation|ligament|ruptur|concussion)/i,
    days: 42,
    says: 'I am sorry, that is a real stop. Bones and operations set their own pace.',
    step: {
      title: 'Ask your doctor what you may do while it heals',
      description: 'Ask what is allowed now, what is not, and from when. Do only that until then.',
    },
    ofBody: 'hurt',
  },
  {
    words: new RegExp(
      `\\b(?:hurt|injur|sprain|twist|pulled|strain|tore|torn|(?:${bodyWords})\\b.*\\b(?:hurts?|pain|sore|aches?|gone|gave))`,
      'i',
    ),
    days: 14,
    says: 'I am sorry to hear that. Healing comes first, and the plan can wait for it.',
    step: {
      title: 'Let it heal, and ask what you may do meanwhile',
      description: 'Rest it for some days. If it still hurts, see a doctor or physiotherapist and ask what is safe.',
    },
    ofBody: 'hurt',
  },
  {
    words:
      /\blost my voice\b|\bmy voice (?:is|has) (?:gone|lost|hoarse|gone hoarse)\b|\bi(?:['’]m| am) hoarse\b|\blaryngitis\b|\b(?:can['’]?t|cannot|not allowed to) (?:sing|speak)\b/i,
    days: 10,
    says: 'I am sorry to hear that. A voice comes back with rest, and the plan can wait for it.',
    step: {
      title: 'Rest your voice, and try it again softly',
      description: 'Speak little, do not whisper, drink a lot. If it is not back after three weeks, see a doctor.',
    },
    ofBody: 'voice',
  },
  {
    words: /\b(?:flu|covid|fever|cold|ill|sick|virus|infection|migraine|poorly|unwell|pneumonia|bug)\b/i,
    days: 7,
    says: 'Get well first. A week in bed takes nothing away from what you have done.',
    step: {
      title: 'Start again with the smallest part',
      description: 'When you are well, do half an hour of the next step, no more.',
    },
    ofBody: 'ill',
  },
  {
    words:
      /\b(?:cigarettes?|fags?|smok(?:ed|ing)|relaps|drank|drunk|drinking|drinks?|beers?|wine|wagon|gave in|slipped up|binge|gambl)/i,
    days: 3,
    says: 'One slip does not undo what you have managed. Most people who succeed have had one.',
    step: {
      title: 'Note what set it off, and begin again today',
      description:
        'Write down where you were, with whom and how you felt. Decide on one thing you will do in that moment next time.',
    },
  },
  {
    words:
      /\b(?:kilos?|kgs?|pounds?|lbs?|stone|weight)\b.*\b(?:back|again|gained|up)\b|\b(?:gained|put)\b.*\b(?:kilos?|kgs?|pounds?|lbs?|stone|weight)\b/i,
    days: 7,
    says: 'That happens in almost every plan like this, and it is smaller than it feels.',
    step: {
      title: 'Have one ordinary week',
      description: 'No catching up. Eat and move as you did in your best ordinary week.',
    },
  },
  {
    words: /\b(?:fail|did(?: not|n'?t) pass|flunk)/i,
    days: 21,
    says: 'I am sorry. A failed try shows exactly what to practise, and many pass the next time.',
    step: {
      title: 'Go through what went wrong and practise that',
      description: 'Write down the two points that cost you most. Practise these first, then set the next try.',
    },
    ofStep: true,
  },
  {
    words: /\b(?:said no|turned (?:me |us |it )?down|reject|refus|denied|declin|did(?: not|n'?t) get)/i,
    days: 14,
    says: 'I am sorry, a no is hard to hear. It closes one way, not the goal.',
    step: {
      title: 'Ask why, and find two other ways',
      description: 'Ask politely for the reason. Then list two other people or places to try, and choose the first.',
    },
    ofStep: true,
  },
  {
    words:
      /\b(?:hours|pay|salary|wages)\b.*\bcut\b|\b(?:bill|redundan|laid off|sacked|fired|lost my job|ran out of money|boiler|expense|stolen|burgl)/i,
    days: 30,
    says: 'I am sorry, that changes the sums. A slower plan that holds is better than one that breaks.',
    step: {
      title: 'Go through the figures again with what you have now',
      description: 'Write down what comes in and what must go out. What is left is the new pace.',
    },
  },
  {
    words:
      /\b(?:shouted|yelled|hung up|argu|row|fight|fought|ignored|not (?:answer|repl)|ghosted|let me down|pulled out|backed out)/i,
    days: 14,
    says: 'I am sorry, that must have hurt. You did your part.',
    step: {
      title: 'Leave it for a week, then send one short kind line',
      description: 'Do not explain or argue. One sentence that leaves the door open is enough.',
    },
    stepIn: 8,
    ofStep: true,
  },
  {
    words: /\b(?:burn(?:t|ed)? ?out|exhaust|shattered|knackered|overwhelm|depress)/i,
    days: 14,
    says: 'That sounds like a lot. Rest is part of the plan now.',
    step: {
      title: 'Take a week with nothing planned',
      description: 'Sleep, eat, go outside. If it does not get better, talk to a doctor.',
    },
  },
];

const away: Known = {
  words: /\b(?:holiday|vacation|(?<!passed |right |straight )away|trip|travel\w*|abroad|honeymoon)\b/i,
  days: 14,
  says: 'Enjoy the time away. The plan can wait for you.',
};

const other: Setback = {
  days: 7,
  says: 'That happens in every plan, and nothing is lost by it.',
  step: {
    title: 'Take up the smallest part again',
    description: 'Choose the half hour that is easiest to begin, and do only that.',
  },
};

/** What a setback asks of the plan. */
export const setbackIn = (text: string): Setback => [...known, away].find(({ words }) => words.test(text)) ?? other;
