interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The full name, or 'Member' for somebody who has given none. */
export function nameOf({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || 'Member';
}

/** The name in a sentence, such as 'Block Ada?'. */
export function shortNameOf({ firstName, lastName }: Named): string {
  return firstName || lastName || 'this member';
}
