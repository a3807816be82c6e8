import { template, texts } from '../../../../libs/texts/texts.ts';

/** Loading of trains. */
export const { tree, zh, en, ru } = texts({
  page: {
    title: ['装车方案', 'Train loading', 'Погрузка поезда'],
    choose: ['请选择班列', 'Choose a train', 'Выберите поезд'],
    version: template(
      (p: { version: number; name: string; time: string }) => `第 ${p.version} 版 · ${p.name} · ${p.time}`,
      (p) => `Version ${p.version} · ${p.name} · ${p.time}`,
      (p) => `Версия ${p.version} · ${p.name} · ${p.time}`,
    ),
    neverSaved: ['尚未保存', 'Not saved yet', 'Ещё не сохранён'],
    views: {
      picture: ['车列图', 'Train', 'Поезд'],
      table: ['车辆表', 'Wagon table', 'Таблица вагонов'],
    },
    suggest: ['自动配载', 'Suggest', 'Предложить план'],
    suggested: template(
      (p: { placed: number; wagons: number }) => `已配载 ${p.placed} 个集装箱，新增 ${p.wagons} 辆车；可撤销`,
      (p) => `${p.placed} containers placed, ${p.wagons} wagons added; can be undone`,
      (p) => `Размещено контейнеров: ${p.placed}, добавлено вагонов: ${p.wagons}; можно отменить`,
    ),
    nothingToPlace: ['所有集装箱均已配载', 'All containers are placed', 'Все контейнеры размещены'],
    clear: ['全部卸下', 'Clear all', 'Снять все'],
    undo: ['撤销', 'Undo', 'Отменить'],
    redo: ['重做', 'Redo', 'Повторить'],
    save: ['保存', 'Save', 'Сохранить'],
    saved: [
      '装车方案已保存，车号已写入单证',
      'Plan saved; wagon numbers are in the documents',
      'План сохранён, номера вагонов внесены в документы',
    ],
    saveAnyway: template(
      (p: { count: number }) => `仍有 ${p.count} 处错误，确定保存？`,
      (p) => `${p.count} ${p.count === 1 ? 'error remains' : 'errors remain'}. Save anyway?`,
      (p) => `Осталось ошибок: ${p.count}. Всё равно сохранить?`,
    ),
    unsaved: ['有未保存的修改', 'Unsaved changes', 'Есть несохранённые изменения'],
    wagonList: ['车辆清单', 'Wagon list', 'Вагонный лист'],
    export: ['导出 Excel', 'Export Excel', 'Выгрузить в Excel'],
    exportUnsaved: ['请先保存再导出', 'Save before exporting', 'Сначала сохраните'],
    import: ['从 Excel 导入', 'Import Excel', 'Импорт из Excel'],
    length: ['新增车辆长度', 'Length of new wagons', 'Длина новых вагонов'],
    feet: template(
      (p: { feet: number }) => `${p.feet} 英尺`,
      (p) => `${p.feet} ft`,
      (p) => `${p.feet} фт`,
    ),
    addWagon: ['添加车辆', 'Add wagon', 'Добавить вагон'],
    removeWagon: ['删除车辆', 'Remove wagon', 'Удалить вагон'],
    earlier: ['前移', 'Move forward', 'Ближе к голове'],
    later: ['后移', 'Move back', 'Ближе к хвосту'],
    wagonActions: template(
      (p: { position: number }) => `第 ${p.position} 辆车的操作`,
      (p) => `Actions for wagon ${p.position}`,
      (p) => `Действия с вагоном ${p.position}`,
    ),
    wagon: template(
      (p: { position: number }) => `第 ${p.position} 辆`,
      (p) => `Wagon ${p.position}`,
      (p) => `Вагон ${p.position}`,
    ),
    noNumber: ['无车号', 'No number', 'Без номера'],
    empty: ['空车', 'Empty', 'Порожний'],
    noWagons: [
      '尚无车辆：添加车辆，或使用自动配载',
      'No wagons yet: add one, or use Suggest',
      'Вагонов пока нет: добавьте вагон или предложите план',
    ],
    noContainers: [
      '该班列尚无已确认的集装箱',
      'No confirmed containers on this train yet',
      'На поезде пока нет подтверждённых контейнеров',
    ],
    load: template(
      (p: { load: string; capacity: string }) => `${p.load} / ${p.capacity} 吨`,
      (p) => `${p.load} of ${p.capacity} t`,
      (p) => `${p.load} из ${p.capacity} т`,
    ),
    tonnes: template(
      (p: { mass: string }) => `${p.mass} 吨`,
      (p) => `${p.mass} t`,
      (p) => `${p.mass} т`,
    ),
    feetUsed: template(
      (p: { feet: number; length: number }) => `${p.feet} / ${p.length} 英尺`,
      (p) => `${p.feet} of ${p.length} ft`,
      (p) => `${p.feet} из ${p.length} фт`,
    ),
    totals: template(
      (p: { wagons: number; placed: number; all: number; load: string }) =>
        `${p.wagons} 辆车 · 已配载 ${p.placed} / ${p.all} 箱 · 货箱总重 ${p.load} 吨`,
      (p) => `${p.wagons} wagons · ${p.placed} of ${p.all} containers placed · ${p.load} t`,
      (p) => `Вагонов: ${p.wagons} · размещено контейнеров: ${p.placed} из ${p.all} · ${p.load} т`,
    ),
    unplaced: template(
      (p: { count: number }) => `未配载（${p.count}）`,
      (p) => `Not placed (${p.count})`,
      (p) => `Не размещены (${p.count})`,
    ),
    keys: [
      '拖动集装箱；或选中后按 ← → 换位、↑ ↓ 换车、Enter 选择车辆、Delete 卸下',
      'Drag a container; or select it and press ← → to shift, ↑ ↓ for another wagon, Enter to choose a wagon, Delete to take it off',
      'Перетащите контейнер или выберите его: ← → сдвинуть, ↑ ↓ на другой вагон, Enter выбрать вагон, Delete снять',
    ],
    touch: ['点按集装箱选择车辆', 'Tap a container to choose a wagon', 'Нажмите на контейнер, чтобы выбрать вагон'],
    putOn: ['放到车上…', 'Put on wagon…', 'На вагон…'],
    takeOff: ['卸下', 'Take off', 'Снять с вагона'],
    placed: template(
      (p: { container: string; position: number }) => `${p.container} 已放到第 ${p.position} 辆`,
      (p) => `${p.container} is on wagon ${p.position}`,
      (p) => `${p.container} на вагоне ${p.position}`,
    ),
    takenOff: template(
      (p: { container: string }) => `${p.container} 已卸下`,
      (p) => `${p.container} is not placed`,
      (p) => `${p.container} снят с вагона`,
    ),
    masses: {
      vgm: ['VGM', 'VGM', 'VGM'],
      goods: ['皮重加货重（无 VGM）', 'tare and goods (no VGM)', 'тара и груз (нет VGM)'],
      tare: ['仅皮重（货重未知）', 'tare only (goods unknown)', 'только тара (груз неизвестен)'],
    },
    columns: {
      position: ['位置', 'Position', 'Место'],
      wagonNo: ['车号', 'Wagon no.', '№ вагона'],
      lengthFt: ['长度（英尺）', 'Length (ft)', 'Длина, фт'],
      capacityT: ['载重（吨）', 'Capacity (t)', 'Грузоподъёмность, т'],
      axles: ['轴数', 'Axles', 'Оси'],
      tareT: ['车辆皮重（吨）', 'Tare (t)', 'Тара, т'],
      provider: ['提供方', 'Provided by', 'Кем предоставлен'],
      containers: ['集装箱', 'Containers', 'Контейнеры'],
    },
    providers: {
      '': ['未知', 'Not known', 'Не указано'],
      carrier: ['承运人', 'Carrier', 'Перевозчик'],
      consignor: ['发货人', 'Consignor', 'Отправитель'],
      consignee: ['收货人', 'Consignee', 'Получатель'],
    },
    container: ['集装箱', 'Container', 'Контейнер'],
    sizeType: ['箱型', 'Type', 'Тип'],
    order: ['订单', 'Order', 'Заказ'],
    company: ['客户', 'Customer', 'Клиент'],
    mass: ['总重（千克）', 'Gross mass (kg)', 'Масса брутто, кг'],
    sheetName: ['车辆', 'Wagons', 'Вагоны'],
    containerSheet: ['集装箱', 'Containers', 'Контейнеры'],
  },
  findings: {
    title: template(
      (p: { red: number; amber: number }) => `${p.red} 处错误，${p.amber} 处提示`,
      (p) => `${p.red} ${p.red === 1 ? 'error' : 'errors'}, ${p.amber} ${p.amber === 1 ? 'warning' : 'warnings'}`,
      (p) => `Ошибок: ${p.red}, предупреждений: ${p.amber}`,
    ),
    none: ['没有错误', 'No errors', 'Ошибок нет'],
    kinds: {
      tooLong: template(
        (p: { feet: number; lengthFt: number }) => `箱长 ${p.feet} 英尺，超过车长 ${p.lengthFt} 英尺`,
        (p) => `${p.feet} ft of containers on a wagon of ${p.lengthFt} ft`,
        (p) => `Контейнеры ${p.feet} фт на вагоне ${p.lengthFt} фт`,
      ),
      needsLongWagon: template(
        (p: { container: string }) => `45 英尺箱 ${p.container} 只能装 80 英尺车`,
        (p) => `45 ft container ${p.container} needs a wagon of 80 ft`,
        (p) => `Контейнеру 45 фт ${p.container} нужен вагон 80 фт`,
      ),
      overloaded: template(
        (p: { loadT: string; capacityT: string }) => `载荷 ${p.loadT} 吨，超过载重 ${p.capacityT} 吨`,
        (p) => `Load of ${p.loadT} t exceeds the capacity of ${p.capacityT} t`,
        (p) => `Нагрузка ${p.loadT} т больше грузоподъёмности ${p.capacityT} т`,
      ),
      axleLoad: template(
        (p: { axleT: string; limitT: string }) => `轴重 ${p.axleT} 吨，超过 ${p.limitT} 吨`,
        (p) => `Axle load of ${p.axleT} t exceeds ${p.limitT} t`,
        (p) => `Нагрузка на ось ${p.axleT} т больше ${p.limitT} т`,
      ),
      bogies: template(
        (p: { differenceT: string; limitT: string }) => `两转向架载荷相差 ${p.differenceT} 吨，超过 ${p.limitT} 吨`,
        (p) => `Bogie loads differ by ${p.differenceT} t; the limit is ${p.limitT} t`,
        (p) => `Нагрузки тележек различаются на ${p.differenceT} т, допустимо ${p.limitT} т`,
      ),
      unevenPair: template(
        (p: { differenceT: string; limitT: string }) =>
          `两个 20 英尺箱重量相差 ${p.differenceT} 吨，超过 ${p.limitT} 吨`,
        (p) => `The two 20 ft containers differ by ${p.differenceT} t; the limit is ${p.limitT} t`,
        (p) => `Массы двух контейнеров 20 фт различаются на ${p.differenceT} т, допустимо ${p.limitT} т`,
      ),
      dangerTogether: template(
        (p: { classes: string }) => `危险货物 ${p.classes} 不得装在同一辆车上`,
        (p) => `Dangerous goods ${p.classes} must not share a wagon`,
        (p) => `Опасные грузы ${p.classes} нельзя ставить на один вагон`,
      ),
      dangerNear: template(
        (p: { classes: string; position: number }) =>
          `危险货物 ${p.classes}：与第 ${p.position} 辆之间须隔开一辆四轴车`,
        (p) => `Dangerous goods ${p.classes}: keep a wagon of four axles between this and wagon ${p.position}`,
        (p) =>
          `Опасные грузы ${p.classes}: между этим вагоном и вагоном ${p.position} нужен четырёхосный вагон прикрытия`,
      ),
      numberShape: template(
        (p: { wagonNo: string }) => `车号 ${p.wagonNo} 应为 7 位（中国）、8 位（1520）或 12 位（UIC）数字`,
        (p) => `Wagon number ${p.wagonNo} should have 7 (China), 8 (1520) or 12 (UIC) digits`,
        (p) => `Номер вагона ${p.wagonNo}: должно быть 7 (Китай), 8 (1520) или 12 (UIC) цифр`,
      ),
      numberCheckDigit: template(
        (p: { wagonNo: string }) => `车号 ${p.wagonNo} 校验位错误`,
        (p) => `Wrong check digit in wagon number ${p.wagonNo}`,
        (p) => `Неверная контрольная цифра номера вагона ${p.wagonNo}`,
      ),
      numberTwice: template(
        (p: { wagonNo: string }) => `车号 ${p.wagonNo} 重复`,
        (p) => `Wagon number ${p.wagonNo} is entered twice`,
        (p) => `Номер вагона ${p.wagonNo} указан дважды`,
      ),
      twice: template(
        (p: { container: string }) => `集装箱 ${p.container} 出现两次`,
        (p) => `Container ${p.container} is on two wagons`,
        (p) => `Контейнер ${p.container} стоит на двух вагонах`,
      ),
      locked: template(
        (p: { container: string; paper: string }) => `${p.container}：车号已在签发的“${p.paper}”中，须在单证中更正`,
        (p) => `${p.container}: its wagon number is in an issued document (${p.paper}); amend it there`,
        (p) => `${p.container}: номер вагона указан в выданном документе (${p.paper}), исправьте его там`,
      ),
      factDiffers: template(
        (p: { container: string; wagonNo: string }) => `${p.container}：单证中的车号为 ${p.wagonNo}，保存后更新`,
        (p) => `${p.container}: documents show wagon ${p.wagonNo} until the plan is saved`,
        (p) => `${p.container}: в документах вагон ${p.wagonNo}, обновится при сохранении`,
      ),
      estimated: template(
        (p: { containers: string }) => `无 VGM，按皮重加货重计算：${p.containers}`,
        (p) => `No VGM; tare and goods are used: ${p.containers}`,
        (p) => `Нет VGM, взяты тара и груз: ${p.containers}`,
      ),
      massUnknown: template(
        (p: { containers: string }) => `重量未知，仅按皮重计算：${p.containers}`,
        (p) => `Goods weight not known; only the tare is used: ${p.containers}`,
        (p) => `Масса груза неизвестна, взята только тара: ${p.containers}`,
      ),
      unplaced: template(
        (p: { count: number }) => `${p.count} 个集装箱未配载`,
        (p) => `${p.count} ${p.count === 1 ? 'container is' : 'containers are'} not placed`,
        (p) => `Не размещено контейнеров: ${p.count}`,
      ),
      noNumbers: template(
        (p: { count: number }) => `${p.count} 辆重车无车号`,
        (p) => `${p.count} loaded ${p.count === 1 ? 'wagon has' : 'wagons have'} no number`,
        (p) => `Гружёных вагонов без номера: ${p.count}`,
      ),
    },
  },
  stale: {
    title: template(
      (p: { name: string }) => `${p.name || '其他人'} 已保存了新版本，您的修改尚未保存`,
      (p) => `${p.name || 'Another user'} has saved a newer version; your changes are not saved`,
      (p) => `${p.name || 'Другой пользователь'}: сохранена новая версия; ваши изменения не сохранены`,
    ),
    theirs: ['对方的修改', 'What they changed', 'Что изменено другим'],
    none: ['车辆和位置没有变化', 'No wagon and no place changed', 'Вагоны и места не изменены'],
    take: ['采用对方版本', 'Take theirs', 'Взять другую версию'],
    keep: ['保留我的并覆盖保存', 'Keep mine and save', 'Оставить мою и сохранить'],
  },
  changes: {
    added: template(
      (p: { wagon: string }) => `新增 ${p.wagon}`,
      (p) => `${p.wagon} added`,
      (p) => `Добавлен: ${p.wagon}`,
    ),
    removed: template(
      (p: { wagon: string }) => `删除 ${p.wagon}`,
      (p) => `${p.wagon} removed`,
      (p) => `Удалён: ${p.wagon}`,
    ),
    field: template(
      (p: { wagon: string; field: string; before: string; after: string }) =>
        `${p.wagon}：${p.field} ${p.before || '—'} → ${p.after || '—'}`,
      (p) => `${p.wagon}: ${p.field} ${p.before || '—'} → ${p.after || '—'}`,
      (p) => `${p.wagon}: ${p.field} ${p.before || '—'} → ${p.after || '—'}`,
    ),
    reordered: template(
      (p: { wagon: string }) => `${p.wagon}：箱序改变`,
      (p) => `${p.wagon}: containers in another order`,
      (p) => `${p.wagon}: другой порядок контейнеров`,
    ),
    moved: template(
      (p: { container: string; before: string; after: string }) => `${p.container}：${p.before} → ${p.after}`,
      (p) => `${p.container}: ${p.before} → ${p.after}`,
      (p) => `${p.container}: ${p.before} → ${p.after}`,
    ),
    nowhere: ['未配载', 'not placed', 'не размещён'],
    onWagon: template(
      (p: { position: number; wagonNo: string }) =>
        p.wagonNo ? `第 ${p.position} 辆（${p.wagonNo}）` : `第 ${p.position} 辆`,
      (p) => (p.wagonNo ? `wagon ${p.position} (${p.wagonNo})` : `wagon ${p.position}`),
      (p) => (p.wagonNo ? `вагон ${p.position} (${p.wagonNo})` : `вагон ${p.position}`),
    ),
  },
  sheet: {
    title: ['从 Excel 导入车辆', 'Import wagons from Excel', 'Импорт вагонов из Excel'],
    hint: [
      '表格替换全部车辆；采用前可查看差异，采用后可撤销。',
      'The sheet replaces all wagons. You see the differences before you take them, and can undo them after.',
      'Таблица заменяет все вагоны. Различия видны до принятия, и их можно отменить.',
    ],
    differences: ['差异', 'Differences', 'Различия'],
    same: ['无差异', 'No differences', 'Различий нет'],
    taken: ['已导入，可撤销', 'Imported; can be undone', 'Импортировано, можно отменить'],
  },
  trains: {
    title: ['班列与集装箱', 'Trains and containers', 'Поезда и контейнеры'],
    subtitle: [
      '按车次查看集装箱及车号',
      'Containers and wagons by train number',
      'Контейнеры и вагоны по номеру поезда',
    ],
    trainNo: ['车次', 'Train no.', '№ поезда'],
    route: ['线路', 'Route', 'Маршрут'],
    departure: ['发车', 'Departure', 'Отправление'],
    arrival: ['到达', 'Arrival', 'Прибытие'],
    dates: ['发车日期', 'Departure date', 'Дата отправления'],
    soldTeu: ['已订 TEU', 'Booked TEU', 'Забронировано ДФЭ'],
    status: ['状态', 'Status', 'Статус'],
    containers: ['集装箱', 'Containers', 'Контейнеры'],
    containersOf: template(
      (p: { trainNo: string }) => `${p.trainNo} 的集装箱`,
      (p) => `Containers of ${p.trainNo}`,
      (p) => `Контейнеры поезда ${p.trainNo}`,
    ),
    none: ['没有班列', 'No trains', 'Поездов нет'],
    wagonPosition: ['车位', 'Wagon', 'Вагон'],
    loading: ['装车方案', 'Loading plan', 'План погрузки'],
  },
});
