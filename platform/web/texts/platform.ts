import { template, texts } from '../../../libs/texts/texts.ts';
import { russianPlural } from '../../wire/language.ts';

export const { zh, en, ru } = texts({
  brand: {
    name: ['丝路铁运', 'Ironsilk', 'Ironsilk'],
    title: ['丝路铁运 Ironsilk', 'Ironsilk', 'Ironsilk'],
  },
  action: {
    ok: ['确定', 'OK', 'ОК'],
    cancel: ['取消', 'Cancel', 'Отмена'],
    save: ['保存', 'Save', 'Сохранить'],
    submit: ['提交', 'Submit', 'Отправить'],
    search: ['查询', 'Search', 'Найти'],
    reset: ['重置', 'Reset', 'Сбросить'],
    edit: ['编辑', 'Edit', 'Изменить'],
    remove: ['删除', 'Delete', 'Удалить'],
    back: ['返回', 'Back', 'Назад'],
    close: ['关闭', 'Close', 'Закрыть'],
    export: ['导出', 'Export', 'Экспорт'],
    download: ['下载', 'Download', 'Скачать'],
    retry: ['重试', 'Try again', 'Повторить'],
    refresh: ['刷新', 'Refresh', 'Обновить'],
    copy: ['复制', 'Copy', 'Копировать'],
    copied: ['已复制', 'Copied', 'Скопировано'],
  },
  fault: {
    network: [
      '网络异常，请稍后再试。',
      'No connection. Please try again later.',
      'Нет связи. Повторите попытку позже.',
    ],
    busy: [
      '服务正忙，请稍后再试。',
      'The service is busy. Please try again later.',
      'Сервис занят. Повторите попытку позже.',
    ],
    unknown: [
      '系统异常，请稍后再试。',
      'Something went wrong. Please try again later.',
      'Ошибка системы. Повторите попытку позже.',
    ],
    unnamed: [
      '系统未知错误，请反馈给管理员。',
      'Unknown system error. Please report it to the administrator.',
      'Неизвестная ошибка системы. Сообщите о ней администратору.',
    ],
    sessionEnded: [
      '登录已过期，请重新登录。',
      'Your session has ended. Please sign in again.',
      'Сеанс завершён. Войдите снова.',
    ],
    repeated: [
      '数据正在处理，请勿重复提交。',
      'Already being processed. Please do not submit twice.',
      'Данные обрабатываются, не отправляйте их повторно.',
    ],
    download: [
      '下载文件出现错误，请重试。',
      'The file could not be downloaded. Please try again.',
      'Не удалось скачать файл. Повторите попытку.',
    ],
    faultId: template(
      (p: { id: string }) => `错误编号：${p.id}`,
      (p: { id: string }) => `Error reference: ${p.id}`,
      (p: { id: string }) => `Код ошибки: ${p.id}`,
    ),
    title: ['加载失败', 'Could not load', 'Не удалось загрузить'],
    crashed: ['页面出现异常', 'This page could not be displayed', 'На странице произошла ошибка'],
    crashedHint: [
      '您可以重试；若问题仍在，请刷新页面或联系平台客服。',
      'Please try again; if the problem persists, reload the page or contact customer service.',
      'Повторите попытку; если ошибка останется, обновите страницу или обратитесь в поддержку.',
    ],
  },
  /** default message per business code */
  codes: {
    401: [
      '认证失败，无法访问系统资源。',
      'Authentication failed; system resources cannot be accessed.',
      'Ошибка аутентификации, доступ к ресурсам закрыт.',
    ],
    403: ['当前操作没有权限。', 'You do not have permission for this action.', 'Недостаточно прав для этого действия.'],
    404: ['访问资源不存在。', 'Resource not found.', 'Запрошенный ресурс не найден.'],
    428: ['请先修改密码。', 'Please change your password first.', 'Сначала смените пароль.'],
    500: [
      '系统异常，请稍后再试。',
      'Something went wrong on our side. Please try again later.',
      'Произошла ошибка на сервере. Повторите попытку позже.',
    ],
    601: ['请检查后重试。', 'Please check and try again.', 'Проверьте данные и повторите попытку.'],
  },
  expired: {
    title: ['系统提示', 'System message', 'Сообщение системы'],
    text: [
      '登录已过期，您可以继续留在该页面，或者重新登录。',
      'Your session has ended. You may stay on this page or sign in again.',
      'Сеанс завершён. Вы можете остаться на этой странице или войти снова.',
    ],
    signIn: ['重新登录', 'Sign in again', 'Войти снова'],
    stay: ['取消', 'Cancel', 'Отмена'],
  },
  confirm: {
    title: ['提示', 'Please confirm', 'Подтверждение'],
    remove: ['是否确认删除？', 'Delete this item?', 'Удалить запись?'],
  },
  file: {
    downloading: ['正在下载，请稍候', 'Downloading, please wait', 'Скачивание, подождите'],
    downloadingData: ['正在下载数据，请稍候', 'Downloading data, please wait', 'Скачивание данных, подождите'],
    exporting: ['正在导出，请稍候', 'Exporting, please wait', 'Идёт экспорт, подождите'],
    exported: ['导出成功', 'Exported', 'Экспорт выполнен'],
  },
  list: {
    totalAbove: template(
      (p: { limit: number }) => `共 ${p.limit}+ 条`,
      (p: { limit: number }) => `${p.limit}+ records`,
      (p: { limit: number }) => `Всего ${p.limit}+ записей`,
    ),
    total: template(
      (p: { total: number }) => `共 ${p.total} 条`,
      (p: { total: number }) => `${p.total} ${p.total === 1 ? 'record' : 'records'}`,
      (p: { total: number }) => `Всего ${p.total} ${russianPlural(p.total, 'запись', 'записи', 'записей')}`,
    ),
    selected: template(
      (p: { count: number }) => `已选 ${p.count} 项`,
      (p: { count: number }) => `${p.count} selected`,
      (p: { count: number }) => `Выбрано: ${p.count}`,
    ),
    filters: ['筛选条件', 'Filters', 'Фильтры'],
    all: ['全部', 'All', 'Все'],
    from: ['开始日期', 'From', 'С'],
    to: ['结束日期', 'To', 'По'],
    actions: ['操作', 'Actions', 'Действия'],
    loading: ['加载中…', 'Loading…', 'Загрузка…'],
  },
  language: {
    label: ['语言', 'Language', 'Язык'],
    zh: ['中文', '中文', '中文'],
    en: ['English', 'English', 'English'],
    ru: ['Русский', 'Русский', 'Русский'],
  },
  lost: {
    title: ['页面不存在', 'Page not found', 'Страница не найдена'],
    text: [
      '您访问的页面不存在，或已被移走。',
      'The page does not exist or has been moved.',
      'Страница не существует или перемещена.',
    ],
    home: ['返回首页', 'Go to home page', 'На главную'],
  },
  denied: {
    title: ['无权访问', 'No access', 'Нет доступа'],
    text: [
      '您没有访问该页面的权限。如需开通，请联系贵司主账号或平台客服。',
      'You do not have access to this page. Please contact your company’s main account holder or customer service.',
      'У вас нет прав на эту страницу. Обратитесь к владельцу основной учётной записи компании или в поддержку.',
    ],
    home: ['返回首页', 'Go to home page', 'На главную'],
    signIn: ['更换账号登录', 'Sign in with another account', 'Войти под другой учётной записью'],
  },
});
