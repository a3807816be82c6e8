import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { newProfile } from '../../libreOffice/profile.ts';

/** Pixels for a point. */
const SCALE = 1;

/** Pages of office files as LibreOffice prints them, by name; one run of it for all. */
export async function picturesOf(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, { width: number; height: number; data: Uint8Array }[]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-pictures-'));
  try {
    await Promise.all([...files].map(([name, bytes]) => writeFile(path.join(folder, name), bytes)));
    await print(folder, await newProfile(folder), [...files.keys()]);
    const library = await PDFiumLibrary.init();
    const pictures = new Map<string, { width: number; height: number; data: Uint8Array }[]>();
    for (const name of files.keys()) {
      const pdf = await library.loadDocument(await readFile(path.join(folder, name.replace(/\.\w+$/, '.pdf'))));
      const pages: { width: number; height: number; data: Uint8Array }[] = [];
      for (const page of pdf.pages()) {
        const { width, height, data } = await page.render({ scale: SCALE });
        pages.push({ width, height, data: new Uint8Array(data) });
      }
      pdf.destroy();
      pictures.set(name, pages);
    }
    library.destroy();
    return pictures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print(folder: string, profile: string, names: readonly string[]): Promise<void> {
  const child = spawn('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...names], {
    cwd: folder,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
}

interface Page {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Share of the pixels that differ clearly; 1 where pages differ in number or size. */
export function differenceOf(one: readonly Page[], other: readonly Page[]): number {
  const isSameSize = one.every((page, at) => page.width === other[at]?.width && page.height === other[at]?.height);
  if (one.length !== other.length || !isSameSize) return 1;
  let [pixels, different] = [0, 0];
  for (const [at, page] of one.entries()) {
    const beside = other[at]?.data ?? page.data;
    for (let pixel = 0; pixel < page.data.length; pixel += 4) {
      pixels += 1;
      if (Math.abs((page.data[pixel + 1] ?? 0) - (beside[pixel + 1] ?? 0)) > 64) different += 1;
    }
  }
  return different / pixels;
}
