import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { getTrainDetail } from '../../../train/wire.ts';
import { getOrderDetail, isHavingTempOrders, listOrders, queryOrderBigStatus, withdraw } from '../../wire.ts';

/** Withdraws an own order and reads again what that changes; `withdrawOrder` answers whether it was done. */
export function useWithdraw(done: string) {
  const write = useWrite(withdraw, {
    refreshes: [listOrders, queryOrderBigStatus, getOrderDetail, isHavingTempOrders, getTrainDetail],
    done,
  });
  return {
    withdrawOrder: async (input: { orderBigNo: string; reason: string }) =>
      (await write.send(input)) !== undefined,
    isPending: write.isPending,
  };
}
