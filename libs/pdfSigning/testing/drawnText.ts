import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

const run = promisify(execFile);

/** Lines of a PDF as another program (poppler) copies them. */
export async function copiedLines(pdf: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pdf-text-'));
  try {
    const file = path.join(folder, 'document.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', file, '-']);
    return stdout.split(/[\n\f]/).filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true });
  }
}

const glyphSchema = z.object({ unicode: z.string(), originalCharCode: z.number() });

interface Glyphs {
  count: number;
  /** of them: empty boxes, glyph 0 of their font */
  boxes: number;
}

/** Glyphs that the pages of a PDF draw, seals among them. */
export async function drawnGlyphs(pdf: Uint8Array): Promise<Glyphs> {
  const task = getDocument({ data: Uint8Array.from(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const glyphs: Glyphs = { count: 0, boxes: 0 };
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    for (const [at, operator] of fnArray.entries()) {
      if (operator !== OPS.showText) continue;
      const shown = z.tuple([z.array(z.unknown())]).parse(argsArray[at]);
      for (const glyph of shown[0]) {
        const { success, data } = glyphSchema.safeParse(glyph);
        if (!success) continue;
        glyphs.count += 1;
        if (data.originalCharCode === 0) glyphs.boxes += 1;
      }
    }
  }
  await task.destroy();
  return glyphs;
}
