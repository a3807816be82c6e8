import type { ChainEnd } from './eventChain.ts';

interface Bound {
  contractNo: string;
  /** of the contract's file */
  documentSha256: string;
  end: ChainEnd;
}

/** Signature reason of evidence.pdf; binds the contract's hash and the end of its event chain to the platform's key. */
export const bindingOf = ({ contractNo, documentSha256, end }: Bound): string =>
  `${contractNo}; contract ${documentSha256}; events ${end.count} ${end.lastHash}`;
