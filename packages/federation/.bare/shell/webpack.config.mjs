import { frontend } from '@pathwise/federation/webpack';
export default frontend({ dir: import.meta.dirname, name: 'shell' });
