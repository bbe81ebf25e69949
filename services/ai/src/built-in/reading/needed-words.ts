import { anyOf } from './phrases.rules.ts';

// Words without which a wish is hardly of a kind: a car park and a parked car are no lesson in parking, and who lent money keeps no Lent.

const lent =
  /(?<!\b(?:i|we|he|she|they|have|has|had|who|you|was|were|ve|mum|dad|that) )\blent\b(?! (?:to|him|her|it|them|my|our|out|me|us|a|an|the|money)\b)/i;
const lents = anyOf(['advent', 'easter', 'ash wednesday', 'holy week', 'good friday']);

/** 'I had a knee operation a month ago': who has had one prepares for none. */
const operation = '(?:operation|surgery|replacement)';
const operatedOn = [
  String.raw`(?<!never )\b(?:had|survived) (?:an?|my|the|two) (?:[\w-]+ ){0,3}${operation}`,
  String.raw`\b(?:was|were|been|got) operated\b`,
  String.raw`\b${operation} (?:was )?(?:\w+ ){1,3}ago\b`,
  String.raw`\bsince (?:my|the) (?:[\w-]+ ){0,2}${operation}`,
];
const notOperatedYet = new RegExp(
  `^(?!.*(?:${operatedOn.join('|')}))|\\b(?:prepar\\w+|next|upcoming|second|another)\\b`,
  'is',
);

/** For a kind, what a wish of it nearly always names. */
export const neededWords: readonly (readonly [said: readonly RegExp[], id: string])[] = [
  [[/\b(?:parallel|bays?|revers\w+|driv\w+|instructor|parking|tight spaces?|kerb|manoeuvres?)\b/i], 'parallel-parking'],
  [
    [/\b(?:bak\w+|mak(?:e|ing)|decorat\w+|ic(?:e|ing)|tiers?|tiered|fondant|sponge|pip(?:e|ing))\b/i],
    'make-a-celebration-cake',
  ],
  [
    [/\b(?:hear(?! (?:it|them|her|him)\b)\w*|deaf\w*|ears?|audiolog\w+|tv|television|listen\w*)\b/i],
    'get-hearing-aids',
  ],
  [[/\b(?:bab(?:y|ies)|breast\w*|milk|feed\w*|nurs(?:e|ing)|latch\w*|newborn|twins)\b/i], 'breastfeed-my-baby'],
  [
    [
      /\b(?:births?|born|bab(?:y|ies)|pregnan\w*|post-?partum|post-?natal|c-?sections?|caesarean|pelvic|son|daughter|twins|bub|newborn|child\w*|kids?|mum|mom|mother)\b/i,
    ],
    'run-again-after-birth',
  ],
  [[lent, lents], 'lent-and-advent'],
  [
    [
      /\b(?:e?mbas?|business|b-?school|manage\w*|gmat|executive|consult\w+|mim|finance)\b/i,
      /\b(?:insead|hbs|wharton|booth|kellogg|lbs|iims?|xat|cat \d+)\b/i,
    ],
    'mba-admission',
  ],
  [[notOperatedYet], 'prepare-for-my-operation'],
  [
    [
      /\b(?:set(?:ting)? up|start\w*|open(?:ing)?|build\w*|create?\w*|mak(?:e|ing)|turn\w*|bring|give|want|rooms?|corner|shel(?:f|ves)|furnish\w*)\b/i,
      /\b(?:children|kids|village|community|estate|street|prison|hospital|refugees?|donat\w+|mobile|little|free|memory|toy|tools?)\b/i,
    ],
    'set-up-a-library',
  ],
  [[/\b(?:golf\w*|handicap|putt\w*|swing|tee|fairway|birdie|par|driving range)\b/i], 'golf'],
  [
    [
      /[£$€]|\b(?:money|sav\w+|funds?|gifts?|presents?|budget\w*|afford|cost\w*|debts?|pa(?:y|id|ying)|spen\w+|cheap\w*|credit|broke)\b/i,
      /\b(?:(?:put|set)(?:ting)? (?:aside|by|away)|quid|euros?|dollars?|\d+ (?:pounds|a (?:week|month)))\b/i,
    ],
    'christmas-and-birthday-fund',
  ],
  [
    [
      /\b(?:bab(?:y|ies)|newborn|siblings?|pregnan\w*|expecting|born|brother|sister|toddler|twins|second child|jealous)\b/i,
    ],
    'older-child-and-new-baby',
  ],
  [
    [
      /\b(?:perform\w*|music\w*|bands?|sing\w*|act(?:or|ing|ress|s)?|danc\w*|stage|comed\w*|dj\w*|drum\w*|guitar\w*)\b/i,
      /\b(?:theat\w+|tour\w*|magic\w*|entertain\w*|model\w*|voice\w*|audition\w*|circus|piano|jazz|songs?|concerts?|play\w*|mic|roles?|sets?|show\w*)\b/i,
    ],
    'performer-career',
  ],
  [
    [/\b(?:student\w*|uni\w*|college|campus|semester|stud(?:y|ies|ying)|degree|halls|dorm\w*|freshers?|term time)\b/i],
    'student-budget',
  ],
  [[/\b(?:shel(?:f|ves|ving)|walls?|drill\w*|brackets?|hang|mount\w*|pictures?|plasterboard)\b/i], 'put-up-shelves'],
  [
    [/\b(?:danc\w*|choreo\w*|waltz|salsa|routine|tango|ballroom|two left feet|bhangra|ceilidh)\b/i],
    'dance-for-an-event',
  ],
  [
    [/\b(?:leave|matern\w+|patern\w+|parental|bab(?:y|ies)|birth|pregnan\w*|expecting|newborn|due)\b/i],
    'parental-leave-money',
  ],
  [
    [
      /\b(?:business\w*|start-?up|investors?|bank|company|firm|shop|loan|venture|caf[eé]|enterprise|franchise|funding|salon|restaurant|farm)\b/i,
    ],
    'write-business-plan',
  ],
  [
    [/\b(?:propos\w*|marry|marri\w*|rings?|engage\w*|question|one knee|fianc\w*|wife|husband|say yes)\b/i],
    'propose-marriage',
  ],
  [
    [
      /\b(?:public|speech\w*|present\w*|audience|crowds?|stage|talks?|toasts?|lectur\w+|in front|class|meetings?|words|speaker|shak\w+|nerv\w+)\b/i,
    ],
    'public-speaking',
  ],
];
