import type { Trilingual } from '../../../../platform/wire/language.ts';
import type { DemoLine, DemoService } from './demoLine.ts';
import { centralAsiaServices } from './demoLinesCentralAsia.ts';
import { chinaServices } from './demoLinesChina.ts';
import { europeServices } from './demoLinesEurope.ts';
import { northernServices } from './demoLinesNorth.ts';
import { stopsOf } from './demoRoute.ts';

function nameOf(cities: DemoService['cities'], from: 0 | 1, to: 0 | 1): Trilingual {
  return {
    zh: `${cities.zh[from]}—${cities.zh[to]}`,
    en: `${cities.en[from]} – ${cities.en[to]}`,
    ru: `${cities.ru[from]} – ${cities.ru[to]}`,
  };
}

function linesOf({ hubs, lineType, cities, route, outbound, inbound }: DemoService): readonly DemoLine[] {
  const outwards = route.trim().split(/\s+/);
  const out: DemoLine = {
    code: `${hubs[0]}-${hubs[1]}-O`,
    name: nameOf(cities, 0, 1),
    lineType,
    direction: 'outbound',
    stops: stopsOf(outwards),
    ...outbound,
  };
  if (!inbound) return [out];
  const back: DemoLine = {
    code: `${hubs[1]}-${hubs[0]}-I`,
    name: nameOf(cities, 1, 0),
    lineType,
    direction: 'inbound',
    stops: stopsOf(outwards.toReversed()),
    ...inbound,
  };
  return [out, back];
}

export const demoLines: readonly DemoLine[] = [
  ...europeServices,
  ...northernServices,
  ...centralAsiaServices,
  ...chinaServices,
].flatMap(linesOf);
