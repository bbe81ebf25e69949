import { describe, expect, it } from '@jest/globals';
import { decideAsking, isOpen, secondsToNextAsk } from './asking.rules.ts';
import type { IntroductionRecord } from './introduction.model.ts';

const now = new Date('2024-09-18T12:00:00Z');
const later = new Date('2024-10-01T12:00:00Z');
const earlier = new Date('2024-09-18T11:59:59Z');
type Status = IntroductionRecord['status'];

type Row = Pick<IntroductionRecord, 'direction' | 'status' | 'lapsesAt'>;

/** The two rows of an introduction, by the status of the one who asked and of the one who was asked. */
const pair = (asked: Status, received: Status, lapsesAt = later): { asked: Row; received: Row } => ({
  asked: { direction: 'asked', status: asked, lapsesAt },
  received: { direction: 'received', status: received, lapsesAt },
});
/** What it comes to when the person asks again who asked first. */
const askAgain = (asked: Status, received: Status, lapsesAt?: Date) => {
  const rows = pair(asked, received, lapsesAt);
  return decideAsking({ own: [rows.asked], theirs: [rows.received] }, now);
};
/** What it comes to when the person who was asked first asks in turn. */
const askBack = (asked: Status, received: Status, lapsesAt?: Date) => {
  const rows = pair(asked, received, lapsesAt);
  return decideAsking({ own: [rows.received], theirs: [rows.asked] }, now).becomes;
};

describe('asking for an introduction', () => {
  it('asks somebody of whom nothing is known', () => {
    expect(decideAsking({ own: [], theirs: [] }, now)).toEqual({ becomes: 'asked', status: 'waiting' });
  });

  it('a second time is refused alike while the first waits and after it was declined', () => {
    expect(askAgain('waiting', 'waiting')).toEqual({ becomes: 'asked already' });
    expect(askAgain('waiting', 'declined')).toEqual({ becomes: 'asked already' });
  });

  it('after it was accepted is refused to both', () => {
    expect(askAgain('accepted', 'accepted').becomes).toBe('introduced already');
    expect(askBack('accepted', 'accepted')).toBe('introduced already');
  });

  it('somebody who asked first accepts, also what was declined before', () => {
    expect(askBack('waiting', 'waiting')).toBe('accepted');
    expect(askBack('waiting', 'declined')).toBe('accepted');
  });

  it('after it was taken back asks again, and spares a person who had declined', () => {
    expect(askAgain('takenBack', 'takenBack')).toEqual({ becomes: 'asked', status: 'waiting' });
    expect(askAgain('takenBack', 'declined')).toEqual({ becomes: 'asked', status: 'declined' });
    expect(askBack('takenBack', 'takenBack')).toBe('asked');
    expect(askBack('takenBack', 'declined')).toBe('asked');
  });

  it('after it lapsed asks anew, unanswered or declined', () => {
    expect(askAgain('waiting', 'waiting', earlier)).toEqual({ becomes: 'asked', status: 'waiting' });
    expect(askAgain('waiting', 'declined', earlier)).toEqual({ becomes: 'asked', status: 'waiting' });
    expect(askBack('waiting', 'waiting', earlier)).toBe('asked');
  });

  it('is open until it lapses, and for ever once accepted', () => {
    expect([isOpen(later, now), isOpen(now, now), isOpen(earlier, now), isOpen(undefined, now)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('the asks of a day', () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const wait = (hours: number[]) => secondsToNextAsk(hours.map(hoursAgo), { most: 3, now });

  it('are allowed up to the limit', () => {
    expect([wait([]), wait([1, 2]), wait([24, 25, 1, 2])]).toEqual([0, 0, 0]);
  });

  it('beyond it wait until the oldest that counts is a day old', () => {
    expect(wait([1, 5, 23])).toBe(3_600);
    expect(wait([23, 1, 5, 30])).toBe(3_600);
    expect(wait([1, 2, 3, 23])).toBe(21 * 3_600);
  });
});
