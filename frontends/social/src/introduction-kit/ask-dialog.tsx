import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import { draftOf } from '@pathwise/federation/storage-keys';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { notify } from '@pathwise/ui/notify';
import { Textarea } from '@pathwise/ui/textarea';
import { useState } from 'react';
import { nameOf, shortNameOf } from '../member-kit/name.rules.ts';
import { refreshIntroductions } from './introduction-queries.ts';

/** The longest message that the service accepts. */
const longest = 500;

interface Asked {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface AskDialogProps {
  readonly member: Asked;
  readonly onClose: () => void;
}

/** Asks a member for an introduction, with a few words. The words survive a reload and a failed call. */
export function AskDialog({ member, onClose }: AskDialogProps) {
  const draft = draftOf(`introduction:${useMember().id}:${member.id}`);
  const [message, setMessage] = useState(() => draft.get() ?? '');
  const asking = useAsking(member, () => {
    draft.clear();
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Ask ${nameOf(member)} for an introduction`}
      description={`${shortNameOf(member)} accepts or declines in the app. Only after a yes does each of you see the other's address.`}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!asking.isPending) asking.mutate(message.trim());
        }}
      >
        <Field label="A few words about why (optional)">
          <Textarea
            rows={4}
            maxLength={longest}
            value={message}
            onChange={(event) => {
              setMessage(event.target.value);
              draft.set(event.target.value);
            }}
          />
        </Field>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={asking.isPending}>
            Ask
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useAsking(member: Asked, onAsked: () => void) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  return useOwnMutation({
    mutationFn: (message: string) => {
      const body = { userId: member.id, message };
      return api.social.askForIntroduction({ body, idempotencyKey: submission.keyFor(body) });
    },
    onSuccess: ({ status }) => {
      submission.settle();
      onAsked();
      notify(
        status === 'accepted'
          ? { title: `You and ${nameOf(member)} are introduced`, description: "Each of you sees the other's address." }
          : {
              title: 'Introduction asked for',
              description: `Once ${shortNameOf(member)} accepts, you see it on Members.`,
            },
      );
    },
    onError: (error) => {
      submission.settle(error);
      showFailure('Failed to ask for an introduction', error);
    },
    onSettled: () => void refreshIntroductions(queries),
  });
}
