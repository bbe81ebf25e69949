import { checkStates } from '../src/looks/check-states.ts';

checkStates('admin');
