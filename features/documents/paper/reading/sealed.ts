/** A container number within a text. */
export const CONTAINER = /(?<![A-Z])[A-Z]{3}[UJZ] ?\d{6}[ -]?\d(?!\d)/;
