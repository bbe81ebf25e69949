import { z } from 'zod';

const text = z.string().nullable();

/** What a person says of themselves, as members see it and as auth's events tell it. */
export const profileShape = {
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
};
