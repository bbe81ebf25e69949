import { join } from 'node:path';
import { grantDurations } from '@pathwise/contracts/api/billing';
import { Failure, runMain } from '@pathwise/local-servers/failure';
import { localDir } from '@pathwise/local-servers/paths';
import { openBroker } from '@pathwise/service-kit/events/broker';
import { listDeadLetters, replayDeadLetters } from '@pathwise/service-kit/events/dead-letters';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import { givenUpMails } from './given-up-mails.ts';
import { promote, setPlan } from './people.ts';
import { type Running, runningPlatform } from './running.ts';
import { loadSecrets } from './secrets.ts';
import { serviceCommand } from './service-command.ts';

const usage = `Usage, while "npm start" runs in another terminal:
  npm run admin -- promote you@example.org                    make a registered person an admin
  npm run admin -- plan you@example.org premium [duration]    give premium: lifetime, 1month, 3months, 6months or 1year
  npm run admin -- plan you@example.org free                  take back what admins gave
  npm run admin -- rebuild social members                     make social's members equal to auth's people again
  npm run admin -- rebuild admin figures                      count the figures of admins anew from all events
  npm run admin -- dead-letters list [consumer]               events no consumer could apply, and why
  npm run admin -- dead-letters replay [consumer]             send them round again
  npm run admin -- audit verify [row hash]                    check that the audit log has no gap and no change
  npm run admin -- mails                                      mails that were given up, and why`;

await runMain(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'promote' && args[0]) return promoteCommand(args[0]);
  if (command === 'plan' && args[0]) return planCommand(args[0], args.slice(1));
  if (command === 'rebuild' && args.join(' ') === 'social members') return rebuildCommand();
  if (command === 'rebuild' && args.join(' ') === 'admin figures') return rebuildFiguresCommand();
  if (command === 'dead-letters') return deadLettersCommand(args);
  if (command === 'audit' && args[0] === 'verify') return auditCommand(args.slice(1));
  if (command === 'mails') return mailsCommand();
  throw new Failure(usage);
});

function target() {
  return { ...runningPlatform(), secrets: loadSecrets(join(localDir, 'secrets.json')) };
}

async function promoteCommand(email: string): Promise<number> {
  console.log((await promote(target(), email)) || `${email} is an admin`);
  return 0;
}

async function planCommand(email: string, [plan, given = 'lifetime']: string[]): Promise<number> {
  if (plan !== 'premium' && plan !== 'free') throw new Failure(usage);
  const duration = grantDurations.find((one) => one === given);
  if (!duration) throw new Failure(usage);
  await setPlan(target(), { email, plan, duration });
  console.log(plan === 'premium' ? `${email} has premium (${duration})` : `${email} has no premium from admins`);
  return 0;
}

async function rebuildCommand(): Promise<number> {
  const said = await serviceCommand(target(), { service: 'social', command: 'rebuild.ts', args: ['members'] });
  const { read, mended, erased } = JSON.parse(said) as Record<string, number>;
  console.log(`${read} members compared, ${mended} mended, ${erased} erased who no longer exist`);
  return 0;
}

async function rebuildFiguresCommand(): Promise<number> {
  const said = await serviceCommand(target(), { service: 'admin', command: 'rebuild.ts', args: ['figures'] });
  console.log(`${(JSON.parse(said) as { read: number }).read} events counted`);
  return 0;
}

async function auditCommand(args: string[]): Promise<number> {
  console.log(await serviceCommand(target(), { service: 'admin', command: 'verify-audit.ts', args }));
  return 0;
}

async function deadLettersCommand([action, consumer]: string[]): Promise<number> {
  if (action !== 'list' && action !== 'replay') throw new Failure(usage);
  return withBroker(runningPlatform(), async (broker) => {
    if (action === 'replay') {
      const count = await replayDeadLetters(broker, consumer);
      console.log(`${count} dead ${count === 1 ? 'letter' : 'letters'} sent round again`);
      return 0;
    }
    const letters = await listDeadLetters(broker, consumer);
    for (const { parkedAt, consumer: by, type, eventId, reason } of letters) {
      console.log(`${parkedAt.toISOString()}  ${by}  ${type}  ${eventId}\n    ${reason}`);
    }
    console.log(letters.length === 0 ? 'no dead letters' : `${letters.length} dead letters`);
    return 0;
  });
}

async function mailsCommand(): Promise<number> {
  const given = await givenUpMails(runningPlatform());
  for (const { service, at, to, key, reason } of given)
    console.log(`${at.toISOString()}  ${service}  ${key}  ${to}\n    ${reason}`);
  console.log(given.length === 0 ? 'no mails were given up' : `${given.length} mails were given up`);
  return 0;
}

async function withBroker<T>(
  { natsUrl }: Running,
  use: (broker: ReturnType<typeof openBroker>) => Promise<T>,
): Promise<T> {
  const broker = openBroker({ url: natsUrl, name: 'admin-command', log: createLog('admin-command', 'silent') });
  try {
    return await use(broker);
  } finally {
    await broker.close();
  }
}
