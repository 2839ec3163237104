import { employerNameIn } from '@/lib/domain/site/employers/present'
import { readerOf } from '@/lib/domain/site/settings/queries'
import type { Role } from '@/lib/platform/access/policies'
import { isBoundToContractors, may } from '@/lib/platform/access/actor'
import { assignableRoles, readRefusal } from '@/lib/platform/access/managing-users'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { readAllRows } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import { rowsInMemory } from '@/lib/platform/export/rows'
import { asXlsx } from '@/lib/platform/export/files/table-files'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import type { ListedUser, UserGroups, UserRecord, users, UserTemplate } from './contract'
import { userColumns } from './columns'
import { isWhole } from './rules'
import { searchPersonsWithoutUser } from './lookups/queries'
import { presenterFor, presentUser, userSelect } from './present'
import { isContractor, listActiveEmployers } from '@/lib/domain/site/employers/queries'

const byName = [
  { person: { firstNameTh: 'asc' } },
  { person: { lastNameTh: 'asc' } },
  { id: 'asc' },
] satisfies Prisma.UserOrderByWithRelationInput[]

export async function searchUsers(
  { db, actor, now }: Context,
  { keyword }: CheckedInputOf<typeof users.search>,
): Promise<UserGroups> {
  const managesUsers = may(actor, 'user-mgmt')
  const rows = await readAllRows((take) =>
    db.user.findMany({
      where: { removedAt: null, ...matching(keyword, managesUsers) },
      orderBy: byName,
      select: userSelect,
      take,
    }),
  )
  const present = presenterFor(actor)
  const all = rows.map((row) => present({ actor, now }, row))
  return managesUsers ? { ...commonGroups(all), ...administratorGroups(all) } : commonGroups(all)
}

/** Emails are searched only for those who may see them. */
const matching = (keyword: string | undefined, managesUsers: boolean) =>
  matchesKeyword<Prisma.UserWhereInput>(keyword, (contains) => [
    ...(['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn'] as const).map((name) => ({
      person: { [name]: contains },
    })),
    ...(managesUsers ? [{ email: contains }] : []),
  ])

const withRole = (all: ListedUser[], role: Role) => all.filter(({ roles }) => roles.includes(role))

const commonGroups = (all: ListedUser[]): UserGroups => ({
  purchasingUsers: withRole(all, 'Purchasing'),
  workOwnerUsers: withRole(all, 'WorkOwner'),
  safetyOfficerUsers: withRole(all, 'SafetyOfficer'),
  workspaceOwnerUsers: withRole(all, 'WorkspaceOwner'),
  contractorUsers: withRole(all, 'Contractor'),
})

const administratorGroups = (all: ListedUser[]) => ({
  adminUsers: withRole(all, 'Admin'),
  tenantAdministratorUsers: withRole(all, 'TenantAdministrator'),
})

type ExportInput = CheckedInputOf<typeof users.exportXlsx>

/** Each user once. */
export async function exportUsersXlsx(context: Context, input: ExportInput): Promise<FileAnswer> {
  const { keyword } = input
  const groups = await searchUsers(context, { keyword })
  const everybody = new Map(
    Object.values(groups)
      .flat()
      .map((user) => [user.id, user]),
  )
  const rows = [...everybody.values()].filter(isWhole).filter(isExported(input))
  const reader = await readerOf(context)
  const table = {
    title: translator(reader.locale, 'users')('title'),
    filters: filterLines(reader.locale, input, rows[0]),
    columns: userColumns(reader),
    count: rows.length,
    rows: rowsInMemory(rows),
  }
  return asXlsx(table, reader)
}

const isExported =
  ({ role, status, employerId }: ExportInput) =>
  (user: UserRecord) =>
    (!role || user.roles.includes(role)) &&
    (!status || user.status === status) &&
    (!employerId || user.employerId === employerId)

/** The filters in words above the table; the name of the company is read from a row. */
function filterLines(
  locale: Locale,
  { keyword, role, status, employerId }: ExportInput,
  row: UserRecord | undefined,
): string[] {
  const t = translator(locale, 'users')
  const employer = employerId && row?.person.employer
  return [
    ...(role ? [t('export.role', { role: translator(locale, 'roles')(role) })] : []),
    ...(status ? [`${t('status')}: ${t(`statuses.${status}`)}`] : []),
    ...(employer ? [`${t('employer')}: ${employerNameIn(locale, employer)}`] : []),
    ...(keyword ? [t('export.keyword', { keyword })] : []),
  ]
}

export async function getUser(
  { db, actor, now }: Context,
  { id }: CheckedInputOf<typeof users.get>,
): Promise<UserRecord> {
  const row = await db.user.findFirst({ where: { id, removedAt: null }, select: userSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  const refusal = readRefusal(actor, row)
  if (refusal) throw new Problem(refusal)
  return presentUser({ actor, now }, row)
}

/** The most people without a user that a template lists. */
const MOST_PERSONS = 500

export async function createUserTemplate(
  context: Context,
  { contractorId }: CheckedInputOf<typeof users.create>,
): Promise<UserTemplate> {
  const employerId = contractorId ? await requireContractor(context, contractorId) : null
  const assignable = assignableRoles(context.actor)
  const isContractor = employerId !== null || isBoundToContractors(context.actor)
  const roles: Role[] = isContractor ? ['Contractor'] : []
  return {
    user: { PersonId: null, email: null, roles, employerId, isDefault: false, status: 'Draft' },
    person: {
      employerId,
      TrainingStatus: 'NotTrained',
      can: { saveDetails: may(context.actor, 'worker-mgmt') },
    },
    lookups: {
      assignableRoles: assignable,
      employers: await selectableEmployers(context),
      persons: (
        await searchPersonsWithoutUser(context, {
          keyword: undefined,
          ids: undefined,
          page: 1,
          pageSize: MOST_PERSONS,
        })
      ).rows,
    },
  }
}

async function requireContractor({ db }: Context, id: string): Promise<string> {
  if (await isContractor(db, id)) return id
  throw new Problem('record-not-found', { values: { id }, field: 'contractorId' })
}

/** Purchasing makes users of contractors only. */
const selectableEmployers = ({ db, actor }: Context) =>
  listActiveEmployers(db, isBoundToContractors(actor) ? 'Contractor' : undefined)

export async function listContractors({
  db,
}: Context): Promise<OutputOf<typeof users.preCreateContractor>> {
  const contractors = await listActiveEmployers(db, 'Contractor')
  return contractors.map(({ id, nameTh, nameEn }) => ({ id, nameTh, nameEn }))
}
