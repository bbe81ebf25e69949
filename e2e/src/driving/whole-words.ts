import type { Page } from 'playwright-core';

/** Words of the chosen elements that stand on more than one line, but for hyphenated ones. */
export const brokenWords = (page: Page, selector: string) =>
  page.evaluate<string[]>(`(() => {
    const broken = [];
    for (const place of document.querySelectorAll(${JSON.stringify(selector)})) {
      if (!place.checkVisibility({ visibilityProperty: true }) || place.closest('.sr-only, [inert]')) continue;
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement.closest('.sr-only')) continue;
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  })()`);
