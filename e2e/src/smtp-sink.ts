// node smtp-sink.ts <port> <file> <ms>: a mail server that keeps no mail. For each it writes the address and the Message-ID to the
// file, waits some milliseconds, and then answers that the mail is taken. Prints its port.
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeSmtp } from '@pathwise/service-testkit/fake-smtp';

const [port = '0', file = '', delayMs = '0'] = process.argv.slice(2);
const smtp = await startFakeSmtp({
  port: Number(port),
  onTaken: async ({ to, headers }) => {
    smtp.mails.length = 0;
    appendFileSync(file, `${to[0]} ${headers['message-id']}\n`);
    await pause(Number(delayMs));
  },
});
console.log(new URL(smtp.url).port);
