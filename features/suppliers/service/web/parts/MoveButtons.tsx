import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { needsReason, type ServiceMove } from '../../states.ts';
import { useServiceTexts } from '../texts.ts';
import styles from './parts.module.css';

interface MoveButtonsProps<Move extends ServiceMove> {
  moves: readonly Move[];
  isPending: boolean;
  /** resolves to success */
  onMove: (move: Move, reason: string) => Promise<boolean>;
}

const DANGEROUS: readonly ServiceMove[] = ['cancel', 'stop', 'reject', 'declineJob', 'disputeFee'];
const QUIET: readonly ServiceMove[] = [...DANGEROUS, 'refusePrice', 'returnFee'];

/** What can be done now; where a reason is demanded, it is asked for. */
export function MoveButtons<Move extends ServiceMove>({ moves, isPending, onMove }: MoveButtonsProps<Move>) {
  const texts = useServiceTexts();
  const [asked, setAsked] = useState<Move | null>(null);
  return (
    <>
      {moves.map((move) => (
        <Button
          key={move}
          type={QUIET.includes(move) ? 'default' : 'primary'}
          danger={DANGEROUS.includes(move)}
          loading={isPending && asked === null}
          onClick={() => (needsReason(move) ? setAsked(move) : void onMove(move, ''))}
        >
          {texts.moves[move]}
        </Button>
      ))}
      <ReasonDialog
        open={asked !== null}
        title={asked === null ? '' : texts.moves[asked]}
        confirmLabel={asked === null ? '' : texts.moves[asked]}
        isDangerous={asked !== null && DANGEROUS.includes(asked)}
        onClose={() => setAsked(null)}
        onConfirm={async (reason) => {
          const isDone = asked !== null && (await onMove(asked, reason));
          if (isDone) setAsked(null);
          return isDone;
        }}
      >
        <p className={styles.soft}>{texts.reasonHint}</p>
      </ReasonDialog>
    </>
  );
}
