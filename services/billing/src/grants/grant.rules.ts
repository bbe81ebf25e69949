import type { GrantDuration } from '@pathwise/contracts/api/billing';

const months: Record<GrantDuration, number | null> = {
  lifetime: null,
  '1month': 1,
  '3months': 3,
  '6months': 6,
  '1year': 12,
};

/** The end of a grant. A month ends on the same day of the next one, or on its last day: 31 January ends on 28 February. */
export function endOfGrant(duration: GrantDuration, from: Date): Date | null {
  const count = months[duration];
  if (count === null) return null;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + count);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0); // the month is shorter
  return end;
}
