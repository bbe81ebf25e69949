import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { GraduationCap, Users } from 'lucide-react';

/** The ways to the premium areas. */
export function VipCard() {
  return (
    <Card title="VIP Features">
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to="/accountability">
            <Users aria-hidden />
            Find Accountability Partner
          </Link>
        </Button>
        <Button asChild>
          <Link to="/mentorship">
            <GraduationCap aria-hidden />
            Offer Mentorship
          </Link>
        </Button>
      </div>
    </Card>
  );
}
