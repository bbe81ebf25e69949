// Shared by the coach and the chat's screen. Without zod.

/** The chat recognises an answer that announces a roadmap by this text. */
export const roadmapReadyPhrase = 'Your Goal Roadmap is Ready';
