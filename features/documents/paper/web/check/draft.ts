import { CARGO_FIELDS, type CargoField } from '../../../../freight/cargo/fields.ts';
import type { CargoRole } from '../../../../freight/cargo/parties.ts';
import { fieldsOfKind } from '../../kindFields.ts';
import type { PaperKind } from '../../paperKinds.ts';
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
      lineNo,
      isTaken: true,
      values: { containerNo: detail.containerNo, ...textsOf(line, LINE_FIELDS) },
    })),
    parties: { sendCc: party('sendCc'), receiveCc: party('receiveCc'), buyerCc: party('buyerCc') },
  };
}

function textsOf<Field extends string>(found: FoundValues, fields: readonly Field[]): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = found[field]?.text;
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

/** Fields that a paper of the kind may state, and those that hold something. */
export function shownFields(kind: PaperKind | null, lines: readonly DraftLine[]): LineField[] {
  const ofKind: readonly LineField[] = ['containerNo', ...fieldsOfKind(kind)];
  return LINE_FIELDS.filter(
    (field) => ofKind.includes(field) || lines.some(({ values }) => (values[field] ?? '') !== ''),
  );
}

/** A draft of `before` on what was read since: what a person typed stays. */
export function rebased(draft: Draft, before: PaperDetail, now: PaperDetail): Draft {
  const [old, fresh] = [draftOf(before), draftOf(now)];
  const lines = fresh.lines.map((line) => {
    const own = draft.lines.find(({ lineNo }) => lineNo === line.lineNo);
    const was = old.lines.find(({ lineNo }) => lineNo === line.lineNo);
    return own === undefined
      ? line
      : { ...line, isTaken: own.isTaken, values: typedOver(own.values, was?.values ?? {}, line.values) };
  });
  const added = draft.lines.filter(({ lineNo }) => lineNo >= old.lines.length && lineNo >= lines.length);
  const party = (role: CargoRole): DraftParty => ({
    ...fresh.parties[role],
    values: typedOver(draft.parties[role].values, old.parties[role].values, fresh.parties[role].values),
  });
  return {
    lines: [...lines, ...added],
    parties: { sendCc: party('sendCc'), receiveCc: party('receiveCc'), buyerCc: party('buyerCc') },
  };
}

function typedOver<Values extends Readonly<Record<string, string | undefined>>>(
  own: Values,
  was: Values,
  fresh: Values,
): Values {
  const typed = Object.entries(own).filter(([field, text]) => text !== was[field]);
  return { ...fresh, ...Object.fromEntries(typed) };
}

/** A value on the paper: in a goods line, a party, or the head. */
export interface Spot {
  id: string;
  tab: 'goods' | CargoRole | 'head';
  found: FoundValue;
  isDoubtful: boolean;
}

type FoundValues = Readonly<Record<string, FoundValue>>;

/** Weights and volume come by two names each; a form shows one. */
const ownNames = ({ goodsWeight, goodsGrossWeight, goodsVolume, ...line }: FoundValues): FoundValues => line;

export const spotId = (group: string, field: string) => `${group}-${field}`;

/** All values of a paper in reading order, each to be found on its page. */
export function spotsOf(detail: PaperDetail): Spot[] {
  const spots = [
    ...detail.hwList.flatMap((line, at) => groupSpots('goods', `line${at}`, ownNames(line))),
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

function groupSpots(tab: Spot['tab'], group: string, values: FoundValues): Spot[] {
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
    id,
    orderBigNo,
    hwList: lines.filter(({ isTaken }) => isTaken).map(({ values, lineNo }) => ({ ...values, lineNo })),
    sendCc: party(parties.sendCc),
    receiveCc: party(parties.receiveCc),
    buyerCc: party(parties.buyerCc),
  };
}

/** Faults of a refused draft by the field of the dialog. */
export function faultsBySpot(fields: Readonly<Record<string, string>>, { lines }: Draft): ReadonlyMap<string, string> {
  const taken = lines.filter(({ isTaken }) => isTaken);
  const entries = Object.entries(fields).map(([path, fault]): [string, string] => {
    const [group = '', at = '', field = ''] = path.split('.');
    if (group !== 'hwList') return [spotId(group, at), fault];
    return [spotId(`line${taken[Number(at)]?.lineNo ?? 0}`, field), fault];
  });
  return new Map(entries);
}
