import { afterEach, describe, expect, it } from '@jest/globals';
import { MemoryRouter } from '@pathwise/federation/router';
import { localDay } from '@pathwise/ui/day';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { cleanup, render, screen } from '@testing-library/react';
import { needsGithubMarkdown, withoutMarks } from './markdown.rules.ts';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

async function show(text: string) {
  const { container } = render(
    <MemoryRouter>
      <Markdown text={`${text}\n\nThe *end*`} />
    </MemoryRouter>,
  );
  await screen.findByText('end', undefined, { timeout: 10_000 });
  return container;
}

describe('the coach’s text', () => {
  it('is shown without its marks until it can be rendered', () => {
    const text = '**Visit Japan**:\n- Name `one`\n> 2 * 3 * 4, [here](https://x.org/a)\n## End';
    expect(withoutMarks(text)).toBe('Visit Japan:\n• Name one\n2 * 3 * 4, here\nEnd');
  });

  it('is rendered as paragraphs, strong text, lists and quotes', async () => {
    const container = await show('**Bold** and `code`\n\n- one\n- two\n\n3. three\n\n> said\n\n---\n\n    block');
    expect(container.querySelector('strong')).toHaveTextContent('Bold');
    expect([...container.querySelectorAll('ul > li')].map((item) => item.innerHTML)).toEqual(['one', 'two']);
    expect(container.querySelector('ol')).toHaveAttribute('start', '3');
    expect(container.querySelector('blockquote')).toHaveTextContent('said');
    expect(container.querySelector('pre')).toHaveTextContent('block');
  });

  it('shows days in the person’s locale, but not in code and addresses', async () => {
    const container = await show('- Run · 2026-12-12\n\n`2026-12-12` https://example.org/2026-12-12/a');
    expect(container.querySelector('li')).toHaveTextContent(normalSpaces(`Run · ${localDay('2026-12-12')}`));
    expect(localDay('2026-12-12')).not.toContain('-');
    expect(container.querySelector('code')).toHaveTextContent('2026-12-12');
    expect(screen.getByRole('link')).toHaveTextContent('https://example.org/2026-12-12/a');
  });

  it('have no headings of their own', async () => {
    await show('# Big\n\n### Small');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('Big')).toBeVisible();
  });

  it('may be a table, struck out, or a bare link', async () => {
    await show('| Day | Run |\n| --- | --- |\n| Mon | 2 km |\n\n~~not this~~ https://example.org/a');
    expect(screen.getByRole('cell', { name: '2 km' })).toBeVisible();
    expect(screen.getByText('not this').tagName).toBe('DEL');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/a');
  });

  it('link to pages of the product within it, and elsewhere without a referrer', async () => {
    await show('[upgrade](/subscription) [site](https://example.org)');
    expect(screen.getByRole('link', { name: 'upgrade' })).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: 'site' })).toHaveAttribute('rel', 'noopener nofollow');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,hi)',
    '[a](//evil.example)',
    '![a](https://example.org/pixel.png)',
    '[a][b]\n\n[b]: javascript:alert(1)',
  ])('never become markup or a harmful link: %s', async (text) => {
    const container = await show(text);
    expect(container.querySelector('script, img, a')).toBeNull();
  });
});

describe('the reader of tables and bare links', () => {
  it.each([
    ['- Run 2 km · 2026-12-12', false],
    ['[upgrade your plan](/subscription)', false],
    ['[course](https://example.org)', false],
    ['see https://example.org', true],
    ['a | b\n--- | ---\n1 | 2', true],
    ['- [x] done', true],
    ['~~no~~', true],
  ])('for %p is needed: %p', (text, expected) => expect(needsGithubMarkdown(text)).toBe(expected));
});
