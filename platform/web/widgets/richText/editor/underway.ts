import type { Node } from '@tiptap/pm/model';
import { UNDERWAY } from '../schema/picture.ts';

const STILL_UNDERWAY = new RegExp(`<img[^>]*\\b${UNDERWAY}\\b[^>]*>`, 'g');

export const withoutUnderway = (html: string) => html.replace(STILL_UNDERWAY, '');

/** Position of an uploading picture by its key. */
export function nodeOfUpload(doc: Node, upload: string): { node: Node; place: number } | null {
  let found: { node: Node; place: number } | null = null;
  doc.descendants((node, place) => {
    if (node.attrs.upload === upload) found = { node, place };
    return found === null;
  });
  return found;
}

/** Default alternative text. */
export const nameWithoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');
