/** Moments at which losing the process is most telling; only fault tests hand in a function for them. */
export type FaultPoint = (
  at: 'before-commit' | 'before-publish' | 'before-delete' | 'before-ack',
) => void | Promise<void>;
