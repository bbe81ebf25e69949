import type { ImportReport } from '@pathwise/contracts/api/import';
import { type ImportedUser, importColumns } from './csv.rules.ts';

type Result = ImportReport['results'][number];

/** A row of a file, and what an import does with it. */
export interface JudgedRow extends Result {
  readonly user: ImportedUser;
}

const repeated = 'This email address is in the file more than once';

/** The rows beside their results. Each call sees its own part only, so an address in two parts is skipped here. */
export function judge(users: readonly ImportedUser[], results: readonly Result[]): JudgedRow[] {
  const before = new Set<string>();
  return users.flatMap((user, place) => {
    const result = results[place];
    if (!result) return [];
    const isRepeated = result.status === 'imported' && before.has(result.email);
    if (result.status === 'imported') before.add(result.email);
    return [{ user, ...result, ...(isRepeated ? { status: 'skipped' as const, reason: repeated } : {}) }];
  });
}

/**
 * The results of a part whose answer was lost the first time. All its people were new at the check, so those who have
 * an account by now were imported by the first try.
 */
export const afterLostAnswer = (results: readonly Result[]): Result[] =>
  results.map((result) =>
    result.status === 'skipped'
      ? { ...result, status: 'imported', reason: 'Imported before the connection broke' }
      : result,
  );

/** All rows once their import is over: `imported` holds the results of those that were new, in their order. */
export function withResults(rows: readonly JudgedRow[], imported: readonly Result[]): JudgedRow[] {
  const results = imported[Symbol.iterator]();
  return rows.map((row) => (row.status === 'imported' ? { ...row, ...results.next().value } : row));
}

export const newRows = (rows: readonly JudgedRow[]): JudgedRow[] => rows.filter(({ status }) => status === 'imported');

/** What an import did: `3 imported, 1 skipped, 2 profile images updated.` */
export function importInWords(rows: readonly JudgedRow[], imagesUpdated: number): string {
  const imported = newRows(rows).length;
  const images = `${imagesUpdated.toLocaleString()} profile ${imagesUpdated === 1 ? 'image' : 'images'} updated`;
  return `${imported.toLocaleString()} imported, ${(rows.length - imported).toLocaleString()} skipped, ${images}.`;
}

/** A file with the columns of an import and no rows. */
export const importTemplate = `${importColumns.join(',')}\r\n`;
