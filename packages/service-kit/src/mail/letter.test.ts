import { describe, expect, it } from '@jest/globals';
import { htmlOf, textOf } from './letter.ts';

const letter = {
  subject: 'Choose a new <password>',
  paragraphs: ['Hello,', 'Tom & "Ann" <script>alert(1)</script>'],
  button: { label: 'Choose a password', url: 'https://pathwise.example/auth/reset#a"b' },
  closing: ['The link lasts an hour.'],
};

describe('a letter', () => {
  it('is plain text with the address of its button', () => {
    expect(textOf(letter)).toBe(
      [
        'Hello,',
        'Tom & "Ann" <script>alert(1)</script>',
        'Choose a password:\nhttps://pathwise.example/auth/reset#a"b',
        'The link lasts an hour.',
        'Pathwise\n',
      ].join('\n\n'),
    );
  });

  it('is HTML in which nothing of its words is markup', () => {
    const html = htmlOf(letter);
    expect(html).toContain('<title>Choose a new &lt;password&gt;</title>');
    expect(html).toContain('Tom &amp; &quot;Ann&quot; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="https://pathwise.example/auth/reset#a&quot;b"');
    expect(html).not.toMatch(/<script|<img|http-equiv/);
  });

  it('is shown dark where mail programs are, and says so to them', () => {
    const html = htmlOf(letter);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  it('needs no button', () => {
    const plain = { subject: 'Hi', paragraphs: ['One.'] };
    expect(textOf(plain)).toBe('One.\n\nPathwise\n');
    expect(htmlOf(plain)).not.toContain('href');
  });
});
