import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ocr from '@gutenye/ocr-node';
import type { Sharp } from 'sharp';
import { z } from 'zod';

const corner = z.tuple([z.number(), z.number()]);
const detected = z.array(
  z.object({ text: z.string(), mean: z.number(), box: z.tuple([corner, corner, corner, corner]).optional() }),
);

/** A recognized line; corners clockwise from its top left, in pixels. */
export interface Line {
  text: string;
  confidence: number;
  corners: readonly [Corner, Corner, Corner, Corner];
}
export type Corner = readonly [number, number];

interface Engine {
  detect(path: string): Promise<unknown>;
}
const engine = z.custom<Engine>((made) => typeof made === 'object' && made !== null && 'detect' in made);

let loading: Promise<Engine> | null = null;

async function load(): Promise<Engine> {
  return engine.parse(await Ocr.create());
}

/** Lines of a picture by PP-OCRv4: Chinese, Latin letters and digits. The engine loads once per process. */
export async function recognizeLines(picture: Sharp): Promise<Line[]> {
  loading ??= load();
  const reader = await loading;
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-page-'));
  try {
    const file = path.join(folder, 'page.png');
    await picture.png({ compressionLevel: 1 }).toFile(file);
    const lines = detected.parse(await reader.detect(file));
    return lines.flatMap(({ text, mean, box }) =>
      box === undefined || text.trim() === '' ? [] : [{ text, confidence: mean, corners: box }],
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
