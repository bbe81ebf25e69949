import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPersons, type Standing } from '../goals/standing.rules.ts';
import { type Merged, mergeDraft } from './merge-draft.rules.ts';

type Step = Standing & { id: string };
type Drafted = { title: string; dueDate: string | null };
const drafted = (title: string, dueDate: string | null = null): Drafted => ({ title, dueDate });
const ai = (id: string, more: Partial<Step> = {}): Step => {
  return { id, title: id, draftTitle: id, completed: false, editedAt: null, dueDate: null, ...more };
};
const own = (id: string, more: Partial<Step> = {}): Step => ai(id, { draftTitle: null, ...more });
const edited = new Date('2026-01-01T00:00:00Z');
const described = (entry: Merged<Step, Drafted>) =>
  'add' in entry ? `+${entry.add.title}` : 'keep' in entry ? `=${entry.keep.id}` : `~${entry.change.id}`;
const merged = (standing: Step[], draft: Drafted[]) => {
  const { sequence, removed } = mergeDraft(standing, draft);
  return { sequence: sequence.map(described), removed: removed.map(({ id }) => id) };
};

describe('mergeDraft', () => {
  it('adds every drafted step to an empty roadmap', () => {
    expect(merged([], [drafted('a'), drafted('b')])).toEqual({ sequence: ['+a', '+b'], removed: [] });
  });

  it("keeps the id of a step with the same title and replaces the coach's other steps", () => {
    expect(merged([ai('a'), ai('b')], [drafted(' A '), drafted('c')])).toEqual({
      sequence: ['~a', '+c'],
      removed: ['b'],
    });
  });

  it('never touches what the person completed, edited or made', () => {
    const standing = [ai('done', { completed: true }), ai('edited', { editedAt: edited }), own('mine')];
    expect(merged(standing, [drafted('new')])).toEqual({
      sequence: ['=done', '+new', '=edited', '=mine'],
      removed: [],
    });
  });

  it('does not add a step whose title a completed, edited or own step already has', () => {
    const standing = [ai('done', { completed: true }), ai('edited', { editedAt: edited }), own('mine')];
    const draft = [drafted('mine'), drafted('edited'), drafted('done')];
    expect(merged(standing, draft)).toEqual({ sequence: ['=mine', '=edited', '=done'], removed: [] });
  });

  it("recognises a step that the person renamed by the coach's title", () => {
    const renamed = ai('renamed', { title: 'In my words', draftTitle: 'Write a CV', editedAt: edited });
    expect(merged([renamed], [drafted('Write a CV')])).toEqual({ sequence: ['=renamed'], removed: [] });
  });

  it("prefers the person's step among two with the same title", () => {
    const standing = [
      ai('old', { title: 't', draftTitle: 't' }),
      ai('done', { title: 't', draftTitle: 't', completed: true }),
    ];
    expect(merged(standing, [drafted('t')])).toEqual({ sequence: ['=done'], removed: ['old'] });
  });

  it('sorts an edited step in by its due date, completed ones first and own ones last', () => {
    const standing = [
      own('mine', { dueDate: '2026-01-01' }),
      ai('middle', { editedAt: edited, dueDate: '2026-02-15' }),
      ai('first', { completed: true, dueDate: '2026-09-01' }),
      ai('second', { completed: true }),
    ];
    const draft = [drafted('feb', '2026-02-01'), drafted('mar', '2026-03-01')];
    expect(merged(standing, draft).sequence).toEqual(['=first', '=second', '+feb', '=middle', '+mar', '=mine']);
  });

  const title = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const date = fc.option(fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'));
  const anyStanding = fc
    .array(
      fc.record({
        title,
        draftTitle: fc.option(title),
        completed: fc.boolean(),
        editedAt: fc.option(fc.constant(edited)),
        dueDate: date,
      }),
      { maxLength: 12 },
    )
    .map((steps) => steps.map((step, n): Step => ({ ...step, id: `s${n}` })));
  const anyDraft = fc.uniqueArray(fc.record({ title, dueDate: date }), {
    selector: (step) => step.title,
    maxLength: 6,
  });

  it('loses and duplicates nothing, and leaves everything of the person unchanged, in any merge', () => {
    fc.assert(
      fc.property(anyStanding, anyDraft, (standing, draft) => {
        const { sequence, removed } = mergeDraft(standing, draft);
        const kept = sequence.flatMap((entry) => ('keep' in entry ? [entry.keep] : []));
        const changed = sequence.flatMap((entry) => ('change' in entry ? [entry.change] : []));
        expect(new Set([...kept, ...changed, ...removed])).toEqual(new Set(standing));
        expect(kept.length + changed.length + removed.length).toBe(standing.length);
        expect(kept.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          standing.filter(isPersons).toSorted((a, b) => a.id.localeCompare(b.id)),
        );
        const there = sequence.flatMap((entry) =>
          'add' in entry
            ? [entry.add.title]
            : 'change' in entry
              ? [entry.to.title]
              : [entry.keep.title, entry.keep.draftTitle],
        );
        for (const step of draft) expect(there).toContain(step.title);
      }),
    );
  });

  it('changes nothing when the same draft is merged a second time', () => {
    fc.assert(
      fc.property(anyStanding, anyDraft, (standing, draft) => {
        const once = mergeDraft(standing, draft).sequence.map((entry, n): Step => {
          if ('keep' in entry) return entry.keep;
          const content = 'add' in entry ? entry.add : entry.to;
          const id = 'add' in entry ? `n${n}` : entry.change.id;
          return ai(id, { title: content.title, draftTitle: content.title, dueDate: content.dueDate });
        });
        const { sequence, removed } = mergeDraft(once, draft);
        expect(removed).toEqual([]);
        expect(sequence.filter((entry) => 'add' in entry)).toEqual([]);
        expect(sequence.length).toBe(once.length);
      }),
    );
  });
});
