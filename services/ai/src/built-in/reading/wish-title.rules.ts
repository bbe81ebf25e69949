const maxTitle = 80;

// Removed from the front, again and again, until only the wish itself is left.
const leadIns: readonly RegExp[] = [
  /^[\s,.:;!"'*-]+/,
  /^(?:so|and|but|ok|okay|well|also|please|pls|hmm+|um+|yes|yeah|right|basically|honestly|actually|finally|today|now|first|then|hopefully|maybe|this year|in general)[\s,]+/i,
  /^(?:(?:can|could|would|will) you )?(?:please )?(?:help|support|guide|coach) (?:me|us)(?: (?:to|with|in|by|on))?(?: (?:finding|getting))?\s+/i,
  /^(?:(?:can|could|would|will) you )?(?:please )?(?:make|create|build|draft|write|prepare|design|generate|give|set up|put together|come up with)(?: me| us)? (?:an? |the |my )?(?:(?:new|detailed|personal|personalised|personalized|complete|step[- ]by[- ]step|good|simple|weekly|training|realistic|clear) )*(?:roadmap|plan|path|programme|program|schedule|goal)\s*(?:for|to|of|:|-|that helps me|about|with)*\s*/i,
  /^(?:for )?my (?:(?:new|next|main|biggest|personal|big|new year'?s|life|fitness|career|health) )*(?:goal|dream|aim|target|resolution|wish|ambition|plan|mission|objective)(?: (?:for|in) (?:this year|\d{4}|life|the (?:new )?year|me))?\s*(?:is|would be|was|has always been|:|-|=)*\s*(?:to |that i )?/i,
  /^(?:new )?(?:goal|dream|aim|target|resolution|wish)\s*(?:\d{4})?\s*[:=-]\s*(?:to )?/i,
  /^(?:i|we)(?:'m| am|'ve| have|'d| would|'ll| will| are|'re)?\s*(?:(?:really|just|also|still|finally|truly|always|would|do|now|only|so|badly|desperately|been|very much|honestly|currently|definitely|kind of|sort of)\s+)*(?:wanting|want|wanted|wanna|wish|hope|hoping|need|like|love|plan|planning|intend|aim|aiming|going|gonna|have|must|try|trying|dream|dreaming|dreamt|ready|determined|decided|looking|look|aspire|set out|rather|thinking|think|about|working|desire|should)(?:\s+(?:to|of|about|on|for|towards?|out to|that i|i could|and))*\s+/i,
  /^(?:i|we)(?:'ll| will|'m gonna| am gonna)\s+/i,
  /^(?:want to|wanna|want|need to|have to|trying to|hoping to|would like to|looking to|going to|gonna|how to|to|that i|i could)\s+/i,
  /^(?:it'?s )?time to\s+/i,
  /^let'?s\s+/i,
  /^(?:i'?m |i am )?(?:done|tired|sick)(?: and tired)? (?:of|with)\s+/i,
  /^be able to\s+/i,
  /^(?:finally|really|just|also|actually|definitely|eventually|someday|one day|maybe|somehow)\s+/i,
  /^(?:be|get) (?:in a position|the chance) to\s+/i,
];

const clauseEnds =
  /\s*(?:[.;!?](?=\s|$)|(?<=\S+\s+\S+\s?)[:(]|,? (?:because|since i|so that|so i|in order to|but|as i|although|however|even though|which|and i (?:am|have|need|don't|feel|think|want)|i am|i'm|i have|i've|i feel|i don'?t|i want|can you|could you|please|pls|thanks|thank you)\b|\s-\s|,\s+(?:i|we|my|it|and i|so|then|maybe|ideally|preferably|if possible|please|with about|evenings|how|what|where)\b).*$/i;
const dangling =
  /[\s,.:;!?-]+$|\s+(?:within|in|by|before|until|till|for|on|over|during|at|around|the|a|an|and|or|to|of|with|from|about|that|is|my|so|please|if possible|hopefully|ideally|preferably|maybe|asap|eventually|someday|one day|the next|latest|at the latest|right now|as soon as possible|starting|starting now|from now on|from now|deadline|target|finally|already)$|,\s*(?:launch|done|finished|ready|due|deadline)$/i;

function strip(text: string, patterns: readonly RegExp[]): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const pattern of patterns) {
      const next = rest.replace(pattern, '');
      if (next.trim()) rest = next;
    }
  }
  return rest.trim();
}

function shorten(text: string): string {
  if (text.length <= maxTitle) return text;
  const cut = text.slice(0, maxTitle + 1);
  const comma = cut.lastIndexOf(',');
  const end = comma >= maxTitle / 3 ? comma : cut.lastIndexOf(' ');
  return strip(cut.slice(0, end > 0 ? end : maxTitle), [dangling]);
}

/** 'I lead a team and want to be a designer': the wish begins after the story. */
const story = /^(?:i|we|my|the|after|since|as|because|when|now|at|with|being)\b/i;
const wishInside =
  /(?:\b(?:i|we)(?:'d| would| really| now| just| also| still|'m| am)*|,? and|,? so|,? but)\s+(?:really |now |just |also |still |would |finally )*(?:want|wanna|need|like|love|hope|plan|planning|trying|looking|determined|going|hoping)\s+(?:to\s+)?/gi;

function fromWishOn(text: string): string {
  if (!story.test(text) || leadIns.some((lead, i) => i > 1 && lead.test(text))) return text;
  const inside = [...text.matchAll(wishInside)].find(({ index }) => index > 0);
  return inside ? text.slice(inside.index + inside[0].length) : text;
}

const proper =
  /\b(english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|russian|greek|turkish|arabic|hebrew|hindi|chinese|mandarin|japanese|korean|vietnamese|thai|welsh|irish|latin|japan|italy|spain|france|germany|portugal|greece|iceland|canada|australia|london|paris|berlin|new york|christmas|python|javascript|instagram|tiktok|youtube)\b/g;

const looksShouted = (text: string) => text.length > 6 && text === text.toUpperCase() && /[A-Z]{4}/.test(text);

const spelt: Readonly<Record<string, string>> = { youtube: 'YouTube', tiktok: 'TikTok', javascript: 'JavaScript' };

/** Languages, places and the like with their capitals, which hurried people leave out. */
export const withCapitals = (text: string) =>
  text.replace(proper, (name) => spelt[name] ?? name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));

const personNamed =
  /\b(my (?:mum|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|son|daughter|sister|brother|grand(?:ma|pa|mother|father|dad)|aunt|uncle|cousin|friend|boss|neighbou?r|parents|kids|children|friends|grandparents))\b(?!')/i;

/** 'My mum is ill and I want to spend more time with her': a title stands alone, so it says who. */
function withPerson(title: string, sentence: string): string {
  const [, person] = personNamed.exec(sentence) ?? [];
  if (!person || personNamed.test(title)) return title;
  return title.replace(
    /\b(with|to|for|about|see|visit|help|support|call|of|from|thank|forgive) (?:her|him|them)$/i,
    `$1 ${person.toLowerCase()}`,
  );
}

/** What is wanted as a thing and reads as no goal by itself. */
const bare = /^(raise|pay raise|pay rise|promotion)$/i;

/** A goal's title in the person's own words: 'Get a new job' from 'I want to get a new job'. Empty when nothing is left. */
export function titleOf(sentence: string): string {
  const calm = looksShouted(sentence) ? sentence.toLowerCase() : sentence;
  // A title in quotation marks is a title already.
  const quoted = calm.match(/(?:goal|called|titled|roadmap)[^"]{0,30}"([^"]{3,120})"/i)?.[1];
  const wish = quoted ?? strip(fromWishOn(strip(calm.replace(/\s+/g, ' '), leadIns.slice(0, 2))), leadIns);
  const clause = wish.replace(clauseEnds, '');
  const kept = clause.trim().split(' ').length >= 1 && clause.trim().length >= 3 ? clause : wish;
  const clean = strip(kept.replace(/\s+([,.])/g, '$1'), [dangling])
    .replace(/^(?:an?|the|some)\s+(?=\S)/i, '')
    .replace(/\bi\b/g, 'I')
    .replace(/"/g, '');
  const title = shorten(withPerson(withCapitals(clean), calm).replace(bare, (thing) => `get a ${thing.toLowerCase()}`));
  return title.charAt(0).toUpperCase() + title.slice(1);
}
