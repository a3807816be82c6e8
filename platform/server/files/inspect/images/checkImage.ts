import { refuse } from '../../../texts/texts.ts';
import { uploadRefusal } from '../../uploadRefusal.ts';
import type { Bytes } from '../bytes.ts';
import { signatureOf } from '../signature.ts';
import { readBmp } from './bmp.ts';
import { readGif } from './gif.ts';
import { readJpg } from './jpg.ts';
import type { Picture } from './picture.ts';
import { readPng } from './png.ts';
import { readTif } from './tif.ts';
import { readWebp } from './webp.ts';

/** 100 megapixels take 400 MB decoded. */
const MOST_MEGAPIXELS = 100;

const READERS = {
  png: readPng,
  jpg: readJpg,
  gif: readGif,
  webp: readWebp,
  bmp: readBmp,
  tif: readTif,
} satisfies Record<string, (bytes: Bytes) => Promise<Picture | null>>;

export type ImageSignature = keyof typeof READERS;

export const isImage = (signature: string): signature is ImageSignature => signature in READERS;

export async function checkImage(bytes: Bytes, signature: ImageSignature): Promise<Picture> {
  const picture = await READERS[signature](bytes);
  if (!picture || picture.width < 1 || picture.height < 1) throw uploadRefusal({ key: 'imageFormat' });
  if (picture.width * picture.height > MOST_MEGAPIXELS * 1_000_000) {
    throw refuse((t) => t.files.imageTooBig({ megapixels: MOST_MEGAPIXELS }));
  }
  const behind = signatureOf(await bytes.at(picture.endsAt, 512));
  // phones append a second image or a short video; archives and programs are hidden there
  if (behind !== null && !isImage(behind)) throw refuse((t) => t.files.twoInOne);
  return picture;
}
