import type { RoadmapChange } from '@pathwise/contracts/proposal';
import { differing } from '@pathwise/service-kit/differing';
import type { StepContent } from '../drafts/draft-content.rules.ts';
import type { StepEntry } from '../drafts/redraft.rules.ts';
import { estimateOf } from '../goals/standing.rules.ts';
import { changeTo } from '../goals/ticks.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { Places } from '../proposals/proposal.rules.ts';

export interface EditDays {
  /** The day the edit was proposed for. */
  today: string;
  /** The day of storing, when it is later than `today`. No new date lies between the two. */
  storedOn: string;
  now: Date;
}
type Addition = Extract<RoadmapChange, { do: 'add' }>;
type StepChange = Extract<RoadmapChange, { do: 'change' }>;
type Placed = { step: MilestoneRecord } | { add: Addition };

/** The steps of a goal after an edit. */
export interface EditedSteps {
  sequence: StepEntry[];
  removed: MilestoneRecord[];
  /** The new steps as the person asked for them, beside what is stored of them. */
  added: { addition: Addition; content: StepContent }[];
  places: Places;
}

/** Applies changes that the person asked for to the steps, theirs and the coach's. A step that is gone is left out. */
export function editSteps(
  steps: readonly MilestoneRecord[],
  changes: readonly RoadmapChange[],
  days: EditDays,
): EditedSteps {
  const gone = new Set(changes.flatMap((change) => (change.do === 'remove' ? change.stepId : [])));
  const placed = inNewOrder(steps, changes).filter((one) => 'add' in one || !gone.has(one.step._id));
  const edits = Map.groupBy(
    changes.filter((change) => change.do === 'change'),
    ({ stepId }) => stepId,
  );
  const added: EditedSteps['added'] = [];
  const sequence = placed.map((one): StepEntry => {
    if ('add' in one) {
      const content = newContent(one.add, days);
      added.push({ addition: one.add, content });
      return { add: content };
    }
    const own = edits.get(one.step._id);
    return own
      ? { change: one.step, to: own.reduce((to, edit) => edited(one.step, to, edit, days), contentOf(one.step)) }
      : { keep: one.step };
  });
  return {
    sequence,
    removed: steps.filter(({ _id }) => gone.has(_id)),
    added,
    places: placesOf(steps, placed, changes),
  };
}

/** The steps and the new ones in their new order. What comes after the same step keeps the order of the changes. */
function inNewOrder(steps: readonly MilestoneRecord[], changes: readonly RoadmapChange[]): Placed[] {
  const list: Placed[] = steps.map((step) => ({ step }));
  const put = (one: Placed, after: string | null) => {
    const anchor = list.findIndex((other) => 'step' in other && other.step._id === after);
    let at = after === null ? 0 : anchor === -1 ? list.length : anchor + 1;
    for (let next = list[at]; next && 'add' in next && next.add.after === after; next = list[at]) at += 1;
    list.splice(at, 0, one);
  };
  for (const change of changes) {
    if (change.do === 'add') put({ add: change }, change.after);
    if (change.do !== 'change' || change.after === undefined || change.after === change.stepId) continue;
    const from = list.findIndex((one) => 'step' in one && one.step._id === change.stepId);
    const [moved] = from === -1 ? [] : list.splice(from, 1);
    if (moved) put(moved, change.after);
  }
  return list;
}

function placesOf(
  steps: readonly MilestoneRecord[],
  placed: readonly Placed[],
  changes: readonly RoadmapChange[],
): Places {
  const moved = changes.filter((change) => change.do === 'change' && change.after !== undefined) as StepChange[];
  return new Map(
    moved.flatMap(({ stepId }) => {
      const before = steps.findIndex(({ _id }) => _id === stepId) + 1;
      const after = placed.findIndex((one) => 'step' in one && one.step._id === stepId) + 1;
      return before > 0 && after > 0 && before !== after ? [[stepId, { before, after }] as const] : [];
    }),
  );
}

function contentOf(step: MilestoneRecord): StepContent {
  const { title, draftTitle, description, dueDate, timeframe, resources } = step;
  return { title, draftTitle, description, dueDate, ...estimateOf(step), timeframe, resources };
}

function edited(step: MilestoneRecord, to: StepContent, change: StepChange, days: EditDays): StepContent {
  const { title, description, dueDate, estimatedDate, timeframe, completed, isOwn } = change;
  const wanted = {
    title,
    description,
    timeframe,
    estimatedDate,
    dueDate: dueDate === undefined ? undefined : storable(dueDate, days),
  };
  const changes = changeTo(step, { edits: differing(step, wanted), completed, now: days.now });
  const { editedAt, ...rest } = changes;
  return { ...to, ...rest, ...(isOwn && editedAt ? { editedAt } : {}) };
}

/** The person asked for this step, so a later draft keeps it. */
function newContent({ title, description, dueDate, timeframe, resources }: Addition, days: EditDays): StepContent {
  const day = storable(dueDate, days);
  return { title, draftTitle: title, description, dueDate: day, timeframe, resources, editedAt: days.now };
}

/** A day that passed since the proposal becomes today. */
const storable = (day: string | null, { today, storedOn }: EditDays): string | null =>
  day !== null && day >= today && day < storedOn ? storedOn : day;
