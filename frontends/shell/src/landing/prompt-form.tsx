import { userPrompt } from '@pathwise/federation/storage-keys';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { PromptBox } from '../prompt/prompt-box.tsx';
import { QuickStartChips } from '../prompt/quick-start-chips.tsx';

/** The longest message that the coach accepts. */
const longest = 4000;
const canSend = (text: string) => text.trim() !== '' && text.trim().length <= longest;

/** The prerendered page's field, which the first render replaces, and whether the visitor is in it. */
function findPrerendered() {
  const field = globalThis.document?.querySelector<HTMLTextAreaElement>('[data-prerendered] textarea');
  if (!field) return undefined;
  const found = { field, hasFocus: field === document.activeElement };
  // the first render is prepared in slices, between which the visitor may enter the field
  field.addEventListener('focus', () => {
    found.hasFocus = true;
  });
  return found;
}

export function PromptForm({ onStored }: { onStored: () => void }) {
  const [prerendered] = useState(findPrerendered);
  const [text, setText] = useState(prerendered?.field.value ?? '');
  // a chip replaces the words in the field: the visitor's own can be brought back
  const [replaced, setReplaced] = useState({ own: '', by: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: typeof replaced, words: string) => {
    setReplaced(next);
    setText(words);
    field.current?.focus();
  };
  const send = (prompt: string) => {
    userPrompt.set(prompt.trim());
    onStored();
  };
  // the visitor may have gone on typing while the first render was prepared
  const takeOver = useEffectEvent(({ field: { value }, hasFocus }: NonNullable<typeof prerendered>) => {
    setText(value);
    if (hasFocus || value) field.current?.focus();
  });
  const sendIfSent = useEffectEvent(({ field: { value, dataset } }: NonNullable<typeof prerendered>) => {
    if ('sent' in dataset && canSend(value)) send(value);
  });
  // in the step that replaces the field: a key pressed a moment later would be lost
  useLayoutEffect(() => {
    if (prerendered) takeOver(prerendered);
  }, [prerendered]);
  // the router goes nowhere before its own effects have run
  useEffect(() => {
    if (prerendered) sendIfSent(prerendered);
  }, [prerendered]);
  return (
    <div className="mt-6 w-full max-w-[680px] text-left md:mt-8">
      <PromptBox
        look="landing"
        label="Your goal"
        placeholder="What would you like to change in the next year?"
        value={text}
        onChange={setText}
        canSend={canSend(text)}
        problem={text.trim().length > longest ? `Please keep it under ${longest} characters.` : undefined}
        onSend={() => send(text)}
        textareaRef={field}
      />
      <QuickStartChips
        className="mt-4 md:justify-center"
        onChoose={(prompt) => {
          const own = text.trim() === '' || text === replaced.by ? replaced.own : text;
          write({ own, by: prompt }, prompt);
        }}
      />
      {replaced.own !== '' && text === replaced.by ? (
        <p className="mt-2 text-meta md:text-center">
          <button
            type="button"
            className="min-h-6 py-1 text-accent-text underline underline-offset-2"
            onClick={() => write({ own: '', by: '' }, replaced.own)}
          >
            Bring back your own words
          </button>
        </p>
      ) : null}
    </div>
  );
}
