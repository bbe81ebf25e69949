/** The largest picture of a profile in bytes, 1 MB: what the browser sends at most, and what auth reads. Without zod. */
export const mostPictureBytes = 1_048_576;
