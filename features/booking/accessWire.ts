/** Permissions of orders and bookings, apart from their calls: the frame of the portal asks for them alone. */
export const ORDER_ACCESS = {
  own: 'booking:order:list',
  book: 'booking:booking:add',
  papers: 'booking:paper:query',
  any: 'operation:booking:list',
} as const;
