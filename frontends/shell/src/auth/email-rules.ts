/** Strict enough for typos; the server decides. */
export const emailRules = {
  required: 'Email is required',
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Please enter a valid email address' },
};
