/** Joins the class names that apply. Components take `className` for layout (margin, width, grid place), not to restyle. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
