import { renderAsync } from 'docx-preview';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MEGABYTE } from '../../../../wire/uploadRule.ts';
import { zipEntriesOf } from '../../files/zipEntries.ts';
import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import { usePreviewTexts } from '../texts.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from './docx.module.css';
import { sanitizeDocument } from './sanitizeDocument.ts';

/** Zip bomb limits: rendering runs on the main thread. */
const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
const MAX_MARKUP_BYTES = 30 * MEGABYTE;
const MARKUP = /\.(xml|rels)$/i;

/** Renders into a detached fragment. @throws when unreadable, encrypted or too big */
async function renderDocx(content: Blob): Promise<DocumentFragment> {
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

/** CSP: no scripts, no requests. */
const FRAME = `<!doctype html><html><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="referrer" content="no-referrer">
<style>
html { background: #eef2f6; }
body { margin: 0; overflow-x: auto; }
/* as wide as its widest page: a page wider than the frame would overflow on its left too, out of reach */
.docx-wrapper { box-sizing: border-box; width: max-content; min-width: 100%; background: none !important; padding: 12px !important; }
.docx-wrapper > section.docx { margin-bottom: 12px !important; box-shadow: 0 1px 3px rgb(23 43 61 / 25%) !important; }
.docx-wrapper > section.docx:not([style*='width']) { width: 595pt; padding: 56pt; }
</style></head><body></body></html>`;

type Drawing = { status: 'drawing' } | { status: 'shown'; frame: Document } | { status: 'failed' };

/** Word document in a sandboxed iframe without scripts. */
export default function DocxView({ file, content, view }: ViewProps) {
  const texts = usePreviewTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ status: 'drawing' });
  const { zoom } = view;

  const begin = async (inside: Document) => {
    try {
      inside.body.append(await renderDocx(content));
      setDrawing({ status: 'shown', frame: inside });
    } catch {
      setDrawing({ status: 'failed' });
    }
  };
  useFitting(drawing, zoom);
  useForwardedKeys(drawing);

  if (drawing.status === 'failed') return <Notice file={file} text={texts.fault.docx} isFault />;
  return (
    <div className={styles.holder}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={texts.docx.label({ name: file.name })}
        // same origin for inserting the document and its key events; scripts stay disabled
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={FRAME}
        onLoad={({ currentTarget: { contentDocument } }) => contentDocument && void begin(contentDocument)}
      />
      {drawing.status === 'drawing' && <Loading />}
    </div>
  );
}

/** Fits the widest page to the frame at zoom 1. */
function useFitting(drawing: Drawing, zoom: number): void {
  useEffect(() => {
    if (drawing.status !== 'shown') return;
    const { documentElement, body } = drawing.frame;
    const adapt = () => {
      body.style.zoom = '1';
      const widest = Math.max(1, body.scrollWidth);
      body.style.zoom = String(Math.min(1, documentElement.clientWidth / widest) * zoom);
    };
    adapt();
    const watch = new ResizeObserver(adapt);
    watch.observe(documentElement);
    return () => watch.disconnect();
  }, [drawing, zoom]);
}

/** Re-dispatches key events of the iframe to the page. */
function useForwardedKeys(drawing: Drawing): void {
  const forward = useEffectEvent(({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const again = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, altKey, bubbles: true });
    document.dispatchEvent(again);
  });
  useEffect(() => {
    if (drawing.status !== 'shown') return;
    const { frame } = drawing;
    frame.addEventListener('keydown', forward);
    return () => frame.removeEventListener('keydown', forward);
  }, [drawing]);
}
