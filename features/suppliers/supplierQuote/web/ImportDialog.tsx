import { Alert, Modal } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import type { parseQuotationSheet } from '../wire.ts';
import styles from './quote.module.css';
import { useQuoteTexts } from './texts.ts';
import { useLineText } from './useLineText.ts';

interface ImportDialogProps {
  parsed: PayloadOf<typeof parseQuotationSheet>;
  currency: string;
  onApply: () => void;
  onClose: () => void;
}

/** What a sheet would change, before it is taken over. */
export function ImportDialog({ parsed, currency, onApply, onClose }: ImportDialogProps) {
  const texts = useQuoteTexts();
  const format = useFormat();
  const lineText = useLineText();
  const { changes, errors, lines } = parsed;
  const apply = () => {
    onApply();
    onClose();
  };
  const priceOf = (price: string | null) => price !== null && format.money(price, currency);
  return (
    <Modal
      open
      width={720}
      title={texts.own.importTitle}
      okText={texts.own.apply}
      okButtonProps={{ disabled: errors.length > 0 || lines.length === 0 }}
      mask={{ closable: false }}
      onOk={apply}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        {errors.map(({ rowNumber, text }) => (
          <Alert key={rowNumber} type="error" showIcon title={texts.own.row({ row: rowNumber, text })} />
        ))}
        {changes.length === 0 && errors.length === 0 && <p>{texts.own.noChanges}</p>}
        {changes.length > 0 && (
          <div className={styles.scroll}>
            <table className={styles.table}>
              <tbody>
                {changes.map(({ change, line, oldPrice }) => (
                  <tr key={`${change} ${lineText(line)}`}>
                    <td>{texts.own.changes[change]}</td>
                    <td>{lineText(line)}</td>
                    <td className={styles.number}>
                      {change !== 'added' && <span className={styles.old}>{priceOf(oldPrice)}</span>}{' '}
                      {change !== 'removed' && priceOf(line.price)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Modal>
  );
}
