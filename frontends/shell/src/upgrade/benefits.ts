/** What Premium holds. */
export const benefits = [
  'Unlimited goals',
  'Advanced AI life coaching',
  'Full social and networking access',
  'Accountability partner matching',
  'Mentorship marketplace',
  'Advanced analytics and insights',
  'Priority support',
] as const;
