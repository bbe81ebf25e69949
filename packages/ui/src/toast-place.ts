/** Something on the screen that a toast should not cover. */
interface Obstacle {
  readonly top: number;
  readonly bottom: number;
  /** How bad it is to cover a pixel of its height. */
  readonly weight: number;
}

/** What a heading weighs, and what must stay in sight. */
const [headingWeight, keptWeight] = [30, 100];

interface Room {
  readonly height: number;
  readonly obstacles: readonly Obstacle[];
  /** Where the toast may begin, the best place first. */
  readonly starts: readonly number[];
  /** Where it begins now. It stays there while it covers nothing heavy. */
  readonly now?: number | undefined;
  /** From this weight on, what it covers makes it move. */
  readonly heavy: number;
}

interface Start {
  readonly at: number;
  readonly isHeavyHidden: boolean;
}

/** Where a toast begins so that it covers least. */
function clearestStart({ height, obstacles, starts, now, heavy }: Room): Start {
  const coveredFrom = (start: number, { top, bottom }: Obstacle) =>
    Math.max(0, Math.min(bottom, start + height) - Math.max(top, start));
  const costOf = (start: number) => obstacles.reduce((sum, one) => sum + coveredFrom(start, one) * one.weight, 0);
  const startAt = (at: number): Start => ({
    at,
    isHeavyHidden: obstacles.some((one) => one.weight >= heavy && coveredFrom(at, one) > 0),
  });
  const stays = now === undefined ? undefined : startAt(now);
  if (stays && !stays.isHeavyHidden) return stays;
  const costs = starts.map(costOf);
  return startAt(starts[costs.indexOf(Math.min(...costs))] ?? 0);
}

const textFields = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';
/** The buttons of a dialog, a banner or a card: what the person is asked to do next. */
const asked = '[data-dialog-footer], [role=note], [data-actions]';
const weights: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-clear-of-toasts]', keptWeight],
  [`:is(${asked}) :is(button, a[href])`, keptWeight],
  ['h1, h2, h3', headingWeight],
  [textFields, 3],
  ['button, a[href], select, input, [role=tab]', 1],
];
const anything = weights.map(([selector]) => selector).join(', ');

const [widthPx, usualPx, stepPx] = [372, 112, 8];
/** A phone's upper edge and bars; a wide window's lower edge, and how far up from there a toast may be. */
const [topPx, barsPx, edgePx, reachPx] = [8, 80, 24, 200];

export interface ToastPlace {
  /** From the window's edge: on a phone from the upper one, else from the lower one. */
  readonly distance: number;
  /** At the right, because in the middle it would cover what must stay in sight. */
  readonly isAside: boolean;
}

/** Where a toast covers least. `now` is where it is, for one that is shown already. */
export function placeOfToast({ isPhone, now }: { readonly isPhone: boolean; readonly now?: ToastPlace }): ToastPlace {
  const height = document.querySelector<HTMLElement>('[data-sonner-toast]')?.offsetHeight || usualPx;
  const endPx = window.innerHeight;
  const fromLower = (distance: number) => endPx - height - distance;
  // a phone's keyboard takes the end of the window
  const lowest = (window.visualViewport?.height ?? endPx) - height - stepPx;
  const phoneStarts = [topPx, ...steps(barsPx, lowest), ...steps(barsPx, stepPx)];
  const startIn = (isAside: boolean, upTo = reachPx) => {
    const begins =
      now?.isAside === isAside ? (isPhone ? now.distance : fromLower(now.distance)) : isPhone ? topPx : undefined;
    const starts = isPhone ? phoneStarts : steps(edgePx, upTo).map(fromLower);
    const heavy = isPhone ? keptWeight : headingWeight;
    return { ...clearestStart({ height, obstacles: obstaclesNow(isAside), starts, now: begins, heavy }), isAside };
  };
  if (isPhone) return { distance: startIn(false).at, isAside: false };
  const sides = now?.isAside ? [true, false] : [false, true];
  const whole = Math.max(reachPx, endPx - height - edgePx);
  // near the lower edge where it can be, and above that rather than over what must stay in sight
  const tries = [reachPx, whole].flatMap((upTo) => sides.map((isAside) => () => startIn(isAside, upTo)));
  const clear = firstOf(tries, ({ isHeavyHidden }) => !isHeavyHidden) ?? startIn(false);
  return { distance: fromLower(clear.at), isAside: clear.isAside };
}

function firstOf<T>(tries: readonly (() => T)[], fits: (found: T) => boolean): T | undefined {
  for (const look of tries) {
    const found = look();
    if (fits(found)) return found;
  }
  return undefined;
}

/** 80, 88 … down to a limit, or up to one. */
function steps(from: number, to: number): number[] {
  const count = Math.floor(Math.abs(to - from) / stepPx) + 1;
  return Array.from({ length: count }, (_, n) => from + Math.sign(to - from) * n * stepPx);
}

function obstaclesNow(isAside: boolean): Obstacle[] {
  const middle = isAside ? window.innerWidth - edgePx - widthPx / 2 : window.innerWidth / 2;
  return [...document.querySelectorAll(anything)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const isOnScreen = box.bottom > Math.max(0, box.top) && box.top < window.innerHeight;
    const isBeside = box.right <= middle - widthPx / 2 || box.left >= middle + widthPx / 2;
    const isOther = !one.closest('[data-sonner-toaster]');
    if (!isOnScreen || isBeside || !isOther || !isInFront(one, box)) return [];
    return { top: box.top, bottom: box.bottom, weight: weightOf(one) };
  });
}

function weightOf(one: Element): number {
  if (one === document.activeElement && one.matches(textFields)) return 1000;
  return weights.find(([selector]) => one.matches(selector))?.[1] ?? 0;
}

/** False for what is behind a sheet, a dialog or a bar. What only a toast hides is in front. */
function isInFront(one: Element, { top, bottom, left, right }: DOMRect): boolean {
  const inside = (at: number, end: number) => Math.min(Math.max(at, 0), end - 1);
  const [x, y] = [inside((left + right) / 2, window.innerWidth), inside((top + bottom) / 2, window.innerHeight)];
  // jsdom has no layout
  const hit = document.elementFromPoint?.(x, y);
  return !hit || hit.contains(one) || one.contains(hit) || hit.closest('[data-sonner-toaster]') !== null;
}
