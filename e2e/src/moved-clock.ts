// Preloaded by `NODE_OPTIONS=--import …`: moves the clock of a process to what the file named by MOVED_CLOCK says, in milliseconds ahead.
// Only the calendar moves. Timers and the clock that measures lengths of time go on as they are.
import { existsSync, readFileSync } from 'node:fs';

const file = process.env['MOVED_CLOCK'] ?? '';
const RealDate = Date;
let ahead = 0;

function look(): void {
  ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0;
}

// biome-ignore lint/suspicious/noShadowRestrictedNames: mongoose reads the kind of a field from this name
globalThis.Date = class Date extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
} as DateConstructor;

look();
setInterval(look, 100).unref();
