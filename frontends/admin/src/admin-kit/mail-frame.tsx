interface MailFrameProps {
  readonly mail: { readonly subject: string; readonly html: string };
  /** The size of the frame. */
  readonly className: string;
}

/** A mail as it will arrive. Its frame runs no script and reaches nothing of the page. */
export function MailFrame({ mail: { subject, html }, className }: MailFrameProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <p className="wrap-anywhere border-line border-b bg-sunken px-3 py-2 font-title">{subject}</p>
      <div className="overflow-x-auto bg-surface">
        <iframe title="The mail" sandbox="" srcDoc={html} className={`block ${className}`} />
      </div>
    </div>
  );
}
