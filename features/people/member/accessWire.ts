/** Permissions of the people of the own company, apart from their calls: the first page of the portal does without their schemas. */
export const MEMBER_ACCESS = {
  manage: 'member:user:edit',
} as const;
