import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** How a field is called in a sentence, where its name alone does not do. */
const names: Readonly<Record<string, string>> = {
  title: 'A title',
  name: 'A name',
  firstName: 'A first name',
  lastName: 'A last name',
  description: 'A description',
  message: 'A message',
  content: 'An entry',
  aiOverview: 'An overview',
  bio: 'A bio',
  profession: 'A profession',
  location: 'A location',
  price: 'A price',
  text: 'A text',
};

/** The sentence for a value that a contract refuses and has no sentence of its own for. */
export function refusalOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input);
    case 'invalid_value':
      return `Please choose ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return 'Please enter a whole number';
    case 'invalid_format':
      return issue.format === 'datetime' ? 'Please enter a valid date and time' : 'This is not written as it has to be';
    default:
      return 'This cannot be used here';
  }
}

function wrongType(expected: string, input: unknown): string {
  if (input === undefined || input === null) return 'Please fill this in';
  if (expected === 'int') return 'Please enter a whole number';
  if (expected === 'number') return 'Please enter a number';
  if (expected === 'string') return 'Please enter text';
  return expected === 'boolean' ? 'Please choose yes or no' : 'This cannot be used here';
}

function tooBig({ origin, maximum, path }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `${names[String(path?.at(-1))] ?? 'This'} holds at most ${maximum} characters`;
  return origin === 'array' ? `Please choose at most ${maximum}` : `Please enter at most ${maximum}`;
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'array') return `Please choose at least ${minimum}`;
  if (origin !== 'string') return `Please enter at least ${minimum}`;
  return Number(minimum) <= 1 ? 'Please fill this in' : `Please enter at least ${minimum} characters`;
}
