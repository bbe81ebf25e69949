import { draftOf } from '@pathwise/federation/storage-keys';
import { useEffect, useEffectEvent, useState } from 'react';

export interface ChatDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The text of another tab, while this one has a different text. */
  readonly otherText: string | undefined;
  readonly keepMine: () => void;
  readonly takeOther: () => void;
}

/** The unsent message to the coach. It survives a reload, and no tab overwrites another's text without asking. */
export function useChatDraft(userId: string): ChatDraft {
  const name = `chat:${userId}`;
  const [text, setShown] = useState(() => draftOf(name).get() ?? '');
  const [otherText, setOtherText] = useState<string | undefined>(undefined);
  const setText = (next: string) => {
    setShown(next);
    draftOf(name).set(next);
  };

  const hearOtherWindow = useEffectEvent((next: string) => {
    if (next === text) setOtherText(undefined);
    else if (text.trim() === '') setShown(next);
    else if (next.trim() !== '') setOtherText(next);
  });
  useEffect(() => {
    const listener = ({ storageArea, key, newValue }: StorageEvent) => {
      if (storageArea === localStorage && key === `draft:${name}`) hearOtherWindow(newValue ?? '');
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, [name]);

  const settle = (next: string) => {
    setText(next);
    setOtherText(undefined);
  };
  return { text, setText, otherText, keepMine: () => settle(text), takeOther: () => settle(otherText ?? text) };
}
