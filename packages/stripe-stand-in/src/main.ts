import { startStripeStandIn } from './server.ts';

/** `node src/main.ts`, with PORT, WEBHOOK_URL, WEBHOOK_SECRET and optional STATE_FILE, runs the stand-in until it is stopped. */
const { PORT, WEBHOOK_URL: url, WEBHOOK_SECRET: secret, STATE_FILE: file } = process.env;
const standIn = await startStripeStandIn({
  port: Number(PORT ?? 0),
  ...(url && secret ? { webhook: { url, secret } } : {}),
  ...(file ? { file } : {}),
});
console.log(`stand-in for Stripe at ${standIn.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void standIn.close().then(() => process.exit(0)));
