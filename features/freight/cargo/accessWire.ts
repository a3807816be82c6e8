/** Permissions of the goods section, apart from its calls: the frame of the portal asks for them alone. */
export const CARGO_ACCESS = {
  own: { query: 'cargo:goods:query', edit: 'cargo:goods:edit' },
  any: { query: 'operation:cargo:query', edit: 'operation:cargo:edit' },
} as const;
