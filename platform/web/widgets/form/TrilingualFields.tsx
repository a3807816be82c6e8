import { Form, Input } from 'antd';
import { LANGUAGES, type Language } from '../../../wire/language.ts';

interface TrilingualFieldsProps {
  /** name of a `Trilingual` form value */
  name: string;
  labels: Readonly<Record<Language, string>>;
  longest: Readonly<Record<Language, number>>;
}

export function TrilingualFields({ name, labels, longest }: TrilingualFieldsProps) {
  return LANGUAGES.map((language) => (
    <Form.Item
      key={language}
      name={[name, language]}
      label={labels[language]}
      rules={[{ required: true, whitespace: true }]}
    >
      <Input maxLength={longest[language]} autoComplete="off" lang={language} />
    </Form.Item>
  ));
}
