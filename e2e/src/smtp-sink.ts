// node smtp-sink.ts <port> <file> <ms>: a mail server that keeps no mail. For each it writes the address and the Message-ID to the
// file, waits some milliseconds, and then answers that the mail is taken. Prints its port.
import { appendFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const [port = '0', file = '', delayMs = '0'] = process.argv.slice(2);

async function serve(socket: Socket): Promise<void> {
  socket.on('error', () => {}); // the other side was killed
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say('220 sink');
  let [to, id, isHead] = ['', '', false];
  let isText = false;
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (isText && line !== '.') {
      if (line === '') isHead = false;
      if (isHead) id ||= /^message-id:\s*(\S+)/i.exec(line)?.[1] ?? '';
    } else if (isText) {
      isText = false;
      appendFileSync(file, `${to} ${id}\n`);
      await pause(Number(delayMs));
      say('250 taken');
    } else if (/^data/i.test(line)) {
      [isText, isHead, id] = [true, true, ''];
      say('354 go on');
    } else if (/^quit/i.test(line)) {
      socket.end('221 bye\r\n');
    } else {
      to = /^rcpt to:<([^>]*)>/i.exec(line)?.[1] ?? to;
      say('250 yes');
    }
  }
}

const server = createServer((socket) => void serve(socket).catch(() => socket.destroy()));
server.listen(Number(port), '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
