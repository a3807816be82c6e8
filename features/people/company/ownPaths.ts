/**
 * Addresses of what a person reads of the own company, registration and joining. The frame refreshes these reads;
 * with their calls it would load the rules of tax numbers of all countries.
 */
export const OWN_PATHS = {
  registration: '/elecSign/queryCompanyReg',
  join: '/mycenter/queryOwnJoin',
  joinRequests: '/mycenter/queryJoinRequests',
  info: '/mycenter/queryCompanyInfo',
  scopes: '/mycenter/queryAllCompanyScope',
  history: '/mycenter/queryCompanyHistory',
} as const;
