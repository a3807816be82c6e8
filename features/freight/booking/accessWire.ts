/** Permissions of orders and bookings, apart from their calls: the first page of the portal does without their schemas. */
export const ORDER_ACCESS = {
  own: 'booking:order:list',
  book: 'booking:booking:add',
  /** files of an order; the calls that read them are those of resource */
  papers: 'booking:paper:query',
  any: 'operation:booking:list',
} as const;
