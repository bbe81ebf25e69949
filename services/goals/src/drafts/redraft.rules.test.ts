import { describe, expect, it } from '@jest/globals';
import type { DraftMilestone, DraftTimeline, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays, timeframeOf } from '@pathwise/contracts/roadmap-calendar.rules';
import fc from 'fast-check';
import { isPersons } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { changesOf, itemsOf } from '../proposals/proposal.rules.ts';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.model.ts';
import { stepContent, todoContent } from './draft-content.rules.ts';
import { redraft } from './redraft.rules.ts';

const edited = new Date('2026-01-01T00:00:00Z');
const createdOn = '2026-03-29'; // a Sunday on which clocks change
const plan = { createdOn, targetDate: '2026-12-24' };
const own = { goalId: 'g', ownerId: 'ann' };

const drafted = (title: string, dueDate: string | null = null): DraftMilestone => {
  return { title, description: 'How', dueDate, timeframe: 'general', resources: null };
};
type DraftTodo = DraftTimeline['todos'][number];
const task = (title: string, step?: string, dueDate: string | null = null): DraftTodo => {
  return { title, description: '', dueDate, priority: 'normal', ...(step ? { step } : {}) };
};
function draftOf(milestones: DraftMilestone[], boards: Record<string, DraftTodo[]> = {}): RoadmapDraft {
  const timelines = Object.entries(boards).map(([timeframe, todos]) => ({ timeframe, todos }));
  return { overview: 'Words', milestones, suggestions: [], timelines };
}
const step = (title: string, more: Partial<MilestoneRecord> = {}): MilestoneRecord => ({
  _id: `id of ${title}`,
  ...own,
  type: 'ai-step',
  ...stepContent(drafted(title)),
  completed: false,
  order: 0,
  editedAt: null,
  createdAt: edited,
  version: 1,
  ...more,
});
const todo = (title: string, forStep: string, more: Partial<TodoRecord> = {}): TodoRecord => ({
  id: `id of ${title}`,
  ...todoContent(task(title, forStep)),
  completed: false,
  editedAt: null,
  version: 1,
  ...more,
});
const timeline = (timeframe: string, todos: TodoRecord[]): TimelineRecord => {
  return { _id: timeframe, ...own, timeframe, todos, createdAt: edited, version: 1 };
};
type Boards = ReturnType<typeof redraft>['boards'];
const shown = (boards: Boards) =>
  Object.fromEntries(
    boards.map(({ timeframe, sequence }) => [
      timeframe,
      sequence.map((entry) =>
        'add' in entry ? `+${entry.add.title}` : 'keep' in entry ? `=${entry.keep.title}` : `~${entry.to.title}`,
      ),
    ]),
  );
const stepsOf = ({ steps }: ReturnType<typeof redraft>) => ({
  sequence: steps.sequence.map((entry) =>
    'add' in entry ? `+${entry.add.title}` : 'keep' in entry ? `=${entry.keep.title}` : `~${entry.to.title}`,
  ),
  removed: steps.removed.map(({ title }) => title),
});

describe('a step and its todos on the boards', () => {
  const steps = [step('Club'), step('Course'), step('Race')];
  const timelines = [
    timeline('week-1', [todo('Call', 'Club'), todo('Book', 'Course')]),
    timeline('month-1', [todo('Club', 'Club'), todo('Race', 'Race')]),
  ];
  const draft = draftOf([drafted('Club'), drafted('Exam')], {
    'week-1': [task('Call', 'Club'), task('Visit', 'Club')],
    'week-2': [task('Study', 'Exam')],
    'month-1': [task('Club', 'Club'), task('Exam', 'Exam')],
  });

  it('come, change and go together when all is accepted', () => {
    const all = redraft({ steps, timelines }, draft);
    expect(stepsOf(all)).toEqual({ sequence: ['~Club', '+Exam'], removed: ['Course', 'Race'] });
    expect(shown(all.boards)).toEqual({
      'week-1': ['~Call', '+Visit'],
      'month-1': ['~Club', '+Exam'],
      'week-2': ['+Study'],
    });
  });

  it('come, change and go together when only part of it is accepted', () => {
    const some = redraft({ steps, timelines }, draft, (item) => ['add-1', 'id of Race'].includes(item));
    expect(stepsOf(some)).toEqual({ sequence: ['=Club', '+Exam', '=Course'], removed: ['Race'] });
    expect(shown(some.boards)).toEqual({
      'week-1': ['=Call', '=Book'],
      'month-1': ['+Exam', '=Club'],
      'week-2': ['+Study'],
    });
  });

  it('stay as they are when nothing is accepted', () => {
    const none = redraft({ steps, timelines }, draft, () => false);
    expect(stepsOf(none).removed).toEqual([]);
    expect(stepsOf(none).sequence.toSorted()).toEqual(['=Club', '=Course', '=Race']);
    expect(none.boards.flatMap(({ removed }) => removed)).toEqual([]);
    expect(shown(none.boards)).toEqual({
      'week-1': ['=Call', '=Book'],
      'month-1': ['=Club', '=Race'],
      'week-2': [],
    });
  });

  it('stay when the step belongs to the person, whose dates count', () => {
    const held = [step('Club', { editedAt: edited, dueDate: '2026-09-09' }), step('Course', { completed: true })];
    const again = draftOf([drafted('Club', '2026-05-05'), drafted('Course', '2026-06-06')], {
      'week-6': [task('Club', 'Club', '2026-05-05')],
      'week-10': [task('Course', 'Course', '2026-06-06')],
    });
    expect(shown(redraft({ steps: held, timelines: [timelines[0] as TimelineRecord] }, again).boards)).toEqual({
      'week-1': ['=Call', '=Book'],
      'week-6': [],
      'week-10': [],
    });
  });

  it('are not added again elsewhere in the view when the person completed or edited them', () => {
    const boards = [
      timeline('week-2', [todo('Call', 'Club', { completed: true }), todo('Ask Tom', 'Club', { draftTitle: 'Ask' })]),
    ];
    const again = draftOf([drafted('Club')], {
      'week-6': [task('Call', 'Club'), task('Ask', 'Club')],
      'month-2': [task('Call', 'Club')],
    });
    const mine = boards.map((board) => ({
      ...board,
      todos: board.todos.map((each) => (each.title === 'Ask Tom' ? { ...each, editedAt: edited } : each)),
    }));
    expect(shown(redraft({ steps: [step('Club')], timelines: mine }, again).boards)).toEqual({
      'week-2': ['=Call', '=Ask Tom'],
      'week-6': [],
      'month-2': ['+Call'],
    });
  });

  it('of no step are accepted together', () => {
    const boards = [timeline('week-1', [todo('Old', 'A step that is gone')])];
    const again = draftOf([drafted('Club')], { 'week-1': [task('New')] });
    expect(shown(redraft({ steps: [step('Club')], timelines: boards }, again, (id) => id === 'todos').boards)).toEqual({
      'week-1': ['+New'],
    });
    expect(shown(redraft({ steps: [step('Club')], timelines: boards }, again, () => false).boards)).toEqual({
      'week-1': ['=Old'],
    });
  });
});

describe('a proposal', () => {
  const goal = { aiOverview: 'Old words', overviewEditedAt: null };
  const described = (standing: { steps: MilestoneRecord[]; timelines: TimelineRecord[] }, draft: RoadmapDraft) =>
    changesOf(redraft(standing, draft), { goal, draft, suggestions: ['Rest'] });

  it('lists what stays and why, what is added, removed and changed from what to what, with the todos of each step', () => {
    const steps = [
      step('Club'),
      step('Course', { completed: true }),
      step('Race', { editedAt: edited }),
      step('Mine', { draftTitle: null, type: 'milestone' }),
      step('Gone'),
      step('Same'),
    ];
    const draft = draftOf([drafted('Club', '2026-05-05'), drafted('Same'), drafted('Exam', '2026-06-06')], {
      'week-6': [task('Club', 'Club', '2026-05-05')],
    });
    const changes = described({ steps, timelines: [timeline('week-2', [todo('Club', 'Club')])] }, draft);
    expect(Object.fromEntries(changes.keep.map(({ title, reason }) => [title, reason]))).toEqual({
      Course: 'completed',
      Race: 'edited',
      Mine: 'own',
      Same: 'same',
    });
    expect(changes.add).toMatchObject([{ id: 'add-2', title: 'Exam', dueDate: '2026-06-06', todos: [] }]);
    expect(changes.change).toMatchObject([
      { part: 'overview', before: 'Old words', after: 'Words' },
      { part: 'suggestions', before: ['Rest'], after: [] },
      {
        part: 'step',
        id: 'id of Club',
        before: { dueDate: null },
        after: { dueDate: '2026-05-05' },
        todos: [
          { action: 'remove', title: 'Club', timeframe: 'week-2' },
          { action: 'add', title: 'Club', timeframe: 'week-6', dueDate: '2026-05-05' },
        ],
      },
    ]);
    expect(changes.remove).toMatchObject([{ id: 'id of Gone', title: 'Gone' }]);
    expect(itemsOf(changes)).toEqual(['add-2', 'overview', 'suggestions', 'id of Club', 'id of Gone']);
  });

  it('tells the estimate that a step has and the one that it gets, beside due dates', () => {
    const estimated = step('Club', stepContent({ ...drafted('Club'), estimatedDate: '2026-04-04' }));
    const dayOf = (to: Partial<DraftMilestone>) => {
      const { change } = described({ steps: [estimated], timelines: [] }, draftOf([{ ...drafted('Club'), ...to }]));
      return change.find(({ part }) => part === 'step');
    };
    const before = { dueDate: null, estimatedDate: '2026-04-04' };
    expect(dayOf({ dueDate: '2026-05-05' })).toMatchObject({ before, after: { dueDate: '2026-05-05' } });
    expect(dayOf({ estimatedDate: '2026-06-06' })).toMatchObject({ before, after: { estimatedDate: '2026-06-06' } });
    expect(dayOf({ estimatedDate: '2026-04-04' })).toBeUndefined();
  });

  it('leaves the person’s own overview out', () => {
    const mine = { ...goal, overviewEditedAt: edited };
    const draft = draftOf([]);
    const standing = { steps: [], timelines: [] };
    const changes = changesOf(redraft(standing, draft), { goal: mine, draft, suggestions: [] });
    expect(changes.change).toEqual([]);
  });
});

describe('whatever is drafted and accepted', () => {
  const title = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const persons = {
    completed: fc.boolean(),
    editedAt: fc.option(fc.constant(edited)),
    draftTitle: fc.option(title),
  };
  // Only the person renames a step of the coach, and the coach drafts no step twice.
  const asStored = <T extends { title: string; draftTitle: string | null; editedAt: Date | null }>(each: T): T => {
    return each.draftTitle === null || each.editedAt ? each : { ...each, draftTitle: each.title };
  };
  const anySteps = fc
    .uniqueArray(fc.record({ title, ...persons }).map(asStored), {
      selector: (each) => (isPersons({ ...each, dueDate: null }) ? {} : each.title),
      maxLength: 8,
    })
    .map((list) => list.map((each, n) => step(each.title, { ...each, _id: `s${n}` })));
  const anyBoards = fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom('week-1', 'week-2', 'month-1', 'day-1'),
        fc.array(fc.record({ title, step: fc.option(title), ...persons }), { maxLength: 4 }),
      ),
      { selector: ([timeframe]) => timeframe },
    )
    .map((boards) =>
      boards.map(([timeframe, todos]) =>
        timeline(
          timeframe,
          todos.map((each, n) => todo(each.title, 'x', { ...each, id: `${timeframe}.${n}` })),
        ),
      ),
    );
  const anyDraft = fc
    .uniqueArray(fc.tuple(title, fc.integer({ min: 0, max: 270 })), { selector: ([name]) => name, maxLength: 5 })
    .map((list) => {
      const milestones = list.map(([name, days]) => drafted(name, addDays(createdOn, days)));
      const boards: Record<string, DraftTodo[]> = {};
      for (const { title: name, dueDate } of milestones) {
        for (const view of ['weekly', 'monthly'] as const) {
          const place = timeframeOf(view, dueDate ?? createdOn, plan);
          boards[place] = [...(boards[place] ?? []), task(name, name, dueDate)];
        }
      }
      return draftOf(milestones, boards);
    });
  const accepted = fc.func(fc.boolean());

  it('changes, loses and duplicates nothing of the person', () => {
    fc.assert(
      fc.property(anySteps, anyBoards, anyDraft, accepted, (steps, timelines, draft, accepts) => {
        const result = redraft({ steps, timelines }, draft, accepts);
        const keptSteps = result.steps.sequence.flatMap((entry) => ('keep' in entry ? [entry.keep] : []));
        for (const mine of steps.filter(isPersons)) expect(keptSteps.filter((one) => one === mine)).toHaveLength(1);
        for (const { timeframe, sequence } of result.boards) {
          const kept = sequence.flatMap((entry) => ('keep' in entry ? [entry.keep] : []));
          const standing = timelines.find((board) => board.timeframe === timeframe)?.todos ?? [];
          for (const mine of standing.filter(isPersons)) expect(kept.filter((one) => one === mine)).toHaveLength(1);
        }
        expect(result.boards.flatMap(({ removed }) => removed).filter(isPersons)).toEqual([]);
      }),
    );
  });

  it('changes nothing that was not accepted', () => {
    fc.assert(
      fc.property(anySteps, anyBoards, anyDraft, accepted, (steps, timelines, draft, accepts) => {
        const { steps: merged } = redraft({ steps, timelines }, draft, accepts);
        for (const { _id } of merged.removed) expect(accepts(_id)).toBe(true);
        for (const entry of merged.sequence) {
          if ('change' in entry) expect(accepts(entry.change._id)).toBe(true);
          if (!('add' in entry)) continue;
          const { title } = entry.add;
          expect(draft.milestones.some((one, n) => one.title === title && accepts(`add-${n}`))).toBe(true);
        }
        const none = redraft({ steps, timelines }, draft, () => false);
        expect(none.boards.flatMap(({ removed }) => removed)).toEqual([]);
        expect(none.boards.flatMap(({ sequence }) => sequence).filter((entry) => !('keep' in entry))).toEqual([]);
      }),
    );
  });

  it('keeps steps, weeks and months in agreement: a new todo is on the timeline of its day', () => {
    fc.assert(
      fc.property(anySteps, anyBoards, anyDraft, accepted, (steps, timelines, draft, accepts) => {
        const { steps: merged, boards } = redraft({ steps, timelines }, draft, accepts);
        for (const { timeframe, sequence } of boards) {
          for (const entry of sequence) {
            if (!('add' in entry)) continue;
            const view = timeframe.startsWith('week') ? 'weekly' : 'monthly';
            expect(timeframeOf(view, entry.add.dueDate ?? '', plan)).toBe(timeframe);
            const its = merged.sequence.find(
              (one) =>
                ('add' in one && one.add.title === entry.add.step) ||
                ('change' in one && one.to.title === entry.add.step),
            );
            expect(its && 'add' in its ? its.add.dueDate : its && 'change' in its ? its.to.dueDate : 'none').toBe(
              entry.add.dueDate,
            );
          }
        }
      }),
    );
  });
});
