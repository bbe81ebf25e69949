/** Puts items back at the places they had, as far as there are that many; what stands keeps its order. */
export function putBackAt<T>(standing: readonly T[], back: readonly { place: number; todo: T }[]): T[] {
  const result = [...standing];
  for (const { place, todo } of back.toSorted((a, b) => a.place - b.place)) result.splice(place, 0, todo);
  return result;
}
