// Runs before the first paint, from its own file because inline scripts are forbidden.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // storage may be forbidden: the system's theme stays
  }
  // Every page begins with who is signed in; asked here, the answer travels while the app still downloads (src/early-user.ts).
  const answer = fetch('/api/user', {
    credentials: 'include',
    headers: { accept: 'application/json', 'pathwise-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
  answer.catch(() => {});
  window.__pathwiseUser = { answer, at: performance.now() };
})();
