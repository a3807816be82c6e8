import { renderAsync } from 'docx-preview';
import { MEGABYTE } from '../../../../wire/uploadRule.ts';
import { zipEntriesOf } from '../../upload/zipEntries.ts';
import { cleanDocument } from './cleanDocument.ts';

/** A document that unpacks to more is not drawn: it is drawn where the page runs, which would stand still. */
const MOST_UNPACKED_BYTES = 200 * MEGABYTE;
const MOST_MARKUP_BYTES = 30 * MEGABYTE;
const MARKUP = /\.(xml|rels)$/i;

/**
 * Draws a Word document into elements that belong to no page yet.
 * @throws when it cannot be read, is encrypted or is too big to be drawn
 */
export async function drawDocx(content: Blob): Promise<DocumentFragment> {
  const entries = await zipEntriesOf(content);
  if (entries === null) throw new Error('no OOXML package');
  const sum = (some: typeof entries) => some.reduce((bytes, { byteCount }) => bytes + byteCount, 0);
  const markup = sum(entries.filter(({ path }) => MARKUP.test(path)));
  if (sum(entries) > MOST_UNPACKED_BYTES || markup > MOST_MARKUP_BYTES)
    throw new Error('too big to be drawn');
  const body = document.createElement('div');
  const styles = document.createElement('div');
  await renderAsync(content, body, styles, {
    inWrapper: true,
    // what is packed into the file stays with the file
    useBase64URL: true,
    ignoreFonts: true,
    // web pages inside a document
    renderAltChunks: false,
    renderComments: false,
    experimental: false,
  });
  const drawn = document.createDocumentFragment();
  drawn.append(...styles.childNodes, ...body.childNodes);
  cleanDocument(drawn);
  return drawn;
}
