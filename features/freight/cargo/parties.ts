import { z } from 'zod';
import { partyFields } from '../../people/addressBook/party.ts';
import { FACT_SOURCES } from './factSources.ts';

/** Parties of an order's documents (documents 3.7). */
export const CARGO_ROLES = ['sendCc', 'receiveCc', 'buyerCc'] as const;
export const cargoRole = z.enum(CARGO_ROLES);
export type CargoRole = z.infer<typeof cargoRole>;

/** A copy of a party of the address book or of a paper; later changes of the book leave it as it is. */
export const frozenParty = z.object({
  role: cargoRole,
  frozenTime: z.string().describe('when it was copied'),
  source: z.enum(FACT_SOURCES).describe('what it was copied from'),
  place: z.string().describe('where in the source, such as the name of a paper'),
  isNewerThere: z.boolean().describe('the address book has changed it since; only told to its company'),
  ...partyFields,
});
export type FrozenParty = z.infer<typeof frozenParty>;
