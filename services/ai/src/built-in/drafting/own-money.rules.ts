import { type Quantity, standsBefore } from '../reading/quantity.rules.ts';

// What somebody has, and what of it a wish can be paid from.

const ofLaterLife = /\b(?:retire\w*|pensions?|super)\b/i;
const isLocked =
  /^[^.,;!?]{0,24}\bin (?:my |our |an? |the )?(?:\p{L}+ )?(?:super|pensions?|401k|provident fund|retirement \p{L}+)\b/iu;

/** No pension is spent on a deposit: only wishes for later life count what is in it. */
export const withoutPensions = (
  quantities: readonly Quantity[],
  { about, words }: { about: string; words: string },
): Quantity[] =>
  quantities.map((one) => {
    if (!one.owned || ofLaterLife.test(about) || !standsBefore(isLocked, one, words)) return one;
    const { owned: _, ...rest } = one;
    return rest;
  });
