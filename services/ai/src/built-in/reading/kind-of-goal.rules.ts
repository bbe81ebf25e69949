import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { Kind } from '../booklets/kind.ts';
import { kinds } from '../booklets/kinds.ts';
import { verbKinds } from '../booklets/kinds-by-verb.ts';
import { fallbackKinds } from '../booklets/kinds-fallback.ts';

const usualWeight = 10;
/** From here on the words name the kind; below, they only hint at it. */
const sure = 10;
const hint = 4;

interface Scored {
  kind: Kind;
  score: number;
}

function scoreOf(kind: Kind, words: string): number {
  return kind.matches.reduce((best, entry) => {
    const [pattern, weight] = entry instanceof RegExp ? [entry, usualWeight] : entry;
    const at = words.search(pattern);
    if (at < 0) return best;
    // What is said first is what is meant: up to two points for standing at the front.
    return Math.max(best, weight + 2 * (1 - at / Math.max(words.length, 1)));
  }, 0);
}

/** The kind the words fit best with its score, or undefined when none fits at all. */
export function bestKind(text: string): Scored | undefined {
  const words = text.toLowerCase();
  const scored = kinds.map((kind) => ({ kind, score: scoreOf(kind, words) })).filter(({ score }) => score >= hint);
  return scored.toSorted((a, b) => b.score - a.score)[0];
}

const categoryWords: readonly (readonly [GoalCategory, RegExp])[] = [
  [
    'financial',
    /\b(money|financ\w*|salary|income|debt|loan|budget|invest\w*|bank|tax(es)?|insurance|rent|mortgage|afford|rich|millionaire|wealth\w*|price|bills?|expenses|[€$£]\s?\d+)|[€$£]\s?\d/,
  ],
  [
    'profession',
    /\b(work|jobs?|career|boss|manager|colleagues?|office|company|employ\w*|professional\w*|interview|cv|resume|linkedin|clients?|customers?|project|industry|network(ing)?|team|degree|university|college|school|study(ing)?|course|qualification|skills?|patent|licen[cs]e|grant|thesis|research|conference)\b/,
  ],
  [
    'relationship',
    /\b(relationship|partner|wife|husband|girlfriend|boyfriend|friends?|friendships?|family|parents?|mum|mom|dad|mother|father|kids?|child(ren)?|baby|son|daughter|brother|sister|marriage|love|dating|neighbou?rs?|people skills|forgive|apologi[sz]e|in-laws|grand\w+)\b/,
  ],
  [
    'health',
    /\b(health\w*|fit(ness|ter)?|body|sick\w*|illness|doctor|dentist|teeth|skin|knee|back|pain|allerg\w*|diabet\w*|blood|heart|eat(ing)?|food|diet|vitamins?|water|sugar|energy|sport|swim(ming)?|cycl(e|ing)|bike|biking|climb(ing)?|tennis|football|hik(e|ing)|walk(ing)?|steps|dance|danc(e|ing)|stamina|hormones|pregnan\w*|surgery|recover\w*|migraines?|weight|calories)\b/,
  ],
  [
    'hobby',
    /\b(hobby|hobbies|chess|games?|puzzle\w*|collect\w*|model|build a|lego|fishing|birds?|surf(ing)?|ski(ing)?|sail(ing)?|magic|juggl\w*|dance|salsa|tango|theatre|acting|art|museum|film|movies?|music|concert|craft\w*|diy|wood\w*|treehouse|stars|astronomy|brew\w*|wine|tea|coffee|dog|horse riding|skateboard\w*|origami|board games?|poker|bridge|rubik\w*|drone|garden\w*|compose|improv|stand-?up)\b/,
  ],
];

function categoryOfWords(words: string): GoalCategory {
  const firsts = categoryWords
    .map(([category, pattern]) => ({ category, at: words.search(pattern) }))
    .filter(({ at }) => at >= 0);
  return firsts.toSorted((a, b) => a.at - b.at)[0]?.category ?? 'personal';
}

/** The category's general booklet, with the steps of the verb when the verb says what sort of work it is. */
function generalKind(category: GoalCategory, title: string): Kind {
  const general = fallbackKinds[category];
  const byVerb = verbKinds.find(({ says }) => says.test(title.trim()));
  if (!byVerb) return general;
  const { verb, overview, approach, steps } = byVerb;
  return { ...general, id: `${category}-${verb}`, overview, approach, steps };
}

/** Kind and category of a goal in words; `category` is what the person chose, if they did. */
export function kindOfGoal({
  title,
  more = '',
  category,
}: {
  title: string;
  more?: string;
  category?: GoalCategory | undefined;
}): Kind {
  const named = bestKind(title);
  if (named && named.score >= sure) return named.kind;
  const fits = (scored: Scored | undefined) =>
    scored && (scored.score >= sure || !category || scored.kind.category === category);
  if (named && fits(named)) return named.kind;
  const described = bestKind(`${title} ${more}`);
  if (described && described.score >= sure && (!category || described.kind.category === category))
    return described.kind;
  return generalKind(category ?? categoryOfWords(`${title} ${more}`.toLowerCase()), title);
}
