import { Avatar } from '@pathwise/ui/avatar';
import type { ReactNode } from 'react';
import type { Person } from './admins-queries.ts';

/** A person with what can be done beside them. */
export function PersonRow({ person, children }: { person: Person; children: ReactNode }) {
  const { email, firstName, lastName, profileImageUrl } = person;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar name={name || email} src={profileImageUrl} />
      <div className="wrap-anywhere min-w-[min(100%,10rem)] flex-1">
        <p className="font-title">{name || email}</p>
        {name ? <p className="text-meta text-text-3">{email}</p> : null}
      </div>
      {/* on a phone below the name */}
      <div className="max-[24rem]:basis-full max-[24rem]:pl-11">{children}</div>
    </li>
  );
}
