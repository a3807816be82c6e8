import { CARGO_FIELDS, type CargoField } from '../../../cargo/fields.ts';
import type { CargoRole } from '../../../cargo/parties.ts';
import { PARTY_TEXT_FIELDS } from '../../partyFields.ts';
import { DOUBTFUL } from '../../reading/found.ts';
import type { FoundValue, PaperDetail } from '../../wire.ts';

export const LINE_FIELDS = ['containerNo', ...CARGO_FIELDS] as const;
export type LineField = CargoField | 'containerNo';
type PartyField = (typeof PARTY_TEXT_FIELDS)[number];

export interface DraftLine {
  isTaken: boolean;
  values: Partial<Record<LineField, string>>;
}
export interface DraftParty {
  isTaken: boolean;
  values: Partial<Record<PartyField, string>>;
}

/** What a person takes over, as corrected so far. */
export interface Draft {
  lines: DraftLine[];
  parties: Record<CargoRole, DraftParty>;
}

const PARTIES = ['sendCc', 'receiveCc', 'buyerCc'] as const;

export function draftOf(detail: PaperDetail): Draft {
  const party = (role: CargoRole): DraftParty => {
    const values = textsOf(detail[role], PARTY_TEXT_FIELDS);
    return { isTaken: Object.keys(values).length > 0, values };
  };
  return {
    lines: detail.hwList.map((line) => ({ isTaken: true, values: textsOf(line, LINE_FIELDS) })),
    parties: { sendCc: party('sendCc'), receiveCc: party('receiveCc'), buyerCc: party('buyerCc') },
  };
}

function textsOf<Field extends string>(
  found: Readonly<Record<string, FoundValue>>,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = found[field]?.text;
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

/** A value on the paper: in a goods line, a party, or the head. */
export interface Spot {
  id: string;
  tab: 'goods' | CargoRole | 'head';
  found: FoundValue;
  isDoubtful: boolean;
}

export const spotId = (group: string, field: string) => `${group} ${field}`;

/** All values of a paper in reading order, each to be found on its page. */
export function spotsOf(detail: PaperDetail): Spot[] {
  const spots = [
    ...detail.hwList.flatMap((line, at) => groupSpots('goods', `line${at}`, line)),
    ...PARTIES.flatMap((role) => groupSpots(role, role, detail[role])),
    ...groupSpots('head', 'head', detail.head),
    ...detail.containers.map(({ containerNo, isRepaired }, at) => ({
      id: spotId('container', String(at)),
      tab: 'head' as const,
      found: containerNo,
      isDoubtful: isRepaired || containerNo.confidence < DOUBTFUL,
    })),
  ];
  return spots.toSorted(
    (one, other) =>
      one.found.page - other.found.page ||
      one.found.box.top - other.found.box.top ||
      one.found.box.left - other.found.box.left,
  );
}

function groupSpots(tab: Spot['tab'], group: string, values: Readonly<Record<string, FoundValue>>): Spot[] {
  return Object.entries(values).map(([field, found]) => ({
    id: spotId(group, field),
    tab,
    found,
    isDoubtful: found.confidence < DOUBTFUL,
  }));
}
