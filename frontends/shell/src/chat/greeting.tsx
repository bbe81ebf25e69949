import { QuickStartChips } from '../prompt/quick-start-chips.tsx';

interface GreetingProps {
  readonly firstName: string | null;
  /** Takes an example's sentence into the field; absent once the person has written. */
  readonly onStart: ((prompt: string) => void) | undefined;
}

/** The first message of an empty chat. */
export function Greeting({ firstName, onStart }: GreetingProps) {
  return (
    <div className="grid gap-2 leading-[1.375rem]">
      <p className="font-title">Hi {firstName?.trim() || 'there'}, I'm Sage.</p>
      <p className="text-text-2">
        Tell me what you would like to change and by when. I turn one sentence into a plan, with dates when you name
        one, and you edit it from there.
      </p>
      <p className="text-text-2">You can also ask what to do next, or how a goal is going.</p>
      {onStart ? <QuickStartChips onChoose={onStart} className="mt-2" /> : null}
    </div>
  );
}
