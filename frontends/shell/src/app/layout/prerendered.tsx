import { greetingMark } from '@pathwise/contracts/site.rules';
import { MemoryRouter } from '@pathwise/federation/router';
import { type Shell, ShellContext, type View } from '@pathwise/federation/shell-contract';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { type Place, pathOfPlace, places } from '../../sections/sections.rules.ts';
import { Opening } from './opening.tsx';

const nothing = () => undefined;
const shellOf = (view: View): Shell => ({
  session: { status: 'loading', user: undefined, plan: undefined },
  refreshSession: async () => undefined,
  signOut: async () => false,
  view,
  setView: nothing,
  theme: 'system',
  setTheme: nothing,
});

/** The app's own elements have the ids. */
const withoutIds = (html: string) => html.replaceAll(/ (?:id|aria-controls|aria-labelledby)="[^"]*"/g, '');

function opening(place: Place, view: View, greeting?: string): string {
  const html = renderToStaticMarkup(
    <ShellContext value={shellOf(view)}>
      <MemoryRouter initialEntries={[pathOfPlace(place)]}>
        <Opening place={place} view={view} greeting={greeting} />
      </MemoryRouter>
    </ShellContext>,
  );
  // nothing of the page answers yet, so a screen reader hears what a spinner says
  return `<div data-opening=""><p role="status" class="sr-only">Loading...</p><div inert="" aria-hidden="true">${withoutIds(html)}</div></div>`;
}

const ofEachPath = (view: View) =>
  Object.fromEntries(places.map((place) => [pathOfPlace(place), opening(place, view)]));

/**
 * The HTML that a member's page begins with, by view and path, as JSON. The gateway puts it into the page. Where it knows
 * whom to greet, it takes the one in `greeted` and replaces the mark.
 */
export const openings = JSON.stringify({
  workspace: ofEachPath('workspace'),
  preview: ofEachPath('preview'),
  greeted: { [pathOfPlace('dashboard')]: opening('dashboard', 'workspace', greetingMark) },
});
