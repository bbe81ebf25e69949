import { describe, expect, it } from '@jest/globals';
import { isHopeless, messageIdOf, pauseAfter, refusalOf } from './mail.rules.ts';

const at = new Date('2100-01-01T00:00:00Z');
const after = (hours: number) => new Date(at.getTime() + hours * 3_600_000);

describe('trying a mail again', () => {
  it('waits twice as long each time, from half a minute to an hour', () => {
    expect([1, 2, 3, 7, 8, 9, 50].map((tries) => pauseAfter(tries) / 1000)).toEqual([
      30, 60, 120, 1920, 3600, 3600, 3600,
    ]);
  });

  it.each([
    ['an address that does not exist', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    ['a text refused as spam', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
    ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, false],
    ['a wrong password of ours', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
    ['a refused sender', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, false],
    ['no server', { code: 'ESOCKET', command: 'CONN' }, false],
    ['an error that is none of these', { code: 'unknown' }, false],
  ])('is hopeless at once or not: %s', (_what, refusal, hopeless) => {
    expect(isHopeless(refusal, { at, now: after(1) })).toBe(hopeless);
    expect(isHopeless(refusal, { at, now: after(24) })).toBe(true);
  });

  it("keeps codes of an error and none of the server's words", () => {
    const error = Object.assign(new Error('550 <ann@example.org> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
      response: '550 <ann@example.org> unknown',
      rejected: ['ann@example.org'],
    });
    expect(refusalOf(error)).toEqual({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
    expect(refusalOf(undefined)).toEqual({ code: 'unknown' });
  });
});

describe('a Message-ID', () => {
  it('is the same for the same key, another for another, and does not show the key', () => {
    const [one, again, other] = ['reset/ann/1', 'reset/ann/1', 'reset/ann/2'].map((key) =>
      messageIdOf(key, 'pathwise.example'),
    );
    expect(one).toBe(again);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^<[0-9a-f]{40}@pathwise\.example>$/);
  });
});
