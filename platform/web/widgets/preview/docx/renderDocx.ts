import { renderAsync } from 'docx-preview';
import { MEGABYTE } from '../../../../wire/uploadRule.ts';
import { zipEntriesOf } from '../../upload/zipEntries.ts';
import { sanitizeDocument } from './sanitizeDocument.ts';

/** Zip bomb limits: rendering runs on the main thread. */
const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
const MAX_MARKUP_BYTES = 30 * MEGABYTE;
const MARKUP = /\.(xml|rels)$/i;

/** Renders into a detached fragment. @throws when unreadable, encrypted or too big */
export async function renderDocx(content: Blob): Promise<DocumentFragment> {
  const entries = await zipEntriesOf(content);
  if (entries === null) throw new Error('no OOXML package');
  const sum = (some: typeof entries) => some.reduce((bytes, { byteCount }) => bytes + byteCount, 0);
  const markup = sum(entries.filter(({ path }) => MARKUP.test(path)));
  if (sum(entries) > MAX_UNPACKED_BYTES || markup > MAX_MARKUP_BYTES) throw new Error('too big to be drawn');
  const body = document.createElement('div');
  const styles = document.createElement('div');
  await renderAsync(content, body, styles, {
    inWrapper: true,
    // embedded images as data URLs
    useBase64URL: true,
    ignoreFonts: true,
    // HTML inside a document
    renderAltChunks: false,
    renderComments: false,
    experimental: false,
  });
  const drawn = document.createDocumentFragment();
  drawn.append(...styles.childNodes, ...body.childNodes);
  sanitizeDocument(drawn);
  return drawn;
}
