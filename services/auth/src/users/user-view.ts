import type { User } from '@pathwise/contracts/api/auth';
import { effectivePlan } from '../plan/plan.rules.ts';
import type { UserRecord } from './user.model.ts';

/** The signed-in person as their own browser sees them. Lists its fields, so that no new secret slips out. */
export function toUser(user: UserRecord, now: Date): User {
  return {
    id: user._id,
    email: user.email,
    role: user.role,
    subscriptionPlan: effectivePlan(user, now),
    ...(user.role === 'admin' && user.previewMode ? { previewMode: user.previewMode } : {}),
    ...toPublicProfile(user),
    goalsPublic: user.goalsPublic,
    diaryPublic: user.diaryPublic,
    timeZone: user.timeZone,
    createdAt: user.createdAt.toISOString(),
  };
}

/** The part of a person that other services keep to show them to members. */
export function toPublicProfile(user: UserRecord) {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    profession: user.profession,
    location: user.location,
    bio: user.bio,
    lookingFor: user.lookingFor,
    funFact: user.funFact,
    linkedinUrl: user.linkedinUrl,
    websiteUrl: user.websiteUrl,
    contactEmail: user.contactEmail ?? user.email,
  };
}
