// Where a goal's words could mean several kinds of goal, the person chooses the closest. The choice stands in the goal's description,
// so that every later plan and suggestion follows it: 'Closest to: Buy a first home.'

const mark = /(?:^|\s)Closest to: ([^.\n]+)\./;

/** The line of a description that names the chosen kind. */
export const closestTo = (name: string): string => `Closest to: ${name}.`;

/** The name that stands behind the mark. Undefined without it. */
export const closestNamed = (description: string): string | undefined => mark.exec(description)?.[1];

/** A description without the line, which is none of the person's words. */
export const withoutClosestLine = (description: string): string => description.replace(mark, '').trim();

/** A description with this kind as its only choice. */
export const withClosest = (description: string | null, name: string): string =>
  [withoutClosestLine(description ?? ''), closestTo(name)].filter(Boolean).join('\n');
