const polite =
  '(?:(?:please|pls|sorry|no|oh|oops|wait|hm+|ok(?:ay)?|can you|could you|i want to|i would like to|let us|just)[ ,.!]+)*';
const change = '(?:(?:the|that|this|my|your|last|latest|previous|recent) )*(?:changes?|edits?|proposal|acceptance|one)';
const thing = `(?:it|that|this|everything|all(?: of (?:it|that))?|what you (?:just )?did|${change})`;
const verb = '(?:undo|revert|reverse|roll ?back|take back)';
const asks = `(?:undo|revert|${verb} ${thing}|(?:take|roll|change|put|set|turn) ${thing} back|go back to (?:how it was|before))`;
const wholeMessage = new RegExp(
  `^${polite}${asks}(?: (?:again|back|now|for me|as it was|to how it was|to what it was|how it was|the way it was))?(?:[ ,]+(?:please|pls|thanks|thank you|again))*[ .!?]*$`,
  'i',
);

/** 'Undo', 'take that back', 'please undo the last change'. 'Undo the tick on step 2' names what it means itself. */
export const asksToUndo = (message: string): boolean => wholeMessage.test(message.trim());
