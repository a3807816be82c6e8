interface TransportMessage {
  /** the same at each attempt, for deduplication by the receiver */
  id: string;
  receiver: string;
  subject: string;
  text: string;
  /** '': such messages cannot be switched off */
  unsubscribeUrl: string;
}

export interface MessageTransport {
  /** false: messages stay on the operator's outbox page */
  readonly isConfigured: boolean;
  deliver(message: TransportMessage): Promise<void>;
  close(): void;
}
