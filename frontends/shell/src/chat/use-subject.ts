import { type GoalInView, useGoalInView } from '@pathwise/federation/goal-in-view';
import { useState } from 'react';

export interface Subject {
  /** The goal that a message is sent with. */
  readonly goal: GoalInView | undefined;
  /** Sends messages without the goal, until another goal's page opens. */
  readonly drop: () => void;
}

/** The goal that the next message is about: the one whose page is open, unless the person dropped it. */
export function useSubject(): Subject {
  const inView = useGoalInView();
  const [droppedId, setDroppedId] = useState<string>();
  if (droppedId !== undefined && inView?.id !== droppedId) setDroppedId(undefined);
  return {
    goal: inView?.id === droppedId ? undefined : inView,
    drop: () => setDroppedId(inView?.id),
  };
}
