import { resourceParts } from './resources.rules.ts';

/** A milestone's resources. Links open in a new tab. */
export function Resources({ text }: { text: string }) {
  return (
    <span className="whitespace-pre-line">
      {resourceParts(text).map(({ text, href }) =>
        href ? (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="-my-1 inline-block py-1 text-accent-text underline underline-offset-2"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  );
}
