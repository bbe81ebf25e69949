import { anyOf } from './phrases.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

const wants = 'add|include|insert|append|put|need|needs|want|like|have|with|be|is|and';
const articles = 'a|an|another|one more|one|some|the|extra|new|more';
const steps = 'steps?|tasks?|stages?|milestones?|point|bit|part|thing|something';
const inThere = '(?:in\\s+(?:there|it)\\s+)?';
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
  /\b(?:put|squeeze|fit|build|work|throw|slip|pop|stick)\s+(?<topic>.+?)\s+(?:in|into it|into the plan|on the list|on there)\b/i,
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
  /\s+(?:is|are) (?:important|missing|part of|needed|required|crucial)\b.*$/i,
];

/** What a new step is about: 'networking', 'find a band'. Undefined when the text names nothing. */
export function readTopic(text: string): string | undefined {
  const tidy = tidyWords(text);
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
      '{lead}* add/include {it}',
      '{lead}* place/put/fit/squeeze/slot it/that? somewhere/anywhere',
      '{lead}* make that/it/this a new? step/task/milestone',
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
/** 'No packaging anywhere in this plan. Add it please': the topic of a sentence before the request. */
export function topicNamedBefore(text: string): string | undefined {
  const tidy = tidyWords(text);
  const ats = addsBehind.map((pattern) => tidy.search(pattern)).filter((at) => at > 0);
  const before = ats.length > 0 ? tidy.slice(0, Math.min(...ats)) : '';
  return namedBefore.map((pattern) => pattern.exec(before)?.groups?.['topic']?.trim()).find(Boolean);
}

const wishThenAdd = new RegExp(`${wishes} (?<topic>[^.!?;,]{3,60}?)(?:[.!?;,]+|,? and| [-–]) ${addsIt}`, 'i');

/** 'I also want to stretch, add that': the topic stands before the request. */
export const topicBeforeAdd = (text: string): string | undefined =>
  wishThenAdd.exec(tidyWords(text))?.groups?.['topic']?.replace(/ (?:too|as well|also)$/i, '');

const subject = '(?:i|we|you|he|she|they|my \\p{L}+|our \\p{L}+|someone|somebody|one of us)';
const beside = '(?:also |still |first |really |probably |definitely |then |just )*';
const what = '(?<topic>(?!it\\b|that\\b|this\\b|them\\b|to\\b|more time|less|longer|help\\b)[^.!?;,]{3,80})';
/** What else has to be done or got, as people tell it: 'she needs a passport', 'the doctor wants me to do a sleep test'. */
const needs: readonly RegExp[] = [
  new RegExp(
    `\\b(?:wants?|told|asked|advised|recommends?|insists?|says? (?:that )?)(?: on)? (?:me|us|i|we) (?:to|should|must|have to|need to) ${what}`,
    'iu',
  ),
  new RegExp(
    `\\b${subject}(?:'ll|'d| will| would)? ${beside}(?:needs?|requires?|lacks?|should have|ought to have|must have)(?: to)? ${what}`,
    'iu',
  ),
  new RegExp(
    `\\b${subject}(?:'ll|'d| will| would)? ${beside}(?:has to|have to|must|should|ought to|had better|better) ${what}`,
    'iu',
  ),
  new RegExp(`(?:^|[.!?;,] ?|\\b(?:i|we|and) )${beside}wants? to ${what}`, 'iu'),
  new RegExp(`\\b(?:ought|needs?|has|have) to be ${what}`, 'iu'),
  new RegExp(`\\b(?:could|should|can|might) there be ${what}`, 'iu'),
  new RegExp(`\\bremind me (?:to|about|of) ${what}`, 'iu'),
];
/** A deed or a thing, as a step names it: 'book a hall', 'a new passport'. */
const startsWithThing = /^(?:an?|another|some|the) /i;
/** 'I have to work on Saturday' tells why there is no time. */
const noStep = /^(?:work|be|go|stay|wait|sleep|rest|leave|say|tell|admit|stop|think|worry|cry|thank)\b/i;
const isStep = (topic: string) => !noStep.test(topic) && (startsWithThing.test(topic) || beginsWithVerb(topic));
const noNeed = /\b(?:not|never|no longer|no) (?:need|have to|want|require)|n['’]t (?:need|have to|want|like|care)/i;
/** The end of a need: why, for whom and when. */
const needEnd =
  /(?:,| (?:in case|because|since|or else|otherwise|or (?:she|he|it|they|we|i)|so that|so|too|as well|also|along the way|sometime|somewhere|somehow|this time|in this|in there|in here|by then)\b).*$/i;
/** What a message tells is needed. It may be a step that the plan lacks. */
export function topicNeeded(text: string): string | undefined {
  if (noNeed.test(text)) return undefined;
  const tidy = tidyWords(text);
  for (const pattern of needs) {
    const topic = pattern.exec(tidy)?.groups?.['topic']?.replace(needEnd, '').trim();
    if (topic && topic.length > 3 && isStep(topic)) return topic;
  }
  return undefined;
}
