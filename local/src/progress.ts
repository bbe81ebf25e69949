const ansiColours = [36, 33, 35, 32, 34, 96, 93, 95];

/** Adds colours on a terminal. A log file or a pipe gets plain text. */
function paint(code: number, text: string): string {
  return process.stdout.isTTY && !process.env['NO_COLOR'] ? `\x1b[${code}m${text}\x1b[0m` : text;
}

/** Prints numbered lines: `[3/7] database ready (SecantusDB, 1.2 s)`. */
export function progressOf(total: number) {
  let done = 0;
  return (what: string, details: { note?: string; ms?: number } = {}) => {
    done++;
    const time = details.ms !== undefined && details.ms >= 50 ? `${(details.ms / 1000).toFixed(1)} s` : '';
    const extra = [details.note, time].filter(Boolean).join(', ');
    console.log(`${paint(2, `[${done}/${total}]`)} ${what}${extra ? paint(2, ` (${extra})`) : ''}`);
  };
}

/** Prints a log line after its process's name, with one colour per process. */
export function labelled() {
  const colours = new Map<string, number>();
  return (name: string, line: string) => {
    if (!colours.has(name)) colours.set(name, ansiColours[colours.size % ansiColours.length] ?? 36);
    console.log(`${paint(colours.get(name) ?? 36, name.padEnd(8))} ${line}`);
  };
}

export const bold = (text: string) => paint(1, text);
export const dim = (text: string) => paint(2, text);
