const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
]

/** Tests of client/. Needs NODE_OPTIONS=--experimental-vm-modules. */
export default {
  displayName: 'client',
  rootDir: '../..',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc },
  testEnvironment: '<rootDir>/client/testing/environment.js',
  testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/client/e2e/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/client/testing/cssClasses.js',
    '\\.(woff2|svg|png|webm)(\\?url)?$': '<rootDir>/client/testing/assetUrl.js',
  },
  setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
}
