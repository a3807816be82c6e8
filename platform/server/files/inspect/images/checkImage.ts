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

/** A picture of 100 megapixels takes 400 MB when it is shown. */
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

/** Whether first bytes are those of a picture that is read here. */
export const isImage = (signature: string): signature is ImageSignature => signature in READERS;

/** Refuses pictures that are cut off, too big to show, or carry another file behind them. */
export async function checkImage(bytes: Bytes, signature: ImageSignature): Promise<Picture> {
  const picture = await READERS[signature](bytes);
  if (!picture || picture.width < 1 || picture.height < 1) throw uploadRefusal({ key: 'imageFormat' });
  if (picture.width * picture.height > MOST_MEGAPIXELS * 1_000_000) {
    throw refuse((t) => t.files.imageTooBig({ megapixels: MOST_MEGAPIXELS }));
  }
  const behind = signatureOf(await bytes.at(picture.endsAt, 512));
  // phones put a second picture or a short film there; archives and programs are put there to hide
  if (behind !== null && !isImage(behind)) throw refuse((t) => t.files.twoInOne);
  return picture;
}
