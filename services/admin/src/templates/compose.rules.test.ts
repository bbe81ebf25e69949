import { describe, expect, it } from '@jest/globals';
import { processorMs } from '@pathwise/service-testkit/processor-time';
import { builtInTemplates } from './built-in.ts';
import { compose, unknownVariables } from './compose.rules.ts';

const values = { firstName: 'Maya', email: 'maya@example.org', goalTitle: 'Run' };
const siteUrl = 'https://pathwise.example';
const mail = (
  html: string,
  { subject = 'Hi', ...more }: Partial<Parameters<typeof compose>[0]['values']> & { subject?: string } = {},
) => compose({ template: { subject, html }, values: { ...values, ...more }, siteUrl, unsubscribeToken: 'secret' });

describe('a mail made of a template', () => {
  it('has its variables filled in, with spaces inside the braces or without', () => {
    const { subject, html, text } = mail('<p>{{firstName}}, {{ email }}: {{goalTitle}}</p>', {
      subject: '{{firstName}}!',
    });
    expect(subject).toBe('Maya!');
    expect(html).toContain('Maya, maya@example.org: Run</p>');
    expect(text).toContain('Maya, maya@example.org: Run');
  });

  it('shows its preview in an inbox alone, and never as markup', () => {
    const blocks = { progress: { html: '', text: '', preview: 'Two of <b>seven</b>' } };
    const { html, text } = compose({ template: { subject: 'Hi', html: '{{progress}}' }, values, blocks, siteUrl });
    expect(html).toMatch(/<div style="display:none;[^"]*">\s*Two of &lt;b&gt;seven&lt;\/b&gt;\s*<\/div>/);
    expect(text).not.toContain('seven');
  });

  it('is dark in dark mode around its card too', () => {
    const { html } = mail('<p>Hello</p>');
    const light = [...html.matchAll(/<(\w+)[^>]*background-color:#fafafa/g)].map(([, name]) => name);
    expect(light).toEqual(['body', 'div']);
    expect(html).toMatch(/<body class="page"[^>]*>\s*<div /);
    expect(html.replace(/\s/g, '')).toContain('body,.page,.page>div{background:#111113!important');
  });

  it('shows a quotation on a dark ground in dark mode, where its words are light', () => {
    const [, dark = ''] = mail('<blockquote>Done</blockquote>').html.split('prefers-color-scheme: dark');
    expect(dark).toMatch(/\.content blockquote \{\s*background: #2a2342/);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '{{email}}',
    '$& $1 $`',
  ])('shows a name such as %s as it is, and never as markup', (firstName) => {
    const { html, text } = mail('<p title="{{firstName}}">Dear {{firstName}}.</p>', { firstName });
    expect(html).not.toMatch(/<script|<img|<[^>]*onmouseover/);
    expect(html).not.toContain('maya@example.org');
    expect(text).toContain(`Dear ${firstName}.`);
  });

  it('follows no address that a name makes', () => {
    const { html, text } = mail('<a href="{{firstName}}">a</a>', { firstName: 'javascript:alert(1)' });
    expect(`${html}${text}`).not.toContain('javascript:');
  });

  it('has a subject of one line, whatever a goal is called', () => {
    expect(mail('<p>a</p>', { subject: 'Done: {{goalTitle}}', goalTitle: 'A\r\nBcc: b@example.org' }).subject).toBe(
      'Done: A Bcc: b@example.org',
    );
    expect(mail('<p>a</p>', { subject: '{{goalTitle}}', goalTitle: '' }).subject).toBe('Pathwise');
  });

  it('is made at once, however many spaces follow a brace', () => {
    const withSpaces = (count: number) => mail(`<p>{{${' '.repeat(count)}Hello</p>`);
    expect(withSpaces(5_000).text).toContain('Hello');
    expect(processorMs(() => withSpaces(5_000))).toBeLessThan(2_000);
  });

  it('is made of elements however deep they are', () => {
    for (const element of ['<div>', '<b>', '<table><tr><td>', '<ul><li>'])
      expect(mail(`${element.repeat(1_900)}Hello`).text).toContain('Hello');
  });

  it('leads to the page that unsubscribes, and names the address for one click', () => {
    const { html, text, unsubscribeUrl } = mail('<p>a</p>');
    expect(html).toContain('href="https://pathwise.example/unsubscribe#secret"');
    expect(text).toContain('Unsubscribe: https://pathwise.example/unsubscribe#secret');
    expect(unsubscribeUrl).toBe('https://pathwise.example/api/email/unsubscribe/secret');
  });

  it.each(Object.entries(builtInTemplates))('needs no image and no address of others in %s', (_type, template) => {
    const { html } = compose({ template, values, siteUrl, unsubscribeToken: 'secret' });
    expect(html).not.toMatch(/<img|@import|<link|https?:\/\/(?!pathwise\.example|www\.w3\.org)/);
    expect(unknownVariables(template, ['firstName', 'email', 'goalTitle', 'progress'])).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});

describe('unknown variables', () => {
  it('are named once each, from subject and HTML', () => {
    const draft = { subject: '{{name}} {{firstName}}', html: '<p>{{ name }} {{last name}} {{}}</p>' };
    expect(unknownVariables(draft, ['firstName'])).toEqual(['name', 'last name', '']);
  });
});
