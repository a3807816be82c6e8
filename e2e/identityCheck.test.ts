import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { faceSamples } from '../app/testing/faceSamples.ts';
import type { Movement } from '../features/identityCheck/challenge.ts';
import { readIdentityCheck, startIdentityCheck } from '../features/identityCheck/server/index.ts';
import { connect, type Database } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const FRAMES_PER_SECOND = 30;
/** What the camera shows, again and again, with its seconds. */
const FILM = [
  ['straight', 2],
  ['turnLeft', 1.2],
  ['straight', 0.8],
  ['blink', 1.2],
  ['straight', 0.8],
  ['turnRight', 1.2],
] as const;
const SHOWN: Movement[] = ['turnLeft', 'blink', 'turnRight'];

/** The headless build has no camera. */
function cameraBrowser(): string {
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return places.find((place) => existsSync(place)) ?? process.env.CHROMIUM ?? '';
}

let browser: Browser;
let database: Database;
beforeAll(async () => {
  const film = path.join(path.dirname(inject('templateFiles')), 'camera.mjpeg');
  await writeFile(film, await filmed());
  database = await connect(portal.server.databaseUrl, 2, createLog('silent'));
  browser = await chromium.launch({
    executablePath: cameraBrowser(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await database.pool.end();
});

async function filmed(): Promise<Buffer> {
  const samples = await faceSamples();
  // as far from the camera as a hand holds a phone
  const room = { top: 70, bottom: 70, left: 150, right: 150, background: '#b8c8c0' };
  const scenes = await Promise.all(
    FILM.map(async ([shot, seconds]) => {
      const frame = await sharp(samples[shot]).resize(340).extend(room).jpeg().toBuffer();
      return Array.from({ length: seconds * FRAMES_PER_SECOND }, () => frame);
    }),
  );
  return Buffer.concat(scenes.flat());
}

async function openedCheck(reference: string, context: BrowserContext) {
  const { token, checkId } = await startIdentityCheck(database.db, {
    subject: { name: '王小明' },
    purpose: 'contract',
    reference,
    language: 'en',
  });
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.server.address) && /^https?:/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto(`${portal.server.address}/custom/identityCheck/${token}`);
  return { page, checkId, foreign };
}

test('a refused camera is explained, and can be tried again', async () => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const { page } = await openedCheck('journey:refused', context);
  await page.getByRole('button', { name: 'Use the camera of this computer' }).click();
  await page.getByRole('button', { name: 'Agree and turn on the camera' }).click();
  await page.getByText('not allowed to use the camera').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
  await context.close();
});

test('a person on the phone does what is asked and passes, with nothing loaded from elsewhere', async () => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    permissions: ['camera'],
  });
  const { page, checkId, foreign } = await openedCheck('journey:passed', context);
  // the film shows the movements in one order only
  await page.route('**/identityCheck/challenge', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await database.pool.query('update identity_challenge set movements = $1 where check_id = $2', [
      JSON.stringify(SHOWN),
      checkId,
    ]);
    await route.fulfill({ response, json: { ...body, data: { ...body.data, movements: SHOWN } } });
  });
  await page.getByRole('button', { name: '同意并打开摄像头' }).click();
  await page.getByText(/请慢慢向左转头|请正视摄像头|很好/).waitFor();
  await page.getByRole('heading', { name: '核验通过' }).waitFor({ timeout: 90_000 });
  expect(await readIdentityCheck(database.db, checkId)).toMatchObject({ state: 'passed', provider: 'local' });
  expect(foreign).toEqual([]);
  await context.close();
});
