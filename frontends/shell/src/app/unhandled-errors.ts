/** Logs unhandled errors, without a browser dialog or a broken page. */
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
