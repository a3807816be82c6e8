import { parseDocx, repackDocx } from '@eigenpal/docx-editor-core/headless';
import { fromProseDoc, toProseDoc } from '@eigenpal/docx-editor-core/prosemirror/conversion';

/** A .docx as the editor writes it, opened and saved as a whole. */
export async function savedByEditor(docx: Uint8Array): Promise<Uint8Array> {
  const buffer = new Uint8Array(docx).buffer;
  const opened = await parseDocx(buffer);
  const edited = fromProseDoc(toProseDoc(opened, { styles: opened.package.styles }), opened);
  edited.originalBuffer = buffer;
  return new Uint8Array(await repackDocx(edited));
}
