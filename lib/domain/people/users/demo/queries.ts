import type { Role } from '@/lib/platform/access/policies'
import { config } from '@/lib/platform/config/config'
import { isOnNetwork } from '@/lib/platform/config/network'
import { database } from '@/lib/platform/db/database'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { enabledUser } from '../enabled/rows'

const names = [
  'admin',
  'tenant',
  'officer',
  'officer2',
  'owner',
  'area',
  'purchasing',
  'contractor',
  'contractor2',
]

export type DemoAccount = {
  email: string
  roles: Role[]
  employer: { th: string; en: string } | null
}

/**
 * The accounts of the seed that still have its password. Empty unless the embedded database is used and the server
 * listens to its own machine only.
 */
export async function demoAccounts(): Promise<DemoAccount[]> {
  const { isEmbedded, siteMode } = config()
  if (!isEmbedded || siteMode === 'production' || isOnNetwork(config())) return []
  const emails = names.map((name) => `${name}@example.com`)
  const users = await database()
    .db.user.findMany({
      where: {
        email: { in: emails },
        ...enabledUser,
        account: { hasDemoPassword: true },
      },
      select: {
        email: true,
        roles: true,
        person: { select: { employer: { select: { nameTh: true, nameEn: true, kind: true } } } },
      },
    })
    // The form works without this list, and shows an unreachable database itself.
    .catch(() => [])
  return emails.flatMap((email) => {
    const user = users.find((known) => known.email === email)
    return user ? [{ email, roles: user.roles, employer: contractorOf(user.person) }] : []
  })
}

type Holder = { employer: { nameTh: string; nameEn: string | null; kind: string } | null }

/** Only of contractors, whose two accounts differ by it. */
const contractorOf = ({ employer }: Holder) =>
  employer?.kind === 'Contractor' ? namesInBoth(employer) : null
