import { zodResolver } from '@hookform/resolvers/zod';
import type { PostKind } from '@pathwise/contracts/post';
import { ApiError } from '@pathwise/federation/api';
import { useDiscardConfirmation } from '@pathwise/remote-kit/use-discard-confirmation';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Select } from '@pathwise/ui/select';
import { Textarea } from '@pathwise/ui/textarea';
import { useEffect, useEffectEvent } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { categoryLabels } from './post.rules.ts';
import { blankPost, type PostFields } from './post-form.ts';
import { postFields } from './post-schema.ts';
import { postTexts } from './post-texts.ts';
import { useCreatePost } from './use-create-post.ts';
import { usePostDraft } from './use-post-draft.ts';

interface WritePostProps {
  readonly kind: PostKind;
  readonly onClose: () => void;
}

/** The form of a new post. Every keystroke is stored until the post is sent. */
export function WritePost({ kind, onClose }: WritePostProps) {
  const { create } = postTexts[kind];
  const draft = usePostDraft(kind);
  const form = useForm<PostFields>({ resolver: zodResolver(postFields(kind)), defaultValues: draft.initial });
  const creation = useCreatePost({ kind, submission: draft.submission, onPosted: draft.done });
  const { isPending } = creation;
  useStored(form, draft.change);
  useServerErrors(form, creation.error);
  const send = form.handleSubmit(() => {
    // the words as typed, because the stored draft is found by them; the server trims
    if (!isPending) creation.mutate(form.getValues(), { onSuccess: onClose });
  });

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={create}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
        {draft.isRestored ? (
          <RestoredNote
            onDiscard={() => {
              form.reset(blankPost);
              draft.discard();
            }}
          />
        ) : null}
        <PostControls kind={kind} form={form} isPending={isPending} />
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isPending}>
            {isPending ? 'Posting...' : 'Post'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

type Form = UseFormReturn<PostFields>;

function PostControls({ kind, form, isPending }: { kind: PostKind; form: Form; isPending: boolean }) {
  const { placeholders } = postTexts[kind];
  const { errors } = form.formState;
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input {...form.register('title')} placeholder={placeholders.title} readOnly={isPending} autoComplete="off" />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <Textarea
          {...form.register('description')}
          rows={5}
          placeholder={placeholders.description}
          readOnly={isPending}
        />
      </Field>
      {kind === 'mentorship' ? (
        <Field label="Price" error={errors.price?.message}>
          <Input
            {...form.register('price')}
            placeholder="Such as $50/hour, or free"
            readOnly={isPending}
            autoComplete="off"
          />
        </Field>
      ) : (
        <Field label="Category" error={errors.category?.message}>
          <Select {...form.register('category')}>
            {Object.entries(categoryLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p className="text-meta text-text-3">Premium members see it for 30 days. You can renew it with one press.</p>
    </>
  );
}

function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const { confirmDiscard, confirmation } = useDiscardConfirmation();
  async function discard(): Promise<void> {
    if (await confirmDiscard()) onDiscard();
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-meta text-text-3">
      Your unsaved words are back.
      <Button size="sm" variant="ghost" onClick={() => void discard()}>
        Discard draft
      </Button>
      {confirmation}
    </p>
  );
}

/** Stores the fields whenever one changes. */
function useStored(form: Form, store: (fields: PostFields) => void): void {
  const { subscribe } = form;
  const onValues = useEffectEvent(store);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onValues({ ...values }) }),
    [subscribe],
  );
}

function useServerErrors({ setError }: Form, failure: unknown): void {
  useEffect(() => {
    if (!(failure instanceof ApiError)) return;
    for (const { path, message } of failure.problem?.errors ?? []) if (isField(path)) setError(path, { message });
  }, [failure, setError]);
}

const isField = (path: string): path is keyof PostFields => Object.hasOwn(blankPost, path);
