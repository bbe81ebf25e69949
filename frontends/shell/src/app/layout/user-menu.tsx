import { Link, useNavigate } from '@pathwise/federation/router';
import { type ThemeChoice, useMember, useShell } from '@pathwise/federation/shell-contract';
import { Avatar } from '@pathwise/ui/avatar';
import { cx } from '@pathwise/ui/class-names';
import { DropdownMenu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '@pathwise/ui/dropdown-menu';
import { CreditCard, LifeBuoy, LogOut, ShieldCheck, Sparkles, Trash2, User } from 'lucide-react';
import { useGoToPlans } from '../../upgrade/use-go-to-plans.ts';
import { displayName } from './display-name.ts';

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The signed-in person at the sidebar's foot, with the menu of their account. */
export function UserMenu({ isRail, onChosen }: { isRail: boolean; onChosen: () => void }) {
  const { signOut, theme, setTheme } = useShell();
  const navigate = useNavigate();
  const goToPlans = useGoToPlans();
  const user = useMember();
  const name = displayName(user);
  const go = (path: string) => {
    onChosen();
    void navigate(path);
  };
  const upgrade = () => {
    onChosen();
    goToPlans();
  };
  const trigger = (
    <button
      type="button"
      className={cx(
        'sticky bottom-0 flex min-h-14 flex-none items-center gap-2.5 border-line border-t bg-surface text-left hover:bg-hover',
        'focus-visible:-outline-offset-2',
        // what goes on below fades out
        'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-surface',
        isRail ? 'justify-center' : 'px-4 py-3',
      )}
    >
      <Avatar name={name} src={user.profileImageUrl} />
      <span className="sr-only">{isRail ? `Account of ${name}` : 'Account of'}</span>
      {isRail ? null : (
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-title">{user.firstName || name}</span>
          <span className="block text-text-3 text-xs">
            {user.subscriptionPlan === 'premium' ? 'Premium' : 'Free plan'}
          </span>
        </span>
      )}
    </button>
  );
  return (
    <DropdownMenu trigger={trigger} align="start">
      <MenuItem icon={User} onSelect={() => go('/profile')}>
        Profile
      </MenuItem>
      <MenuItem icon={Trash2} onSelect={() => go('/trash')}>
        Trash
      </MenuItem>
      {user.role === 'admin' ? (
        <MenuItem icon={ShieldCheck} onSelect={() => go('/admin')}>
          Admin dashboard
        </MenuItem>
      ) : null}
      {user.subscriptionPlan === 'free' ? (
        <MenuItem icon={Sparkles} onSelect={upgrade}>
          Upgrade to Premium
        </MenuItem>
      ) : (
        <MenuItem icon={CreditCard} onSelect={upgrade}>
          Your subscription
        </MenuItem>
      )}
      <MenuLink>
        <Link to="/support" onClick={onChosen}>
          <LifeBuoy aria-hidden />
          Support
        </Link>
      </MenuLink>
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} onChange={setTheme} options={themes} />
      <MenuSeparator />
      <MenuItem
        icon={LogOut}
        onSelect={() => void signOut().catch((error: unknown) => console.error('Signing out failed', error))}
      >
        Log out
      </MenuItem>
    </DropdownMenu>
  );
}
