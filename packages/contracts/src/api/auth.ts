import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { passwordLength } from '../password.rules.ts';
import { profileShape } from '../profile.ts';
import { email, id, instant, link, text, timeZone, words } from '../values.ts';
import { bulkOperations } from './bulk.ts';
import { importOperations } from './import.ts';
import { plans, roles, userOperations } from './users.ts';

const optionalName = words(80).nullable().optional();
const optionalLink = z
  .union([z.literal('').transform(() => null), link])
  .nullable()
  .optional();

const user = z.object({
  id,
  email: z.string(),
  ...profileShape,
  role: z.enum(roles),
  subscriptionPlan: z.enum(plans),
  previewMode: z.enum(plans).optional(),
  contactEmail: z.string(),
  /** Another address, until the link mailed to it is used. */
  pendingEmail: z.string().optional(),
  goalsPublic: z.boolean(),
  diaryPublic: z.boolean(),
  timeZone: z.string(),
  createdAt: instant,
  /** Rises with every edit of the profile. A save names the version it started from. */
  version: z.int(),
});
export type User = z.infer<typeof user>;

const credentials = z.strictObject({
  email,
  password: text.min(1, 'Password is required').max(128),
});
const { minLength, maxLength } = passwordLength;
const newPassword = text.min(minLength.value, minLength.message).max(maxLength.value, maxLength.message);
export const registration = z.strictObject({
  email,
  password: newPassword,
  firstName: optionalName,
  lastName: optionalName,
});
/** The path of an uploaded picture, or a link to one. */
const imageUrl = z.union([z.literal('').transform(() => null), z.string().regex(/^\/api\/images\/[\w-]{1,64}$/), link]);

export const profileChange = z.strictObject({
  /** Another sign-in address is pending until the link mailed to it is used. */
  email: email.optional(),
  profileImageUrl: imageUrl.nullable().optional(),
  firstName: optionalName,
  lastName: optionalName,
  profession: words(120).nullable().optional(),
  location: words(120).nullable().optional(),
  bio: words(2000).nullable().optional(),
  lookingFor: words(500).nullable().optional(),
  funFact: words(500).nullable().optional(),
  linkedinUrl: optionalLink,
  websiteUrl: optionalLink,
  contactEmail: z
    .union([z.literal('').transform(() => null), email])
    .nullable()
    .optional(),
  version: z.int().optional(),
});

/** A picture as a data URL. The server looks at its bytes, not at the type named here. */
const pictureData = z
  .string()
  .max(1_500_000, 'Please choose a smaller image (at most 1 MB)')
  .regex(/^data:image\/[a-z+.-]{1,20};base64,[A-Za-z0-9+/]*={0,2}$/, 'Please choose a JPEG, PNG or WebP image');

const session = z.object({
  id,
  current: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  userAgent: z.string().nullable(),
  /** The user agent in a few words, such as `Firefox on Windows`. */
  device: z.string(),
});

/** The secret part of a link in a mail. */
const linkToken = text.min(1).max(100);

export const authApi = defineApi('auth', {
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary: 'Create an account and sign in',
    body: registration,
    status: 201,
    response: user,
    problems: [409, 429],
    failuresAsText: true,
  },
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary: 'Sign in',
    body: credentials,
    status: 200,
    response: user,
    problems: [401, 429],
    failuresAsText: true,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    summary: 'Sign out',
    body: z.strictObject({}).optional(),
    status: 204,
  },
  getUser: {
    method: 'GET',
    path: '/api/user',
    access: 'member',
    summary: 'The signed-in person',
    status: 200,
    response: user,
  },
  setTimeZone: {
    method: 'PUT',
    path: '/api/user/time-zone',
    access: 'member',
    summary: 'Keep the time zone today is reckoned in',
    body: z.strictObject({ timeZone }),
    status: 200,
    response: user,
  },
  changeProfile: {
    method: 'PUT',
    path: '/api/users/profile',
    access: 'member',
    summary: 'Change the own profile; a stale one is refused with the stored profile',
    body: profileChange,
    status: 200,
    response: user,
    problems: [409, 429],
  },
  uploadImage: {
    method: 'POST',
    path: '/api/users/upload-image',
    access: 'member',
    summary: 'Upload a picture for the own profile; it is kept once the profile names it',
    body: z.strictObject({ image: pictureData }),
    status: 200,
    response: z.object({ url: z.string() }),
    problems: [413, 422, 429],
    bodyLimit: 2_000_000,
  },
  getImage: {
    method: 'GET',
    path: '/api/images/{id}',
    access: 'public',
    summary: 'An uploaded picture',
    params: z.strictObject({ id }),
    status: 200,
    bytes: 'image/jpeg',
    problems: [404],
  },
  setGoalsPrivacy: {
    method: 'PATCH',
    path: '/api/users/privacy',
    access: 'member',
    summary: 'Show or hide the own goals',
    body: z.strictObject({ goalsPublic: z.boolean() }),
    status: 200,
    response: user,
  },
  setDiaryVisibility: {
    method: 'PATCH',
    path: '/api/user/diary-visibility',
    access: 'member',
    summary: 'Show or hide the own diary',
    body: z.strictObject({ diaryPublic: z.boolean() }),
    status: 200,
    response: user,
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'member',
    summary: 'Where the account is signed in',
    status: 200,
    response: z.array(session),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    access: 'member',
    summary: 'Sign one session out',
    params: z.strictObject({ id }),
    status: 204,
    problems: [404],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'member',
    summary: 'Sign out everywhere but here',
    status: 200,
    response: z.object({ ended: z.int() }),
  },
  forgetPassword: {
    method: 'POST',
    path: '/api/account/password/forgotten',
    access: 'public',
    summary: 'Mail a link for a new password; the answer is the same for unknown addresses',
    body: z.strictObject({ email }),
    status: 202,
    problems: [429],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/account/password/reset',
    access: 'public',
    summary: 'Choose a new password by a mailed link',
    body: z.strictObject({ token: linkToken, newPassword }),
    status: 204,
    problems: [404, 422, 429],
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    access: 'member',
    summary: 'Change the own password; every other session ends',
    body: z.strictObject({ currentPassword: credentials.shape.password, newPassword }),
    status: 204,
    problems: [403, 409, 422, 429],
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/account/email/confirm',
    access: 'public',
    summary: 'Take over a pending address by the link mailed to it',
    body: z.strictObject({ token: linkToken }),
    status: 204,
    problems: [404, 409, 429],
  },
  cancelEmail: {
    method: 'DELETE',
    path: '/api/account/email/pending',
    access: 'member',
    summary: 'Keep the address, and void the link mailed to the pending one',
    status: 204,
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'member',
    summary: 'Everything that Pathwise keeps about the caller, as a download; docs/archive.md describes its shape',
    status: 200,
    bytes: 'application/json',
    problems: [429],
    timeout: 240_000,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'member',
    summary: 'Delete the own account and everything that belongs to it, for good',
    body: z.strictObject({ password: credentials.shape.password }),
    status: 204,
    problems: [403, 409, 429],
  },
  ...userOperations,
  ...bulkOperations,
  ...importOperations,
});

/** Not public: auth's internal port answers the gateway with the session of a cookie. */
const resolvedSession = z.object({
  token: z.string(),
  userId: id,
  sessionId: id,
  /** For the greeting in a page's HTML. */
  firstName: z.string().nullable(),
  /** The person's stored time zone, which the token holds too. */
  timeZone: z.string(),
  expiresAt: instant,
});
export type ResolvedSession = z.infer<typeof resolvedSession>;
