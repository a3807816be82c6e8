import type { Node } from '@tiptap/pm/model';
import { UPLOADING_ATTRIBUTE } from '../schema/picture.tsx';

const UPLOADING_IMAGE = new RegExp(`<img[^>]*\\b${UPLOADING_ATTRIBUTE}\\b[^>]*>`, 'g');

export const withoutUploading = (html: string) => html.replace(UPLOADING_IMAGE, '');

/** Position of an uploading picture by its key. */
export function findUploadNode(doc: Node, upload: string): { node: Node; position: number } | null {
  let found: { node: Node; position: number } | null = null;
  doc.descendants((node, position) => {
    if (node.attrs.upload === upload) found = { node, position };
    return found === null;
  });
  return found;
}

/** Default alternative text. */
export const nameWithoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');
