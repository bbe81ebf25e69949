// Questions whose words leave no doubt, with one answer each.

const opening = '^(?:(?:so|but|and|hey|hi|wait|sage|ok|sorry|please|just wondering|one question)[ ,:]+)*';
const someone =
  '(?:a |an |the )?(?:real |actual |living |true )?(?:person|human(?: being)?|people|somebody|someone|robot|bot|chatbot|machine|ai|computer|program)';
const asksHow = [
  'how (?:do|can|could|would) (?:i|you|we|one)|can (?:i|you|we)|where (?:do|can) i',
  "is (?:it possible|there a way) to|i (?:want|need|would like|['’]d like) to",
];
const otherPrints = '.*\\b(?:business cards|photos?|t-?shirts?|flyers?|posters?|3d)\\b';
const known: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${opening}(?:(?:are|r) (?:you|u) (?:(?:actually|really|even) )?(?:${someone}|real|human)|am i (?:talking|speaking|writing|chatting) (?:to|with) ${someone}|is (?:this|there) ${someone}\\b)`,
    ),
    'I am Sage, the coach of Pathwise: not a person but a program, a plain kind of AI. I match your words with what I know about plans like yours, and I can be wrong, so look over what I propose. A person reads what you write on the [Support page](/support).',
  ],
  [
    new RegExp(`${opening}(?:${asksHow.join('|')}) (?:please )?print\\b(?!${otherPrints})`),
    'Open the goal’s **Preview** and use the print command of your browser: Ctrl P, on a Mac Cmd P, and on a phone **Print** in the share menu. There you can also save the roadmap as a PDF. The [plan page](/plan) prints your week in the same way.',
  ],
];

/** The answer to a message in lower case that asks one of them. */
export const fixedAnswer = (words: string): string | undefined =>
  known.find(([pattern]) => pattern.test(words.trim()))?.[1];
