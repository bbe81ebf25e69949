/** The length of a new password, and what is said about another one. Without zod, for contract and forms. */
export const passwordLength = {
  minLength: { value: 8, message: 'Password must be at least 8 characters' },
  maxLength: { value: 128, message: 'Password must be at most 128 characters' },
} as const;
