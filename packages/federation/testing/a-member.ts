import type { User } from '@pathwise/contracts/api/auth';

/** A signed-in person for the tests of the shell and of every remote. */
export function aMember(own: Partial<User> = {}): User {
  return {
    id: 'user-1',
    email: 'maya@example.org',
    firstName: 'Maya',
    lastName: 'Okafor',
    role: 'regular',
    subscriptionPlan: 'free',
    profileImageUrl: null,
    profession: 'support team lead',
    location: null,
    bio: null,
    lookingFor: null,
    funFact: null,
    linkedinUrl: null,
    websiteUrl: null,
    contactEmail: 'maya@example.org',
    goalsPublic: true,
    diaryPublic: false,
    timeZone: 'Europe/London',
    createdAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    ...own,
  };
}
