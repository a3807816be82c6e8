/** A message as a carrier gets it. */
export interface CarriedMessage {
  /** the same at each try, so that the receiving side can tell a repeated message from a new one */
  id: string;
  /** mobile number or e-mail address */
  receiver: string;
  subject: string;
  text: string;
}

/** Takes messages of one channel out of the house. */
export interface Carrier {
  /** false: there is nobody to hand a message to, and it stays on the operator's outbox page */
  readonly leavesTheHouse: boolean;
  /** Hands a message over. Throws when that did not work; the reason is shown to the operator. */
  deliver(message: CarriedMessage): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}
