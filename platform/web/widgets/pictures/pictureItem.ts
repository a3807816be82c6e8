import { idOf } from '../../router/addressId.ts';

/** Wire record of a picture (documents 2.8), spelling included. */
export interface PictureItem {
  relativPath: string;
  resourceName?: string;
}

/** Resource id in a wire URL, or null. */
function resourceIdIn(relativPath: string): number | null {
  const { searchParams } = new URL(relativPath, 'http://wire');
  return idOf(searchParams.get('resourceId'));
}

export interface Picture {
  resourceId: number;
  name: string;
}

/** Pictures of records; those without a resource are left out. */
export function picturesOf(items: readonly PictureItem[]): Picture[] {
  return items.flatMap(({ relativPath, resourceName = '' }) => {
    const resourceId = resourceIdIn(relativPath);
    return resourceId === null ? [] : { resourceId, name: resourceName || String(resourceId) };
  });
}
