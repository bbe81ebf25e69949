import { userPrompt } from '@pathwise/federation/storage-keys';
import { useEffect, useRef, useState } from 'react';
import { PromptBox } from '../prompt/prompt-box.tsx';
import { QuickStartChips } from '../prompt/quick-start-chips.tsx';

/** The longest message that the coach accepts. */
const longest = 4000;

/** What a visitor typed into the prerendered page, which the first render replaces. */
function inPrerendered(): { text: string; hasFocus: boolean } {
  const field = globalThis.document?.querySelector<HTMLTextAreaElement>('[data-prerendered] textarea');
  return { text: field?.value ?? '', hasFocus: Boolean(field && field === document.activeElement) };
}

export function PromptForm({ onStored }: { onStored: () => void }) {
  const [begun] = useState(inPrerendered);
  const [text, setText] = useState(begun.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (begun.hasFocus) field.current?.focus();
  }, [begun]);
  const length = text.trim().length;
  return (
    <div className="mt-6 w-full max-w-[680px] text-left md:mt-8">
      <PromptBox
        look="landing"
        label="Your goal"
        placeholder="What would you like to change in the next year?"
        value={text}
        onChange={setText}
        canSend={length > 0 && length <= longest}
        problem={length > longest ? `Please keep it under ${longest} characters.` : undefined}
        onSend={() => {
          userPrompt.set(text.trim());
          onStored();
        }}
        textareaRef={field}
      />
      <QuickStartChips
        className="mt-4 md:justify-center"
        onChoose={(prompt) => {
          setText(prompt);
          field.current?.focus();
        }}
      />
    </div>
  );
}
