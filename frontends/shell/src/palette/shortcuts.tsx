import { Dialog } from '@pathwise/ui/dialog';

const shortcuts = [
  ['Ctrl K or ⌘ K', 'Go anywhere, find anything, do something'],
  ['q', 'Add a task for today'],
  ['?', 'Show these shortcuts'],
  ['Esc', 'Close what is open'],
] as const;

/** The keys that work on every page. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {shortcuts.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 text-meta">{keys}</kbd>
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
