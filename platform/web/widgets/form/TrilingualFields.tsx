import { Form, Input } from 'antd';
import { LANGUAGES, type Language } from '../../../wire/language.ts';

interface TrilingualFieldsProps {
  /** of the form's value, a `Trilingual` */
  name: string;
  labels: Readonly<Record<Language, string>>;
  /** the most characters in each language */
  longest: Readonly<Record<Language, number>>;
}

/** A name in all three languages, each required. */
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
