import type { RouteStop } from '../dossier.ts';

type Route = readonly Pick<RouteStop, 'countryCode'>[];

/** States whose railways carry under the CIM (COTIF, appendix B), by ISO 3166. */
const CIM_STATES = new Set(
  'AL AT BA BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MC ME MK NL NO PL PT RO RS SE SI SK TR'.split(
    ' ',
  ),
);

/** The customs territory that asks for entry summary declarations: the EU with Norway and Switzerland. */
const EU_SECURITY_STATES = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

const EAEU_STATES = new Set(['AM', 'BY', 'KG', 'KZ', 'RU']);

const isIn = (states: ReadonlySet<string>) => (stop: Route[number] | undefined) =>
  stop !== undefined && states.has(stop.countryCode);
const isCim = isIn(CIM_STATES);
const isEu = isIn(EU_SECURITY_STATES);
const isEaeu = isIn(EAEU_STATES);

/** Between China and a state of the CIM: one consignment note may serve for both laws. */
export const joinsCimAndSmgs = (stops: Route): boolean =>
  isCim(stops.at(-1)) !== isCim(stops[0]) && stops.some((stop) => !isCim(stop));

export const leavesChina = (stops: Route): boolean =>
  stops[0]?.countryCode === 'CN' && stops.some(({ countryCode }) => countryCode !== 'CN');

export const entersEu = (stops: Route): boolean => !isEu(stops[0]) && stops.some(isEu);

/** Goods come into the EAEU from outside, to stay or to cross it. */
export const entersEaeu = (stops: Route): boolean => !isEaeu(stops[0]) && stops.some(isEaeu);

/** First stop within the EU, and within the EAEU. */
export const euEntryOf = <Stop extends Route[number]>(stops: readonly Stop[]): Stop | undefined => stops.find(isEu);
export const eaeuEntryOf = <Stop extends Route[number]>(stops: readonly Stop[]): Stop | undefined => stops.find(isEaeu);

/** Stops under the CIM, in their order. */
export const cimStopsOf = <Stop extends Route[number]>(stops: readonly Stop[]): Stop[] => stops.filter(isCim);
