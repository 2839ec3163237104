'use client'
import { Alert, Button, Center, Loader, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { AuthCard } from '@/components/layout/auth-card'
import { IntentLink } from '@/components/ui/intent-link'
import { invitations } from '@/lib/domain/people/invitations/contract'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { AcceptForm } from './accept-form'
import { ResetForm } from './reset-form'
import { useLinkToken } from './use-link-token'
import { useWelcomeWords } from './use-welcome-words'

type Kind = 'Invitation' | 'Reset'

/** A link that was cut off has a token of the wrong length. */
const isInvalid = ({ body: { code } }: ApiProblem) =>
  code === 'invitation-not-valid' || code === 'invalid-input'

/** The page behind the link of an invitation or of a password reset. */
export function LinkScreen({ kind }: { kind: Kind }) {
  const token = useLinkToken()
  if (token === null) return <InvalidLink kind={kind} />
  if (token === undefined) return <LinkLoading kind={kind} />
  return <OpenedLink kind={kind} token={token} />
}

function OpenedLink({ kind, token }: { kind: Kind; token: string }) {
  const t = useTranslations('invitations')
  const welcomeWords = useWelcomeWords()
  const { data, error, refetch } = useApi(invitations.open, { token })
  if (data?.kind === kind && kind === 'Reset')
    return (
      <AuthCard title={t('resetTitle')} intro={t('resetIntro')}>
        <ResetForm token={token} email={data.email} />
      </AuthCard>
    )
  if (data?.kind === kind && data.welcome)
    return (
      <AuthCard {...welcomeWords(data.welcome)}>
        <AcceptForm invitation={{ token, email: data.email }} />
      </AuthCard>
    )
  if (data || (error && isInvalid(error))) return <InvalidLink kind={kind} />
  if (error) return <LinkLoading kind={kind} error={error.message} retry={() => void refetch()} />
  return <LinkLoading kind={kind} />
}

type LinkLoadingProps = { kind: Kind; error?: string; retry?: () => void }

function LinkLoading({ kind, error, retry }: LinkLoadingProps) {
  const t = useTranslations('invitations')
  return (
    <AuthCard
      title={t(kind === 'Reset' ? 'resetTitle' : 'title')}
      intro={t(kind === 'Reset' ? 'resetIntro' : 'intro')}
    >
      {error ? (
        <Stack>
          <Alert color="red" role="alert">
            {error}
          </Alert>
          <Button onClick={retry}>{t('reload')}</Button>
        </Stack>
      ) : (
        <Center aria-busy="true" py="md">
          <Loader />
        </Center>
      )}
    </AuthCard>
  )
}

/** The link was used, has expired, or was replaced by a newer one. */
function InvalidLink({ kind }: { kind: Kind }) {
  const t = useTranslations('invitations')
  if (kind === 'Reset')
    return (
      <AuthCard title={t('notValid')} intro={t('resetNotValidHint')}>
        <Button component={IntentLink} href="/forgot-password">
          {t('askAgain')}
        </Button>
      </AuthCard>
    )
  return (
    <AuthCard title={t('notValid')} intro={t('notValidHint')}>
      <Button component={IntentLink} href="/sign-in" variant="default">
        {t('toSignIn')}
      </Button>
    </AuthCard>
  )
}
