import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EmbeddedFont, PDF } from '@libpdf/core';
import subsetFont from 'subset-font';

const FACES = { regular: '400Regular/NotoSansSC_400Regular.ttf', bold: '700Bold/NotoSansSC_700Bold.ttf' };
type Face = keyof typeof FACES;

const files = new Map<Face, Promise<Buffer>>();

function fontFile(face: Face): Promise<Buffer> {
  const known =
    files.get(face) ??
    readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${FACES[face]}`)));
  files.set(face, known);
  return known;
}

/** Noto Sans SC (Latin, Cyrillic, Chinese) with the characters of `text` alone: signing never makes fonts smaller. */
export async function embedFont(pdf: PDF, face: Face, text: string): Promise<EmbeddedFont> {
  const characters = [...new Set(text)].join('');
  return pdf.embedFont(await subsetFont(await fontFile(face), characters, { targetFormat: 'sfnt' }));
}
