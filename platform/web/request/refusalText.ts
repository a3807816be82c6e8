import type { CallError } from './callError.ts';

/** The server's words about the link or its job, where it has some; the code's alone only say that there is nothing. */
export const refusalText = ({ fields, message }: CallError) => fields.token ?? message;
