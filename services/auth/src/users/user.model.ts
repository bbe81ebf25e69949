import type { Plan, Role } from '@pathwise/contracts/api/auth';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** The plan that billing last announced. `version` is billing's, per person. */
interface KeptPlan {
  plan: Plan;
  tier: string | null;
  expiresAt: Date | null;
  version: number;
}

export interface UserRecord {
  _id: string;
  email: string;
  passwordHash: string;
  role: Role;
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
  contactEmail: string | null;
  goalsPublic: boolean;
  diaryPublic: boolean;
  timeZone: string;
  plan: KeptPlan | null;
  /** The plan an admin previews. Null for everybody else. */
  previewMode: Plan | null;
  /** UTC day of the last `user-seen`. */
  lastSeenOn: string | null;
  /** Rises by one in each transaction that emits an event about this person. */
  version: number;
  createdAt: Date;
}

const words = { type: String, default: null };

const userSchema = new Schema<UserRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    role: { type: String, required: true },
    firstName: words,
    lastName: words,
    profileImageUrl: words,
    profession: words,
    location: words,
    bio: words,
    lookingFor: words,
    funFact: words,
    linkedinUrl: words,
    websiteUrl: words,
    contactEmail: words,
    goalsPublic: { type: Boolean, default: true },
    diaryPublic: { type: Boolean, default: false },
    timeZone: { type: String, required: true },
    plan: {
      type: new Schema({ plan: String, tier: String, expiresAt: Date, version: Number }, { _id: false }),
      default: null,
    },
    previewMode: words,
    lastSeenOn: words,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const users = (db: Connection): Model<UserRecord> => modelOf(db, 'users', userSchema);

export const userIndexes = [{ key: { email: 1 }, unique: true }];
