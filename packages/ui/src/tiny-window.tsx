/** As in theme.css: a narrower window holds two words a line. In rem. */
const leastWidth = 19;

/**
 * Marks the document while its window is narrow for its text. Conditions in style sheets know the browser's font size, but not a
 * root that a style sheet of the person enlarges.
 */
export function markTinyWindow(): void {
  const root = document.documentElement;
  const mark = () => {
    const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
    root.toggleAttribute('data-tiny', window.innerWidth < leastWidth * rem);
  };
  mark();
  // its height follows the text, its width the window
  if ('ResizeObserver' in window) new ResizeObserver(mark).observe(root);
}
