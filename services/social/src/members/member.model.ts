import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** What a person says of themselves. */
export interface Profile {
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  profession: string | null;
  location: string | null;
  bio: string | null;
  lookingFor: string | null;
  funFact: string | null;
  linkedinUrl: string | null;
  websiteUrl: string | null;
  contactEmail: string;
}
export interface Privacy {
  goalsPublic: boolean;
  diaryPublic: boolean;
}

/**
 * A member as auth's events tell of them. Profile and privacy come by different events that may arrive in another order than
 * they happened in, so each keeps the version it is from.
 */
export interface MemberRecord {
  _id: string;
  profile: Profile | null;
  profileVersion: number;
  privacy: Privacy | null;
  privacyVersion: number;
}

const text = { type: String, default: null };
const count = { type: Number, required: true };
const flag = { type: Boolean, required: true };

const profileSchema = new Schema<Profile>(
  {
    firstName: text,
    lastName: text,
    profileImageUrl: text,
    profession: text,
    location: text,
    bio: text,
    lookingFor: text,
    funFact: text,
    linkedinUrl: text,
    websiteUrl: text,
    contactEmail: { type: String, default: '' },
  },
  { _id: false },
);
const privacySchema = new Schema<Privacy>({ goalsPublic: flag, diaryPublic: flag }, { _id: false });
const schema = new Schema<MemberRecord>(
  {
    _id: { type: String, required: true },
    profile: { type: profileSchema, default: null },
    profileVersion: count,
    privacy: { type: privacySchema, default: null },
    privacyVersion: count,
  },
  { versionKey: false },
);

export const members = (db: Connection): Model<MemberRecord> => modelOf(db, 'members', schema);
