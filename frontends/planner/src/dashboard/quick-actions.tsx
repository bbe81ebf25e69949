import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { TrendingUp, UsersRound } from 'lucide-react';
import { CreateFromDashboard } from './create-from-dashboard.tsx';

const row = 'min-h-10 w-full justify-start px-3! pointer-coarse:min-h-11';

export function QuickActions() {
  return (
    <Card title="Quick Actions">
      <div className="grid gap-2">
        <CreateFromDashboard className={row} />
        <Button asChild className={row}>
          <Link to="/goals">
            <TrendingUp className="text-text-3" aria-hidden />
            Update Progress
          </Link>
        </Button>
        <Button asChild className={row}>
          <Link to="/explore">
            <UsersRound className="text-text-3" aria-hidden />
            Connect with Others
          </Link>
        </Button>
      </div>
    </Card>
  );
}
