import type { EventData } from '@pathwise/contracts/event';
import type { userRegistered } from '@pathwise/contracts/events/auth';

type Registration = EventData<typeof userRegistered>;

/** The data of auth's event for a new account with an empty profile. */
export const registrationOf = (userId: string, differences: Partial<Registration> = {}): Registration => ({
  userId,
  email: 'ann@example.org',
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
  contactEmail: 'ann@example.org',
  goalsPublic: true,
  diaryPublic: false,
  timeZone: 'UTC',
  version: 1,
  ...differences,
});
