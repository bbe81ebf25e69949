import { frontend } from '@pathwise/federation/webpack';

export default frontend({
  dir: import.meta.dirname,
  name: 'admin',
  exposes: { './app': './src/app/app.tsx' },
});
