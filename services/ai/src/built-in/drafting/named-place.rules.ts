// Whether a wish about a home names a place of it: 'declutter the garage', 'clear the loft before we sell the house'.

const places: readonly RegExp[] = [
  /garage/,
  /lofts?|attics?/,
  /basement|cellar/,
  /(?:spare|guest|box|junk) room/,
  /wardrobes?|closets?/,
  /kitchen(?: cupboards?)?|pantry|larder/,
  /bedroom/,
  /bathroom/,
  /living room|lounge|sitting room/,
  /dining (?:room|table)/,
  /study|home office|office/,
  /(?:tool |garden )?sheds?/,
  /hall(?:way)?|porch/,
  /(?:kids?['’]?s?|children['’]?s|son['’]?s|daughter['’]?s|teenagers?['’]?) room|playroom|nursery/,
  /book(?:shelf|shelves|case)/,
  /(?:craft|sewing|hobby|laundry|utility|music) room|workshop/,
  /storage unit|lock-?up/,
  /balcony|conservatory|summer ?house/,
  /(?:one|my|a single|this|that) room(?! (?:a|per|each|every|by|at a time)\b)/,
  /(?:junk|kitchen|one) drawers?|(?:airing |one |the )?cupboard/,
];
const patterns = places.map((place) => new RegExp(`\\b(?:${place.source})\\b`, 'i'));
const wholeHome =
  /\b(?:house|home|flat|apartment|bungalow|cottage|studio|everywhere|every room|all rooms|(?:whole|entire) place|room (?:a|by|after|per) (?:week|room|month|day)?)\b/i;
/** 'Before we sell the house' is told beside the wish. */
const reason = /\b(?:before|after|so that|so|because|while|when|until|since|now that)\b[^.!?]*/gi;
/** 'In our house', 'at my sister's flat' */
const atHome =
  /\b(?:in|of|at|from|behind|beside|next to) (?:my|our|the|their|this|his|her|mum['’]?s|dad['’]?s)? ?(?:\w+['’]s )?(?:house|home|flat|apartment|bungalow|cottage)\b/gi;

/** True when a place of the home is named, or several, and not the whole home. */
export function namesPlace(text: string): boolean {
  const wish = text.replace(atHome, ' ').replace(reason, ' ');
  const named = patterns.filter((pattern) => pattern.test(wish));
  const rest = named.reduce((words, pattern) => words.replace(new RegExp(pattern, 'gi'), ' '), wish);
  return named.length > 0 && !wholeHome.test(rest);
}
