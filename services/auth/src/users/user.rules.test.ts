import { describe, expect, it } from '@jest/globals';
import { changesIn } from './user.rules.ts';

const stored = { firstName: 'Ada' as string | null, bio: null as string | null, goalsPublic: true };

describe('changes', () => {
  it('are what differs', () => {
    expect(changesIn(stored, { firstName: 'Ada', bio: 'Counts', goalsPublic: false })).toEqual({
      bio: 'Counts',
      goalsPublic: false,
    });
  });

  it('take empty words for none', () => {
    expect(changesIn(stored, { firstName: '' })).toEqual({ firstName: null });
    expect(changesIn(stored, { bio: '' })).toBeUndefined();
  });

  it('leave alone what is not mentioned', () => {
    expect(changesIn(stored, { firstName: undefined })).toBeUndefined();
    expect(changesIn(stored, {})).toBeUndefined();
  });
});
