import { describe, expect, it } from '@jest/globals';
import type { Plan } from '@pathwise/contracts/api/users';
import { effectivePlan } from './plan.rules.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const member = { role: 'regular', plan: null, previewMode: null } as const;
const until = (instant: string | null, plan: Plan = 'premium') => ({
  plan,
  expiresAt: instant ? new Date(instant) : null,
});

describe('the effective plan', () => {
  it.each([
    ['free without a word from billing', member, 'free'],
    ['premium without an end', { ...member, plan: until(null) }, 'premium'],
    ['premium until a moment before its end', { ...member, plan: until('2026-03-02T10:00:00.001Z') }, 'premium'],
    ['free from its end on', { ...member, plan: until('2026-03-02T10:00:00.000Z') }, 'free'],
    ['free when billing says so', { ...member, plan: until(null, 'free') }, 'free'],
    ["an admin's own without preview", { role: 'admin', plan: until(null), previewMode: null }, 'premium'],
    ['the previewed one for an admin', { role: 'admin', plan: until(null), previewMode: 'free' }, 'free'],
    ['not the previewed one for a member', { ...member, previewMode: 'premium' }, 'free'],
  ] as const)('is %s', (_what, person, plan) => {
    expect(effectivePlan(person, now)).toBe(plan);
  });
});
