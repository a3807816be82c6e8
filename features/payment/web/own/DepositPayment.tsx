import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import type { OwnDeposit } from '../../../deposit/wire.ts';
import { readDepositPaying, startDepositOnline } from '../../wire.ts';

/** Pays the outstanding amount of an own deposit by a wallet. */
export function DepositPayment({ deposit, title }: { deposit: OwnDeposit; title: string }) {
  const navigate = useNavigate();
  const ways = useRead(readDepositPaying, {});
  const starting = useWrite(startDepositOnline);
  if (ways.data?.hasOnline !== true) return null;
  return (
    <Button
      type="primary"
      loading={starting.isPending}
      onClick={async () => {
        const started = await starting.send({ depositId: deposit.depositId });
        if (started) void navigate(started.url);
      }}
    >
      {title}
    </Button>
  );
}
