import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  status: ['状态', 'Status', 'Статус'],
  statuses: {
    '0': ['启用', 'Active', 'Активен'],
    '1': ['停用', 'Disabled', 'Отключён'],
  },
  remark: ['备注', 'Remarks', 'Примечание'],
  updateTime: ['更新时间', 'Updated', 'Обновлено'],
  kinds: {
    container40: ['40 尺集卡', '40-ft container truck', 'Контейнеровоз 40 фут.'],
    container20: ['20 尺集卡', '20-ft container truck', 'Контейнеровоз 20 фут.'],
    flatbed: ['平板车', 'Flatbed', 'Бортовая платформа'],
    van: ['厢式车', 'Box truck', 'Фургон'],
  },
  vehicles: {
    title: ['车辆', 'Vehicles', 'Автомобили'],
    subtitle: [
      '派车时可选的车辆；停用后不再出现在派车列表中',
      'Vehicles available for trucking jobs; disabled vehicles are not offered',
      'Автомобили для назначения на рейсы; отключённые не предлагаются',
    ],
    empty: ['暂无车辆', 'No vehicles', 'Автомобилей нет'],
    add: ['新增车辆', 'Add vehicle', 'Добавить автомобиль'],
    edit: ['编辑车辆', 'Edit vehicle', 'Изменить автомобиль'],
    saved: ['车辆已保存', 'Vehicle saved', 'Автомобиль сохранён'],
    removed: ['车辆已删除', 'Vehicle removed', 'Автомобиль удалён'],
    plate: ['车牌号', 'Number plate', 'Госномер'],
    plateHint: [
      '如 陕A88K21；外国号牌也可录入',
      'For example 陕A88K21 or А123ВС777',
      'Например, А123ВС777 или 陕A88K21',
    ],
    kind: ['车型', 'Type', 'Тип'],
  },
  drivers: {
    title: ['司机', 'Drivers', 'Водители'],
    subtitle: [
      '派车时可选的司机；停用后其作业链接立即失效',
      'Drivers available for trucking jobs; the links of disabled drivers stop working immediately',
      'Водители для назначения на рейсы; ссылки отключённого водителя сразу перестают работать',
    ],
    empty: ['暂无司机', 'No drivers', 'Водителей нет'],
    add: ['新增司机', 'Add driver', 'Добавить водителя'],
    edit: ['编辑司机', 'Edit driver', 'Изменить водителя'],
    saved: ['司机已保存', 'Driver saved', 'Водитель сохранён'],
    removed: ['司机已删除', 'Driver removed', 'Водитель удалён'],
    name: ['姓名', 'Name', 'Ф. И. О.'],
    mobile: ['手机号', 'Mobile no.', 'Мобильный телефон'],
    mobileHint: [
      '作业链接以短信发到此号码',
      'The job link is sent to this number by SMS',
      'На этот номер приходит SMS со ссылкой на рейс',
    ],
    licenceNo: ['驾驶证号', 'Driving licence no.', 'Водительское удостоверение'],
  },
  server: {
    absent: [
      '记录不存在，请刷新。',
      'Record not found. Please reload the page.',
      'Запись не найдена. Обновите страницу.',
    ],
    plateTaken: ['该车牌号已登记。', 'This number plate is already registered.', 'Этот госномер уже зарегистрирован.'],
    mobileTaken: [
      '该手机号已登记在另一位司机名下。',
      'This mobile number belongs to another driver.',
      'Этот телефон записан за другим водителем.',
    ],
    inUse: template(
      (p: { name: string; jobs: string }) => `${p.name} 正在执行作业 ${p.jobs}。请先改派或完成作业，再删除。`,
      (p) => `${p.name} is assigned to job ${p.jobs} in progress. Reassign or complete the job before deleting.`,
      (p) => `${p.name}: не завершён рейс ${p.jobs}. Назначьте замену или завершите рейс, затем удалите.`,
    ),
  },
});
