import { afterAll, beforeAll } from '@jest/globals';
import { type GoalsUnderTest, startGoals } from './given.ts';
import { readings } from './roadmap-readings.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
});
afterAll(async () => {
  await service.stop();
});
const {} = readings(() => service);
