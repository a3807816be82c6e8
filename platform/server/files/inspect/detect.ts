import { findEnd } from '../../../wire/zip/findEnd.ts';
import { refuse } from '../../texts/texts.ts';
import type { FileKind } from '../fileKind.ts';
import { uploadRefusal } from '../uploadRefusal.ts';
import { listArchive } from './archive/listArchive.ts';
import type { Bytes } from './bytes.ts';
import { checkOle } from './documents/checkOle.ts';
import { checkPdf } from './documents/checkPdf.ts';
import { checkFilm } from './films/checkFilm.ts';
import { checkImage, isImage } from './images/checkImage.ts';
import { KINDS, type KindName } from './kinds.ts';
import { type Signature, signatureOf } from './signature.ts';
import { isMarkup, readText } from './text.ts';
import { checkZip } from './zip/checkZip.ts';

const HEAD = 65_536;

/** Detects the type by bytes; null: not accepted. Refuses programs, hostile and damaged files. */
export async function detect(bytes: Bytes, path: string): Promise<FileKind | null> {
  const head = Buffer.from(await bytes.at(0, HEAD));
  const signature = signatureOf(head.subarray(0, 512));
  if (signature === 'executable') throw uploadRefusal({ key: 'executable' });
  if (signature === 'zip') {
    const { kind, entries } = await checkZip(bytes, path);
    return { ...known(kind), entries };
  }
  // polyglot: archives are read from their end, so one could hide behind another file
  if (await findEnd(bytes)) throw refuse((t) => t.files.twoInOne);
  if (signature === null) {
    const film = await checkFilm(bytes, head);
    return film ? known(film) : textIn(head, bytes.size <= HEAD);
  }
  return opened(bytes, path, signature);
}

async function opened(
  bytes: Bytes,
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
