import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './app/testing/compileCache.ts';
import { landPlugin } from './libs/map/landPlugin.ts';

// inherited by the workers, and by what they start
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

/** Workers live for minutes and make much that is soon thrown away, on as many cores as there are workers. */
const SHORT_LIVED = ['--single-threaded-gc', '--min-semi-space-size=32', '--max-semi-space-size=64'];

/** Only against what hangs: machines differ by three, and four workers share two cores. */
const HANGING = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

const workers = {
  ...HANGING,
  execArgv: SHORT_LIVED,
  maxWorkers: 2,
  // the server and its libraries are read in once by each worker, not once by each file
  isolate: false,
};

const shared = {
  plugins: [landPlugin()],
  test: {
    ...workers,
    globalSetup: ['app/testing/prepareDatabase.ts'],
    setupFiles: ['app/testing/setup.ts'],
  },
};

const browser = {
  ...HANGING,
  maxWorkers: 2,
  maxConcurrency: 2,
  isolate: false,
  // each look costs the page and its test some milliseconds
  expect: { poll: { timeout: 30_000, interval: 100 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'code',
          include: ['{app,features,bench}/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        // in the other lane of `npm test`: both take as long
        test: { ...shared.test, name: 'platform', include: ['platform/**/*.test.{ts,tsx}'] },
      },
      {
        plugins: shared.plugins,
        // knows neither the portal nor its database
        test: { ...workers, name: 'libs', include: ['libs/**/*.test.{ts,tsx}'] },
      },
      {
        plugins: shared.plugins,
        // widgets in a browser, over the built gallery: neither server nor database
        test: { ...browser, name: 'widgets', include: ['e2e/widgets/**/*.test.ts'] },
      },
      {
        ...shared,
        // each worker has a server, its database and a browser of its own
        test: { ...shared.test, ...browser, name: 'journeys', include: ['e2e/*.test.ts'] },
      },
    ],
  },
});
