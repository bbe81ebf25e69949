import { readIntent } from '../reading/intent.rules.ts';
import type { MatterRead } from '../reading/read-matter.rules.ts';
import type { Asked } from './answer-topics.rules.ts';

// 'why?', 'and the second one?', 'more please' are read together with the turn before.

/** What the person said before: the last turn that was no follow-up itself. */
function before({ history = [] }: Asked): { words: string; about: MatterRead } | undefined {
  for (const { message } of history.toReversed().slice(0, 4)) {
    const { matter } = readIntent(message);
    if (matter.of !== 'follow') return { words: message.toLowerCase(), about: matter };
  }
  return undefined;
}

/** The question that a follow-up stands for. Undefined when the turn before explains nothing. */
export function meantBy(asked: Asked, { matter }: MatterRead): { words: string; about: MatterRead } | undefined {
  const last = before(asked);
  if (!last) return undefined;
  const own = (id: MatterRead['matter']) => ({
    words: last.words,
    about: { ...last.about, of: 'own' as const, matter: id },
  });
  if (matter === 'and-that-one') return { words: `${asked.words} ${last.words}`, about: last.about };
  if (last.about.of !== 'own') return matter === 'more' ? last : undefined;
  const isAboutProgress = ['progress', 'closest', 'why-percentage', 'list-goals'].includes(last.about.matter);
  if (matter === 'why') return own(isAboutProgress ? 'why-percentage' : 'explain-step');
  if (matter === 'more') return own(isAboutProgress ? 'what-is-left' : 'explain-step');
  return undefined;
}
