import { findEnd } from '../zip/findEnd.ts';
import { listArchive } from './archive/listArchive.ts';
import type { ByteReader } from './byteReader.ts';
import { checkOle } from './documents/checkOle.ts';
import { checkPdf } from './documents/checkPdf.ts';
import type { FileKind } from './fileKind.ts';
import { checkImage, isImage } from './images/checkImage.ts';
import { InspectionError } from './inspectionError.ts';
import { KINDS, type KindName } from './kinds.ts';
import { type Signature, signatureOf } from './signature.ts';
import { isMarkup, readText } from './text.ts';
import { checkVideo } from './videos/checkVideo.ts';
import { checkZip } from './zip/checkZip.ts';

const HEAD = 65_536;

/** Detects the type by bytes; null: not accepted. Refuses programs, hostile and damaged files. */
export async function detect(bytes: ByteReader, path: string): Promise<FileKind | null> {
  const head = Buffer.from(await bytes.at(0, HEAD));
  const signature = signatureOf(head.subarray(0, 512));
  if (signature === 'executable') throw new InspectionError({ key: 'executable' });
  if (signature === 'zip') {
    const { kind, entries } = await checkZip(bytes, path);
    return { ...known(kind), entries };
  }
  // polyglot: archives are read from their end, so one could hide behind another file
  if (await findEnd(bytes)) throw new InspectionError({ key: 'twoInOne' });
  if (signature === null) {
    const video = await checkVideo(bytes, head);
    return video ? known(video) : textIn(head, bytes.size <= HEAD);
  }
  return detectContainer(bytes, path, signature);
}

async function detectContainer(
  bytes: ByteReader,
  path: string,
  signature: Exclude<Signature, 'executable' | 'zip'>,
): Promise<FileKind | null> {
  if (signature === 'archive') return null;
  if (signature === '7z' || signature === 'rar') {
    return { ...known(signature), entries: await listArchive(bytes, path) };
  }
  if (signature === 'office2003') {
    const kind = await checkOle(bytes);
    return kind && known(kind);
  }
  if (!isImage(signature)) {
    await checkPdf(bytes);
    return known('pdf');
  }
  const picture = await checkImage(bytes, signature);
  return known(signature === 'png' && picture.isAnimated ? 'apng' : signature);
}

function textIn(head: Buffer, isWhole: boolean): FileKind | null {
  const read = readText(head, isWhole);
  if (!read || isMarkup(read.text)) return null;
  return { ...known('txt'), mimeType: `${KINDS.txt.mimeType}; charset=${read.charset}` };
}

const known = (kind: KindName): FileKind => ({
  extension: kind,
  mimeType: KINDS[kind].mimeType,
  entries: null,
});
