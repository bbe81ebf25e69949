import { describe, expect, it } from '@jest/globals';
import { changesIn } from './user.rules.ts';

const stored = { firstName: 'Ada' as string | null, bio: null as string | null, goalsPublic: true };

describe('changes', () => {
  it('are the fields that differ', () => {
    expect(changesIn(stored, { firstName: 'Ada', bio: 'Counts', goalsPublic: false })).toEqual({
      bio: 'Counts',
      goalsPublic: false,
    });
  });

  it('turn empty text into null', () => {
    expect(changesIn(stored, { firstName: '' })).toEqual({ firstName: null });
    expect(changesIn(stored, { bio: '' })).toBeUndefined();
  });

  it('leave out fields that are not given', () => {
    expect(changesIn(stored, { firstName: undefined })).toBeUndefined();
    expect(changesIn(stored, {})).toBeUndefined();
  });
});
