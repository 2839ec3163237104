/** ชื่อและชนิดของข้อมูลในรายละเอียดบันทึก / What the members of an audit line's details are called, and how they read. */

/** Of these the server tells the names. */
export type NamedType =
  | 'user'
  | 'person'
  | 'employer'
  | 'project'
  | 'task'
  | 'work-permit'
  | 'jsa-template'
  | 'training-plan'
  | 'workspace-area'
  | 'gate'
  | 'gate-device'
  | 'credential-type'
  | 'import'
  | 'service-account'
  | 'api-key'

/** Catalogue keys by value, or what stands before the value in them. */
type Words = { words: string | Record<string, string> }

export type Kind =
  | 'text'
  | 'flag'
  | 'file'
  | 'day'
  | 'instant'
  | 'weekday'
  | 'holiday'
  | Words
  | { record: NamedType }

/** `label` is a key of the catalogue. */
export type Field = { label: string; kind: Kind }

/** Plain text, unless a kind is given. */
const field = (label: string, kind: Kind = 'text'): Field => ({ label, kind })
const record = (label: string, type: NamedType): Field => ({ label, kind: { record: type } })
const words = (label: string, keys: Words['words']): Field => ({ label, kind: { words: keys } })

/** The same word wherever it stands, unless `ownFields` has another. */
export const sharedFields: Record<string, Field> = {
  apiKeyId: record('audit.fields.apiKey', 'api-key'),
  code: field('settings.code'),
  comment: field('tasks.comment'),
  contractorId: record('workPermits.contractor', 'employer'),
  count: field('audit.fields.count'),
  deviceId: record('gates.device', 'gate-device'),
  email: field('users.email'),
  employerId: record('persons.employer', 'employer'),
  importId: record('audit.fields.import', 'import'),
  isActive: field('settings.isActive', 'flag'),
  location: field('trainingSessions.location'),
  name: field('settings.name'),
  nameEn: field('settings.nameEn'),
  nameTh: field('settings.nameTh'),
  note: field('trainingApprovals.export.note'),
  personId: record('users.pickPerson', 'person'),
  personIds: record('persons.title', 'person'),
  phone: field('persons.phone'),
  projectId: record('workPermits.project', 'project'),
  reason: field('projects.reason'),
  roles: words('users.rolesLabel', 'roles'),
  taskId: record('workPermits.task', 'task'),
  typeCode: words('jsaTemplates.type', 'jsaTemplates.types'),
}

/** What `from` and `to` are of: by the event, or by the first half of it. */
export const transitions: Record<string, Field> = {
  'task.reassigned': record('tasks.assignee', 'user'),
  'user.roles-taken-over': words('users.rolesLabel', 'roles'),
  task: words('tasks.status', 'tasks.statuses'),
  project: words('projects.status', 'projects.statuses'),
  'work-permit': words('workPermits.status', 'workPermits.statuses'),
  'training-session': words('common.status', 'training.sessionStatuses'),
  'seat-request': words('common.status', 'seatRequests.statuses'),
  attendance: words('trainingApprovals.status', 'training.statuses'),
  credential: words('credentials.status', 'credentials.statuses'),
  'privacy-request': words('privacyRequests.status', 'privacyRequests.statuses'),
}

const assetTypes = {
  Profile: 'persons.profile',
  IdCard: 'persons.idCard',
  Document: 'settings.document',
  Credential: 'audit.subjects.credential',
}

/** By the first half of the event. */
export const ownFields: Record<string, Record<string, Field>> = {
  user: { isDisabled: field('users.isDisabled', 'flag') },
  account: {
    expiresAt: field('audit.fields.expiresAt', 'instant'),
    method: words('audit.fields.method', 'audit.methods'),
  },
  invitation: { expiresAt: field('audit.fields.expiresAt', 'instant') },
  'second-factor': { kind: words('audit.fields.kind', 'secondFactors') },
  'provider-sync': {
    isMade: field('audit.fields.isMade', 'flag'),
    isAdopted: field('audit.fields.isAdopted', 'flag'),
    isEnabled: field('audit.fields.isEnabled', 'flag'),
    isMailed: field('audit.fields.isMailed', 'flag'),
    given: words('audit.fields.given', 'roles'),
    taken: words('audit.fields.taken', 'roles'),
    fault: words('mail.lastError', 'providerSyncs.faults'),
  },
  notice: {
    event: words('notices.settings.what', 'notices.names'),
    channel: words('notices.channel', 'notices.channels'),
  },
  mail: { to: field('mail.to'), mail: field('audit.subjects.mail') },
  person: {
    titleTh: field('persons.titleTh'),
    firstNameTh: field('persons.firstNameTh'),
    lastNameTh: field('persons.lastNameTh'),
    firstNameEn: field('persons.firstNameEn'),
    lastNameEn: field('persons.lastNameEn'),
    nameTh: field('persons.name'),
    nationalId: field('persons.nationalId'),
    nationality: field('persons.nationality'),
    responsibleUserId: record('persons.responsibleUser', 'user'),
    profileAssetId: field('persons.profile', 'file'),
    idCardAssetId: field('persons.idCard', 'file'),
    purpose: words('consents.purpose', 'consents.purposes'),
    basis: words('consents.basis', 'consents.bases'),
    reason: field('consents.reason'),
    textVersion: field('consents.textVersion'),
    language: words('consents.textLanguage', 'consents.languages'),
  },
  'retention-rule': {
    kind: words('audit.fields.kind', 'retention.kinds'),
    months: field('retention.months'),
  },
  'privacy-request': {
    kind: words('privacyRequests.kind', 'privacyRequests.kinds'),
    receivedAt: field('privacyRequests.receivedAt', 'day'),
    dueAt: field('privacyRequests.dueAt', 'day'),
  },
  employer: {
    nameTh: field('employers.nameTh'),
    nameEn: field('employers.nameEn'),
    taxId: field('employers.taxId'),
    kind: words('employers.kind', 'employers.kinds'),
    status: words('employers.status', 'employers.statuses'),
    contactEmail: field('employers.contactEmail'),
  },
  import: {
    kind: words('audit.fields.kind', 'imports.kinds'),
    mode: words('audit.fields.mode', 'imports.modes'),
    kept: field('audit.fields.kept'),
  },
  asset: {
    assetType: words('audit.fields.kind', assetTypes),
    contentType: field('audit.fields.contentType'),
    size: field('audit.fields.size'),
  },
  project: {
    PurchaseRequisitionNo: field('projects.prNo'),
    name: field('projects.name'),
    status: words('projects.status', 'projects.statuses'),
    employerId: record('projects.employer', 'employer'),
  },
  task: {
    refId: field('audit.fields.number'),
    taskTypeId: words('tasks.type', 'tasks.types'),
    employerId: record('projects.employer', 'employer'),
    assigneeUserId: record('tasks.assignee', 'user'),
  },
  'training-plan': {
    name: field('trainingPlans.name'),
    nickname: field('trainingPlans.nickname'),
    recurrenceType: words('trainingPlans.recurrence', 'trainingPlans.recurrences'),
    weekdays: field('trainingPlans.weekdays', 'weekday'),
    startDate: field('trainingPlans.startDate', 'day'),
    endDate: field('trainingPlans.endDate', 'day'),
    fromDate: field('audit.fromDate', 'day'),
    toDate: field('audit.toDate', 'day'),
    morningCapacity: field('audit.fields.morningCapacity'),
    afternoonCapacity: field('audit.fields.afternoonCapacity'),
    trainerName: field('trainingPlans.trainer'),
    credentialTypeId: record('trainingPlans.result', 'credential-type'),
    validityMonths: field('audit.fields.validityMonths'),
    createdCount: field('audit.fields.createdCount'),
    removedCount: field('audit.fields.removedCount'),
  },
  'training-session': {
    scheduleId: record('trainingSessions.plan', 'training-plan'),
    date: field('trainingSessions.date', 'day'),
    period: words('trainingSessions.period', 'training.periods'),
    startTime: field('trainingSessions.startTime'),
    endTime: field('trainingSessions.endTime'),
    capacity: field('trainingSessions.capacity'),
  },
  'saved-view': {
    screen: field('audit.fields.screen'),
    query: field('audit.fields.query'),
    isShared: field('audit.fields.isShared', 'flag'),
  },
  'seat-request': { seats: field('trainingSessions.capacity') },
  'work-permit': {
    permitNo: field('workPermits.permitNo'),
    status: words('workPermits.status', 'workPermits.statuses'),
    typeCode: words('workPermits.type', 'jsaTemplates.types'),
    workDate: field('workPermits.workDate', 'day'),
    personIds: record('workPermits.workers', 'person'),
    role: words('workPermits.approveAs', 'roles'),
    ids: record('workPermits.title', 'work-permit'),
  },
  'jsa-template': {
    isEnabled: field('jsaTemplates.isEnabled', 'flag'),
    revision: field('audit.fields.revision'),
    steps: field('audit.fields.steps'),
    sourceTemplateId: record('jsaTemplates.system', 'jsa-template'),
  },
  requirement: {
    anyOf: field('eligibility.requirements.anyOf'),
    purpose: words('eligibility.requirements.purpose', 'eligibility.requirements.purposes'),
    effect: words('eligibility.requirements.effect', 'eligibility.requirements.effects'),
    graceDays: field('eligibility.requirements.graceDays'),
    override: words('eligibility.requirements.override', 'eligibility.requirements.overrides'),
    basis: words('eligibility.requirements.basis', 'eligibility.requirements.bases'),
    employerKinds: field('eligibility.requirements.employerKinds'),
    typeCodes: words('eligibility.requirements.typeCodes', 'jsaTemplates.types'),
    dutyCodes: field('eligibility.requirements.dutyCodes'),
    projectIds: record('eligibility.requirements.projectIds', 'project'),
    workspaceAreaIds: record('eligibility.requirements.workspaceAreaIds', 'workspace-area'),
    employerIds: record('eligibility.requirements.employerIds', 'employer'),
    scheduleIds: record('eligibility.requirements.scheduleIds', 'training-plan'),
    lawRefTh: field('eligibility.requirements.lawRefTh'),
    lawRefEn: field('eligibility.requirements.lawRefEn'),
  },
  override: {
    workPermitId: record('workPermits.title', 'work-permit'),
    day: field('eligibility.overrides.day', 'day'),
    status: words('workPermits.status', 'eligibility.overrides.statuses'),
  },
  gate: {
    workspaceAreaId: record('gates.leadsTo', 'workspace-area'),
    kind: words('audit.fields.kind', 'gate.kinds'),
    at: field('audit.at', 'instant'),
  },
  'service-account': { isDisabled: field('users.statuses.Disabled', 'flag') },
  'api-key': {
    serviceAccountId: record('audit.fields.serviceAccount', 'service-account'),
    scopes: field('audit.fields.scopes'),
    addresses: field('audit.fields.addresses'),
    expiresAt: field('audit.fields.worksUntil', 'instant'),
  },
  'gate-device': {
    gateId: record('gates.gate', 'gate'),
    endsAt: field('audit.fields.expiresAt', 'instant'),
  },
  muster: {
    kind: words('audit.fields.kind', 'musters.kinds'),
    expected: field('musters.expected'),
    found: field('musters.statuses.Found'),
    missing: field('musters.statuses.Missing'),
  },
  'credential-type': {
    subject: words('audit.fields.subject', 'credentials.subjects'),
    reviewRole: words('audit.fields.reviewRole', 'roles'),
    validityMonths: field('audit.fields.validityMonths'),
    needsNumber: field('audit.fields.needsNumber', 'flag'),
    needsExpiry: field('audit.fields.needsExpiry', 'flag'),
    needsFile: field('audit.fields.needsFile', 'flag'),
    isSensitive: field('audit.fields.isSensitive', 'flag'),
    warnDays: field('audit.fields.warnDays'),
  },
  credential: {
    typeId: record('credentials.type', 'credential-type'),
    employerId: record('credentials.company', 'employer'),
    issuedOn: field('credentials.issuedOn', 'day'),
    expiresOn: field('credentials.expiresOn', 'day'),
    reasonCode: words('credentials.reason', 'credentials.returnCodes'),
    daysLeft: field('audit.fields.daysLeft'),
  },
  bar: {
    fromDate: field('audit.fields.fromDate', 'day'),
    untilDate: field('audit.fields.untilDate', 'day'),
  },
  'document-template': { assetId: field('settings.file', 'file') },
  'webhook-endpoint': {
    host: field('audit.fields.host'),
    types: field('audit.fields.changeTypes'),
    answerStatus: field('audit.fields.answerStatus'),
    fault: words('audit.fields.fault', 'webhooks.faults'),
    reason: words('projects.reason', 'webhooks.switchedOff'),
    seq: field('audit.fields.seq'),
  },
  settings: {
    FirstDayOfWeek: field('settings.firstDayOfWeek', 'weekday'),
    timeZone: field('settings.timeZone'),
    dateEra: words('settings.era', { BE: 'settings.buddhistEra', CE: 'settings.commonEra' }),
    defaultLocale: words('settings.language', { th: 'settings.thai', en: 'settings.english' }),
    trainingValidityMonths: field('audit.fields.validityMonths'),
    offerHours: field('settings.offerHours'),
    workdays: field('settings.workdays', 'weekday'),
    permitCutOff: field('settings.permitCutOff'),
    sessionIdleDays: field('audit.fields.sessionIdleDays'),
    administratorsNeedSecondFactor: field('settings.needSecondFactor', 'flag'),
    everybodyNeedsSecondFactor: field('settings.allNeedSecondFactor', 'flag'),
    entryNeedsPermit: words('settings.entryNeedsPermit', 'settings.entryNeeds'),
    overstayHours: field('audit.fields.overstayHours'),
    gateRetentionDays: field('audit.fields.gateRetentionDays'),
    gateListHours: field('audit.fields.gateListHours'),
    holidays: field('settings.tabs.holidays', 'holiday'),
  },
}
