import {
  changedFields,
  emptyParty,
  type KnownParty,
  nameKeysOf,
  normalizeParty,
  type Party,
  type PartyField,
  TEXT_FIELDS,
} from '../../party.ts';
import { faultsOf } from '../../partyRules.ts';
import type { DuplicatePolicy, ImportedRow } from '../../wire.ts';
import { SHEET_COLUMNS } from './columns.ts';
import type { CellFault, SheetParty } from './readRows.ts';

/** What a row of a sheet does to the book. */
export interface PlannedRow {
  rowNumber: number;
  state: ImportedRow['state'];
  /** party that it changes; null: a new one */
  target: KnownParty | null;
  /** not named by id, but the same as the target */
  isDuplicate: boolean;
  /** as it will be */
  party: Party;
  changes: PartyField[];
  faults: CellFault[];
}

interface Book {
  byId: ReadonlyMap<number, KnownParty>;
  byKey: ReadonlyMap<string, KnownParty>;
}

interface ImportOptions {
  policy: DuplicatePolicy;
  /** most parties of the book */
  limit: number;
}

/** Compares a sheet with the book, rows in their order. */
export function planImport(
  rows: readonly SheetParty[],
  known: readonly KnownParty[],
  { policy, limit }: ImportOptions,
): PlannedRow[] {
  const book: Book = {
    byId: new Map(known.map((party) => [party.partyId, party])),
    byKey: new Map(known.flatMap((party) => keysOf(party).map((key) => [key, party] as const))),
  };
  const rowOf = new Map<string, number>();
  let space = limit - known.length;
  return rows.map((row) => {
    const planned = planRow(row, book, policy);
    const otherRow = claim(planned, rowOf, policy);
    if (otherRow !== undefined) return wrong(planned, { column: 'partyId', key: 'twice', otherRow });
    if (planned.state !== 'new') return planned;
    space -= 1;
    return space < 0 ? wrong(planned, { column: 'partyId', key: 'full' }) : planned;
  });
}

function wrong(planned: PlannedRow, fault: CellFault): PlannedRow {
  return { ...planned, state: 'wrong', faults: [...planned.faults, fault] };
}

const keysOf = (party: Party) => [...(party.taxCode ? [`tax:${party.taxCode}`] : []), ...nameKeysOf(party)];

function planRow(row: SheetParty, book: Book, policy: DuplicatePolicy): PlannedRow {
  const { rowNumber, partyId, given } = row;
  const alone = normalizeParty({ ...emptyParty(), ...given });
  const named = partyId === null ? undefined : book.byId.get(partyId);
  const isLost = partyId !== null && named === undefined;
  const same = partyId === null && policy !== 'separate' ? findSame(alone, book) : undefined;
  const target = named ?? same ?? null;
  const party = normalizeParty(same ? combined(same, alone, policy) : { ...(named ?? alone), ...given });
  const result = fieldsOf(party);
  const faults: CellFault[] = [...row.faults, ...cellFaults(result, row)];
  if (isLost) faults.push({ column: 'partyId', key: 'unknownId' });
  const changes = target ? changedFields(target, result) : [];
  const isDuplicate = same !== undefined;
  const planned = { rowNumber, target, isDuplicate, party: result, changes, faults };
  if (faults.length > 0) return { ...planned, state: 'wrong' };
  if (same && policy === 'skip') return { ...planned, state: 'skipped' };
  if (target === null) return { ...planned, state: 'new' };
  return { ...planned, state: changes.length > 0 ? 'changed' : 'unchanged' };
}

/** Without id and version. */
function fieldsOf(party: Party): Party {
  const fields = { ...emptyParty(), partyTypes: party.partyTypes, railwayCodes: party.railwayCodes };
  for (const field of TEXT_FIELDS) fields[field] = party[field];
  return fields;
}

function findSame(party: Party, { byKey }: Book): KnownParty | undefined {
  for (const key of keysOf(party)) {
    const found = byKey.get(key);
    if (found) return found;
  }
  return undefined;
}

/** An empty cell never clears what the book has. */
function combined(known: Party, given: Party, policy: DuplicatePolicy): Party {
  const isTaken = (before: { length: number }, after: { length: number }) =>
    after.length > 0 && (policy === 'replace' || before.length === 0);
  const result = { ...known };
  for (const field of TEXT_FIELDS) if (isTaken(known[field], given[field])) result[field] = given[field];
  if (isTaken(known.partyTypes, given.partyTypes)) result.partyTypes = given.partyTypes;
  if (isTaken(known.railwayCodes, given.railwayCodes)) result.railwayCodes = given.railwayCodes;
  return result;
}

/** Faults of the party at the cells of its row; a cell that could not be read is not faulted twice. */
function cellFaults(party: Party, { faults }: SheetParty): CellFault[] {
  const columns = new Map(Object.entries(faultsOf(party)).map(([path, key]) => [path.split('.')[0], key]));
  return SHEET_COLUMNS.flatMap((column) => {
    const key = columns.get(column);
    const isRead = faults.every((fault) => fault.column !== column);
    return key !== undefined && isRead ? [{ column, key }] : [];
  });
}

/** Notes what a row touches; returns an earlier row that touches the same. */
function claim(planned: PlannedRow, rowOf: Map<string, number>, policy: DuplicatePolicy): number | undefined {
  const { state, target, party, rowNumber } = planned;
  if (state === 'wrong' || state === 'skipped') return undefined;
  const added = policy === 'separate' ? [] : keysOf(party);
  const keys = target ? [`id:${target.partyId}`] : added;
  const earlier = keys.map((key) => rowOf.get(key)).find((row) => row !== undefined);
  if (earlier === undefined) for (const key of keys) rowOf.set(key, rowNumber);
  return earlier;
}
