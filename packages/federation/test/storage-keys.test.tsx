import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clearStorage, draftOf, pendingPrompt, selectedGoalId, storedTheme, userPrompt } from '../src/storage-keys.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored prompts', () => {
  it('keeps the landing page text in session storage under userPrompt, with one idempotency key beside it', () => {
    const { idempotencyKey } = userPrompt.set('I want a new job within 3 months');
    expect(sessionStorage.getItem('userPrompt')).toBe('I want a new job within 3 months');
    expect(userPrompt.get()).toEqual({ prompt: 'I want a new job within 3 months', idempotencyKey });
    expect(userPrompt.get()?.idempotencyKey).toBe(idempotencyKey);

    userPrompt.clear();
    expect(userPrompt.get()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('gives a text stored without a key one that stays the same', () => {
    localStorage.setItem('pendingPrompt', 'Lose weight');
    const first = pendingPrompt.get();
    expect(first?.prompt).toBe('Lose weight');
    expect(pendingPrompt.get()).toEqual(first);
  });

  it('treats blank text as none', () => {
    sessionStorage.setItem('userPrompt', '  \n');
    expect(userPrompt.get()).toBeUndefined();
  });

  it('makes a new key for every prompt', () => {
    expect(userPrompt.set('one').idempotencyKey).not.toBe(userPrompt.set('two').idempotencyKey);
  });
});

describe('the other keys', () => {
  it('returns the selected goal once', () => {
    selectedGoalId.set('goal-1');
    expect(sessionStorage.getItem('selectedGoalId')).toBe('goal-1');
    expect(selectedGoalId.take()).toBe('goal-1');
    expect(selectedGoalId.take()).toBeUndefined();
  });

  it('accepts the themes light and dark and nothing else', () => {
    storedTheme.set('dark');
    expect(storedTheme.get()).toBe('dark');
    localStorage.setItem('theme', 'neon');
    expect(storedTheme.get()).toBeUndefined();
  });

  it('keeps a draft until it is emptied or cleared', () => {
    const draft = draftOf('chat');
    draft.set('Half a sen');
    expect(draftOf('chat').get()).toBe('Half a sen');
    draft.set('');
    expect(draft.get()).toBeUndefined();
  });

  it('removes everything after signing out', () => {
    draftOf('diary').set('Secret');
    userPrompt.set('Words');
    clearStorage();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('continues without storage where it is blocked', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => draftOf('chat').set('words')).not.toThrow();
    refuse.mockRestore();
  });
});
