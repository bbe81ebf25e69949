import type { User } from '@pathwise/contracts/api/auth';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { NewerVersion } from '@pathwise/remote-kit/newer-version';
import { useFocusBack } from '@pathwise/ui/focus-after';
import { notify } from '@pathwise/ui/notify';
import { OverviewCard } from './overview-card.tsx';
import { PhotoChooser } from './photo-chooser.tsx';
import { differing, draftFrom, fieldsOf, labels, type ProfileDraft } from './profile.rules.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfileDraft } from './use-profile-draft.ts';
import { fieldErrorsOf, useSaveProfile } from './use-save-profile.ts';

/** The overview and the details of one's own profile. The pencil turns the details into a form. */
export function ProfileEditor({ user }: { user: User }) {
  const edit = useProfileDraft(user);
  const { draft } = edit;
  const save = useSaveProfile({ user, onSaved: edit.end });
  const overview = useFocusBack<HTMLDivElement>(draft !== undefined);

  function cancel(): void {
    const lost = edit.end();
    save.reset();
    if (lost) notify({ title: 'Changes discarded', action: { label: 'Undo', onSelect: () => edit.go(lost) } });
  }
  if (!draft) {
    return (
      <>
        <div ref={overview}>
          <OverviewCard user={user} image={user.profileImageUrl} isEditing={false} onToggle={edit.begin} />
        </div>
        <div className="@4xl:row-span-2 grid grid-cols-1 gap-4">
          <ProfileDetails user={user} />
        </div>
      </>
    );
  }
  const image = draft.image ?? (draft.fields.profileImageUrl || null);
  return (
    <>
      <div ref={overview}>
        <OverviewCard user={user} image={image} isEditing onToggle={cancel}>
          <PhotoChooser
            hasPhoto={image !== null}
            isDisabled={save.isPending}
            onChoose={(dataUrl) => edit.go({ ...draft, image: dataUrl })}
            onRemove={() => edit.go(withoutPhoto(draft))}
          />
        </OverviewCard>
      </div>
      <div className="@4xl:row-span-2 grid grid-cols-1 gap-4">
        <ProfileForm
          fields={draft.fields}
          refused={fieldErrorsOf(save.error)}
          notice={<Notice edit={edit} save={save} draft={draft} />}
          isPending={save.isPending}
          onChange={(part) => edit.go({ ...draft, fields: { ...draft.fields, ...part } })}
          onSubmit={() => save.mutate(draft)}
          onCancel={cancel}
        />
      </div>
    </>
  );
}

/** A photo that is chosen but not saved goes first, and then the saved one. */
function withoutPhoto(draft: ProfileDraft): ProfileDraft {
  if (draft.image) return { ...draft, image: undefined };
  return { ...draft, fields: { ...draft.fields, profileImageUrl: '' } };
}

interface NoticeProps {
  readonly draft: ProfileDraft;
  readonly edit: ReturnType<typeof useProfileDraft>;
  readonly save: ReturnType<typeof useSaveProfile>;
}

/** What to know before saving: a newer version, or that an earlier draft is back. */
function Notice({ draft, edit, save }: NoticeProps) {
  const newer = newerOf<User>(save.error);
  if (newer) {
    const keepMine = () => {
      const over = { ...draft, version: newer.version };
      edit.go(over);
      save.mutate(over);
    };
    const takeNewer = () => {
      edit.go({ ...draftFrom(newer), image: draft.image });
      save.reset();
    };
    return (
      <NewerVersion what="profile" onTake={takeNewer} onKeep={keepMine}>
        <p>It now reads:</p>
        <NewerFields draft={draft} newer={newer} />
      </NewerVersion>
    );
  }
  if (!edit.isRestored) return null;
  return (
    <p role="status" className="text-meta text-text-2">
      Your unsaved changes are back. Save them, or cancel to return to your profile.
    </p>
  );
}

function NewerFields({ draft, newer }: { draft: ProfileDraft; newer: User }) {
  const stored = fieldsOf(newer);
  const isOtherPhoto = stored.profileImageUrl !== draft.fields.profileImageUrl;
  return (
    <ul className="mt-1 grid gap-1">
      {differing(draft.fields, stored).map((name) => (
        <li key={name} className="wrap-anywhere whitespace-pre-line">
          {labels[name]}: {stored[name] || 'Not set'}
        </li>
      ))}
      {isOtherPhoto ? <li>{stored.profileImageUrl ? 'Another photo' : 'No photo'}</li> : null}
    </ul>
  );
}
