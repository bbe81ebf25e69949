const start = '(?:^|[.,;:!–-] *|\\b(?:so|and|then|but|please|just|can you|could you|i want to|we want to) +)';
const polite = '(?:(?:please|just|so|then|can you|could you) +)*';
const verb = '(?:delete|remove|erase|scrap|drop|bin|trash|get rid of|throw away)';
const ofGoal = new RegExp(
  `${start}${polite}${verb} (?:this|that|the|my) (?:whole |entire )?(?:goal|plan)\\b(?! (?:date|of|from|for|to|about|by)\\b)`,
  'i',
);
const asksHow = /\b(?:how|where|what happens|don['’]?t|do not|never|cannot|can['’]?t)\b/i;

/** 'We broke up, delete this goal': the goal is to go, whatever is told beside it. 'How do I delete a goal?' only asks. */
export const asksToDeleteGoal = (message: string): boolean => ofGoal.test(message) && !asksHow.test(message);
