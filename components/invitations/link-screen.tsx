'use client'
import { Alert, Button, Center, Loader, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { EntranceCard } from '@/components/layout/entrance-card'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { AcceptForm } from './accept-form'
import { ResetForm } from './reset-form'
import { useLinkToken } from './use-link-token'

type Kind = 'Invitation' | 'Reset'

/** The page behind the link of an invitation or of a password reset. */
export function LinkScreen({ kind }: { kind: Kind }) {
  const token = useLinkToken()
  if (token === null) return <NotValid />
  if (token === undefined) return <Opening kind={kind} />
  return <OpenedLink kind={kind} token={token} />
}

function OpenedLink({ kind, token }: { kind: Kind; token: string }) {
  const t = useTranslations('invitations')
  const { data, error, refetch } = useApi(invitations.open, { token })
  if (data?.kind === kind && kind === 'Reset')
    return (
      <EntranceCard title={t('resetTitle')} intro={t('resetIntro')}>
        <ResetForm token={token} email={data.email} />
      </EntranceCard>
    )
  if (data?.kind === kind)
    return (
      <EntranceCard title={t('title')} intro={t('intro')}>
        <AcceptForm invitation={{ token, email: data.email }} />
      </EntranceCard>
    )
  if (data || error?.body.status === 400) return <NotValid />
  if (error) return <Opening kind={kind} trouble={error.message} again={() => void refetch()} />
  return <Opening kind={kind} />
}

type OpeningProps = { kind: Kind; trouble?: string; again?: () => void }

function Opening({ kind, trouble, again }: OpeningProps) {
  const t = useTranslations('invitations')
  return (
    <EntranceCard
      title={t(kind === 'Reset' ? 'resetTitle' : 'title')}
      intro={t(kind === 'Reset' ? 'resetIntro' : 'intro')}
    >
      {trouble ? (
        <Stack>
          <Alert color="red" role="alert">
            {trouble}
          </Alert>
          <Button onClick={again}>{t('reload')}</Button>
        </Stack>
      ) : (
        <Center aria-busy="true" py="md">
          <Loader />
        </Center>
      )}
    </EntranceCard>
  )
}

/** The link was used, has expired, or was replaced by a newer one. */
function NotValid() {
  const t = useTranslations('invitations')
  return (
    <EntranceCard title={t('notValid')} intro={t('notValidHint')}>
      <Button component={Link} href="/sign-in" variant="default">
        {t('toSignIn')}
      </Button>
    </EntranceCard>
  )
}
