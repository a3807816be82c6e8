import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faceSamples } from '../app/testing/faceSamples.ts';
import { MOVEMENTS, type Movement } from '../features/people/identityCheck/challenge.ts';
import { readIdentityCheck, startIdentityCheck } from '../features/people/identityCheck/server/index.ts';
import { zh } from '../features/people/identityCheck/texts/check.ts';
import { connect, type Database } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

let database: Database;
beforeAll(async () => {
  database = await connect(portal.server.databaseUrl, 2, createLog('silent'));
});
afterAll(() => database.pool.end());

interface Person {
  pictures: Record<Movement | 'straight', string>;
  /** what the page says for each movement */
  asked: Record<string, Movement>;
}

async function personBeforeCamera(): Promise<Person> {
  const samples = await faceSamples();
  // as far from the camera as a hand holds a phone
  const room = { top: 70, bottom: 70, left: 150, right: 150, background: '#b8c8c0' };
  const picture = async (shot: Movement | 'straight') => {
    const jpeg = await sharp(samples[shot]).resize(340).extend(room).jpeg().toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  };
  const [straight, turnLeft, turnRight, blink, openMouth] = await Promise.all(
    (['straight', 'turnLeft', 'turnRight', 'blink', 'openMouth'] as const).map(picture),
  );
  if (!(straight && turnLeft && turnRight && blink && openMouth)) throw new Error('no picture');
  const asked = Object.fromEntries(MOVEMENTS.map((movement) => [zh.movements[movement], movement]));
  return { pictures: { straight, turnLeft, turnRight, blink, openMouth }, asked };
}

/** In the window: a camera, refused once, before which a person does what the page says, however slow the machine. */
function standInCamera({ pictures, asked }: Person): void {
  const LOOK_MS = 300;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 480 });
  const draw = async (shot: Movement | 'straight') => {
    const image = new Image();
    image.src = pictures[shot];
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  };
  let said = '';
  let shown: Movement | 'straight' = 'straight';
  const look = async () => {
    const now = document.querySelector('[role="status"]')?.textContent ?? '';
    // a movement follows the second look at its text; blinks and mouth movements alternate with the straight face
    const isRead = now === said && (shown === 'straight' || shown.startsWith('turn'));
    said = now;
    shown = (isRead && asked[now]) || 'straight';
    await draw(shown);
    setTimeout(look, LOOK_MS);
  };
  let isAllowed = false;
  navigator.mediaDevices.getUserMedia = async () => {
    const wasAllowed = isAllowed;
    isAllowed = true;
    if (!wasAllowed) throw new DOMException('', 'NotAllowedError');
    await look();
    return canvas.captureStream();
  };
}

test('a camera that is refused is explained; once allowed, the person on the phone does what is asked and passes, with nothing loaded from elsewhere', async () => {
  const person = await personBeforeCamera();
  const { token, checkId } = await startIdentityCheck(database.db, {
    subject: { name: '王小明' },
    purpose: 'contract',
    reference: 'journey:passed',
    language: 'en',
  });
  const visitor = await portal.visit({ language: 'zh', window: 'phone', isAltered: true });
  const { page } = visitor;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.server.address) && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.addInitScript(standInCamera, person);
  await page.goto(`${portal.server.address}/custom/identityCheck/${token}`);
  await page.getByRole('button', { name: zh.agree }).click();
  await page.getByText(zh.camera.denied).waitFor();
  await page.getByRole('button', { name: zh.retry }).click();
  await page.getByRole('heading', { name: zh.passed }).waitFor({ timeout: 90_000 });
  expect(await readIdentityCheck(database.db, checkId)).toMatchObject({ state: 'passed', provider: 'local' });
  expect(foreign).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});
