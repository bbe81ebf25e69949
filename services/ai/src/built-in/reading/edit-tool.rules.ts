import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { dayIn, shiftIn, untilIn } from './edit-when.rules.ts';
import { oneOf, wordsOf } from './phrases.rules.ts';
import { stemsOf } from './step-reference.rules.ts';

// 'My oven is broken', 'somebody stole my bike': a tool that the plan in view needs is gone. Steps that need it wait for it.

const lead = '^(?:(?:and|so|oh|oh no|ugh|well|hey|hi|ok|bad news|argh|damn|now)[ ,:!.]+)*';
const thing = "(?<thing>(?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+)";
const own = '(?:my|our|the)';
const then =
  "(?:(?:is|are|was|were|has|have|had|got|been|just|now|finally|completely|totally|suddenly|went|all)|['’]s)";
const broken = [
  'broken(?: down)?|broke(?: down)?|bust(?:ed)?|kaputt?|knackered|dead|died|packed (?:up|in)|given up|gave up|stopped working',
  "not working|(?:does|do|is|are|did)(?: not|n['’]?t) work(?:ing)?|(?:won['’]?t|will not) (?:start|work|heat|turn on|switch on)",
  'out of (?:order|action)|fell apart|fallen apart|falling apart|smashed|cracked|snapped|burn(?:t|ed) out|conked out|blew up|ruined',
  '(?:at|in) the (?:repair shop|repairers?|workshop|garage|menders?)|(?:in|away|off) for repairs?|being (?:repaired|mended|fixed)',
].join('|');
const lost = 'stolen|nicked|pinched|lost|missing|gone(?: missing)?|disappeared';
const rest =
  '(?=$|[.,;!:–-]| (?:and|so|but|last|yesterday|today|this|again|on|in|at|until|till|while|when|for|because|by|after|over|as)\\b)';
const sentences: readonly RegExp[] = [
  `${lead}(?:${own} )?${thing}(?: ${then})* (?:${broken}|(?<lost>${lost}))${rest}`,
  `${lead}(?:i|we)(?:['’]ve| have)?(?: just| also| now)* (?:broke|smashed|dropped|wrecked|ruined|cracked|snapped|(?<lost>lost|misplaced)) ${own} ${thing}${rest}`,
  `${lead}(?:someone|somebody|they|thieves|a thief|burglars|my \\p{L}+) (?:has |have |just )?(?:broke|ruined|(?<lost>stole|nicked|took|pinched|lost|sold)) ${own} ${thing}${rest}`,
].map((source) => new RegExp(source, 'iu'));

/** Who is alive, the body, and what nobody can mend in a workshop. */
const noTool = oneOf(
  wordsOf(`mum mom mother dad father parents wife husband partner son daughter child kid kids baby sister brother gran grandma
    grandad nan aunt uncle cousin friend friends boss dog cat horse pony hamster rabbit hen hens chicken chickens bee bees cow cows goat
    he she they we i it this that everything all knee ankle back wrist shoulder hip foot leg arm hand finger neck rib ribs elbow hamstring calf
    achilles shin muscle tendon tooth teeth voice heart nose toe body skin head job weight motivation mojo way time money faith interest
    game race match temper record promise diet streak fast habit contract place flat house home temperature power nerve confidence
    marriage engagement relationship sleep routine plan wedding deal bank`),
);
const isNoTool = new RegExp(`\\b${noTool}$`, 'i');

/** What a tool is used for, by words of the steps. */
const uses: readonly (readonly [tool: RegExp, steps: RegExp])[] = [
  [
    /\b(?:oven|stove|cooker|hob|mixer|blender|whisk|scales?|starter|kitchen|(?:bread|cake|baking|loaf) (?:tin|pan)|pan|fridge|freezer)s?$/i,
    /\b(?:bak\w+|cook\w*|roast\w*|loaf|loaves|bread|cakes?|pies?|pizza|biscuits?|dough|meals?|recipes?|dish(?:es)?|batch(?:es)?)\b/i,
  ],
  [
    /\b(?:saw|drill|hammer|screwdriver|tools?|toolbox|sander|workbench|planer|lathe|welder)s?$/i,
    /\b(?:saw\w*|cut\w*|drill\w*|screw\w*|build\w*|fix|fit|sand\w*|frame|assembl\w+|nail\w*|mount\w*|hang|shel(?:f|ves)|weld\w*)\b/i,
  ],
  [
    /\b(?:shoes|trainers|boots|treadmill|insoles)$/i,
    /\b(?:run\w*|jog\w*|walk\w*|hik\w+|march|race|marathon|\d+ ?km|miles?)\b/i,
  ],
  [
    /\b(?:bike|bicycle|ebike|e-bike|cycle|turbo trainer)$/i,
    /\b(?:rid\w+|cycl\w+|bik\w+|\d+ ?km|miles?|tour|triathlon)\b/i,
  ],
  [
    /\b(?:car|van|truck|lorry|scooter|motorbike|moped)$/i,
    /\b(?:driv\w+|deliver\w*|collect\w*|transport\w*|fetch|pick up|road)\b/i,
  ],
  [
    /\b(?:laptop|computer|pc|macbook|tablet|ipad|printer|monitor|internet|wifi|hard drive)$/i,
    /\b(?:writ\w+|typ(?:e|ing)|edit\w*|cod(?:e|ing)|program\w*|design\w*|online|appl\w+|cv|draft\w*|chapters?|print\w*|website|app|upload\w*|pages?)\b/i,
  ],
  [/\b(?:phone|mobile|smartphone)$/i, /\b(?:call\w*|ring|phone|photos?|film\w*|post\w*|videos?|messages?)\b/i],
  [/\b(?:camera|lens|tripod|drone)$/i, /\b(?:photo\w*|film\w*|shoot\w*|videos?|pictures?|portraits?)\b/i],
  [
    /\b(?:guitar|piano|keyboard|violin|cello|flute|sax(?:ophone)?|drums?|trumpet|ukulele|accordion|strings?|bow|amp|microphone|mic)$/i,
    /\b(?:play\w*|practi[sc]\w+|songs?|record\w*|chords?|lessons?|gigs?|perform\w*|pieces?|rehears\w+|scales?)\b/i,
  ],
  [
    /\b(?:sewing machine|overlocker|loom)$/i,
    /\b(?:sew\w*|stitch\w*|hem\w*|dress(?:es)?|skirts?|quilts?|shirts?|weav\w+)\b/i,
  ],
  [
    /\b(?:rac(?:ket|quet)|goggles|wetsuit|surfboard|skis|skates|paddle|kayak|canoe|boat)$/i,
    /\b(?:play\w*|match(?:es)?|serv\w+|swim\w*|surf\w*|ski\w*|skat\w+|paddl\w+|row\w*|sail\w*|lengths?)\b/i,
  ],
  [/\b(?:tent|rucksack|backpack|sleeping bag)$/i, /\b(?:camp\w*|hik\w+|nights?|trek\w*)\b/i],
  [
    /\b(?:tractor|plough|hoe|pump|wheelbarrow|mower|spade|greenhouse|hose)$/i,
    /\b(?:dig\w*|plant\w*|sow\w*|water\w*|mow\w*|harvest\w*|fields?|beds?|plough\w*)\b/i,
  ],
];

/** Other tools: only steps that name them need them. */
const tools = oneOf(
  wordsOf(`machine tool kit glasses telescope microscope kiln press easel brush brushes needle needles generator battery charger helmet
    harness rope ropes net nets rod ladder pram wheelchair lamp projector speaker headset`),
);
const otherTool = new RegExp(`\\b${tools}$`, 'i');

/** Steps that get the tool do not need it. */
export const getsTool = (title: string, tool: string): boolean =>
  /^(?:buy|get|order|find|borrow|replace|repair|mend|fix|hire|rent|choose|collect)\b/i.test(title) &&
  sharesStem(title, tool);
const sharesStem = (title: string, tool: string) => {
  const own = stemsOf(title);
  return stemsOf(tool).some((stem) => own.includes(stem));
};

/** The open steps that need a tool. All of them, where only the goal itself says what it is for. */
function stepsThatNeed(tool: string, asked: Asked): string[] {
  const use = uses.find(([known]) => known.test(tool))?.[1];
  if (!use && !otherTool.test(tool)) return [];
  const open = openSteps(asked).filter(({ title }) => !getsTool(title, tool));
  const needs = open.filter(({ title }) => sharesStem(title, tool) || use?.test(title) === true);
  const all = use?.test(asked.plan.title) === true ? open : [];
  return (needs.length > 0 ? needs : all).map(({ id }) => id);
}

const mostWords = 30;
/** 'Oven is broken. Park the bakery': the message says itself what shall happen. */
const ordersOther =
  /\b(?:park|pause|freeze|shelve|cancel|on hold|remove|delete|drop|skip|move|swap|rename|tick|split|merge)\b/i;
/** Words of the day on which it is whole again; any other day is that of the loss. */
const wholeAgain = /\b(?:back|until|till|ready|by|repaired|mended|comes?|arrives?|delivered|new one)\b/i;

/** A tool that is broken or lost, with the open steps that need it. Undefined where none does. */
export const toolGone: Reader = (asked) => {
  if (!asked.inView || asked.text.includes('?') || asked.text.split(' ').length > mostWords) return undefined;
  if (ordersOther.test(asked.whole)) return undefined;
  const found = sentences.map((sentence) => sentence.exec(asked.text)?.groups).find(Boolean);
  const tool = (found?.['thing'] ?? '').toLowerCase();
  if (!found || !tool || isNoTool.test(tool)) return undefined;
  const stepIds = stepsThatNeed(tool, asked);
  if (stepIds.length === 0) return undefined;
  const shift = shiftIn(asked.whole);
  const day = untilIn(asked.text, asked) ?? (wholeAgain.test(asked.text) ? dayIn(asked.text, asked) : undefined);
  const days = shift ? (shift.days ?? 0) + 30 * (shift.months ?? 0) : 0;
  return {
    do: 'tool-gone',
    tool,
    stepIds,
    isLost: found['lost'] !== undefined,
    ...(day && day > asked.today ? { until: day } : {}),
    ...(days > 0 && !/\bago\b/.test(asked.whole) ? { days } : {}),
  };
};
