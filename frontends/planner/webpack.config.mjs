import { frontend } from '@pathwise/federation/webpack';

export default frontend({
  dir: import.meta.dirname,
  name: 'planner',
  exposes: { './app': './src/app/app.tsx', './preview': './src/app/preview.tsx' },
});
