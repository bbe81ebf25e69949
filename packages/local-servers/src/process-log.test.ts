import { describe, expect, it } from '@jest/globals';
import { isWarning, readable } from './process-log.ts';

const line = (record: object) => JSON.stringify(record);

describe('log lines of a service', () => {
  it('reach the console from warnings on', () => {
    expect(isWarning(line({ level: 30, msg: 'listening' }))).toBe(false);
    expect(isWarning(line({ level: 40, msg: 'slow' }))).toBe(true);
    expect(isWarning(line({ level: 60, msg: 'gone' }))).toBe(true);
  });

  it('reach it also when they are a crash’s stack rather than a log', () => {
    expect(isWarning("Error: Cannot find module './goals.ts'")).toBe(true);
    expect(isWarning('{ code: ')).toBe(true);
  });

  it('are shown as their sentence, with the error’s when there is one', () => {
    expect(readable(line({ level: 40, msg: 'events are published later', error: { message: 'TIMEOUT' } }))).toBe(
      'events are published later: TIMEOUT',
    );
    expect(readable(line({ level: 30, msg: 'listening' }))).toBe('listening');
    expect(readable('plain words')).toBe('plain words');
  });
});
