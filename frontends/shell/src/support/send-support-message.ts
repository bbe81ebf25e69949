export interface SupportMessage {
  name: string;
  email: string;
  /** general, members or report-bug. */
  subject: string;
  message: string;
}

/** Posts a message to support; throws when it was not taken. The answer's body means nothing. */
export async function sendSupportMessage(message: SupportMessage): Promise<void> {
  const response = await fetch('/api/support', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'include',
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
