import { pendingPrompt, type StoredPrompt } from '@pathwise/federation/storage-keys';
import { useEffect, useEffectEvent } from 'react';

const initialPromptMs = 1000;
const pendingPromptMs = 500;

interface AutoStart {
  /** The landing page's prompt that has not been sent. */
  readonly initialPrompt: StoredPrompt | undefined;
  /** Undefined until the stored conversation has loaded. */
  readonly isEmpty: boolean | undefined;
  readonly send: (prompt: StoredPrompt) => void;
  /** There is a conversation already, so the prompt goes unsent into the field. */
  readonly offer: (prompt: StoredPrompt) => void;
}

/** Sends the prompt that a person arrived with, once the chat has loaded and is empty. */
export function useAutoStart({ initialPrompt, isEmpty, send, offer }: AutoStart): void {
  const sendLatest = useEffectEvent(send);
  const offerLatest = useEffectEvent(offer);

  useEffect(() => {
    if (!initialPrompt || isEmpty === undefined) return;
    if (!isEmpty) {
      offerLatest(initialPrompt);
      return;
    }
    const timer = setTimeout(() => sendLatest(initialPrompt), initialPromptMs);
    return () => clearTimeout(timer);
  }, [initialPrompt, isEmpty]);

  useEffect(() => {
    if (!isEmpty || !pendingPrompt.get()) return;
    const timer = setTimeout(() => {
      const prompt = pendingPrompt.get();
      pendingPrompt.clear();
      if (prompt) sendLatest(prompt);
    }, pendingPromptMs);
    return () => clearTimeout(timer);
  }, [isEmpty]);
}
