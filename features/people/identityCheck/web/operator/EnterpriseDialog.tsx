import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { checkEnterprise } from '../../operatorWire.ts';
import { usePageTexts } from '../texts.ts';

type Result = PayloadOf<typeof checkEnterprise>;

const TYPES: Record<Result['outcome'], 'success' | 'error' | 'info'> = {
  confirmed: 'success',
  contradicted: 'error',
  unknown: 'info',
};
const FIELDS = [
  { name: 'name', label: 'company', maxLength: 100 },
  { name: 'code', label: 'code', maxLength: 40 },
  { name: 'legalName', label: 'legalName', maxLength: 60 },
] as const;
const EMPTY = { name: '', code: '', legalName: '' };

/** Name, code and legal representative of a company, checked by the provider in use. Mounted means open. */
export function EnterpriseDialog({ onClose }: { onClose: () => void }) {
  const texts = usePageTexts();
  const { action } = usePlatformTexts();
  const [facts, setFacts] = useState(EMPTY);
  const [result, setResult] = useState<Result | null>(null);
  const checking = useWrite(checkEnterprise);
  const check = async () => setResult((await checking.send(facts)) ?? null);
  return (
    <Modal
      open
      title={texts.enterprise}
      okText={texts.check}
      cancelText={action.cancel}
      confirmLoading={checking.isPending}
      okButtonProps={{ disabled: Object.values(facts).some((value) => value.trim() === '') }}
      onOk={() => void check()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        {FIELDS.map(({ name, label, maxLength }) => (
          <Form.Item key={name} label={texts[label]} htmlFor={`enterprise-${name}`}>
            <Input
              id={`enterprise-${name}`}
              value={facts[name]}
              maxLength={maxLength}
              onChange={({ target }) => {
                setResult(null);
                setFacts({ ...facts, [name]: target.value });
              }}
            />
          </Form.Item>
        ))}
      </Form>
      {result && (
        <Alert
          showIcon
          type={TYPES[result.outcome]}
          title={texts.outcomes[result.outcome]}
          description={texts.bounds[result.provider]}
        />
      )}
    </Modal>
  );
}
