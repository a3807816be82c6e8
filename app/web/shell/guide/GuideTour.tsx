import { Tour } from 'antd';
import { useEffect, useState } from 'react';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { useShellTexts } from '../texts.ts';
import { SEEN_COOKIE } from './guideWindow.ts';

const STEPS = ['menu', 'search', 'tabs', 'account'] as const;

const targetOf = (step: string) => document.querySelector<HTMLElement>(`[data-guide="${step}"]`);

/** Beside tall targets, below wide ones. */
function placementOf(step: string): 'right' | 'bottom' {
  const height = targetOf(step)?.offsetHeight ?? 0;
  return height > window.innerHeight / 2 ? 'right' : 'bottom';
}

/** Steps whose target is not on the screen are left out. */
export default function GuideTour({ onDone }: { onDone: () => void }) {
  const { guide } = useShellTexts();
  const { action } = usePlatformTexts();
  const [steps] = useState(() => STEPS.filter((step) => targetOf(step) !== null));

  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is only there over https
    document.cookie = SEEN_COOKIE;
  }, []);

  return (
    <Tour
      open
      closable={{ 'aria-label': action.close }}
      onClose={onDone}
      onFinish={onDone}
      steps={steps.map((step, at) => ({
        title: guide.steps[step].title,
        description: guide.steps[step].text,
        target: () => targetOf(step) ?? document.body,
        placement: placementOf(step),
        nextButtonProps: { children: at === steps.length - 1 ? guide.finish : guide.next },
        prevButtonProps: { children: guide.previous },
      }))}
    />
  );
}
