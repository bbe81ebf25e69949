import type { Reader } from './edit-asked.rules.ts';
import { hoursAWeekIn } from './edit-when.rules.ts';
import { readNumber } from './numbers.rules.ts';

// 'Please change it to two running days a week', 'make it three evenings instead of two': another rhythm for the whole plan.

const count = '(?:one|two|three|four|five|six|seven|[1-7])';
const what = '(?<what>(?:(?!a |per |each |every |instead )[a-z]+ ){0,3}?)';
const old = `(?<old>${count}) ?`;
const week = '(?:a|per|each|every) week ';
const asks =
  '(?:(?:change|make|set|turn|bring|cut|reduce|lower|raise|take|put) (?:it|that|this|the (?:plan|rhythm|week|training|practice)) (?:down |up |back )?(?:to |into )?)';
const wish = '(?:i|we) (?:would (?:like|rather|prefer)|want|prefer|need)(?: to (?:do|have|go|train))?';
const lets = '(?:let us|lets) (?:do|have|make it)|(?:can|could) we (?:do|have)';
const wants = `(?:do|have|plan|rather|${wish}|${lets}) `;
const barely = '(?:only |just |at most |no more than )';
const perWeek = `(?<to>${count}) ${what}${week}`;
const patterns: readonly RegExp[] = [
  `^ (?:${asks}|${wants})${barely}?${perWeek}(?:instead of ${old}|not ${old})?(?:$|please|instead|from now|now|then|for)`,
  `^ (?:${asks}|${wants})?${barely}?(?<to>${count}) ${what}(?:${week})?(?:instead of|rather than) ${old}(?:${week})?(?:$|please)`,
  `^ ${barely}${perWeek}(?:$|please|instead|from now|now|then)`,
  `^ ${perWeek}(?:instead|please|from now|would be (?:better|enough)|is (?:enough|plenty))`,
].map((source) => new RegExp(source));
/** Other things than the days of a week: these have a reader of their own. */
const noRhythm = / (?:hours?|minutes?|mins?|steps?|weeks?|months?|km|miles?|pages?|kg|pounds?|euros?) /;

export const rhythm: Reader = (asked) => {
  for (const clause of asked.clauses) {
    const groups = patterns.map((pattern) => pattern.exec(clause)?.groups).find(Boolean);
    if (!groups || hoursAWeekIn(` ${groups['what'] ?? ''}`) || noRhythm.test(` ${groups['what'] ?? ''} `)) continue;
    const said = (groups['what'] ?? '').trim();
    const words = said === 'times' || said === 'time' ? '' : said;
    if (words === '' && !/ week /.test(clause)) continue;
    const { to = '', old: from } = groups;
    return { do: 'rhythm', what: words, to: readNumber(to), ...(from ? { from: readNumber(from) } : {}) };
  }
  return undefined;
};
