// node src/record-fields.ts [--check]: writes published-fields.ts from Stripe's OpenAPI file, or says whether it is still right.
// The file comes with stripe-mock from the Go proxy. Without Go, --check says so and ends well.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from './calls.ts';
import { type PublishedFields, published } from './published-fields.ts';

const mock = 'github.com/stripe/stripe-mock@v0.203.0';

/** Shapes that answers hold inside of others, and what webhooks carry. */
const inside = [
  'api_errors',
  'charge',
  'error',
  'event',
  'invoices_payments_invoice_payment_associated_payment',
  'invoices_resource_confirmation_secret',
  'notification_event_data',
  'payment_intent',
  'recurring',
  'subscription_item',
  'subscriptions_resource_pause_collection',
];
/** Stripe has 250 types of events. These are the beginnings of those that the stand-in sends. */
const told = ['customer.subscription.', 'invoice.', 'charge.refunded', 'checkout.session.'];

interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}
interface Operation {
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>;
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Spec {
  info: { version: string };
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

/** The folder of stripe-mock, or undefined without Go or without its proxy. */
function specFile(): string | undefined {
  const { status, stdout } = spawnSync('go', ['mod', 'download', '-json', mock], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return join((JSON.parse(stdout) as { Dir: string }).Dir, 'embedded', 'openapi', 'spec3.json');
}

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';

/** What a field may hold, in the words of `published-fields.ts`. */
function kindsOf(schema: Schema): string[] {
  const nothing = schema.nullable ? ['null'] : [];
  if (schema.$ref) return [`#${nameOf(schema.$ref)}`, ...nothing];
  if (schema.anyOf) return [...schema.anyOf.flatMap(kindsOf), ...nothing];
  if (schema.enum) return [...schema.enum.map((value) => `=${value}`), ...nothing];
  if (schema.type === 'array') return [`[]${kindsOf(schema.items ?? {}).join('/')}`, ...nothing];
  const rows = schema.properties?.['data']?.items;
  if (rows) return [`list ${kindsOf(rows).join('/')}`, ...nothing];
  if ((schema.additionalProperties as Schema | undefined)?.type === 'string') return ['map', ...nothing];
  return [schema.type ?? 'any', ...nothing];
}

/** The path of the specification for a path of the stand-in: ids have names there. */
function operationOf({ paths }: Spec, call: string): Operation {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(':id', '[{]\\w+[}]')}$`);
  const [, found] = Object.entries(paths).find(([at]) => pattern.test(at)) ?? [];
  const operation = found?.[method.toLowerCase()];
  if (!operation) throw new Error(`Stripe publishes no ${call}`);
  return operation;
}

function record(spec: Spec): PublishedFields {
  const answers = Object.fromEntries(
    Object.keys(calls).map((call) => {
      const schema = operationOf(spec, call).responses['200']?.content['application/json'].schema ?? {};
      return [call, kindsOf(schema).join(' | ')];
    }),
  );
  const answered = Object.values(answers).map((kind) => kind.replace(/^.*#/, ''));
  const shapes = Object.fromEntries(
    [...new Set([...answered, ...inside])].sort().map((name) => {
      const fields = Object.entries(spec.components.schemas[name]?.properties ?? {});
      return [name, Object.fromEntries(fields.map(([field, schema]) => [field, kindsOf(schema).join(' | ')]))];
    }),
  );
  const wished = operationOf(spec, 'POST /v1/webhook_endpoints').requestBody?.content;
  const types = Object.values(wished ?? {})[0]?.schema.properties?.['enabled_events']?.items?.enum ?? [];
  const events = types.filter((type) => told.some((beginning) => type.startsWith(beginning)));
  return { version: spec.info.version, answers, shapes, events };
}

const file = specFile();
if (!file) {
  console.log(`Stripe's published fields were not compared: 'go mod download ${mock}' does not work here.`);
} else {
  const now = record(JSON.parse(readFileSync(file, 'utf8')) as Spec);
  const isSame = JSON.stringify(now) === JSON.stringify(published);
  if (!process.argv.includes('--check')) {
    const target = join(import.meta.dirname, 'published-fields.ts');
    const [head = ''] = readFileSync(target, 'utf8').split('export const published');
    writeFileSync(target, `${head}export const published: PublishedFields = ${JSON.stringify(now, null, 2)};\n`);
    console.log(
      isSame ? 'Nothing has changed.' : `Recorded ${now.version}. Format it: npx biome check --write ${target}`,
    );
  } else if (isSame) {
    console.log(`The recorded fields are those that Stripe publishes (${now.version}).`);
  } else {
    console.log("Stripe publishes other fields than those recorded: run record-fields.ts without '--check'.");
    process.exitCode = 1;
  }
}
