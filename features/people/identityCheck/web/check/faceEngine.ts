import type { Human } from '@vladmandic/human';
import { APP_BASE } from '../../../../../platform/web/router/safeRedirect.ts';
import type { Mesh } from '../../measure.ts';

export interface DetectedFace {
  /** left, top, width, height in pixels */
  box: readonly [number, number, number, number];
  mesh: Mesh;
}

export interface FaceEngine {
  detect(picture: HTMLCanvasElement): Promise<readonly DetectedFace[]>;
}

const LEAST_SCORE = 0.5;
const MODEL_COUNT = 3;
const LOOK_MS = 200;

let loading: Promise<FaceEngine> | null = null;

/** Loads library, models and WebAssembly from our own server, once; `onProgress` hears percents. */
export function loadFaceEngine(onProgress: (percent: number) => void): Promise<FaceEngine> {
  loading ??= load(onProgress).catch((fault: unknown) => {
    loading = null;
    throw fault;
  });
  return loading;
}

async function load(onProgress: (percent: number) => void): Promise<FaceEngine> {
  const library = await import('@vladmandic/human');
  onProgress(Math.round(100 / (MODEL_COUNT + 2)));
  const { version } = new library.Human(CONFIG);
  const base = `${APP_BASE}/assets/human-${version}/`;
  // the addresses of the models are taken when an instance is made
  const human = new library.Human({ ...CONFIG, modelBasePath: base, wasmPath: base });
  // without shared memory the threaded build cannot run, and it is not served
  human.tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  const watch = setInterval(() => onProgress(percentOf(human)), LOOK_MS);
  try {
    await human.load();
  } finally {
    clearInterval(watch);
  }
  if (human.tf.getBackend() !== 'wasm') throw new Error(`face recognition runs on ${human.tf.getBackend()}`);
  return {
    async detect(picture) {
      const { face } = await human.detect(picture);
      return face
        .filter(({ score, mesh }) => score >= LEAST_SCORE && mesh.length > 0)
        .map(({ box, mesh }) => ({ box, mesh }));
    },
  };
}

function percentOf(human: Human): number {
  const loaded = human.models.loaded().length;
  return Math.round((100 * (loaded + 1)) / (MODEL_COUNT + 2));
}

const off = { enabled: false };

const CONFIG = {
  backend: 'wasm',
  debug: false,
  cacheSensitivity: 0,
  filter: off,
  face: {
    enabled: true,
    detector: { rotation: false, maxDetected: 2, minConfidence: LEAST_SCORE },
    mesh: { enabled: true },
    iris: { enabled: true },
    description: off,
    emotion: off,
    antispoof: off,
    liveness: off,
  },
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  gesture: off,
} as const;
