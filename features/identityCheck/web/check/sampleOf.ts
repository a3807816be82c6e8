import type { Sample } from '../../faceMonitor.ts';
import { measureFace } from '../../measure.ts';
import type { DetectedFace } from './faceEngine.ts';

/** Pixels of a side, enough to tell light from dark. */
const LIGHT_SIDE = 12;
/** Weights of red, green and blue in brightness (Rec. 601). */
const WEIGHTS = [0.299, 0.587, 0.114];

/** What one picture tells of the largest face in it. */
export function sampleOf(picture: HTMLCanvasElement, faces: readonly DetectedFace[], atMs: number): Sample {
  const largest = faces.toSorted((one, other) => other.box[3] - one.box[3])[0];
  if (largest === undefined) return { atMs, faces: 0, measures: null, size: 0, offset: 0, light: 0 };
  const [left, top, width, height] = largest.box;
  const across = (left + width / 2) / picture.width - 0.5;
  const down = (top + height / 2) / picture.height - 0.5;
  return {
    atMs,
    faces: faces.length,
    measures: measureFace(largest.mesh),
    size: height / picture.height,
    offset: Math.hypot(across, down),
    light: lightOf(picture, largest),
  };
}

const scratch = document.createElement('canvas');
scratch.width = LIGHT_SIDE;
scratch.height = LIGHT_SIDE;

function lightOf(picture: HTMLCanvasElement, { box: [left, top, width, height] }: DetectedFace): number {
  const context = scratch.getContext('2d', { willReadFrequently: true });
  if (context === null) return 0;
  context.drawImage(picture, left, top, width, height, 0, 0, LIGHT_SIDE, LIGHT_SIDE);
  const { data } = context.getImageData(0, 0, LIGHT_SIDE, LIGHT_SIDE);
  const sum = data.reduce((total, value, place) => total + value * (WEIGHTS[place % 4] ?? 0), 0);
  return sum / (LIGHT_SIDE * LIGHT_SIDE);
}
