import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { goalsTakes, planTakes, tickTime } from '../src/tick.rules.ts';

const at = (ms: number) => new Date(ms);

describe('the time of a tick', () => {
  it('is now, and later than every known tick', () => {
    expect(tickTime(undefined, at(5_000))).toBe(5_000);
    expect(tickTime(4_000, at(5_000))).toBe(5_000);
    expect(tickTime(5_000, at(5_000))).toBe(5_001);
    expect(tickTime(9_000, at(5_000))).toBe(9_001);
  });

  it('decides which of two ticks wins; within one millisecond the tick of goals wins', () => {
    expect([goalsTakes(6, 5), goalsTakes(5, 5), goalsTakes(4, 5), goalsTakes(1, undefined)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([planTakes(6, 5), planTakes(5, 5), planTakes(4, 5), planTakes(1, undefined)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

interface Tick {
  completed: boolean;
  tickedAt: number;
}

/** Goals and planner for one step, with the messages between them, delivered in any order and repeatedly. */
class Both {
  clock = 1_000;
  /** Difference of planner's clock in milliseconds. */
  readonly skew: number;
  step: Tick = { completed: false, tickedAt: 0 };
  isInTrash = false;
  plan: Tick & { isOpen: boolean } = { completed: false, tickedAt: 0, isOpen: false };
  readonly toGoals: Tick[] = [];
  readonly toPlan: (Tick | 'restored')[] = [];
  lastAct: boolean | undefined;

  constructor(skew: number) {
    this.skew = skew;
  }
  tickInPlan(): void {
    const tickedAt = tickTime(this.plan.tickedAt, at(this.clock + this.skew));
    this.plan = { completed: !this.plan.completed, tickedAt, isOpen: true };
    this.lastAct = this.plan.completed;
    this.toGoals.push(this.plan);
  }
  tickOnRoadmap(): void {
    if (this.isInTrash) return;
    this.step = { completed: !this.step.completed, tickedAt: tickTime(this.step.tickedAt, at(this.clock)) };
    this.lastAct = this.step.completed;
    this.toPlan.push(this.step);
  }
  hearInGoals(tick: Tick): void {
    if (this.isInTrash || !goalsTakes(tick.tickedAt, this.step.tickedAt)) return;
    this.step = { completed: tick.completed, tickedAt: tick.tickedAt };
    this.toPlan.push(this.step);
  }
  hearInPlan(said: Tick | 'restored'): void {
    if (said === 'restored') {
      if (this.plan.isOpen) this.toGoals.push(this.plan);
    } else if (planTakes(said.tickedAt, this.plan.tickedAt)) this.plan = { ...said, isOpen: false };
  }
  bringBack(): void {
    if (this.isInTrash) this.toPlan.push('restored');
    this.isInTrash = false;
  }
  /** Delivers all messages, in the order of the picks. */
  deliver(picks: Iterator<number>): void {
    while (this.toGoals.length + this.toPlan.length > 0) {
      const pick = picks.next().value ?? 0;
      const goalsFirst = this.toPlan.length === 0 || (this.toGoals.length > 0 && pick % 2 === 0);
      if (goalsFirst) for (const tick of takeOne(this.toGoals, pick >> 1)) this.hearInGoals(tick);
      else for (const said of takeOne(this.toPlan, pick >> 1)) this.hearInPlan(said);
    }
  }
}
const takeOne = <T>(list: T[], n: number): T[] => list.splice(n % Math.max(1, list.length), 1);
const lookAt = <T>(list: T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

describe('plan and roadmap', () => {
  const acts = fc.array(
    fc.record({
      what: fc.constantFrom(
        ...(['tick in plan', 'tick on roadmap', 'delete step', 'undo', 'time passes'] as const),
        ...(['deliver to goals', 'deliver to plan', 'repeat to goals', 'repeat to plan'] as const),
      ),
      n: fc.nat(20),
    }),
    { maxLength: 40 },
  );
  function play(both: Both, { what, n }: { what: string; n: number }): void {
    if (what === 'tick in plan') both.tickInPlan();
    if (what === 'tick on roadmap') both.tickOnRoadmap();
    if (what === 'delete step') both.isInTrash = true;
    if (what === 'undo') both.bringBack();
    if (what === 'time passes') both.clock += n;
    if (what === 'deliver to goals') for (const tick of takeOne(both.toGoals, n)) both.hearInGoals(tick);
    if (what === 'deliver to plan') for (const said of takeOne(both.toPlan, n)) both.hearInPlan(said);
    const [tick, said] = [lookAt(both.toGoals, n), lookAt(both.toPlan, n)];
    if (what === 'repeat to goals' && tick) both.hearInGoals(tick);
    if (what === 'repeat to plan' && said) both.hearInPlan(said);
  }

  it('agree in the end, in any order of ticks and messages, also with the step in the trash', () => {
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat(20)), fc.integer({ min: -30, max: 30 }), (all, picks, skew) => {
        const both = new Both(skew);
        for (const act of all) play(both, act);
        if (all.length % 2 === 0) both.bringBack();
        both.deliver(picks);
        both.bringBack();
        both.deliver(picks);
        expect(both.plan).toMatchObject(both.step);
        expect(both.plan.isOpen).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });

  it('end with the person’s last tick, from either service, when the clocks agree', () => {
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat(20)), (all, picks) => {
        const both = new Both(0);
        for (const act of all) {
          both.clock += 1; // a person cannot tick in two services within a millisecond
          play(both, act);
        }
        both.bringBack();
        both.deliver(picks);
        expect(both.step.completed).toBe(both.lastAct ?? false);
        expect(both.plan.completed).toBe(both.step.completed);
      }),
      { numRuns: 5_000 },
    );
  });
});
