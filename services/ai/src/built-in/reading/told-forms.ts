import { oneOf, wordsOf } from './phrases.rules.ts';

// Wishes whose words tell their kind, where a single noun would tell another: who mends a kayak so as to paddle it learns no paddling.

const has = (words: string) => String.raw`(?=.*\b${words}\b)`;
const hasNot = (words: string) => String.raw`(?!.*\b${words}\b)`;
/** One of the alternatives, whose list is cut to be readable. */
const choice = (...alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;
const form = (...parts: readonly string[]) => new RegExp(`^${parts.join('')}`, 'iu');

const repaired = oneOf([
  ...wordsOf(`tractor kayak canoe boat dinghy sailboat clock radio guitar violin cello piano accordion pump generator engine roof
    gutter fence gate boiler mower lawnmower harvester trailer caravan tent hammock loom organ harp ladder bridge`),
  ...[
    'music box',
    'record player',
    'sewing machine',
    'washing machine',
    'rocking chair',
    'coffee machine',
    'greenhouse',
  ],
]);
const broken = choice(
  'crack(?:ed|s)?|leak(?:s|ing|y)?|rott(?:en|ing)|rust(?:ed|y)?|seized|snapped|broken?|split|warped|holes? in',
  String.raw`(?:has|had|is|was|does|did|wo|would)(?:n['’]?t| not) (?:run|start|work|go|play|chime|tick|strike)\w*`,
  '(?:clock|radio|pump|engine|generator|tractor|piano|organ) (?:has )?(?:stopped|died)',
);
const mended = [
  '(?:fix|mend|repair|restore|patch|reglue)',
  '(?:hear|paddle|sail|ride|play) (?:it|her|them)',
  '(?:make|bring) (?:it|her|them) (?:run|work|go|play|dry|watertight|safe|back)\\b',
  '(?:get|have|see) (?:it|her|them) (?:going|running|working|playing|ticking|chiming|mended|fixed|repaired|back)',
  String.raw`(?:get|have|see|hear) (?:\S+ ){1,6}(?:going|running|working|playing|ticking|chiming) again`,
];
const noRepair = String.raw`(?:buy|sell\w*|sold|replac\w+|new one|insur\w+|landlord|claim\w*|refund|compensation|learn\w*|business|course|solar|insulat\w+|scrap|get rid|sleep|heart|marriage|trust)`;
const ofABody =
  '(?:wrist|ankle|arms?|elbow|legs?|knees?|hips?|shoulders?|fingers?|bones?|foot|collarbone|ribs?|physio\\w*|my (?:hand|back|neck))';
const repair = form(
  hasNot(noRepair),
  hasNot(ofABody),
  has(repaired),
  has(broken),
  String.raw`.*\b(?:${mended.join('|')})\b`,
);

const vehicle =
  '(?:van|car|camper(?:van)?|motorbike|motorcycle|scooter|moped|vespa|beetle|land rover|mini|truck|pick-?up|lorry)';
const laidUp = String.raw`(?:rust\w*|(?:been )?(?:sat|sitting|stood|standing|parked up) (?:\w+ ){1,4}(?:\w+ )?(?:years?|months)|no mot|barn find|bought (?:it |her )?as a wreck|doing (?:it|her) up)`;
const backOnTheRoad = '(?:back on the road|on the road again|roadworthy|(?:it|her) (?:going|running) again)';
const vehicleBack = form(has(vehicle), has(laidUp), String.raw`.*\b${backOnTheRoad}\b`);

const salah = oneOf(wordsOf('fajr fajar subuh zuhr dhuhr maghrib salah salat namaz solat'));
const fivePrayers = [
  salah,
  '(?:five|5) (?:daily |obligatory |fard )?prayers',
  'pray(?:ing)? (?:all )?(?:five|5) times',
  String.raw`muslim\b.*\bmiss(?:es|ing)? (?:a|my|any) prayers?`,
];
const otherFaith = String.raw`(?:memori\w+|by heart|hifz|ramadan|hajj|umrah|app|lent|rosary|timetable|mo salah|shirt|signed|football|church|service|sunday|write)`;
const prays = form(hasNot(otherFaith), String.raw`.*\b(?:${fivePrayers.join('|')})\b`);

const longTime =
  '(?:(?:a|one|two|three|five|ten|1|2|3|5|10)(?: full| whole)? years?|(?:six|nine|twelve|eighteen|6|9|12|18) months)';
const withoutDrink = '(?:sober|sobriety|without (?:a drink|drinking|alcohol)|of not drinking)';
const soberFor = [
  `(?:be|stay|reach|get to|make it to|celebrate|hit) (?:my )?${longTime} (?:of )?${withoutDrink}`,
  String.raw`(?:one|1|two|2|five|5)[- ]years? (?:sober|aa|sobriety) ?(?:chip|coin|token|medal\w*)?`,
  String.raw`${withoutDrink}\b.*\b(?:chip|coin|token|medallion)`,
  String.raw`(?:chip|coin|token|medallion)\b.*\b${withoutDrink}`,
  String.raw`(?:day|week|month) \w+\b.*\bstill (?:be )?sober`,
];
const someoneElse =
  "(?:my|our) (?:son|daughter|husband|wife|partner|brother|sister|mum|mom|dad|father|mother|friend|boyfriend|girlfriend) (?:is|has|['’]s|drinks|stopped|to)";
const soberYear = form(hasNot(someoneElse), String.raw`.*\b(?:${soberFor.join('|')})\b`);

const family =
  '(?:daughter|son|sister|brother|mother|mum|mom|father|dad|parents|siblings|brothers|sisters|aunt|uncle|cousin|grand\\w+|in-laws?)s?';
const silence = [
  String.raw`ha(?:s|ve)(?:n['’]?t| not) (?:spoken|talked)(?= (?:to|with|since|for|in|much|at all|properly)\b|[.,!;]|$)`,
  "(?:wo|does|do)n['’]?t (?:speak|talk) to (?:me|us|each other|one another)",
  '(?:not|no longer) (?:speaking|talking|on speaking terms)',
  '(?:years?|months) of silence',
  'cut (?:me|us) (?:off|out)',
  'estranged',
];
const noRift = String.raw`(?:toddler|speech|autis\w+|non-?verbal|stammer\w*|years?[- ]olds?|months? old|died|dead|late|funeral|hit|beat\w*|abus\w+|violen\w+|afraid|scared|restraining|grunts)`;
const noWayBack =
  '(?:molest\\w*|assault\\w*|rap(?:ed|ist)|toxic|stole\\w*|away|never|without|keep (?:him|her|them|my)|stay out|police|court|harass\\w*|stalk\\w*|threat\\w*)';
const them = String.raw`(?:him|her|them|us|my \p{L}+)`;
const near = choice(
  String.raw`reconcil\w+|make (?:it |things )?up with|make peace|mend (?:it|things|this)`,
  `(?:want|get|have|like|love) ${them} (?:back|at (?:the|my|our) (?:table|wedding|birthday))`,
  String.raw`(?:speak|talk|meet|hug|see|be|eat|sit|invite) (?:\p{L}+ ){0,5}again`,
);
const rift = form(
  hasNot(noRift),
  hasNot(noWayBack),
  has(family),
  has(`(?:${silence.join('|')})`),
  String.raw`.*\b${near}\b`,
);
const tableAgain = form(
  hasNot(noRift),
  hasNot(noWayBack),
  has(family),
  String.raw`.*\b(?:sit|be|back|welcome)(?: \w+)? at (?:that|the|their|our|her|his) (?:\w+ )?table\b.*\bagain\b`,
);

const elder =
  "(?:mum|mom|mam|mother|dad|father|parents?|gran|granny|grandma|grandad|grandfather|grandmother|nan|aunt|uncle|brother|sister)(?:['’]?s)?";
const died = String.raw`(?:(?:died|passed away|dead|is gone)|late (?:mum|mom|mother|dad|father|aunt|uncle|gran\w*|brother|sister))`;
const papers =
  '(?:papers|paperwork|policies|post|mail|documents|files|filing|folders|accounts|pension|desk|his study|her study|contracts|bills)';
const noPapers = String.raw`(?:photo\w*|diar\w+|love letters|memoir\w*|recipes?|clothes|translate\w*|publish\w*|scan\w*|history|divorce\w*|husband|wife|university|exam\w*|grie\w+|sad|depress\w+)`;
const ownPapers = '(?:(?:my|our) own|my (?:post|mail|bills|papers|paperwork|files))';
const sorted =
  '(?:sort\\w*|tid(?:y|ied|ying)|close|clear\\w*|go through|order|settle\\w*|organi[sz]e\\w*|find every|work through|deal with)';
const deadPapers = form(
  hasNot(noPapers),
  hasNot(ownPapers),
  has(elder),
  has(died),
  has(papers),
  String.raw`.*\b${sorted}\b`,
);

const bill = [
  '(?:school|term|exam(?:ination)?|registration|boarding|college) fees?',
  '(?:property|council|road) tax',
  '(?:car|home|house|van|vehicle) insurance',
  String.raw`rent\b.{1,30}\bin advance|rent up-?front|service charge|ground rent`,
];
const byItsDay = choice(
  String.raw`due|renew\w*|opens?|reopens?|in advance|up-?front|on time|catch(?:es)?|by (?:the )?\d`,
  String.raw`by (?:the )?(?:first|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)`,
  'before (?:the )?(?:term|school)',
);
const hasMoney =
  '(?:money|pay|paid|put|save|saved|waiting|ready|cash|set aside|have|afford|catches|raise|shillings|naira|pesos|rupees)';
const noBill = choice(
  String.raw`arrears|behind|overdue|refund|appeal\w*|lower|reduce|cheaper|negotiat\w+|claim\w*|scholarship|bursary|grant|compar\w+|switch\w*`,
  String.raw`quotes?|tenants?|return|landlord is|evict\w*|chama|susu|group`,
);
const billByADay = form(hasNot(noBill), has(`(?:${bill.join('|')})`), has(hasMoney), String.raw`.*\b${byItsDay}`);

const neighbours = '(?:road|street|close|lane|block|building|estate|neighbou?rs)';
const party = [
  '(?:street|block|neighbou?rhood|courtyard) (?:party|barbecue|do)',
  `party (?:for|with|in|on) (?:all )?(?:our|the|my)(?: whole| entire| new)? ${neighbours}`,
];
const noParty = String.raw`(?:noise|noisy|stall|cakes?|stop|band|perform\w*|dj|sell\w*|complain\w*|political|speech|sing)`;
const partyOfNeighbours = form(hasNot(noParty), String.raw`.*\b(?:${party.join('|')})\b`);

const ownParty = choice(
  String.raw`quincea\p{L}+|sweet sixteen|baby shower|house-?warming|surprise (?:\w+ )?(?:party|birthday)|(?:golden|silver|ruby|diamond) wedding`,
  String.raw`[1-9][0-9]th (?:birthday )?party|(?:his|her|our|my|[’']s) [1-9][0-9]th\b(?=.*\b(?:marquee|party|guests|hall|invit\w+|buffet)\b)`,
);
const noOwnParty =
  '(?:speech|toast|dress|lose|fit|slim|diet|shape|healthy|look|run|gift|present|dance|sing|cake|save|outfit|get to|travel|fly)';
const partyForSomebody = form(hasNot(noOwnParty), String.raw`.*(?<!\p{L})${ownParty}`);

const house =
  '(?:cottage|cabin|hut|chalet|lake house|beach house|house|flat|apartment|finca|farmhouse|villa|holiday home|place in the country)';
const others =
  '(?:brothers?|sisters?|friends?|mates?|best mate|best friend|cousins?|parents|in-laws|mum|mom|dad|siblings|uni)';
const shared = [
  String.raw`(?:with|and) (?:my|our) (?:[\w-]+ )?${others}\b(?!['’])`,
  String.raw`my (?:best )?${others}(?:, (?:his|her) \w+)?,? and (?:i|me|us|we)\b`,
  String.raw`(?<!for the )(?:two|three|four|five|six) (?:of us|couples|families|friends)\b`,
];
const alone = String.raw`(?:(?:liv|stay)\w* with|husband|rent\w*|sell\w*|inherit\w*|left us|help from|gift|deposit from|near my|near our|close to|live near|for my|for our|for (?:mum|mom|dad|her|him)|move in with)`;
const houseTogether = form(
  hasNot(alone),
  has(`(?:${shared.join('|')})`),
  String.raw`.*\b(?:buy|buying|own|purchase|go halves on)\b.{0,40}\b${house}\b`,
);

const built = String.raw`(?:(?: [\w'-]+){0,4} (?:house|bungalow|flats|duplex|villa|compound)| (?:an?|our|my|the) (?:\w+ )?home)`;
const fromAfar = String.raw`(?:back home|home country|home town|abroad|overseas|from here|diaspora|in the gulf|back in (?:the )?\p{L}+)`;
const noBuilding = String.raw`(?:care home|mov(?:e|ing)|emigrat\w*|return\w* to live|holiday|model|dolls?|shop|business)`;
const builtFromAfar = form(
  hasNot(noBuilding),
  has(fromAfar),
  String.raw`.*\b(?:build(?:ing)?|finish(?:ing)?|complete|roof (?:on|for))${built}\b`,
);

const paper = '(?:lease|contract|agreement|tenancy|in writing|on paper)';
const field =
  '(?:farm|farmland|fields|acres|hectares|grazing|pasture|orchard|cows|cattle|shamba|sharecropp\\w+|rice field)';
const noField = String.raw`(?:job|book|publish\w*|band|record|festival|fish farm|wind farm|hired|permanent|mortgage|sell\w*|buy|bought|court|wedding|solar|magnetic|football|seasonal|employ\w*|apprentice\w*)`;
const landOnPaper = form(hasNot(noField), has(field), String.raw`.*\b${paper}\b`);

const makes = '(?:set(?:ting)? up|start|open|build|create|make|turn|want|bring|get|convert|furnish|give)';
const room =
  "(?:(?:school |children['’]s |village |toy |small |free )*library|reading room|study room|homework room|reading corner|book corner)";
const whose =
  '(?:school|village|children|kids|town|orphanage|community|church|mosque|estate|refugees?|neighbou?rs|street|hospital)';
const noRoom =
  '(?:at home|my home|living room|personal|code|software|music|photo|job|librarian|card|tools?|volunteer|clos(?:e|ed|ure)|visit|learn|game|read more|every day|my own books|garden|university)';
const libraryForOthers = form(hasNot(noRoom), has(whose), String.raw`.*\b${makes}\b.{0,40}\b${room}\b`);

const trade = oneOf(
  wordsOf(`lawyer solicitor nurse teacher doctor accountant chef waiter waitress banker manager policeman soldier paramedic
    engineer consultant cashier cleaner programmer salesman vet dentist pharmacist midwife`),
);
const trades = oneOf([
  ...wordsOf('nursing teaching law banking hospitality retail policing accountancy medicine midwifery sales catering'),
  ...['army', 'navy', 'marines', 'military', 'air force', 'armed forces'],
]);
const stopsBeing = new RegExp(
  String.raw`^(?:(?:i|we) (?:really |just )?(?:want|need|have) to |i['’]d like to )?(?:stop being an? ${trade}|(?:leave|quit|get out of) (?:the )?${trades})(?=$|[ .,;!])(?! (?:school|hospital|home|college|to|for (?!good))\b)`,
  'i',
);
const atWork = '(?:job|work|office|bank|boss|shifts?|company|firm|warehouse|ward|factory|kitchen|call cent(?:re|er))';
const harmed =
  '(?:cry(?:ing)?|dread\\w*|sick|ill|kill(?:s|ing)|hate|bull(?:y|ied|ies)|shout(?:s|ed|ing)?|toxic|breaking me|panic|burnt|burned)';
const wantsOut = form(
  hasNot(
    '(?:husband|wife|partner|(?:boy|girl)friend|marriage|relationship|he hits|pupil|classmates?|school|debt|(?:gets?|comes?) home|mum|mom|dad|mother|father|parents|brother|sister|son|daughter)',
  ),
  has(atWork),
  has(
    `(?:i(?:['’]?m| am)?|(?:my|our|the) (?:boss|manager|job|work|office|firm|company)) (?:[\\p{L}']+ ){0,3}${harmed}`,
  ),
  String.raw`.*\b(?:want|need) (?:to (?:be|get) )?out(?: of (?:it|there|here|the place|this place))?(?= by| before| this| next|[.,!]|$)`,
);

const dating = '(?:dating|(?:go|going) on (?:a|one|some|two|my first) dates?|date (?:again|somebody|someone)|new love)';
const afterLoss = String.raw`(?:widow\w*|(?:wife|husband|partner) (?:\w+ ){0,3}(?:died|passed|gone|dead)|(?:at|am|['’]m|over|past|nearly) (?:5\d|6\d|7\d|8\d)\b)`;
const datesLate = form(hasNot('(?:date nights?|deadline|due date)'), has(afterLoss), String.raw`.*\b${dating}\b`);

const notPartner = String.raw`(?:mum|mom|dad|mother|father|son|daughter|child|dog|cat|brother|sister|friend|gran\w*|baby|pet)`;
/** 'She passed her test' tells of no death. */
const gone = String.raw`(?:died|passed(?! (?:her|his|their|the|an?|my|our|out|all)\b))`;
const partnerDied = String.raw`(?:since|after|when) (?!my (?:${notPartner})\b)(?:\p{L}+ ){1,2}${gone}`;
const noCompany =
  '(?:round (?:my|the|our) table|at the sink|(?:house|flat|place) is (?:so |too |very )?(?:quiet|empty)|eat(?:ing)? alone|some company|someone over|somebody over)';
const tableAfterLoss = form(
  hasNot(notPartner),
  has(`(?:${partnerDied}|(?:wife|husband|partner) (?:has )?${gone}|widow\\w*)`),
  String.raw`.*\b${noCompany}\b`,
);

const teenager = '(?:1[2-9][- ]year[- ]olds?|teen(?:ager|age)?s?|my 1[2-9])';
const talking = '(?:conversations?|grunts?|talks? (?:to|with) (?:me|us|him|her|my|our)|speaks? to (?:me|us)|open up)';
const noTeenTalk = String.raw`(?:english|driv\w+|exam\w*|maths?|spanish|french|german|language|stammer|autis\w+|drugs?|self|hurt\w*|hit\w*|i am 1\d|i'm 1\d)`;
const teenTalk = form(hasNot(noTeenTalk), has(`(?:my|our)\\b.*\\b${teenager}`), String.raw`.*\b${talking}\b`);

const schoolFor = form(
  hasNot(
    '(?:refus\\w+|fees?|money|job|teach\\w*|music|language school|driving school|ready|paint\\w*|decorat\\w*|furnish\\w*|cot)',
  ),
  String.raw`.*\b(?:(?:find|choose|pick) (?:an?|the)|get an?) (?:\w+ )?(?:school|nursery|kindergarten|preschool) for (?:my|our)\b`,
);

const rooms = '(?:house|home|flat|garage|room|loft|attic|cellar|basement|shed)';
const fullOfStuff = form(
  hasNot('(?:died|dead|late|hoard\\w*|passed|widow\\w*|inherit\\w*|damp|mould|mice|rats)'),
  String.raw`.*\b${rooms}(?: is|['’]s)? (?:\w+ )?(?:full of|stuffed with|drowning in|buried in) (?:\w+ )?(?:stuff|junk|boxes|clutter|things)\b`,
);

const sickOfRent = form(
  hasNot('(?:rent out|car|tenants?|office|shop)'),
  has(String.raw`(?:sick|tired|done|fed up|stop|had enough)\b.{1,12}\brent(?:ing)?`),
  String.raw`.*\b(?:buy|own (?:an?|the|our|my|something))\b`,
);

const gambling =
  '(?:betting|bets|gambl\\w+|casinos?|slot machines|play(?:ed|ing)? (?:the )?slots|bookies|roulette|scratch cards)';
const gambledAway = form(
  hasNot(
    '(?:he|she|(?:my|our) (?:\\w+ )?(?:son|daughter|husband|wife|brother|sister|partner|dad|father|mum|mom|mother|friend|boyfriend|girlfriend|cousin|uncle|aunt)s?)',
  ),
  has(gambling),
  String.raw`.*\b(?:lost (?!\d{1,2} ?(?:kg|kilos?|pounds|lbs?|stone)\b(?! (?:at|on|to|betting)\b)|weight|interest)|owe\b|debts?\b)`,
);

const marriedLong = form(
  hasNot(
    '(?:speech|gift|present|divorc\\w*|split|separat\\w*|apart|argu\\w*|leav\\w*|unhapp\\w*|album|care|film|died|dead|death|lost|ill|sick|hits?|fight\\w*|dementia|cancer|widow\\w*|grie\\w+)',
  ),
  String.raw`.*\b(?:parents|grandparents|in-laws)\b.{0,20}\bmarried (?:for )?(?:\d+|forty|fifty|sixty|thirty|twenty-five) years\b`,
);

/** Only its own plan says that nobody holds their breath alone. */
const breathHeld = form(String.raw`.*\b(?:free[- ]?div(?:e|es|ing|er)|apno?ea (?:training|diving)|static apno?ea)\b`);

/** Nobody who hopes for a child is told how a newborn sleeps. */
const hopesForBaby = form(
  has('(?:lost|miscarr\\w+|stillb\\w+|ivf|infertil\\w*|trying|gave up)'),
  '(?:have|try for) (?:a|another|our first|a second) (?:baby|child)(?=$|[.,;!])',
);

/** Pigs on a meadow, and no guinea pigs. */
const keepsPigs = form(
  hasNot('guinea'),
  String.raw`(?:keep|raise|rear|get|fatten) (?:an?|two|three|four|some|a few|my own|our own) (?:\p{L}+ )?(?:pigs?|weaners|kunekunes?)\b`,
);

const shoots = form(String.raw`.*\b(?:pistol|rifle|target|clay|clay pigeon|skeet|air rifle) shooting\b`);

type Forms = readonly (readonly [form: RegExp, id: string])[];

/** What is run rather than mended: 'get my business going again'. */
const noThing = oneOf(
  wordsOf(`marriage relationship business shop show company club group team career podcast blog channel project routine band choir mum
    dad son daughter me us him myself family school church studies study habit habits friendship conversation reading writing
    practice training savings sleep diet lessons spanish french english`),
);
const machine = `(?:${repaired}|${vehicle}|press|(?:dad|father|grand\\w+|uncle|aunt|mum|mom|mother)['’]s)`;
/** 'Get grandad's Massey going again', where a thing that can be mended is named, and no part of a body. */
const goes = [
  String.raw`^(?=.*\b${machine} )`,
  String.raw`(?!.*\b(?:life|body|knees?|legs?|shoulder|hands?|arms?|back|brain|gut|bowels?|heart|thyroid|metabolism|memory|mind|voice)\b)`,
  String.raw`(?!.*\b${noThing} (?:going|running|working|playing))`,
  String.raw`(?:get|have|see|hear) (?:the|my|our|an?|that|his|her|\p{L}+['’]s) (?:[\p{L}\d'’-]+ ){1,5}(?:going|running|working|ticking|chiming|to run|to start|to work) again\b`,
];
export const mendedAgain = new RegExp(goes.join(''), 'iu');

/** What tells the kind, also where the words of the wish alone would tell another. */
export const toldForms: Forms = [
  [repair, 'repair-something'],
  [vehicleBack, 'restore-vehicle'],
  [prays, 'five-daily-prayers'],
  [soberYear, 'stay-sober-for-good'],
  [rift, 'repair-family-rift'],
  [tableAgain, 'repair-family-rift'],
  [deadPapers, 'settle-an-estate'],
  [billByADay, 'money-for-a-bill'],
  [partyOfNeighbours, 'street-party'],
  [partyForSomebody, 'celebrate-someone'],
  [houseTogether, 'buy-a-home-together'],
  [builtFromAfar, 'build-home-from-abroad'],
  [landOnPaper, 'farm-land-agreement'],
  [libraryForOthers, 'set-up-a-library'],
  [stopsBeing, 'leave-my-trade'],
  [wantsOut, 'leave-toxic-job'],
  [datesLate, 'dating-after-loss-or-50'],
  [tableAfterLoss, 'living-alone-after-loss'],
  [teenTalk, 'better-with-teenager'],
  [schoolFor, 'choose-a-school'],
  [fullOfStuff, 'declutter'],
  [sickOfRent, 'buy-a-home'],
  [gambledAway, 'recover-from-gambling-debt'],
  [breathHeld, 'scuba'],
  [hopesForBaby, 'fertility'],
  [keepsPigs, 'keep-sheep-or-goats'],
  [shoots, 'take-up-a-rare-sport'],
  [marriedLong, 'celebrate-someone'],
];
