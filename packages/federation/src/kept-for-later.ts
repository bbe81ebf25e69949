/** Thrown in place of an answer: the change waits on this device. Every read shows it. */
export class KeptForLater extends Error {
  override readonly name = 'KeptForLater';
  /** For something new: what it looks like until the server answers. */
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('This change waits to be sent');
    this.answer = answer;
  }
}

/** The answer, or the placeholder of something new that waits to be sent. */
export async function answerOrKept<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof KeptForLater && error.answer) return error.answer as Answer;
    throw error;
  }
}

/** True for the id of something that waits to be sent. */
export const isWaiting = (id: string): boolean => id.startsWith('waiting-');
