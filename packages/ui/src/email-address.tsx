import { Fragment } from 'react';

/** An address that, where it needs two lines, breaks after its @ or before a dot. */
export function EmailAddress({ address }: { address: string }) {
  const parts = address.split(/(?<=@)|(?=\.)/);
  return parts.map((part, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address keep their places
    <Fragment key={n}>
      {n > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
