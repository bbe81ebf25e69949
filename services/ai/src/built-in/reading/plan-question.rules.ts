import { clausesOf, plainClause } from './edit-words.rules.ts';

// Questions that name a change of the plan without asking for it: 'why does step 1 come first?', 'what happens if I skip it?'.

const opening =
  '(?:(?:so|and|but|ok|okay|hi|hey|hello|sage|please|sorry|well|now|also|thanks|oh|hm+) )*(?:(?:can|could|would|will) you )?(?:please )?(?:just )?';
const toTell =
  '(?:(?:(?:i (?:would like to|want to|wonder|am wondering|do not|can not) ?)?(?:explain|tell|remind|say|know|understand|see|get|help me understand)?(?: to)?(?: me| us)?(?: again)? )?)';
/** 'Why not' and 'why don't we' propose. */
const why = new RegExp(
  `^ ${opening}${toTell}(?:why|how come|what is the (?:point|reason|sense|use)) (?!not |(?:do|can|could|would|should) not (?:we|you) )`,
);
/** Words for a place in the plan. */
const place =
  / (?:first|second|third|fourth|fifth|sixth|seventh|last|before|after|order|begin|start|starts|begins|come|comes|stand|stands|place|early|late) /;

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** Words for a day in the plan, and for how far off it is. */
const timely =
  'only|already|until|till|so late|so early|so soon|so long|so far|later|earlier|sooner|that (?:day|date|late|early)|due|dated|scheduled|not before';
const spans = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:days|weeks|months)';
const ofDate = new RegExp(
  ` (?:${timely}|${spans}|(?:in|on|by|for|to) (?:\\w+ ){0,2}(?:${months}|\\d{4} \\d\\d)|\\w+day) `,
);

const someOf = '(?:an?|one|this|next|the next|the|two|three|four|a few|a couple of|some|several|\\d+)';
const more = '(?: next)?(?: (?:one|two|three|four|few|couple of|\\d+))?(?: whole)?';
/** 'the next two weeks' */
const length = `${someOf}${more} (?:day|week|month|weekend|fortnight)s?`;
const falls = '(?:am|get|got|fall|feel|become|have|catch|am having|come down with)(?: too| so| very| really)?';
const ill =
  '(?:ill|sick|poorly|unwell|injured|tired|weak|exhausted|a cold|the flu|flu|a fever|covid|a bug|an operation|surgery)';
const skips = `(?:skip|miss|leave|ignore|omit|put off|postpone|do not (?:do|finish|manage|make|start|get)|do nothing|fall behind|lose ${length}|am away|go away|${falls} ${ill})`;
const ifSkipped: readonly RegExp[] = [
  / what (?:happens|will happen|would happen|could happen|changes|will change|would change|becomes|will become|would become|do i lose|would i lose)(?: \w+){0,5} (?:if|when) (?:i|we|my) /,
  / what (?:happens|will happen|would happen|becomes|will become) (?:to|with|of) (?:it|this|that|the|my) ?(?:plan|goal|steps?|date|deadline)? /,
  new RegExp(` what if i (?:just |simply |have to |had to |must |need to )?${skips} `),
  / what if (?:i|we) (?:fail|flunk|do not (?:pass|get (?:it|in))|get (?:rejected|refused|turned down)) /,
  new RegExp(
    ` (?:does|do|will|would|is|are) (?:it|that|this|the|my)(?: \\w+){1,5} (?:if|when|to) (?:i )?(?:just |simply |have to )?${skips} `,
  ),
  new RegExp(
    ` (?:if|when) i (?:just |simply |have to )?${skips} .*(?:what (?:happens|changes|would|will|then)|(?:will|would|can|could|do|shall) i still |(?:is|will|would|does) (?:it|that|this|the|my) )`,
  ),
  / what (?:would|do|will|could|can) i (?:lose|miss|risk) (?:by|if|when) (?:skipping|missing|leaving|dropping|i) /,
  new RegExp(` (?:so|and|but) can i (?:skip|miss|leave|put off|postpone) (?:\\w+ ){1,4}for ${length} `),
  new RegExp(` how bad is it (?:if i|to|when i) ${skips} `),
  new RegExp(
    `^ ${opening}(?:can|could|may|should|must|shall) i (?:please |just )?(?:skip|miss|leave out|take off|rest for|pause for) ${length} `,
  ),
];

/** 'Why is it first? Drop it.' */
const command =
  /^ (?:remove|drop|delete|scrap|ditch|move|put|add|include|make|change|set|swap|split|rename|pause|resume|give|shift|push|tick|mark|cut|replace|postpone|redo|bring) /;
const joinedCommand =
  / and (?:then |also |please |can you |could you )*(?:move|remove|drop|delete|add|rename|swap|split|make it|push|put) /;

/** 'What if I only do the small licence instead?': another, smaller goal. 'What if I only have two evenings?' is about time. */
const ifOnly =
  / what if (?:i|we) (?:only|just|rather) (?!have |had |got |get \d|work )\w+ (?!.* (?:hours?|hrs?|minutes?|mins?|evenings?|mornings?|days?|weeks?|weekends?|months?|times?|once|twice|steps?) )/;

const asksWhy = (clause: string) => why.test(clause) && !joinedCommand.test(clause);
/** 'Would it be possible to postpone the test?' asks for it. */
const isPossible = / (?:is it|would it be|will it be) possible (?:for you )?to /;
const asksIf = (clause: string) => !isPossible.test(clause) && ifSkipped.some((pattern) => pattern.test(clause));

export interface PlanQuestion {
  /** Why a step stands where it does. */
  why: boolean;
  /** Why a step has the day that it has. */
  whyThen: boolean;
  /** What happens when a step or some time is left out. */
  ifSkipped: boolean;
  /** What becomes of it when only a part, or something smaller, is done. */
  ifOnly: boolean;
}

/** What a message asks about its plan. Undefined where it asks nothing of that kind, or for a change as well. */
export function planQuestionIn(text: string): PlanQuestion | undefined {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => /\w/.test(sentence));
  const read = sentences.map((sentence) => {
    const plain = plainClause(sentence);
    return {
      why: asksWhy(plain),
      ifSkipped: asksIf(plain),
      ifOnly: ifOnly.test(plain),
      isOfPlace: place.test(plain),
      isOfDate: ofDate.test(plain) && !asksIf(plain),
      clauses: clausesOf(sentence),
    };
  });
  const asked = read.filter((one) => one.why || one.ifSkipped || one.ifOnly);
  const commands = read.some((one) =>
    one.clauses.slice(asked.includes(one) ? 1 : 0).some((clause) => command.test(clause)),
  );
  if (asked.length === 0 || commands) return undefined;
  const about = {
    why: asked.some((one) => one.why && one.isOfPlace && !one.isOfDate),
    whyThen: asked.some((one) => one.why && one.isOfDate),
    ifSkipped: asked.some((one) => one.ifSkipped),
    ifOnly: asked.some((one) => one.ifOnly),
  };
  return about.why || about.whyThen || about.ifSkipped || about.ifOnly ? about : undefined;
}

const ofProgress =
  /\b(?:how far (?:am|are|have|did|along)(?: (?:i|we)(?: got(?:ten)?| come| get)?)?|how am i doing|how is it going|where do i stand|am i (?:on track|behind|far))\b/i;
/** 'My knee is bad, but how far have I got?' wants the answer. What is said beside the question asks for no change. */
export const asksHowFar = (text: string): boolean => ofProgress.test(text);
/** What a question about progress names beside that: 'How far am I with the kitchen' names no step that notes how far somebody got. */
export const withoutHowFar = (text: string): string => text.replace(ofProgress, ' ');
