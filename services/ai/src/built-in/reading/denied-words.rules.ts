import { anyOf, oneOf, wordsOf } from './phrases.rules.ts';

// 'There's no bus out here', 'without going to a gym': what somebody has not or does not want. It tells no kind, and no step
// asks for it.

/** Ways and means that many kinds are about, and that are no part of a wish where they are denied. */
const things = oneOf(
  wordsOf(`gym gyms bus buses train trains app apps builder builders course courses university uni college marathon
    flying agents agency diet`),
);
const rest = String.raw`[^.,;!?]*?(?=$|[.,;!?]|\s(?:and|but|so|because)\s)`;
const withThing = String.raw`(?:[\p{L}'’]+ ){0,3}?${things}\b${rest}`;
/** Where a further remark begins. */
const remark = String.raw`(?<=[\p{L}\d)])(?:\s*[,;.]\s*|\s[-–]\s|\s+(?=because |but |as |so |and ))(?:and |but |because |as |so )?`;
const hasNo = `(?:(?:there(?:['’]?s| is| are)|(?:i|we)(?:['’]?ve| have)(?: got)?|with) )?(?:no|not)(?! idea| clue| sure)`;
const doesNot = `(?:i |we )?(?:(?:can|do|have)(?:n['’]?t|['’]?t| not)|cannot)`;

const remarks: readonly RegExp[] = [
  new RegExp(`${remark}(?:${hasNo}|${doesNot}) ${withThing}`, 'giu'),
  new RegExp(`\\s(?:without|with no|and not|rather than|instead of) ${withThing}`, 'giu'),
];

const fewestWords = 3;
const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];

/** A text without the remarks that deny such a thing. The text itself where little would be left. */
export function withoutDenied(text: string): string {
  const left = remarks.reduce((all, pattern) => all.replace(pattern, ''), text);
  return wordsIn(left).length >= fewestWords ? left.trim() : text;
}

/** A whole sentence of that sort: 'There is no bus out here'. */
const onlyDenied = new RegExp(`^(?:(?:and|but|also) )?(?:${hasNo}|${doesNot}) ${withThing}[.!]?$`, 'iu');

/** Sentences without what they deny, and without those that only deny. */
export function withoutDenials(sentences: readonly string[]): string[] {
  const left = sentences.map(withoutDenied);
  const others = left.filter((sentence) => !onlyDenied.test(sentence));
  return others.length > 0 ? others : left;
}

/** By what a plan may go about it. Words of one line stand for one another. */
const means = [
  'tablets tablet pills pill statins statin medication meds',
  'patches patch gum sprays',
  'apps app profile profiles',
  'gym gyms',
  'loan loans',
  'course courses class classes',
  'agent agents',
  'therapist therapy counsellor counselling',
  'surgery operation',
].map(wordsOf);

const deniers = [
  'no/not/without/nor',
  'instead_of/rather_than',
  "can't/cant/cannot afford/stand/face",
  'hate/loathe/dread',
  'terrified/scared/frightened/sick of',
];

const denial = (words: readonly string[]) => [
  anyOf(
    deniers.map((denier) => `${denier} {between}* {means}`),
    {
      lists: {
        between: wordsOf(
          'a an any the my of with by to for on in using taking going joining paying getting having dating prescribed taken',
        ),
        means: words,
      },
    },
  ),
  anyOf(['{means} _? scare/scares/terrify/terrifies/frighten/frightens/worry me'], { lists: { means: words } }),
];
const denials = means.map((words) => ({ patterns: denial(words), names: anyOf(words) }));

/** So many steps are left for everybody. */
const fewestSteps = 6;

/** The steps without those whose title asks for what the person does not want. Where several do, the wish itself is about it. */
export function withoutDeniedSteps<T extends { title: string; measured?: string }>(
  steps: readonly T[],
  said: string,
): T[] {
  return denials
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(said)))
    .reduce(
      (all, { names }) => {
        const asking = all.filter(({ title }) => names.test(title));
        const last = all.at(-1);
        const isAside = asking.length === 1 && asking[0] !== last && !asking[0]?.measured && all.length > fewestSteps;
        return isAside ? all.filter((step) => !asking.includes(step)) : all;
      },
      [...steps],
    );
}
