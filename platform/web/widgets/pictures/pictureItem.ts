import { extensionOf } from '../../../../libs/fileName/fileName.ts';
import type { PreviewFile } from '../preview/previewFile.ts';

/** Wire record of a picture (documents 2.8), spelling included. */
export interface PictureItem {
  relativPath: string;
  resourceName?: string;
}

/** Resource id in a wire URL, or null. */
export function resourceIdIn(relativPath: string): number | null {
  const { searchParams } = new URL(relativPath, 'http://wire');
  const id = Number(searchParams.get('resourceId') ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

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
