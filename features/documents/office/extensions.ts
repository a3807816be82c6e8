export const OFFICE_EXTENSIONS = ['docx', 'xlsx'] as const;
export type OfficeExtension = (typeof OFFICE_EXTENSIONS)[number];
