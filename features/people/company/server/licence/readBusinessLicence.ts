import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPictureEngine } from '../../../../../libs/pageReader/hasPictureEngine.ts';
import { type Page, readDocument } from '../../../../../libs/pageReader/readDocument.ts';
import type { LicenceFacts } from '../../wire.ts';
import { licenceLines } from './licenceLines.ts';
import { parseLicence } from './parseLicence.ts';

/** `absent`: no reader is installed; `unreadable`: nothing was recognized. */
type LicenceReading = { status: 'read'; facts: LicenceFacts } | { status: 'absent' } | { status: 'unreadable' };

/** Reads the picture of a business licence. */
type LicenceReader = (picture: Uint8Array) => Promise<LicenceReading>;

/** By the engine that reads papers, in a process of its own. */
export const readBusinessLicence: LicenceReader = async (picture) => {
  if (!(await hasPictureEngine())) return { status: 'absent' };
  const page = await pageOf(picture);
  const facts = parseLicence(licenceLines(page?.fragments ?? []).join('\n'));
  return Object.values(facts).some((fact) => fact !== '') ? { status: 'read', facts } : { status: 'unreadable' };
};

async function pageOf(picture: Uint8Array): Promise<Page | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-licence-'));
  const pages: Page[] = [];
  try {
    const file = path.join(folder, 'picture');
    await writeFile(file, picture);
    await readDocument({
      path: file,
      extension: 'picture',
      mostPages: 1,
      onCount: () => undefined,
      onPage: async ({ page }) => {
        pages.push(page);
      },
      signal: new AbortController().signal,
    });
    return pages[0];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
