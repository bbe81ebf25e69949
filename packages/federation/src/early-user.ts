declare global {
  interface Window {
    /**
     * The head script requests the user before the app has loaded; `at` is in milliseconds since navigation started.
     */
    __pathwiseUser?: { readonly answer: Promise<Response>; readonly at: number } | undefined;
  }
}

const freshMs = 10_000;

/** `fetch`, except that the page's first GET of /api/user returns the answer that the head script requested. */
export const fetchWithEarlyUser: typeof fetch = (input, init) => {
  const early = window.__pathwiseUser;
  const isRead = (init?.method ?? 'GET') === 'GET';
  if (!early || (isRead && input !== '/api/user')) return fetch(input, init);
  // a write, such as signing in, makes the early answer stale
  window.__pathwiseUser = undefined;
  const isUsable = isRead && performance.now() - early.at < freshMs;
  return isUsable ? early.answer : fetch(input, init);
};
