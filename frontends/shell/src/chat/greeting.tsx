/** The first message of an empty chat. */
export function Greeting({ firstName }: { firstName: string | null }) {
  return (
    <div className="grid gap-2 leading-[1.375rem]">
      <p className="font-title">Hi {firstName?.trim() || 'there'}, I'm Sage.</p>
      <p className="text-text-2">
        Tell me what you would like to change and by when. I turn one sentence into a plan with dates, and you edit it
        from there.
      </p>
      <p className="text-text-2">You can also ask what to do next, or how a goal is going.</p>
    </div>
  );
}
