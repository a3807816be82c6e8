import type { Node } from '@tiptap/pm/model';
import { UNDERWAY } from '../schema/picture.ts';

const STILL_UNDERWAY = new RegExp(`<img[^>]*\\b${UNDERWAY}\\b[^>]*>`, 'g');

/** The markup without the pictures that are still on their way. */
export const withoutUnderway = (html: string) => html.replace(STILL_UNDERWAY, '');

/** The picture that is going up under a key, wherever it stands by now. */
export function nodeOfUpload(doc: Node, upload: string): { node: Node; place: number } | null {
  let found: { node: Node; place: number } | null = null;
  doc.descendants((node, place) => {
    if (node.attrs.upload === upload) found = { node, place };
    return found === null;
  });
  return found;
}

/** What a picture is called before somebody describes it. */
export const nameWithoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');
