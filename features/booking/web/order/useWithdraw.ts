import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { getTrainDetail } from '../../../train/wire.ts';
import { getOrderDetail, isHavingTempOrders, listOrders, queryOrderBigStatus, withdraw } from '../../wire.ts';

/** `withdrawOrder` resolves to whether the call succeeded. */
export function useWithdraw(done: string) {
  const write = useWrite(withdraw, {
    invalidates: [listOrders, queryOrderBigStatus, getOrderDetail, isHavingTempOrders, getTrainDetail],
    done,
  });
  return {
    withdrawOrder: async (input: { orderBigNo: string; reason: string }) =>
      (await write.send(input)) !== undefined,
    isPending: write.isPending,
  };
}
