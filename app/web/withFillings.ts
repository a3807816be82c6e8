import type { PageRoute } from '../../platform/web/router/pageRoute.ts';
import type { SlotFilling } from '../../platform/web/slots/slot.ts';

/** The page, whose load also starts loading the fillings of its slots. */
export function withFillings(
  page: PageRoute,
  loadFillings: () => Promise<readonly SlotFilling[]>,
): PageRoute {
  const { slots, load } = page;
  if (slots === undefined) return page;
  const preload = async () => {
    for (const filling of await loadFillings())
      if (slots.some((slot) => slot.holds(filling))) void filling.preload();
  };
  return {
    ...page,
    load: () => {
      // errors surface in the frame, which needs the same chunk
      preload().catch(() => {});
      return load();
    },
  };
}
