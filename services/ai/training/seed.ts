/** Numbers between 0 and 1 that look random and are the same each time (Park and Miller's generator). */
export function numbersFromSeed(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
