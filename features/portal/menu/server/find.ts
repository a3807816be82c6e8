import type { Feature, Finder } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { isAdmitted } from '../../../../platform/wire/currentUser.ts';
import { FOUND_KINDS, type Found } from '../../../../platform/wire/found.ts';

export const collectFinders = (all: readonly Feature[]): Finder[] => all.flatMap((feature) => feature.finders ?? []);

/** Results of all finders that the user may use, in the order of the kinds. */
export async function findFor(finders: readonly Finder[], text: string, ctx: CallContext): Promise<Found[]> {
  const own = finders.filter((finder) => isAdmitted(ctx.user, finder));
  const results = (await Promise.all(own.map((finder) => finder.find(text, ctx)))).flat();
  return FOUND_KINDS.flatMap((kind) => results.filter((one) => one.kind === kind));
}
