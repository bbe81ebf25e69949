// Shared by the coach and the chat's screen. Without zod.

/** The chat recognises an answer that announces a roadmap by this text. */
export const roadmapReadyPhrase = 'Your Goal Roadmap is Ready';

/** The chat recognises an answer that offers a task of the week by this text. The task and its day follow in the same line. */
export const taskOfferPhrase = 'Add to your week';
