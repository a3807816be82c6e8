/** Permissions of services, apart from their calls: the frame of the portal asks for them alone. */
export const SERVICE_ACCESS = {
  own: 'service:order:list',
  any: 'operation:service:query',
  job: 'service:job:list',
} as const;
