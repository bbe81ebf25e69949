import { learned } from '../messages/message-weights.ts';
import { type PlanEdit, planEdits } from '../messages/plan-edits.ts';
import type { Asked } from './edit-asked.rules.ts';
import { type Candidate, candidatesOf } from './edit-candidates.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { distinct } from './edit-guess.rules.ts';
import { likelyKinds, longest } from './edit-kinds.rules.ts';
import type { OneRead } from './edit-one.rules.ts';
import type { EditRead, EditRequest } from './edit-request.ts';
import { maskedWords } from './masked-words.rules.ts';

// What a message to a plan in view most likely wants, beside what its phrases say. Shares of the kinds of edit are learned from
// messages to plans; what each kind needs is read from the message.

type Shares = Readonly<Record<PlanEdit, number>>;

/** What messages alone, without their plans, are learned to ask for, and the edits of a plan that each kind may be. */
const editsOfKind: Readonly<Record<EditKind, readonly PlanEdit[]>> = {
  date: ['move-step', 'move-goal', 'shift-all'],
  add: ['add'],
  done: ['done-step'],
  'done-all': ['done-goal'],
  undone: [],
  split: ['split'],
  remove: ['remove'],
  rename: ['rename-step', 'change-detail'],
  'rename-goal': ['rename-goal'],
  reorder: ['reorder'],
  pause: ['pause'],
  resume: [],
  setback: ['setback'],
  less: ['fewer-hours'],
  more: ['more-hours'],
  easier: ['easier'],
  harder: ['harder'],
  another: ['another'],
  none: ['none'],
};
/** The part of what is learned from messages without their plans. */
const partOfKinds = 0.35;

/** How likely a message wants each kind of edit. */
export function sharesOfEdits({ text, plan }: Pick<Asked, 'text' | 'plan'>): Shares {
  const learnt = learned('edit of a plan')(maskedWords(text.slice(0, longest * 2), plan));
  const shares = new Map(planEdits.map((edit, at) => [edit, learnt[at] ?? 0]));
  const all = new Map([...shares].map(([edit, share]) => [edit, (1 - partOfKinds) * share]));
  for (const { kind, share } of likelyKinds(text)) {
    const edits = editsOfKind[kind];
    const sum = edits.reduce((total, edit) => total + (shares.get(edit) ?? 0), 0);
    for (const edit of edits) {
      const part = sum > 0 ? (shares.get(edit) ?? 0) / sum : 1 / edits.length;
      all.set(edit, (all.get(edit) ?? 0) + partOfKinds * part * share);
    }
  }
  return Object.fromEntries(all) as Record<PlanEdit, number>;
}

/** The kinds of edit that a request may be. */
function kindsOf(request: EditRequest): PlanEdit[] {
  switch (request.do) {
    case 'date':
      return request.stepIds.length > 0 ? ['move-step'] : ['move-goal'];
    case 'not-before':
      return request.stepId ? ['move-step', 'shift-all'] : ['shift-all', 'setback', 'move-step'];
    case 'fewer':
      return ['remove', 'easier'];
    case 'keep-free':
      return ['shift-all', 'setback', 'move-step'];
    case 'shift':
      return request.stepIds.length > 0 ? ['move-step'] : ['shift-all', 'move-goal'];
    case 'when':
      return ['move-goal', 'move-step'];
    case 'fixed':
    case 'keep-end':
    case 'on-days':
    case 'realistic':
    case 'without':
      return [];
    case 'done':
    case 'undone':
      return ['done-step'];
    case 'done-all':
      return ['done-goal'];
    case 'move':
    case 'swap':
      return ['reorder'];
    case 'rename':
    case 'exchange':
      return ['rename-step', 'change-detail', 'easier', 'harder'];
    case 'rename-goal':
      return ['rename-goal', 'change-detail'];
    case 'amount':
      return ['rename-goal', 'change-detail', 'easier', 'harder'];
    case 'note':
      return ['change-detail'];
    case 'rhythm':
      return ['change-detail', 'rename-step', 'fewer-hours', 'more-hours', 'easier', 'harder', 'none'];
    case 'hours':
      return request.direction
        ? [request.direction === 'more' ? 'more-hours' : 'fewer-hours']
        : ['fewer-hours', 'more-hours'];
    case 'which':
      return [request.edit === 'done' ? 'done-step' : request.edit === 'rename' ? 'rename-step' : request.edit];
    case 'several':
    case 'choose':
      return request.requests.flatMap(kindsOf);
    case 'tool-gone':
      return ['setback'];
    case 'resume':
      return ['pause'];
    default:
      return [request.do];
  }
}

const mostChoices = 3;
/** Values that phrases in a message give to what they say. */
const bySure = 0.8;
const byPhrase = 0.35;
const byChoice = 0.25;
/** A candidate of so large a part of all values is proposed alone. */
const clear = 0.7;
/** What no phrase says is worth so much, or is not proposed alone. */
const alone = 0.4;
/** Less is not worth an offer. */
const worth = 0.07;
/** A reading stands from this share on: one that phrases leave no doubt about, a sure one, and any other. */
const standsFrom = ({ isOutright, isSure, request }: OneRead) =>
  isOutright ? 0.01 : isSure || namesSeveral(request) ? 0.04 : 0.33;
const namesSeveral = (request: EditRequest) =>
  request.do === 'several' || ('stepIds' in request && request.stepIds.length > 1);

/** From this share on, a message sounds like what a phrase in it says. */
const heard = 0.1;

/** The requests that phrases in a message make. */
function saidIn(request: EditRequest): EditRequest[] {
  if (request.do === 'choose') return request.requests.filter((one) => one.do !== 'resume');
  if (request.do !== 'which' || request.edit === 'rename') return [request];
  const { edit } = request;
  return request.stepIds.map((id) => ({ do: edit, stepIds: [id] }));
}

/**
 * What a message wants of a plan: what its phrases say, beside what it most likely wants. `least`: how likely, 0 to 1, a
 * message that no phrase knows must be an edit of any kind.
 */
export function withLikelierEdits(asked: Asked, read: OneRead | undefined, least = 0): EditRead | undefined {
  const shares = sharesOfEdits(asked);
  if (!read && 1 - shares.none < least) return undefined;
  const shareOfRequest = (request: EditRequest) => Math.max(0, ...kindsOf(request).map((kind) => shares[kind]));
  const said = read ? saidIn(read.request) : [];
  const [plainly] = said;
  if (read && plainly && said.length === 1 && shareOfRequest(plainly) >= standsFrom(read)) return read;
  const phrased = said.map((request, at): Candidate => {
    const share = shareOfRequest(request);
    const base = said.length > 1 ? byChoice : read?.isSure && share >= heard ? bySure : byPhrase;
    return { request, value: base / (at + 1) + share };
  });
  const guessed = planEdits.flatMap((edit) =>
    shares[edit] < worth
      ? []
      : candidatesOf[edit](asked).map(({ request, value }) => ({ request, value: value * shares[edit] })),
  );
  const all = distinct(
    [...phrased, ...guessed].toSorted((a, b) => b.value - a.value),
    ({ request }) => request,
  ).filter(({ value }) => value >= worth);
  const [first] = all;
  if (!first) return read;
  const sum = all.reduce((total, { value }) => total + value, 0);
  const isClear = all.length === 1 || first.value >= clear * sum;
  if (isClear && (read || first.value >= alone)) return { request: first.request, isSure: read?.isSure ?? false };
  if (all.length === 1) return undefined;
  return {
    request: { do: 'choose', requests: all.slice(0, mostChoices).map(({ request }) => request) },
    isSure: false,
  };
}
