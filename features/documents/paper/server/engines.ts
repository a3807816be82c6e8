import { hasLibreOffice } from '../../../../libs/libreOffice/convert.ts';
import { hasPictureEngine } from '../../../../libs/pageReader/hasPictureEngine.ts';
import { hasTesseract } from '../../../../libs/tesseract/recognizeText.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { ENGINES, type Engine } from '../engines.ts';
import type * as wire from '../wire.ts';

/** What to install, as the log names it. */
export const PACKAGES: Readonly<Record<Engine, string>> = {
  pictures: 'onnxruntime-node for this machine (text in pictures)',
  cyrillic: 'tesseract-ocr-rus (Cyrillic in pictures)',
  office: 'libreoffice-writer-nogui, libreoffice-calc-nogui (.doc, .docx, .xls)',
};

const CYRILLIC = ['rus', 'eng'];

const IS_INSTALLED: Readonly<Record<Engine, () => Promise<boolean>>> = {
  pictures: hasPictureEngine,
  cyrillic: () => hasTesseract(CYRILLIC),
  office: hasLibreOffice,
};

/** Engines that this machine lacks; papers that need them are typed by hand. */
export async function missingEngines(): Promise<Engine[]> {
  const installed = await Promise.all(ENGINES.map((engine) => IS_INSTALLED[engine]()));
  return ENGINES.filter((_engine, at) => !installed[at]);
}

/** Engines that a page names as missing. */
export async function readEngines(): Promise<PayloadOf<typeof wire.readEngines>> {
  return { missing: await missingEngines() };
}
