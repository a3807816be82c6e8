/** Names of the parties' signature fields in a contract. */
export const PARTY_FIELDS = { a: 'PartyA', b: 'PartyB' } as const;
export type PartySide = keyof typeof PARTY_FIELDS;
