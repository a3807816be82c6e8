import { CHANNELS, type Picture } from '../picture.ts';
import type { Numbers } from './models.ts';

export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WHITE = 255;

/** A part of a picture, scaled, as planes from -1 to 1; beyond the given width it stays grey. */
export function sampled(
  { data, width, height }: Picture,
  box: PixelBox,
  size: { width: number; height: number; paddedWidth: number },
): Numbers {
  const plane = size.paddedWidth * size.height;
  const numbers = new Float32Array(CHANNELS * plane);
  const [stepX, stepY] = [(box.right - box.left) / size.width, (box.bottom - box.top) / size.height];
  for (let y = 0; y < size.height; y += 1) {
    const down = clamp(box.top + (y + 0.5) * stepY - 0.5, height - 1);
    const above = Math.floor(down);
    const below = Math.min(height - 1, above + 1);
    for (let x = 0; x < size.width; x += 1) {
      const across = clamp(box.left + (x + 0.5) * stepX - 0.5, width - 1);
      const left = Math.floor(across);
      const right = Math.min(width - 1, left + 1);
      for (let colour = 0; colour < CHANNELS; colour += 1) {
        const at = (row: number, column: number) => data[(row * width + column) * CHANNELS + colour] ?? WHITE;
        const upper = at(above, left) + (at(above, right) - at(above, left)) * (across - left);
        const lower = at(below, left) + (at(below, right) - at(below, left)) * (across - left);
        const value = upper + (lower - upper) * (down - above);
        // blue first, as the models were trained
        numbers[(CHANNELS - 1 - colour) * plane + y * size.paddedWidth + x] = value / (WHITE / 2) - 1;
      }
    }
  }
  return { data: numbers, dims: [1, CHANNELS, size.height, size.paddedWidth] };
}

const clamp = (place: number, most: number) => Math.max(0, Math.min(most, place));
