import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useSubmitLock } from '../../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { DUPLICATE_WINDOW_MS } from '../../../../../platform/web/request/send.ts';
import type { OwnDeposit } from '../../../deposit/wire.ts';
import { readDepositPaying, startDepositOnline } from '../../wire.ts';

/** Pays the outstanding amount of an own deposit by a wallet. */
export function DepositPayment({ deposit, title }: { deposit: OwnDeposit; title: string }) {
  const navigate = useNavigate();
  const ways = useRead(readDepositPaying, {});
  const starting = useWrite(startDepositOnline);
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);
  if (ways.data?.hasOnline !== true) return null;
  return (
    <Button
      type="primary"
      loading={starting.isPending}
      onClick={() =>
        void lock(async () => {
          const started = await starting.send({ depositId: deposit.depositId });
          if (started) void navigate(started.url);
        })
      }
    >
      {title}
    </Button>
  );
}
