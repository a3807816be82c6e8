import { lazy, Suspense } from 'react';
import type { SlotContainer } from '../../../../features/booking/web/detail/containers/containerActionSlot.ts';
import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';

const ChatTool = lazy(() => loadChunk(() => import('../../../../features/chat/web/ChatTool.tsx')));

/** Button beside each container of an order. */
export function ChatButton({ container }: { container: SlotContainer }) {
  return (
    <Suspense fallback={null}>
      <ChatTool container={container} />
    </Suspense>
  );
}
