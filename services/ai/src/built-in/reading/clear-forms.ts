import { oneOf, wordsOf } from './phrases.rules.ts';

// What is done to a thing, where the thing alone would tell another kind: who sells a boat learns no sailing.

/** What people own and pass on. Homes, cars and firms have kinds of their own. */
const goods = oneOf([
  ...wordsOf(`piano guitar violin cello saxophone accordion bike bicycle boat dinghy kayak canoe tent telescope camera lenses hives
    chickens hens horse pony saddle skis snowboard surfboard loom kiln lathe aquarium tractor treadmill bench weights dumbbells
    drone microscope binoculars pram cot sofa`),
  ...['sewing machine', 'drum kit', 'golf clubs', 'rowing machine', 'poetry book', 'maternity clothes', 'baby clothes'],
]);
const whose = String.raw`(?:my|our|the|his|her|an?|\p{L}+['’]s)`;
const between = String.raw`(?:[\p{L}-]+ ){0,2}`;
const thing = String.raw`${whose} ${between}${goods}\b`;
/** A trade with such things is no sale of one's own. */
const noTrade = String.raw`(?!.*\b(?:online|etsy|ebay|vinted|markets?|fairs?|business|prints|photos|school|lessons)\b)`;
const sells = new RegExp(String.raw`^${noTrade}sell (?:(?:two|three|\d+) )?(?:hundred )?(?:copies of )?${thing}`, 'iu');
/** 'Catalogue and sell my late father's records' is no collecting, though it counts them. */
const collected = oneOf([
  ...wordsOf(
    'records vinyl vinyls lps cds dvds stamps coins comics cards books figurines medals watches jewellery tools collection',
  ),
]);
const sellsCollected = new RegExp(
  String.raw`^${noTrade}(?:\p{L}+(?: out)?(?:, \p{L}+)? and )sell (?:off )?(?:all )?${whose} [^;!?]{0,40}\b${collected}\b`,
  'iu',
);
const passesOn = new RegExp(String.raw`^(?!.*\b(?:price|money|sell\w*)\b)(?:get rid of|give away) ${thing}`, 'iu');
const buys = new RegExp(
  String.raw`^${noTrade}(?!.*\b(?:and|loan|sav\w+|afford|licen[cs]e)\b)buy an? ${between}${goods}\b`,
  'iu',
);

const ofPlaces = '(?: (?:at|of|in) (?:the|an?) [\\p{L}-]+)?';
/** 'I'm sick of my job' asks for another one, and tells of no harm. */
const wearyOfJob = new RegExp(
  String.raw`^(?:(?:i|i['’]?m|i am|so|really|just|totally|completely) )*(?:sick|tired|bored|fed up|done) (?:and tired )?(?:of|with) (?:my|this) job${ofPlaces}\W*$`,
  'iu',
);

const sum = String.raw`[£$€₹]? ?\d[\d.,]*k?(?: (?:quid|pounds|euros?|dollars|rupees|naira|bucks))?`;
const everyMonth = '(?:a|every|each|per) (?:week|fortnight|month)';
const span = String.raw`(?: for (?:a|one|two|three|\d+) (?:years?|months)| (?:until|till|by) (?:next )?\p{L}+(?: 20\d\d)?)`;
/** 'Put aside 200 quid a month' and no purpose. */
const asideMonthly = [
  `put (?:aside|by|away) ${sum} ${everyMonth}`,
  `put ${sum} (?:${everyMonth} (?:aside|by|away)|(?:aside|by|away) ${everyMonth})`,
  `set aside ${sum} ${everyMonth}`,
].join('|');
const savesMonthly = new RegExp(String.raw`^(?:${asideMonthly})(?:${span})?\W*$`, 'iu');

const otherVehicle = String.raw`(?:motor\w*|bikes?|mopeds?|ambulance|lorr(?:y|ies)|hgv|trucks?|bus(?:es)?|coach|taxi|cab|cdl|commercial|class|forklift|train|boat|tractor)`;
const hadBefore = String.raw`(?:renew\w*|exchang\w*|convert\w*|foreign|abroad|back|again|suspend\w*|lost|ban(?:ned)?|points|international|expat\w*)`;
/** A driver's licence is for a car where nobody names what else is driven. */
const driversLicence = new RegExp(
  String.raw`^(?!.*\b${otherVehicle}\b)(?!.*\b${hadBefore}\b).*\bdriver(?:['’]s|s['’]|s)? licen[cs]e\b`,
  'i',
);

/** 'Learn Spanish cooking' is no language. */
const cooks =
  /^(?:(?:i|we) (?:want|would like) to )?(?:learn|master|study) (?!.*\b(?:vegan|vegetarian|plant\S*|batch|camp\w*)\b)(?:[\p{L}-]+ ){1,2}(?:cooking|cuisine)\b/iu;

/** 'Learn Thai' and nothing else is no boxing. */
const speaksThai =
  /\b(?:learn|study|speak|practise) (?:(?:to speak|some|basic|better) )*thai(?=$|[.,;!]| (?:by|before|in|within|this|next|until|well|with)\b)/i;

/** The form of a wish and the kind or archetype that it tells. */
export const clearForms: readonly (readonly [form: RegExp, id: string])[] = [
  [/^teach (?:myself|ourselves) /i, 'learn-a-skill'],
  [sells, 'sell-something'],
  [sellsCollected, 'sell-belongings'],
  [passesOn, 'get-rid-of'],
  [buys, 'buy-something'],
  [wearyOfJob, 'new-job'],
  [savesMonthly, 'save-every-month'],
  [driversLicence, 'driving-licence'],
  [cooks, 'cook-well'],
  [speaksThai, 'learn-language'],
];
