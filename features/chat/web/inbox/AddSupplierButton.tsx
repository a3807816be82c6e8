import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import { useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { addChatSupplier, listSuppliers } from '../../wire.ts';
import { LazyDropdownButton } from '../LazyDropdownButton.tsx';
import { useTexts } from '../texts.ts';

export function AddSupplierButton({ conversationId }: { conversationId: number }) {
  const { inbox: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const listed = useRead(listSuppliers, {}, { enabled: isOpen });
  const adding = useWrite(addChatSupplier, { done: texts.broughtIn });
  return (
    <LazyDropdownButton
      icon={<UserAddOutlined />}
      label={texts.bringIn}
      choices={listed.data?.map(({ companyNo, companyName }) => ({
        key: companyNo,
        label: companyName,
        onClick: () => void adding.send({ conversationId, companyNo }),
      }))}
      errorText={listed.error?.message}
      emptyText={texts.noSuppliers}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isBusy={adding.isPending}
    />
  );
}
