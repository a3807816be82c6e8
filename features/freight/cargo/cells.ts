import type { Party } from '../../people/addressBook/party.ts';
import type { CargoField } from './fields.ts';
import type { CargoRole } from './parties.ts';
import type { Scope, ShipmentField } from './shipmentFields.ts';

/** Address of one fact of an order: of a goods line, a party, or what is said of a container, a railway or the order. */
export type Cell =
  | `line.${string}.${CargoField | 'container'}`
  | `party.${CargoRole}`
  | `party.${CargoRole}.${keyof Party}`
  | `fact.${Scope}.${string}`;

export const lineCell = (lineKey: string, field: CargoField | 'container'): Cell => `line.${lineKey}.${field}`;
/** A party is chosen as a whole; `field`: what of it is shown. */
export const partyCell = (role: CargoRole, field?: keyof Party): Cell =>
  field === undefined ? `party.${role}` : `party.${role}.${field}`;
export const factCell = (scope: Scope, field: ShipmentField | 'containerNo'): Cell => `fact.${scope}.${field}`;

/** What a cell is of; a key of a line has no dot. */
export function readCell(cell: string): { kind: string; key: string; field: string } {
  const [kind = '', key = '', field = ''] = cell.split('.');
  return { kind, key, field };
}
