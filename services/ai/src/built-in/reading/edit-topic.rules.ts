import { anyOf } from './phrases.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

const wants = 'add|include|insert|append|put|need|needs|want|like|have|with|be|is|and';
const articles = 'a|an|another|one more|one|some|the|extra|new|more';
const steps = 'steps?|tasks?|stages?|milestones?|point|bit|part|thing|something';
const inThere = '(?:(?:in|on)\\s+(?:there|it)\\s+)?';
const about =
  'about|for|on|where i|where we|where|to|with|around|that says|called|regarding|like|of|in which i|covering';
const noKind = '(?!new|extra|further|second|other|more|next|little|small|short|different|separate|whole)';
/** 'I want a travel insurance step in there' */
const kindOfStep = new RegExp(
  `\\b(?:${wants}|get|see|squeeze|slot)(?: in| back)? (?:an?|another|one more) (?<topic>${noKind}[\\p{L}-]+(?: [\\p{L}-]+){0,3}?) (?:step|stage|milestone|task)s?\\b(?! (?:about|for|on|to|where|with|called|that|:))`,
  'iu',
);
const leads: readonly RegExp[] = [
  kindOfStep,
  /\b(?:put|add|get|stick|pop) (?:one|another|a step|a new one) in (?:for|about|on) (?<topic>.+)$/i,
  /\b(?:put|add|include) (?:in )?also,? (?<topic>.+)$/i,
  /\b(?:put|get|have|see)(?: in)? something (?:in there |on there |on it |in it |on the list |in |on )?(?:about|for|on) (?<topic>.+)$/i,
  new RegExp(`\\b(?:${articles})\\s+(?:\\w+\\s+)?(?:${steps})\\s*(?::|\\s[-–—]\\s)\\s*(?<topic>.+)$`, 'i'),
  new RegExp(
    `\\b(?:${wants})\\s+(?:in\\s+|me\\s+)?(?:${articles})\\s+(?:\\w+\\s+){0,2}?(?:${steps})\\s+${inThere}(?:${about})\\s+(?<topic>.+)$`,
    'i',
  ),
  new RegExp(`\\b(?:${articles})\\s+(?:\\w+\\s+)?(?:step|stage|task|milestone)\\s+(?:${about})\\s+(?<topic>.+)$`, 'i'),
  /\bsomething\s+(?:in\s+(?:there|it)\s+)?(?:about|for|on|around|with|to)\s+(?<topic>.+)$/i,
  /\b(?:nothing|no mention|not a word|not anything)\s+(?:in\s+(?:there|it|the plan)\s+)?(?:about|on|of|for)\s+(?<topic>.+)$/i,
  /\b(?:you|we|it|the plan|i)\s*(?:'ve|have)?\s*(?:forgot|forgotten|missed|left out|overlooked|omitted)\s+(?:about\s+|to\s+(?:add|include|mention)\s+)?(?<topic>.+)$/i,
  /\bno\s+(?:step|stage|task)\s+(?:for|about|on)\s+(?<topic>.+)$/i,
  /\bstep\s+in\s+(?:for|about|on|to)\s+(?<topic>.+)$/i,
  /\b(?:be|like|want|need|have|add)\s+(?:another )?one\s+(?:about|for|on|to)\s+(?<topic>.+)$/i,
  /\bwhat about\s+(?<topic>.+)$/i,
  /^(?:.*?\b)?(?:add|include|insert|append|put in|squeeze in|fit in|build in|work in|throw in|slip in)\s*:?\s+(?:in\s+)?(?<topic>.+)$/i,
  /\b(?:put|squeeze|fit|build|work|throw|slip|pop|stick|chuck|bung|sneak|shove|whack)\s+(?<topic>.+?)\s+(?:in|into it|into the plan|on the list|on there)\b/i,
  /\b(?:there should|there must|there needs to|should) be\s+(?<topic>.+)$/i,
  /(?:^|[,.;!?] )(?<topic>[^.!?;,]+?)\s+(?:is|are)\s+missing\b/i,
  /\bmissing\s+(?<topic>.+)$/i,
  /\b(?:i|we)\s+(?:also|still)\s+(?:need|have|want)\s+(?:to\s+)?(?<topic>.+)$/i,
  /\bi(?:'d| would) like\s+(?:to\s+(?:add|include)\s+)?(?<topic>.+)$/i,
  /\bone more thing\s*[:,-]?\s+(?<topic>.+)$/i,
  /\bi\s+(?:should|must|ought to)\s+(?:also\s+)?(?<topic>.+)$/i,
  /\bwhere(?:'s| is| are)\s+(?<topic>.+?)\?/i,
  /\b(?:slot|tuck|drop|squeeze|fit|build)\s+in\s+(?<topic>.+)$/i,
  /\bmake room for\s+(?<topic>.+)$/i,
];
/** What says where or when, or why, and is no part of the topic. */
const tails = [
  /[,;]?\s*(?:,|;|\.(?:\s|$)|\s[-–]\s|\?|!).*$/,
  /\s+(?:can|could|would|will) you\b.*$/i,
  /\s+(?:please|pls|too|as well|also|in there|somewhere|to (?:the|my|this) (?:plan|list|roadmap|goal)|there|for me|would be (?:good|great|nice)|though|now)\s*$/i,
  /\s+(?:before|after|between|ahead of)\s+.*$/i,
  /\s+(?:at|in|to) the (?:end|start|beginning|top|very \w+)\s*$/i,
  /\s+as (?:step|the|number|a)\b.*$/i,
  /\s+by (?:the )?(?:\d|end|mid|next|january|february|march|april|may|june|july|august|september|october|november|december|christmas).*$/i,
  /\s+in (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?$/i,
  /\s+(?:is|are) (?:important|missing|part of|needed|required|crucial)\b.*$/i,
];

/** 'Tell you something' is said to Sage, and no step. */
const toldToSage =
  /^(?:to )?(?:(?:tell|ask|show|thank|send|give|write|let)(?: to)? you|(?:talk|speak|say|explain|write|listen|chat)\b.*\b(?:to|with) you)\b/i;

/** 'Add a step “buy hiking boots” in January': what stands in quotes is the step. */
const quotedTopic =
  /^(?:please |can you |could you )*(?:add|include|insert|put in)(?: [a-z]+){0,4} ["“‘'](?<topic>[^"“”]{3,100}?)["”’'](?=[\s.,;!?]|$)/i;

/** What a new step is about: 'networking', 'find a band'. Undefined when the text names nothing. */
export function readTopic(text: string): string | undefined {
  const tidy = tidyWords(text);
  const quoted = quotedTopic.exec(tidy)?.groups?.['topic'];
  if (quoted) return quoted;
  for (const lead of leads) {
    const found = lead.exec(tidy)?.groups?.['topic'];
    if (!found) continue;
    let topic = found;
    for (let before = ''; before !== topic; ) {
      before = topic;
      topic = tails.reduce((rest, tail) => rest.replace(tail, ''), topic).trim();
    }
    topic = topic
      .replace(/^(?:and )?i (?:think|guess|feel|believe) (?:that )?/i, '')
      .replace(
        /^(?:a |another |one more )?(?:step|stage|task|milestone)\s+(?:about|for|on|to|with|where i|where we)\s+/i,
        '',
      )
      .replace(/^["'“‘]|["'”’]$/g, '')
      .trim();
    if (
      topic.length > 1 &&
      !toldToSage.test(topic) &&
      !/^(?:in|on|at|there)\b/i.test(topic) &&
      !/^(?:it|that|this|them|those|these|a step|steps?|one|something|more|another)$/i.test(topic) &&
      !/^(?:step|number) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(topic)
    )
      return topic;
  }
  return undefined;
}

const wishes = "\\b(?:i|we)(?:['’]d| would)?(?: also| still| really| just)* (?:want|need|like|love|have) to";
const addsIt =
  '(?:so |then |please |can you |could you |just )*(?:add|include|put|work|fit|build) (?:that|it|this)\\b(?! (?:off|on|away|aside|down|back|to|before|after|first|last))';
const behindLists = {
  lead: ['so', 'then', 'please', 'can you', 'could you', 'can we', 'just', 'and', 'you can'],
  it: ['that', 'it', 'this', 'them', 'one', 'those'],
};
const behindSentence = '(?<=[.!?;,-] +|\\b(?:and|so) )';
const addsBehind: readonly RegExp[] = [
  anyOf(
    [
      '{lead}* add/include/insert/append {it}',
      '{lead}* pop/chuck/stick/bung/throw/slip/sneak/shove/tuck/drop/build/write/get/bring {it} in/into/on',
      '{lead}* place/put/fit/squeeze/slot it/that? somewhere/anywhere',
      '{lead}* make that/it/this a new? step/task/milestone/thing',
      'can/could/should/may it/that/they/this/those go in/on',
      '{lead}* add/include doing/having/seeing/ringing/calling/asking/visiting/getting/buying {it}',
    ],
    { lists: behindLists, before: behindSentence },
  ),
  anyOf(['{lead}* put/work/fit/squeeze/slot/get/stick/pop/place {it}'], {
    lists: behindLists,
    before: behindSentence,
    after: '\\b(?! (?:off|before|after|first|last|back|to|later|earlier|out|on|aside|away|down|at))',
  }),
];
/** How people name a thing before they ask to add it: 'no packaging anywhere', "I'll need a mic". */
const namedBefore: readonly RegExp[] = [
  /\bwhere(?:'s|s| is| are) (?:the|my|any) (?:bit|part|step|stage|thing|one)s? (?:about|for|on|with) (?<topic>[^.!?;,]{3,60})/i,
  /\b(?:there(?:'s| is) )?(?:no|nothing (?:about|on|for)|not a word about) (?<topic>[^.!?;,]{3,50}?) (?:anywhere|in (?:this|the|my|here|it)|at all|yet|on (?:this|the|my) (?:list|plan))\b/i,
  /\b(?:there(?:'s| is) )(?:no|nothing (?:about|on|for)) (?<topic>[^.!?;,]{3,50})/i,
  /\b(?:i|we|you)(?:'ll|'d| will| would)?(?: also| still| really)* (?:need|want|have to|must|should|ought to|forgot|forgot about)(?: also)?(?: to)? (?<topic>(?!it |that |this )[^.!?;,]{3,60})/i,
  /^(?:oh |and |also |but |wait )*(?:the |my |our )?(?<topic>[^.!?;,]{3,40}?) (?:is|are) (?:still )?missing\b/i,
  /\b(?:how|what) about (?:getting |having |doing |adding )?(?<topic>[^.!?;,]{3,60})/i,
  /^(?:oh |and |also |but |the |my |our )*(?<topic>[^.!?;,]{3,40}?) (?:comes?|arrives?|(?:is|are) due|has to|have to|must|needs? to) /i,
];
const firstWords = 8;
/** What a message is about before it asks to add it: 'Travel insurance. My daughter insists. Just put it in'. */
function thingBefore(before: string): string | undefined {
  const [first = ''] = before
    .replace(/^(?:hi|hey|hello|oh|and|also|so|btw|sage|morning|evening)\b[ ,!]*/i, '')
    .split(/[.!?;,:]+(?:\s|$)/);
  const words = first.trim();
  const isShort = words.split(' ').length <= firstWords && words.length > 3;
  return isShort && !/^(?:i|it|this|that|you|we|what|where|why|how|when|who)\b/i.test(words) ? words : undefined;
}

/** 'No packaging anywhere in this plan. Add it please': the topic of a sentence before the request. */
export function topicNamedBefore(text: string): string | undefined {
  const tidy = tidyWords(text);
  const ats = addsBehind.map((pattern) => tidy.search(pattern)).filter((at) => at > 0);
  const before = ats.length > 0 ? tidy.slice(0, Math.min(...ats)) : '';
  if (before === '') return undefined;
  const named = namedBefore.map((pattern) => pattern.exec(before)?.groups?.['topic']?.trim()).find(Boolean);
  return named ?? topicTold(before) ?? thingBefore(before);
}

const wishThenAdd = new RegExp(`${wishes} (?<topic>[^.!?;,]{3,60}?)(?:[.!?;,]+|,? and| [-–]) ${addsIt}`, 'i');

/** 'I also want to stretch, add that': the topic stands before the request. */
export const topicBeforeAdd = (text: string): string | undefined =>
  wishThenAdd.exec(tidyWords(text))?.groups?.['topic']?.replace(/ (?:too|as well|also)$/i, '');

const beside = "(?:also |still |first |really |probably |definitely |then |just |n[’']t )*";
const noTopic =
  '(?!it\\b|that\\b|this\\b|them\\b|to\\b|more time|less|longer|help\\b|you\\b|me\\b|us\\b|him\\b|her (?:to|out)\\b|not\\b|be\\b|time\\b|money\\b)';
const what = `(?<topic>${noTopic}[^.!?;,]{3,80})`;
const thing = `(?<topic>${noTopic}(?:(?:an?|the|some|my|our|his|her|their|new|another|one more|two|three|proper) )*[^.!?;,]{3,70})`;
const will = "(?:['’]ll|['’]d| will| would| do| does)?";
const saying = 'wants?|told|asked|advised|advises|recommends?|reckons?|thinks?|insists?|says?|said|suggests?|reminded';
/** What else has to be done or got, as people tell it: 'the cat needs a passport', 'the doctor told me to do a sleep test'. */
const needs: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${saying})(?: that| on)? (?:me|us|i|we)(?: all)? ${beside}(?:to|should|must|have to|need to|ought to) ${what}`,
    'iu',
  ),
  new RegExp(`\\b(?:has|have|needs?|got|gotta|wants?|ought|going)(?: ${beside})? ?to ${what}`, 'iu'),
  new RegExp(`\\b(?:must|should|had better|['’]d better|we better|i better) ${beside}(?!be\\b|have\\b)${what}`, 'iu'),
  new RegExp(
    `\\b(?:\\p{L}+${will}) ${beside}(?:needs?|requires?|lacks?|wants?|should have|ought to have|must have|insists? on|demands?) ${thing}`,
    'iu',
  ),
  new RegExp(`\\b(?:ought|needs?|has|have) to be ${what}`, 'iu'),
  new RegExp(`\\b(?:could|should|can|might) there be ${what}`, 'iu'),
  new RegExp(`\\bremind me (?:to|about|of) ${what}`, 'iu'),
  new RegExp(
    `\\b(?:how (?:did|could|can) (?:we|i|you|they)|do not|don['’]?t|never|always|must not|mustn['’]?t) (?:ever )?forget(?: about| to)? ${what}`,
    'iu',
  ),
  new RegExp(`\\bnobody(?:'s| has)? (?:ever )?(?:thought|thinks) (?:of|about) ${what}`, 'iu'),
  new RegExp(
    `\\bwho(?:'s going to| will)? (?:makes?|does|do|brings?|tells?|looks? after|pays? for|feeds?) ${what}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:never|haven't|hasn't|neither of us has)(?: ever)? (?:done|fixed|made|cooked|driven|written|held|used|learned|learnt) ${what}`,
    'iu',
  ),
];
/** Good enough beside a request to add something, or where a message sounds like one. */
const hints: readonly RegExp[] = [
  new RegExp(`\\bwants? (?:me|us) ${what}`, 'iu'),
  new RegExp(`^(?:and |but |so |still )*(?:nothing|no word|not a word|no mention) (?:about|on|of|for) ${what}`, 'iu'),
  /\bthere(?:['’]?s| is| are) (?:also |now )?(?<topic>(?:an?|the|some|two|three) [^.!?;,]{3,60})/iu,
  new RegExp(`\\b(?:what|how) about (?:getting |having |doing |adding )?${what}`, 'iu'),
  new RegExp(
    `\\b(?:squeeze|fit|slot|build|work|sneak|put|stick|pop|chuck|throw|get) (?:something )?in(?: there)?(?: about| for| on)? ${what}`,
    'iu',
  ),
  /\bwithout (?<topic>(?:an? |the |my |our )[^.!?;,]{3,60})/iu,
  /\bto have (?<topic>(?:an? |the )[^.!?;,]{3,60})/iu,
  /(?:^|[,;.!?] )(?<topic>[^.!?;,]{3,60}?) (?:is|are) (?:still )?missing\b/iu,
  /^(?:and |also |oh )*(?<topic>[^.!?;,]{3,60}?) (?:should|could|must|ought to|needs to|has to) be in (?:there|it|the plan)\b/iu,
  /^(?:and |also |oh |maybe )*(?<topic>[^.!?;,]{3,60}?) (?:would|could|might) be (?:good|nice|great|useful|wise|handy|worth)/iu,
  new RegExp(`^(?:oh|ah|and|also|plus|ps|btw|argh|wait)[ ,!]+(?:and |yes |also )*(?:the |my )?${what}`, 'iu'),
  /(?<topic>\b(?:another|one more|an extra|a different|a second) (?!one\b|in\b|step\b)[^.!?;,]{3,50})/iu,
];
/** A deed or a thing, as a step names it: 'book a hall', 'a new passport'. */
const startsWithThing = /^(?:an?|another|some|the|my|our|his|her|new|two|three|one more|proper) /i;
/** 'I have to work on Saturday' tells why there is no time. */
const noStep =
  /^(?:work|be|go|stay|wait|sleep|rest|leave|say|tell|admit|stop|think|worry|cry|thank|give up|cancel|move|change|drop|skip)\b/i;
/** 'T-shirts with our name' */
const plurals =
  /^(?!(?:hours|days|weeks|months|years|minutes|evenings|mornings|weekends|lots|loads|less|kids|always|perhaps)\b)(?:[\p{L}-]+ )?[\p{L}-]{2,}[^s\W]s\b/iu;
const isStep = (topic: string) =>
  !noStep.test(topic) && (startsWithThing.test(topic) || plurals.test(topic) || beginsWithVerb(topic));
const noNeed = /\b(?:not|never|no longer|no) (?:need|have to|want|require)|n['’]t (?:need|have to|want|like|care)/i;
const needEnds = [
  'in case|because|since|or else|otherwise|or (?:she|he|it|they|we|i)|so that|so|too|as well|also|along the way|btw|pls|please|somewhere',
  'somehow|sometime|this time|in this|in there|in here|by then|before|after|when|while|if|and (?:i|we|he|she|they)|would|is|are|too',
];
/** The end of a need: why, for whom and when. */
const needEnd = new RegExp(`(?:,| (?:${needEnds.join('|')})\\b).*$`, 'i');
const topicIn = (patterns: readonly RegExp[], text: string, isTopic: (topic: string) => boolean) => {
  for (const pattern of patterns) {
    const topic = pattern.exec(text)?.groups?.['topic']?.replace(needEnd, '').trim();
    if (topic && topic.length > 3 && isTopic(topic)) return topic;
  }
  return undefined;
};
/** What a message tells is needed. It may be a step that the plan lacks. */
export const topicNeeded = (text: string): string | undefined =>
  noNeed.test(text) ? undefined : topicIn(needs, tidyWords(text), isStep);

/** What a message that sounds like a request for a new step is about. */
export function topicTold(text: string): string | undefined {
  const tidy = tidyWords(text);
  const isOther = (topic: string) => !noStep.test(topic);
  return topicIn(needs, tidy, isStep) ?? topicIn([...hints, ...needs], tidy, isOther);
}
