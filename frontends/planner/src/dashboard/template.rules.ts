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

/** The four life vision templates with first name and profession filled in. */
export function visionTemplates({ firstName, profession }: Person): readonly VisionTemplate[] {
  const name = filled(firstName, '[Your name]');
  const work = filled(profession, '[Your profession]');
  return [
    {
      title: 'Professional Identity',
      runs: [
        { text: 'I am ' },
        name,
        { text: ', ' },
        work,
        {
          text: '. I do work I am proud of, I keep learning where it counts, and people know what they can rely on me for.',
        },
      ],
    },
    {
      title: 'Health Goals',
      runs: [
        { text: 'I, ' },
        name,
        { text: ', move every day, sleep enough to wake rested and eat so that I have energy left in the evening.' },
      ],
    },
    {
      title: 'Hobby Passion',
      runs: [
        { text: 'I am ' },
        name,
        { text: ' outside of my work as ' },
        work,
        {
          text: ' too: I keep time each week for something I do only because I love it, and I share it before it is perfect.',
        },
      ],
    },
    {
      title: 'Relationship Goals',
      runs: [
        { text: 'I, ' },
        name,
        {
          text: ', keep evenings free for the people who matter, call before there is a reason to, and say early what I need.',
        },
      ],
    },
  ];
}

/** The template as one string for the textarea. */
export function templateText({ runs }: VisionTemplate): string {
  return runs.map(({ text }) => text).join('');
}

function filled(value: string | null, placeholder: string): TemplateRun {
  return { text: value?.trim() || placeholder, filled: true };
}
