import { describe, expect, it } from '@jest/globals';
import { differing } from '../src/differing.ts';

describe('differing', () => {
  it('keeps what differs, null included, and leaves out what is absent or the same', () => {
    const stored = { title: 'Run', description: 'Far' as string | null, progress: 3 };
    expect(differing(stored, { title: 'Run', description: null, progress: undefined })).toEqual({ description: null });
    expect(differing(stored, {})).toEqual({});
  });

  it('takes an instant that was read again for the same one', () => {
    const stored = { at: new Date('2026-11-18T12:00:00Z') as Date | null };
    expect(differing(stored, { at: new Date('2026-11-18T12:00:00Z') })).toEqual({});
    expect(Object.keys(differing(stored, { at: new Date('2026-11-18T12:00:01Z') }))).toEqual(['at']);
    expect(differing(stored, { at: null })).toEqual({ at: null });
  });
});
