import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { Counterpart } from '../../conversation.ts';
import { listCounterparts } from '../../wire.ts';
import { ChoiceButton } from '../ChoiceButton.tsx';
import { begin, isSame } from '../chatStore.ts';
import type { ShownConversation } from '../list/ConversationRow.tsx';
import { useTexts } from '../texts.ts';

interface BeginOtherProps {
  conversation: ShownConversation;
  conversations: readonly ShownConversation[];
}

const SERVICES = [0, 1] as const;

/** Other service of the container, or another company. */
export function BeginOther({ conversation, conversations }: BeginOtherProps) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { orderContainerId } = conversation;
  const listed = useRead(listCounterparts, { orderContainerId }, { enabled: isOpen });
  const isBegun = (about: ReturnType<typeof othersOf>[number]) =>
    conversations.some((one) => isSame(one, { orderContainerId, ...about }));
  const choices = listed.data && othersOf(listed.data).filter((about) => !isBegun(about));
  return (
    <ChoiceButton
      icon={<PlusOutlined />}
      label={texts.beginOther}
      choices={choices?.map((about) => ({
        key: `${about.servingCompanyNo}-${about.businessType}`,
        label: texts.beginWith({
          service: texts.services[about.businessType],
          company: listed.data?.length === 1 ? '' : about.counterpartName,
        }),
        onClick: () => begin(conversation, about.businessType, about),
      }))}
      fault={listed.error?.message}
      none={texts.nothingElse}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  );
}

const othersOf = (counterparts: readonly Counterpart[]) =>
  counterparts.flatMap(({ companyNo: servingCompanyNo, companyName: counterpartName }) =>
    SERVICES.map((businessType) => ({ businessType, servingCompanyNo, counterpartName })),
  );
