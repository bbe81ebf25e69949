/** The columns of an import, as the template has them. */
export const importColumns = [
  'email',
  'firstName',
  'lastName',
  'bio',
  'location',
  'profession',
  'contactEmail',
  'linkedinUrl',
  'websiteUrl',
  'profileImageUrl',
] as const;
type ImportColumn = (typeof importColumns)[number];
export type ImportedUser = { readonly email: string } & { readonly [C in ImportColumn]?: string };

const tooShort = 'CSV file must have at least a header row and one data row.';
const missingEmail = (columns: readonly string[]) =>
  `Missing 'email' column. Found columns: ${columns.join(', ')}. Please check your CSV file format.`;
const nobodyValid =
  "No valid users found in the CSV file. Make sure the 'email' column contains valid email addresses.";

/** A file that cannot be imported. The message is the spec's. */
export class InvalidCsv extends Error {}

/** A leading byte-order mark is removed. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Comma, then semicolon, then tab: the first that the header row has outside quotes. One column needs none. */
export function delimiterOf(text: string): string {
  const header = (/^[^\r\n]*/.exec(withoutMark(text).trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
}

/** The users in the rows of a file, the header row first. Throws `InvalidCsv`. */
export function usersIn(rows: readonly (readonly string[])[]): { users: ImportedUser[]; dropped: number } {
  const [header = [], ...lines] = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (lines.length === 0) throw new InvalidCsv(tooShort);

  const names = header.map(clean);
  const places = placesOf(names);
  if (places.email === undefined) throw new InvalidCsv(missingEmail(names));
  const users = lines.map((line) => userOf(line, places)).filter(({ email }) => email.includes('@'));
  if (users.length === 0) throw new InvalidCsv(nobodyValid);
  return { users, dropped: lines.length - users.length };
}

type Places = Readonly<Partial<Record<ImportColumn, number>>>;

/** Where each column is, in any case: `EMAIL` is the email. */
function placesOf(names: readonly string[]): Places {
  const found = importColumns.flatMap((column) => {
    const place = names.findIndex((name) => name.toLowerCase() === column.toLowerCase());
    return place < 0 ? [] : [[column, place] as const];
  });
  return Object.fromEntries(found);
}

function userOf(line: readonly string[], places: Places): ImportedUser {
  const user: Partial<Record<ImportColumn, string>> = {};
  for (const [column, place] of Object.entries(places) as [ImportColumn, number][]) {
    const value = sendable(clean(line[place] ?? ''));
    if (value) user[column] = column === 'profileImageUrl' ? imageAddressOf(value) : value;
  }
  return { ...user, email: user.email ?? '' };
}

/** Spaces and quotes around a value are no part of it. */
const clean = (cell: string): string =>
  withoutMark(cell)
    .trim()
    .replace(/^"+|"+$/g, '')
    .trim();

/** No call takes a longer cell. The service skips the row then and says why, because every field of a person is shorter. */
const mostInCell = 5_000;
/** Without what no call takes: NUL, half of a surrogate pair, and more than 5,000 characters. */
const sendable = (value: string): string => value.replaceAll('\0', '').slice(0, mostInCell).toWellFormed();

/** The address in `photo.jpg (https://…)`, `[photo](https://…)` and the like; any other text as it is. */
export function imageAddressOf(text: string): string {
  return /[([<]\s*(https?:\/\/[^\s)\]>]+)\s*[)\]>]/i.exec(text)?.[1] ?? text;
}

const mostRows = 1000;
/** Below the 5 MB that a call may send. */
const mostBytes = 4_000_000;

/** Users in parts of what one call takes: 1,000 rows, and fewer when they are long. */
export function partsOf(users: readonly ImportedUser[]): ImportedUser[][] {
  const parts: ImportedUser[][] = [];
  let bytes = 0;
  for (const user of users) {
    const size = new TextEncoder().encode(JSON.stringify(user)).length + 1;
    const part = parts.at(-1);
    if (part && part.length < mostRows && bytes + size <= mostBytes) {
      part.push(user);
      bytes += size;
    } else {
      parts.push([user]);
      bytes = size;
    }
  }
  return parts;
}

/** A file's text. Spreadsheets write UTF-8, UTF-16 behind a byte-order mark, or else Windows-1252. */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
