import { z } from 'zod';

const text = z.string().nullable();

/** The profile of a person, as members see it and as auth's events contain it. */
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
