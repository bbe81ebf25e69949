import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.model.ts';

const timelinesAtOnce = 50;
const isStepItself = ({ step, draftTitle, completed, editedAt }: TodoRecord) =>
  step !== null && step === draftTitle && !completed && editedAt === null;
/** What a query can say of it: it compares no two fields, and SecantusDB's compiled form refuses `$expr` with `$map`. */
const likely = {
  todos: { $elemMatch: { step: { $ne: null }, draftTitle: { $ne: null }, completed: false, editedAt: null } },
};

/**
 * Removes the coach's todos that were steps themselves: boards show the milestone. Those of the person stay tasks. One run reads page
 * after page, because a row of the new shape may look like one of the old; a second process that does the same does no harm.
 */
export const stepsWithoutTodos: Migration = {
  name: 'steps-have-no-todo-of-their-own',
  async run(db) {
    const timelines = collectionOf<TimelineRecord>(db, 'timelines');
    let page: TimelineRecord[] = [];
    do {
      const after = page.at(-1)?._id ?? '';
      page = await timelines
        .find({ ...likely, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(timelinesAtOnce)
        .toArray();
      const changed = page.filter(({ todos }) => todos.some(isStepItself));
      if (changed.length > 0) await timelines.bulkWrite(changed.map(withoutSteps));
    } while (page.length === timelinesAtOnce);
    return false;
  },
};

const withoutSteps = ({ _id, ownerId, version, todos }: TimelineRecord) => ({
  updateOne: {
    filter: { _id, ownerId, version },
    update: { $set: { todos: todos.filter((todo) => !isStepItself(todo)) }, $inc: { version: 1 } },
  },
});
