import { describe, expect, it } from '@jest/globals';
import { templateText, visionTemplates } from './template.rules.ts';

describe('life vision templates', () => {
  it('are the four of the spec', () => {
    expect(visionTemplates({ firstName: null, profession: null }).map(({ title }) => title)).toEqual([
      'Professional Identity',
      'Health Goals',
      'Hobby Passion',
      'Relationship Goals',
    ]);
  });

  it("insert the person's first name and profession", () => {
    const [first] = visionTemplates({ firstName: 'Ada', profession: 'nurse' });
    expect(first && templateText(first)).toMatch(/^Ada, nurse\. I do/);
    const hobby = visionTemplates({ firstName: 'Ada', profession: 'nurse' })[2];
    expect(hobby && templateText(hobby)).toMatch(/^I, Ada, am more than my work \(nurse\)\./);
  });

  it('fall back to a placeholder each', () => {
    const [first] = visionTemplates({ firstName: ' ', profession: null });
    expect(first && templateText(first)).toMatch(/^\[Your name\], \[Your profession\]\./);
  });
});
