/** Permissions of shared links, apart from their calls: the frame of the portal asks for them alone. */
export const SHARE_ACCESS = {
  list: 'share:link:list',
  edit: 'share:link:edit',
  /** links of any company's orders */
  any: 'operation:share:any',
} as const;
