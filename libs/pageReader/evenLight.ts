import { CHANNELS, open, type Picture } from './picture.ts';

/** Pixels of the paper's brightness for each of the picture. */
const CELL = 24;
const WHITE = 255;
/** Paper this bright everywhere needs nothing. */
const BRIGHT = 240;
/** Darker than this is no paper but a painted door, say. */
const PAPER = 110;

/** Paper made white everywhere: a lamp's shade, the grey of a cheap scan. */
export async function evenLight(picture: Picture): Promise<Picture> {
  const { data, width, height } = picture;
  const light = lightOf(picture);
  const isBright = light.cells.every((brightness) => brightness >= BRIGHT);
  if (isBright || middleOf(light.cells) < PAPER) return picture;
  const smooth = await smoothed(light, { width, height });
  const made = Buffer.alloc(data.length);
  for (let at = 0; at < width * height; at += 1) {
    const brightness = Math.max(1, smooth[at] ?? WHITE);
    for (let colour = 0; colour < CHANNELS; colour += 1)
      made[at * CHANNELS + colour] = Math.min(WHITE, ((data[at * CHANNELS + colour] ?? 0) * WHITE) / brightness);
  }
  return { data: made, width, height };
}

const middleOf = (cells: Uint8Array) => cells.toSorted()[Math.floor(cells.length / 2)] ?? WHITE;

interface Light {
  cells: Uint8Array;
  across: number;
  down: number;
}

/** Bright pixels of each cell: paper, unless all of it is ink. */
function lightOf({ data, width, height }: Picture): Light {
  const [across, down] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const cells = new Uint8Array(across * down);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const counts = new Uint16Array(WHITE + 1);
      let count = 0;
      for (let y = row * CELL; y < Math.min(height, (row + 1) * CELL); y += 2)
        for (let x = column * CELL; x < Math.min(width, (column + 1) * CELL); x += 2) {
          const green = data[(y * width + x) * CHANNELS + 1] ?? 0;
          counts[green] = (counts[green] ?? 0) + 1;
          count += 1;
        }
      cells[row * across + column] = upperTenth(counts, count);
    }
  return { cells, across, down };
}

const TENTH = 0.1;

function upperTenth(counts: Uint16Array, count: number): number {
  let left = count * TENTH;
  for (let value = WHITE; value > 0; value -= 1) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 0;
}

async function smoothed({ cells, across, down }: Light, size: { width: number; height: number }): Promise<Buffer> {
  const grey = Buffer.alloc(across * down * CHANNELS);
  for (const [at, value] of cells.entries()) grey.fill(value, at * CHANNELS, (at + 1) * CHANNELS);
  const { data, info } = await open({ data: grey, width: across, height: down })
    .median(3)
    .blur(1.2)
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.channels === 1 ? data : Buffer.from(data.filter((_, at) => at % info.channels === 0));
}
