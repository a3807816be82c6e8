import type { Feature, MenuCount } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';

interface PathCount extends MenuCount {
  path: string;
}

/** Declared counts with the paths of their entries. */
export function collectMenuCounts(all: readonly Feature[]): PathCount[] {
  const entries = all.flatMap((feature) => feature.menu ?? []);
  return all
    .flatMap((feature) => feature.menuCounts ?? [])
    .flatMap((one) => {
      const entry = entries.find(({ key }) => key === one.key);
      return entry ? [{ ...one, path: entry.path }] : [];
    });
}

export async function menuCountsOf(
  all: readonly PathCount[],
  ctx: CallContext,
): Promise<{ path: string; count: number }[]> {
  const own = all.filter(({ permission }) => hasPermission(ctx.user, permission));
  const counts = await Promise.all(own.map(async (one) => ({ path: one.path, count: await one.count(ctx) })));
  return counts.filter(({ count }) => count > 0);
}
