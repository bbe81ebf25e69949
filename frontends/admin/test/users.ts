import type { api } from '@pathwise/federation/api';

type UserRow = Awaited<ReturnType<typeof api.auth.listUsers>>[number];

/** Somebody in the list of users. */
export function aUser(own: Partial<UserRow> = {}): UserRow {
  const { id = 'ada' } = own;
  return {
    id,
    email: `${id}@example.org`,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    profession: null,
    location: null,
    bio: null,
    lookingFor: null,
    funFact: null,
    linkedinUrl: null,
    websiteUrl: null,
    contactEmail: `${id}@example.org`,
    goalsPublic: true,
    diaryPublic: false,
    role: 'regular',
    subscriptionPlan: 'free',
    subscriptionTier: null,
    subscriptionExpiresAt: null,
    createdAt: '2026-03-01T12:00:00.000Z',
    lastSeenAt: null,
    ...own,
  };
}
