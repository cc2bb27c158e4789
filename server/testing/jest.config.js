/** Server and schema: pure rules, and operations against a real PostgreSQL (one database per file). */
export default {
  displayName: 'server',
  rootDir: '../..',
  roots: ['<rootDir>/server', '<rootDir>/schema'],
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  // loads modules once for all files of a worker
  testRunner: '<rootDir>/schema/testing/sharedModulesRunner.js',
  globalSetup: '<rootDir>/server/testing/startPostgres.ts',
  globalTeardown: '<rootDir>/server/testing/stopPostgres.ts',
}
