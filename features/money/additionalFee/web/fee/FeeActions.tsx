import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { type Action, formAction } from '../../../../../platform/web/actions/action.ts';
import type { AdditionalFeeDetail } from '../../fee.ts';
import { decideFee, offerSettlement, priceFee } from '../../operatorWire.ts';
import type { PlainMove } from '../../states.ts';
import { moveFee, updateFee } from '../../wire.ts';
import { EntryDialog } from '../entry/EntryDialog.tsx';
import { FEE_READS } from '../reads.ts';
import { useFeeTexts } from '../texts.ts';
import styles from './fee.module.css';
import { useFeeForms } from './feeForms.tsx';

/** Moves open to the reader, in the order of their buttons. */
export function FeeActions({ fee }: { fee: AdditionalFeeDetail }) {
  const texts = useFeeTexts();
  const forms = useFeeForms(fee);
  const { feeId, version, abilities } = fee;
  const seen = { feeId, version };
  const shown = (move: keyof typeof texts.moves) => ({ label: texts.moves[move], done: texts.moved });
  const plain = (move: PlainMove, look: { isMain?: true; isDangerous?: true }) =>
    abilities[move] &&
    formAction(
      moveFee,
      { ...seen, move },
      {
        ...shown(move),
        ...look,
        title: move === 'confirm' ? texts.confirmTitle : undefined,
        form: forms.plain(move),
      },
    );
  const actions: (Action | false)[] = [
    abilities.price && formAction(priceFee, seen, { ...shown('price'), form: forms.price }),
    plain('confirm', { isMain: true }),
    plain('accept', { isMain: true }),
    abilities.offer &&
      formAction(offerSettlement, seen, { ...shown('offer'), isMain: true, form: forms.settle('offer') }),
    abilities.decide && formAction(decideFee, seen, { ...shown('decide'), form: forms.settle('decide') }),
    abilities.revise &&
      formAction(updateFee, {}, { ...shown('revise'), form: ({ close }) => <EntryDialog fee={fee} onClose={close} /> }),
    plain('dispute', { isDangerous: true }),
    plain('refuse', { isDangerous: true }),
    plain('withdraw', { isDangerous: true }),
  ];
  return (
    <div className={styles.buttons}>
      <ActionButtons actions={actions} look="buttons" invalidates={FEE_READS} />
    </div>
  );
}
