/** The part of a structured logger (pino) that the inspection writes to. */
export interface InspectionLog {
  warn(fields: object, message: string): void;
  warn(message: string): void;
  error(fields: object, message: string): void;
}
