/** Errors nobody caught are logged and go no further: no browser dialog, no broken page. */
export function logUnhandledErrors(): void {
  window.addEventListener('error', (event) => {
    console.error('Unhandled error', event.error ?? event.message);
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', (event) => {
    console.error('Unhandled rejection', event.reason);
    event.preventDefault();
  });
}
