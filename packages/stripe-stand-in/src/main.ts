import { startStripeStandIn } from './server.ts';

/**
 * `node src/main.ts`, with PORT, WEBHOOK_URL and WEBHOOK_SECRET, runs the stand-in until it is stopped. Optional: STATE_FILE, HOST, and
 * PAGES_URL where a browser reaches it by another address.
 */
const {
  HOST: host,
  PORT,
  PAGES_URL: pagesUrl,
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  STATE_FILE: file,
} = process.env;
const standIn = await startStripeStandIn({
  port: Number(PORT ?? 0),
  ...(host ? { host } : {}),
  ...(pagesUrl ? { pagesUrl } : {}),
  ...(url && secret ? { webhook: { url, secret } } : {}),
  ...(file ? { file } : {}),
});
console.log(`stand-in for Stripe at ${standIn.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void standIn.close().then(() => process.exit(0)));
