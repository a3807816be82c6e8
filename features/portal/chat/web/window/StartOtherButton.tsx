import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type Counterpart, isSameConversation } from '../../conversation.ts';
import { listCounterparts } from '../../wire.ts';
import { startConversation } from '../chatStore.ts';
import { LazyDropdownButton } from '../LazyDropdownButton.tsx';
import type { ConversationSummary } from '../list/ConversationRow.tsx';
import { useTexts } from '../texts.ts';

interface StartOtherButtonProps {
  conversation: ConversationSummary;
  conversations: readonly ConversationSummary[];
}

const SERVICES = [0, 1] as const;

/** Other service of the container, or another company. */
export function StartOtherButton({ conversation, conversations }: StartOtherButtonProps) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { orderContainerId } = conversation;
  const listed = useRead(listCounterparts, { orderContainerId }, { enabled: isOpen });
  const isListed = (about: ReturnType<typeof combinationsOf>[number]) =>
    conversations.some((one) => isSameConversation(one, { orderContainerId, ...about }));
  const choices = listed.data && combinationsOf(listed.data).filter((about) => !isListed(about));
  return (
    <LazyDropdownButton
      icon={<PlusOutlined />}
      label={texts.beginOther}
      choices={choices?.map((about) => ({
        key: `${about.servingCompanyNo}-${about.businessType}`,
        label: texts.beginWith({
          service: texts.services[about.businessType],
          company: listed.data?.length === 1 ? '' : about.counterpartName,
        }),
        onClick: () => startConversation(conversation, about.businessType, about),
      }))}
      errorText={listed.error?.message}
      emptyText={texts.nothingElse}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  );
}

const combinationsOf = (counterparts: readonly Counterpart[]) =>
  counterparts.flatMap(({ companyNo: servingCompanyNo, companyName: counterpartName }) =>
    SERVICES.map((businessType) => ({ businessType, servingCompanyNo, counterpartName })),
  );
