/** Whether the reason of a signature, as `passportMark` signs it into the document, says that a passport proves it. */
export const isByPassport = ({ reason }: { reason: string }) => reason.includes('; AdES, passport');
