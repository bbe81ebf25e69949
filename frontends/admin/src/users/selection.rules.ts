/** Somebody in a list of users. */
interface Somebody {
  readonly id: string;
  readonly email: string;
}

/** People chosen one by one, on any page, or everybody who matches the filter but a few. */
export type Selection =
  | { readonly all: false; readonly people: ReadonlyMap<string, Somebody> }
  | { readonly all: true; readonly except: ReadonlySet<string> };

export const nobody: Selection = { all: false, people: new Map() };
export const everybody: Selection = { all: true, except: new Set() };

export function isChosen(selection: Selection, { id }: Pick<Somebody, 'id'>): boolean {
  return selection.all ? !selection.except.has(id) : selection.people.has(id);
}

/** The selection after some people were ticked or unticked. */
export function choose(selection: Selection, people: readonly Somebody[], isOn: boolean): Selection {
  if (selection.all) {
    const except = new Set(selection.except);
    for (const { id } of people) isOn ? except.delete(id) : except.add(id);
    return { all: true, except };
  }
  const chosen = new Map(selection.people);
  for (const { id, email } of people) isOn ? chosen.set(id, { id, email }) : chosen.delete(id);
  return { all: false, people: chosen };
}

/** How many people are meant, when `matching` people match the filter. */
export function countOf(selection: Selection, matching: number): number {
  return selection.all ? Math.max(0, matching - selection.except.size) : selection.people.size;
}

/** From more than this many the number is typed before anything happens. */
export const typedAbove = 10;

/** True when what was typed is the number: `1,234` and `1 234` are 1234. */
export const isTheNumber = (typed: string, count: number): boolean => typed.replace(/[\s.,'’]/g, '') === String(count);
