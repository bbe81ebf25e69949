import { describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { placeOf, toOutboxRow } from '../src/events/envelope.ts';
import { formatWritten, parseWritten } from '../src/events/wrote.ts';
import { Busy, isDuplicateKey, isInfrastructure } from '../src/mongo/errors.ts';
import { notFound, staleVersion, unavailable } from '../src/problem.ts';
import { goalNoted } from './event-parts.ts';

const row = (version: number, n = 0, text = '') =>
  toOutboxRow(goalNoted, { data: { goalId: 'g', ownerId: 'maya', text, version }, n, now: new Date(0), headers: {} });

describe('an outbox row', () => {
  it('sorts by version, then by index within its transaction', () => {
    const ids = [row(2, 1), row(10), row(2, 0), row(1)].map(({ _id }) => _id).sort((a, b) => (a < b ? -1 : 1));
    expect(ids.map((id) => id.replace(/-.*/, ''))).toEqual([
      'goals/goal/g/000000001/0',
      'goals/goal/g/000000002/0',
      'goals/goal/g/000000002/1',
      'goals/goal/g/000000010/0',
    ]);
  });

  it('contains a CloudEvent with its audience', () => {
    const made = row(1);
    expect(JSON.parse(made.body)).toEqual({
      specversion: '1.0',
      id: made._id,
      source: 'goals',
      type: 'goals.goal-noted.v1',
      subject: 'goals/goal/g',
      time: '1970-01-01T00:00:00.000Z',
      datacontenttype: 'application/json',
      audience: ['maya'],
      data: { goalId: 'g', ownerId: 'maya', text: '', version: 1 },
    });
  });

  it('names its place among the events of its aggregate', () => {
    expect([row(1), row(1, 1), row(12)].map(placeOf)).toEqual([
      { version: 1, n: 0 },
      { version: 1, n: 1 },
      { version: 12, n: 0 },
    ]);
  });

  it('is refused when it is too large for the broker', () => {
    expect(() => row(1, 0, 'x'.repeat(900_000))).toThrow('too large');
  });
});

describe('the consistency headers', () => {
  it('parse to the events that were formatted', () => {
    const written = [
      { type: 'a.b.v1', id: 'goals/goal/x,y=z/000000001/0-a_b-c' },
      { type: 'c.d.v2', id: 'é' },
    ];
    expect(parseWritten(formatWritten(written))).toEqual(written);
  });

  it('skip invalid parts when parsed', () => {
    expect(parseWritten(undefined)).toEqual([]);
    expect(parseWritten(' ,=,a,a=,=b,a=%E0%A4%A,good.v1=1')).toEqual([{ type: 'good.v1', id: '1' }]);
    expect(parseWritten(Array.from({ length: 500 }, (_, i) => `t=${i}`).join(',')).length).toBeLessThanOrEqual(50);
  });
});

describe('failures of the database', () => {
  it.each([
    ['no server', new mongo.MongoServerSelectionError('x', {} as never), true],
    ['a cut wire', new mongo.MongoNetworkError('x'), true],
    [
      'a conflict',
      Object.assign(new mongo.MongoServerError({ message: 'x' }), {
        hasErrorLabel: (l: string) => l === 'TransientTransactionError',
      }),
      true,
    ],
    ['a bare socket error', Object.assign(new Error('x'), { code: 'ECONNRESET' }), true],
    ['a crowd', new Busy({ on: 'queue', ms: 5, queueMs: 5 }), true],
    ['another service away', unavailable(), false],
    ['a refusal', notFound('goal'), false],
    ['a bug', new TypeError('x'), false],
    ['a duplicate key', new mongo.MongoServerError({ message: 'x', code: 11_000 }), false],
    ['something thrown', 'x', false],
  ])('%s is told apart', (_name, error, expected) => {
    expect(isInfrastructure(error)).toBe(expected);
  });

  it('are recognised as duplicate keys by their code', () => {
    expect(isDuplicateKey(new mongo.MongoServerError({ message: 'x', code: 11_000 }))).toBe(true);
    expect(isDuplicateKey(new Error('x'))).toBe(false);
  });
});

describe('a save based on an older version', () => {
  it('is refused with the stored text', () => {
    expect(staleVersion('entry', { version: 3, text: 'now' })).toMatchObject({
      status: 409,
      code: 'stale-version',
      message: 'This entry was changed somewhere else in the meantime.',
      extra: { current: { version: 3, text: 'now' } },
    });
  });
});
