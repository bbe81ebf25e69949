/** The text of an empty row on a board. Typing over it creates a todo. No todo may have it as title. */
export const placeholderTitle = 'Click to add milestone';

/** True when a text can be a todo's title: not blank and not the placeholder. */
export const isTodoTitle = (title: string): boolean => title.trim() !== '' && title.trim() !== placeholderTitle;
