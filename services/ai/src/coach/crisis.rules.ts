// Finds messages about a crisis. One that only sounds like it ('the deadline is killing me') is coached as usual. An
// ambiguous message counts as a crisis, because an unneeded kind text does no harm.

export interface HelpLine {
  name: string;
  /** A telephone number or an https address. */
  contact: string;
  note?: string;
}

const internationalHelpLines: readonly HelpLine[] = [
  {
    name: 'Find A Helpline',
    contact: 'https://findahelpline.com',
    note: 'free, confidential lines in your country, by phone, text or chat',
  },
  {
    name: 'Befrienders Worldwide',
    contact: 'https://www.befrienders.org',
    note: 'people who listen, in many languages',
  },
];

const harmlessUses: readonly RegExp[] = [
  /\bsuicid\w*[- ](prevention|awareness|hotline|hot ?line|help ?line|squad|research|bereavement|burn|sprints?)\b/g,
  /\bcommercial suicide|career suicide|social suicide\b/g,
  /\b(before|until|till) (i|we) die\b/g,
  /\bdie (of|from) (laughter|laughing|boredom|embarrassment|curiosity|cringe)|die laughing|die (happy|rich|debt[- ]free|trying|hard)\b/g,
  /\bcut(ting)? myself (some |a |off|out|loose|shaving|while|on (a|the|my))/g,
  /\b(hurt|hurting|injur\w+) myself (at|while|when|in|on|during|running|lifting|playing|training|skiing|climbing|again (at|while|running|training))/g,
  /\b(?:without|so i (?:don't|do not)|avoid|not|never|stop(?:ping)?(?= injuring)|afraid of|scared of|worried about) (?:hurting|injuring) myself\b(?<!\b(?:can'?t|cannot|can not|couldn'?t|unable|not able|hard|trying)\b.*)/g,
  /\bwithout (?:starving|burning) myself\b(?<!\b(?:can'?t|cannot|can not|couldn'?t|unable|not able|never|hard)\b.*)/g,
  /\b(?:not|don'?t|do not|never|without having to|don'?t want to|do not want to|not want to|rather not) (?:to )?starve myself\b/g,
  /\bburn(?:ing|ed|t)? myself out\b/g,
  /\bstarv(?:e|ing) myself of (?!food|meals|nutrition|calories|water)/g,
  /\bwithout (killing|hurting) (myself|anyone)\b/g,
  /\bkill(ing)? myself (at work|working|at the gym|with work|over (this|the) (deadline|project))\b/g,
  /\bkill (him|her|them|it) (at|in|on) (chess|tennis|the (court|pitch|game|interview|track))/g,
  /\bend (it all|my life) (as|in the uk|in london) /g,
  /\bend(ing)? my life as an? \w+/g,
  /\bkill(ing)? (it|time|the (lights|engine|mood)|my (job|exam|interview|sugar|craving|cravings|habit|debt|darlings|phone|screen time|weeds))\b/g,
  /\b(overdos\w+) on (chocolate|coffee|sugar|cake|netflix|tv|caffeine|work|sun|cuteness|carbs)\b/g,
  /\bjump off (a|the) (bridge|cliff) (with|into|in a|on a) (a )?(bungee|parachute|sea|lake|water|rope)|bungee[- ]jump\w*( (off|from) (a|the) \w+)?/g,
  /\btak(e|ing) (my|his|her|their) life (to|in|into|back|by|more|less|seriously|for)\b/g,
  /\btak(?:e|ing) all (?:of )?my (?:pills|tablets|meds|medication|medicines?) (?:on time|every|each|daily|regularly|as prescribed|properly|at (?:the right time|\d))/g,
];

/** The end of the clause. With more text it means something else: 'I can't go on holiday'. */
const clauseEnd =
  "(?=\\s*(?:[.,;:!?…)]|$)|\\s+(?:and(?! on\\b)|but|because|cause|i|i'?m|it|nothing|nobody|no one|everything|please|help|without (?:him|her|them|you))\\b)";
const anyMore =
  '(?: any ?more| any longer| no more| much longer| like this| this way| living| with life| with this| alone)*';
const cannotWords =
  "(?:can'?t|cannot|can not|can no longer|couldn'?t|could not|unable to|not able to|don'?t see how i can)";
const pillWords = '(?:pills|tablets|meds|medication|medicine|painkillers|sleeping pills|antidepressants|paracetamol)';

const self = '(?:myself|himself|herself|themselves|themself|yourself)';
const myLife = '(?:my|his|her|their) (?:own )?life';

const crisis: readonly RegExp[] = [
  new RegExp(`\\bkil+(?:ing)? ${self}\\b`),
  /\bkil myself\b|\bkms\b|\bunalive\b/,
  new RegExp(`\\b(?:end|ending|take|taking|took|ended) ${myLife}\\b`),
  /\b(?:suicid\w*|sucid\w*|suicde|suiside)\b/,
  /\bend it all\b/,
  /\b(?:want|wanna|wanted|wish|ready|going|like|rather|hoping|trying|planning|plan) (?:to |i could |i would |i'd )?(?:just |simply |really )?die\b/,
  /\bi (?:just )?(?:wanna|want to) (?:be dead|not exist|stop existing|disappear forever|vanish forever)\b/,
  /\b(?:wish|wished) (?:i|that i) (?:was|were|wasn't|weren't|had never been|was never|were never) (?:dead|alive|born|here any ?more)\b/,
  /\b(?:don't|do not|dont|didn't|no longer) (?:want to|wanna) (?:live|be alive|exist|wake up|go on living|be here)(?: any ?more| any longer)\b/,
  /\b(?:don't|do not|dont|no longer) (?:want to|wanna) (?:be alive|exist|go on living|wake up(?= *(?:[.!,]|$| tomorrow| again| ever)))\b/,
  /\b(?:don't|do not|dont|no longer) (?:want to|wanna) live(?! (?:in|with|at|near|here|there|like|on|from|off|under|alone|by|far|paycheck|this way|such))/,
  /\b(?:no|any) (?:reason|point|will) (?:to|in) (?:live|living|go on|going on|carry on|be alive|stay alive)\b(?! (?:in|near|at|off|on) (?!this (?:world|body|pain)|pain\b))|\bnothing (?:left )?to live for\b|\blife is(?:n't| not) worth (?:living|it)\b/,
  /\b(?:better off|rather be) dead\b|\bbetter off without me\b/,
  /\bcan'?(?:t|not) (?:go on|do this|take it|take this)(?: living| with life)? any ?more\b(?=.*\b(?:life|living|alive|pain|die|hopeless)\b)/,
  /\bcan'?(?:t|not) go on (?:living|like this any ?more)\b/,
  /\bself[- ]?harm\w*\b/,
  new RegExp(`\\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|starve|starving) ${self}\\b`),
  /\b(?:overdose|overdosing|overdosed|take all (?:my|the|of my) (?:pills|tablets|meds))\b/,
  /\b(?:hang|hanging|shoot|shooting|drown|drowning|poison) (?:myself|himself|herself)\b/,
  /\bjump (?:off|from|in front of) (?:a|the) (?:bridge|roof|building|cliff|train|balcony)\b/,
  /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|mum|mom|mother|stepdad) (?:hits|beats|hit|beat|rapes|raped|strangled|abuses|abused|is hitting|is beating|is abusing|chokes|choked) me(?! (?:at|in (?:chess|tennis|the race)|to (?:it|the)))\b/,
  /\bi (?:was|am being|have been|'ve been|got) (?:raped|sexually (?:abused|assaulted)|molested|abused)\b/,
  /\b(?:want to|wanna|going to|gonna|plan to|will|could) (?:kill|murder|shoot|stab|strangle) (?:him|her|them|someone|somebody|people|my (?:wife|husband|ex|mum|mom|dad|mother|father|boyfriend|girlfriend|partner|brother|sister|kids|children|neighbou?r|teacher))\b/,
  new RegExp(
    `\\b(?:(?:rather|would) not|(?:hope|wish|pray) (?:that )?i (?:don'?t|do not|didn'?t|wouldn'?t|won'?t|never|could (?:just )?(?:not|never))|(?:sleep|asleep) and (?:just )?(?:not|never)|(?:want|wanna|like|love)(?: to)? (?:just )?never(?: to)?) (?:have to )?wake up(?: tomorrow| again| ever| any ?more| at all)*${clauseEnd}`,
  ),
  new RegExp(`\\b(?:rather|would) not (?:be here|be alive|exist|live|go on)${anyMore}${clauseEnd}`),
  new RegExp(
    `\\bi (?:just |really |only )*(?:wanna|want to|could|wish i could) (?:just )?(?:sleep forever|disappear|vanish)(?: forever)?${clauseEnd}`,
  ),
  new RegExp(
    `\\b(?:take|took|taken|taking|swallow(?:ed|ing)?) (?:(?:all|every one)(?: of)? (?:my|the|his|her|their|these|those)|too many|(?:a|the|my) (?:whole|entire|full) (?:bottle|pack|packet|box)(?: of)?(?: my)?|a (?:bottle|handful) of(?: my)?|\\d{2,}(?: of my)?)(?: sleeping)? ${pillWords}\\b`,
  ),
  new RegExp(`\\b${cannotWords} (?:go on|carry on)${anyMore}${clauseEnd}`),
  new RegExp(`\\b${cannotWords} (?:live|bear to live|stand living|bear living)${anyMore}${clauseEnd}`),
  new RegExp(
    `\\b(?:don'?t|do not) know (?:how|if|whether) (?:to|i can|i could) (?:go on|carry on)${anyMore}${clauseEnd}`,
  ),
  new RegExp(`\\b(?:don'?t|do not|no longer) (?:want to|wanna) (?:go on|carry on)${anyMore}${clauseEnd}`),
  new RegExp(
    `\\b(?:(?:what'?s|what is) the point|(?:no|any|the) (?:reason|point|sense)) (?:of|in|to) (?:(?:my )?(?:life|living|being alive|being here|existing|existence)|(?:going|carrying) on|it all)(?: any ?more| with (?:this pain|so much pain|all this pain)| in this world| like this)*${clauseEnd}`,
  ),
  /\b(?:no longer|hardly|not even) worth living\b|\bmy life is (?:worthless|pointless|meaningless|not worth)\b/,
  new RegExp(
    `\\b(?:nobody|no one|no-one) (?:would|will|'d) (?:even |ever )*(?:miss me|notice if i (?:died|was gone|were gone|disappeared))${clauseEnd}`,
  ),
  new RegExp(
    `\\b(?:world|everyone|everybody|family|kids|they)(?:'d| would)(?: all)? be (?:better|happier)(?: off)? (?:without me|if i (?:was|were) (?:gone|dead|not here))${clauseEnd}`,
  ),
  new RegExp(
    `\\bbetter(?: off)? if i (?:(?:was|were) (?:gone|dead|not here|never born)|(?:wasn'?t|weren'?t) (?:here|alive|around|born)|died|had never been born)${anyMore}${clauseEnd}`,
  ),
  new RegExp(
    `\\b(?:tired|sick|done|weary)(?: and tired)? (?:of|with) (?:living|being alive|my life|life|existing)${anyMore}${clauseEnd}`,
  ),
  new RegExp(
    `\\bi (?:just |really |only )*want (?:it all|everything|my life|this life) to (?:end|stop|be over)${clauseEnd}`,
  ),
  /\bi (?:just |really |deserve to |should |ought to |hope (?:that )?i )+(?:just )?die\b/,
  /\b(?:slit|slitting|cut|cutting|slash) (?:my|his|her|their) wrists?\b|\bgun to my head\b/,
  /\bthrow (?:myself|himself|herself) (?:off|under|in front of|out of|from)\b/,
  // Sage answers in English only, but a person in danger gets the help lines in any of these languages.
  /\bmich (?:um(?:zu)?bringen|töten)\b|\bselbstmord|\bsuizid|\bnicht mehr leben\b(?! in\b)/,
  /\bme (?:tuer|suicider)\b|\bne (?:veux|voudrais) plus (?:vivre|être en vie)\b(?! (?:à|en|avec|dans|chez|au)\b)/,
  /\b(?:matarme|me quiero matar|quitarme la vida)\b|\bno quiero (?:seguir )?(?:vivir|viviendo)\b(?! (?:en|con|cerca|así en)\b)/,
  /\b(?:my|a) (?:last|final) goodbye\b|\bgoodbye,? cruel world\b/,
];

/** Whether a person's safety may be at risk. Takes tidied text in upper or lower case. */
export function isCrisis(text: string): boolean {
  const words = harmlessUses.reduce(
    (rest, harmless) => rest.replace(harmless, ' '),
    text.toLowerCase().replace(/[’‘]/g, "'"),
  );
  return crisis.some((pattern) => pattern.test(words));
}

/** A short kind text with help lines, without coaching. */
export function crisisReply({ helpLines = internationalHelpLines }: { helpLines?: readonly HelpLine[] } = {}): string {
  const lines = helpLines.map(({ name, contact, note }) => `- **${name}**: ${contact}${note ? ` (${note})` : ''}`);
  return [
    'Thank you for telling me. What you describe weighs more than any plan, and you should not have to carry it alone.',
    'I am a planning coach and cannot give you the help you deserve right now, but people can, today:',
    lines.join('\n'),
    'If you or someone else is in immediate danger, please call your local emergency number now, or go to the nearest emergency department. If you can, tell someone you trust and ask them to stay with you.',
    'Your goals can wait. I will be here when you want to come back to them.',
  ].join('\n\n');
}
