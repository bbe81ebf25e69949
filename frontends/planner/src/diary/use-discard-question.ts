import { useConfirmation } from '@pathwise/ui/alert-dialog';

/** Words that were never saved have no Undo: whether to discard them is asked first. */
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
