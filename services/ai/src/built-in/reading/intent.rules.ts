import { answerAboutApp } from '../answering/app-matters.rules.ts';
import { answerToHardNews } from '../answering/hard-news.rules.ts';
import { chooseKind, sure } from './choose-kind.rules.ts';

export type Intent = 'goal' | 'question' | 'greeting' | 'thanks' | 'crisis' | 'other';

const greeting =
  /^(?:(?:hi+|hello+|hey+|hiya|yo|hola|howdy|greetings|morning|evening|good (?:morning|afternoon|evening|day)|hi there|hey there|hello there|nice to meet you|what's up|whats up|sup|bonjour|ciao|hallo)(?: (?:there|again|coach|sage|everyone|all|everybody|my friend|mate|team|pathwise|ai|bot))?)(?=$|[\s,.!?:)-])[\s,.!?:)-]*/i;
const smallTalk =
  /^(?:how are you(?: doing)?(?: today)?|how'?s it going|how do you do|are you there|anyone there|nice to meet you|test(?:ing)?|you there)[\s?.!]*$/i;
const thanking =
  /^(?:(?:ok(?:ay)?|great|cool|wow|perfect|awesome|brilliant|amazing|super|lovely|nice|good|yes|alright|got it|excellent|wonderful|fantastic)[\s,.!-]+)*(?:many thanks|thanks?(?: you)?|thank u|thx|thnx|ty|tysm|tx|cheers|much appreciated|appreciate it|i appreciate (?:it|that|this|you|your help)|i'd like to thank you|i want to thank you|grateful)(?:[\s,]+(?:so much|very much|a lot|a million|a bunch|again|for (?:the|your|this|that|all|everything|being|helping)[^.!?]*|coach|sage|mate|that'?s? (?:helpful|great|perfect|really helpful|was helpful)|you(?: so much| very much)?|this is (?:great|perfect|helpful)))*(?=$|[\s,.!?:)-])[\s,.!?:)-]*/i;
const praise =
  /^(?:ok(?:ay)?|great|cool|wow|perfect|awesome|brilliant|amazing|super|lovely|nice(?: one)?|good(?: job| idea| one)?|well done|excellent|wonderful|fantastic|love it|i love (?:it|this)|looks? (?:good|great)|sounds (?:good|great|like a plan)|that (?:helps|helped)(?: a lot)?|that's (?:great|perfect|helpful|awesome|brilliant)|this is (?:great|perfect|awesome|so helpful)|you(?:'re| are) (?:great|awesome|the best|amazing)|bye|goodbye|good ?night|see you(?: later| soon)?|👍|🙏|❤️)[\s,.!:)-]*$/iu;

const asking =
  /^(?:(?:so|and|but|ok|okay|also|well|hmm+|um+|sorry|please|then|now),?\s+)*(?:what|what's|whats|when|where|who|whom|whose|which|why|how|(?:is|are|was|were|can|could|would|should|shall|will|isn't|aren't|doesn't|won't) (?:the|a|an|all|any)|(?:is|are|am|was|were|do|does|did|can|could|would|should|shall|will|has|have|may|might|isn't|aren't|don't|doesn't|won't|can't) (?:i|you|we|my|it|this|that|there|they|he|she|any|anyone|your|our)|any (?:tips|advice|ideas|suggestions))\b/i;
const telling =
  /^(?:please\s+)?(?:tell me|show me|show my|list my|list all|explain|remind me|summari[sz]e|describe|give me (?:an?|some|the|my)? ?(?:overview|summary|update|status|tip|tips|advice|example|idea|ideas|list|hint|joke|quote)|compare|check my|translate|define|help me understand|help me decide|open my|go to|take me to|search|find my)\b/i;
const askingHelp =
  /^(?:help(?: me)?(?: please)?|i need (?:some )?(?:help|advice|support|motivation)|need help|stuck|i'?m (?:stuck|lost|confused|behind)|menu|options|commands|what next|next(?: step)?|status|progress|overdue|due|today|this week|remind me)[\s.!?]*$/i;

const wishing =
  /\b(?:i(?:'m| am)? ?(?:really |just |also |still |finally |truly |always |would |'d |do |now |only |so |badly |desperately |have |'ve )*(?:want|wanted|wanna|wish|hope|hoping|need|like to|love to|plan|planning|intend|aim|aiming|going to|gonna|have to|must|try|trying|dream|dreaming|ready to|determined to|decided to|looking to|looking for|look for|aspire|set out|would like|would love|'d like|'d love|'d rather|wish to|thinking of|thinking about|about to|working towards?|desire|should)|want to|wanna|looking for an? |my (?:[\w']+ ){0,3}(?:goal|dream|aim|target|resolution|wish|ambition|plan|mission|objective)(?: for [\w ]+)? (?:is|would be|was|has always been)|(?:goal|dream|aim|resolution|target|wish)\s*(?:\d{4})?\s*[:=-]|help me (?!understand|decide|with (?:this|it|that)\b|please)|let'?s (?!go|see|talk|try|do (?:it|this)|start\b(?! an? ))|we (?:want|need|would like|'d like|plan|hope|are planning|are trying) |i(?:'ve| have)(?: got| only| just)* (?:about )?[\w.]+ (?:days|weeks|months|years?) (?:left )?to |,? (?:and|so|but) (?:i )?(?:really |now |just |also |would )*(?:want|wanna|need|like|love|hope|plan) (?:to|a|an|my|some) |it'?s time to |time to |i'?m (?:done|tired|sick) (?:of|with) |i (?:will|'ll) (?!be back|try|do (?:it|that)|think|see|check|let you|come back|get back|tell)|please help me |support me (?:in|to|with) |i'd like |i would like )/i;
const request =
  /^(?:please,? )?(?:(?:can|could|would|will) you )?(?:please )?(?:help me (?:to )?(?!understand|decide)\w+|(?:make|create|build|draft|write|prepare|design|generate|give|set up|put together|come up with)(?: me)?(?: us)? (?:an? |the |my )?(?:[\w-]+ ){0,4}(?:roadmap|plan|path|programme|program|schedule|goal)\b)/i;

/** The product's own things: changing or asking about them is talk about the app and no new goal. */
const ownThings =
  /\b(?:(?:my|this|that|the|these|those|your|all|another|a different|last|first|second|third|next|some) )?(?:\w+ )?(?:roadmaps?|milestones?|timelines?|to-?dos?|deadlines?|due dates?|target dates?|overview|suggestions?|subscription|premium|account|password|profile|notifications?|free plan|weekly plan|dark mode|app|page|chat|bug|refund|invoice|email address)\b/i;
const aboutOwn =
  /\b(?:(?:my|this|that|the|these|those|existing|current|old) (?:\w+ ){0,2}(?:goals?|steps?|plans?|tasks?|progress)|(?:step|milestone) (?:\d+|one|two|three))\b/i;
const managing =
  /\b(?:know|understand|see|ask|hear|talk|check|look at|view|change|edit|delete|remove|cancel|update|move|postpone|rename|upgrade|downgrade|reset|clear|share|export|undo|restore|pause|reopen|adjust|shift|extend|push back|discuss|tell you|say|report|upload|log ?out|sign out|mark|tick|complete|finish|skip|catch up|review|print|download|focus on|work on|continue|start(?: with)?|do)\b/i;
const talking =
  /\b(?:want|like|love|need|wish|wanna|hope|trying)(?: to)? (?:to )?(?:know|understand|see what|see how|see my|ask (?:you|a|about|something|if|whether)|hear|talk (?:about|to you|with you)|tell you|say (?:hi|hello|sorry|thanks|that)|thank|chat|check|your (?:help|advice|opinion)|some (?:help|advice|tips|motivation)|help(?:$|[ .!?,](?:with (?:this|that|it)\b|please|from|$))|advice|motivation|a (?:tip|hint|joke|reminder|summary|break|moment|minute|hand|second)|more (?:time|details|information|info|ideas|suggestions)|to (?:know|understand|see (?:what|how|my)|ask (?:you|a question|about|something|if))|information|an answer)/i;
const givingUp =
  /\b(?:i(?:'m| am)? (?:want to|wanna|think i'll|think i should|feel like|might|could|will|am about to|just|really want to|about to|ready to)? ?(?:giv(?:e|ing) up|quit(?:ting)?)(?:$|[\s.!?]*$| (?:on (?:this|it|everything|my goals?)|already|now|again|all of it))|lost (?:my |all )?motivation|no motivation|unmotivated|demotivated|i(?:'m| am| feel| keep feeling)(?: feeling| so| completely| totally| really| a bit)* (?:stuck|behind|lost|overwhelmed|discouraged|lazy|exhausted|failing|demotivated|unmotivated)|fell behind|falling behind|fallen behind|can'?t keep up|too much for me|not working)\b/i;
const trivial =
  /\b(?:want|need|like|love|wanna|have)(?: to (?:have|get|eat|drink|order))? (?:an? |some |the |my )?(?:pizza|coffee|tea|beer|lunch|dinner|breakfast|snack|nap|hug|joke|cake|chocolate|ice cream|burger|water|sandwich|drink|cookie|cookies|shower|rest|minute|second|moment|wee|break)[\s.!]*$/i;
const negated =
  /\b(?:i |we )?(?:don't|do not|dont|no longer|never|didn't) (?:really |actually |even )?(?:want|wanna|need|wish|plan|intend|like|care)\b/i;
const awayFrom =
  /\b(?:don't|do not|dont|no longer) (?:want to|wanna) (?:be|feel|smoke|drink|owe|live|waste|spend|procrastinate|eat|depend|rent|scroll|fight|argue|worry)\b/i;
const reporting = /^(?:i|we|my|the|it|this|that|she|he|they|you|there|today|yesterday|last|work|life|everything)\b/i;
const imperative =
  /^(?:learn(?:ing)?|get(?:ting)?|los(?:e|ing)|run(?:ning)?|read(?:ing)?|writ(?:e|ing)|sav(?:e|ing)|build(?:ing)?|start(?:ing)?|becom(?:e|ing)|find(?:ing)?|mak(?:e|ing)|buy(?:ing)?|stop(?:ping)?|quit(?:ting)?|improv(?:e|ing)|be|finish(?:ing)?|complet(?:e|ing)|pass(?:ing)?|visit(?:ing)?|travel(?:l?ing)?|mov(?:e|ing)|earn(?:ing)?|pay(?:ing)?|grow(?:ing)?|launch(?:ing)?|master(?:ing)?|organi[sz]e|organi[sz]ing|practi[sc]e|meditat(?:e|ing)|sleep(?:ing)?|drink(?:ing)?|eat(?:ing)?|exercis(?:e|ing)|go(?:ing)?|join(?:ing)?|cook(?:ing)?|paint(?:ing)?|play(?:ing)?|sell(?:ing)?|plan(?:ning)?|reduc(?:e|ing)|increas(?:e|ing)|publish(?:ing)?|record(?:ing)?|train(?:ing)?|renovat(?:e|ing)|climb(?:ing)?|swim(?:ming)?|cycl(?:e|ing)|hik(?:e|ing)|invest(?:ing)?|retir(?:e|ing)|declutter(?:ing)?|volunteer(?:ing)?|meet(?:ing)?|study(?:ing)?|speak(?:ing)?|cut(?:ting)?|give up|giving up|do|spend(?:ing)?|wak(?:e|ing)|walk(?:ing)?|change|develop|restore|repair|fix|design|create|open|lift|gain|try|host|teach|adopt|raise|memori[sz]e|knit|sew|bake|draw|sing|dance|win|reach|achieve|reconnect|recover|compete|double|set up|found|return|manage|overcome|beat|face|enjoy|look after|plant|propose|marry|apply|work (?=less|from|on my|towards|abroad|part)|have (?=a |an |more|less|two|three|\d)|take (?=a |an |up|part|the|better|care|more|my)|keep (?=a |my|the|bees|chickens)|stay (?=sober|fit|healthy|in shape)|feel (?=better|happier|healthier|less|more|good|calmer|confident))\b\s*(?!\s|(?:it|that|this|them|again|ahead)\b|(?:over|back|away|on|there|here|off|me|something else|now|one)[\s.!]*$)/i;

const asksAboutOwn = (sentence: string) =>
  (ownThings.test(sentence) || aboutOwn.test(sentence)) && managing.test(sentence);

function isQuestion(sentence: string): boolean {
  if (askingHelp.test(sentence) || telling.test(sentence) || givingUp.test(sentence)) return true;
  return asking.test(sentence) || /\?\s*$/.test(sentence);
}

function isRequestForPlan(sentence: string): boolean {
  if (!request.test(sentence)) return false;
  return (
    chooseKind(sentence).certainty >= sure ||
    /\b(?:roadmap|plan|path|schedule|goal)\b(?:\s+(?:for|to|that)\b|\s*[:-])/i.test(sentence)
  );
}

/** 'make it shorter' speaks of something said before. */
const pointsBack = /\b(?:it|this|that|these|those)\b/i;

function intentOfSentence(sentence: string): Intent {
  if (smallTalk.test(sentence)) return 'greeting';
  if (praise.test(sentence)) return 'thanks';
  if (answerAboutApp(sentence) || givingUp.test(sentence) || talking.test(sentence)) return 'question';
  if (
    isRequestForPlan(sentence) &&
    !/\b(?:my|this|that) (?:existing |current )?(?:roadmap|goals|steps?|overdue)\b(?!\s+(?:for|to))/i.test(sentence)
  )
    return 'goal';
  if (isQuestion(sentence)) return 'question';
  if (asksAboutOwn(sentence)) return 'question';
  if (trivial.test(sentence)) return 'other';
  if (awayFrom.test(sentence)) return chooseKind(sentence).certainty >= sure ? 'goal' : 'other';
  if (negated.test(sentence)) return 'other';
  if (wishing.test(sentence)) return 'goal';
  if (answerToHardNews(sentence)) return 'question';
  if (imperative.test(sentence)) return 'goal';
  const { length } = sentence.split(' ');
  const isNounPhrase = !reporting.test(sentence) && length >= 2 && length <= 9;
  return isNounPhrase && !pointsBack.test(sentence) && chooseKind(sentence).certainty >= sure ? 'goal' : 'other';
}

/** Full stops inside '2.5 kg' or 'e.g.' end nothing. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=\S)|\s*[\n;]\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));

export interface ReadIntent {
  intent: Intent;
  /** The sentence that states the goal, without a greeting in front; the whole message for anything else. */
  sentence: string;
  /** The answer, when it asks something of the app. */
  aboutApp?: string | undefined;
}

const stripPoliteness = (sentence: string) => {
  let rest = sentence;
  let seen: Intent | undefined;
  for (const [pattern, intent] of [
    [thanking, 'thanks'],
    [greeting, 'greeting'],
    [thanking, 'thanks'],
  ] as const) {
    const match = rest.match(pattern)?.[0];
    if (!match) continue;
    seen ??= intent;
    rest = rest.slice(match.length);
  }
  return { rest: rest.trim(), seen };
};

/** What a tidied message is: a goal wins over a question, a question over thanks, thanks over a greeting. */
export function readIntent(text: string): ReadIntent {
  const read = sentencesOf(text).flatMap((sentence) => {
    const { rest, seen } = stripPoliteness(sentence);
    const polite = seen ? [{ intent: seen, sentence }] : [];
    return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(rest)
      ? [...polite, { intent: intentOfSentence(rest), sentence: rest }]
      : polite;
  });
  const goals = read.filter(({ intent }) => intent === 'goal');
  if (goals.length > 0) {
    const scored = goals.map((goal) => ({ ...goal, score: chooseKind(goal.sentence).certainty }));
    const { intent, sentence } = scored.toSorted((a, b) => b.score - a.score)[0] ?? {
      intent: 'goal' as const,
      sentence: text,
    };
    return { intent, sentence };
  }
  const order: readonly Intent[] = ['question', 'other', 'thanks', 'greeting'];
  const intent = order.find((one) => read.some((sentence) => sentence.intent === one)) ?? 'other';
  return { intent, sentence: text, aboutApp: read.map(({ sentence }) => answerAboutApp(sentence)).find(Boolean) };
}
