import { Input, type InputProps } from 'antd';
import { byteLength, limitInsertion } from '../../../wire/rules/byteLength.ts';
import { showToast } from '../../toast/toast.ts';
import styles from './fields.module.css';
import { useFieldTexts } from './texts.ts';
import { type TextChange, useTypedText } from './useTypedText.ts';

const BULK_INPUTS = new Set(['insertFromPaste', 'insertFromDrop']);

type Plain = Pick<InputProps, 'id' | 'disabled' | 'placeholder' | 'autoComplete' | 'aria-label'>;

interface ByteInputProps extends Plain {
  value?: string;
  onChange?: (text: string) => void;
  /** in bytes; a Chinese character counts 2 (documents 5.6) */
  most: number;
  /** rows of a textarea; absent: single line */
  rows?: number;
}

/** Text with a byte limit and a counter. Blocks further typing; truncates pastes with a toast. */
export function ByteInput({ value = '', onChange, most, rows, ...plain }: ByteInputProps) {
  const texts = useFieldTexts();
  const accept = ({ before, after, caret, inputType }: TextChange) => {
    const accepted = limitInsertion(most, before, after, caret);
    if (accepted !== after && BULK_INPUTS.has(inputType)) showToast('error', texts.pasteCut({ most }));
    return accepted;
  };
  const typing = useTypedText({ value, accept, onChange: (text) => onChange?.(text) });
  const count = { show: true, max: most, strategy: byteLength };
  if (rows === undefined) return <Input {...plain} {...typing} count={count} />;
  const { id, disabled, placeholder, autoComplete, 'aria-label': label } = plain;
  return (
    <Input.TextArea
      {...{ id, disabled, placeholder, autoComplete, 'aria-label': label }}
      {...typing}
      className={styles.lines}
      rows={rows}
      count={count}
    />
  );
}
