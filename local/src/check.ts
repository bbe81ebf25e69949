import { join } from 'node:path';
import { runMain } from '@pathwise/local-servers/failure';
import { root } from '@pathwise/local-servers/paths';
import { runStep } from './run-step.ts';
import { inPhase, type Phase, spentTime } from './spent-time.ts';

type Check = { name: string; program: string; args: string[] };

const bin = (...path: string[]) => join(root, 'node_modules', ...path);

/** Fastest first, so that an error shows early. `--static` leaves the tests out. */
const checks: Check[] = [
  { name: 'types of services and tools', program: bin('typescript', 'bin', 'tsc'), args: ['-p', 'tsconfig.node.json'] },
  { name: 'types of the frontends', program: bin('typescript', 'bin', 'tsc'), args: ['-p', 'tsconfig.web.json'] },
  { name: 'generated files', program: join(root, 'tools', 'generate.ts'), args: ['--check'] },
  { name: 'paths, links and records in docs', program: join(root, 'tools', 'doc-paths.ts'), args: [] },
  { name: 'words in a sentence', program: join(root, 'tools', 'long-sentences.ts'), args: [] },
  { name: 'boundaries between packages', program: join(root, 'tools', 'boundaries.mjs'), args: [] },
  { name: 'lint and format', program: bin('@biomejs', 'biome', 'bin', 'biome'), args: ['check', '.'] },
  { name: 'unused code and dependencies', program: bin('knip', 'bin', 'knip.js'), args: [] },
  { name: 'tests', program: join(root, 'local', 'src', 'test.ts'), args: [] },
];

await runMain(async () => {
  const staticOnly = process.argv.includes('--static');
  const phases: Phase[] = [];
  for (const { name, program, args } of checks.filter((check) => !staticOnly || check.name !== 'tests')) {
    console.log(`— ${name}`);
    const { code } = await inPhase(phases, name, () => runStep(program, args));
    if (code === 0) continue;
    console.error(`\nStopped at "${name}": see above; the checks after it have not run.`);
    return 1;
  }
  console.log(`${spentTime(phases)}\n${staticOnly ? 'everything but the tests is in order' : ''}`);
  return 0;
});
