/** Permissions of the dossier, apart from its calls: the frame of the portal asks for them alone. */
export const DOSSIER_ACCESS = {
  query: 'dossier:paper:query',
  edit: 'dossier:paper:edit',
  issue: 'dossier:paper:issue',
  /** orders of any company, for the documents desk */
  any: 'operation:dossier:any',
  ranges: 'operation:dossier:ranges',
} as const;
