import { createServer, type Socket } from 'node:net';

/** A mail as it arrived. */
export interface ReceivedMail {
  from: string;
  to: string[];
  headers: Record<string, string>;
  text: string;
  html: string;
  raw: string;
}

interface FakeSmtpOptions {
  /** 0, the default, is any free port. */
  port?: number;
  /** Called with each mail before the server says that it has taken it. */
  onTaken?: (mail: ReceivedMail) => Promise<void> | void;
}

/** A mail server that keeps what it is sent. It can refuse an address, say nothing, and hang up after taking a mail. */
export async function startFakeSmtp({ port: wanted = 0, onTaken = () => {} }: FakeSmtpOptions = {}) {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const behaviour = { refusing: new Map<string, string>(), isSilent: false, hangsUp: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (!behaviour.isSilent) converse(socket, { mails, behaviour, onTaken });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(wanted);
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behaviour,
    mailsTo: (whom: string) => mails.filter(({ to }) => to.includes(whom)),
    goAway,
    comeBack: () => listen(port),
  };
}
export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>;
type Behaviour = FakeSmtp['behaviour'];

interface Conversation extends Required<Pick<FakeSmtpOptions, 'onTaken'>> {
  mails: ReceivedMail[];
  behaviour: Behaviour;
}

function converse(socket: Socket, { mails, behaviour, onTaken }: Conversation): void {
  let [from, to, body]: [string, string[], string[] | undefined] = ['', [], undefined];
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const take = async (lines: string[]) => {
    const mail = { from, to, ...parse(lines.join('\r\n')) };
    [from, to, body] = ['', [], undefined];
    mails.push(mail);
    await onTaken(mail);
    if (behaviour.hangsUp > 0) {
      behaviour.hangsUp--;
      socket.destroy();
    } else say('250 taken');
  };
  const hear = (line: string) => {
    if (body) return line === '.' ? void take(body) : void body.push(line.replace(/^\.\./, '.'));
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') from = addressIn(line);
    if (verb === 'RCPT') {
      const refusal = behaviour.refusing.get(addressIn(line));
      if (refusal) return void say(refusal);
      to.push(addressIn(line));
    }
    if (verb === 'RSET') [from, to] = ['', []];
    if (verb === 'DATA') body = [];
    say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  say('220 fake');
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

function parse(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html' | 'raw'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, ''))) : [];
  const partOf = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type));
  return { headers, text: decode(partOf('text/plain')), html: decode(partOf('text/html')), raw };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, Math.max(end, 0))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]);
  return { headers: Object.fromEntries(pairs) as Record<string, string>, body: raw.slice(end + 4) };
}

function decode(part: { headers: Record<string, string>; body: string } | undefined): string {
  if (!part) return '';
  const { headers, body } = part;
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
