/** The first stop of the Tab key: skips the navigation to the element with the id, which needs tabIndex -1. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a
      href={`#${to}`}
      // the hash selects a section in this app, so the link moves the focus without changing the address
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      className="-top-16 fixed left-4 z-50 rounded-md bg-accent px-4 py-2 pointer-coarse:py-3 font-medium text-on-accent focus:top-3"
    >
      Skip to content
    </a>
  );
}
