import { Avatar } from '@pathwise/ui/avatar';
import { Badge } from '@pathwise/ui/badge';
import { formatDayOf } from '../admin-kit/moments.ts';
import { nameOf, seenOn } from './users.rules.ts';
import type { UserRow } from './users-queries.ts';

/** Name and address. In a narrow table it also says what the hidden columns would. */
export function PersonCell({ user }: { user: UserRow }) {
  const name = nameOf(user);
  return (
    <div className="flex items-start gap-3">
      <Avatar name={name} src={user.profileImageUrl} />
      <div className="wrap-anywhere min-w-0">
        <p className="font-title">{name}</p>
        {name === user.email ? null : <p className="text-meta text-text-3">{user.email}</p>}
        <div className="mt-1 grid gap-1 text-meta text-text-3 @4xl:hidden">
          <div className="flex flex-wrap items-center gap-2">
            <PlanCell user={user} />
            {user.role === 'admin' ? <RoleBadge role={user.role} /> : null}
          </div>
          <p>
            Joined {formatDayOf(user.createdAt)} · {user.lastSeenAt ? `seen ${seenOn(user.lastSeenAt)}` : 'never seen'}
          </p>
        </div>
      </div>
    </div>
  );
}

const tiers: Readonly<Record<string, string>> = { monthly: 'Monthly', 'beta-yearly': 'Beta yearly', grant: 'Granted' };

/** The plan, how the person came to it, and when it ends. */
export function PlanCell({ user: { subscriptionPlan, subscriptionTier, subscriptionExpiresAt } }: { user: UserRow }) {
  if (subscriptionPlan === 'free') return <Badge>Free</Badge>;
  const tier = subscriptionTier && (tiers[subscriptionTier] ?? subscriptionTier);
  const end = subscriptionExpiresAt
    ? `until ${formatDayOf(subscriptionExpiresAt)}`
    : subscriptionTier === 'grant' && 'for life';
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="accent">Premium</Badge>
      <span className="text-meta text-text-3">{[tier, end].filter(Boolean).join(' ')}</span>
    </span>
  );
}

export function RoleBadge({ role }: Pick<UserRow, 'role'>) {
  return role === 'admin' ? <Badge tone="sky">Admin</Badge> : <span className="text-text-2">Regular</span>;
}
