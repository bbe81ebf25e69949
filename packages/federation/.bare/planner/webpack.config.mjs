import { frontend } from '@pathwise/federation/webpack';
export default frontend({ dir: import.meta.dirname, name: 'planner', exposes: { './app': './src/app.tsx', './preview': './src/preview.tsx' } });
