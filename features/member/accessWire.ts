/** Permission to manage the people of the own company; apart from its calls, which the first page does without. */
export const MANAGE_PEOPLE = 'member:user:edit';
