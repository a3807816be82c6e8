import { Form, Input } from 'antd';
import { useTexts } from '../texts.ts';
import styles from './form.module.css';
import { fieldRules } from './validationRules.ts';

const REMARK_LENGTH = 500;

export function ContactFields() {
  const texts = useTexts().form;
  const rules = fieldRules(texts);
  return (
    <div className={styles.contact}>
      <Form.Item name="contactName" label={texts.contactName} rules={rules.contactName} required>
        <Input maxLength={50} autoComplete="name" />
      </Form.Item>
      <Form.Item name="contactMobile" label={texts.contactMobile} rules={rules.contactMobile} required>
        <Input maxLength={21} inputMode="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="remark" label={texts.remark} className={styles.remark}>
        <Input.TextArea rows={2} showCount maxLength={REMARK_LENGTH} placeholder={texts.remarkHint} />
      </Form.Item>
    </div>
  );
}
