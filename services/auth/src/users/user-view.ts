import type { User } from '@pathwise/contracts/api/auth';
import { effectivePlan } from '../plan/plan.rules.ts';
import type { UserRecord } from './user.model.ts';

/** The signed-in person, for their own browser. It lists its fields, so a new secret is not sent by accident. */
export function toUser(user: UserRecord, now: Date): User {
  return {
    id: user._id,
    email: user.email,
    role: user.role,
    subscriptionPlan: effectivePlan(user, now),
    ...(user.role === 'admin' && user.previewMode ? { previewMode: user.previewMode } : {}),
    ...toPublicProfile(user),
    ...(user.pendingEmail ? { pendingEmail: user.pendingEmail } : {}),
    goalsPublic: user.goalsPublic,
    diaryPublic: user.diaryPublic,
    timeZone: user.timeZone,
    createdAt: user.createdAt.toISOString(),
    version: user.profileVersion,
  };
}

/** The fields that other services store to show a person to members. */
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
