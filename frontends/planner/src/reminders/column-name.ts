/** The longest name that the service accepts. */
export const longestName = 60;

/** Adds a column; false when that failed. */
export type AddColumnName = (name: string) => Promise<boolean>;
