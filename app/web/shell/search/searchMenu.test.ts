import { expect, test } from 'vitest';
import type { MenuItem } from '../menu/menuItems.ts';
import { menuEntries } from './menuEntries.ts';
import { searchMenu } from './searchMenu.ts';

const page = (title: string): MenuItem => ({
  kind: 'page',
  key: `/${title}`,
  path: `/${title}`,
  icon: '',
  title,
});
const group = (title: string, ...items: MenuItem[]): MenuItem => ({
  kind: 'group',
  key: title,
  icon: '',
  title,
  items,
});

const MENU = [
  page('首页'),
  group('订舱服务', page('班列计划'), page('我的订单')),
  group('运营管理', page('订舱审核'), page('舱位分布'), page('发件箱')),
];
const find = (menu: readonly MenuItem[], text: string) => searchMenu(menuEntries(menu))(text).map(({ title }) => title);

test.each([
  ['订单', '我的订单'],
  ['wddd', '我的订单'],
  ['WDDD', '我的订单'],
  ['wodedingdan', '我的订单'],
  ['bljh', '班列计划'],
  ['fjx', '发件箱'],
])('%s finds %s first', (text, title) => {
  expect(find(MENU, text)[0]).toBe(title);
});

test('titles of other languages are found by their words, with a slip of the finger too', () => {
  const english = [page('Home'), group('Booking', page('Trains'), page('My orders'))];
  expect(find(english, 'ordres')[0]).toBe('My orders');
  expect(find([page('Главная'), page('Мои заказы')], 'заказ')[0]).toBe('Мои заказы');
});

test('the name of a group finds its pages', () => {
  expect(find(MENU, '运营管理')).toEqual(expect.arrayContaining(['订舱审核', '舱位分布', '发件箱']));
});

test('nothing typed finds every page, nonsense none', () => {
  expect(find(MENU, ' ')).toHaveLength(6);
  expect(find(MENU, 'zzzzqq')).toEqual([]);
});
