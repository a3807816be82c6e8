/** The address by which a telephone dials a number. */
export const dialling = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
