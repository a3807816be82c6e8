import { userError } from '../../../texts/texts.ts';
import { uploadError } from '../../uploadErrors.ts';
import type { ByteReader } from '../byteReader.ts';
import { signatureOf } from '../signature.ts';
import { readBmp } from './bmp.ts';
import { readGif } from './gif.ts';
import type { ImageInfo } from './imageInfo.ts';
import { readJpg } from './jpg.ts';
import { readPng } from './png.ts';
import { readTif } from './tif.ts';
import { readWebp } from './webp.ts';

/** 100 megapixels take 400 MB decoded. */
const MAX_MEGAPIXELS = 100;

const READERS = {
  png: readPng,
  jpg: readJpg,
  gif: readGif,
  webp: readWebp,
  bmp: readBmp,
  tif: readTif,
} satisfies Record<string, (bytes: ByteReader) => Promise<ImageInfo | null>>;

export type ImageSignature = keyof typeof READERS;

export const isImage = (signature: string): signature is ImageSignature => signature in READERS;

export async function checkImage(bytes: ByteReader, signature: ImageSignature): Promise<ImageInfo> {
  const picture = await READERS[signature](bytes);
  if (!picture || picture.width < 1 || picture.height < 1) throw uploadError({ key: 'imageFormat' });
  if (picture.width * picture.height > MAX_MEGAPIXELS * 1_000_000) {
    throw userError((t) => t.files.imageTooBig({ megapixels: MAX_MEGAPIXELS }));
  }
  const behind = signatureOf(await bytes.at(picture.endsAt, 512));
  // phones append a second image or a short video; archives and programs are hidden there
  if (behind !== null && !isImage(behind)) throw userError((t) => t.files.twoInOne);
  return picture;
}
