export const dialling = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
