import { delimiterOf, type ImportedUser, textOf, usersIn, withoutMark } from './csv.rules.ts';

/** The users in a CSV file. Throws `InvalidCsv` with a sentence for the admin. The parser loads with the first file. */
export async function readCsv(file: Blob): Promise<{ users: ImportedUser[]; dropped: number }> {
  const [{ parse }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const text = withoutMark(textOf(new Uint8Array(bytes)));
  const { data } = parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: 'greedy' });
  return usersIn(data);
}
