'use client'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { useRecordActions } from '@/components/table/use-record-actions'
import { ImportLink } from '@/components/imports/import-link'
import { AddButton } from '@/components/ui/add-button'
import { persons, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { namesIn } from '@/lib/platform/i18n/names'
import { PersonList } from './person-list'
import { useTrainingActions } from './use-training-actions'
import { usePrivacyActions } from './use-privacy-actions'
import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import { fetchPart } from '@/lib/platform/browser/fetch-part'

const PersonDrawer = dynamic(() =>
  fetchPart(() => import('./person-drawer')).then((part) => part.PersonDrawer),
)

/** `ownEmployerId`: the one employer whose people a Contractor sees and adds. */
export function PersonsScreen({ ownEmployerId }: { ownEmployerId: string | null }) {
  const t = useTranslations('persons')
  const locale = useLocale()
  const drawer = useDrawer<PersonRecord>()
  const nameOf = (person: PersonRecord) => namesIn(locale, fullNamesOf(person)).name
  const actionsOf = useRecordActions(persons.remove, {
    nameOf,
    onEdit: drawer.open,
    removeText: t('removeText'),
  })
  const privacy = usePrivacyActions()
  const trainingActionsOf = useTrainingActions()
  const addButton = <AddButton onClick={() => drawer.open(null)}>{t('add')}</AddButton>
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('description')}
        actions={
          <>
            <ImportLink of="Persons" />
            {addButton}
          </>
        }
      />
      <PersonList
        isOneEmployer={ownEmployerId !== null}
        nameOf={nameOf}
        actionsOf={(person) => [
          ...trainingActionsOf(person),
          ...actionsOf(person),
          ...(person.can.erase ? privacy.actionsOf({ ...person, name: nameOf(person) }) : []),
        ]}
      />
      {privacy.dialog}
      {drawer.wasOpened && <PersonDrawer {...drawer} ownEmployerId={ownEmployerId} />}
    </>
  )
}
