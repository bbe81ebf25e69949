import { runCommand } from '@pathwise/service-kit/running/run-command';
import { adminService } from './app.ts';
import { verifyLog } from './audit/verify-log.ts';
import { configSchema } from './config.ts';

/** Checks the hashes of the audit log, and that a row seen earlier still has its hash. Fails when the log is broken. */
await runCommand(adminService, configSchema, {
  usage: 'node src/verify-audit.ts [row hash]',
  read: ([row, hash, ...more]) => {
    if (row === undefined) return {};
    if (hash === undefined || Number.isNaN(Number(row)) || more.length > 0) return undefined;
    return { seen: { n: Number(row), hash } };
  },
  async run(deps, input) {
    const { rows, last, fault } = await verifyLog(deps, input);
    const next = `The last good row and its hash, for the next check: ${rows} ${last.hash}`;
    if (fault) throw new Error(`The audit log is broken: ${fault}.\n${next}`);
    return `The audit log is whole: ${rows} rows.\n${next}`;
  },
});
