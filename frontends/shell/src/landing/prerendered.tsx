import { MemoryRouter } from '@pathwise/federation/router';
import { type Shell, ShellContext } from '@pathwise/federation/shell-contract';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { LandingPage } from './landing-page.tsx';

const nothing = () => undefined;
const shellOfVisitor: Shell = {
  session: { status: 'signed-out', user: undefined, plan: undefined },
  refreshSession: async () => undefined,
  signOut: async () => false,
  view: 'workspace',
  setView: nothing,
  theme: 'system',
  setTheme: nothing,
};

/** The landing page's HTML for a visitor. `index.html` includes it at the build, so that it is read before any script has run. */
export const landing = renderToStaticMarkup(
  <ShellContext value={shellOfVisitor}>
    <MemoryRouter>
      <LandingPage onPromptStored={nothing} />
    </MemoryRouter>
  </ShellContext>,
);
