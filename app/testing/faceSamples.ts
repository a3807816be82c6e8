import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

/** A face in the pictures that the library brings for its own documentation. */
const PICTURE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@vladmandic/human')),
  '../assets/screenshot-faceid.jpg',
);
const FACE = { left: 15, top: 143, width: 137, height: 137 };
const SIDE = 480;
/** Of the picture's width. */
const NOSE = 0.52;
const TURN = 0.13;
const CHEEKS = { from: 0.2, to: 0.85 };

type Place = readonly [x: number, y: number];

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

async function straightFace(): Promise<Pixels> {
  const { data, info } = await sharp(PICTURE)
    .extract(FACE)
    .resize(SIDE, SIDE)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Inside of a mouth. */
const DARK = [45, 18, 20];

/** Every pixel taken from another place, or dark; places are shares of the side. */
function warped({ data, width, height }: Pixels, sourceOf: (place: Place) => Place | null): Pixels {
  const out = new Uint8Array(data.length);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const source = sourceOf([column / width, row / height]);
      if (source === null) {
        out.set(DARK, (row * width + column) * 3);
        continue;
      }
      const [x, y] = source;
      const from =
        (Math.min(height - 1, Math.round(y * height)) * width + Math.min(width - 1, Math.round(x * width))) * 3;
      out.set(data.subarray(from, from + 3), (row * width + column) * 3);
    }
  }
  return { data: out, width, height };
}

/** The nose moved sideways between the cheeks, as when the head turns; positive: to the person's left. */
const turned =
  (by: number) =>
  ([x, y]: Place): Place => {
    const nose = NOSE + by;
    if (x <= CHEEKS.from || x >= CHEEKS.to) return [x, y];
    const source =
      x < nose
        ? CHEEKS.from + ((x - CHEEKS.from) / (nose - CHEEKS.from)) * (NOSE - CHEEKS.from)
        : NOSE + ((x - nose) / (CHEEKS.to - nose)) * (CHEEKS.to - NOSE);
    return [source, y];
  };

const EYES = [
  { x: 0.345, y: 0.335 },
  { x: 0.635, y: 0.335 },
];
const EYE = { halfWidth: 0.075, halfHeight: 0.04 };
const CHEEK_BELOW = 0.07;
const LID_SHARE = 0.3;

/** Skin from below the eyes over them. */
function withClosedEyes(straight: Pixels): Pixels {
  return warped(straight, ([x, y]) => {
    const eye = EYES.find((one) => isInside([x, y], one, EYE));
    return eye ? [x, eye.y + CHEEK_BELOW + (y - eye.y) * LID_SHARE] : [x, y];
  });
}

function isInside(
  [x, y]: Place,
  middle: { x: number; y: number },
  { halfWidth, halfHeight }: { halfWidth: number; halfHeight: number },
): boolean {
  return ((x - middle.x) / halfWidth) ** 2 + ((y - middle.y) / halfHeight) ** 2 < 1;
}

const MOUTH = { x: 0.493, y: 0.602, halfWidth: 0.1, opening: 0.12, upper: 0.15 };
const JAW_WIDTH = 0.25;
const CHIN = { from: 0.1, end: 0.9 };

/** The lips apart, and the jaw below them dropped. */
function withOpenMouth(straight: Pixels): Pixels {
  return warped(straight, ([x, y]) => {
    const across = (x - MOUTH.x) / MOUTH.halfWidth;
    const apart = MOUTH.opening * Math.sqrt(Math.max(0, 1 - across ** 2));
    const lower = apart * (1 - MOUTH.upper);
    if (y <= MOUTH.y - apart * MOUTH.upper) return [x, y];
    if (y < MOUTH.y + lower) return null;
    const jaw = MOUTH.opening * (1 - MOUTH.upper) * Math.exp(-(((x - MOUTH.x) / JAW_WIDTH) ** 2));
    const dropped = Math.max(lower, jaw * Math.min(1, (y - MOUTH.y) / CHIN.from));
    if (y > CHIN.end) return [x, y - (dropped * (1 - y)) / (1 - CHIN.end)];
    return [x, Math.max(MOUTH.y, y - dropped)];
  });
}

const jpegOf = async ({ data, width, height }: Pixels) =>
  new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );

/** JPEG pictures of one face: straight, turned to either side, with closed eyes, and with an open mouth. */
export async function faceSamples() {
  const straight = await straightFace();
  return {
    straight: await jpegOf(straight),
    turnLeft: await jpegOf(warped(straight, turned(TURN))),
    turnRight: await jpegOf(warped(straight, turned(-TURN))),
    blink: await jpegOf(withClosedEyes(straight)),
    openMouth: await jpegOf(withOpenMouth(straight)),
  };
}
