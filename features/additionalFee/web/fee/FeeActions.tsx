import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '../../../../platform/web/records/can.tsx';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { decideFee } from '../../operatorWire.ts';
import type { FeeMove, PlainMove } from '../../states.ts';
import { enterFee, moveFee } from '../../wire.ts';
import { EntryDialog } from '../entry/EntryDialog.tsx';
import { useFeeTexts } from '../texts.ts';
import styles from './fee.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';

type Shown = PlainMove | 'revise' | 'price' | 'offer' | 'decide';

const SHOWN: readonly Shown[] = [
  'price',
  'confirm',
  'accept',
  'offer',
  'decide',
  'revise',
  'dispute',
  'refuse',
  'withdraw',
];
const isSettling = (move: Shown) => move === 'price' || move === 'offer' || move === 'decide';
const isPlain = (move: Shown): move is PlainMove => move !== 'revise' && !isSettling(move);
const PRIMARY: readonly FeeMove[] = ['confirm', 'accept', 'offer'];
const DANGEROUS: readonly FeeMove[] = ['dispute', 'refuse', 'withdraw'];

/** Moves open to the reader; without any there is no bar. */
export function FeeActions({ fee }: { fee: AdditionalFeeDetail }) {
  const texts = useFeeTexts();
  const [opened, open] = useState<Shown | null>(null);
  const mayMove = useCan(moveFee);
  const maySettle = useCan(decideFee);
  const mayEnter = useCan(enterFee);
  const isMine = (move: Shown) => {
    if (move === 'revise') return mayEnter;
    return isSettling(move) ? maySettle : mayMove;
  };
  const moves = SHOWN.filter((move) => fee.abilities[move] && isMine(move));
  const close = () => open(null);
  if (moves.length === 0 && opened === null) return null;
  return (
    <div className={styles.buttons}>
      {moves.map((move) => (
        <Button
          key={move}
          type={PRIMARY.includes(move) ? 'primary' : 'default'}
          danger={DANGEROUS.includes(move)}
          onClick={() => open(move)}
        >
          {texts.moves[move]}
        </Button>
      ))}
      {opened === 'price' && <PriceDialog fee={fee} onClose={close} />}
      {opened === 'revise' && <EntryDialog fee={fee} onClose={close} />}
      {(opened === 'offer' || opened === 'decide') && (
        <SettleDialog fee={fee} move={opened} onClose={close} />
      )}
      {opened !== null && isPlain(opened) && <MoveDialog fee={fee} move={opened} onClose={close} />}
    </div>
  );
}
