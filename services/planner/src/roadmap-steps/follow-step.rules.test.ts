import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TaskRecord } from '../week/task.model.ts';
import { afterStep, type Cause } from './follow-step.rules.ts';

const task = (differences: Partial<TaskRecord> = {}) =>
  ({ _id: 't', completed: false, tickedAs: 0, version: 1, ...differences }) as TaskRecord;

describe('a task after the roadmap has spoken', () => {
  it('is as the step, whatever it was', () => {
    expect(afterStep(task(), { completed: true, cause: null })).toMatchObject({ completed: true });
    expect(afterStep(task({ completed: true }), { completed: false, cause: undefined }).completed).toBe(false);
  });
  it('is left alone, the very same, when it is so already', () => {
    const done = task({ completed: true });
    expect(afterStep(done, { completed: true, cause: null })).toBe(done);
  });
  it('ignores the echo of a tick older than its last one, and no other', () => {
    const ticked = task({ completed: false, tickedAs: 3 });
    expect(afterStep(ticked, { completed: true, cause: { taskId: 't', version: 2 } })).toBe(ticked);
    expect(afterStep(ticked, { completed: true, cause: { taskId: 't', version: 3 } }).completed).toBe(true);
    expect(afterStep(ticked, { completed: true, cause: { taskId: 'other', version: 2 } }).completed).toBe(true);
  });
});

interface Tick {
  taskId: string;
  completed: boolean;
  version: number;
}
interface Word {
  completed: boolean;
  version: number;
  cause: Cause;
}

/** Both services as far as this matters, with everything that is said on its way between them, in any order and repeatedly. */
class Both {
  readonly tasks = new Map(['a', 'b'].map((id) => [id, task({ _id: id })]));
  step = { completed: false, version: 1 };
  /** In the trash the step keeps how it stood, and goals the last tick of each task. */
  isInTrash = false;
  readonly waiting = new Map<string, Tick>();
  readonly heardTicks = new Map<string, number>();
  heardWord = 0;
  readonly toGoals: Tick[] = [];
  readonly toPlan: Word[] = [];

  tickTask(id: string): void {
    const before = this.tasks.get(id) as TaskRecord;
    const version = before.version + 1;
    const completed = !before.completed;
    this.tasks.set(id, { ...before, completed, version, tickedAs: version });
    this.toGoals.push({ taskId: id, completed, version });
  }
  tickStep(): void {
    if (!this.isInTrash) this.setStep(!this.step.completed, null);
  }
  hearTick({ taskId, completed, version }: Tick): void {
    if ((this.heardTicks.get(taskId) ?? 0) >= version) return;
    this.heardTicks.set(taskId, version);
    this.waiting.delete(taskId); // the one heard last is followed last
    if (this.isInTrash) this.waiting.set(taskId, { taskId, completed, version });
    else this.follow({ taskId, completed, version });
  }
  bringBack(): void {
    this.isInTrash = false;
    for (const tick of this.waiting.values()) this.follow(tick);
    this.waiting.clear();
  }
  hearWord({ completed, version, cause }: Word): void {
    if (this.heardWord >= version) return;
    this.heardWord = version;
    for (const [id, before] of this.tasks) {
      const next = afterStep(before, { completed, cause });
      const isChanged = next.completed !== before.completed;
      this.tasks.set(id, isChanged ? { ...next, version: before.version + 1 } : next);
    }
  }
  private follow({ taskId, completed, version }: Tick): void {
    if (this.step.completed !== completed) this.setStep(completed, { taskId, version });
  }
  private setStep(completed: boolean, cause: Cause): void {
    this.step = { completed, version: this.step.version + 1 };
    this.toPlan.push({ ...this.step, cause });
  }
}

describe('plan and roadmap', () => {
  const act = fc.record({
    what: fc.constantFrom(
      ...(['task a', 'task b', 'step', 'delete step', 'undo'] as const),
      ...(['deliver tick', 'deliver word', 'repeat tick', 'repeat word'] as const),
    ),
    at: fc.nat(20),
  });

  it('agree in the end, however ticks on both sides cross, repeat and overtake one another, the step in the trash or not', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), fc.infiniteStream(fc.nat(20)), (acts, picks) => {
        const both = new Both();
        const takeOne = <T>(list: T[], at: number): T[] => list.splice(at % Math.max(1, list.length), 1);
        for (const { what, at } of acts) {
          if (what === 'task a' || what === 'task b') both.tickTask(what.slice(-1));
          if (what === 'step') both.tickStep();
          if (what === 'delete step') both.isInTrash = true;
          if (what === 'undo') both.bringBack();
          if (what === 'deliver tick') for (const tick of takeOne(both.toGoals, at)) both.hearTick(tick);
          if (what === 'deliver word') for (const word of takeOne(both.toPlan, at)) both.hearWord(word);
          const tick = both.toGoals[at % Math.max(1, both.toGoals.length)];
          const word = both.toPlan[at % Math.max(1, both.toPlan.length)];
          if (what === 'repeat tick' && tick) both.hearTick(tick);
          if (what === 'repeat word' && word) both.hearWord(word);
        }
        // What is still on its way arrives, in any order, before or after the step is back.
        if (acts.length % 2 === 0) both.bringBack();
        while (both.toGoals.length + both.toPlan.length > 0) {
          const at = picks.next().value ?? 0;
          const first = at % 2 === 0 ? both.toGoals : both.toPlan;
          if (first === both.toGoals) for (const tick of takeOne(both.toGoals, at >> 1)) both.hearTick(tick);
          else for (const word of takeOne(both.toPlan, at >> 1)) both.hearWord(word);
        }
        both.bringBack();
        for (const word of both.toPlan.splice(0)) both.hearWord(word);
        for (const { completed } of both.tasks.values()) expect(completed).toBe(both.step.completed);
      }),
      { numRuns: 3_000 },
    );
  });
});
