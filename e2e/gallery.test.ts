import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLES } from '../app/web/gallery/samples.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { openBrowser, Regulars, VIEWS } from './visitor.ts';

let server: TestServer;
let browser: Browser;
let regulars: Regulars;

beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
  regulars = new Regulars(browser, server);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(VIEWS)('in $language on a $window', ({ language, window }) => {
  test.each(['/widgets', ...SAMPLES.map(({ key }) => `/widgets/${key}`)])(
    '%s opens without a fault, a barrier, or sideways scrolling',
    async (path) => {
      const visitor = await regulars.visitor({ language, window, username: 'shipper' });
      await visitor.goTo(path);
      expect(await visitor.overhang()).toBe(0);
      expect(await visitor.barriers()).toEqual([]);
      expect(visitor.complaints).toEqual([]);
    },
  );
});
