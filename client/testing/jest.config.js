/** Options of swc for TypeScript with JSX. */
export const jsc = {
  target: 'es2024',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
}

/** Tests of client/. Needs NODE_OPTIONS=--experimental-vm-modules. */
export default {
  displayName: 'client',
  rootDir: '../..',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': ['@swc/jest', { jsc, module: { type: 'es6' }, sourceMaps: 'inline' }],
  },
  testEnvironment: '<rootDir>/client/testing/environment.js',
  testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/client/e2e/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/client/testing/cssClasses.js',
    '\\.(woff2|svg|png|webm)(\\?url)?$': '<rootDir>/client/testing/assetUrl.js',
  },
  // loads modules once for all files of a worker
  testRunner: '<rootDir>/client/testing/sharedDomRunner.js',
  setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
}
