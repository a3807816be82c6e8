/**
 * Addresses of what a person reads of the own registration and joining. The frame refreshes these reads; with their
 * calls it would load the rules of tax numbers of all countries.
 */
export const OWN_PATHS = {
  registration: '/elecSign/queryCompanyReg',
  join: '/mycenter/queryOwnJoin',
  joinRequests: '/mycenter/queryJoinRequests',
} as const;
