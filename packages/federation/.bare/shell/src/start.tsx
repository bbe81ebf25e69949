import { QueryClient, QueryClientProvider } from '@pathwise/federation/query';
import { RemoteMount } from '@pathwise/federation/remote-mount';
import { BrowserRouter, Link, Route, Routes } from '@pathwise/federation/router';
import { ShellContext } from '@pathwise/federation/shell-contract';
import { Toaster } from '@pathwise/ui/toaster';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
const queryClient = new QueryClient();
const shell = { session: { status: 'loading', user: undefined, plan: undefined } as const, view: 'workspace' as const, theme: 'system' as const, setTheme() {}, setView() {}, async refreshSession() {}, async signOut() {} };
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode><QueryClientProvider client={queryClient}><BrowserRouter><ShellContext value={shell}>
    <Link to="/planner">Planner</Link>
    <div className="p-4 md:p-10" data-testid="frame">frame</div>
    <Routes>
      <Route path="/" element={<h1>Pathwise</h1>} />
      <Route path="/planner/*" element={<><RemoteMount remote="planner" title="Your goals" skeleton={<p>Loading…</p>} /><RemoteMount remote="planner" expose="preview" title="Preview" skeleton={<p>Loading…</p>} /></>} />
    </Routes>
  </ShellContext></BrowserRouter><Toaster /></QueryClientProvider></StrictMode>,
);
