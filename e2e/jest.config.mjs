// Journeys through a whole platform: real processes, a real browser. One file at a time, each with a platform of its own.
import base from '../jest.config.mjs';

const [node] = base.projects;

export default {
  rootDir: '..',
  reporters: base.reporters,
  testTimeout: 120_000,
  maxWorkers: 1,
  transform: node.transform,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/test/**/*.test.ts'],
  modulePathIgnorePatterns: node.modulePathIgnorePatterns,
};
