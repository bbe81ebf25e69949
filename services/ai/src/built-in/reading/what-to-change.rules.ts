// 'I have a sore knee for two weeks, what should I change?' tells a circumstance and asks what it does to the plan.

const circumstance =
  /\b(?:sore|hurts?|hurting|injur\w*|swollen|sprain\w*|broken|ill|sick|flu|covid|fever|cold|migraine|operation|surgery|hospital|travel\w*|trip|away|abroad|holiday|vacation|busy|crazy|hectic|swamped|no time|night shifts?|exams?|(?:can(?:no|['’])?t|can not|should(?:n['’]t| not)|must not|mustn['’]t|not allowed to|unable to|no) (?:run|train|walk|lift|practi[sc]e|exercise|play|work|do|running|training))\b/i;
const asksAfter =
  /(?:^|[.!?,;:]|\b(?:so|and|but|now)\b)\s*(?:so |and |but |now )?(?:what (?:should|shall|do|can|must|would|could) (?:i|we) (?:now )?(?:change|do|adjust|adapt|move)\b(?! (?:today|tomorrow|this week|next|first))|what now|how (?:should|do|can|shall) (?:i|we) (?:change|adjust|adapt)|what (?:changes|happens) (?:now|to (?:my|the) plan))[^.!?]*[.?!]*$/i;

/** Whether a message tells what hinders and then asks what to change. */
export function asksWhatToChange(text: string): boolean {
  const question = asksAfter.exec(text);
  return question !== null && question.index > 0 && circumstance.test(text.slice(0, question.index));
}

const count = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of)';
const span = `${count} (?:more |whole |full )?(?:days?|weeks?|fortnights?|months?)`;
const told = new RegExp(
  `\\b(?:for|over|during) (?:the )?(?:next |coming |about |around |another )?${span}\\b|\\bthe (?:next|coming) ${span}\\b`,
  'gi',
);
const relatives = 'husband|wife|partner|mum|mom|mother|dad|father|son|daughter|boss|sister|brother|friend|parents';
const ofOthers = new RegExp(`\\b(?:my (?:${relatives})|he|she|they)\\b[^.!?;,]*?\\bin ${span}\\b`, 'gi');

/** A text without lengths of time that only tell how long something lasts: 'away for three weeks'. */
export const withoutToldSpans = (text: string): string => text.replace(told, ' ').replace(ofOthers, ' ');
