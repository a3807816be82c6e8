import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../../platform/web/request/callError.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { countersign } from '../../operatorWire.ts';
import { type ContractRow, READS } from './ledger.ts';

export interface Progress {
  done: number;
  failed: { contractNo: string; why: string }[];
  count: number;
  isOver: boolean;
}

/** Signs contracts one after the other with one grant; what fails does not hold up the rest. */
export function useCountersign(contracts: readonly ContractRow[]) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = async (grant: string) => {
    const state: Progress = { done: 0, failed: [], count: contracts.length, isOver: false };
    setProgress({ ...state });
    for (const { contractId, version, contractNo } of contracts) {
      try {
        await send(countersign, { contractId, version, grant });
        state.done += 1;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        state.failed = [...state.failed, { contractNo, why: error.message }];
      }
      setProgress({ ...state });
    }
    setProgress({ ...state, isOver: true });
    for (const read of READS) void client.invalidateQueries({ queryKey: [read.path] });
  };
  return { progress, run };
}
