import { type NamedStep, stemsOf } from './step-reference.rules.ts';

// 'Postpone "Write two texts a week" by 10 days': a step that is called by its title in quotes stands as its number.

const quotes =
  /(?<lead>(?:\b(?:the )?(?:step|task|milestone|one)(?: called| named)? )?)["“„«](?<words>[^"“”„«»]{4,200})["”“»]/giu;
/** What stands before a title that is new: 'rename it to "…"', 'add a step "…"'. */
const isNew =
  /\b(?:to|into|as|with|say|says|called?|named?|titled|add|insert|include|that|and|than|then|read|new (?:step|task|goal|title))[:,]? $/i;
/** So many words of a title's beginning name the step. */
const leastWords = 3;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function stepQuoted(words: string, steps: readonly NamedStep[]): number {
  const said = plain(words);
  const exact = steps.findIndex(({ title }) => plain(title) === said);
  if (exact >= 0 || stemsOf(words).length === 0 || said.split(' ').length < leastWords) return exact;
  const begun = steps.flatMap(({ title }, n) => (plain(title).startsWith(`${said} `) ? [n] : []));
  return begun.length === 1 ? (begun[0] ?? -1) : -1;
}

/** A message in which each step that it quotes by its title is named by its number. */
export function withQuotedSteps(message: string, steps: readonly NamedStep[]): string {
  return message.replace(quotes, (whole, ...found) => {
    const { lead = '', words = '' } = found.at(-1) as Record<string, string>;
    const before = message.slice(0, found.at(-3) as number);
    const isStep = /\b(?:step|task|milestone|one)\b/i.test(lead) && !/\bnew $/i.test(before);
    const at = stepQuoted(words, steps);
    const isNewTitle = !isStep && isNew.test(before) && !/\bback to $/i.test(before);
    const isCreated = /\b(?:add|insert|include|create)\b[^.;]{0,20}$/i.test(before);
    return at < 0 || isNewTitle || isCreated ? whole : `step ${at + 1}`;
  });
}
