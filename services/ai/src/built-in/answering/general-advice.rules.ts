import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { adviceFor, fieldAsked, surelyKnown } from '../reading/find-advice.rules.ts';
import { anyOf, oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';

// Where nothing stored is near a question, its form and its theme still tell what helps first. Each answer ends with one question back.

interface Form {
  asks: readonly RegExp[];
  says: string;
}

const partOfBody = oneOf(
  wordsOf(`knee knees ankle ankles back wrist wrists shoulder shoulders hip hips foot feet leg legs arm arms hand hands finger
  fingers toe toes neck rib ribs elbow elbows calf calves shin shins heel heels muscle muscles tendon tendons head throat tooth
  teeth chest stomach`),
);
const hurts = '(?:hurts?|hurting|pain(?:ful)?|aches?|aching|sore|injur\\w+|tight(?:ness)?|numb)';
const ofPain: readonly RegExp[] = [
  new RegExp(`\\b${partOfBody}\\b.*\\b${hurts}\\b`),
  new RegExp(
    `\\b(?:sprain|twist|pull|strain|roll|hurt|injur)(?:ed|ing)? (?:my|a|the) (?:left |right )?${partOfBody}\\b`,
  ),
  /\b(?:pain|ache|soreness|tightness|numbness) (?:in|on|behind) (?:my|the)\b/,
];

const has = '(?:have|has|got|caught|having|with) (?:a |the |this )?(?:bad |heavy |nasty |awful |terrible )?';
const ofIllness = new RegExp(
  String.raw`\b${has}(?:cold|flu|fever|stomach bug|covid|migraine)\b(?! (?:room|flat|house|water|shower|call))`,
);

/** What helps with a question of some form, whatever it is about. The first that fits counts. */
const forms: readonly Form[] = [
  {
    asks: [/\b(?:swollen|dizzy|cramps?|rash)\b/, ...ofPain],
    says: 'I cannot look at it, so carefully: ease off for a few days, do not push through pain, and note what makes it better or worse. Pain at rest or at night, swelling, numbness, fever, or no change within two weeks belongs to a doctor or physiotherapist; anything sudden and severe at once. How long have you had it?',
  },
  {
    asks: [ofIllness],
    says: 'Rest comes first: with a fever or a deep cough no training until it has been over for some days. What is due this week can move without loss. If breathing is hard, or it is no better after a week, ask a doctor. Which goal shall wait: write its name with “make it easier”?',
  },
  {
    asks: [
      anyOf([
        'what do/should/can/could/would you_think? i say/write/tell/text/answer/reply',
        'what do/would you say/think_i_should_say',
        'how do/should/can i tell/word/phrase/answer/reply',
      ]),
    ],
    says: 'Short and plain is kindest: one sentence on what happened, one on how it is for you, one on what you would like, and no claim to an answer. For example: “I was glad to hear from you. I would like to talk some time, whenever it suits you.” Shall it sound warm or rather careful?',
  },
  {
    asks: [
      /\bhow much (?:is|are|does|do|would|will|should)\b.*\b(?:cost|pay|charge|be|for)\b/,
      /\bhow much (?:is|are|does) (?:an? |the )?\w/,
      /\b(?:good|fair|usual|normal|average|going) (?:price|rate)|\bprice (?:of|for)/,
      /\bwhat (?:do|does) .* cost/,
    ],
    says: 'I have no price list, and it differs by place and by what is included. Ask three providers for the same thing in writing, ask each what is not included, and take neither the cheapest nor the dearest without a reason. Is it for now, or are you planning ahead?',
  },
  {
    asks: [
      /\b(?:how long (?:does|do|will|would|should|until)|how many (?:hours|weeks|months|years|days) (?:does|do|will|to|until))\b/,
    ],
    says: 'That depends mostly on the hours you can give it in a week. Do one typical piece, note how long it took, multiply by how many there are, and add a third for ordinary life. How many hours a week do you have for it?',
  },
  {
    asks: [/\b(?:is (?:it|that|this) (?:normal|ok(?:ay)?|usual|common)|am i (?:normal|the only one)|does everyone)\b/],
    says: 'Most likely yes: such things come and go for longer than one expects, and they say little about you. If it gets worse over weeks, frightens you, or keeps you from sleeping or eating, tell a doctor or somebody you trust. What about it worries you most?',
  },
  {
    asks: [
      anyOf([
        'should/shall i buy/get/upgrade/order',
        'which _ should/shall/is/are/would/do',
        'worth it/buying/the_money/paying',
        'do i need a/an/special/new/expensive',
      ]),
      /\bwhat(?:'?s| is| are)? (?:the |a )?(?:best|good|decent) \w/,
    ],
    says: 'I would not begin with the special one: what fits, is comfortable and gets used every week beats what is new or fast. Set a limit first, try or borrow it, ask one person who uses it often, and do not change anything shortly before the day that counts. What should it do for you?',
  },
  {
    asks: [
      /\b(?:should|shall) (?:i|we) (?:rather |better )?\w+(?: \w+){0,6} or\b/,
      /\b(?:is it |what is |which is )?better\b.* or\b/,
      /^\w+(?: \w+){0,3} or (?:\w+ ?){1,4}\?$/,
      /\b(?:versus|vs)\b/,
    ],
    says: 'Write down for each what it costs, what it gives you, and whether you could go back. Then prefer the one that you can begin this week and could undo. A coin helps too: notice which side you hope for while it is in the air. Which one do you lean to?',
  },
];

/** What helps first with a theme. */
const themes: Readonly<Record<GoalCategory, string>> = {
  health:
    'Begin smaller than you think: ten or twenty minutes at three fixed times a week, so easy that you could talk. Change one thing at a time and look back after two weeks; sleep and ordinary food do more than anything you can buy. With an illness or pain ask a doctor first. What have you tried so far?',
  profession:
    'Find out first what the people who decide really look for: ask two of them. Then prepare one example of yours that shows it, and ask for something concrete with a day. Half an hour of preparation on paper makes most of the difference. What is the very next thing you have to do there?',
  financial:
    'First the figures on one page: what comes in, what goes out, and what it would cost a month. Then take the step that cannot hurt, such as a quote or a free talk with an independent adviser, and sign nothing under time pressure. What sum and what time is it about?',
  relationship:
    'Choose a quiet moment, begin with what you wish for rather than with what is wrong, and give one example. Then ask, and listen for longer than is comfortable. Small and soon beats perfect and late. Who is it about, and what would be a good outcome for you?',
  hobby:
    'Take the smallest version that you can finish this week and do it badly on purpose; then make one thing better. Set a limit for choosing, twenty minutes say, and park the other ideas on a list. Somebody who is a little further than you shows more than any book. Where do you stand with it now?',
  personal:
    'Say in one sentence what would be different if it worked. Then try its smallest version for a week, at the same time and place, and look on Sunday at what helped and what got in the way. What makes it hard right now?',
};

/** What can be said first to a question that nothing stored answers. `ofGoal` is the category of a goal that it names. */
export const generalAdvice = (words: string, ofGoal?: string): string =>
  forms.find(({ asks }) => asks.some((pattern) => pattern.test(words)))?.says ??
  `I do not know enough about that in particular, but this mostly helps: ${lowerFirst(themes[fieldAsked(words, ofGoal)])}`;

const meetsPain = /\b(?:pain|swollen|doctor|physio\w*|sore|X-ray\w*|bandage)\b/;
const withPain = (part: string) =>
  /\bmy\b|\bi\b|\bi['’]/.test(part) && [...ofPain, ofIllness].some((pattern) => pattern.test(part));

/** What helps with a pain of one's own that a message names, whatever else it asks. */
export function painAdvice(words: string): string | undefined {
  const part = words
    .split(/(?<=[.!?;])\s+|,\s+|\s+(?:and|but) (?=i\b|my\b)|\b(?:if|when|because|since)\s+/)
    .find(withPain);
  if (!part) return undefined;
  const known = adviceFor(part, surelyKnown)?.answer;
  return known && meetsPain.test(known) ? known : generalAdvice(part);
}

export const isAboutPain = (answer: string): boolean => meetsPain.test(answer);
