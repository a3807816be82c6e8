/** Permission to manage the people of the own company, apart from its calls: the frame of the portal asks for it alone. */
export const MANAGE_PEOPLE = 'member:user:edit';
