import { employerNameIn } from '@/lib/domain/site/employers/present'
import type { ExportColumn, Reader } from '@/lib/platform/export/table'
import { nameIn, type Named } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { CredentialRecord } from './contract'

export function credentialColumns({
  locale,
}: Pick<Reader, 'locale'>): ExportColumn<CredentialRecord>[] {
  const t = translator(locale, 'credentials')
  const nameOf = (names: Named | null) => names && nameIn(locale, names)
  return [
    {
      header: t('personCode'),
      kind: 'text',
      width: 12,
      value: ({ person }) => person?.code ?? null,
    },
    { header: t('person'), kind: 'text', width: 28, value: ({ person }) => nameOf(person) },
    {
      header: t('company'),
      kind: 'text',
      width: 32,
      value: ({ employer }) => employer && employerNameIn(locale, employer),
    },
    { header: t('type'), kind: 'text', width: 40, value: ({ type }) => nameOf(type) },
    { header: t('number'), kind: 'text', width: 20, value: ({ number }) => number },
    { header: t('issuer'), kind: 'text', width: 28, value: ({ issuer }) => issuer },
    { header: t('issuedOn'), kind: 'day', width: 14, value: ({ issuedOn }) => issuedOn },
    { header: t('expiresOn'), kind: 'day', width: 14, value: ({ expiresOn }) => expiresOn },
    {
      header: t('status'),
      kind: 'text',
      width: 16,
      value: ({ status }) => t(`statuses.${status}`),
    },
    {
      header: t('standing'),
      kind: 'text',
      width: 16,
      value: ({ standing }) => standing && t(`standings.${standing}`),
    },
    {
      header: t('reason'),
      kind: 'text',
      width: 40,
      value: ({ reviewReason }) => reviewReason,
    },
  ]
}
