import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Space } from 'antd';
import type { MouseEvent } from 'react';
import type { DecimalFieldProps } from './DecimalInput.tsx';
import { QuantityInput } from './QuantityInput.tsx';
import { useFieldTexts } from './texts.ts';

interface CountInputProps extends DecimalFieldProps {
  least: number;
  most: number;
}

export function CountInput({ least, most, ...field }: CountInputProps) {
  const texts = useFieldTexts();
  const { value = '', onChange, disabled = false } = field;
  const count = Number(value);
  const isNone = value === '' || !Number.isInteger(count);
  const step = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    // blur commits the typed text; Safari does not focus a clicked button
    event.currentTarget.focus();
    onChange?.(String(isNone ? least : Math.min(Math.max(count + by, least), most)));
  };
  return (
    <Space.Compact block>
      <Button
        icon={<MinusOutlined />}
        aria-label={texts.fewer}
        title={texts.fewer}
        // not disabled at the limits: a disabled button loses focus
        disabled={disabled}
        onClick={step(-1)}
      />
      <QuantityInput {...field} isWhole />
      <Button
        icon={<PlusOutlined />}
        aria-label={texts.more}
        title={texts.more}
        disabled={disabled}
        onClick={step(1)}
      />
    </Space.Compact>
  );
}
