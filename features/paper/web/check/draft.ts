import { CARGO_FIELDS, type CargoField } from '../../../cargo/fields.ts';
import type { CargoRole } from '../../../cargo/parties.ts';
import { PARTY_TEXT_FIELDS } from '../../partyFields.ts';
import { DOUBTFUL } from '../../reading/found.ts';
import type { FoundValue, PaperDetail } from '../../wire.ts';

export const LINE_FIELDS = ['containerNo', ...CARGO_FIELDS] as const;
export type LineField = CargoField | 'containerNo';
type PartyField = (typeof PARTY_TEXT_FIELDS)[number];

export interface DraftLine {
  /** place among the lines as read or added */
  lineNo: number;
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
    lines: detail.hwList.map((line, lineNo) => ({
      ...{ lineNo, isTaken: true },
      values: { containerNo: detail.containerNo, ...textsOf(line, LINE_FIELDS) },
    })),
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

export const spotId = (group: string, field: string) => `${group}-${field}`;

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

/** A line that a person types: its place is behind those that were read. */
export function lineAfter(lines: readonly DraftLine[], containerNo: string): DraftLine {
  const lineNo = Math.max(-1, ...lines.map((line) => line.lineNo)) + 1;
  return { lineNo, isTaken: true, values: { containerNo } };
}

/** What is sent of a draft. */
export function takenOf(id: number, orderBigNo: string, { lines, parties }: Draft) {
  const party = ({ isTaken, values }: DraftParty) => (isTaken ? values : null);
  return {
    ...{ id, orderBigNo },
    hwList: lines.filter(({ isTaken }) => isTaken).map(({ values, lineNo }) => ({ ...values, lineNo })),
    sendCc: party(parties.sendCc),
    receiveCc: party(parties.receiveCc),
    buyerCc: party(parties.buyerCc),
  };
}

/** Faults of a refused draft by the field of the dialog. */
export function faultsBySpot(
  fields: Readonly<Record<string, string>>,
  { lines }: Draft,
): ReadonlyMap<string, string> {
  const taken = lines.filter(({ isTaken }) => isTaken);
  const entries = Object.entries(fields).map(([path, fault]): [string, string] => {
    const [group = '', at = '', field = ''] = path.split('.');
    if (group !== 'hwList') return [spotId(group, at), fault];
    return [spotId(`line${taken[Number(at)]?.lineNo ?? 0}`, field), fault];
  });
  return new Map(entries);
}
