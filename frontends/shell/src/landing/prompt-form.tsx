import { userPrompt } from '@pathwise/federation/storage-keys';
import { useRef, useState } from 'react';
import { PromptBox } from '../prompt/prompt-box.tsx';
import { quickStarts } from './quick-starts.ts';

/** The longest message that the coach accepts. */
const longest = 4000;

export function PromptForm({ onStored }: { onStored: () => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would call the chips form fields */}
      <div role="group" aria-label="Quick start" className="mt-4 flex flex-wrap gap-2 md:justify-center">
        {quickStarts.map(({ label, prompt }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              setText(prompt);
              field.current?.focus();
            }}
            className={
              'min-h-9 rounded-full border border-line-strong bg-surface px-3.5 font-medium text-text-2 transition-colors ' +
              'hover:border-accent hover:text-accent-text max-md:min-h-11'
            }
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
