import { reportInstances } from '@pathwise/federation/instances';
import './start.tsx';
import './styles.css';
reportInstances();
