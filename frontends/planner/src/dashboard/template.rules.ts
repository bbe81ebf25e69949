/** A part of a template's text. `filled` parts come from the person's profile, or are placeholders. */
interface TemplateRun {
  readonly text: string;
  readonly filled?: true;
}

export interface VisionTemplate {
  readonly title: string;
  readonly runs: readonly TemplateRun[];
}

interface Person {
  readonly firstName: string | null;
  readonly profession: string | null;
}

// a profession comes as the person wrote it: with a capital, without an article
const templates = {
  'Professional Identity':
    '{name}, {work}. I do work I am proud of, I keep learning where it counts, and people know what they can rely on me for.',
  'Health Goals':
    'I, {name}, move every day, sleep enough to wake rested and eat so that I have energy left in the evening.',
  'Hobby Passion':
    'I, {name}, am more than my work ({work}). I keep time each week for something I do only because I love it, and I share it before it is perfect.',
  'Relationship Goals':
    'I, {name}, keep evenings free for the people who matter, call before there is a reason to, and say early what I need.',
};

/** The four life vision templates with first name and profession filled in. */
export function visionTemplates({ firstName, profession }: Person): readonly VisionTemplate[] {
  const values: Record<string, string> = {
    '{name}': firstName?.trim() || '[Your name]',
    '{work}': profession?.trim() || '[Your profession]',
  };
  const runOf = (part: string): TemplateRun => (values[part] ? { text: values[part], filled: true } : { text: part });
  return Object.entries(templates).map(([title, text]) => ({ title, runs: text.split(/(\{\w+\})/).map(runOf) }));
}

/** The template as one string for the textarea. */
export function templateText({ runs }: VisionTemplate): string {
  return runs.map(({ text }) => text).join('');
}
