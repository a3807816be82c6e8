import { Form, Input } from 'antd';
import { sizeTypeName } from '../../../../libs/containerCodes/sizeTypeName.ts';
import { parseSizeType, tradeNameOf } from '../../../../libs/containerCodes/tradeNames.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useSizeTypeTexts } from '../../../../platform/web/widgets/fields/texts.ts';
import { useRules } from '../../../../platform/web/widgets/fields/useRules.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { sizeTypeCode } from '../../../../platform/wire/rules/sizeTypeCode.ts';
import styles from '../gallery.module.css';
import { Variant } from '../Variant.tsx';

const TITLE: Trilingual = {
  zh: '箱型代码（ISO 6346）',
  en: 'Size-type codes (ISO 6346)',
  ru: 'Коды типоразмеров (ISO 6346)',
};
const FIRST = '40HQ';

export function SizeTypes() {
  const language = useLanguage();
  const words = useSizeTypeTexts();
  const { matches } = useRules();
  const [form] = Form.useForm<{ written: string }>();
  const code = parseSizeType(Form.useWatch('written', form) ?? FIRST);
  const said = [code, tradeNameOf(code, language), sizeTypeName(words, code)];
  return (
    <Variant title={TITLE}>
      <Form form={form} layout="vertical" className={styles.fields} initialValues={{ written: FIRST }}>
        <Form.Item
          name="written"
          label={TITLE[language]}
          rules={[{ ...matches(sizeTypeCode), transform: parseSizeType }]}
          extra={said.filter(Boolean).join(' · ')}
        >
          <Input autoComplete="off" />
        </Form.Item>
      </Form>
    </Variant>
  );
}
