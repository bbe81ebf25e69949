// What the coach and the chat's screen agree on. Without zod.

/** The words by which the chat recognises an answer that announces a roadmap. */
export const roadmapReadyPhrase = 'Your Goal Roadmap is Ready';
