import { lazy, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { keepPageOffline } from '../../../../../platform/web/browser/keepPageOffline.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { suggestLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type CallError, NO_RESPONSE } from '../../../../../platform/web/request/callError.ts';
import { refusalText } from '../../../../../platform/web/request/refusalText.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { PublicHead } from '../../../../../platform/web/widgets/page/PublicHead.tsx';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { language } from '../../../../../platform/wire/language.ts';
import { type OpenedLink, openShareLink } from '../../holderWire.ts';
import { LANGUAGE_QUERY } from '../../link.ts';
import { LINK_PAGES } from '../../linkPages.ts';
import { useHolderTexts } from '../texts.ts';
import { FilesForm } from './FilesForm.tsx';
import styles from './holder.module.css';
import { storedLink, storeLink, visitKeyOf } from './kept.ts';
import { NumbersForm } from './NumbersForm.tsx';
import { VgmForm } from './VgmForm.tsx';

const FollowView = lazy(() => import('./FollowView.tsx'));

const REFETCH_MS = 60_000;

/** What a shared link opens, without session and antd, offline too. Once the link is over the page says so and asks no more. */
export default function HolderPage() {
  const [params] = useSearchParams();
  const token = useLocation().hash.slice(1);
  const suggested = language.safeParse(params.get(LANGUAGE_QUERY)).data;
  useEffect(() => {
    if (suggested !== undefined) void suggestLanguage(suggested);
  }, [suggested]);
  return <Opening key={token} token={token} />;
}

function Opening({ token }: { token: string }) {
  const texts = useHolderTexts();
  const { link, error, ending, isPending, onLink, onEnd } = useOpened(token);
  const task = link?.task;
  usePageTitle(task === undefined ? texts.title : texts.titles[task]);
  return (
    <div className={styles.page}>
      <PublicHead />
      <main className={styles.main} data-wide={task === 'follow'} aria-busy={isPending}>
        {ending !== null ? (
          <section role="alert">
            <h1>{refusalText(ending)}</h1>
          </section>
        ) : link === null ? (
          error && <p role="alert">{refusalText(error)}</p>
        ) : (
          <>
            <Head link={link} />
            {error?.code === NO_RESPONSE && (
              <p className={styles.offline} role="status">
                {texts.offline}
              </p>
            )}
            <Task token={token} link={link} onLink={onLink} onEnd={onEnd} />
          </>
        )}
      </main>
    </div>
  );
}

/** The link as it is now, or as it was last seen in this browser; `ending`: it is over, and is asked about no more. */
function useOpened(token: string) {
  const [visitKey] = useState(() => visitKeyOf(token));
  const [latest, setLatest] = useState<OpenedLink | null>(null);
  const [ending, onEnd] = useState<CallError | null>(null);
  // an address without its token is asked about too: the server has the words
  const input = { token: token || '-', visitKey };
  const read = useRead(openShareLink, input, {
    enabled: ending === null,
    ...(latest?.task === 'follow' ? { refetchEveryMs: REFETCH_MS } : { staleAfterMs: Number.POSITIVE_INFINITY }),
    retry: () => false,
  });
  const { data, error, isPending } = read;
  // the last use of a link is thanked for; the next opening says that it is used up
  const isGiven = useRef(false);
  const onLink = (given: OpenedLink) => {
    isGiven.current = true;
    setLatest(given);
    onEnd(null);
  };
  useEffect(() => {
    if (data !== undefined) setLatest(data);
  }, [data]);
  useEffect(() => {
    if (error?.code === CODE.absent && !isGiven.current) onEnd(error);
  }, [error]);
  useEffect(() => {
    if (latest !== null) storeLink(token, latest);
  }, [token, latest]);
  const link = latest ?? data ?? storedLink(token);
  const task = link?.task;
  useEffect(() => {
    if (task !== undefined && task !== 'follow') void keepPageOffline(LINK_PAGES[task].path);
  }, [task]);
  return { link, error, ending, isPending, onLink, onEnd };
}

function Head({ link: { task, companyName, expireTime } }: { link: OpenedLink }) {
  const texts = useHolderTexts();
  const format = useFormat();
  const from = task === 'follow' ? texts.fromFollow : texts.from;
  return (
    <header>
      <h1>{texts.titles[task]}</h1>
      <p className={styles.soft}>
        {from({ company: companyName })} · {texts.until({ time: `${format.dateTime(expireTime)} ${format.zone}` })}
      </p>
    </header>
  );
}

interface TaskProps {
  token: string;
  link: OpenedLink;
  onLink: (link: OpenedLink) => void;
  onEnd: (error: CallError) => void;
}

function Task({ link, ...props }: TaskProps) {
  switch (link.task) {
    case 'numbers':
      return <NumbersForm link={link} {...props} />;
    case 'vgm':
      return <VgmForm link={link} {...props} />;
    case 'photos':
      return <FilesForm link={link} {...props} />;
    default:
      return <FollowView link={link} />;
  }
}
