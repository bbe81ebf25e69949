import { describe, expect, it } from '@jest/globals';
import { isWarning, readable } from './process-log.ts';

const line = (record: object) => JSON.stringify(record);

describe('log lines of a service', () => {
  it('are shown on the console from level warning', () => {
    expect(isWarning(line({ level: 30, msg: 'listening' }))).toBe(false);
    expect(isWarning(line({ level: 40, msg: 'slow' }))).toBe(true);
    expect(isWarning(line({ level: 60, msg: 'gone' }))).toBe(true);
  });

  it('are shown on the console when they are the stack of a crash', () => {
    expect(isWarning("Error: Cannot find module './goals.ts'")).toBe(true);
    expect(isWarning('{ code: ')).toBe(true);
  });

  it('are shown as their message, followed by the error’s message', () => {
    expect(readable(line({ level: 40, msg: 'events are published later', error: { message: 'TIMEOUT' } }))).toBe(
      'events are published later: TIMEOUT',
    );
    expect(readable(line({ level: 30, msg: 'listening' }))).toBe('listening');
    expect(readable('plain words')).toBe('plain words');
  });
});
