'use client'
import { Button, Stack } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { assetUrl } from '@/components/assets/asset-url'
import { PersonConsents } from '@/components/consents/person-consents'
import { RelatedCredentials } from '@/components/credentials/related-credentials'
import { PersonVerdict } from '@/components/eligibility/person-verdict'
import { useDrawer } from '@/components/form/use-drawer'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TrainingStatus } from '@/components/persons/training-status'
import { usePrivacyActions } from '@/components/persons/use-privacy-actions'
import { RelatedRequests } from '@/components/privacy-requests/related-requests'
import { RecordScreen } from '@/components/record/record-screen'
import { ActionMenu } from '@/components/ui/action-menu'
import { ExportButtons } from '@/components/ui/export-buttons'
import { Photo } from '@/components/ui/photo'
import { useRemoval } from '@/components/ui/use-removal'
import { RelatedPermits } from '@/components/work-permits/list/related-permits'
import { persons, type PersonPage, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { fullNamesOf, personNameIn } from '@/lib/domain/people/persons/rules'
import { trainingCards } from '@/lib/domain/training/training-cards/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { namesIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { MissingParts } from './missing-parts'
import { PersonFacts } from './person-facts'
import { credentialsOf, permitsOf } from './person-inputs'
import classes from './person-screen.module.css'
import { PersonPassages } from './person-passages'
import { PersonTrainings } from './person-trainings'

const PersonDrawer = dynamic(() =>
  fetchPart(() => import('@/components/persons/person-drawer')).then((part) => part.PersonDrawer),
)

/** `ownEmployerId`: the one employer whose people a Contractor sees. */
type Reader = { ownEmployerId: string | null }

export function PersonScreen({ code, ...reader }: Reader & { code: string }) {
  const t = useTranslations('persons')
  const answer = useApi(persons.getByCode, { code })
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/persons', label: t('backToList') }}
      title={t('title')}
      missing={{ title: t('missing'), hint: t('missingHint') }}
    >
      {(person) => <KnownPerson person={person} {...reader} />}
    </RecordScreen>
  )
}

function KnownPerson({ person, ownEmployerId }: Reader & { person: PersonPage }) {
  const t = useTranslations()
  const drawer = useDrawer<PersonRecord>()
  const locale = useLocale()
  const { name } = namesIn(locale, fullNamesOf(person))
  const edit = () => drawer.open(person)
  return (
    <>
      <BackLink href="/persons">{t('persons.backToList')}</BackLink>
      <PageHeader
        title={
          <span className={classes.title}>
            <Photo
              src={person.ProfileAsset && assetUrl(person.ProfileAsset.id)}
              name={personNameIn(locale, person)}
              size={64}
            />
            {name}
          </span>
        }
        tabTitle={name}
        description={person.code}
        actions={<Actions person={person} name={name} onEdit={edit} />}
      />
      <div className={classes.layout}>
        <Stack>
          <TrainingStatus {...person} />
          <PersonVerdict personId={person.id} name={name} />
          <MissingParts person={person} onEdit={edit} />
          <RelatedCredentials
            title={t('persons.credentials')}
            empty={t('persons.noCredentials')}
            input={credentialsOf(person.id)}
            start={{ personId: person.id }}
          />
          {person.can.seeTrainings && <PersonTrainings personId={person.id} />}
          {person.can.seePassages && <PersonPassages personId={person.id} />}
          <RelatedPermits input={permitsOf(person.id)} empty={t('persons.noPermits')} />
          {person.can.erase && <RelatedRequests personId={person.id} />}
        </Stack>
        <Stack>
          <PersonFacts person={person} />
          <PersonConsents person={person} name={name} />
        </Stack>
      </div>
      {drawer.wasOpened && <PersonDrawer {...drawer} ownEmployerId={ownEmployerId} />}
    </>
  )
}

type ActionProps = { person: PersonPage; name: string; onEdit: () => void }

function Actions({ person, name, onEdit }: ActionProps) {
  const t = useTranslations()
  const remove = useRemoval(persons.remove)
  const privacy = usePrivacyActions({ leaveTo: '/persons' })
  const askAndRemove = () =>
    remove({
      input: { id: person.id },
      name,
      text: t('persons.removeText'),
      leaveTo: '/persons',
    })
  const removal = {
    label: t('common.remove'),
    icon: <IconTrash size={16} />,
    isDestructive: true,
    onClick: () => void askAndRemove(),
  }
  const others = [
    ...(person.can.erase ? privacy.actionsOf({ ...person, name }) : []),
    ...(person.can.remove ? [removal] : []),
  ]
  return (
    <>
      <ExportButtons
        pdf={{
          contract: trainingCards.pdf,
          input: { id: person.id },
          label: t('trainingCards.save'),
        }}
      />
      {person.can.save && (
        <Button leftSection={<IconPencil size={18} />} onClick={onEdit}>
          {t('common.edit')}
        </Button>
      )}
      {others.length > 0 && (
        <ActionMenu
          actions={others}
          label={t('table.actionsOf', { name })}
          className={classes.menu}
        >
          <IconDots size={18} aria-hidden />
        </ActionMenu>
      )}
      {privacy.dialog}
    </>
  )
}
