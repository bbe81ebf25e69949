/** What an empty place on a board reads; typed over, it becomes a todo. Never a todo's own title. */
export const placeholderTitle = 'Click to add milestone';

/** True when words can be a todo's title: not blank and not the placeholder. */
export const isTodoTitle = (title: string): boolean => title.trim() !== '' && title.trim() !== placeholderTitle;
