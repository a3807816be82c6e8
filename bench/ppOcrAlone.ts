import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ocr from '@gutenye/ocr-node';
import type { Sharp } from 'sharp';
import { z } from 'zod';

const detected = z.array(z.object({ text: z.string() }));

interface Engine {
  detect(path: string): Promise<unknown>;
}
const engine = z.custom<Engine>((made) => typeof made === 'object' && made !== null && 'detect' in made);

let loading: Promise<Engine> | null = null;

async function load(): Promise<Engine> {
  return engine.parse(await Ocr.create());
}

/** Text of a picture by PP-OCRv4 as its package reads it. The engine loads once per process. */
export async function readByPpOcrAlone(picture: Sharp): Promise<string> {
  loading ??= load();
  const reader = await loading;
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-page-'));
  try {
    const file = path.join(folder, 'page.png');
    await picture.png({ compressionLevel: 1 }).toFile(file);
    return detected
      .parse(await reader.detect(file))
      .map(({ text }) => text)
      .join('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
