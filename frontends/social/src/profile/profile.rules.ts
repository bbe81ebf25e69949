import type { User } from '@pathwise/contracts/api/auth';

const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'profession',
  'location',
  'bio',
  'lookingFor',
  'funFact',
  'linkedinUrl',
  'websiteUrl',
  'contactEmail',
  'profileImageUrl',
] as const;
export type ProfileField = (typeof fieldNames)[number];

/** The values of the form's controls; an empty string means absent. */
export type ProfileFields = Readonly<Record<ProfileField, string>>;

/** A begun edit of the profile. It is stored at every keystroke. */
export interface ProfileDraft {
  readonly fields: ProfileFields;
  /** The version of the stored profile, and the sign-in address, when the edit began. */
  readonly version: number;
  readonly oldEmail: string;
  /** A chosen photo that is not uploaded yet, as a data URL. */
  readonly image: string | undefined;
}

export const labels: Readonly<Record<Exclude<ProfileField, 'profileImageUrl'>, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  profession: 'Profession',
  location: 'Location',
  bio: 'Bio',
  lookingFor: 'Looking for',
  funFact: 'Fun fact about me',
  linkedinUrl: 'LinkedIn',
  websiteUrl: 'Website',
  contactEmail: 'Contact Email',
};
export type LabelledField = keyof typeof labels;
const labelledFields = Object.keys(labels) as LabelledField[];

/** The longest texts that the service accepts. */
const longest: Partial<Record<ProfileField, number>> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  profession: 120,
  location: 120,
  bio: 2000,
  lookingFor: 500,
  funFact: 500,
  linkedinUrl: 500,
  websiteUrl: 500,
  contactEmail: 254,
};

export function fieldsOf(user: User): ProfileFields {
  return Object.fromEntries(fieldNames.map((name) => [name, user[name] ?? ''])) as ProfileFields;
}

export function draftFrom(user: User): ProfileDraft {
  return { fields: fieldsOf(user), version: user.version, oldEmail: user.email, image: undefined };
}

/** True when nothing was changed, apart from surrounding blanks. */
export function readsTheSame(a: ProfileFields, b: ProfileFields): boolean {
  return fieldNames.every((name) => a[name].trim() === b[name].trim());
}

/** The labels of the fields that differ. */
export const differing = (a: ProfileFields, b: ProfileFields): LabelledField[] =>
  labelledFields.filter((name) => a[name].trim() !== b[name].trim());

/**
 * The body of PUT /api/users/profile. An untouched address stays the one that is stored now. A contact address equal
 * to the sign-in address is sent as absent, so that it follows a later change of that.
 */
export function changeOf({ fields, oldEmail, version }: ProfileDraft, user: Pick<User, 'email'>) {
  const trimmed = Object.fromEntries(fieldNames.map((name) => [name, fields[name].trim()])) as ProfileFields;
  const { email, contactEmail, linkedinUrl, websiteUrl } = trimmed;
  const isOwnAddress = [email, oldEmail].includes(contactEmail);
  return {
    ...trimmed,
    email: email === oldEmail ? user.email : email,
    contactEmail: isOwnAddress ? '' : contactEmail,
    linkedinUrl: withScheme(linkedinUrl),
    websiteUrl: withScheme(websiteUrl),
    version,
  };
}

/** Why fields cannot be saved. Empty when all can. */
export function problemsOf(fields: ProfileFields): Partial<Record<ProfileField, string>> {
  const problems: Partial<Record<ProfileField, string>> = {};
  for (const name of fieldNames) {
    const problem = problemOf(name, fields[name].trim());
    if (problem) problems[name] = problem;
  }
  return problems;
}

function problemOf(name: ProfileField, text: string): string | undefined {
  const most = longest[name];
  if (most !== undefined && text.length > most) return `Please use at most ${most} characters`;
  if (name === 'email' && !text) return 'Email is required';
  if ((name === 'email' || name === 'contactEmail') && text && !looksLikeAddress.test(text))
    return 'Please enter a valid email address';
  if ((name === 'linkedinUrl' || name === 'websiteUrl') && text && !isWebLink(withScheme(text)))
    return 'Please enter a link that starts with https://';
  return undefined;
}

/** Strict enough for typos. The server decides. */
const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Adds the https:// that people leave out: 'linkedin.com/in/maya'. */
const withScheme = (link: string) => (link && !/^[a-z][a-z0-9+.-]*:/i.test(link) ? `https://${link}` : link);

/** True for an http or https address whose host has a dot. */
function isWebLink(link: string): boolean {
  try {
    const { protocol, hostname } = new URL(link);
    return ['http:', 'https:'].includes(protocol) && hostname.includes('.');
  } catch {
    return false;
  }
}

/** First and last name, or the address without them. */
export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
