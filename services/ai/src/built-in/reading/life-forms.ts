// What has happened in somebody's life tells the kind of their wish, where the thing they want to do would tell another:
// golf after a new knee begins with the knee.

const joint = '(?:knee|hip|shoulder|ankle)s?';
const replaced = [
  String.raw`${joint}(?: joint)? (?:(?:was|were|is|has been|have been|got) )?replac(?:ed|ements?)`,
  String.raw`new ${joint}`,
  String.raw`had (?:my|a|the|both)(?: \w+)? ${joint} done`,
  String.raw`replaced (?:my|both|the)(?: \w+)? ${joint}`,
];
const afterwards = String.raw`\b(?:again|back (?:on|to|at|in)|rehab\w*|(?:weeks?|months?) ago|after (?:my|the|a)|since (?:my|the))\b`;
const stillToCome = String.raw`\b(?:before|ready for|prepare|wait\w*|next (?:week|month)|will be|be replaced|frame|zimmer)\b`;
const moving = String.raw`\b(?:(?:walk|golf|bowl|danc|hik|cycl|swim|garden|ski|climb|rid|rehab|recover)\w*|tennis|badminton|stairs|active|mobile|strong\w*|bend|limp|stick|crutches|gym|football|green|course)\b`;
/** A joint was replaced, and now it is about moving with it. */
const jointReplaced = new RegExp(
  String.raw`^(?!.*${stillToCome})(?=.*\b(?:${replaced.join('|')})\b)(?=.*${moving}).*${afterwards}`,
  'i',
);
const birth = [
  String.raw`had (?:my|our|a)(?: \w+)? (?:baby|bub|twins|child|son|daughter|boy|girl|c-section|caesarean)`,
  String.raw`(?:since|after) (?:the|my|our|a)(?: \w+)? (?:bab(?:y|ies)|bub|twins|c-section|caesarean)`,
  '(?:after|since|gave|given|giving) (?:the |my )?birth',
  'after having (?:my|our|a) baby',
  'post(?:partum|natal(?:ly)?)',
];
const runsElse = String.raw`\brun(?:ning)? (?:my|our|the|an?)(?: own| small| little)? (?:business|shop|home|house|household|family|course|company|group|caf[eé])\b`;
/** Who runs again after a birth begins with the body, not with the distance. */
const runAfterBirth = new RegExp(
  String.raw`^(?!.*${runsElse})(?=.*\b(?:${birth.join('|')})\b).*\b(?:run(?:ning)?|jog(?:ging)?|parkrun|couch to 5k)\b`,
  'i',
);
const bodyWeight = String.raw`(?:about |over |nearly |around )?(?:\d+|an?|one|two|three|four|five|ten|twenty|thirty|forty|fifty) ?(?:kg|kilos?|pounds|lbs?|stones?)\b`;
const otherBodies = 'dog|cat|pet|vet|horse|pony|labrador|spaniel|dachshund|terrier|beagle|puppy';
const otherWays = String.raw`help|gain|off|fasting|injections?|ozempic|wegovy|mounjaro|\w*diabet\w*|pcos|liver|sleeve|bypass|pressure|cholesterol|\w*lift|squat|bench|press|ivf|pregnan\w*`;
const noBody = String.raw`(?!.*\b(?:${otherBodies}|${otherWays})\b)`;
const lessWeight = [
  String.raw`(?:lose|shed|drop|shift) ${bodyWeight}`,
  String.raw`(?:i|i['’]ve|have) put on ${bodyWeight}.*\b(?:lose|gone|shift)\b`,
  String.raw`from [23]\d\d ?(?:lbs?|pounds) (?:down )?to [12]\d\d\b`,
  String.raw`\d ?(?:lbs?|pounds|kg|kilos?|stone)\b.*\bdown to \d`,
  String.raw`bmi (?:down|under|below)\b`,
];
/** Weight to lose, whatever it is in the way of: 'lose 60 lbs before my medical'. */
const weightToLose = new RegExp(String.raw`^${noBody}.*\b(?:${lessWeight.join('|')})`, 'i');
/** Who is overdrawn and wants to get out of it, whatever else a long message tells of cards and letters. */
const overdrawn =
  /^(?=.*\b(?:overdraft|overdrawn)\b)(?!.*\b(?:apply|arrange|increase) ).*\b(?:get|be|come|climb) (?:out of|back in(?:to)? the black|clear of)\b/i;
const otherFigures =
  'golf|score|words|wpm|bpm|heart|pressure|sugar|points?|followers|clients|chess|elo|rating|marks?|minutes?|seconds?|pages?|rent|price|bill|calories';
const unitOrNone = '(?: ?(?:kg|kilos?|lbs?|pounds))?';
const fewer = [
  String.raw`from 3\d\d${unitOrNone} (?:down )?to [12]\d\d`,
  String.raw`from 2\d\d${unitOrNone} (?:down )?to 1\d\d`,
  String.raw`from 2[2-9]\d${unitOrNone} (?:down )?to 2[01]\d`,
  String.raw`from 1[5-9]\d${unitOrNone} (?:down )?to 1[0-4]\d`,
  String.raw`from 1\d\d${unitOrNone} (?:down )?to [5-9]\d`,
  String.raw`from [89]\d${unitOrNone} (?:down )?to [5-7]\d`,
];
/** 'From 240 to 200 by June' without a word for what: so large a figure that shall fall is somebody's weight. */
const lessByFigures = new RegExp(
  String.raw`^(?!.*\b(?:${otherFigures}|${otherBodies})\b)(?:i (?:want|need|would like|have) to |help me )?(?:(?:get|go|come|drop|be) )?(?:myself )?(?:down )?(?:${fewer.join('|')})${unitOrNone}(?= (?:in|by|before|within|until|and|for|without)\b|\s*[.,;!]|\s*$)`,
  'i',
);
const elder =
  '(?:mum|mom|mam|mother|dad|father|parents?|gran|granny|grandma|grandad|grandfather|grandmother|nan|aunt|uncle|in-laws?)';
/** A parent comes to live in one's own home. */
const noParent = String.raw`(?!.*\b(?:boyfriend|girlfriend|partner|care home|visa|bring .{1,30} from)\b)`;
const moves = String.raw`(?:mov(?:es?|ing) in(?:to)?|(?:com(?:es?|ing) to )?live)`;
const movesIn = new RegExp(
  String.raw`^${noParent}.*\b(?:my|our|her|his) (?:[\w-]+ )?${elder}\b.{0,40}\b${moves} (?:with (?:us|me)|here|our)\b`,
  'i',
);
const mumMovesIn = /\b(?:mum|mom|mam|dad|gran|nan)(?: is|['’]s)? (?:moves|moving) in with (?:us|me)\b/i;
const kin = 'parents?|mother|mum|mom|father|dad|wife|husband|children|kids|family|sister|brother|gran\\w*';
/** Family comes from another country, which is a matter of papers. */
const fromAbroad = new RegExp(
  String.raw`\bsponsor (?:my|our) (?:${kin})\b|\bbring(?:ing)? (?:my|our) (?:${kin})\b.{0,20} from (?!(?:the )?(?:hospital|care|rehab|work|school|airport|home)\b)`,
  'i',
);
const caredFor = '(?!.*\\b(?:kids|children|toddler|baby|grand\\w+|dogs?|cats?|house|garden)\\b)';
const wished = '(?:want|like|need|get|find)';
const oneTime = String.raw`${wished}(?: to (?:get|have))? (?:just |only |at least )?(?:one|an?|two) (?:\w+ )?(?:morning|afternoon|evening|day)s?\b`;
const rest = String.raw`${wished}\b.{0,25}\b(?:(?:to|for) myself|a break|time off|respite|cover)\b`;
/** Who cares for somebody and wants some hours. */
const carersHours = new RegExp(
  String.raw`^${caredFor}(?=.*\b(?:i (?:care for|look after)|(?:caring for|looking after)) my\b).*\b(?:${oneTime}|${rest})`,
  'i',
);
const widowed = String.raw`(?:since|after|when|before) (?:he|she) (?:died|passed)|my (?:wife|husband|partner) (?:has )?(?:died|passed)|(?:lost my|my late) (?:wife|husband|partner)|widow(?:er|ed)?`;
const otherLoss = String.raw`dat(?:e|ing)|new love|recipes?|widowed (?:my|father|mother|mum|mom|dad|gran\w*|friend)`;
/** Who lost a partner and now cooks and meets people alone. */
const aloneAfterLoss = new RegExp(
  String.raw`^(?!.*\b(?:${otherLoss})\b)(?=.*\b(?:${widowed})\b).*\b(?:cook(?:ing)?|meals|dinners|get(?:ting)? out|other people)\b`,
  'i',
);
/** 'I lent him money' is no Lent. */
const inSeason =
  /^(?=.*\b(?:in|during|through|this|of|for|keep|until) (?:the )?(?:lent|advent)\b).*\b(?:pray\w*|mass|rosary|church|devotions?|gospel)\b/i;
const settled = String.raw`(?:pr|permanent residen\w+|residency|green card)`;
const backed = String.raw`(?:sponsor\w*|nominat\w*)`;
/** An employer who sponsors the stay for good, and not the first visa. */
const sponsoredStay = new RegExp(
  String.raw`^(?!.*\bsponsor my\b).*\b(?:${settled}\b.*\b${backed}|${backed}\b.*\b${settled}\b)`,
  'i',
);

type Forms = readonly (readonly [form: RegExp, id: string])[];

/** What tells the kind of a wish, and is nothing where another wish is clear. */
export const lifeForms: Forms = [
  [weightToLose, 'lose-weight'],
  [lessByFigures, 'lose-weight'],
  [overdrawn, 'out-of-overdraft'],
  [fromAbroad, 'bring-family-over'],
  [movesIn, 'parent-moves-in'],
  [mumMovesIn, 'parent-moves-in'],
  [aloneAfterLoss, 'living-alone-after-loss'],
  [sponsoredStay, 'permanent-residence'],
];

/** Stages that tell the kind also where the title names only what shall be done again. */
export const lifeStages: Forms = [
  [jointReplaced, 'active-with-a-new-joint'],
  [runAfterBirth, 'run-again-after-birth'],
  [carersHours, 'rest-for-carers'],
  [inSeason, 'lent-and-advent'],
];
