import type { ChainEnd } from './eventChain.ts';

interface Bound {
  contractNo: string;
  /** of the contract's file */
  documentSha256: string;
  end: ChainEnd;
}

/** What the platform signs as the reason of evidence.pdf: nobody else can shorten the chain or exchange the contract. */
export const bindingOf = ({ contractNo, documentSha256, end }: Bound): string =>
  `${contractNo}; contract ${documentSha256}; events ${end.count} ${end.lastHash}`;
