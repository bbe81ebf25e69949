import { reportInstances } from '@pathwise/federation/instances';
import { start } from './app/start.tsx';
import './styles.css';

reportInstances();
const root = document.getElementById('root');
if (root) start(root);
