/** What a task that prepares a step says about itself. It follows when the step is renamed. */
export const aboutTaskOf = (stepTitle: string): string => `On the way to: ${stepTitle}`;
