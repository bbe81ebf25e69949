/** What may stand before the request. */
const leads = [
  'please|pls|sorry|no|nope|oh|oops|wait|hm+|ok(?:ay)?|actually|just',
  "can you|could you|can we|could we|i want to|i(?:'d| would) like to|let us|let['’]?s",
  // 'That was a mistake', 'I didn't ask for this'
  '(?:that|this|it) was (?:wrong|an? (?:mistake|accident)|not what i (?:wanted|meant|asked for))',
  "i (?:did not|didn['’]?t) (?:want|mean|ask for) (?:that|this|it)",
  "i (?:do not|don['’]?t) (?:want|like) (?:that|this|it)(?: change)?",
  "i(?:['’]ve| have)? changed my mind",
];
/** Any number of them. */
export const politeLeads = `(?:(?:${leads.join('|')})[ ,.!;:]+)*`;
const change = '(?:(?:the|that|this|my|your|last|latest|previous|recent) )*(?:changes?|edits?|proposal|acceptance|one)';
const thing = `(?:it|that|this|everything|all(?: of (?:it|that))?|what you (?:just )?did|${change})`;
const verb = '(?:undo|revert|reverse|roll ?back|take back)';
const earlier =
  '(?:how (?:it|things|everything) (?:was|were)(?: before)?|before|(?:the|my) (?:old|last|previous|earlier) (?:plan|version|one|dates?))';
const asks = `(?:undo|revert|${verb} ${thing}|(?:take|roll|change|put|bring|set|turn) ${thing} back|go back to ${earlier}|cancel ${change})`;
const wholeMessage = new RegExp(
  `^${politeLeads}${asks}(?: (?:again|back|now|for me|as it was|to how it was|to what it was|to the way it was|how it was|the way it was)(?: before)?)?(?:[ ,]+(?:please|pls|thanks|thank you|again))*[ .!?]*$`,
  'i',
);

/** 'Undo', 'take that back', 'please undo the last change'. 'Undo the tick on step 2' names what it means itself. */
export const asksToUndo = (message: string): boolean => wholeMessage.test(message.trim());
