/** Permission of the charges of any order, apart from its call: the frame of the portal asks for it alone. */
export const ANY_CHARGES = 'operation:charge:query';
