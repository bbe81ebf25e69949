import { IconButton } from '@pathwise/ui/icon-button';
import { Eraser, Minus, X } from 'lucide-react';
import { SageMark } from './sage-mark.tsx';

interface ChatHeaderProps {
  readonly canClear: boolean;
  readonly onClear: () => void;
  readonly onMinimise: () => void;
  readonly onClose: () => void;
}

export function ChatHeader({ canClear, onClear, onMinimise, onClose }: ChatHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-end gap-x-1.5 gap-y-2.5 border-line border-b py-3 pr-1 pl-5 max-tiny:px-3">
      <SageMark />
      <div className="ml-1 min-w-24 flex-1">
        <h2 className="font-semibold text-sm tracking-normal">Sage</h2>
        <p className="text-text-3 text-xs">Your planning coach</p>
      </div>
      <div className="flex">
        {canClear ? (
          <IconButton label="Clear chat" onClick={onClear}>
            <Eraser aria-hidden />
          </IconButton>
        ) : null}
        <IconButton label="Minimise chat" onClick={onMinimise}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label="Close chat" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
    </header>
  );
}
