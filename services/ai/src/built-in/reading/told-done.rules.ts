import { plainClause } from './edit-words.rules.ts';
import { anyOf, wordsOf } from './phrases.rules.ts';
import { type NamedStep, scoredSteps, stepNumbersIn, stepsMeant } from './step-reference.rules.ts';
import { fromPast } from './word-forms.ts';

// 'Soil tested', 'signed up last night', 'booked it!': parts of a message that tell that a step is done.

/** What is over, whatever ends in -ed. */
const irregular =
  wordsOf(`done made bought sent paid written rewritten took taken saw seen dug thrown threw sold sewn sewed hung built found got
  met told rang rung spoke spoken wrote ran won drew drawn chose chosen swum swam went gone drove driven taught brought caught held ready complete`);
/** They tell a feeling or a mishap as often as a deed, unless a step begins with that verb. */
const doubtful =
  wordsOf(`tired bored scared stressed worried excited exhausted overwhelmed delayed cancelled canceled postponed closed
  rejected failed missed ruined limited expected supposed planned scheduled moved changed injured wanted hated stolen lost broken used
  retired resigned quit died decided tried started stopped refused offered agreed suggested settled asked hoped liked loved preferred twisted sprained fractured embarrassed`);
const noPast =
  '(?!(?:called off|(?:gone|went) (?:up|down|bust|wrong|off|bad|missing|back|over|abroad)|need|feed|speed|weed|seed|indeed|exceed|proceed|succeed) )';
const past = `${noPast}(?:\\w{2,}ed|${irregular.join('|')})`;
const when =
  '(?:on|last|this|yesterday|today|now|already|finally|too|as|at|again|both|all|tonight|in|with|for|from|since|off|up|out|over|everywhere|ages|two|three|\\d+)';
const links = '(?:(?:is|are|was|were|has|have|been|got|all|both|now|finally|already|just|also|been|both) )*';
/** ' soil tested ', ' the hall is booked since monday ' */
const isOver = new RegExp(`^ (?:\\w+ ){1,5}?${links}${past} (?:$|${when} )`);
/** ' signed up for the course ', ' i have patched the holes ' */
const tellsDeed = new RegExp(`^ (?:(?:i|we|have|had|just|finally|already|also|has|yes|great|so) )*${past} (?!to )`);
/** ' booked it ' */
const ofIt = new RegExp(
  `^ (?:(?:i|we|have|just|finally|already|yes) )*(?:${past}) (?:it|that|this|them) |^ (?:i|we) (?:actually |finally |just )?(?:${past}) $`,
);
export const tellsOfIt = (clause: string) => ofIt.test(clause);
const isOpen = anyOf(
  [
    'not/never/no/nearly/almost/half/nothing/without/yet/barely',
    'should/must/will/would/could/can/need/needs/want/if/when/until/till/once/before/after/unless/though',
    'why/what/how/where/who',
    'be/by/lets/let/please/make/get/gets/getting/being',
  ],
  { before: '(?<= )', after: '(?= )', flags: '' },
);
/** 'Booked for the 3rd of May' */
const isAhead = / (?:booked|set|fixed|confirmed|put) (?:for|on|in) /;
/** 'Mark it', 'tick that off' */
export const marksIt = / (?:mark|tick|check|cross|count) (?:it|that|this|them)(?: off| done| as done)? /;

/** What ends a part, kept by a split. */
const breaks = /((?<=[^\d\s])\s*[.!?;,:]+(?=\s|$)\s*|\s[-–—+&/]\s|\s+\b(?:and|but|so(?! far)|plus|then|also)\b\s+|\n)/i;

/** The words without who did it, and with the verb as it stands in a title: 'we saw the doctor' is 'see the doctor'. */
export const asTitle = (part: string) =>
  fromPast(part.trim().replace(/^(?:(?:i|we|have|had|just|finally|already|also|yes) )+/, ''));

export interface ToldDone {
  stepIds: string[];
  /** What else the message says. */
  rest: string;
}

const well = 0.75;
/** Enough for a part beside one that tells of a step done, and so far ahead of the next step. */
const wellBeside = 0.55;
const ahead = 0.2;
/** ' in ', ' are on the fridge ', ' ready ', ' have one on my phone ' */
const stands = / (?:is|are|got|have|has|had|done|ready|sorted|both|finished|too|as well|picked|chosen|behind me) /;
/** A step that a short part beside another names, though it tells of no deed: 'reasons are on the fridge'. */
function stepBeside(part: string, steps: readonly NamedStep[], told: readonly string[]): string[] {
  const plain = plainClause(part);
  const isTold = tellsDeed.test(plain) || isOver.test(plain) || stands.test(plain);
  if (isOpen.test(plain) || isAhead.test(plain) || doubtful.some((word) => plain.includes(` ${word} `))) return [];
  if (!isTold || plain.trim().split(' ').length > 9 || / (?:i am|off|for a) /.test(plain)) return [];
  const left = steps.filter(({ id, completed }) => !completed && !told.includes(id));
  const [best, second] = scoredSteps(` ${asTitle(plain)} `, left);
  const isClear = best && best.score >= wellBeside && best.score - (second?.score ?? 0) >= ahead;
  return isClear ? [best.step.id] : [];
}

function stepsIn(part: string, steps: readonly NamedStep[]): string[] {
  const plain = plainClause(part);
  if (isOpen.test(plain)) return [];
  if (ofIt.test(plain)) {
    const [verb = ''] = asTitle(plain).split(' ');
    const same = steps.filter(({ title, completed }) => !completed && title.toLowerCase().startsWith(`${verb} `));
    return verb.length > 1 && same.length === 1 ? same.map(({ id }) => id) : [];
  }
  if ((!isOver.test(plain) && !tellsDeed.test(plain)) || isAhead.test(plain)) return [];
  const numbers = stepNumbersIn(plain, steps);
  if (numbers.length > 0 && !/ (?:done|finished|completed|sorted|ticked|ready) /.test(plain)) return [];
  if (numbers.length > 0) return numbers.flatMap((number) => steps[number - 1]?.id ?? []);
  const { ids } = stepsMeant(` ${asTitle(plain)} `, steps, well);
  const said = doubtful.find((word) => plain.includes(` ${word} `));
  const isMeant = ({ title, completed }: NamedStep) =>
    !completed && (!said || title.toLowerCase().startsWith(said.slice(0, 4)));
  return ids.filter((id) => steps.some((step) => step.id === id && isMeant(step)));
}

/** 'I want the posters done on Friday' names a day. Nothing is done yet. */
const wanted = /(?<! did| managed to) (?:want|need|like|get) (?:\w+ ){1,4}done (?:on|by|before|in|next|this) /;
export const wantsDone = (text: string): boolean => wanted.test(plainClause(text));

/** The steps that a message tells are done, each in a part of its own. Undefined when it tells of none. */
export function toldDone(text: string, steps: readonly NamedStep[]): ToldDone | undefined {
  if (wantsDone(text)) return undefined;
  const pieces = text.split(breaks);
  const read = pieces.flatMap((words, at) => {
    if (at % 2 === 1) return []; // an end
    const end = pieces[at + 1] ?? '';
    return [{ words, end, ids: end.includes('?') ? [] : stepsIn(words, steps) }];
  });
  // 'Part one and part two both done'
  for (const [n, part] of read.entries()) {
    const next = read[n + 1];
    const names = plainClause(part.words);
    if (part.ids.length > 0 || !next || next.ids.length === 0 || names.trim().split(' ').length > 3) continue;
    if (!isOpen.test(names) && /^,?\s*(?:and)?$/.test(part.end.trim().toLowerCase()))
      part.ids.push(...stepsMeant(names, steps, well).ids);
  }
  for (const part of read) {
    const told = read.flatMap(({ ids }) => ids);
    if (told.length === 0) break;
    if (part.ids.length === 0 && !part.end.includes('?')) part.ids.push(...stepBeside(part.words, steps, told));
  }
  const stepIds = [...new Set(read.flatMap(({ ids }) => ids))];
  const rest = read
    .filter(({ ids, words }) => ids.length === 0 && words.trim() !== '')
    .map(({ words, end }) => `${words}${end}`)
    .join('')
    .trim();
  return stepIds.length > 0 ? { stepIds, rest } : undefined;
}
