import { useConfirmation } from '@pathwise/ui/alert-dialog';

/** Asks before a draft is discarded: an unsaved text has no Undo. */
export function useDiscardQuestion() {
  const { confirm, confirmation } = useConfirmation();
  const isSure = () =>
    confirm({
      title: 'Discard these words?',
      description: 'They were never saved and cannot be brought back.',
      confirmLabel: 'Discard',
      destructive: true,
    });
  return { isSure, confirmation };
}
