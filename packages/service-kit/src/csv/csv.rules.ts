/**
 * A line of a CSV file by RFC 4180. A cell that a spreadsheet would run as a formula begins with an apostrophe:
 * `=HYPERLINK(…)` becomes `'=HYPERLINK(…)`.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
