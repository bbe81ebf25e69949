import { type AdminPage, adminPages } from '@pathwise/contracts/site.rules';
import { Link } from '@pathwise/federation/router';
import { useEffect, useRef } from 'react';

export const tabLabels: Readonly<Record<AdminPage, string>> = {
  admin: 'Overview',
  'admin/users': 'Users',
  'admin/admins': 'Admins',
  'admin/email': 'Email Automation',
  'admin/analytics': 'Analytics',
  'admin/data': 'Data',
  'admin/settings': 'Settings',
};

/** The tabs. They are links, because each has its own address. A narrow window scrolls the row to the current one. */
export function TabLinks({ current }: { current: AdminPage }) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="/${current}"]`);
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
  }, [current]);
  return (
    <nav aria-label="Admin dashboard" className="border-line border-b">
      <ul ref={row} className="relative -mb-px flex gap-5 overflow-x-auto">
        {adminPages.map((page) => (
          <li key={page} className="flex-none">
            <Link
              to={`/${page}`}
              aria-current={page === current ? 'page' : undefined}
              className={
                'flex min-h-11 items-center border-transparent border-b-2 px-1 font-medium text-text-3 hover:text-text-1 ' +
                'focus-visible:-outline-offset-2 aria-[current]:border-b-accent aria-[current]:text-text-1'
              }
            >
              {tabLabels[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
