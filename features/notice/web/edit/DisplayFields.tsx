import { Form, Input, Switch } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { LONGEST_URL } from '../../wire.ts';
import { useTexts } from '../texts.ts';

export function DisplayFields() {
  const { page } = useTexts();
  const { zone } = useFormat();
  const begins: string | undefined = Form.useWatch('beginTime');
  return (
    <>
      <Form.Item name="beginTime" label={page.field.begins} tooltip={zone}>
        <DateField hasTime isWide isFixed shortcuts="ahead" />
      </Form.Item>
      <Form.Item name="endTime" label={page.field.ends} tooltip={zone} extra={page.field.endsHint}>
        <DateField hasTime isWide shortcuts="ahead" rules={begins ? [{ before: begins.slice(0, 10) }] : []} />
      </Form.Item>
      <Form.Item name="noticeUrl" label={page.field.url} extra={page.field.urlHint}>
        <Input maxLength={LONGEST_URL} placeholder="https://" autoComplete="off" inputMode="url" />
      </Form.Item>
      <Form.Item
        name="isForceTip"
        label={page.field.forced}
        extra={page.field.forcedHint}
        getValueProps={(flag: unknown) => ({ checked: flag === '1' })}
        normalize={(isOn: boolean) => (isOn ? '1' : '0')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </>
  );
}
