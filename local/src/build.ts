import { runMain } from '@pathwise/local-servers/failure';
import { buildFrontends, frontendNames } from './frontends.ts';

await runMain(async () => {
  const began = Date.now();
  const mode = process.argv.includes('--development') ? 'development' : 'production';
  if (!(await buildFrontends(mode))) return 1;
  console.log(`${frontendNames().join(', ')} built for ${mode} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return 0;
});
