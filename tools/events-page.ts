// Makes docs/events.md: for each event its consumers, and the answers that browsers fetch again.
import { events } from '@pathwise/contracts/events';
import { consumersByService, type DeclaredConsumer } from '../local/src/operations/consumers.ts';

/** A consumer's name as text: `goals-store-roadmap` becomes '**goals** store roadmap'. */
function effectOf({ name }: DeclaredConsumer): string {
  const [service, ...words] = name.split('-');
  return `**${service}** ${words.join(' ')}`;
}

/** The page as Markdown, in the order of the contracts. */
export async function eventsPage(): Promise<string> {
  const consumers = Object.values(await consumersByService()).flat();
  const rows = [...events.values()].map(({ type, key, stale }) => {
    const effects = consumers.filter(({ event }) => event.type === type).map(effectOf);
    const reads = stale.map((name) => `\`${name}\``);
    return `| \`${type}\` | ${key} | ${effects.join('<br>') || '–'} | ${reads.join('<br>') || '–'} |`;
  });
  return `# Events

Made from the contracts and the services by \`npm run generate\`; do not edit. The first word of an event's type is the service that
publishes it. Events with the same key arrive in the order of their \`version\`. The gateway tells the owner's open browser tabs
which answers to fetch again; it forgets its copy of a session when \`auth.access-changed.v1\`
or \`auth.user-deleted.v1\` names it. Payloads are in \`packages/contracts/src/events\`.

| event | key | what it makes services do | what browsers fetch again |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
