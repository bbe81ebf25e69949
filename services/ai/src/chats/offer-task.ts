import { dayOfWorkReply, taskOfferReply } from '../built-in/answering/replies.rules.ts';
import { dayOfWork, taskOfWeek } from '../built-in/reading/task-of-week.rules.ts';
import type { ChatRequest } from './chat-request.ts';
import type { Reply } from './keep-reply.ts';
import type { Goals } from './person-goals.ts';

/** So long may a title be. */
const longest = 200;

/** Offers the task of the week that a message asks for. The button on the page adds it. Undefined when it asks for none. */
export async function offerTask({
  request,
  goals,
}: {
  request: ChatRequest;
  goals: Goals;
}): Promise<Reply | undefined> {
  const { message, today, timeZone, asksForGoal } = request;
  if (asksForGoal) return undefined;
  const task = taskOfWeek(message, { today, timeZone });
  if (task) return { response: taskOfferReply(task), goalId: null };
  const ofDay = dayOfWork(message, { today, timeZone });
  if (!ofDay) return undefined;
  const shown = request.goalId ?? request.goalInView;
  const own = shown ? (await goals())?.find(({ goal }) => goal.id === shown) : undefined;
  const next = own?.milestones.find(({ completed }) => !completed);
  const title = next ? `${ofDay.title}: ${next.title}`.slice(0, longest) : ofDay.title;
  return { response: dayOfWorkReply({ title, day: ofDay.day }), goalId: null };
}
