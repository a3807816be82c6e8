import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { jumpTarget } from '../jumpTarget.ts';
import type { Message } from '../wire.ts';
import { useTexts } from './texts.ts';
import { useMarks } from './useMarks.ts';

/** Opens the target of a message or explains why not (portal 2.6); marks notices read. */
export function useOpenMessage(): (message: Message) => boolean {
  const navigate = useNavigate();
  const { companyScope } = useCurrentUser();
  const { page: texts } = useTexts();
  const { mark } = useMarks();
  return (message) => {
    if (message.logType === 'info') void mark(message);
    const target = jumpTarget(message, companyScope);
    if (target === null) {
      showToast('error', texts.noJump);
      return false;
    }
    if (!message.abilities.open) {
      showToast('error', texts.mayNotOpen);
      return false;
    }
    if (target.startsWith('/')) void navigate(target);
    else window.open(target, '_blank', 'noopener');
    return true;
  };
}
