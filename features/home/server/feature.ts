import type { Feature } from '../../../platform/server/feature.ts';
import { bind } from '../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../platform/server/records/menuEntry.ts';
import { homePage } from '../pages.ts';
import en from '../texts/en.ts';
import ru from '../texts/ru.ts';
import zh from '../texts/zh.ts';
import { readHome } from '../wire.ts';
import { customerHome } from './customerHome.ts';

export const home: Feature = {
  name: 'home',
  calls: () => [bind(readHome, (_input, ctx) => customerHome(ctx))],
  menu: [menuEntry(homePage, { zh, en, ru }, (t) => t.title)],
};
