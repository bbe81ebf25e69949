/** Hook at the moments where a crash is most dangerous. Only fault tests pass one. */
export type FaultPoint = (
  at: 'before-commit' | 'before-publish' | 'before-delete' | 'before-ack' | 'before-mark',
) => void | Promise<void>;
