import { describe, expect, it } from '@jest/globals';
import { differing } from '../src/differing.ts';

describe('differing', () => {
  it('returns fields that differ, null included, and omits absent and equal ones', () => {
    const stored = { title: 'Run', description: 'Far' as string | null, progress: 3 };
    expect(differing(stored, { title: 'Run', description: null, progress: undefined })).toEqual({ description: null });
    expect(differing(stored, {})).toEqual({});
  });

  it('treats two Dates of the same instant as equal', () => {
    const stored = { at: new Date('2026-11-18T12:00:00Z') as Date | null };
    expect(differing(stored, { at: new Date('2026-11-18T12:00:00Z') })).toEqual({});
    expect(Object.keys(differing(stored, { at: new Date('2026-11-18T12:00:01Z') }))).toEqual(['at']);
    expect(differing(stored, { at: null })).toEqual({ at: null });
  });
});
