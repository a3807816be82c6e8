/** Permissions of the inspection, apart from its calls: the frame of the portal asks for them alone. */
export const INSPECTION_ACCESS = {
  /** lets a paper be issued in spite of a finding, for the documents desk */
  overrule: 'operation:inspection:overrule',
  rules: 'operation:inspection:rules',
} as const;
