// Runs before the first paint, from its own file because inline scripts are forbidden.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // storage may be forbidden: the system's theme stays
  }
})();
