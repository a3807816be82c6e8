import type { Feature, HomeSource } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { HOME_AREAS } from '../../../../platform/wire/homeParts.ts';
import type { HomeAttention } from '../wire.ts';

export const collectHomeSources = (all: readonly Feature[]): HomeSource[] =>
  all.flatMap((feature) => feature.homeSources ?? []);

/** What all rooms have for the person: what is urgent first, then by area, in the order of the rooms. */
export async function attentionOf(sources: readonly HomeSource[], ctx: CallContext): Promise<HomeAttention> {
  const own = sources.filter(({ permission }) => hasPermission(ctx.user, permission));
  const parts = await Promise.all(own.map((source) => source.read(ctx)));
  const alerts = parts.flatMap((part) => part.alerts ?? []);
  return {
    alerts: alerts.toSorted(
      (one, other) =>
        Number(other.isUrgent) - Number(one.isUrgent) || HOME_AREAS.indexOf(one.area) - HOME_AREAS.indexOf(other.area),
    ),
    figures: parts.flatMap((part) => part.figures ?? []),
  };
}
