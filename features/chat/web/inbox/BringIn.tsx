import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import { useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { bringIn, listSuppliers } from '../../wire.ts';
import { ChoiceButton } from '../ChoiceButton.tsx';
import { useTexts } from '../texts.ts';

export function BringIn({ conversationId }: { conversationId: number }) {
  const { inbox: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const listed = useRead(listSuppliers, {}, { enabled: isOpen });
  const bringing = useWrite(bringIn, { done: texts.broughtIn });
  return (
    <ChoiceButton
      icon={<UserAddOutlined />}
      label={texts.bringIn}
      choices={listed.data?.map(({ companyNo, companyName }) => ({
        key: companyNo,
        label: companyName,
        onClick: () => void bringing.send({ conversationId, companyNo }),
      }))}
      fault={listed.error?.message}
      none={texts.noSuppliers}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isBusy={bringing.isPending}
    />
  );
}
