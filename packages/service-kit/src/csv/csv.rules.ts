/**
 * A line of a CSV file by RFC 4180. A cell that a spreadsheet would run as a formula begins with an apostrophe:
 * `=HYPERLINK(…)` becomes `'=HYPERLINK(…)`. So does what follows a semicolon or a line break within a cell. Spreadsheets in many
 * countries split at semicolons, and then see no quotes around the cell.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(value: string): string {
  const safe = value.replace(/(?<=^|[;\n])(?=[=+\-@\t\r])/g, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
