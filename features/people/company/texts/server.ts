import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as faults } from './faults.ts';

export const { zh, en, ru } = texts({
  faults,
  check: ['请检查标出的内容。', 'Please check the marked fields.', 'Проверьте отмеченные поля.'],
  nameTaken: [
    '该企业名称已注册或正在审核。如您是其员工，请申请加入该企业。',
    'A company with this name is already registered or under review. If you work there, please send a join request.',
    'Компания с таким названием уже зарегистрирована или проверяется. Если вы в ней работаете, подайте запрос на присоединение.',
  ],
  notEditable: [
    '资料已提交审核，请先撤回再修改。',
    'The form is under review. Please withdraw it before making changes.',
    'Анкета на проверке. Чтобы изменить её, сначала отзовите.',
  ],
  hasCompany: ['您已加入企业，无需再次注册。', 'You are already a member of a company.', 'Вы уже состоите в компании.'],
  fileGone: [
    '图片不存在或已失效，请重新上传。',
    'The image is no longer available. Please upload it again.',
    'Изображение больше недоступно. Загрузите его ещё раз.',
  ],
  takenBack: template(
    (p: { company: string }) => `申请人已撤回 ${p.company} 的申请，重新提交后将再次出现在这里。`,
    (p) => `The applicant has withdrawn the request of ${p.company}. It will reappear here when resubmitted.`,
    (p) => `Заявитель отозвал заявку компании ${p.company}. Она появится здесь снова после повторной подачи.`,
  ),
  absent: [
    '未找到该记录，请刷新页面。',
    'Record not found. Please reload the page.',
    'Запись не найдена. Обновите страницу.',
  ],
  decided: [
    '该申请已由其他人员处理，或申请人已更新资料，请刷新后再处理。',
    'This request has already been processed by someone else or changed by the applicant. Please reload the page.',
    'Решение уже принял другой сотрудник, или заявитель изменил данные. Обновите страницу.',
  ],
  applicantHasCompany: [
    '申请人已加入其他企业，无法通过该申请。',
    'The applicant has joined another company in the meantime.',
    'Заявитель уже присоединился к другой компании.',
  ],
  reasonsMissing: [
    '请至少填写一条退回原因。',
    'Enter at least one reason for the return.',
    'Укажите хотя бы одну причину возврата.',
  ],
  ocrAbsent: [
    '服务器未安装文字识别程序，请手动填写。',
    'Text recognition is not installed on the server. Please fill in the form manually.',
    'На сервере не установлено распознавание текста. Заполните анкету вручную.',
  ],
  ocrFailed: [
    '未能识别营业执照，请手动填写。',
    'The business licence could not be recognised. Please fill in the form manually.',
    'Не удалось распознать лицензию. Заполните анкету вручную.',
  ],
  ocrBusy: [
    '正在识别的图片较多，请稍后再试或手动填写。',
    'Many images are being processed. Please try again shortly or fill in the form manually.',
    'Сейчас распознаётся много изображений. Повторите позже или заполните вручную.',
  ],
  joinPending: [
    '您已有一条待处理的加入申请。',
    'You already have a pending join request.',
    'У вас уже есть открытый запрос на присоединение.',
  ],
  joinDecided: [
    '该申请已处理或已撤回。',
    'This request has already been decided or withdrawn.',
    'Запрос уже рассмотрен или отозван.',
  ],
  companyAbsent: [
    '没有找到该企业，请核对名称。',
    'Company not found. Please check the name.',
    'Компания не найдена. Проверьте название.',
  ],
  changeDecided: [
    '该变更已处理或已撤回，请刷新页面。',
    'This change has already been decided or withdrawn. Please reload the page.',
    'Решение уже принято, или изменение отозвано. Обновите страницу.',
  ],
  scopesOfPerson: [
    '个人用户不能申请服务类型。',
    'Individuals cannot request services.',
    'Физическим лицам услуги недоступны.',
  ],
  scopesHeld: [
    '请选择尚未开通的服务类型。',
    'Please select services that are not active yet.',
    'Выберите услугу, которой у компании ещё нет.',
  ],
  emailAbsent: [
    '请先填写企业联系邮箱。',
    'Enter the company’s contact e-mail first.',
    'Сначала укажите контактную эл. почту компании.',
  ],
  emailCode: template(
    (p: { code: string; company: string }) => ({
      subject: '企业联系邮箱验证码',
      text: `${p.company} 的联系邮箱验证码为 ${p.code}，5 分钟内有效，请勿告知他人。`,
    }),
    (p) => ({
      subject: 'Company contact e-mail: verification code',
      text: `Verification code for the contact e-mail of ${p.company}: ${p.code}, valid for 5 minutes. Do not share it.`,
    }),
    (p) => ({
      subject: 'Код для контактной почты компании',
      text: `Код для подтверждения контактной почты компании «${p.company}»: ${p.code}. Он действует 5 минут. Никому его не сообщайте.`,
    }),
  ),
  messages: {
    submitted: template(
      (p: { companyName: string }) => ({
        title: `企业注册待审核：${p.companyName}`,
        content: `${p.companyName} 提交了企业资料，请审核。`,
      }),
      (p) => ({
        title: `Company under review: ${p.companyName}`,
        content: `${p.companyName} has submitted its registration. Please review it.`,
      }),
      (p) => ({
        title: `Компания на проверке: ${p.companyName}`,
        content: `${p.companyName} подала анкету на регистрацию. Проверьте её.`,
      }),
    ),
    approved: template(
      (p: { companyName: string }) => ({
        title: '企业认证已通过',
        content: `${p.companyName} 已通过审核，您是该企业的主账号，现在即可订舱。`,
      }),
      (p) => ({
        title: 'Company approved',
        content: `${p.companyName} has been approved. You have its main account and can now book.`,
      }),
      (p) => ({
        title: 'Компания подтверждена',
        content: `Компания «${p.companyName}» подтверждена. У вас её основная учётная запись, можно бронировать.`,
      }),
    ),
    returned: template(
      (p: { companyName: string }) => ({
        title: '企业资料已退回',
        content: `${p.companyName} 的资料需要修改，原因已标在对应栏目旁，请修改后重新提交。`,
      }),
      (p) => ({
        title: 'Registration returned',
        content: `The registration of ${p.companyName} needs corrections. The reasons are shown next to the fields; please correct and resubmit.`,
      }),
      (p) => ({
        title: 'Анкета возвращена',
        content: `Анкету компании «${p.companyName}» нужно исправить. Причины указаны у полей; исправьте и отправьте снова.`,
      }),
    ),
    changeSubmitted: template(
      (p: { companyName: string; kind: string }) =>
        p.kind === 'scopes'
          ? {
              title: `服务类型待审核：${p.companyName}`,
              content: `${p.companyName} 申请开通服务类型，请审核。`,
            }
          : {
              title: `企业资料变更待审核：${p.companyName}`,
              content: `${p.companyName} 申请变更企业资料，请审核。`,
            },
      (p) =>
        p.kind === 'scopes'
          ? {
              title: `Services under review: ${p.companyName}`,
              content: `${p.companyName} has requested services. Please review.`,
            }
          : {
              title: `Company data change under review: ${p.companyName}`,
              content: `${p.companyName} has requested a change of company data. Please review.`,
            },
      (p) =>
        p.kind === 'scopes'
          ? {
              title: `Услуги на проверке: ${p.companyName}`,
              content: `${p.companyName} запрашивает услуги. Проверьте.`,
            }
          : {
              title: `Изменение данных на проверке: ${p.companyName}`,
              content: `${p.companyName} запрашивает изменение данных компании. Проверьте.`,
            },
    ),
    changeApproved: template(
      (p: { companyName: string; kind: string }) =>
        p.kind === 'scopes'
          ? { title: '服务类型已开通', content: `${p.companyName} 申请的服务类型已通过审核，即刻生效。` }
          : { title: '企业资料变更已生效', content: `${p.companyName} 的资料变更已通过审核，即刻生效。` },
      (p) =>
        p.kind === 'scopes'
          ? {
              title: 'Services approved',
              content: `The services requested by ${p.companyName} have been approved and are active.`,
            }
          : {
              title: 'Company data changed',
              content: `The data change of ${p.companyName} has been approved and is in force.`,
            },
      (p) =>
        p.kind === 'scopes'
          ? {
              title: 'Услуги подтверждены',
              content: `Услуги компании «${p.companyName}» подтверждены и доступны.`,
            }
          : {
              title: 'Данные компании изменены',
              content: `Изменение данных компании «${p.companyName}» подтверждено и вступило в силу.`,
            },
    ),
    changeReturned: template(
      (p: { companyName: string; kind: string }) =>
        p.kind === 'scopes'
          ? { title: '服务类型申请未予通过', content: `${p.companyName} 的服务类型申请未予通过，原因见账户中心。` }
          : {
              title: '企业资料变更已退回',
              content: `${p.companyName} 的资料变更需要修改，原因已标在对应栏目旁；原资料继续有效。`,
            },
      (p) =>
        p.kind === 'scopes'
          ? {
              title: 'Services declined',
              content: `The service request of ${p.companyName} was declined. See the account centre for the reason.`,
            }
          : {
              title: 'Company data change returned',
              content: `The data change of ${p.companyName} needs corrections. The reasons are shown next to the fields; the current data remain in force.`,
            },
      (p) =>
        p.kind === 'scopes'
          ? {
              title: 'Запрос услуг отклонён',
              content: `Запрос компании «${p.companyName}» отклонён. Причина указана в разделе «Компания».`,
            }
          : {
              title: 'Изменение возвращено',
              content: `Изменение данных компании «${p.companyName}» нужно исправить. Причины указаны у полей; прежние данные остаются в силе.`,
            },
    ),
    joinAsked: template(
      (p: { personName: string }) => ({
        title: `加入企业申请：${p.personName}`,
        content: `${p.personName} 申请加入贵司，请处理。`,
      }),
      (p) => ({
        title: `Join request: ${p.personName}`,
        content: `${p.personName} has asked to join your company. Please decide.`,
      }),
      (p) => ({
        title: `Запрос на присоединение: ${p.personName}`,
        content: `${p.personName} просит присоединиться к вашей компании. Примите решение.`,
      }),
    ),
    joined: template(
      (p: { companyName: string }) => ({
        title: '已加入企业',
        content: `${p.companyName} 已同意您的加入申请。`,
      }),
      (p) => ({
        title: 'You have joined a company',
        content: `${p.companyName} has accepted your request.`,
      }),
      (p) => ({
        title: 'Вы присоединились к компании',
        content: `Компания «${p.companyName}» приняла ваш запрос.`,
      }),
    ),
    joinDeclined: template(
      (p: { companyName: string; reason: string }) => ({
        title: '加入申请未予通过',
        content: `${p.companyName} 未同意您的加入申请。${p.reason && `原因：${p.reason}`}`,
      }),
      (p) => ({
        title: 'Join request declined',
        content: `${p.companyName} has declined your request.${p.reason && ` Reason: ${p.reason}`}`,
      }),
      (p) => ({
        title: 'Запрос отклонён',
        content: `Компания «${p.companyName}» отклонила ваш запрос.${p.reason && ` Причина: ${p.reason}`}`,
      }),
    ),
  },
});
