/** Page to request joining a company (portal 2.1). */
export const JOIN_PATH = '/bind';
