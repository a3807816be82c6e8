import sharp, { type Sharp } from 'sharp';

/** Pixels, red, green and blue one after the other. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export const CHANNELS = 3;

export function open({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: CHANNELS } });
}

export async function rawOf(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Not larger than this on its longer side; never enlarged. */
export function shrunk(picture: Sharp, longestSide: number): Promise<Picture> {
  return rawOf(picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }));
}

/** White at the right and below, to whole blocks. */
export function padded(picture: Picture, block: number): Promise<Picture> {
  const missing = (length: number) => (block - (length % block)) % block;
  const [right, bottom] = [missing(picture.width), missing(picture.height)];
  return rawOf(open(picture).extend({ right, bottom, background: '#fff' }));
}

const QUARTER = 90;

export function turned(picture: Picture, quarters: number): Promise<Picture> {
  return rawOf(open(picture).rotate(quarters * QUARTER));
}
