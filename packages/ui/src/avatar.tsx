import { useState } from 'react';
import { cx } from './class-names.tsx';

export interface AvatarProps {
  /** The person's name: its initials replace a missing or broken image. */
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** The image could not be loaded. */
  onBroken?: () => void;
  className?: string;
}

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-20 text-xl' };

/** A person's picture. Decorative, because the name stands beside it. */
export function Avatar({ name, src, size = 'sm', onBroken, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = src && src !== brokenSrc;
  return (
    <span
      aria-hidden
      className={cx(
        'grid flex-none place-items-center overflow-hidden rounded-full border border-line bg-sunken font-semibold text-text-2',
        sizes[size],
        className,
      )}
    >
      {isShown ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => {
            setBrokenSrc(src);
            onBroken?.();
          }}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
