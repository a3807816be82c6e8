import { useSearchParams } from 'react-router';
import { type MsgType, msgType } from '../../msgTypes.ts';

export type Tab = 'info' | 'todo';

/** List state in the URL. */
export interface MessageListState {
  tab: Tab;
  msgType: MsgType | undefined;
  keyword: string;
  onlyOpen: boolean;
  pageNum: number;
  pageSize: number;
}

const PAGE_SIZE = 10;
const LAST_PAGE = 100_000;
const MAX_KEYWORD_LENGTH = 100;
const TODO = 'todo';
const YES = '1';

const positiveInteger = (text: string | null, fallback: number) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fallback;
};

/** Changes of the filter reset the page. */
export function useMessageListState() {
  const [params, setParams] = useSearchParams();
  const listState: MessageListState = {
    tab: params.get('tab') === TODO ? 'todo' : 'info',
    msgType: msgType.safeParse(params.get('msgType')).data,
    keyword: (params.get('keyword') ?? '').slice(0, MAX_KEYWORD_LENGTH),
    onlyOpen: params.get('open') === YES,
    pageNum: Math.min(positiveInteger(params.get('pageNum'), 1), LAST_PAGE),
    pageSize: Math.min(positiveInteger(params.get('pageSize'), PAGE_SIZE), 100),
  };
  const change = (changes: Partial<MessageListState>) => {
    const { tab, msgType: type, keyword, onlyOpen, pageNum, pageSize } = { ...listState, pageNum: 1, ...changes };
    const next = new URLSearchParams();
    if (tab === 'todo') next.set('tab', TODO);
    if (type) next.set('msgType', type);
    if (keyword) next.set('keyword', keyword);
    if (onlyOpen) next.set('open', YES);
    if (pageNum > 1) next.set('pageNum', String(pageNum));
    if (pageSize !== PAGE_SIZE) next.set('pageSize', String(pageSize));
    setParams(next, { replace: true });
  };
  return { shown: listState, change };
}
