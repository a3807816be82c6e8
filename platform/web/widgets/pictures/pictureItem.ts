import { extensionOf } from '../../../wire/uploadRule.ts';
import type { PreviewFile } from '../preview/previewFile.ts';

/** A picture as records carry it (documents 2.8): its address on the wire, the family's way of writing included. */
export interface PictureItem {
  relativPath: string;
  resourceName?: string;
}

/** The id of the file that an address of the wire names; null when it names none. */
export function resourceIdIn(relativPath: string): number | null {
  const { searchParams } = new URL(relativPath, 'http://wire');
  const id = Number(searchParams.get('resourceId') ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The pictures of a list that can be fetched, as the preview takes them. */
export function previewsOf(items: readonly PictureItem[]): (PreviewFile & { resourceId: number })[] {
  return items.flatMap(({ relativPath, resourceName = '' }) => {
    const resourceId = resourceIdIn(relativPath);
    if (resourceId === null) return [];
    const name = resourceName || String(resourceId);
    const extension = extensionOf(resourceName) || 'jpg';
    const key = `resource-${resourceId}`;
    return {
      key,
      name,
      byteCount: 0,
      extension,
      source: { kind: 'server', resource: { resourceId } },
      resourceId,
    };
  });
}
