// Journeys through a whole platform: real processes, a real browser. Three workers run at a time, each with its own platform: two leave half of two processors idle.
import base from '../jest.config.mjs';

const node = base.projects.find(({ displayName }) => displayName === 'node');

export default {
  rootDir: '..',
  reporters: base.reporters,
  testTimeout: 120_000,
  maxWorkers: 3,
  testSequencer: '<rootDir>/e2e/longest-first.cjs',
  globalSetup: '<rootDir>/e2e/src/shared-platforms.ts',
  globalTeardown: '<rootDir>/e2e/src/stop-platforms.ts',
  transform: node.transform,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/test/**/*.test.ts'],
  modulePathIgnorePatterns: node.modulePathIgnorePatterns,
};
