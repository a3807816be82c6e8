import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Human as HumanLibrary } from '@vladmandic/human';
import sharp from 'sharp';
import { z } from 'zod';

const task = z.object({ pictures: z.array(z.instanceof(Uint8Array)).max(8) });
export type AnalysisTask = z.infer<typeof task>;

/** A face with its mesh in pixels of the re-encoded picture. */
export interface AnalysedFace {
  score: number;
  mesh: number[][];
  embedding: number[];
  /** passive scores of the models, 0 to 1 */
  real: number;
  live: number;
}

interface AnalysedPicture {
  /** re-encoded, without metadata */
  jpeg: Uint8Array;
  width: number;
  height: number;
  faces: AnalysedFace[];
}

/** null: not a picture */
export type Analysis = (AnalysedPicture | null)[];

const SIDE_PX = 640;
const QUALITY = 85;
const MAX_PIXELS = 40_000_000;
const MAX_FACES = 3;
const LEAST_SCORE = 0.5;

// child process of analyseFaces.ts: an error ends it, and the parent rejects
process.once('message', (received) => void answer(task.parse(received)));

async function answer({ pictures }: AnalysisTask): Promise<void> {
  const decoded = await Promise.all(pictures.map((bytes) => decode(bytes).catch(() => null)));
  const human = decoded.some((picture) => picture !== null) ? await loadHuman() : null;
  const analysis: Analysis = [];
  for (const picture of decoded) {
    analysis.push(picture === null || human === null ? null : await analyse(human, picture));
  }
  process.send?.(analysis, () => process.exit(0));
}

interface Decoded {
  jpeg: Uint8Array;
  pixels: Uint8Array;
  width: number;
  height: number;
}

async function decode(bytes: Uint8Array): Promise<Decoded> {
  const small = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten()
    .toColourspace('srgb');
  const { data: pixels, info } = await small.clone().raw().toBuffer({ resolveWithObject: true });
  const jpeg = await small.clone().jpeg({ quality: QUALITY }).toBuffer();
  return { jpeg: new Uint8Array(jpeg), pixels, width: info.width, height: info.height };
}

async function analyse(human: HumanLibrary, { jpeg, pixels, width, height }: Decoded): Promise<AnalysedPicture> {
  const tensor = human.tf.tensor(new Float32Array(pixels), [1, height, width, 3]);
  const { face } = await human.detect(tensor);
  const faces = face.map(({ score, mesh, embedding, real, live }) => ({
    score,
    mesh: mesh.map(([x = 0, y = 0]) => [x, y]),
    embedding: embedding ?? [],
    real: real ?? 0,
    live: live ?? 0,
  }));
  return { jpeg, width, height, faces: faces.filter(({ score }) => score >= LEAST_SCORE) };
}

async function loadHuman(): Promise<HumanLibrary> {
  const resolve = createRequire(import.meta.url).resolve;
  const library = path.dirname(resolve('@vladmandic/human'));
  const wasm = path.dirname(resolve('@tensorflow/tfjs-backend-wasm'));
  const folder = (...parts: string[]) => `${pathToFileURL(path.join(...parts)).href}/`;
  pretendToBeBrowser();
  const { Human }: typeof import('@vladmandic/human') = await import(
    pathToFileURL(path.join(library, 'human.esm.js')).href
  );
  const human = new Human({
    backend: 'wasm',
    wasmPath: folder(wasm),
    wasmPlatformFetch: true,
    modelBasePath: folder(library, '../models'),
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      enabled: true,
      detector: { rotation: false, maxDetected: MAX_FACES, minConfidence: LEAST_SCORE },
      mesh: { enabled: true },
      iris: { enabled: true },
      description: { enabled: true },
      emotion: { enabled: false },
      antispoof: { enabled: true },
      liveness: { enabled: true },
    },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    segmentation: { enabled: false },
    gesture: { enabled: false },
  });
  human.tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  await human.load();
  return human;
}

const TYPES: Record<string, string> = { '.json': 'application/json', '.wasm': 'application/wasm' };

/** The library's build for Node needs native TensorFlow; the one for browsers only wants a browser's globals. */
function pretendToBeBrowser(): void {
  const element = { getContext: () => null, addEventListener: () => {} };
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    document: { createElement: () => element, body: {}, documentElement: {} },
    location: { href: 'file:///', protocol: 'file:', search: '' },
    process: undefined,
    fetch: fetchFile,
  });
}

async function fetchFile(address: string | URL | Request): Promise<Response> {
  const url = new URL(address instanceof Request ? address.url : address);
  if (url.protocol !== 'file:') throw new Error(`${url.href} is not local`);
  const type = TYPES[path.extname(url.pathname)] ?? 'application/octet-stream';
  return new Response(await readFile(fileURLToPath(url)), { headers: { 'content-type': type } });
}
