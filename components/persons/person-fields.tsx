'use client'
import { Box, Fieldset, Input, SimpleGrid, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { ImageField } from '@/components/assets/image-field'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { LookupField } from '@/components/form/lookup-field'
import { TextField } from '@/components/form/text-field'
import { isMasked } from '@/lib/domain/people/persons/national-id/rules'
import { useUserLookup } from '@/components/lookups/use-user-lookup'

type Part = {
  /** Path of the person in the form: `person.` inside a user's form. */
  prefix?: '' | `${string}.`
}
type Props = Part & {
  /** Set for readers who add people to one employer only. */
  ownEmployerId?: string | null
  canOpenIdCard?: boolean
}

export const PersonFields = (props: Props) => (
  <Stack>
    <PersonNameFields {...props} />
    <PersonDetailFields {...props} />
  </Stack>
)

/** All but the name. */
export const PersonDetailFields = ({ canOpenIdCard = true, ...props }: Props) => (
  <Stack>
    <PersonIdentityFields {...props} />
    <PersonWorkFields {...props} />
    <PersonFileFields {...props} canOpenIdCard={canOpenIdCard} />
  </Stack>
)

export function PersonNameFields({ prefix = '' }: Part) {
  const t = useTranslations('persons')
  return (
    <Fieldset legend={t('nameLegend')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField name={`${prefix}titleTh`} label={t('titleTh')} maxLength={50} lang="th" />
        <Box visibleFrom="xs" />
        <TextField
          name={`${prefix}firstNameTh`}
          label={t('firstNameTh')}
          required
          maxLength={100}
          lang="th"
        />
        <TextField
          name={`${prefix}lastNameTh`}
          label={t('lastNameTh')}
          required
          maxLength={100}
          lang="th"
        />
        <TextField
          name={`${prefix}firstNameEn`}
          label={t('firstNameEn')}
          maxLength={100}
          lang="en"
        />
        <TextField name={`${prefix}lastNameEn`} label={t('lastNameEn')} maxLength={100} lang="en" />
      </SimpleGrid>
    </Fieldset>
  )
}

function PersonIdentityFields({ prefix = '' }: Part) {
  const t = useTranslations('persons')
  const isHidden = isMasked(
    useWatch<Record<string, string | null>>({ name: `${prefix}nationalId` }) ?? '',
  )
  return (
    <Fieldset legend={t('identityLegend')}>
      <Stack gap="sm">
        <TextField
          name={`${prefix}nationalId`}
          label={t('nationalId')}
          description={t(isHidden ? 'nationalIdHidden' : 'nationalIdHint')}
          isNeverKept
          maxLength={20}
          autoComplete="off"
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextField name={`${prefix}nationality`} label={t('nationality')} maxLength={60} />
          <TextField name={`${prefix}phone`} label={t('phone')} type="tel" inputMode="tel" />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  )
}

export function PersonWorkFields({
  prefix = '',
  ownEmployerId = null,
  withResponsibleUser = true,
}: Props & { withResponsibleUser?: boolean }) {
  const t = useTranslations('persons')
  const employers = useEmployerLookup()
  const users = useUserLookup(ownEmployerId)
  return (
    <Fieldset legend={t('workLegend')}>
      <Stack gap="sm">
        <LookupField
          name={`${prefix}employerId`}
          label={t('employer')}
          lookup={employers}
          disabled={ownEmployerId !== null}
        />
        {withResponsibleUser && (
          <LookupField
            name={`${prefix}responsibleUserId`}
            label={t('responsibleUser')}
            description={t('responsibleUserHint')}
            lookup={users}
          />
        )}
      </Stack>
    </Fieldset>
  )
}

function PersonFileFields({ prefix = '', canOpenIdCard }: Pick<Props, 'prefix' | 'canOpenIdCard'>) {
  const t = useTranslations('persons')
  const nationality =
    useWatch<Record<string, string | null>>({ name: `${prefix}nationality` }) ?? null
  return (
    <Fieldset legend={t('filesLegend')}>
      <Stack>
        <ImageField
          name={`${prefix}ProfileAsset`}
          label={t('profile')}
          assetType="Profile"
          nationality={nationality}
        />
        {canOpenIdCard ? (
          <ImageField
            name={`${prefix}IdCardAsset`}
            label={t('idCard')}
            assetType="IdCard"
            nationality={nationality}
          />
        ) : (
          <ClosedIdCard prefix={prefix} />
        )}
      </Stack>
    </Fieldset>
  )
}

/** Readers who may not open the ID card still see that there is one. */
function ClosedIdCard({ prefix = '' }: Part) {
  const t = useTranslations('persons')
  const card = useWatch({ name: `${prefix}IdCardAsset` })
  if (!card) return null
  return (
    <Input.Wrapper label={t('idCard')} labelElement="div">
      <Text size="sm">{t('idCardClosed')}</Text>
    </Input.Wrapper>
  )
}
