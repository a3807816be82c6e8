import type { Notification } from '../../wire.ts';

export interface Asked {
  ref: string;
  amount: string;
  currency: string;
}

/** Port to a wallet, asked outside of transactions. What it tells is believed only with its signature. */
export interface PaymentProvider {
  readonly name: string;
  /** Page of the wallet for a payment; asked twice for a `ref`, the page of the same payment. */
  start(asked: Asked): Promise<{ url: string }>;
  isSigned(notification: Notification): Promise<boolean>;
  /** For notifications that were lost; null: the wallet knows nothing of it. */
  query(ref: string): Promise<Omit<Notification, 'signature'> | null>;
  /** Closes a payment that nobody has paid yet; what became of it. */
  cancel(ref: string): Promise<Omit<Notification, 'signature'> | null>;
}
