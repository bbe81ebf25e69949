import { Failure } from '@pathwise/local-servers/failure';

/**
 * The names that a command was given, or all when it was given none. Throws a `Failure` that lists the known ones for any other
 * word, so that a misspelt name, or `--help`, does not start everything.
 */
export function namedOrAll(given: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Failure(`${unknown.join(', ')}: unknown. Known are: ${known.join(', ')}.`);
  return given.length > 0 ? given : known;
}
