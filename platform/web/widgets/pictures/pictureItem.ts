/** Wire record of a picture (documents 2.8), spelling included. */
export interface PictureItem {
  relativPath: string;
  resourceName?: string;
}

/** Resource id in a wire URL, or null. */
function resourceIdIn(relativPath: string): number | null {
  const { searchParams } = new URL(relativPath, 'http://wire');
  const id = Number(searchParams.get('resourceId') ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
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
