import { Form, Input } from 'antd';
import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';
import { useNetworkTexts } from '../texts.ts';

/** The names of a record in all three languages; `longest` is the most characters of each. */
export function NameFields({ longest }: { longest: Readonly<Record<Language, number>> }) {
  const page = useNetworkTexts();
  return LANGUAGES.map((language) => (
    <Form.Item
      key={language}
      name={['name', language]}
      label={page.names[language]}
      rules={[{ required: true, whitespace: true }]}
    >
      <Input maxLength={longest[language]} autoComplete="off" lang={language} />
    </Form.Item>
  ));
}
