const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: tsx ? { react: { runtime: 'automatic' } } : undefined,
      target: 'es2023',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const common = {
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  clearMocks: true,
  modulePathIgnorePatterns: ['<rootDir>/.local/', '/dist/'],
};

export default {
  reporters: ['default', '<rootDir>/tools/jest-summary-reporter.cjs'],
  testTimeout: 30_000,
  maxWorkers: 2,
  // Jest keeps some of what each file loaded. A worker of 2 GB takes 5 s of processor time to load a file, a new one 1 s.
  workerIdleMemoryLimit: '600MB',
  projects: [
    {
      // Pure rules share what a worker has loaded (decision 0115).
      displayName: 'rules',
      runner: 'jest-light-runner',
      testMatch: ['<rootDir>/services/*/src/**/*.test.ts'],
      setupFiles: ['<rootDir>/tools/jest-globals.mjs'],
      transform: {},
    },
    {
      ...common,
      displayName: 'node',
      globalSetup: '<rootDir>/packages/service-testkit/src/global-setup.ts',
      globalTeardown: '<rootDir>/packages/service-testkit/src/global-teardown.ts',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{gateway,local,packages/*,e2e/src}/**/*.test.ts',
        '<rootDir>/services/*/{test,evaluation,training}/**/*.test.ts',
      ],
      // the package names its files for 'import' only, and the compiled tests require it
      moduleNameMapper: { '^eld/extrasmall$': '<rootDir>/node_modules/eld/src/entries/static.extrasmall.js' },
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/jsdom-env.cjs',
      testMatch: ['<rootDir>/{frontends,packages}/*/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest-web-setup.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/tools/empty.cjs' },
    },
  ],
};
