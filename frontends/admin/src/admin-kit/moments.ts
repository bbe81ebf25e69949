const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** An instant as day and time, in the admin's zone. */
export const formatMoment = (instant: string): string => moments.format(new Date(instant));

/** An instant as a day, in the admin's zone. */
export const formatDayOf = (instant: string): string => days.format(new Date(instant));
