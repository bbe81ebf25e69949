/**
 * Joins class names and skips falsy ones. Components take `className` for layout (margin, width, grid place), not for
 * restyling.
 */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
