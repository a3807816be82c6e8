export interface CarriedMessage {
  /** the same at each attempt, for deduplication by the receiver */
  id: string;
  receiver: string;
  subject: string;
  text: string;
}

export interface Carrier {
  /** false: messages stay on the operator's outbox page */
  readonly leavesTheHouse: boolean;
  deliver(message: CarriedMessage): Promise<void>;
  close(): void;
}
