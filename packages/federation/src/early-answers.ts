declare global {
  interface Window {
    /**
     * What the head script requested before the app had loaded, by address; `at` is in milliseconds since navigation
     * started.
     */
    __pathwiseEarly?: { readonly answers: Record<string, Promise<Response>>; readonly at: number } | undefined;
  }
}

const freshMs = 10_000;

/** To be called when something has changed since the head script asked. */
export function forgetEarlyAnswers(): void {
  window.__pathwiseEarly = undefined;
}

/** `fetch`, except that the page's first GET of an address returns the answer that the head script requested. */
export const fetchWithEarlyAnswers: typeof fetch = (input, init) => {
  const early = window.__pathwiseEarly;
  if (!early) return fetch(input, init);
  if ((init?.method ?? 'GET') !== 'GET') {
    // such as signing in
    forgetEarlyAnswers();
    return fetch(input, init);
  }
  const answer = early.answers[String(input)];
  delete early.answers[String(input)];
  return answer && performance.now() - early.at < freshMs ? answer : fetch(input, init);
};
