import { Dialog } from '@pathwise/ui/dialog';
import { IconButton } from '@pathwise/ui/icon-button';
import { Maximize2, Minimize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface EntryDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly onClose: () => void;
  readonly children: (isFullscreen: boolean) => ReactNode;
}

/** The dialog in which an entry is read or edited, with a fullscreen toggle. Escape leaves fullscreen first. */
export function EntryDialog({ title, description, onClose, children }: EntryDialogProps) {
  const [isFullscreen, setFullscreen] = useState(false);
  const Icon = isFullscreen ? Minimize2 : Maximize2;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={description}
      width={isFullscreen ? 'full' : 'wide'}
      onEscape={isFullscreen ? () => setFullscreen(false) : undefined}
      actions={
        <IconButton
          label={isFullscreen ? 'Leave fullscreen' : 'Fullscreen'}
          onClick={() => setFullscreen(!isFullscreen)}
        >
          <Icon aria-hidden />
        </IconButton>
      }
    >
      {children(isFullscreen)}
    </Dialog>
  );
}
