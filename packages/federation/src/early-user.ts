declare global {
  interface Window {
    /** The head's script asked for the user before the app was there; `at` is in milliseconds since the page began. */
    __pathwiseUser?: { readonly answer: Promise<Response>; readonly at: number } | undefined;
  }
}

const FRESH_MS = 10_000;

/** `fetch`, except that the page's first GET of /api/user takes the answer already under way since the head's script. */
export const fetchWithEarlyUser: typeof fetch = (input, init) => {
  const early = window.__pathwiseUser;
  const isRead = (init?.method ?? 'GET') === 'GET';
  if (!early || (isRead && input !== '/api/user')) return fetch(input, init);
  // a change, such as signing in, makes the early answer a thing of the past
  window.__pathwiseUser = undefined;
  const isUsable = isRead && performance.now() - early.at < FRESH_MS;
  return isUsable ? early.answer : fetch(input, init);
};
