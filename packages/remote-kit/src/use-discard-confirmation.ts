import { useConfirmation } from '@pathwise/ui/use-confirmation';

/** Asks before a draft is discarded: an unsaved text has no Undo. */
export function useDiscardConfirmation() {
  const { confirm, confirmation } = useConfirmation();
  const confirmDiscard = () =>
    confirm({
      title: 'Discard these words?',
      description: 'They were never saved and cannot be brought back.',
      confirmLabel: 'Discard',
      destructive: true,
    });
  return { confirmDiscard, confirmation };
}
