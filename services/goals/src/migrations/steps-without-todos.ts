import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.model.ts';

const timelinesAtOnce = 50;
const isStepItself = ({ step, draftTitle, completed, editedAt }: TodoRecord) =>
  step !== null && step === draftTitle && !completed && editedAt === null;
/** `isStepItself` of any todo, for the database. */
const withSteps = {
  $expr: {
    $anyElementTrue: [
      {
        $map: {
          input: '$todos',
          as: 'todo',
          in: {
            $and: [
              { $ne: ['$$todo.step', null] },
              { $eq: ['$$todo.step', '$$todo.draftTitle'] },
              { $eq: ['$$todo.completed', false] },
              { $eq: ['$$todo.editedAt', null] },
            ],
          },
        },
      },
    ],
  },
};

/** Removes the coach's todos that were steps themselves: boards show the milestone. Those of the person stay tasks. */
export const stepsWithoutTodos: Migration = {
  name: 'steps-have-no-todo-of-their-own',
  async run(db) {
    const timelines = collectionOf<TimelineRecord>(db, 'timelines');
    const some = await timelines.find(withSteps, { limit: timelinesAtOnce }).toArray();
    for (const { _id, ownerId, version, todos } of some)
      await timelines.updateOne(
        { _id, ownerId, version },
        { $set: { todos: todos.filter((todo) => !isStepItself(todo)) }, $inc: { version: 1 } },
      );
    return some.length === timelinesAtOnce;
  },
};
