import { describe, expect, it } from '@jest/globals';
import { sanitise, toSend } from './sanitise.rules.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="http://tracker.example/p.gif">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java\nscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:x">a</a>',
  '<a href="//evil.example">a</a>',
  '<svg onload=alert(1)><animate/></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>body{display:none}</style>',
  '<p style="background:url(https://tracker.example/p.gif)">a</p>',
  '<p style="width:expression(alert(1))">a</p>',
  '<p style="position:fixed;top:0;left:0;width:100%;height:100%">a</p>',
  '<p style="behavior:url(x)">a</p>',
  '<p onclick="alert(1)" id="x" contenteditable>a</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p class="card page">a</p>',
];

describe('the HTML of a template', () => {
  it.each(hostile)('loses what is dangerous in %s', (html) => {
    for (const clean of [sanitise(html), toSend(html, 'https://pathwise.example')]) {
      expect(clean).not.toMatch(
        /<(script|svg|math|iframe|object|embed|form|input|button|meta|base|link|style|noscript)|\son\w+=|javascript:|vbscript:|data:|url\(|expression|position|behavior|evil\.example|tracker\.example|card page|contenteditable/i,
      );
    }
  });

  it('keeps what a mail is made of', () => {
    const html =
      '<h1>Hi</h1><p style="color:#111111;margin:0 0 8px">One <strong>two</strong> <a href="https://a.example">b</a></p><ul><li>c</li></ul><img src="https://a.example/b.png" alt="B" />';
    expect(sanitise(html)).toBe(html);
  });

  it('gives each element its look, which a style of its own changes', () => {
    const sent = toSend('<p>a</p><p style="margin:0">b</p><p class="quiet">c</p>', 'https://pathwise.example');
    expect(sent).toBe(
      '<p style="margin:0 0 16px">a</p><p style="margin:0 0 16px;margin:0">b</p><p class="quiet" style="margin:0 0 16px;font-size:14px;color:#65656d">c</p>',
    );
  });

  it('makes a path an address of the site, and nothing else', () => {
    const hrefs = ['/plan', '/#goals', '//evil.example', '/\\evil.example', 'https://a.example/b'];
    const sent = hrefs.map(
      (href) => /href="([^"]*)"/.exec(toSend(`<a href="${href}">a</a>`, 'https://pathwise.example'))?.[1],
    );
    expect(sent).toEqual([
      'https://pathwise.example/plan',
      'https://pathwise.example/#goals',
      undefined,
      expect.not.stringMatching(/^https?:\/\/evil/),
      'https://a.example/b',
    ]);
  });

  it.each(['https://pathwise.example', 'http://localhost:3000'])(
    'makes the path of a picture an address of the site %s, and nothing else',
    (site) => {
      const sources = ['/images/logo.png', '//evil.example/x.png', '/\\evil.example/x.png', 'https://a.example/b.png'];
      const sent = sources.map((src) => /src="([^"]*)"/.exec(toSend(`<img src="${src}">`, site))?.[1]);
      expect(sent).toEqual([
        `${site}/images/logo.png`,
        undefined,
        expect.not.stringMatching(/^https?:\/\/evil/),
        'https://a.example/b.png',
      ]);
    },
  );
});
