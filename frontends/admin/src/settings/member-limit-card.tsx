import { Card } from '@pathwise/ui/card';

/** Shown only: registration goes on beyond the limit. */
const memberLimit = 200;

export function MemberLimitCard() {
  return (
    <Card title="Member limit">
      <p className="text-2xl">{memberLimit}</p>
      <p className="mt-1 text-text-2">Members in the testing phase. Shown for orientation, nobody is turned away.</p>
    </Card>
  );
}
