import { cx } from '@pathwise/ui/class-names';
import { Dialog } from '@pathwise/ui/dialog';
import { Input } from '@pathwise/ui/input';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Command, found, headingOf, placeAfter } from './palette.rules.ts';
import { useCommands, useOffers } from './use-commands.ts';

interface PaletteProps {
  readonly onClose: () => void;
  readonly onShow: (dialog: 'task' | 'shortcuts') => void;
}

/** Goes anywhere and finds anything, by keyboard to the end: a text field that chooses from a list. */
export function Palette({ onClose, onShow }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const listId = useId();
  const { commands: known, isSearching } = useCommands(typed, onShow);
  const results = found(known, typed);
  const offers = useOffers(typed, onShow);
  const isNothing = results.length === 0 && !isSearching;
  const commands = isNothing ? offers : results;
  const chosen = commands[place] ?? commands[0];
  const idOf = ({ group, id }: Command) => `${listId}-${group}-${id}`;

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }
  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = placeAfter(event.key, chosen ? commands.indexOf(chosen) : 0, commands.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) return run(chosen);
    setPlace(next);
    const target = commands[next];
    if (target) document.getElementById(idOf(target))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Dialog open onOpenChange={onClose} title="Go to or do">
      <Input
        autoFocus
        role="combobox"
        aria-label="Search pages, goals, steps, tasks, diary entries and members"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen ? idOf(chosen) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Search or choose"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(0);
        }}
        onKeyDown={onKey}
      />
      <p role="status" className={results.length > 0 ? 'sr-only' : 'text-text-2'}>
        {isNothing ? 'Nothing found' : results.length === 0 ? 'Searching…' : `${results.length} results`}
      </p>
      <div id={listId} role="listbox" aria-label="Results" className="max-h-[50dvh] overflow-y-auto overscroll-contain">
        {commands.map((command, at) => (
          <div key={idOf(command)} role="presentation">
            <Heading command={command} before={commands[at - 1]} />
            {/* biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the active option */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text field takes the keys */}
            <div
              id={idOf(command)}
              role="option"
              aria-selected={command === chosen}
              className={cx(
                'flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-3 py-1 pointer-coarse:min-h-11 max-md:flex-col max-md:items-start max-md:justify-center max-md:gap-0',
                command === chosen ? 'bg-accent-soft text-accent-text' : 'hover:bg-hover',
              )}
              onClick={() => run(command)}
            >
              {/* a long detail, such as a goal's title, is cut before the title gives way */}
              <span className="max-w-full [overflow-wrap:anywhere] md:max-w-3/4 md:flex-none">{command.title}</span>
              {command.detail ? (
                <span
                  title={command.detail}
                  className="min-w-0 truncate text-meta text-text-3 max-md:max-w-full md:ml-auto"
                >
                  {command.detail}
                </span>
              ) : null}
              {command.ofGoal ? <span className="sr-only">, {command.ofGoal}</span> : null}
            </div>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** Names the group of a row, unless the row before has named it. The row says its goal itself. */
function Heading({ command, before }: { readonly command: Command; readonly before: Command | undefined }) {
  const heading = headingOf(command);
  if (before && headingOf(before) === heading) return null;
  return (
    <p className="truncate px-3 pt-3 pb-1 text-text-3 text-xs" title={heading} aria-hidden>
      {heading}
    </p>
  );
}
