import { type Asked, openSteps, type Reader, says } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { dayIn } from './edit-when.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { imperatives } from './imperatives.ts';
import { wordsOf } from './phrases.rules.ts';
import { stemsOf, stepsMeant, stepsNamed } from './step-reference.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

// 'Put an easy sponge first, before the trial tier', 'I want to shoot a video of my reversing': a thing that the plan does not have
// is a new step, though steps are named beside it.

const puts =
  '(?:put|place|do|insert|add|include|slot|fit|squeeze|schedule|have|want|need|try|bake|make|write|practi[sc]e)';
const thing = '(?<topic>(?:an?|one|some) [^.;!?,]{3,60}?)';
const stepBehind = '(?<step>(?:the|my|our|step|i|we)\\b[^.;!?,]{2,60})';
const newBefore = new RegExp(
  `\\b(?<verb>${puts})(?: in| me)? ${thing}(?: in)?(?: first| beforehand| early)?,? (?<word>before|after|ahead of) ${stepBehind}`,
  'i',
);
const noThing =
  /^(?:an?|one|some) (?:(?:new|extra|further|other|more|small|little|short) )*(?:steps?|bits?|days?|weeks?|months?|hours?|breaks?|rests?|gaps?|pauses?|few|couple|time|things?|tasks?|more)\b/i;
const makes =
  /^(?:bake|make|write|draw|paint|build|sew|knit|cook|play|run|swim|ride|walk|practi[sc]e|read|sing|record|film|photograph)$/i;

/** Whether the plan has a step of this name already. */
const isThere = (topic: string, { plan }: Asked): boolean => stepsNamed(topic, plan.steps).length > 0;

/** 'I have never baked, put an easy sponge before the trial': before 'Bake a trial', what is made is baked as well. */
function withVerb(topic: string, said: string, { title, text }: { title: string; text: string }): string {
  const [verb = ''] = title.split(' ');
  const isSaid = stemsOf(verb).some((stem) => stemsOf(text.replace(topic, ' ')).includes(stem));
  const own = [said, ...(isSaid ? [verb] : [])].find((one) => makes.test(one));
  return own && !beginsWithVerb(topic) ? `${own.toLowerCase()} ${topic}` : topic;
}

/** A new thing before or after a step that is named. */
export const newBeside: Reader = (asked) => {
  const found = newBefore.exec(asked.text)?.groups;
  const { topic = '', step = '', word = '', verb = '' } = found ?? {};
  if (!topic || noThing.test(topic) || isThere(topic, asked)) return undefined;
  const { ids } = stepsMeant(plainClause(step), asked.plan.steps, 0.6);
  const [id] = ids;
  if (!id || ids.length > 1) return undefined;
  const title = asked.plan.steps.find((one) => one.id === id)?.title ?? '';
  return {
    do: 'add',
    topic: withVerb(topic, verb, { title, text: asked.text }),
    place: word === 'after' ? { after: id } : { before: id },
    date: dayIn(asked.text, asked),
  };
};

const wished =
  /^(?:(?:and|also|oh|now|then|next|so|ok) )*(?:i|we)(?:['’]d)?(?: also| really| just| still| would)* (?:want|wish|plan|intend|like|love|am going|are going) to (?<deed>[^.;!?,]{4,80})[.!]?$/i;
const verbsOfPlan = wordsOf(
  `be get have do go see know keep stay finish reach start begin stop change move delay wait push give make take try pass quit slow
  speed skip leave drop remove tell ask thank share add put talk say use need`,
);
const ofPlan = new RegExp(`^(?:${verbsOfPlan.join('|')})\\b`, 'i');
const moods = new Set<EditRequest['do']>(['harder', 'easier', 'hours', 'setback']);

/** A deed that somebody wishes beside the plan, which names something of it. It asks for no other pace. */
export function wishedDeed(asked: Asked, request: EditRequest): EditRequest | undefined {
  const { deed = '' } = wished.exec(asked.text)?.groups ?? {};
  const [verb = '', ...rest] = deed.split(' ');
  if (!moods.has(request.do) || rest.length === 0 || ofPlan.test(deed)) return undefined;
  if (!imperatives().has(verb.toLowerCase()) && !makes.test(verb)) return undefined;
  if (says.harder(asked.whole) || says.easier(asked.whole) || isThere(deed, asked)) return undefined;
  const ofSteps = new Set([asked.plan.title, ...openSteps(asked).map(({ title }) => title)].flatMap(stemsOf));
  if (!stemsOf(rest.join(' ')).some((stem) => ofSteps.has(stem))) return undefined;
  return { do: 'add', topic: deed, place: undefined, date: dayIn(asked.text, asked) };
}
