import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import type { CrashFault } from './crashFault.ts';
import { Notice } from './Notice.tsx';

/** Error view of the whole window. The reload also retries failed chunks. */
export function CrashNotice({ fault: { id, report } }: { fault: CrashFault }) {
  const { action, fault } = usePlatformTexts();
  return (
    <Notice title={fault.crashed} text={fault.crashedHint} detail={fault.faultId({ id })}>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {action.retry}
      </button>
      <button
        type="button"
        className="plain-button quiet"
        onClick={() => void navigator.clipboard?.writeText(report)}
      >
        {action.copy}
      </button>
    </Notice>
  );
}

/** Error view for when the texts did not load. */
export function LastResort() {
  return (
    <Notice
      title="Ironsilk"
      text="页面加载失败 · The page could not be loaded · Не удалось загрузить страницу"
    >
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        ↻ 重试 · Try again · Повторить
      </button>
    </Notice>
  );
}
