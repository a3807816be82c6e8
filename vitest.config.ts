import { defineConfig } from 'vitest/config';
import { landPlugin } from './platform/web/build/landPlugin.ts';

const shared = {
  plugins: [landPlugin()],
  test: {
    globalSetup: ['app/testing/prepareDatabase.ts'],
    setupFiles: ['app/testing/setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // the server and its libraries are read in once by each worker, not once by each file
    isolate: false,
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: { ...shared.test, name: 'code', include: ['{app,features,platform,bench}/**/*.test.{ts,tsx}'] },
      },
      {
        ...shared,
        // journeys drive a browser over the built pages; one at a time: of two browsers on two cores the one
        // behind gets too little to show what it is waited for
        test: {
          ...shared.test,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          fileParallelism: false,
          maxConcurrency: 2,
          testTimeout: 120_000,
          // what a page shows at last counts, not whether a busy machine shows it within a second
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
