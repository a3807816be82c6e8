import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { listCounterparts } from '../../wire.ts';
import { begin, isSame } from '../chatStore.ts';
import type { ShownConversation } from '../list/ConversationRow.tsx';
import { useTexts } from '../texts.ts';

const SERVICES = [0, 1] as const;

/** Begins another conversation about the same container: about its other service, or with another company. */
export function BeginOther(props: {
  conversation: ShownConversation;
  conversations: readonly ShownConversation[];
}) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { conversation, conversations } = props;
  const { orderContainerId } = conversation;
  const listed = useRead(listCounterparts, { orderContainerId }, { enabled: isOpen });
  const counterparts = listed.data ?? [];
  const choices = counterparts.flatMap(({ companyNo: servingCompanyNo, companyName: counterpartName }) =>
    SERVICES.map((businessType) => ({ orderContainerId, businessType, servingCompanyNo, counterpartName })),
  );
  const items = choices
    .filter((choice) => !conversations.some((one) => isSame(one, choice)))
    .map((choice) => ({
      key: `${choice.servingCompanyNo}-${choice.businessType}`,
      label: texts.beginWith({
        service: texts.services[choice.businessType],
        company: counterparts.length > 1 ? choice.counterpartName : '',
      }),
      onClick: () => begin(conversation, choice.businessType, choice),
    }));
  const none = [{ key: 'none', label: texts.nothingElse, disabled: true }];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ items: items.length > 0 || listed.isPending ? items : none }}
    >
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined />}
        loading={isOpen && listed.isPending}
        aria-label={texts.beginOther}
        title={texts.beginOther}
      />
    </Dropdown>
  );
}
