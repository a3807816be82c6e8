import { TEXT_FIELDS, type TextField } from '../../people/addressBook/party.ts';

/** Facts of a party that a paper may hold. */
export const PARTY_TEXT_FIELDS = TEXT_FIELDS.filter(
  (field): field is Exclude<TextField, 'remark'> => field !== 'remark',
);
