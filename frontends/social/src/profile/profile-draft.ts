import type { User } from '@pathwise/contracts/api/auth';
import { draftOf } from '@pathwise/federation/storage-keys';
import { fieldsOf, type ProfileDraft, type ProfileFields } from './profile.rules.ts';

/** A person's unsaved edit of the profile on this device. */
export function keptProfileDraft(user: User) {
  const slot = draftOf(`profile:${user.id}`);
  return {
    get: () => parse(slot.get(), fieldsOf(user)),
    set: (draft: ProfileDraft) => slot.set(JSON.stringify(draft)),
    clear: slot.clear,
  };
}

/** Reads a stored draft. A field that it lacks keeps the stored value, because an older release may have written it. */
function parse(text: string | undefined, stored: ProfileFields): ProfileDraft | undefined {
  try {
    const { fields, version, oldEmail, image } = JSON.parse(text ?? 'null') as Partial<ProfileDraft>;
    if (typeof fields !== 'object' || typeof version !== 'number' || typeof oldEmail !== 'string') return undefined;
    const known = Object.entries(fields).filter(([name, value]) => name in stored && typeof value === 'string');
    return {
      fields: { ...stored, ...Object.fromEntries(known) },
      version,
      oldEmail,
      image: typeof image === 'string' && image.startsWith('data:image/jpeg;') ? image : undefined,
    };
  } catch {
    return undefined;
  }
}
