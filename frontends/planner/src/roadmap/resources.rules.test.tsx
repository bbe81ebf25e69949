import { describe, expect, it } from '@jest/globals';
import { resourceParts } from './resources.rules.ts';

describe('resources', () => {
  it('turns addresses and labelled links into links and keeps the text between them', () => {
    expect(
      resourceParts('Read [Course outline](https://example.org/course), then https://www.example.com/guide.'),
    ).toEqual([
      { text: 'Read ' },
      { text: 'Course outline', href: 'https://example.org/course' },
      { text: ', then ' },
      { text: 'example.com/guide', href: 'https://www.example.com/guide' },
      { text: '.' },
    ]);
  });

  it('never makes a link of anything but http and https', () => {
    expect(resourceParts('[click](javascript:alert(1)) data:text/html,x')).toEqual([
      { text: '[click](javascript:alert(1)) data:text/html,x' },
    ]);
  });

  it('leaves plain text alone', () => {
    expect(resourceParts('A notebook and a timer')).toEqual([{ text: 'A notebook and a timer' }]);
    expect(resourceParts('')).toEqual([]);
  });
});
